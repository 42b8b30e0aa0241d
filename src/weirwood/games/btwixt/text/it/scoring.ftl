## Ciò che accade.

event-leader-scored = { $seat } ha un concilio ristretto da { $small }, l'altro da { $other } e { $allies ->
    [one] un alleato
   *[other] { $allies } alleati
} in tutto.
event-council-scored = Il concilio tra { $council_seats } ha un potere di { $power }.
event-game-won = { $seats_count ->
    [one] Vince { $seats }
   *[other] { $seats } condividono la vittoria
}{ $how ->
    [small] {" "}con il concilio ristretto più forte.
    [other] {" "}grazie all'altro concilio più forte.
    [allies] {" "}grazie al maggior numero di alleati.
   *[shared] .
}
