## What happens.

event-hand-dealt = { $seat } is dealt { $n ->
    [one] one card
   *[other] { $n } cards
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-cards-drawn = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-deck-shuffled = The discard pile is shuffled into a new influence deck of { $n }.
event-hand-discarded = { $seat } discards { $card }.
event-hand-given = { $seat } gives { $to_seat } { $card ->
    [none] a card.
   *[other] { $card }.
}
event-pile-returned = { $card } goes from the bid pile of { $seat } to the hand of { $to_seat }.
event-pile-taken_back = { $seat } takes { $card } back from the bid pile.
event-pile-discarded = { $card } is discarded from the bid pile of { $seat }.
event-pile-moved = { $card } moves from the bid pile of { $seat } to that of { $to_seat }.
