## The client's own words. The games bring theirs.

ui-title = Weirwood
ui-tagline = Cuatro juegos de mesa de Poniente, jugados como es debido.
ui-notice = No oficial. Sin relación con las editoriales de los juegos ni con el autor de las novelas, que no lo respaldan; las marcas son de sus propietarios.
ui-back = Volver
ui-close = Cerrar
ui-cancel = Cancelar
ui-more = Más
ui-copy = Copiar
ui-copied = Copiado
ui-loading = Un momento…
ui-skip = Ir a la pregunta

## The lobby

ui-play = Jugar
ui-new_table = Mesa nueva
ui-choose_game = Elige un juego
ui-players = { $n ->
    [one] un jugador
   *[other] { $n } jugadores
}
ui-seats = Asientos
ui-seat-you = Tú
ui-seat-open = Libre: un amigo con enlace
ui-seat-bot = Bot
ui-your_name = Tu nombre
ui-options = Opciones
ui-options-default = Como dice el reglamento
ui-start = Empezar la partida
ui-start_against = Jugar ya contra bots
ui-waiting_seats = { $n ->
    [0] Ya están todos.
    [one] Falta un jugador.
   *[other] Faltan { $n } jugadores.
}
ui-invite = Invitar
ui-invite-help = Quien abra este enlace ocupa el asiento.
ui-watch_link = Enlace para espectadores
ui-open_tables = Mesas abiertas
ui-my_games = Mis partidas
ui-no_tables = Ahora no hay mesas abiertas.
ui-no_games = No tienes partidas en curso.
ui-join = Unirse
ui-watch = Mirar
ui-continue = Seguir jugando
ui-your_turn = Te toca
ui-leave = Salir
ui-clock = Reloj
ui-clock-none = Sin reloj
ui-clock-answer = Por respuesta
ui-clock-bank = Por jugador
ui-clock-days = Días por respuesta
ui-visibility = Quién puede encontrar la mesa
ui-visibility-open = Todos, en la lista
ui-visibility-link = Solo con el enlace

bot-novice = Principiante
    .help = Sensato solo a ratos.
bot-steady = Sólido
    .help = Juega lo que parece mejor ahora.
bot-strong = Fuerte
    .help = Piensa por adelantado.
bot-random = Al azar
    .help = Hace cualquier jugada legal.
bot-greedy = Escudero
    .help = Juega lo que parece mejor ahora.
bot-search = Maestre
    .help = Piensa por adelantado.

## The question

ui-your_question = Tu decisión
ui-waiting_for = Esperando a { $names }
ui-waiting_all = Esperando a los demás
ui-watching = Estás mirando
ui-confirm = Confirmar
ui-choose_first = Elige primero
ui-done = Listo
ui-nothing = No elegir nada
ui-clear = Empezar de nuevo
ui-undo = Deshacer
ui-undo-ask = Pedir deshacer
ui-withdraw = Cambiar mi respuesta
ui-why = ¿Por qué?
ui-why_not = ¿Por qué no?
ui-choices = Opciones
ui-choice_count = { $n ->
    [one] una opción
   *[other] { $n } opciones
}
ui-refused = Ahora no se permite
ui-filtered = Opciones de lo que has pulsado
ui-show_all = Ver todas
ui-picked = { $n } de { $most } elegidas
ui-must = { $n ->
    [0] Ya es suficiente.
    [one] Elige una más.
   *[other] Elige { $n } más.
}
ui-may = { $n ->
    [0] No se puede elegir más.
    [one] Puedes elegir una más.
   *[other] Puedes elegir { $n } más.
}
ui-amount-left = quedan { $n }
ui-less = Menos
ui-more_of = Más
ui-assign-pick = Elige una ficha y después dónde va.
ui-assign-empty = vacío
ui-assign-left = { $n ->
    [0] Todo está colocado.
    [one] Queda un lugar vacío.
   *[other] Quedan { $n } lugares vacíos.
}
ui-order-up = Antes
ui-order-down = Después
ui-order-help = De primera a última. Arrastra o usa las flechas.
ui-order-rest = Aún fuera de la fila
ui-sending = Enviando…
ui-stale = La pregunta ha cambiado entretanto.

## The table

