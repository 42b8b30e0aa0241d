ask-marches-order = Which march do you resolve?
ask-marches-to = March { $a_from }: where to? Or finish.
ask-marches-units = How many units go { $a_from } to { $b_the }?
ask-marches-token = You leave { $a_the } empty: put a power token there?

option-marches-to-end = March no further
option-marches-to-area = To { $a_the }
option-marches-units-0 = 0
option-marches-units-1 = 1
option-marches-units-2 = 2
option-marches-units-3 = 3
option-marches-units-4 = 4
option-marches-units-5 = 5
option-marches-units-6 = 6
option-marches-token-token = Leave a power token
option-marches-token-none = Leave nothing

event-marches-moved = { $house } marches { $origin_from } to { $area_the }: { $units }.
event-marches-attack = { $house } attacks { $area_the } { $origin_from }: { $units }.
event-marches-idle = { $house } moves nobody { $area_from }.
