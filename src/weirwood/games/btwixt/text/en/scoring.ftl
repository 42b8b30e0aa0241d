## What happens.

event-leader-scored = { $seat } has a small council of { $small }, another of { $other }, and { $allies ->
    [one] one ally
   *[other] { $allies } allies
} in both.
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
