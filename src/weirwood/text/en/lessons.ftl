## What guided games say in every game.

why-lessons-unknown = There is no lesson “{ $found }” in this game. There are: { $allowed }.
lesson-head = step { $done } of { $total }
lesson-advice = Advice: { $label }. { $why }
lesson-do = Type “{ $command }” to do it. Any other answer is fine too.
lesson-rules = The rules behind it: { $rules }. “? { $one }” reads one out.
terminal-command-do = do
terminal-args-do = { "" }
terminal-help-do = what the coach of a guided game advises, or what a bot would do
cli-opt-learn = A guided first game: every step explained, with advice you may take or leave.
cli-learn_alone = --learn brings its own seats, bots, seed and settings: leave { $found } out.
