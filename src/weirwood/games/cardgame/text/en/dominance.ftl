## The chapter dominance: questions, options, and what happens.

event-dominance-counted = { $seat } counts { $n } for dominance.
event-dominance-won = { $seat } wins dominance.
event-dominance-tied = Nobody wins dominance.
