## The chapter costs: questions, options, and what happens.

ask-cost-x = { $b }: quanto vale X?
ask-cost-kneel = { $c }: quale carta inginocchi come costo?
ask-cost-discard = { $c }: quale carta scarti come costo?
event-gold-paid = { $seat } paga { $n } oro.
event-gold-gained = { $seat } guadagna { $n } oro.
event-gold-moved = { $seat } prende { $n } oro a { $other_seat }.
