## The chapter abilities: questions, options, and what happens.

event-ability-action = { $seat } uses { $card }.
event-ability-reaction = { $seat } reacts with { $card }.
event-ability-interrupt = { $seat } interrupts with { $card }.
event-ability-forced_reaction = { $card } reacts by force.
event-ability-forced_interrupt = { $card } interrupts by force.
event-ability-when_revealed = { $card } takes effect.
event-ability-cancelled = { $card } is cancelled.
event-event-played = { $seat } plays { $card }.
