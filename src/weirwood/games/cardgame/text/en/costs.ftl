## The chapter costs: questions, options, and what happens.

ask-cost-x = { $b }: how much is X?
ask-cost-kneel = { $c }: which card do you kneel as the cost?
ask-cost-discard = { $c }: which card do you discard as the cost?
event-gold-paid = { $seat } pays { $n } gold.
event-gold-gained = { $seat } gains { $n } gold.
event-gold-moved = { $seat } takes { $n } gold from { $other_seat }.
