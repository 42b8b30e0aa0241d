## Problemas: una respuesta es claramente la mejor.

cli-puzzles = Resuelve problemas de un juego, o deja que la máquina encuentre más (make), los vuelva a demostrar (check) o los ponga al día con las reglas de hoy (renew).
cli-arg-puzzles = Un juego y, si quieres uno concreto, el id del problema. Con make delante se buscan más; con check se vuelven a demostrar; con renew se demuestran con las reglas y cartas de hoy, y los que siguen en pie se escriben de nuevo.
cli-opt-puzzles_count = Cuántos problemas debe contener el archivo al final.
cli-opt-puzzles_to = El archivo al que se añaden los problemas.
cli-opt-puzzles_today = Solo el problema del día.
puzzles-usage = Di un juego y, si quieres, un problema: weirwood puzzles btwixt, o weirwood puzzles make btwixt.
puzzles-other_game = { $file } contiene problemas de un juego distinto de { $game }.
puzzles-not_ours = { $file } ya existe y no contiene problemas: di otro archivo con --to.
puzzles-none = Aún no hay problemas de { $game }: weirwood puzzles make { $game } encuentra algunos.
puzzles-made = { $found ->
    [one] Un problema encontrado;
   *[other] { $found } problemas encontrados;
  } { $file } contiene ahora { $puzzles }.
puzzles-checked = { $game }: { $hold } de { $puzzles } problemas siguen en pie.
puzzles-there = { $file } ya existe: di con --to el archivo que se va a escribir.
puzzles-renewed = { $hold } de { $puzzles } problemas siguen en pie con las reglas de hoy; están en { $file }. Para encontrar más: weirwood puzzles make.
puzzles-title = Problema { $id }, puntuación { $rating }
puzzles-task = Le toca a { $seat }. Una respuesta es claramente mejor que todas las demás: encuéntrala.
puzzles-terminal_help = Escribe un número para responder. «{ $hint }» dice de qué trata, «{ $do }» muestra la solución, «{ $quit }» termina.
puzzles-right = ¡Eso es!
puzzles-wrong = { $label }: no es la mejor. Pierde unos { $loss } puntos de cien en probabilidad de ganar.
puzzles-wrong_bare = { $label }: no es la mejor.
puzzles-solution = Solución: { $label }. Probabilidad de ganar de un { $chance } %; la segunda mejor respuesta pierde { $gain } puntos.
puzzles-hint = Piensa en esto: { $about }.
puzzles-no_hint = Para este no hay pista.
puzzles-standing = Tu puntuación: { $rating }. Resueltos: { $solved } de { $tried } intentados. Seguidos a la primera: { $streak } (mejor racha: { $best }). Días seguidos: { $days }.
puzzles-next = Intro para el siguiente problema, o «{ $quit }».
why-puzzles-unknown = No hay ningún problema «{ $found }» de este juego.
why-puzzles-version = El problema { $id } se hizo para la versión { $found } de las reglas; aquí se juega la versión { $allowed }, así que su solución puede no valer.
why-puzzles-cards = El problema { $id } se hizo con otras cartas y mapas que los que se juegan aquí, así que su solución puede no valer.
why-puzzles-broken = Este problema no se puede leer: { $what } es { $found }.
why-puzzles-no_judgement = { $game } no valora posiciones, así que no se pueden encontrar problemas.
