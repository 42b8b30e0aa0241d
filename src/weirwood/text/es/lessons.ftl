## Lo que dicen las partidas guiadas en todos los juegos.

why-lessons-unknown = En este juego no hay ninguna lección «{ $found }». Hay: { $allowed }.
lesson-head = paso { $done } de { $total }
lesson-advice = Sugerencia: { $label }. { $why }
lesson-do = Escribe «{ $command }» para hacerlo. Cualquier otra respuesta también vale.
lesson-rules = Las reglas que hay detrás: { $rules }. «? { $one }» lee una.
terminal-command-do = hazlo
terminal-args-do = { "" }
terminal-help-do = lo que sugiere la guía de una partida guiada, o lo que haría un bot
cli-opt-learn = Una partida guiada: lo que pasa, explicado, con sugerencias que puedes seguir o no.
cli-learn_alone = --learn trae sus propios asientos, bots, semilla y ajustes: sobra { $found }.
lesson-task = Inténtalo tú. «{ $command }» lo hace por ti; «{ $hint }» solo dice cómo.
lesson-again = Prueba otra vez, o repite la misma respuesta para jugarla de todos modos.
lesson-next = Aquí acaba la lección; sigue jugando si quieres. La próxima es «{ $title }» ({ $minutes } minutos): { $command }
lesson-last = Aquí acaba la lección, la última de este juego. Sigue jugando si quieres.
cli-lessons = Las lecciones de un juego o de todos: qué enseña cada una, cuánto dura y cuáles están hechas.
cli-arg-lesson = Con --learn: el nombre de la lección (véase «weirwood lessons»); si no se dice, la siguiente.
cli-lesson_alone = Una lección se nombra solo con --learn: sobra «{ $found }».
cli-lesson_none = Este juego no tiene lecciones.
cli-lesson_minutes = { $minutes } minutos
cli-lesson_begun = { $minutes } minutos · { $done } de { $total } páginas
cli-lesson_done = { $minutes } minutos · hecha
cli-lesson_start = Para seguir: { $command }
