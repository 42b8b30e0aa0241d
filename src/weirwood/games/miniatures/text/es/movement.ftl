### The chapter movement

ask-move-maneuver = Maniobra de { $b } ({ $a }): girar, avanzar en línea recta, girar.
ask-move-march = Marcha de { $b } ({ $a }): en línea recta y después girar.
ask-move-retreat = Retirada de { $c } ({ $a }): hacia atrás o hacia los lados y después girar.
ask-move-shift = Avance de { $c } ({ $a }): recto hacia delante, hacia atrás o hacia los lados.
ask-move-pivot = { $b } ({ $a }): puede girar.
event-unit-moved = { $unit } ({ $nr }): { $how ->
    [pivot] gira
    [shift] avanza { $inches }″
    [retreat] se retira { $inches }″
    [march] marcha { $inches }″
   *[other] se mueve { $inches }″
}.
event-dice-retreat = { $unit } ({ $nr }) saca { $dice } para la Retirada.
