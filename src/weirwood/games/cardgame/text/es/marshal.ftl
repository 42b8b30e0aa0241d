## The chapter marshal: questions, options, and what happens.

option-marshal = Reclutar { $a }
event-card-marshaled = { $seat } recluta: { $card }.
event-card-entered = Entra en juego: { $card }.
event-gold-income = { $seat } cobra { $n } de oro.
