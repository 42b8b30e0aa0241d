### Lo que se pregunta y lo que ocurre en una batalla

game-title = El juego de miniaturas
game-blurb = Ejércitos de Poniente sobre una mesa de cuarenta y ocho pulgadas: bandejas que giran y marchan, cargas, pánico e intriga junto al campo. Reglas de 2021, de dos a cuatro jugadores.

## ajustes

setting-mode = Modo de juego
    .help = De qué trata la batalla y cómo se puntúa.
setting-mode-a_game_of_thrones = Juego de tronos
setting-mode-a_clash_of_kings = Choque de reyes
setting-mode-a_storm_of_swords = Tormenta de espadas
setting-mode-a_feast_for_crows = Festín de cuervos
setting-mode-a_dance_with_dragons = Danza de dragones
setting-mode-winds_of_winter = Vientos de invierno
setting-mode-honed_and_ready = Afilado y listo
setting-mode-fire_and_blood = Fuego y sangre
setting-mode-here_we_stand = Aquí aguantamos
setting-mode-dark_wings_dark_words = Alas negras, palabras negras
setting-points = Puntos de ejército
    .help = Cuántos puntos puede costar el ejército de cada jugador. Lo habitual son 30, 40 o 50; 20 en partidas rápidas por equipos.
setting-armies = Ejércitos
    .help = Uno por jugador: el nombre de un ejército preparado o el texto de una lista. Los que falten se completan con ejércitos preparados.
setting-teams = Equipos
    .help = Cuatro jugadores en dos equipos, primero y tercero contra segundo y cuarto. Si no, todos contra todos.
setting-table = Mesa
    .help = La mesa estándar mide 48 por 48 pulgadas; la grande, 72 por 48.
setting-table-standard = estándar
setting-table-large = grande
setting-terrain = Terreno
    .help = Lo eligen y colocan los jugadores por turnos, lo deciden los dados, o no hay.
setting-terrain-choice = a elección
setting-terrain-random = por los dados
setting-terrain-none = ninguno
setting-pieces = Elementos de terreno
    .help = Cuántos se colocan cuando se eligen; lo normal son cuatro.
setting-custom = Terreno acordado
    .help = Elementos propios con una forma, un tamaño en milésimas de pulgada y claves.
setting-inert = Aceptar cartas inertes
    .help = Permite cartas cuyas capacidades aún no funcionan: luchan, pero su texto no hace nada.
setting-idleness = La ociosidad es la muerte
    .help = Errata opcional: una unidad trabada debe atacar o retirarse.
setting-full_board = Tablero lleno
    .help = Errata opcional: con el tablero de Tácticas lleno, las UNC esperan a que quede una zona libre.

## parámetros de una colocación

place-pivot = girar { $degrees }°
place-distance = { $inches }″ en línea recta
place-turn = y luego girar { $degrees }°
place-direction = { $value ->
    [0] hacia delante
    [1] hacia la derecha
    [2] hacia atrás
   *[3] hacia la izquierda
}
place-x = a { $inches }″ del borde izquierdo
place-y = a { $inches }″ del borde cercano
place-facing = encarada a { $degrees }°

name-castle_arrows = Flechas
    .the = las Flechas
    .gender = feminine
    .number = other
name-q1 = cuadrante cercano izquierdo
    .the = el cuadrante cercano izquierdo
    .gender = masculine
    .number = one
name-q2 = cuadrante cercano derecho
    .the = el cuadrante cercano derecho
    .gender = masculine
    .number = one
name-q3 = cuadrante lejano izquierdo
    .the = el cuadrante lejano izquierdo
    .gender = masculine
    .number = one
name-q4 = cuadrante lejano derecho
    .the = el cuadrante lejano derecho
    .gender = masculine
    .number = one

## preguntas: preparación

