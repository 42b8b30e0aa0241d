## The chapter winning: questions, options, and what happens.

ask-settle-order = Which of these is dealt with first?
ask-winning-name = Several have 15 power: who wins?
ask-winning-eliminate = Several decks are empty: who is eliminated next?
event-power-gained = { $seat } gains { $n } power.
event-power-gained_on = { $card } gains { $n } power.
event-power-lost = { $card } loses { $n } power.
event-power-moved = { $seat } takes { $n } power from { $other_seat }.
event-game-won = { $seat } wins with { $n } power.
event-game-decked = { $seat }'s deck is empty: most power wins.
event-game-eliminated = { $seat }'s deck is empty: { $seat } is eliminated.
event-game-last = { $seat } is the last one left, and wins.
