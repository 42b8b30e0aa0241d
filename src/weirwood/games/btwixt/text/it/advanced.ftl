## Ciò che accade.

event-events-added = Si { $n ->
    [one] aggiunge un evento
   *[other] aggiungono { $n } eventi
} al mazzo dell'influenza.
event-white-dealt = { $seat } riceve una carta bianca{ $card ->
    [none] .
   *[other] : { $card }.
}
