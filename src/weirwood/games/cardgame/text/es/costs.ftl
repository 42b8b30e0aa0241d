## The chapter costs: questions, options, and what happens.

ask-cost-x = { $b }: ¿cuánto vale X?
ask-cost-kneel = { $c }: ¿qué carta arrodillas como coste?
ask-cost-discard = { $c }: ¿qué carta descartas como coste?
event-gold-paid = { $seat } paga { $n } de oro.
event-gold-gained = { $seat } gana { $n } de oro.
event-gold-moved = { $seat } toma { $n } de oro de { $other_seat }.
