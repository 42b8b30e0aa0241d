### The chapter actions

ask-turn-action = { $b } ({ $a }) is activated: choose its action.
ask-action-free = { $d } ({ $a }) may take a free action.
option-maneuver = Maneuver
option-march = March
option-retreat = Retreat
option-ranged = Ranged attack
option-none = Nothing
option-turn-action-none = No action
option-charge = Charge { $a } ({ $b })
option-melee = Melee attack on { $a } ({ $b })
option-raze = Tear down { $a_the }
option-swap = Give up the action to change a mission
option-shot = { $a } at { $b } ({ $c })
event-action-chosen = { $unit } ({ $nr }): { $free ->
    [true] free{" "}
   *[other] {""}
}{ $action ->
    [maneuver] maneuver
    [march] march
    [retreat] retreat
    [melee] melee attack
    [ranged] ranged attack
    [charge] charge
    [raze] attack on terrain
    [swap] change of missions
   *[other] special action
}.
event-action-none = { $unit } ({ $nr }) takes no action.
