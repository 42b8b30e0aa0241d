## What happens.

event-ally-killed = { $ally } dies in the council of { $council_seats }.
event-ally-moved = { $ally } moves from the council of { $council_seats } to the council of { $to_seats }.
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
event-token-gained = { $seat } gains a power token for the council of { $council_seats }.
event-token-returned = { $seat } returns a power token of the council of { $council_seats } to the supply.
event-token-moved = { $seat } moves a power token from the council of { $council_seats } to the council of { $to_seats }.
event-tokens-seen = { $seat } looks at { $n ->
    [one] the token
   *[other] { $n } tokens
} of the council of { $council_seats }{ $values_count ->
    [none] .
   *[other] : { $values }.
}
