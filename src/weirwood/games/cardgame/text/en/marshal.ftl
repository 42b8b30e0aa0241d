## The chapter marshal: questions, options, and what happens.

option-marshal = Marshal { $a }
event-card-marshaled = { $seat } marshals { $card }.
event-card-entered = { $card } enters play.
event-gold-income = { $seat } collects { $n } gold.
