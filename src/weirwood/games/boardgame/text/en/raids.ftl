ask-raids-order = Which raid do you resolve?
ask-raids-target = Raid { $a_from }: which order do you strike?

option-raids-target-none = No effect

event-raids-idle = The raid of { $house } { $area_from } has no effect.
event-raids-raided = { $house } raids { $area_from } and removes { $order_the } of { $victim } { $target_in }.
event-raids-pillaged = { $house } pillages { $victim }: +{ $power } power, −{ $lost } for the victim.
