event-winning-seven = { $house } controla su séptimo castillo y gana el Trono de Hierro.
event-winning-last_round = Tras la última ronda gana { $house } con { $castles } { $castles ->
    [one] castillo
    *[other] castillos
    }.
