## The chapter taxation: questions, options, and what happens.

ask-taxation-reserve = Hai più carte della tua riserva: scarta fino a raggiungerla.
event-gold-returned = { $seat } restituisce { $n } oro.