ui-board = Tablero
ui-log = Crónica
ui-chat = Charla
ui-rules = Reglas
ui-settings = Ajustes
ui-menu = Menú
ui-log-empty = Todavía no ha pasado nada.
ui-log-newest = A lo último
ui-chat-empty = Nadie ha dicho nada.
ui-chat-say = Di algo
ui-chat-send = Enviar
ui-chat-to = Para
ui-chat-all = Toda la mesa
ui-chat-whisper = para { $names }
ui-concede = Rendirse
ui-concede-sure = ¿Seguro que te rindes? Un bot terminará por ti.
ui-draw = Ofrecer tablas
ui-pause = Pausa
ui-resume = Seguir
ui-paused = En pausa
ui-over = La partida ha terminado
ui-winner = { $n ->
    [one] Gana
   *[other] Ganan
} { $names }
ui-place = { $n }.º
ui-score = Puntuación
ui-rematch = Revancha
ui-rematch_watch = Ver la revancha
ui-replay = Repetición
ui-record = Descargar el registro
ui-offline = Sin conexión. Reintentando…
ui-slow = La mesa aún no lo ha confirmado…
ui-online = Conectado
ui-reload = Hay una versión nueva.
ui-reload-now = Recargar
ui-away = ausente
ui-bot_plays = juega un bot
ui-is_bot = bot
ui-you = tú
ui-open_seat = libre
ui-thinking = pensando
ui-conceded = rendido
ui-time_left = quedan { $time }
ui-map = Mapa de Poniente
ui-closer = Acercar
ui-further = Alejar
ui-whole = Todo el tablero

## Rules

ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla tiene esas palabras.
ui-rules-missing = aquí aún no se aplica
ui-rules-basis-rulebook = Reglamento
ui-rules-basis-ruling = Aclaración
ui-rules-basis-derived = Nuestra lectura
ui-rules-count = { $n ->
    [one] una regla
   *[other] { $n } reglas
}

## Settings

ui-language = Idioma
ui-theme = Colores
ui-theme-auto = Como el sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-motion = Movimiento
ui-motion-auto = Como el sistema
ui-motion-full = Completo
ui-motion-none = Ninguno
ui-sound = Sonido
ui-sound-on = Cuando me toque
ui-sound-off = Ninguno
ui-confirm_answers = Preguntar antes de enviar una respuesta
ui-confirm_answers-help = Si no, pulsar una opción responde al instante.

## Replay

ui-replay-first = Al principio
ui-replay-back = Un paso atrás
ui-replay-forward = Un paso adelante
ui-replay-last = Al final
ui-replay-play = Reproducir
ui-replay-stop = Parar
ui-replay-step = Paso { $n } de { $most }
ui-replay-eyes = Visto por
ui-replay-hands = Manos
ui-replay-eyes-all = Todo descubierto

## The games

game-btwixt = Tierra de Nadie
    .blurb = Puja por aliados y colócalos entre tus vecinos y tú; decide tu consejo más débil.
    .time = De 30 a 60 minutos
game-boardgame = El juego de tablero
    .blurb = Órdenes secretas, marchas y promesas rotas sobre el mapa de Poniente; siete castillos dan la victoria.
    .time = De 2 a 4 horas
game-cardgame = El juego de cartas
    .blurb = Tramas, retos e intrigas con mazos propios; gana quien llega a quince de poder.
    .time = De 45 a 90 minutos
game-miniatures = El juego de miniaturas
    .blurb = Regimientos en el campo y conspiradores en la corte: maniobra, carga y mantén los objetivos.
    .time = De 2 a 3 horas
ui-set_up = Preparar una mesa
ui-how_many = Cuántos juegan
ui-hot_seat = También en esta pantalla
ui-help = Ayuda
ui-upload = Abrir un registro
ui-upload-help = Una partida guardada en un archivo, para verla de nuevo.
ui-not_found = Esta mesa no existe o no está abierta para ti.
ui-not_found-help = Un asiento es un enlace secreto: pide el tuyo al anfitrión.
ui-home = A la entrada
ui-sit = Sentarse
ui-take_seat = Ocupa tu asiento
ui-mute = Silenciar
ui-remove = Expulsar
ui-undo-asked = { $name } quiere deshacer.
ui-draw-asked = { $names } propone tablas.
ui-pause-asked = { $names } propone una pausa.
ui-list-deck = Tu mazo
ui-list-army = Tu ejército
ui-list-help = Pega una lista, o déjalo vacío y juega con una preparada.
ui-list-check = Comprobar
ui-list-good = La lista es legal.
ui-agree = Aceptar
ui-decline = Rechazar
ui-back_from_bot = Volver a jugar yo
ui-seat_eyes = En el asiento de
ui-minutes = Minutos
ui-days = Días
ui-seconds = Segundos
ui-data-paste = Pega aquí una lista
ui-turn_title = Te toca: { $game }
ui-history = Repetición: { $game }
ui-broken = Algo ha fallado en el tablero. No se pierde nada: todo se puede elegir en la lista, y recargar quizá ayude.
ui-broken-again = Volver a mostrar el tablero

