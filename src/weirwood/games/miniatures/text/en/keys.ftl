### Numbers and plain words of answers

place-pivot = pivot { $degrees }°
place-distance = { $inches }″ straight on
place-turn = then turn { $degrees }°
place-direction = { $value ->
    [0] forward
    [1] to the right
    [2] backward
   *[3] to the left
}
place-x = { $inches }″ from the left edge
place-y = { $inches }″ from the near edge
place-facing = facing { $degrees }°
option-pass = Pass
option-yes = Yes
option-no = No
