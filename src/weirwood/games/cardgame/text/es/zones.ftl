## The chapter zones: questions, options, and what happens.

option-hand = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-deck = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-discard = { $a } (pila de descartes)
option-dead = { $a } (pila de muertos)
option-card = { $a }
option-seat = { $a_seat }
event-deck-shuffled = Se baraja el mazo de { $seat }.
event-deck-searched = { $seat } mira { $n } cartas de su mazo.
event-deck-revealed = { $seat } muestra { $card }.
event-deck-discarded = Se descarta { $card } del mazo de { $seat }.
event-deck-looked = { $seat } mira las { $n } primeras cartas del mazo de { $other_seat }.
event-deck-took = { $seat } se queda con una carta de su mazo.