ask-siege-role = ¿Asedias el castillo o lo defiendes?
ask-siege-reserve = Elige las unidades que esperan en la Reserva.
ask-terrain-piece = Elige un elemento de terreno.
ask-terrain-place = Coloca { $a_the }: fuera de las Áreas de despliegue y lejos de otros elementos.
ask-deploy-zone = Elige tu borde de la mesa{ $a ->
    [true] {" "}o cede la elección a tu oponente
   *[other] {""}
}.
ask-deploy-corner = Elige tu esquina de la mesa.
ask-deploy-first = ¿Quién será el jugador inicial?
ask-deploy-unit = Elige la siguiente unidad que despliegas.
ask-deploy-place = Coloca { $c_the } ({ $a }){ $b ->
    [zone] {" "}dentro de tu Área de despliegue
    [late] {" "}dentro de tu Área de despliegue, como activación
    [attackers_return] {" "}de nuevo dentro de tu Área de despliegue
    [commander_returns] {" "}de nuevo en tu Área o junto a un borde lateral
    [reserve] , totalmente a alcance Corto de un borde lateral
    [flank] , totalmente a alcance Corto de un borde lateral
    [unit_returns] {" "}de nuevo junto a tu borde o a un borde lateral
    [outflank] {" "}junto a tu borde o a un borde lateral
   *[other] {" "}delante de un muro de castillo
}.

## preguntas: turnos y movimientos

ask-turn-unit = Elige la unidad que activas.
ask-turn-action = { $b } ({ $a }): elige su acción.
ask-action-free = { $d } ({ $a }): puede realizar una acción sin coste.
ask-move-maneuver = Maniobra de { $b } ({ $a }): girar, avanzar en línea recta, girar.
ask-move-march = Marcha de { $b } ({ $a }): en línea recta y después girar.
ask-move-retreat = Retirada de { $c } ({ $a }): hacia atrás o hacia los lados y después girar.
ask-move-shift = Avance de { $c } ({ $a }): recto hacia delante, hacia atrás o hacia los lados.
ask-move-pivot = { $b } ({ $a }): puede girar.
ask-charge-side = Tu bandeja está justo entre dos arcos: ¿qué lado cargas?
ask-charge-pivot = Carga de { $c } ({ $a }) contra { $d } ({ $b }): elige el camino.
ask-charge-align = La carga llega: ¿cómo se alinea { $c } ({ $a })?
ask-charge-aside = { $c } ({ $a }): ¿hacia dónde se aparta?
ask-attack-stance = Antes de atacar, { $c } ({ $a }) puede encararse con el enemigo y alinearse.
ask-attack-weapon = Elige un ataque de { $c } ({ $a }).
ask-attack-arc = Tu bandeja está justo entre dos arcos: ¿desde cuál se ataca?
ask-attack-shift = Antes de disparar, { $c } ({ $a }) puede avanzar hasta 2 pulgadas.
ask-attack-target = Elige un blanco para { $c } ({ $a }).
ask-attack-surge = El enemigo ha sido destruido: ¡ímpetu irrefrenable de { $b } ({ $a })!
ask-dice-reroll = Elige { $a ->
    [attack] dados de Ataque
    [defense] dados de Defensa
    [test] dados de la prueba
    [charge] el dado de la Carga
   *[other] el dado de la Retirada
} para repetir la tirada{ $b ->
    [token] {" "}gastando una ficha de Estado
   *[other] {""}
}.

## preguntas: tablero y mano

ask-board-claim = { $b }: reclama una zona.
ask-board-replace = ¿Usas el efecto de la zona o lo sustituyes?
ask-board-target = Elige una unidad para { $a_the }.
ask-board-token = ¿Qué ficha recibe { $b } ({ $a })?
ask-board-cleanse = ¿Qué ficha se le retira a { $b } ({ $a })?
ask-board-arrows = ¿A quién disparan desde los muros?
ask-cards-trim = Tienes demasiadas cartas: descarta { $least }.
ask-cards-discard = Puedes descartar tantas cartas de Tácticas como quieras.
ask-cards-refill = ¿Cuántas cartas robas?

## preguntas: modos

