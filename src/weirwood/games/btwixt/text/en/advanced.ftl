## What happens.

event-events-added = { $n ->
    [one] One event joins
   *[other] { $n } events join
} the influence deck.
event-white-dealt = { $seat } receives a white card{ $card ->
    [none] .
   *[other] : { $card }.
}
