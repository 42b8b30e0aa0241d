## The chapter draw: questions, options, and what happens.

event-cards-drawn = { $n ->
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $n } carte.
}
