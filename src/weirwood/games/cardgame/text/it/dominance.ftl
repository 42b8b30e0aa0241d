## The chapter dominance: questions, options, and what happens.

event-dominance-counted = { $seat } conta { $n } per il dominio.
event-dominance-won = { $seat } vince il dominio.
event-dominance-tied = Nessuno vince il dominio.
