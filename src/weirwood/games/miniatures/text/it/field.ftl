## parole del campo nel browser

mi-charge_dice = Dado di carica
mi-test_dice = { $need ->
    [0] Due dadi
   *[other] Due dadi contro { $need }+
}
mi-charge_over = { $passed ->
    [yes] va a segno
   *[no] non arriva
}
mi-test_over = { $passed ->
    [yes] superato
   *[no] fallito
}
mi-die = Dado { $nr }: { $face }
mi-terrain = Elementi di terreno
mi-actions = Azioni
mi-nudge = Spostarla con precisione
mi-nudge-up = Un quarto di pollice in su
mi-nudge-down = Un quarto di pollice in giù
mi-nudge-left = Un quarto di pollice a sinistra
mi-nudge-right = Un quarto di pollice a destra
mi-nudge-anticlockwise = Ruotare di 5° a sinistra
mi-nudge-clockwise = Ruotare di 5° a destra
mi-army = Esercito
mi-fallen = Cadute: { $n }
mi-objective = { $name }, { $who ->
    [mine] in mano tua
    [theirs] in mano al nemico
   *[nobody] di nessuno
}
mi-acted = ha già agito
mi-conditions = Stati: { $list }
mi-carries = Con { $list }
mi-unlimited = Gittata illimitata
mi-edge = { $whose ->
    [near] Il bordo vicino
   *[far] Il bordo lontano
}
mi-first = Primo giocatore
