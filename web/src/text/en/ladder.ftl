## The ladder of lessons

ui-coach-task = Try it yourself.
ui-coach-anyway = Play it anyway
ui-coach-ladder = To the next lesson
ui-ladder = Lessons
ui-ladder-first = Start with this one: { $title }
ui-ladder-next = Go on with: { $title }
ui-ladder-all = All done. Take any of them again.
ui-ladder-minutes = { $minutes } min
ui-ladder-done = done
ui-ladder-pages = { $done } of { $total } pages
ui-ladder-start = Start
ui-ladder-again = Again
ui-ladder-others = Learn another game
ui-ladder-about = How it is played, from the first five minutes to the finer points. In each lesson somebody sits beside you, says what happens and why, and lets you play alone in between.
ui-puzzles = Puzzles
ui-puzzles-today = Puzzle of the day
