## Puzzles

ui-puzzles-about = One answer is clearly better than all others, and machines have checked it. Find it on the board.
ui-puzzles-next = Next puzzle
ui-puzzles-none = There are no puzzles of this game yet.
ui-puzzles-clean = solved at once
ui-puzzles-solved = solved
ui-puzzles-tried = not yet
ui-puzzles-others = Puzzles of other games
ui-puzzles-days = Puzzles of the day
ui-puzzles-all = All puzzles
ui-puzzles-hard = Difficulty { $n }
ui-puzzles-number = Puzzle { $n }:
ui-puzzles-verdict = What your answers are worth
ui-puzzles-hint = A hint
ui-puzzles-show = Show the solution