ask-objective-taker = ¿Quién se queda la ficha de { $b } ({ $a })?
ask-objective-place = Coloca la ficha de Objetivo.
ask-objective-target = El Objetivo puntúa: elige una unidad.
ask-feast-pile = { $b } ({ $a }) deja una pila de cadáveres: colócala.
ask-winds-hand = Elige cuatro Misiones para tu mano.
ask-winds-reveal = Revela una Misión.
ask-winds-first = ¿Tomas la ficha de jugador inicial?
ask-missions-swap = Cambia las Misiones.
ask-kings-pick = Elige una carta de Objetivo para tu Comandante.
ask-kings-use = ¿Usa tu Comandante una carta de Objetivo esta ronda?
ask-kings-return = ¿Vuelve { $b } ({ $a }) al campo?
ask-fire-mark = Marca una unidad enemiga.
ask-fire-card = { $b } ({ $a }) ha sido marcada: elige su carta de Objetivo.
ask-fire-bounty = { $b } ({ $a }) puede poner precio a un enemigo.
ask-stand-return = Puede volver una unidad destruida.
ask-stand-quadrant = { $b } ({ $a }) está justo entre cuadrantes: ¿en cuál cuenta?
ask-siege-return = Pueden volver unidades destruidas.
ask-siege-play = Puedes jugar una carta de Asedio.
ask-siege-piece = ¿Qué elemento de terreno se retira?
ask-siege-token = ¿Qué estado sufre el enemigo?
ask-siege-sally = ¿Qué unidad de la Reserva sale?
ask-siege-wall = ¿Qué muro se repara?

## opciones

option-unit = { $a } ({ $b })
option-ncu = { $a }
option-maneuver = Maniobra
option-march = Marcha
option-retreat = Retirada
option-ranged = Ataque a distancia
option-none = Nada
option-turn-action-none = Ninguna acción
option-charge = Carga contra { $a } ({ $b })
option-melee = Ataque cuerpo a cuerpo contra { $a } ({ $b })
option-raze = Destruir { $a_the }
option-swap = Renunciar a la acción para cambiar una Misión
option-full = Centro con centro
option-left = Al 50 %, a la izquierda
option-right = Al 50 %, a la derecha
option-near = Lo más cerca posible (posición { $a })
option-stay = Quedarse como está
option-charge-side-front = El Frente
option-charge-side-right = El Flanco derecho
option-charge-side-rear = La Retaguardia
option-charge-side-left = El Flanco izquierdo
option-attack-arc-front = El Frente
option-attack-arc-right = El Flanco derecho
option-attack-arc-rear = La Retaguardia
option-attack-arc-left = El Flanco izquierdo
option-charge-aside-front = Hacia delante
option-charge-aside-right = Hacia la derecha
option-charge-aside-rear = Hacia atrás
option-charge-aside-left = Hacia la izquierda
option-weapon = { $a }
option-shot = { $a } contra { $b } ({ $c })
option-die = Dado { $a }
option-zone = { $a }
option-quadrant = { $a }
option-board-replace-zone = El efecto de la zona
option-board-replace-mission = Cambiar una Misión
option-board-replace-arrows = Flechas desde los muros
option-token = { $a }
option-card = { $a }
option-piece = { $a }
option-edge = { $a ->
    [0] El borde cercano
   *[other] El borde lejano
}
option-corner = { $a ->
    [0] La esquina cercana izquierda
    [1] La esquina cercana derecha
    [2] La esquina lejana derecha
   *[other] La esquina lejana izquierda
}
option-side = { $a_seat }
option-pass = Pasar
option-deploy-zone-pass = Ceder la elección
option-yes = Sí
option-no = No
option-attacker = Asediar el castillo
option-defender = Defender el castillo
option-mission = { $a }
option-active = { $b } en lugar de { $a }
option-reserve = Una Misión nueva en lugar de { $a }
option-objective = { $a }
option-siege = { $a }

## sucesos: preparación

