## Questions.

ask-bidding-turn = Play a card or kneel.

## Answers.

option-play = Play { $a }
option-kneel = Kneel

## What happens.

event-leader-knelt = { $seat } kneels.
event-card-played = { $seat } plays { $card }.
event-card-redirected = { $card } goes to the bid pile of { $to_seat }.

## Why not.

why-bidding-hand = { $card } is not in your hand.
why-bidding-turns = That is neither one of your cards nor kneeling.
