## The table around the question

ui-board = Tablero
ui-log = Historial
ui-chat = Chat
ui-settings = Ajustes
ui-menu = Menú
ui-log-empty = Todavía no ha pasado nada.
ui-log-newest = Lo último
ui-chat-empty = Nadie ha dicho nada.
ui-chat-say = Di algo
ui-chat-send = Enviar
ui-chat-to = Para
ui-chat-all = Toda la mesa
ui-chat-whisper = para { $names }
ui-concede = Rendirse
ui-concede-sure = ¿Seguro que te rindes? Quedas en último lugar y los demás siguen jugando.
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
ui-record = Descargar el registro
ui-offline = Sin conexión. Reintentando…
ui-slow = Esperando a la mesa…
ui-online = Conectado
ui-reload = Hay una versión nueva.
ui-reload-now = Recargar
ui-away = ausente
ui-bot_plays = juega un bot
ui-is_bot = bot
ui-you = tú
ui-open_seat = libre
ui-thinking = pensando
ui-conceded = se ha rendido
ui-time_left = quedan { $time }
ui-map = Mapa de Poniente
ui-closer = Acercar
ui-further = Alejar
ui-whole = Todo el tablero

ui-host_powers = Opciones del anfitrión
ui-unmute = Dejar hablar
ui-muted = silenciado
ui-remove-sure = ¿Seguro que quieres expulsar a { $name }? Un bot jugará en su asiento.
ui-remove-me = Dejar mi asiento a un bot
ui-remove-me-sure = ¿Seguro que dejas tu asiento? Un bot seguirá por ti y tú mirarás.
ui-offer_seat = Ofrecer este asiento por enlace
ui-offer_seat-help = Quien abra este enlace ocupa el asiento. Hasta entonces juega un bot.
ui-list-bring = Jugar con esta lista
ui-list-brought = Juegas con esta lista.

ui-nothing_here = No hay nada en esta dirección.
ui-reload-help = La partida sigue: al recargar no se pierde nada.
ui-undo-waiting = Has pedido deshacer. Falta la respuesta de { $names }.
ui-draw-waiting = Has ofrecido tablas. Faltan los demás.
ui-pause-waiting = Has pedido una pausa. Faltan los demás.
ui-resume-waiting = Quieres seguir. Faltan los demás.
ui-resume-asked = { $names } quiere seguir.
ui-take_back_offer = Retirarlo
ui-paused-help = Los relojes están parados hasta que alguien reanude.
ui-help-on = { $thing }: ¿qué es?

ui-hand_over = Ceder la pantalla
ui-cover-to = Pasa la pantalla a { $name }
ui-cover-who = ¿Quién está ante la pantalla?
ui-cover-help = Los demás, que no miren.
ui-cover-doing = Toca: { $doing }
ui-cover-me = Soy { $name }: ver mi lado
ui-cover-stay = Un vistazo más como { $name }
ui-concede-alone = ¿Rendirte de verdad? La partida termina al momento y quedas en último lugar.
ui-leave-alone = Los bots te esperan: la partida queda en «Mis partidas». O termínala ahora.
ui-leave-later = Volver más tarde
ui-leave-end = Terminar la partida
