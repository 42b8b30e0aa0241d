## Sentences are put together with these.

list-empty = nothing
list-comma = { $head }, { $next }
list-last = { $head } and { $last }
seat-unnamed = Player { $n }

## Answers that mean the same in every game.

option-done = Done
option-pass = Pass
option-yes = Yes
option-no = No
option-none = None
