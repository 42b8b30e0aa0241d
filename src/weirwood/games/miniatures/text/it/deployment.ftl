### The chapter deployment

ask-deploy-zone = Scegli il tuo bordo del tavolo{ $a ->
    [true] {" "}o lascia la scelta all'avversario
   *[other] {""}
}.
ask-deploy-corner = Scegli il tuo angolo del tavolo.
ask-deploy-first = Chi sarà il primo giocatore?
ask-deploy-unit = Scegli la prossima unità da schierare.
ask-deploy-place = Piazza { $c_the } ({ $a }){ $b ->
    [zone] {" "}dentro la tua zona di schieramento
    [late] {" "}dentro la tua zona di schieramento, come attivazione
    [attackers_return] {" "}di nuovo dentro la tua zona di schieramento
    [commander_returns] {" "}di nuovo nella tua zona o presso un bordo laterale
    [reserve] , interamente a gittata Corta da un bordo laterale
    [flank] , interamente a gittata Corta da un bordo laterale
    [unit_returns] {" "}di nuovo presso il tuo bordo o un bordo laterale
    [outflank] {" "}presso il tuo bordo o un bordo laterale
   *[other] {" "}davanti a un muro del castello
}.
option-edge = { $a ->
    [0] Il bordo vicino
   *[other] Il bordo lontano
}
option-corner = { $a ->
    [0] L'angolo vicino a sinistra
    [1] L'angolo vicino a destra
    [2] L'angolo lontano a destra
   *[other] L'angolo lontano a sinistra
}
option-side = { $a_seat }
option-deploy-zone-pass = Lascia la scelta all'avversario
event-unit-reserve = { $unit } ({ $nr }) di { $seat } attende in Riserva.
event-zone-chosen = { $seats } { $seats_number ->
    [one] sceglie
   *[other] scelgono
} una zona di schieramento.
event-unit-deployed = { $seat } schiera { $unit } ({ $nr }).
