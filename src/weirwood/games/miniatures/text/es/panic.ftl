### The chapter panic

event-dice-test = { $unit } ({ $nr }), { $panic ->
    [true] prueba de Pánico: { $dice }, D3 { $d3 },
   *[other] prueba de Moral: { $dice },
} modificador { $mod }; necesita { $need }+.
event-test-result = { $unit } ({ $nr }) { $result ->
    [passed] supera
   *[other] falla
} la prueba de { $panic ->
    [true] Pánico
   *[other] Moral
}.
