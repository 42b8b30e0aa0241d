## The chapter taxation: questions, options, and what happens.

ask-taxation-reserve = You hold more than your reserve: discard down to it.
event-gold-returned = { $seat } returns { $n } gold.
