### The chapter ncus

event-ncu-activated = { $seat } activa a { $ncu }.
