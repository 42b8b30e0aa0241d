### The chapter movement

ask-move-maneuver = Maneuver of { $b } ({ $a }): pivot, straight ahead, pivot.
ask-move-march = March of { $b } ({ $a }): straight ahead, then pivot.
ask-move-retreat = Retreat of { $c } ({ $a }): straight back or sideways, then pivot.
ask-move-shift = Shift { $c } ({ $a }): straight forward, backward or sideways.
ask-move-pivot = { $b } ({ $a }) may pivot.
event-unit-moved = { $unit } ({ $nr }) { $how ->
    [pivot] pivots
    [shift] shifts { $inches }″
    [retreat] retreats { $inches }″
    [march] marches { $inches }″
   *[other] moves { $inches }″
}.
event-dice-retreat = { $unit } ({ $nr }) rolls { $dice } for the retreat.
