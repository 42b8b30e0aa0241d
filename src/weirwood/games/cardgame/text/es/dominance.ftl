## The chapter dominance: questions, options, and what happens.

event-dominance-counted = { $seat } cuenta { $n } para la dominación.
event-dominance-won = { $seat } gana la dominación.
event-dominance-tied = Nadie gana la dominación.
