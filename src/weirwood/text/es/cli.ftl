## La línea de órdenes: lo que dice --help.

cli-about = Cuatro juegos de mesa de Poniente, jugados como es debido.
cli-notice = No oficial: sin relación con las editoriales ni con el autor, y sin su respaldo. Las marcas pertenecen a sus dueños.
cli-version =
    Weirwood { $version } ({ $build ->
        [compiled] compilado
       *[interpreted] interpretado
    })
cli-panel-arguments = Argumentos
cli-panel-options = Opciones
cli-panel-commands = Órdenes

cli-games = Muestra los juegos con sus asientos y ajustes.
cli-play = Juega en la terminal, contra bots o con más gente ante el mismo teclado.
cli-simulate = Hace jugar muchas partidas a los bots y las resume.
cli-tournament = Enfrenta a los bots: asientos rotados, semillas emparejadas, puntuaciones con intervalos.
cli-replay = Recorre un registro paso a paso.
cli-verify = Comprueba que los registros, al repetirse, llegan al mismo final.
cli-rules = Muestra las reglas de un juego como un libro, o encuentra las que se quieren decir.
cli-bench = Mide la velocidad de esta máquina, juego por juego: partidas al azar, copias, guardados, cargas, vistas y búsqueda, en tiempo de CPU de un núcleo.
cli-deck = Mazos del juego de cartas.
cli-army = Ejércitos del juego de miniaturas.
cli-check-deck = ¿Es legal un mazo? Y si no, ¿por qué?
cli-check-army = ¿Es legal un ejército? Y si no, ¿por qué?
cli-show-deck = Muestra un mazo preparado como texto, o los nombres de todos.
cli-show-army = Muestra un ejército preparado como texto, o los nombres de todos.
cli-serve = Sirve la mesa a los navegadores.
cli-admin = Para quien aloja una mesa web: sus salas y sus copias de seguridad.
cli-admin-list = Muestra las salas.
cli-admin-close = Acaba una partida en tablas.
cli-admin-delete = Borra una sala con todo lo que contiene.
cli-admin-delete_old = Borra las salas en las que no ha pasado nada desde hace unos días.
cli-admin-backup = Escribe en un archivo todo lo que se guarda.
cli-admin-restore = Lee ese archivo en una base de datos vacía.
cli-arg-room = El identificador de una sala.
cli-arg-backup = El archivo de la copia de seguridad.
cli-opt-status = Solo las salas en este estado.
cli-opt-days = Después de cuántos días.

cli-arg-game = El juego: véase «weirwood games».
cli-arg-bench_game = El juego; todos si no se nombra ninguno.
cli-arg-words = Palabras que buscar, o el identificador de una regla.
cli-opt-html = El libro entero como una página propia, con imágenes, para leer o imprimir.
cli-arg-record = Un registro, en JSON Lines.
cli-arg-records = Registros, en JSON Lines.
cli-arg-deck = Un mazo, en JSON o en texto.
cli-arg-army = Un ejército, en JSON o en texto.
cli-arg-ready = Su nombre; sin él, los nombres de todos.