## B’Twixt

bt-season-summer = Verano
bt-season-autumn = Otoño
bt-season-winter = Invierno
bt-round = Ronda { $n } de { $most }
bt-total = Influencia { $n }
bt-hand = { $n ->
    [one] una carta en la mano
   *[other] { $n } cartas en la mano
}
bt-first = Primer jugador
bt-knelt = Se arrodilla
bt-turn = Le toca
bt-won = Ha ganado la puja
bt-council = Consejo de { $a } y { $b }
bt-council-power = Poder por ahora { $n }
bt-tokens = { $n ->
    [0] sin fichas
    [one] una ficha
   *[other] { $n } fichas
}
bt-token-known = Ficha de { $n }
bt-token-hidden = Ficha boca abajo
bt-current = Por quién se puja
bt-power = Poder { $n }
bt-your_hand = Tu mano
bt-your_pack = Elige de este lote
bt-kept = Guardadas
bt-white = Cartas de líder
bt-dead = Los muertos
bt-discard = Descartes
bt-removed = Fuera del juego
bt-row = Próximos aliados
bt-looked = Estás mirando
bt-known = Lo que sabes
bt-known-card = { $card }: la tiene { $seats }
bt-deck = { $n ->
    [one] una carta en el mazo
   *[other] { $n } cartas en el mazo
}
bt-lasting = Hasta el final de la ronda
bt-rule-highest_single_card = Gana la carta más alta.
bt-rule-most_cards = Gana quien tenga más cartas.
bt-ties_lose = Los empates pierden.
bt-piles = Pilas
bt-kneel = Arrodillarse
bt-final = Poder del consejo { $n }
bt-small = { $hidden ->
    [0] Consejo menor: poder { $n }
    [one] Consejo menor: poder { $n } y una ficha boca abajo
   *[other] Consejo menor: poder { $n } y { $hidden } fichas boca abajo
}
bt-small-mine = Tu consejo menor
bt-small-yours = Menor
bt-ahead = Nadie tiene uno más fuerte
bt-highest = La puja más alta por ahora
bt-tied = Empate por la puja más alta
bt-verdict = { $name } gana la puja
bt-verdict-for = por { $ally }
bt-last = La última puja
bt-pass-left = El resto pasa a la izquierda
bt-pass-right = El resto pasa a la derecha

## The board game

bg-round = Ronda { $n } de { $most }
bg-phase-setup = Preparación
bg-phase-westeros = Fase de Poniente
bg-phase-planning = Planificación
bg-phase-raids = Incursiones
bg-phase-marches = Avances
bg-phase-consolidate = Consolidación de poder
bg-court = Corte
bg-threat = Amenaza salvaje { $n }
bg-power = Poder
bg-supply = Suministros
bg-castles = Castillos
bg-stars = Órdenes especiales
bg-hand = Cartas de Casa
bg-tracks = Influencia
bg-cards = Cartas de Poniente
bg-blade = Espada de acero valyrio
bg-blade-used = usada
bg-raven = Cuervo mensajero
bg-attacker = Atacante
bg-part-units = Unidades
bg-part-order = Orden
bg-part-support = Apoyo
bg-part-garrison = Guarnición
bg-part-card = Carta
bg-part-blade = Espada
bg-part-tide = Marea
bg-no_card = Carta aún oculta
bg-strength = Fuerza { $n }
bg-swords = { $n ->
    [one] una espada
   *[other] { $n } espadas
}
bg-forts = { $n ->
    [one] una fortificación
   *[other] { $n } fortificaciones
}
bg-say-area = { $area }{ $owner ->
    [none] {""}
   *[other] , { $owner }
}{ $units ->
    [none] {""}
   *[other] : { $units }
}{ $order ->
    [none] {""}
   *[other] . { $order }
}
bg-say-units = { $n } × { $unit }
bg-hidden_order = Orden boca abajo
bg-bid = puja { $n }

## The card game

