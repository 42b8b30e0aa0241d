## El juego.

game-title = El juego de cartas
game-blurb = Tramas, retos y conquista: dos casas se enfrentan en justa, o hasta seis en contienda por el Consejo Privado. Gana quien llegue antes a 15 de poder.

setting-mode = Modalidad
    .help = La justa es para dos jugadores; la contienda, con títulos, de tres a seis.
setting-mode-auto = Según el número de jugadores
setting-mode-joust = Justa
setting-mode-melee = Contienda
setting-decks = Mazos
    .help = Uno por asiento: el nombre de un mazo pregenerado o una lista. Si no se indica nada, los pregenerados de una caja.
setting-lists = Listas de los mazos
    .help = Con listas cerradas, los demás solo saben de tu propio mazo la facción, la estrategia y lo que han visto.
setting-lists-open = Abiertas
setting-lists-closed = Cerradas

## Preguntas.

ask-setup-mulligan = ¿Conservas esta mano o la barajas una vez para robar siete cartas nuevas?
ask-setup-place = Coloca cartas de inicio por valor de hasta 8 de oro.
ask-setup-attach = ¿A cuál de tus personajes vinculas este accesorio?
ask-plot-choose = Elige una trama en secreto.
ask-plot-first = Has ganado la iniciativa: ¿quién es el jugador inicial?
ask-plot-order = ¿De quién es la siguiente capacidad «cuando se muestre»?
ask-title-choose = Toma un título en secreto.
ask-title-redirect = Como Regente de la Corona: ¿rediriges este reto hacia otro jugador?
ask-title-target = El reto se redirige: ¿contra quién?
ask-window-save = { $c_id ->
    [window_cancels] ¿Lo anulas? A punto de tener efecto: { $e }.
   *[other] ¿Salvas la carta? A punto de abandonar el juego: { $e }.
}
ask-window-interrupt = { $e ->
    [none] ¿Interrumpes? A punto de ocurrir: { $d }.
   *[other] ¿Interrumpes? A punto de ocurrir: { $d } ({ $e }).
}
ask-window-reaction = { $e ->
    [none] ¿Reaccionas? Ha ocurrido: { $d }.
   *[other] ¿Reaccionas? Ha ocurrido: { $d } ({ $e }).
}
ask-window-forced = ¿Qué capacidad obligada se resuelve ahora?
ask-window-action = { $b_id ->
    [own_marshal] Tu reclutamiento: juega cartas y actúa, o pasa para terminarlo.
   *[other] { $b }: ¿actúas o pasas?
}
ask-cost-x = { $b }: ¿cuánto vale X?
ask-cost-kneel = { $c }: ¿qué carta arrodillas como coste?
ask-cost-discard = { $c }: ¿qué carta descartas como coste?
ask-target-player = { $c }: elige a un jugador.
ask-target-card = { $c }: elige un objetivo.
ask-pick-card = { $c }: ¿qué carta?
ask-pick-player = { $c }: ¿qué jugador?
ask-name-word = { $c }: elige una opción.
ask-search-take = { $c }: ¿con qué carta te quedas?
ask-attach-host = { $a }: ¿a qué personaje se vincula?
ask-tickler-player = ¿Qué mazo pierde su carta superior?
ask-tickler-copy = ¿Descartas del juego una copia de esa carta?
ask-trader-take = Quédate con una de estas cartas como mucho.
ask-trader-bottom = Pon el resto al fondo: la primera queda debajo del todo.
ask-bear-bottom = Pon hasta tres al fondo: la primera queda debajo del todo.
ask-bear-top = Devuelve las demás encima: la primera queda arriba del todo.
ask-olenna-type = Nombra un tipo de carta.
ask-olenna-take = ¿Con qué carta te quedas?
ask-fire-choice = ¿La barajas en tu mazo o la pones en juego?
ask-challenge-declare = Inicia un reto, o pasa para terminar tus retos.
ask-challenge-attackers = Declara a tus atacantes.
ask-challenge-stealth = ¿A quién elude el sigilo?
ask-challenge-defenders = Declara a tus defensores.
ask-claim-military = Conquista: ¿qué personajes tuyos mueren?
ask-claim-opponents = ¿Contra quién aplicas la conquista?
ask-keywords-order = ¿Qué palabra clave se resuelve ahora?
ask-keywords-use = { $a }: ¿con qué personaje?
ask-keywords-intimidate = ¿A quién intimidas?
ask-standing-choose = ¿Qué personajes se ponen en pie?
ask-taxation-reserve = Tienes más cartas que tu reserva: descarta hasta igualarla.
ask-settle-order = ¿Cuál de estas se resuelve primero?
ask-winning-name = Varios tienen 15 de poder: ¿quién gana?
ask-winning-eliminate = Hay varios mazos vacíos: ¿quién queda eliminado ahora?
ask-delay-order = ¿Qué efecto postergado ocurre ahora?

