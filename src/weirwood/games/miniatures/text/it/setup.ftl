### The chapter setup

event-battle-mode = { $mode }, { $points } punti per parte.
