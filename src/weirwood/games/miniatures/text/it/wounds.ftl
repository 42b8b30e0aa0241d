### The chapter wounds

ask-wounds-restore = Quante ferite recupera { $b } ({ $a })?
event-unit-wounded = { $unit } ({ $nr }) perde { $count } { $count ->
    [one] ferita
   *[other] ferite
}.
event-unit-restored = { $unit } ({ $nr }) recupera { $count } { $count ->
    [one] ferita
   *[other] ferite
}.
event-unit-destroyed = { $unit } ({ $nr }) di { $seat }: unità distrutta.
