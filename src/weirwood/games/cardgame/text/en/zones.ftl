## The chapter zones: questions, options, and what happens.

option-hand = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-deck = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-discard = { $a } (discard pile)
option-dead = { $a } (dead pile)
option-card = { $a }
option-seat = { $a_seat }
event-deck-shuffled = { $seat }'s deck is shuffled.
event-deck-searched = { $seat } looks at { $n } cards of the deck.
event-deck-revealed = { $seat } reveals { $card }.
event-deck-discarded = { $card } is discarded from the top of { $seat }'s deck.
event-deck-looked = { $seat } looks at the top { $n } cards of { $other_seat }'s deck.
event-deck-took = { $seat } takes a card from the deck.
