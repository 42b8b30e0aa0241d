### The chapter rounds

ask-turn-unit = Elige la unidad que activas.
option-unit = { $a } ({ $b })
option-ncu = { $a }
event-round-first = Jugador inicial: { $seats }.
event-round-began = Empieza la ronda { $round }. Jugador inicial: { $seats }.
event-turn-began = Turno de { $seats }.
event-unit-activated = { $seat } activa { $unit } ({ $nr }).
event-board-cleared = Ordenamiento de la ronda { $round }.
