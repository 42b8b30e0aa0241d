### The chapter rounds

ask-turn-unit = Choose a unit to activate.
option-unit = { $a } ({ $b })
option-ncu = { $a }
event-round-first = First player: { $seats }.
event-round-began = Round { $round } begins. First player: { $seats }.
event-turn-began = Turn of { $seats }.
event-unit-activated = { $seat } activates { $unit } ({ $nr }).
event-board-cleared = Clean-up of round { $round }.