event-battle-mode = { $mode }, { $points } puntos por bando.
event-dice-roll_off = Tirada para { $what ->
    [role] el papel
    [terrain] el terreno
    [zone] el Área de despliegue
   *[other] el jugador inicial
}: { $seats } sacan { $dice }.
event-siege-roles = { $seats } { $seats_number ->
    [one] asedia
   *[other] asedian
} el castillo.
event-unit-reserve = { $unit } ({ $nr }) de { $seat } espera en la Reserva.
event-terrain-placed = Terreno: { $piece }.
event-terrain-razed = { $unit } ({ $nr }) destruye { $piece_the }.
event-zone-chosen = { $seats } { $seats_number ->
    [one] elige
   *[other] eligen
} un Área de despliegue.
event-unit-deployed = { $seat } despliega { $unit } ({ $nr }).
event-round-first = Jugador inicial: { $seats }.
event-cards-drawn = { $seat } roba { $count } { $count ->
    [one] carta
   *[other] cartas
}.
event-cards-discarded = { $seat } descarta { $card }.
event-cards-attached = { $seat } añade { $card } a { $unit } ({ $nr }).

## sucesos: rondas

event-round-began = Empieza la ronda { $round }. Jugador inicial: { $seats }.
event-turn-began = Turno de { $seats }.
event-unit-activated = { $seat } activa { $unit } ({ $nr }).
event-action-chosen = { $unit } ({ $nr }): { $action ->
    [maneuver] Maniobra
    [march] Marcha
    [retreat] Retirada
    [melee] Ataque cuerpo a cuerpo
    [ranged] Ataque a distancia
    [charge] Carga
    [raze] Ataque contra el terreno
    [swap] Cambio de Misiones
   *[other] acción especial
}{ $free ->
    [true] {" "}sin coste
   *[other] {""}
}.
event-action-none = { $unit } ({ $nr }) no realiza ninguna acción.
event-ncu-activated = { $seat } activa a { $ncu }.
event-ncu-quadrant = { $ncu } va { $quadrant_to }.
event-zone-claimed = { $ncu } reclama { $zone_the }.
event-zone-target = El efecto { $zone_of } es para { $unit } ({ $nr }).
event-board-cleared = Ordenamiento de la ronda { $round }.
event-points-scored = { $seats } { $seats_number ->
    [one] obtiene
   *[other] obtienen
} { $count } ({ $why ->
    [destroyed] unidad destruida
    [objective] Objetivo
    [quadrant] cuadrante
    [wall] muro de castillo
    [commander_kill] destruida por el Comandante
    [commander_killed] Comandante enemigo
    [marked_kill] destruida por una unidad marcada
    [marked_killed] unidad marcada
    [bounty] recompensa
   *[other] { $why }
}): { $total } en total.
event-side-eliminated = { $seats } { $seats_number ->
    [one] queda
   *[other] quedan
} fuera de la batalla.
event-battle-over = { $why ->
    [points] Se ha alcanzado la meta.
    [elimination] No queda nadie más en el campo.
    [siege] El castillo ha resistido.
   *[other] Han pasado las seis rondas.
} { $seats } { $seats_number ->
    [one] gana
   *[other] ganan
} la batalla.

## sucesos: movimientos y cargas

event-unit-moved = { $unit } ({ $nr }): { $how ->
    [pivot] gira
    [shift] avanza { $inches }″
    [retreat] se retira { $inches }″
    [march] marcha { $inches }″
   *[other] se mueve { $inches }″
}.
event-unit-aside = { $unit } ({ $nr }) se aparta.
event-unit-faced = { $unit } ({ $nr }) se encara con su enemigo.
event-charge-declared = { $unit } ({ $nr }) carga contra { $target } ({ $target_nr }) { $side ->
    [front] por el Frente
    [rear] por la Retaguardia
   *[other] por el Flanco
}.
event-charge-disorderly = Carga desorganizada de { $unit } ({ $nr }).
event-charge-run = { $unit } ({ $nr }) recorre { $inches }″ y { $success ->
    [true] contacta con su blanco
   *[other] se queda corta
}.

## sucesos: dados, ataques, pruebas

