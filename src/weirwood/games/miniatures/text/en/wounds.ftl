### The chapter wounds

ask-wounds-restore = How many wounds does { $b } ({ $a }) restore?
event-unit-wounded = { $unit } ({ $nr }) loses { $count } { $count ->
    [one] wound
   *[other] wounds
}.
event-unit-restored = { $unit } ({ $nr }) restores { $count } { $count ->
    [one] wound
   *[other] wounds
}.
event-unit-destroyed = { $unit } ({ $nr }) of { $seat } is destroyed.