cli-opt-help = Muestra este texto.
cli-opt-version = Muestra la versión.
cli-opt-lang = El idioma: en, es o it.
cli-opt-json = Para programas: JSON en vez de palabras.
cli-opt-seats = Cuántos asientos; si no se dice, los menos que admite el juego.
cli-opt-bots = Quién juega, asiento por asiento, y se repite alrededor de la mesa: { $levels }, random, greedy, search:0.2, exec:PROGRAMA
cli-opt-opponents = Quién ocupa los demás asientos: { $levels }; «none» si solo juegan personas.
cli-opt-people = Cuántas personas comparten este teclado.
cli-opt-names = Sus nombres, separados por comas.
cli-opt-seed = Un número entero; la misma semilla reparte la misma partida.
cli-opt-option = Un ajuste del juego, como CLAVE=VALOR; VALOR puede ser @ARCHIVO. Puede repetirse.
cli-opt-plain = Líneas sencillas, sin cajas, colores ni redibujado: para lectores de pantalla y archivos.
cli-opt-resume = Continúa una partida guardada.
cli-opt-games = Cuántas partidas.
cli-opt-jobs = Cuántos procesos; 0 para uno por núcleo.
cli-opt-records = Una carpeta para los registros de todas las partidas.
cli-opt-to = Un archivo JSON Lines para las partidas acabadas; si se empieza de nuevo, el torneo sigue desde ahí.
cli-opt-until = Parar en cuanto el intervalo del 95 % del primer bot quede por encima o por debajo de esta proporción: 0.7, o 1.6x la parte justa.
cli-opt-plot = Una carpeta para los gráficos de victorias, puntuaciones y duración.
cli-opt-ray = Jugar en un clúster de Ray, en esta máquina si --ray-address no nombra otro.
cli-opt-ray_address = La dirección de un clúster de Ray, por ejemplo auto o 10.0.0.1:6379.
cli-opt-all_seats = Mira desde este asiento (1, 2...), o «all» para verlo todo; si no se dice, como espectador.
cli-opt-bench_games = Cuántas partidas medir (20 si no se dice).
cli-opt-bench_seconds = Mide durante estos segundos de un núcleo, en vez de un número de partidas.
cli-opt-bench_seats = Cuántos asientos; el máximo del juego si no se dice.
cli-opt-host = La dirección en la que se escucha; si no se dice, solo esta máquina.
cli-opt-port = El puerto en el que se escucha.
cli-opt-database = Dónde se guardan las partidas, como URL de base de datos.
cli-opt-data = La carpeta para la base de datos y todo lo demás que se guarda.
cli-opt-config = Un archivo de ajustes, en TOML; cada ajuste se puede dar también en el entorno, como WEIRWOOD_MAX_ROOMS.
cli-opt-allow_host = Otro nombre de máquina al que responde la mesa. Puede repetirse.
cli-opt-origin = Otro origen que puede conectarse, como https://mesa.example. Puede repetirse.
cli-opt-proxy = La dirección del único proxy en cuyas cabeceras se confía.
cli-bots = Deja que los bots piensen en esta máquina para mesas de otro lugar.
cli-opt-bot_jobs = Cuántos bots piensan a la vez; si no se dice, tantos como núcleos libres haya.
cli-opt-workers = Cuántos procesos sirven juntos esta mesa; más de uno requiere PostgreSQL.
cli-opt-private = La dirección de esta máquina en la que la encuentran los demás procesos de la misma mesa.
cli-opt-secure = Cookies solo por https: para una mesa detrás de un proxy que habla https.
cli-opt-public = Dirección pública de la mesa, para los enlaces de los avisos.
cli-opt-mail = Servidor de correo para los avisos: smtp://usuario:clave@servidor:puerto (o en WEIRWOOD_MAIL).
cli-opt-mail_from = Remitente de esos correos.
cli-opt-hook = Sitio a cuyos webhooks se puede avisar. Puede repetirse.

## Mal uso. Una línea cada vez: qué estaba mal y qué estaría bien.

cli-wrong = weirwood: { $text }
cli-no_command = Hay que decir qué hacer: { $commands }.
cli-unknown_command = No existe la orden { $found }: se admite { $commands }.
cli-unknown_option = Aquí no existe la opción { $found }: se admite { $options }.
cli-missing_argument = Falta { $what }.
cli-missing_value = La opción { $option } pide un valor detrás.
cli-extra = Sobran palabras: { $found }.
cli-usage = { $found }
cli-see_help = Prueba con «{ $command } --help».
cli-bad_lang = No existe el idioma { $found }: se admite en, es o it.
cli-bad_number = { $option } pide un número entero, no { $found }.
cli-small_number = { $option } es { $found }: como mínimo es { $least }.
cli-great_number = { $option } es { $found }: como máximo es { $most }.
cli-bad_setting = Un ajuste se escribe CLAVE=VALOR, no { $found }.
cli-no_file = No existe el archivo { $file }.
cli-no_permission = No hay permiso para leer o escribir { $file }.
cli-is_folder = { $file } es una carpeta; hace falta un archivo.
cli-file_trouble = { $file }: { $reason }.
cli-not_text = { $file } no es texto en UTF-8.
cli-not_json = { $file } no es JSON: línea { $line }, columna { $column }.
cli-too_deep = { $file } está anidado a demasiada profundidad para leerlo.
cli-no_game_here = No se puede cargar el juego { $game }: { $reason }.
cli-which_game = Hay que decir qué juego: { $games }.
cli-resume_alone = --resume trae su propio juego, asientos, personas, semilla y ajustes: sobra { $found }.
cli-no_checker = Ningún juego instalado conoce una comprobación llamada { $what }.
cli-no_ready = No hay ninguna lista preparada { $found }. Hay: { $allowed }.
cli-no_table = La mesa web no forma parte de esta instalación.
cli-address = No se puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otro --port u otro --host.
cli-database = La base de datos no se puede usar: { $reason }.
cli-not_folder = { $file } no es una carpeta.
cli-serving = La mesa está abierta en { $url } (Ctrl-C la cierra).
cli-failed_rule = Ha fallado una regla del juego ({ $what }); comunícalo, por favor, con el registro { $file }.
cli-worker_lost = Se ha perdido un proceso una y otra vez; prueba con menos --jobs.
cli-interrupted = Interrumpido.
cli-people = Hay { $found } personas: los asientos son { $seats }.
cli-bot_count = Hay { $found } bots: les quedan { $seats } asientos.

