## The chapter control: questions, options, and what happens.

event-card-controlled = { $seat } prende il controllo: { $card }.
