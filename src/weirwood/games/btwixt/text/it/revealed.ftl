## Ciò che accade.

event-row-laid = Nella fila degli alleati: { $allies }.
event-row-joined = { $ally } si unisce all'estremità destra della fila degli alleati.
event-allies-shuffled = La pila dei morti viene mescolata in un nuovo mazzo degli alleati da { $n }.
event-allies-looked = { $seat } guarda { $n ->
    [one] il prossimo alleato
   *[other] i prossimi { $n } alleati
}{ $allies_count ->
    [none] .
   *[other] : { $allies }.
}
event-allies-put_back = { $seat } rimette a posto gli alleati: { $n } { $to ->
    [row] all'estremità sinistra della fila
   *[deck] in cima al loro mazzo
}{ $bottom ->
    [0] .
   *[other] , { $bottom } { $to ->
        [row] in fondo al mazzo
       *[deck] in fondo
    }.
}
