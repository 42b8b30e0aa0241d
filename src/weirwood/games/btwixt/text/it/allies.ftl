## Ciò che accade.

event-ally-killed = { $ally } muore nel concilio tra { $council_seats }.
event-ally-moved = { $ally } passa dal concilio tra { $council_seats } al concilio tra { $to_seats }.
event-current-killed = { $ally } muore prima che qualcuno possa reclamare la carta{ $n ->
    [0] .
    [one] ; un segnalino torna nella riserva.
   *[other] ; { $n } segnalini tornano nella riserva.
}
event-current-token = Un segnalino potere viene messo su { $ally }.
event-current-token_seen = { $seat } guarda un segnalino potere{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
} e lo mette su { $ally }.
event-token-gained = { $seat } ottiene un segnalino potere per il concilio tra { $council_seats }.
event-token-returned = { $seat } rimette nella riserva un segnalino potere del concilio tra { $council_seats }.
event-token-moved = { $seat } sposta un segnalino potere dal concilio tra { $council_seats } al concilio tra { $to_seats }.
event-tokens-seen = { $seat } guarda { $n ->
    [one] il segnalino
   *[other] { $n } segnalini
} del concilio tra { $council_seats }{ $values_count ->
    [none] .
   *[other] : { $values }.
}
