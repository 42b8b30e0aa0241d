## Lo que ocurre.

event-leader-scored = { $seat } tiene un Consejo menor de { $small }, otro de { $other } y { $allies ->
    [one] un Aliado
   *[other] { $allies } Aliados
} entre ambos.
event-council-scored = El Consejo entre { $council_seats } tiene { $power } de Poder.
event-game-won = { $seats_count ->
    [one] Gana { $seats }
   *[other] { $seats } comparten la victoria
}{ $how ->
    [small] {" "}con el Consejo menor más fuerte.
    [other] {" "}por tener más fuerte el otro Consejo.
    [allies] {" "}por tener más Aliados.
   *[shared] .
}