why-bots-budget = El bot { $bot } no admite { $found }: escribe { $allowed }.
why-bots-no_greedy = { $game } aún no tiene un bot greedy propio: se admite { $bots }.
why-lab-exec = Ningún programa se nombra con { $found }: escribe exec:PROGRAMA ARGUMENTOS, o exec:2s PROGRAMA ARGUMENTOS para dar dos segundos por respuesta.
why-lab-exec_missing = Aquí no hay ningún programa { $program }: da su nombre tal como lo conoce tu consola, o su ruta.
why-lab-trace_version = El archivo { $file } es una traza de la versión { $found }; esta edición lee la versión { $allowed }. Nombra otro archivo.
why-lab-trace_rules = Las partidas de { $file } se jugaron con la versión { $found } de las reglas; ahora van por la { $allowed }. Nombra otro archivo.
why-lab-no_ray = Ray no está instalado: make lab lo instala; o usa --jobs.
why-lab-ray_address = No hay ningún clúster de Ray en { $found }: { $why }
why-lab-no_matplotlib = Los gráficos necesitan matplotlib, que no está instalado: make lab lo instala.
why-lab-until = La opción --until pide una proporción de victorias entre 0 y 1, como 0.7, o un múltiplo de la parte justa, como 1.6x; no { $found }.
why-lab-bots = { $found ->
    [0] No se ha nombrado ningún bot
    [one] Se ha nombrado un bot
   *[other] Se han nombrado { $found } bots
}: hace falta al menos 1 y como máximo { $most }.
why-lab-two_bots = Un torneo necesita dos bots distintos o más, no { $found }.
why-lab-trace = El archivo { $file } no se puede leer en la línea { $line }: { $found }. No es una traza nuestra, o está dañado: nombra otro archivo.
why-lab-other_tournament = El archivo { $file } contiene otras partidas: allí { $what } es { $found } y aquí es { $allowed }. Nombra otro archivo.

## weirwood games

cli-seats = de { $least } a { $most } asientos
cli-seats_only = { $least ->
    [one] un asiento
   *[other] { $least } asientos
}
cli-setting_default = por defecto: { $value }
cli-on = sí
cli-off = no
cli-nothing = nada
cli-rules_done = se juegan { $done } de las { $all } reglas de su reglamento
cli-settings = Ajustes
cli-no_settings = sin ajustes

## weirwood simulate, tournament, bench

cli-playing = Jugando
cli-col-game = Juego
cli-col-seats = Asientos
cli-col-seat = Asiento
cli-col-bot = Bot
cli-col-wins = Victorias
cli-col-share = Parte
cli-col-score = Puntos (media)
cli-col-who = Quién
cli-col-games = Partidas
cli-col-rate = Tasa de éxito
cli-col-interval = Intervalo del 95 %
cli-col-fair = Veces su parte justa
cli-col-rating = Puntuación
cli-col-games_per_s = Partidas/s
cli-col-decisions_per_s = Decisiones/s
cli-col-choices_per_s = Elecciones/s
cli-col-fork = Copia (µs)
cli-col-save = Guardar (µs)
cli-col-load = Cargar (µs)
cli-col-view = Vista (µs)
cli-col-bytes = Guardado (bytes)
cli-simulated = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $game } con { $seats } asientos en { $seconds } s: { $rate } partidas/s, { $decisions } decisiones/s, { $choices } elecciones reales/s.
cli-length = { $mean } decisiones por partida de media, de { $least } a { $most }.
cli-errors = { $count ->
    [one] Una partida no llegó
   *[other] { $count } partidas no llegaron
} al final.
cli-problem = partida { $index } (semilla { $seed }): { $error }
cli-by_seat = Por asiento
cli-by_label = Por casa, líder o facción
cli-by_rating = Puntuaciones de openskill (Plackett-Luce), media ± 1,96 desviaciones típicas.
cli-by_rate = openskill no está instalado (viene con el laboratorio): en su lugar, porcentajes de victoria con intervalos de Wilson.
cli-bench_note =
    Tiempo de CPU, un núcleo, { $build ->
        [compiled] motor compilado
       *[interpreted] motor interpretado
    }, juego al azar con las opciones listadas en cada decisión; copias, guardados y vistas son medias sobre todas las decisiones.
