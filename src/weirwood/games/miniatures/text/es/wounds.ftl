### The chapter wounds

ask-wounds-restore = ¿Cuántas heridas recupera { $b } ({ $a })?
event-unit-wounded = { $unit } ({ $nr }) pierde { $count } { $count ->
    [one] herida
   *[other] heridas
}.
event-unit-restored = { $unit } ({ $nr }) recupera { $count } { $count ->
    [one] herida
   *[other] heridas
}.
event-unit-destroyed = { $unit } ({ $nr }) de { $seat }: unidad destruida.