cg-round = Ronda { $n }
cg-phase-setup = Preparación
cg-phase-plot = Fase de trama
cg-phase-draw = Fase de robo
cg-phase-marshal = Fase de reclutamiento
cg-phase-challenges = Fase de reto
cg-phase-dominance = Fase de dominación
cg-phase-standing = Fase de puesta en pie
cg-phase-taxation = Fase de impuestos
cg-phase-between = Entre rondas
cg-power = Poder { $n } de 15
cg-gold = Oro { $n }
cg-hand = { $n ->
    [one] una carta en la mano
   *[other] { $n } cartas en la mano
}
cg-deck = { $n ->
    [one] una carta en el mazo
   *[other] { $n } cartas en el mazo
}
cg-discard = Descartes
cg-dead = Los muertos
cg-used = Tramas usadas
cg-removed = Fuera del juego
cg-known = Lo que se sabe del mazo
cg-plot = Trama
cg-income = Ingresos { $n }
cg-initiative = Iniciativa { $n }
cg-claim = Conquista { $n }
cg-reserve = Reserva { $n }
cg-your_hand = Tu mano
cg-your_plots = Tus tramas
cg-first = Jugador inicial
cg-military = Militar
cg-intrigue = Intriga
cg-power_icon = Poder
cg-attack = Ataque { $n }
cg-defence = Defensa { $n }
cg-challenge = { $kind_id ->
    [military] Reto militar
    [intrigue] Reto de intriga
   *[power] Reto de poder
}
cg-unopposed = Sin oposición
cg-kneels = arrodillado
cg-strength = Fuerza { $n }
cg-cost = Coste { $n }
cg-duplicates = { $n ->
    [one] un duplicado
   *[other] { $n } duplicados
}
cg-attachments = Accesorios: { $cards }
cg-type-character = Personaje
cg-type-location = Lugar
cg-type-attachment = Accesorio
cg-type-event = Evento
cg-type-plot = Trama
cg-type-agenda = Pacto
cg-type-title = Título
cg-type-faction = Facción
cg-unique = Única
cg-loyal = Leal
cg-piles = Pilas
cg-area = El área de { $name }
cg-window = Ventana
cg-resolving = Se resuelve: { $card }

## Placements

ui-place-numbers = Los números
ui-place-try = Sugerencias
ui-place-legal = Está permitido.
ui-place-checking = Midiendo…
ui-place-help = Arrástralo por el campo, gíralo con el tirador, toca dónde debe quedar o fija los números.

## The miniatures game

mi-round = Ronda { $n } de { $most }
mi-phase-setup = Preparación
mi-phase-terrain = Terreno
mi-phase-deployment = Despliegue
mi-phase-start = Inicio de la ronda
mi-phase-activation = Activaciones
mi-phase-cleanup = Ordenamiento
mi-points = Puntos de victoria { $n } de { $most }
mi-side = Bando { $n }
mi-field = El campo
mi-measure = Medir
mi-measured = { $inches }″
mi-board = Tablero de tácticas
mi-free = libre
mi-hand = Cartas de tácticas
mi-stakes = Cartas del modo
mi-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
mi-deck = Mazo { $n }
mi-dice = Dados
mi-wounds = quedan { $n } de { $most } heridas
mi-activated = activada
mi-reserve = En reserva
mi-destroyed = Destruidas
mi-speed = Velocidad { $n }″
mi-defense = Defensa { $n }+
mi-morale = Moral { $n }+
mi-cost = Puntos { $n }
mi-melee = Cuerpo a cuerpo
mi-short = Corto alcance
mi-long = Largo alcance
mi-attack-line = impacta con { $hit }+, dados { $dice }
mi-commander = Comandante
mi-attack = Ataque: { $attacker } contra { $defender }
mi-charge = Carga: { $unit } contra { $target }
mi-test = { $panic ->
    [true] Prueba de pánico: { $unit }
   *[other] Prueba de moral: { $unit }
}
mi-attack_dice = Dados de ataque
mi-defense_dice = Dados de defensa
mi-hits = { $n ->
    [one] un impacto
   *[other] { $n } impactos
}
mi-blocked = { $n } bloqueados
mi-wounds_dealt = { $n ->
    [one] una herida
   *[other] { $n } heridas
}
mi-ncus = En la corte
mi-say-unit = { $unit }, { $side ->
    [mine] tuya
   *[other] enemiga
}, { $wounds }

## What the host may do

ui-host_powers = Lo que puede hacer el anfitrión
ui-unmute = Devolver la palabra
ui-muted = silenciado
ui-remove-sure = ¿Seguro que quieres quitar a { $name }? Un bot jugará en su sitio.
ui-remove-me = Dejar mi sitio a un bot
ui-remove-me-sure = ¿Seguro que dejas tu sitio? Un bot seguirá por ti y tú mirarás.
ui-offer_seat = Ofrecer este sitio por enlace
ui-offer_seat-help = Quien abra este enlace ocupa el sitio. Hasta entonces juega un bot.
ui-list-bring = Jugar con esta lista
ui-list-brought = Juegas con esta lista.

