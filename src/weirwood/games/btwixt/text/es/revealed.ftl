## Lo que ocurre.

event-row-laid = En la hilera de Aliados: { $allies }.
event-row-joined = { $ally } se une al extremo derecho de la hilera de Aliados.
event-allies-shuffled = La pila de muertos se baraja y forma un nuevo mazo de Aliados de { $n }.
event-allies-looked = { $seat } mira { $n ->
    [one] el siguiente Aliado
   *[other] los { $n } siguientes Aliados
}{ $allies_count ->
    [none] .
   *[other] : { $allies }.
}
event-allies-put_back = { $seat } devuelve los Aliados: { $n } { $to ->
    [row] al extremo izquierdo de la hilera
   *[deck] a la parte superior de su mazo
}{ $bottom ->
    [0] .
   *[other] , { $bottom } { $to ->
        [row] a la parte inferior del mazo
       *[deck] a la inferior
    }.
}
