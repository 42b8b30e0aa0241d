## The chapter targets: questions, options, and what happens.

ask-target-player = { $c }: elige a un jugador.
ask-target-card = { $c }: elige un objetivo.
event-target-chosen = { $seat } elige { $card }.
