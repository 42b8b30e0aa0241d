### The chapter setup

event-battle-mode = { $mode }, { $points } points a side.