## Opciones.

option-keep = Conservar la mano
option-mulligan = Siete cartas nuevas
option-hand = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-deck = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-discard = { $a } (pila de descartes)
option-dead = { $a } (pila de muertos)
option-card = { $a }
option-plot = { $a }
option-title = { $a }
option-seat = { $a_seat }
option-use = { $d ->
    [none] Usar { $a }
   *[other] Usar { $a }: { $d }
}
option-play = { $b ->
    [none] Jugar { $a }
   *[other] Jugar { $a }: { $b }
}
option-save = Descartar un duplicado para salvar: { $a }
option-marshal = Reclutar { $a }
option-duplicate = Añadir un duplicado: { $a }
option-ambush = Emboscada: { $a }
option-challenge = { $a ->
   *[other] Reto ({ $a }) contra { $b_seat }
}
option-icon = { $a }
option-reward = { $a }
option-type = { $a }
option-keyword = { $a }
option-delay = { $a }
option-shuffle = Barajarla en el mazo
option-fire-choice-play = Ponerla en juego

## Lo que ocurre.

event-first-drawn = { $seat } es el jugador inicial de los preparativos.
event-setup-mulligan = { $seat } reemplaza su mano inicial.
event-setup-placed = { $n ->
    [0] { $seat } no coloca cartas de inicio.
    [one] { $seat } coloca 1 carta de inicio.
   *[other] { $seat } coloca { $n } cartas de inicio.
}
event-setup-revealed = { $seat } empieza con { $card }.
event-round-begins = Comienza la ronda { $n }.
event-phase-begins = { $phase_id ->
    [plot] Comienza la fase de trama.
    [draw] Comienza la fase de robo.
    [marshal] Comienza la fase de reclutamiento.
    [challenges] Comienza la fase de reto.
    [dominance] Comienza la fase de dominación.
    [standing] Comienza la fase de puesta en pie.
   *[other] Comienza la fase de impuestos.
}
event-plot-revealed = { $seat } muestra { $card }.
event-plot-recycled = { $seat } recupera sus tramas usadas.
event-initiative-won = { $seat } gana la iniciativa con { $n }.
event-first-named = { $seat } es el jugador inicial.
event-title-taken = { $seat } toma un título.
event-title-revealed = { $seat } ostenta un título: { $title }.
event-title-rival = { $seat } vence a un rival, { $other_seat }.
event-cards-drawn = { $n ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $n } cartas.
}
event-deck-shuffled = Se baraja el mazo de { $seat }.
event-deck-searched = { $seat } mira { $n } cartas de su mazo.
event-deck-revealed = { $seat } muestra { $card }.
event-deck-discarded = Se descarta { $card } del mazo de { $seat }.
event-deck-looked = { $seat } mira las { $n } primeras cartas del mazo de { $other_seat }.
event-deck-took = { $seat } se queda con una carta de su mazo.
event-card-searched = { $seat } muestra { $card } y se la queda.
event-card-marshaled = { $seat } recluta: { $card }.
event-card-ambushed = { $seat } pone en juego por emboscada: { $card }.
event-card-entered = Entra en juego: { $card }.
event-card-attached = { $card } se vincula: { $host }.
event-card-duplicated = { $card } tiene un duplicado.
event-card-facedown = { $card } tiene un duplicado boca abajo.
event-card-knelt = Se arrodilla: { $card }.
event-card-stood = Se pone en pie: { $card }.
event-card-killed = Muere: { $card }.
event-card-discarded = Se descarta del juego: { $card }.
event-card-sacrificed = Sacrificio: { $card }.
event-card-returned = Vuelve a la mano: { $card }.
event-card-shuffled = Se baraja en el mazo: { $card }.
event-card-removed = Se retira del juego: { $card }.
event-card-saved = Se salva: { $card }.
event-card-saved_duplicate = Un duplicado salva: { $card }.
event-card-discarded_hand = { $seat } descarta { $card }.
event-card-on_spike = { $card } va a la pila de muertos.
event-card-taken_back = { $seat } recupera { $card }.
event-card-controlled = { $seat } toma el control: { $card }.
event-card-strength = { $card }: su FUE cambia en { $n }.
event-card-icon_gained = { $card } gana un icono: { $icon }.
event-card-icon_lost = { $card } pierde un icono: { $icon }.
event-card-token = { $card } recibe una ficha: { $token }.
event-card-must_defend = { $card } debe defender si es posible.
event-card-cannot_defend = { $card } no puede defender en esta fase.
event-card-no_contribution = { $card } no aporta su FUE.
event-attachment-lost = { $card } se descarta con su portador.
event-attachment-returned = { $card } vuelve a la mano de su propietario.
event-ability-action = { $seat } usa { $card }.
event-ability-reaction = { $seat } reacciona con { $card }.
event-ability-interrupt = { $seat } interrumpe con { $card }.
event-ability-forced_reaction = Reacción obligada: { $card }.
event-ability-forced_interrupt = Interrupción obligada: { $card }.
event-ability-when_revealed = Surte efecto: { $card }.
event-ability-cancelled = Se anula: { $card }.
event-event-played = { $seat } juega { $card }.
event-target-chosen = { $seat } elige { $card }.
event-word-named = { $seat } nombra: { $word }.
event-hand-seen = { $seat } mira la mano de { $other_seat }.
event-hand-shown = { $seat } tiene en la mano { $cards }.
event-gold-income = { $seat } cobra { $n } de oro.
event-gold-paid = { $seat } paga { $n } de oro.
event-gold-gained = { $seat } gana { $n } de oro.
event-gold-returned = { $seat } devuelve { $n } de oro.
event-gold-moved = { $seat } toma { $n } de oro de { $other_seat }.
event-power-gained = { $seat } gana { $n } de poder.
event-power-gained_on = { $card } gana { $n } de poder.
event-power-lost = { $card } pierde { $n } de poder.
event-power-moved = { $seat } toma { $n } de poder de { $other_seat }.
event-challenge-initiated = { $seat } inicia un reto ({ $icon }) contra { $other_seat }.
event-challenge-attacks = Ataca: { $card }.
event-challenge-bypassed = { $by } elude con sigilo: { $card }.
event-challenge-redirected = El reto se redirige contra { $other_seat }.
event-challenge-defends = Defiende: { $card }.
event-challenge-undefended = { $seat } no declara defensores.
event-challenge-joined = Se une al reto: { $card }.
event-challenge-removed = Sale del reto: { $card }.
event-challenge-compared = { $attack } contra { $defence } de FUE.
event-challenge-won = { $seat } vence a { $other_seat } por { $n }.
event-challenge-nobody = Nadie gana el reto.
event-challenge-unopposed = { $seat } vence sin oposición.
event-challenge-ended = El reto termina.
event-claim-applied = { $seat } aplica una conquista de { $n }.
event-keyword-insight = Perspicacia: { $card }.
event-keyword-pillage = Pillaje: { $card }.
event-keyword-renown = Renombre: { $card }.
event-dominance-counted = { $seat } cuenta { $n } para la dominación.
event-dominance-won = { $seat } gana la dominación.
event-dominance-tied = Nadie gana la dominación.
event-standing-all = Todas las cartas se ponen en pie.
event-game-won = { $seat } gana con { $n } de poder.
event-game-decked = El mazo de { $seat } está vacío: gana quien tenga más poder.
event-game-eliminated = El mazo de { $seat } está vacío: queda fuera de la partida.
