ask-combat-support = Chi supporti { $a_from }?
ask-combat-accept = { $b } offre supporto { $a_from }: accetti?

option-combat-support-none = Nessuno

event-combat-supported = { $house } supporta { $target } { $area_from }.
event-combat-refused = { $target } rifiuta il supporto di { $house } { $area_from }.
event-combat-unsupported = { $house } non supporta nessuno { $area_from }.