## Odds and sight on the field

mi-odds-chance = { $n } % con { $face }+
mi-odds-dice = { $n ->
    [one] un dado
   *[other] { $n } dados
} a { $need }+
mi-odds-hits = unos { $n } impactos
mi-odds-wounds = unas { $n } heridas
mi-odds-panic = pánico { $n } %
mi-odds-destroyed = destruida { $n } %
mi-sight = Visión

## Passes that stand

ui-pass_on = Pasar siempre aquí
ui-passing = Pasas:
ui-passing-stop = Volver a preguntarme

## Chapters of the rules

chapter-advanced = Juego avanzado
chapter-bidding = Pujas
chapter-cards = Cartas
chapter-claim = Reclamar
chapter-cleanup = Mantenimiento
chapter-concepts = Conceptos
chapter-draft = Reparto de cartas
chapter-edition = Ficheros de cartas
chapter-effects = Efectos
chapter-kingsmoot = Asamblea de sucesión
chapter-ops = Lo que pueden decir los ficheros
chapter-priority = Prioridad
chapter-revealed = Lo revelado
chapter-round = La ronda
chapter-running_out = Cuando algo se agota
chapter-scoring = Puntuación
chapter-season = Estaciones
chapter-setup = Preparación
chapter-short = Partida corta
chapter-casualties = Bajas
chapter-combat = Combate
chapter-consolidate = Consolidar poder
chapter-control = Control de territorios
chapter-house_cards = Cartas de casa
chapter-marches = Marchas
chapter-mustering = Reclutamiento
chapter-neutral = Fuerzas neutrales
chapter-options = Opciones
chapter-planning = Planificación
chapter-ports = Puertos
chapter-raids = Incursiones
chapter-retreat = Retiradas
chapter-supply = Suministros
chapter-support = Apoyo
chapter-tides = Avatares de la guerra
chapter-transport = Barcos y transporte
chapter-westeros = Cartas de Poniente
chapter-wildlings = Salvajes
chapter-winning = Victoria
chapter-abilities = Capacidades
chapter-attachments = Accesorios
chapter-challenges = Retos
chapter-costs = Costes
chapter-decks = Mazos
chapter-dominance = Dominación
chapter-draw = Fase de robo
chapter-duplicates = Duplicados
chapter-keywords = Palabras clave
chapter-leaving = Salir del juego
chapter-limits = Límites
chapter-marshal = Reclutamiento
chapter-melee = Multijugador
chapter-plot = Tramas
chapter-saves = Salvaciones
chapter-standing = Fase de puesta en pie
chapter-targets = Objetivos
chapter-taxation = Fase de impuestos
chapter-titles = Títulos
chapter-unique = Cartas únicas
chapter-values = Valores
chapter-windows = Ventanas y secuencia
chapter-zones = Zonas
chapter-armies = Ejércitos
chapter-attack = Ataques
chapter-charge = Cargas
chapter-commanders = Comandantes
chapter-conditions = Estados
chapter-deployment = Despliegue
chapter-field = El campo
chapter-measuring = Medición
chapter-modes = Modos de juego
chapter-movement = Movimiento
chapter-ncus = Personajes de corte
chapter-orders = Órdenes
chapter-panic = Pánico y moral
chapter-rounds = Las rondas
chapter-sight = Línea de visión
chapter-tactics = Cartas de táctica
chapter-tactics_board = El tablero de tácticas
chapter-teams = Equipos
chapter-terrain = Terreno
chapter-units = Unidades

## A first game with somebody at one’s elbow

