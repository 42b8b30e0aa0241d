ask-casualties-unit = Elige una baja ({ $b ->
    [one] queda una
   *[other] quedan { $b }
}).

option-casualties-unit-unit = { $a }

event-casualties-helpless = { $house } pierde lo que no puede retirarse: { $units }.
event-casualties-killed = { $house } sufre una baja: { $unit }.
