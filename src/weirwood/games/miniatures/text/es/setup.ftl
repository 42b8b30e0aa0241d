### The chapter setup

event-battle-mode = { $mode }, { $points } puntos por bando.
