## The chapter plot: questions, options, and what happens.

ask-plot-choose = Choose a plot in secret.
ask-plot-first = You won initiative: who is first player?
ask-plot-order = Whose when revealed ability resolves next?
option-plot = { $a }
event-first-drawn = { $seat } is first player for the setup.
event-plot-revealed = { $seat } reveals { $card }.
event-plot-recycled = { $seat } takes the used plots back.
event-initiative-won = { $seat } wins initiative with { $n }.
event-first-named = { $seat } is first player.