event-dice-rolled = { $what ->
    [danger] El terreno peligroso causa D3+1 heridas: el dado saca { $dice }.
    [arrows] Las flechas causan D3+2 impactos: el dado saca { $dice }.
    [tar] La brea y el alquitrán causan D3 heridas: el dado saca { $dice }.
    [oil] El aceite hirviendo causa D3+1 heridas: el dado saca { $dice }.
    [pieces] Se colocan D3+2 elementos de terreno: el dado saca { $dice }.
    [terrain] Tirada para el siguiente elemento de terreno: { $dice }.
   *[other] Se tira un dado por el efecto: { $dice }.
}
event-dice-attack = { $unit } ({ $nr }) saca { $dice } y necesita { $need }+.
event-dice-defense = { $unit } ({ $nr }) se defiende con { $dice } y necesita { $need }+.
event-dice-test = { $unit } ({ $nr }), { $panic ->
    [true] prueba de Pánico: { $dice }, D3 { $d3 },
   *[other] prueba de Moral: { $dice },
} modificador { $mod }; necesita { $need }+.
event-dice-charge = { $unit } ({ $nr }) saca { $dice } para la Carga.
event-dice-retreat = { $unit } ({ $nr }) saca { $dice } para la Retirada.
event-dice-rerolled = { $seat } hace repetir { $count } { $count ->
    [one] dado
   *[other] dados
}: { $dice }.
event-token-spent = { $seat } gasta la ficha «{ $token }» de { $unit } ({ $nr }).
event-token-gained = { $unit } ({ $nr }) recibe la ficha «{ $token }».
event-token-removed = { $unit } ({ $nr }) pierde la ficha «{ $token }».
event-attack-declared = { $unit } ({ $nr }) ataca a { $target } ({ $target_nr }) con { $attack }{ $side ->
    [front] {""}
    [rear] , por la Retaguardia
   *[other] , por el Flanco
}.
event-attack-hits = { $hits } { $hits ->
    [one] impacto
   *[other] impactos
}.
event-attack-wounds = { $blocked } { $blocked ->
    [one] bloqueado
   *[other] bloqueados
}: { $unit } ({ $nr }) sufre { $count } { $count ->
    [one] Herida
   *[other] Heridas
}.
event-test-result = { $unit } ({ $nr }) { $result ->
    [passed] supera
   *[other] falla
} la prueba de { $panic ->
    [true] Pánico
   *[other] Moral
}.
event-unit-wounded = { $unit } ({ $nr }) pierde { $count } { $count ->
    [one] herida
   *[other] heridas
}.
event-unit-restored = { $unit } ({ $nr }) recupera { $count } { $count ->
    [one] herida
   *[other] heridas
}.
event-unit-destroyed = { $unit } ({ $nr }) de { $seat }: unidad destruida.
event-attachment-destroyed = { $attachment }, en { $unit } ({ $nr }), cae.
event-wall-destroyed = Cae un muro de castillo.

## sucesos: modos

event-objective-placed = Se coloca una ficha de Objetivo{ $card ->
    [none] {""}
   *[other] : { $card }
}.
event-objective-claimed = { $unit } ({ $nr }) reclama un Objetivo.
event-objective-left = { $unit } ({ $nr }) abandona un Objetivo.
event-objective-carried = { $unit } ({ $nr }) se lleva una ficha de Objetivo.
event-objective-laid = { $seat } coloca una ficha de Objetivo.
event-mission-revealed = { $seats } { $seats_number ->
    [one] revela
   *[other] revelan
} { $mission }.
event-missions-laid = Misiones activas: { $active }. De reserva: { $reserve }.
event-kings-picked = { $seats } { $seats_number ->
    [one] toma
   *[other] toman
} { $card }.
event-kings-used = { $unit } ({ $nr }) obtiene { $card }.
event-fire-marked = { $seat } marca a { $unit } ({ $nr }).
event-fire-bounty = { $seat } pone precio a { $unit } ({ $nr }).
event-siege-played = { $seats } { $seats_number ->
    [one] juega
   *[other] juegan
} { $card }.
