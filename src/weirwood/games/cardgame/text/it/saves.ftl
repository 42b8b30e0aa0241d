## The chapter saves: questions, options, and what happens.

event-card-saved = Si salva: { $card }.
