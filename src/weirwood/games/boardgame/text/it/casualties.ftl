ask-casualties-unit = Scegli una perdita ({ $b ->
    [one] ne resta una
   *[other] ne restano { $b }
}).

option-casualties-unit-unit = { $a }

event-casualties-helpless = { $house } perde ciò che non può ritirarsi: { $units }.
event-casualties-killed = { $house } subisce una perdita: { $unit }.
