### The chapter rounds

ask-turn-unit = Scegli l'unità da attivare.
option-unit = { $a } ({ $b })
option-ncu = { $a }
event-round-first = Primo giocatore: { $seats }.
event-round-began = Inizia il round { $round }. Primo giocatore: { $seats }.
event-turn-began = Turno di { $seats }.
event-unit-activated = { $seat } attiva { $unit } ({ $nr }).
event-board-cleared = Riordino del round { $round }.