ui-learn = Aprender jugando
ui-coach-advice = Yo haría esto:
ui-coach-next = Seguir
ui-coach-show = Muéstramelo
ui-coach-do = Hacerlo
ui-coach-place = el lugar que ves con «Muéstramelo»
ui-guide = A tu lado
ui-guide-now = Ahora:
ui-guide-close = Despedir al guía
ui-guide-open = Llamar al guía
ui-guide-back = Página anterior
ui-guide-next = Página siguiente
guide-btwixt-1 = Te sientas entre dos vecinos. Con cada uno compartes un Consejo, la mesita que hay entre los dos. Al final solo cuenta el más débil de tus dos Consejos: cuida los dos lados.
guide-btwixt-2 = En el centro está el Aliado de esta ronda. Por turnos, cada uno juega una carta o se Arrodilla. Quien se Arrodilla deja de pujar; cuando todos lo han hecho, la suma más alta gana al Aliado.
guide-btwixt-3 = Tu mano no se rellena durante la estación: la carta que juegas ahora te faltará después. Arrodillarse pronto por un Aliado que no necesitas suele ser lo mejor.
guide-btwixt-4 = La ficha roja es de Poder; su valor se ve al final. Pulsa cualquier cosa de la mesa para leer qué hace, y «?» junto a una línea de la crónica para ver la regla.
guide-btwixt-on-setup = Cada Líder tiene su Casa. En la primera partida elige el que te guste: solo se distinguen por cuatro cartas del juego avanzado.
guide-btwixt-on-bidding = Una carta suma su valor a tu pila, y muchas hacen algo al momento. ¿Vale este Aliado otra carta? Mira primero tu Consejo más débil.
guide-btwixt-on-claim = Lo que colocas cuenta para ti y para el vecino de ese lado. Refuerza el Consejo más débil, pero piensa a quién más ayudas.
guide-boardgame-1 = Diriges una gran casa. Quien tenga siete castillos y fortalezas gana al instante; si no, quien tenga más tras diez rondas. Las torres del mapa son tu meta; la primera columna de la tabla las cuenta.
guide-boardgame-2 = En la planificación todos asignan en secreto una orden a cada territorio con unidades. Luego se muestran a la vez y se resuelven: primero incursiones, después marchas y al final consolidar poder.
guide-boardgame-3 = En las batallas no hay dados: se suman unidades, órdenes, apoyos de los vecinos y una carta de casa por bando, y verás crecer la suma. Pide apoyo antes de luchar, por la charla si quieres.
guide-boardgame-4 = Importan tres pistas: el trono deshace empates y da el turno, los feudos ganan batallas igualadas, la corte da órdenes especiales (con estrella). Los suministros limitan el tamaño de tus ejércitos.
guide-boardgame-on-planning = Arrastra una orden a un territorio, o púlsalo y elige. Marcha donde quieras moverte, apoya o defiende donde te amenacen, consolida poder donde haya coronas y ningún enemigo cerca. Nadie ve tus órdenes hasta que todos estén listos.
guide-boardgame-on-marches = Las unidades de una marcha pueden ir a territorios distintos, pero solo en uno puede haber enemigos. Deja una ficha de poder si quieres conservar el territorio que vacías.
guide-boardgame-on-raids = Una incursión retira una orden enemiga adyacente de incursión, apoyo o consolidar poder.
guide-boardgame-on-combat = Tu carta suma su fuerza; las espadas matan y las torres protegen al perdedor. Las cartas vuelven cuando has jugado las siete: guarda una fuerte para cuando importe.
guide-boardgame-on-bidding = Todos pujan a la vez y todos pagan. Piensa qué pista necesitas en las próximas rondas y guarda algo de poder para los salvajes.
guide-boardgame-on-wildlings = Si entre todos igualáis la amenaza, quien más puja recibe un premio; si no, todos sufren, y más quien menos pujó.
guide-boardgame-on-mustering = Un soldado cuesta un punto; un caballero, un barco o una máquina de asedio, uno o dos: las opciones muestran lo que queda. Vigila tus suministros.
guide-cardgame-1 = Gana quien llega a quince de poder. Tu lado está abajo, el del rival arriba; entre ambos, la franja donde se suman los retos. Pulsa una carta para leerla entera.
guide-cardgame-2 = Cada ronda empieza con una trama: da oro (moneda), iniciativa, valor de conquista (cuánto duele un reto ganado) y reserva (cuántas cartas puedes conservar).
guide-cardgame-3 = Puedes iniciar un reto de cada tipo: el militar (espada) mata, el de intriga (ojo) quita cartas, el de poder (corona) quita poder. Solo luchan las cartas con ese icono, y se arrodillan para hacerlo.
guide-cardgame-4 = Entre pasos se te pregunta si quieres actuar o reaccionar. Si no, pasa; «Pasar siempre aquí» te ahorra esa ventana, hasta que vuelvas a pulsarla.
guide-cardgame-on-setup = Quédate una mano con la que puedas poner cerca de ocho de oro: personajes baratos y un lugar que dé oro.
guide-cardgame-on-plot = En la primera ronda, una trama con mucho oro rara vez es un error: lo que pagas ahora lucha por ti toda la partida.
guide-cardgame-on-window = Las cartas iluminadas se pueden usar ahora. En la fase de reclutamiento aquí pagas oro para poner cartas en juego; pasa cuando acabes.
guide-cardgame-on-challenge = Compara quién queda en pie con ese icono en cada lado. El atacante gana el empate, y ganar sin defensa da además un poder. Deja a alguien en pie para defenderte.
guide-miniatures-1 = Tus regimientos están abajo. Se puntúa controlando los objetivos con bandera y destruyendo enemigos; los puntos están al lado. La batalla dura seis rondas.
guide-miniatures-2 = Se juega por turnos; en cada uno activas una unidad, en el campo o en la corte. Cada una actúa una vez por ronda, así que importa el orden: antes quien puede hacer daño o peligra.
guide-miniatures-3 = La flechita marca el frente. Las líneas discontinuas muestran los arcos; golpear un flanco o la retaguardia es mucho mejor que el frente. «Visión» muestra a quién ve la unidad, «Medir» pone una regla.
guide-miniatures-4 = Los personajes de corte reclaman una zona de la tira bajo el campo: cada zona hace algo al momento y queda ocupada hasta el fin de la ronda.
guide-miniatures-on-terrain = Coloca el terreno donde te ayude: un bosque para cubrirte, muros ante un objetivo. Queda fuera de las zonas de despliegue.
guide-miniatures-on-deploy = Pon la infantería pesada en el centro ante los objetivos, la caballería en un flanco, los arqueros detrás. Arrastra la bandeja dentro de la zona iluminada, o escribe los números.
guide-miniatures-on-turn = Marchar es lejos y recto, maniobrar es más corto con dos giros, cargar mueve y golpea. Bajo cada opción lees lo que promete: dados, impactos, heridas, pánico.
guide-miniatures-on-move = Arrastra en el campo: la silueta muestra dónde quedará la unidad, el sombreado dónde puede. El rojo es que no, con la regla que lo dice.
guide-miniatures-on-charge = La probabilidad junto a una carga es la de llegar al objetivo con el dado. Una carga fallida te deja al descubierto.
guide-miniatures-on-attack = Elige el objetivo que más promete: heridas ahora y pánico después.
guide-miniatures-on-board = Corona mina la moral enemiga, Riqueza cura, Tácticas da cartas, Combate un ataque gratuito, Maniobra un movimiento. La zona ocupada queda cerrada también al enemigo.

