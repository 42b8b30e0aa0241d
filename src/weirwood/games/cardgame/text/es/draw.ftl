## The chapter draw: questions, options, and what happens.

event-cards-drawn = { $n ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $n } cartas.
}
