## The chapter plot: questions, options, and what happens.

ask-plot-choose = Elige una trama en secreto.
ask-plot-first = Has ganado la iniciativa: ¿quién es el jugador inicial?
ask-plot-order = ¿De quién es la siguiente capacidad «cuando se muestre»?
option-plot = { $a }
event-first-drawn = { $seat } es el jugador inicial de los preparativos.
event-plot-revealed = { $seat } muestra { $card }.
event-plot-recycled = { $seat } recupera sus tramas usadas.
event-initiative-won = { $seat } gana la iniciativa con { $n }.
event-first-named = { $seat } es el jugador inicial.
