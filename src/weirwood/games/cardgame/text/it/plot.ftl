## The chapter plot: questions, options, and what happens.

ask-plot-choose = Scegli una trama in segreto.
ask-plot-first = Hai vinto l'iniziativa: chi è il primo giocatore?
ask-plot-order = Di chi è la prossima abilità «quando rivelata»?
option-plot = { $a }
event-first-drawn = { $seat } è primo giocatore per la preparazione.
event-plot-revealed = { $seat } rivela { $card }.
event-plot-recycled = { $seat } riprende le trame usate.
event-initiative-won = { $seat } vince l'iniziativa con { $n }.
event-first-named = { $seat } è il primo giocatore.
