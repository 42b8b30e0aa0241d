ask-casualties-unit = Choose a casualty ({ $b } to take).

option-casualties-unit-unit = { $a }

event-casualties-helpless = { $house } loses what cannot retreat: { $units }.
event-casualties-killed = { $house } suffers a casualty: { $unit }.
