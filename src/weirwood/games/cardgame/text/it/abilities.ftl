## The chapter abilities: questions, options, and what happens.

event-ability-action = { $seat } usa { $card }.
event-ability-reaction = { $seat } reagisce con { $card }.
event-ability-interrupt = { $seat } interrompe con { $card }.
event-ability-forced_reaction = Reazione obbligata: { $card }.
event-ability-forced_interrupt = Interruzione obbligata: { $card }.
event-ability-when_revealed = Ha effetto: { $card }.
event-ability-cancelled = Annullata: { $card }.
event-event-played = { $seat } gioca { $card }.
