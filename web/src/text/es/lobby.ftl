## Entrance, new table, waiting room

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
bot-master = Maestro
    .help = Piensa más tiempo, y con lo aprendido de otras partidas.
bot-tempered = { $level }, { $temper }
bot-temper-bold = audaz
bot-temper-careful = prudente
bot-temper-vengeful = vengativo
bot-temper-grasping = codicioso
bot-random = Al azar
    .help = Hace cualquier jugada legal.
bot-greedy = Escudero
    .help = Juega lo que parece mejor ahora.
bot-search = Maestre
    .help = Piensa por adelantado.

ui-set_up = Preparar una mesa
ui-how_many = Cuántos juegan
ui-hot_seat = También en esta pantalla
ui-help = Ayuda
ui-upload = Abrir un registro
ui-upload-help = Una partida guardada en un archivo, para verla de nuevo.
ui-not_found = Esta mesa no existe o no está abierta para ti.
ui-not_found-help = Un asiento es un enlace secreto: pide el tuyo al anfitrión.
ui-home = Inicio
ui-sit = Sentarse
ui-take_seat = Ocupa tu asiento
ui-mute = Silenciar
ui-remove = Expulsar
ui-undo-asked = { $name } quiere deshacer una jugada.
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
ui-minutes = Minutos
ui-days = Días
ui-seconds = Segundos
ui-turn_title = Te toca: { $game }
ui-history = Repetición: { $game }
ui-broken = Algo ha fallado en el tablero. No se pierde nada: todo se puede elegir en la lista, y recargar quizá ayude.
ui-broken-again = Volver a mostrar el tablero

ui-on_flag = Cuando se acaba el tiempo
ui-on_flag-bot = Responde un bot
ui-on_flag-concede = El jugador se rinde
ui-away_after = Un bot juega por quien se ausenta, tras
ui-away-60 = un minuto
ui-away-120 = dos minutos
ui-away-900 = un cuarto de hora
ui-away-86400 = un día
ui-away-604800 = una semana
ui-away_level = Cómo juega
ui-options-more = Más opciones ({ $n })
ui-list-ready = Cualquier lista ya hecha
ui-list-own = Una lista propia
ui-list-format-deck = Una carta por línea: «3x Nombre de la carta», y la facción en su propia línea.
ui-list-format-army = Primero facción y comandante; luego una unidad por línea, con sus vínculos tras «con».

ui-invites = { $name } te invita: { $game }
ui-invited-with = Con { $names }
ui-invited-bots = { $n ->
    [one] y un bot
   *[other] y { $n } bots
}
ui-waiting_host = { $name } empezará la partida.
ui-waiting_start = La empezará el anfitrión.
ui-new_here = ¿No conoces el juego?
ui-share = Enviar
ui-qr = Código QR
ui-invite-words = Ven a jugar conmigo: { $game }
ui-players-between = de { $least } a { $most } jugadores
ui-on = sí
ui-off = no

ui-their_name = Nombre
ui-options-changed = { $n ->
    [one] un cambio
   *[other] { $n } cambios
}
ui-list-leader = Líder
ui-list-house = Casa
ui-list-any-leader = Cualquier líder
ui-list-any-house = Cualquier Casa
ui-list-look = Ver dentro
ui-army-commander = Comandante
ui-army-units = Unidades
ui-army-ncus = Unidades no combatientes
ui-replays = Partidas terminadas
ui-row-lobby = Sin empezar
ui-advice-allowed = Todos pueden pedir consejo
ui-quick = Buscar jugadores
ui-quick-here = { $n ->
    [one] espera una persona
   *[other] esperan { $n }
}
ui-friends = Amigos
ui-friends-keeps = { $name } te guarda un asiento: { $game }
ui-friends-come = Sentarme
