## The chapter draw: questions, options, and what happens.

event-cards-drawn = { $n ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $n } cards.
}
