### The chapter panic

event-dice-test = { $unit } ({ $nr }) tests { $panic ->
    [true] for panic: { $dice }, D3 { $d3 },
   *[other] morale: { $dice },
} modifier { $mod }, and needs { $need }+.
event-test-result = { $unit } ({ $nr }) { $result ->
    [passed] passes
   *[other] fails
} the { $panic ->
    [true] Panic
   *[other] Morale
} test.
