## Ciò che accade.

event-hand-dealt = { $seat } riceve { $n ->
    [one] una carta
   *[other] { $n } carte
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-cards-drawn = { $seat } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-deck-shuffled = Gli scarti vengono mescolati in un nuovo mazzo dell'influenza da { $n }.
event-hand-discarded = { $seat } scarta { $card }.
event-hand-given = { $seat } dà a { $to_seat } { $card ->
    [none] una carta.
   *[other] { $card }.
}
event-pile-returned = { $card } passa dalla pila delle offerte di { $seat } alla mano di { $to_seat }.
event-pile-taken_back = { $seat } riprende { $card } dalla propria pila delle offerte.
event-pile-discarded = { $card } viene scartata dalla pila delle offerte di { $seat }.
event-pile-moved = { $card } passa dalla pila delle offerte di { $seat } a quella di { $to_seat }.
