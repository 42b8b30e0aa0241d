## What happens.

event-row-laid = In the row of allies: { $allies }.
event-row-joined = { $ally } joins the right end of the row of allies.
event-allies-shuffled = The dead pile is shuffled into a new ally deck of { $n }.
event-allies-looked = { $seat } looks at { $n ->
    [one] the next ally
   *[other] the next { $n } allies
}{ $allies_count ->
    [none] .
   *[other] : { $allies }.
}
event-allies-put_back = { $seat } puts the allies back: { $n } { $to ->
    [row] at the left end of the row
   *[deck] on top of their deck
}{ $bottom ->
    [0] .
   *[other] , { $bottom } { $to ->
        [row] at the bottom of the deck
       *[deck] at the bottom
    }.
}
