## The chapter winning: questions, options, and what happens.

ask-settle-order = Quale di queste si risolve per prima?
ask-winning-name = Più giocatori hanno 15 potere: chi vince?
ask-winning-eliminate = Più mazzi sono vuoti: chi è eliminato ora?
event-power-gained = { $seat } guadagna { $n } potere.
event-power-gained_on = { $card } guadagna { $n } potere.
event-power-lost = { $card } perde { $n } potere.
event-power-moved = { $seat } prende { $n } potere a { $other_seat }.
event-game-won = { $seat } vince con { $n } potere.
event-game-decked = Il mazzo di { $seat } è vuoto: vince chi ha più potere.
event-game-eliminated = Il mazzo di { $seat } è vuoto: esce dalla partita.
event-game-last = Resta solo { $seat }, e vince.
