## What guided games say in every game.

why-lessons-unknown = There is no lesson “{ $found }” in this game. There are: { $allowed }.
lesson-head = step { $done } of { $total }
lesson-advice = Advice: { $label }. { $why }
lesson-do = Type “{ $command }” to do it. Any other answer is fine too.
lesson-rules = The rules behind it: { $rules }. “? { $one }” reads one out.
terminal-command-do = do
terminal-args-do = { "" }
terminal-help-do = what the coach of a guided game advises, or what a bot would do
cli-opt-learn = A guided game: what happens explained, with advice you may take or leave.
cli-learn_alone = --learn brings its own seats, bots, seed and settings: leave { $found } out.
lesson-task = Try it yourself. “{ $command }” does it for you, “{ $hint }” only says how.
lesson-again = Try again, or give the same answer once more to play it all the same.
lesson-next = That was the lesson; play on as you like. The next one is “{ $title }” ({ $minutes } minutes): { $command }
lesson-last = That was the lesson, the last of this game. Play on as you like.
cli-lessons = The lessons of a game or of all: what each teaches, how long it takes, what is done.
cli-arg-lesson = With --learn: the name of the lesson (see “weirwood lessons”); the next one if none is named.
cli-lesson_alone = A lesson is named only with --learn: “{ $found }” is one too many.
cli-lesson_none = This game has no lessons.
cli-lesson_minutes = { $minutes } minutes
cli-lesson_begun = { $minutes } minutes · { $done } of { $total } pages
cli-lesson_done = { $minutes } minutes · done
cli-lesson_start = Go on: { $command }
