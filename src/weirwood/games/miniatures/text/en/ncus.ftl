### The chapter ncus

event-ncu-activated = { $seat } activates { $ncu }.
