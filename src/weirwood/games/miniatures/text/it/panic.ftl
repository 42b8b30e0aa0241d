### The chapter panic

event-dice-test = { $unit } ({ $nr }), { $panic ->
    [true] test di Panico: { $dice }, D3 { $d3 },
   *[other] test di Morale: { $dice },
} modificatore { $mod }; serve { $need }+.
event-test-result = { $unit } ({ $nr }) { $result ->
    [passed] supera
   *[other] fallisce
} il test di { $panic ->
    [true] Panico
   *[other] Morale
}.
