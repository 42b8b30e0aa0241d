## The chapter winning: questions, options, and what happens.

ask-settle-order = ¿Cuál de estas se resuelve primero?
ask-winning-name = Varios tienen 15 de poder: ¿quién gana?
ask-winning-eliminate = Hay varios mazos vacíos: ¿quién queda eliminado ahora?
event-power-gained = { $seat } gana { $n } de poder.
event-power-gained_on = { $card } gana { $n } de poder.
event-power-lost = { $card } pierde { $n } de poder.
event-power-moved = { $seat } toma { $n } de poder de { $other_seat }.
event-game-won = { $seat } gana con { $n } de poder.
event-game-decked = El mazo de { $seat } está vacío: gana quien tenga más poder.
event-game-eliminated = El mazo de { $seat } está vacío: queda fuera de la partida.
event-game-last = Solo queda { $seat }, y gana.
