## The chapter abilities: questions, options, and what happens.

event-ability-action = { $seat } usa { $card }.
event-ability-reaction = { $seat } reacciona con { $card }.
event-ability-interrupt = { $seat } interrumpe con { $card }.
event-ability-forced_reaction = Reacción obligada: { $card }.
event-ability-forced_interrupt = Interrupción obligada: { $card }.
event-ability-when_revealed = Surte efecto: { $card }.
event-ability-cancelled = Se anula: { $card }.
event-event-played = { $seat } juega { $card }.
