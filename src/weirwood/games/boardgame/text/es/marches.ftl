ask-marches-order = ¿Qué Avance resuelves?
ask-marches-to = Avance { $a_from }: ¿adónde? O termina.
ask-marches-units = ¿Cuántas unidades van { $a_from } hacia { $b_the }?
ask-marches-token = Dejas { $a_the } sin unidades: ¿pones una ficha de Poder?

option-marches-to-end = No avanzar más
option-marches-to-area = Hacia { $a_the }
option-marches-units-0 = 0
option-marches-units-1 = 1
option-marches-units-2 = 2
option-marches-units-3 = 3
option-marches-units-4 = 4
option-marches-units-5 = 5
option-marches-units-6 = 6
option-marches-token-token = Dejar una ficha de Poder
option-marches-token-none = No dejar nada

event-marches-moved = { $house } avanza { $origin_from } hacia { $area_the }: { $units }.
event-marches-attack = { $house } ataca { $area_the } { $origin_from }: { $units }.
event-marches-idle = { $house } no mueve a nadie { $area_from }.
