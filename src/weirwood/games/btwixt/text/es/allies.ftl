## Lo que ocurre.

event-ally-killed = { $ally } muere en el Consejo entre { $council_seats }.
event-ally-moved = { $ally } pasa del Consejo entre { $council_seats } al Consejo entre { $to_seats }.
event-current-killed = { $ally } muere antes de que nadie pueda Reclamar la carta{ $n ->
    [0] .
    [one] ; una ficha vuelve a la reserva.
   *[other] ; { $n } fichas vuelven a la reserva.
}
event-current-token = Se pone una ficha de Poder sobre { $ally }.
event-current-token_seen = { $seat } mira una ficha de Poder{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
} y la pone sobre { $ally }.
event-token-gained = { $seat } obtiene una ficha de Poder para el Consejo entre { $council_seats }.
event-token-returned = { $seat } devuelve a la reserva una ficha de Poder del Consejo entre { $council_seats }.
event-token-moved = { $seat } mueve una ficha de Poder del Consejo entre { $council_seats } al Consejo entre { $to_seats }.
event-tokens-seen = { $seat } mira { $n ->
    [one] la ficha
   *[other] { $n } fichas
} del Consejo entre { $council_seats }{ $values_count ->
    [none] .
   *[other] : { $values }.
}
