## The chapter leaving: questions, options, and what happens.

event-card-killed = { $card } is killed.
event-card-discarded = { $card } is discarded from play.
event-card-sacrificed = { $card } is sacrificed.
event-card-returned = { $card } returns to hand.
event-card-shuffled = { $card } is shuffled into the deck.
event-card-removed = { $card } is removed from the game.
event-card-discarded_hand = { $seat } discards { $card }.
event-card-instead = Instead of the dead pile, { $card } goes to the { $to ->
    [hand] hand
   *[deck] deck
}.