cli-measuring = Midiendo { $game }

## weirwood verify, replay, rules, check

cli-verified = { $file }: al repetirlo llega al mismo final.
cli-verified_open = { $file }: se repite hasta donde llega; la partida no se acabó.
cli-differs = { $file }: { $why }
cli-unreadable = { $file }: { $why }
cli-no_ledger = { $game } no ha traído reglas que se puedan leer aquí.
cli-no_rules = Ninguna regla de { $game } contiene { $words }.{ $more }
cli-rule_missing = aún sin implementar
cli-rule_count = { $count ->
    [one] Una regla.
   *[other] { $count } reglas.
}
cli-legal = { $file }: legal.
cli-illegal = { $file }: no es legal.
cli-basis-rulebook = reglamento
cli-basis-ruling = aclaración
cli-basis-derived = nuestra lectura
cli-room_closed = La partida de la sala { $room } ha acabado en tablas.
cli-room_deleted = Se ha borrado la sala { $room } con todo lo que contenía.
cli-room_over = La partida de la sala { $room } ya había acabado: no se ha cambiado nada.
cli-deleted = { $count ->
    [0] No se ha borrado ninguna sala.
    [one] Se ha borrado una sala.
   *[other] Se han borrado { $count } salas.
}
cli-rows = { $file }: { $count ->
    [one] una fila.
   *[other] { $count } filas.
}

## weirwood tournament: tests, usage, plots

cli-until-above = Prueba de fuerza superada: { $bot } gana el { $rate } % ({ $low } – { $high } %), por encima del { $target } %, tras { $games } partidas.
cli-until-below = Prueba de fuerza no superada: { $bot } gana el { $rate } % ({ $low } – { $high } %), por debajo del { $target } %, tras { $games } partidas.
cli-until-open = Prueba de fuerza sin decidir: { $bot } gana el { $rate } % ({ $low } – { $high } %) tras { $games } partidas; el objetivo es el { $target } %.
cli-branching = { $options } opciones por elección, de media.
cli-by_list = Por mazo o ejército
cli-by_rule = Lo que más se preguntó, por regla
cli-by_event = Lo que más ocurrió
cli-by_used = Cartas, unidades y órdenes más usadas
cli-col-rule = Regla
cli-col-event = Suceso
cli-col-thing = Carta, unidad u orden
cli-col-times = Veces
cli-col-per_game = Por partida
cli-forfeits = Partidas perdidas por bots que fallaron:
cli-forfeit = partida { $index }, { $bot }: { $why }
cli-plotted = Gráficos: { $files }
cli-plot-wins = Victorias, en %
cli-plot-rating = Puntuación
cli-plot-length = Decisiones por partida
cli-plot-games = Partidas
cli-col-searches = Iteraciones de búsqueda/s

# weirwood show
cli-show = Dibuja una partida guardada, un registro, un escenario o lo que comparte un enlace, con su pregunta, sus opciones y las reglas en curso.
cli-arg-show = Una partida guardada, un registro o un escenario: un objeto con «game» y lo que lee ese juego; o el enlace a una repetición o a un análisis.
cli-opt-step = De un registro: la posición tras tantas respuestas (la última si no se dice).
cli-opt-show_seat = Mira desde este asiento (1, 2...); si no se dice, desde el de la pregunta abierta.
cli-show-save = partida guardada
cli-show-record = registro
cli-show-scenario = escenario
cli-show-link = posición compartida
cli-show_nothing = { $file } no es una partida guardada, ni un registro, ni un escenario, que es un objeto con «game».
cli-show_step = --step es { $found }, pero { $file } tiene { $most } pasos.
cli-show_step_alone = --step es para registros; { $file } no lo es.
cli-show_answered = { $seat } ha respondido
cli-show_frames = Las reglas están en medio de

# weirwood bench
cli-bench_either = O --games o --seconds, no ambos.
cli-bad_positive = { $option } es «{ $found }»: es un número mayor que 0 y como mucho { $most }.
cli-cluster_lost = Se ha perdido el clúster: { $why } Con el mismo --to FICHERO la ejecución sigue donde se paró.
cli-no_client = Esta instalación no tiene el cliente del navegador, así que no hay página donde jugar. En una copia del código ejecuta make play; con pip, instala un paquete construido con él (make client y luego pip install .).
