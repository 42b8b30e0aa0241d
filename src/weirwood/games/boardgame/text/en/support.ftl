ask-combat-support = Whom do you support { $a_from }?
ask-combat-accept = { $b } offers support { $a_from }: do you accept?

option-combat-support-none = Nobody

event-combat-supported = { $house } supports { $target } { $area_from }.
event-combat-refused = { $target } refuses the support of { $house } { $area_from }.
event-combat-unsupported = { $house } supports nobody { $area_from }.
