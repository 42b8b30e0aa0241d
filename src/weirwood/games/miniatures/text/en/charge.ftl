### The chapter charge

ask-charge-side = Your tray stands between two arcs: which side do you charge?
ask-charge-pivot = Charge of { $c } ({ $a }) on { $d } ({ $b }): choose the way.
ask-charge-align = The charge strikes home: how does { $c } ({ $a }) align?
ask-charge-aside = { $c } ({ $a }) has to step aside: which way?
option-full = Centre on centre
option-left = Half, to the left
option-right = Half, to the right
option-near = As near as possible (place { $a })
option-charge-side-front = The front
option-charge-side-right = The right flank
option-charge-side-rear = The rear
option-charge-side-left = The left flank
option-charge-aside-front = Forward
option-charge-aside-right = To the right
option-charge-aside-rear = Backward
option-charge-aside-left = To the left
event-unit-aside = { $unit } ({ $nr }) steps aside.
event-charge-declared = { $unit } ({ $nr }) charges { $target } ({ $target_nr }) { $side ->
    [front] in the front
    [rear] in the rear
   *[other] in the flank
}.
event-charge-disorderly = The charge of { $unit } ({ $nr }) is disorderly.
event-charge-run = { $unit } ({ $nr }) runs { $inches }″ and { $success ->
    [true] strikes home
   *[other] falls short
}.
event-dice-charge = { $unit } ({ $nr }) rolls { $dice } for the charge.
