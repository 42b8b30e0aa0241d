## What happens.

event-first-player = { $seat } has the first player token.
event-first-named = { $seat } will take the first player token.
event-leader-taken = { $seat } leads as { $leader }.
event-leader-knelt = { $seat } kneels.
event-leader-scored = { $seat } has a small council of { $small }, another of { $other }, and { $allies ->
    [one] one ally
   *[other] { $allies } allies
} in both.
event-season-began = New season: { $season }.
event-events-added = { $n ->
    [one] One event joins
   *[other] { $n } events join
} the influence deck.
event-hand-dealt = { $seat } is dealt { $n ->
    [one] one card
   *[other] { $n } cards
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-white-dealt = { $seat } receives a white card{ $card ->
    [none] .
   *[other] : { $card }.
}
event-draft-kept = Everybody keeps card number { $n } and passes the rest on.
event-draft-pack = { $seat } holds a hand of { $n ->
    [one] one card
   *[other] { $n } cards
} to choose from{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-row-laid = In the row of allies: { $allies }.
event-round-began = Round { $n }: { $seat } begins.
event-round-cleaned = The bid piles are cleared and all stand up.
event-ally-revealed = The current ally is { $ally }.
event-ally-none = There is no ally: this round is about the power token alone.
event-ally-claimed = { $seat } claims { $ally } for the council of { $council_seats }.
event-ally-next = The next ally is { $ally }.
event-ally-raised = { $ally } comes from the dead pile.
event-ally-killed = { $ally } dies in the council of { $council_seats }.
event-ally-moved = { $ally } moves from the council of { $council_seats } to the council of { $to_seats }.
event-ally-revived = { $ally } comes back to the council of { $council_seats }.
event-allies-shuffled = The dead pile is shuffled into a new ally deck of { $n }.
event-allies-looked = { $seat } looks at { $n ->
    [one] the next ally
   *[other] the next { $n } allies
}{ $allies_count ->
    [none] .
   *[other] : { $allies }.
}
event-allies-put_back = { $seat } puts the allies back: { $n } on top of their deck{ $bottom ->
    [0] .
   *[other] , { $bottom } at the bottom.
}
event-current-killed = { $ally } dies before anyone can claim the card{ $n ->
    [0] .
    [one] ; one token returns to the supply.
   *[other] ; { $n } tokens return to the supply.
}
event-current-token = A power token is put on { $ally }.
event-current-token_seen = { $seat } looks at a power token{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
} and puts it on { $ally }.
event-card-played = { $seat } plays { $card }.
event-card-redirected = { $card } goes to the bid pile of { $to_seat }.
event-value-copied = { $card } takes the value of { $of }: { $value }.
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
event-hand-shown = { $seat } shows everyone { $cards_count ->
    [0] an empty hand.
   *[other] these cards: { $cards }.
}
event-hand-shown_to = { $seat } shows the hand to { $to_seats }{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-hand-to_pile = { $seat } puts { $card } into the bid pile of { $to_seat }.
event-discard-taken = { $seat } takes { $card } from the discard pile.
event-discard-to_pile = { $card } goes from the discard pile to the bid pile of { $to_seat }.
event-pile-returned = { $card } goes from the bid pile of { $seat } to the hand of { $to_seat }.
event-pile-taken_back = { $seat } takes { $card } back from the bid pile.
event-pile-discarded = { $card } is discarded from the bid pile of { $seat }.
event-pile-moved = { $card } moves from the bid pile of { $seat } to that of { $to_seat }.
event-pile-swapped = { $card } of { $seat } and { $other } of { $other_seat } change places.
event-piles-rotated = The bid piles move one seat to the { $direction ->
    [left] left.
   *[right] right.
}
event-bid-won = { $seat } wins the bid with { $total }.
event-icon-resolved = { $seat } resolves { $card }.
event-offer-taken = { $seat } is the one who takes a card back.
event-token-gained = { $seat } gains a power token for the council of { $council_seats }.
event-token-chooser = { $seat } will choose where the power token of this round goes.
event-token-returned = { $seat } returns a power token of the council of { $council_seats } to the supply.
event-token-moved = { $seat } moves a power token from the council of { $council_seats } to the council of { $to_seats }.
event-tokens-seen = { $seat } looks at { $n ->
    [one] the token
   *[other] { $n } tokens
} of the council of { $council_seats }{ $values_count ->
    [none] .
   *[other] : { $values }.
}
event-council-scored = The council of { $council_seats } has a power of { $power }.
event-game-won = { $seats_count ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
}{ $how ->
    [small] {" "}with the strongest small council.
    [other] {" "}by the stronger other council.
    [allies] {" "}by the greater number of allies.
   *[shared] .
}

## Why not.

why-bidding-hand = { $card } is not in your hand.
why-bidding-turns = That is neither one of your cards nor kneeling.
why-ops-ban_play = { $card } may not be played in this round.
why-ops-must_play = You can still play, so you may not kneel yet.
why-setup-leaders = That leader is not free.
why-setup-players = This card file is for { $allowed } leaders, not for { $seats }.
why-edition-faulty = The card file cannot be used. { $where }: { $key }: found { $found }; allowed: { $allowed }.
why-edition-leaders = These leaders cannot be taken ({ $found }). Allowed, each once and one for each seat: { $allowed }.
why-edition-position = This position cannot be: { $key } is { $found }{ $allowed ->
    [none] .
   *[other] ; allowed: { $allowed }.
}
why-edition-copies = There are not that many copies of { $card } ({ $key }).
