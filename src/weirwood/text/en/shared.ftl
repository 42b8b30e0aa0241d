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

## A move in a placement, whole.

place-way = { $inches }″ { $value ->
    [0] forward
    [1] to the right
    [2] backward
   *[3] to the left
}
place-stay = stay put
