## Lo que ocurre.

event-hand-dealt = { $seat } recibe { $n ->
    [one] una carta
   *[other] { $n } cartas
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-cards-drawn = { $seat } roba { $n ->
    [one] una carta
   *[other] { $n } cartas
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-deck-shuffled = La pila de descartes se baraja y forma un nuevo mazo de Influencia de { $n }.
event-hand-discarded = { $seat } descarta { $card }.
event-hand-given = { $seat } da a { $to_seat } { $card ->
    [none] una carta.
   *[other] { $card }.
}
event-pile-returned = { $card } pasa de la pila de Puja de { $seat } a la mano de { $to_seat }.
event-pile-taken_back = { $seat } recupera { $card } de su pila de Puja.
event-pile-discarded = Se descarta { $card } de la pila de Puja de { $seat }.
event-pile-moved = { $card } pasa de la pila de Puja de { $seat } a la de { $to_seat }.