## Notices, offered seats, spectators

ui-notices = Aviso cuando me toque
ui-notices-mail = Por correo a
ui-notices-hook = Por webhook ({ $hosts })
ui-notices-save = Guardar
ui-notices-saved = Guardado.
ui-notices-confirm = Guardado. Te hemos enviado un correo: abre su enlace para confirmar.
ui-offered = Se ofrece un sitio en esta partida.
ui-watchers_chat = Los espectadores pueden charlar

## Choices of several, and what is waited for

ui-picked_n = { $n } elegidas
ui-not_enough = Aún no basta.
ui-may_none = No hace falta elegir nada.
ui-may_more = Basta; se puede elegir más.

## Data of one’s own

ui-data = Tus datos
ui-data-help = Lo que esta mesa sabe de este navegador: tu nombre, tus asientos y lo que has dicho.
ui-data-export = Guardar una copia
ui-data-forget = Borrarlo todo
ui-data-forget-sure = ¿Seguro? Tus asientos pasan a los bots, tus partidas ya no se encuentran aquí y no hay vuelta atrás.
ui-data-forgotten = Borrado. Este navegador vuelve a ser un desconocido aquí.
ui-data-none = Aún no se sabe nada de este navegador.

## More of a new table

ui-on_flag = Cuando se acaba el tiempo
ui-on_flag-bot = Responde un bot
ui-on_flag-concede = El jugador abandona
ui-away_after = Un bot juega por quien se ausenta, tras
ui-away-60 = un minuto
ui-away-120 = dos minutos
ui-away-900 = un cuarto de hora
ui-away-86400 = un día
ui-away-604800 = una semana
ui-away_level = Cómo juega
ui-options-more = Más opciones ({ $n })
ui-list-ready = Ya hecho, el que toque
ui-list-own = Una lista propia
ui-list-format-deck = Una carta por línea: «3x Nombre de la carta», y la facción en su propia línea.
ui-list-format-army = Primero facción y comandante; luego una unidad por línea, con sus agregados tras «con».

## Pages that are not there, and the rest

