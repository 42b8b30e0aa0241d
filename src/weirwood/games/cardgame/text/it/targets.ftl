## The chapter targets: questions, options, and what happens.

ask-target-player = { $c }: scegli un giocatore.
ask-target-card = { $c }: scegli un bersaglio.
event-target-chosen = { $seat } sceglie { $card }.
