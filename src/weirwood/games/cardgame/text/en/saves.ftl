## The chapter saves: questions, options, and what happens.

event-card-saved = { $card } is saved.
