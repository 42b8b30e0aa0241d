## Problemas

ui-puzzles-about = Una respuesta es claramente mejor que todas las demás, y está comprobado por máquina. Encuéntrala en el tablero.
ui-puzzles-next = Siguiente problema
ui-puzzles-none = Aún no hay problemas de este juego.
ui-puzzles-clean = resuelto a la primera
ui-puzzles-solved = resuelto
ui-puzzles-tried = todavía no
ui-puzzles-others = Problemas de otros juegos
ui-puzzles-days = Problemas del día
ui-puzzles-all = Todos los problemas
ui-puzzles-hard = Dificultad { $n }
ui-puzzles-number = Problema { $n }:
ui-puzzles-verdict = Lo que valen tus respuestas
ui-puzzles-hint = Una pista
ui-puzzles-show = Ver la solución
