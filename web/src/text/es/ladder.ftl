## The ladder of lessons

ui-coach-task = Inténtalo tú.
ui-coach-anyway = Jugarlo de todos modos
ui-coach-ladder = A la próxima lección
ui-ladder = Lecciones
ui-ladder-first = Empieza por aquí: { $title }
ui-ladder-next = Sigue con: { $title }
ui-ladder-all = Todo hecho. Repite la que quieras.
ui-ladder-minutes = { $minutes } min
ui-ladder-done = hecha
ui-ladder-pages = { $done } de { $total } páginas
ui-ladder-start = Empezar
ui-ladder-again = Otra vez
ui-ladder-others = Aprender otro juego
ui-ladder-about = Cómo se juega, de los primeros cinco minutos a los detalles más finos. En cada lección alguien se sienta a tu lado, dice qué pasa y por qué, y entretanto te deja jugar a tu aire.
ui-puzzles = Problemas
ui-puzzles-today = Problema del día
