### The chapter movement

ask-move-maneuver = Manovra di { $b } ({ $a }): ruota, avanza in linea retta, ruota.
ask-move-march = Marcia di { $b } ({ $a }): in linea retta, poi ruota.
ask-move-retreat = Ritirata di { $c } ({ $a }): all'indietro o di lato, poi ruota.
ask-move-shift = Spostamento di { $c } ({ $a }): dritto in avanti, all'indietro o di lato.
ask-move-pivot = { $b } ({ $a }): può ruotare.
event-unit-moved = { $unit } ({ $nr }): { $how ->
    [pivot] ruota
    [shift] si sposta di { $inches }″
    [retreat] si ritira di { $inches }″
    [march] marcia di { $inches }″
   *[other] si muove di { $inches }″
}.
event-dice-retreat = { $unit } ({ $nr }) tira { $dice } per la Ritirata.
