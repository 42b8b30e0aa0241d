## The chapter taxation: questions, options, and what happens.

ask-taxation-reserve = Tienes más cartas que tu reserva: descarta hasta igualarla.
event-gold-returned = { $seat } devuelve { $n } de oro.
