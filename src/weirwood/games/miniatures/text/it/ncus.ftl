### The chapter ncus

event-ncu-activated = { $seat } attiva { $ncu }.
