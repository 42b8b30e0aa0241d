## Lo que rechaza cualquier juego, antes de que hablen sus reglas.

why-kernel-already_answered = { $seat } ya ha respondido a esta pregunta.
why-kernel-broken_bot = No se puede cargar el bot { $bot }: { $reason }
why-kernel-broken_game = No se puede cargar el juego { $game }: { $reason }
why-kernel-closed_question = La pregunta { $number } está cerrada.
why-kernel-conceded = { $seat } ya se ha rendido.
why-kernel-content = Se creó con otros archivos de cartas y mapas ({ $found }; aquí son { $allowed }).
why-kernel-count = { $found ->
    [one] Se ha elegido una opción
   *[other] Se han elegido { $found } opciones
}: hacen falta entre { $least } y { $most }.
why-kernel-decision = Esto no es una pregunta abierta de la partida ({ $found }).
why-kernel-differs = El registro difiere en la línea { $line } ({ $what }): dice { $recorded } y, al repetirlo, sale { $played }.
why-kernel-native = Una partida en modo nativo no se puede copiar ni guardar.
why-kernel-no_record = Una partida cargada, bifurcada o repartida de nuevo no tiene registro de su comienzo.
why-kernel-no_scenario = { $game } no puede empezar desde una posición dada.
why-kernel-stop_at = No hay ninguna pregunta que se llame { $found }. Se conocen: { $allowed }.
why-kernel-stop_at_never = Desde esta posición nunca se llega a la pregunta { $kind } si nadie hace nada.
why-kernel-not_answered = { $seat } no ha respondido a esta pregunta.
why-kernel-over = La partida ha terminado.
why-kernel-record = El registro no se puede leer: en la línea { $line } pone «{ $found }».
why-kernel-replay_question = A { $seat } no se le pregunta { $kind } en este punto del registro.
why-kernel-save = La partida guardada no se puede leer: «{ $found }» no vale ({ $what }).
why-kernel-seat = No hay asiento { $found }: se admite { $allowed }.
why-kernel-seats = No se puede jugar con { $seats } asientos: se admite { $allowed }.
why-kernel-seed = La semilla es un número entero, no { $found }.
why-kernel-setting_name = No existe el ajuste { $setting }: se admite { $allowed }.
why-kernel-setting_value = El ajuste { $setting } no puede valer { $value }: se admite { $allowed }.
why-kernel-settings = Los ajustes son nombres con valores, no { $found }.
why-kernel-shape = Esto no responde a { $kind }: hay { $found } y debería haber { $allowed }.
why-kernel-stale = La pregunta { $number } ({ $kind }) ya no está abierta.
why-kernel-undo_barrier = { $seat } no puede deshacer esto: desde entonces se ha robado o visto algo.
why-kernel-undo_nothing = { $seat } no tiene nada que deshacer.
why-kernel-undo_other = { $seat } no puede deshacer esto: desde entonces ha respondido { $other_seat }.
why-kernel-unknown_bot = No existe el bot { $bot }: se admite { $bots }.
why-kernel-unknown_game = No existe el juego { $game }: se admite { $games }.
why-kernel-version = Se creó con la versión { $found } de las reglas, que aquí no se juega (aquí: { $allowed }).

## Lo que puede ocurrir en cualquier juego.

event-kernel-undone = { $seat } deshace una jugada.
event-kernel-conceded = { $seat } se rinde.
event-kernel-drawn = Los jugadores acuerdan tablas.
event-kernel-stopped = No queda nadie para jugar contra los bots. La partida termina aquí.
