## The chapter marshal: questions, options, and what happens.

option-marshal = Schiera { $a }
event-card-marshaled = { $seat } schiera: { $card }.
event-card-entered = Entra in gioco: { $card }.
event-gold-income = { $seat } incassa { $n } oro.
