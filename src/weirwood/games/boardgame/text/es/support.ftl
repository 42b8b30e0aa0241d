ask-combat-support = ¿A quién apoyas { $a_from }?
ask-combat-accept = { $b } ofrece apoyo { $a_from }: ¿lo aceptas?

option-combat-support-none = A nadie

event-combat-supported = { $house } apoya a { $target } { $area_from }.
event-combat-refused = { $target } rechaza el apoyo de { $house } { $area_from }.
event-combat-unsupported = { $house } no apoya a nadie { $area_from }.
