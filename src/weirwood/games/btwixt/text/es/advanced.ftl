## Lo que ocurre.

event-events-added = Se { $n ->
    [one] añade un evento
   *[other] añaden { $n } eventos
} al mazo de Influencia.
event-white-dealt = { $seat } recibe una carta blanca{ $card ->
    [none] .
   *[other] : { $card }.
}