ui-nothing_here = No hay nada en esta dirección.
ui-replay-gone = Esta repetición no existe, o la partida sigue en juego.
ui-reload-help = La partida sigue: al recargar no se pierde nada.
ui-rules-chapter = Capítulo
ui-rules-chapters = Todos los capítulos
ui-rules-loading = Abriendo el libro…
ui-undo-waiting = Has pedido deshacer. Falta la respuesta de { $names }.
ui-draw-waiting = Has ofrecido tablas. Faltan los demás.
ui-pause-waiting = Has pedido una pausa. Faltan los demás.
ui-resume-waiting = Quieres seguir. Faltan los demás.
ui-resume-asked = { $names } quiere seguir.
ui-take_back_offer = Retirarlo
ui-paused-help = Los relojes están parados. Alguien debe reanudar.
ui-help-on = { $thing }: ¿qué es?

## What somebody is waited for, by the chapter of the question

doing-boardgame-setup = una Casa
doing-boardgame-westeros = una carta de Poniente
doing-boardgame-supply = bajas por falta de suministros
doing-boardgame-mustering = el reclutamiento
doing-boardgame-bidding = una puja por la influencia
doing-boardgame-wildlings = el ataque de los Salvajes
doing-boardgame-planning = las órdenes
doing-boardgame-planning-raven = el cuervo mensajero
doing-boardgame-raids = una incursión
doing-boardgame-marches = una marcha
doing-boardgame-neutral = el apoyo contra una fuerza neutral
doing-boardgame-ports = los barcos de un puerto
doing-boardgame-consolidate = una consolidación
doing-boardgame-combat = una batalla
doing-boardgame-combat-card = una carta de Casa para la batalla
doing-boardgame-combat-support = el apoyo en una batalla
doing-boardgame-casualties = las bajas
doing-boardgame-retreat = una retirada
doing-boardgame-cards = el efecto de una carta de Casa
doing-btwixt-setup = un líder
doing-btwixt-draft = una carta que conservar
doing-btwixt-bidding = una carta o arrodillarse
doing-btwixt-claim = dónde va el aliado ganado
doing-btwixt-effect = el efecto de una carta
doing-cardgame-setup = la mano inicial
doing-cardgame-plot = una trama
doing-cardgame-title = un título
doing-cardgame-window = una ocasión de actuar
doing-cardgame-window-action = una acción o pasar
doing-cardgame-window-reaction = una reacción o pasar
doing-cardgame-window-interrupt = una interrupción o pasar
doing-cardgame-window-save = si se salva algo
doing-cardgame-cost = el coste de una carta
doing-cardgame-target = un objetivo
doing-cardgame-pick = el efecto de una carta
doing-cardgame-challenge = un reto
doing-cardgame-challenge-attackers = los atacantes
doing-cardgame-challenge-defenders = los defensores
doing-cardgame-claim = la conquista
doing-cardgame-keywords = una palabra clave
doing-cardgame-standing = quién se pone en pie
doing-cardgame-taxation = los descartes hasta la reserva
doing-cardgame-settle = el orden de los efectos
doing-cardgame-winning = quién gana
doing-miniatures-siege = el asedio
doing-miniatures-terrain = el terreno
doing-miniatures-deploy = el despliegue
doing-miniatures-turn = una activación
doing-miniatures-action = una acción gratuita
doing-miniatures-move = un movimiento
doing-miniatures-charge = una carga
doing-miniatures-attack = un ataque
doing-miniatures-dice = dados que repetir
doing-miniatures-board = el tablero de tácticas
doing-miniatures-cards = las cartas de táctica
doing-miniatures-effects = el efecto de una carta
doing-miniatures-objective = un objetivo
doing-miniatures-missions = las misiones
doing-miniatures-winds = las misiones
doing-miniatures-kings = una carta de objetivo
doing-miniatures-fire = una unidad marcada
doing-miniatures-feast = una pila de cadáveres
doing-miniatures-stand = un regreso al campo

## Quarters of the field, as they are numbered on it (whoever sits opposite sees them turned)

name-q1 = cuadrante Ⅰ
    .the = el cuadrante Ⅰ
    .gender = masculine
    .number = one
name-q2 = cuadrante Ⅱ
    .the = el cuadrante Ⅱ
    .gender = masculine
    .number = one
name-q3 = cuadrante Ⅲ
    .the = el cuadrante Ⅲ
    .gender = masculine
    .number = one
name-q4 = cuadrante Ⅳ
    .the = el cuadrante Ⅳ
    .gender = masculine
    .number = one
