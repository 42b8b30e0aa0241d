ask-marches-order = Quale Marcia risolvi?
ask-marches-to = Marcia { $a_from }: dove? Oppure termina.
ask-marches-units = Quante unità vanno { $a_from } verso { $b_the }?
ask-marches-token = Lasci { $a_the } senza unità: metti un segnalino potere?

option-marches-to-end = Non marciare oltre
option-marches-to-area = Verso { $a_the }
option-marches-units-0 = 0
option-marches-units-1 = 1
option-marches-units-2 = 2
option-marches-units-3 = 3
option-marches-units-4 = 4
option-marches-units-5 = 5
option-marches-units-6 = 6
option-marches-token-token = Lascia un segnalino potere
option-marches-token-none = Non lasciare nulla

event-marches-moved = { $house } marcia { $origin_from } verso { $area_the }: { $units }.
event-marches-attack = { $house } attacca { $area_the } { $origin_from }: { $units }.
event-marches-idle = { $house } non muove nessuno { $area_from }.
