### The chapter winning

event-points-scored = { $seats } { $seats_number ->
    [one] ottiene
   *[other] ottengono
} { $count } ({ $why ->
    [destroyed] unità distrutta
    [objective] Obiettivo
    [quadrant] quadrante
    [wall] muro del castello
    [commander_kill] distrutta dal Comandante
    [commander_killed] Comandante nemico
    [marked_kill] distrutta da un'unità marchiata
    [marked_killed] unità marchiata
    [bounty] taglia
   *[other] { $why }
}): { $total } in tutto.
event-side-eliminated = { $seats } { $seats_number ->
    [one] è fuori
   *[other] sono fuori
} dalla battaglia.
event-battle-over = { $why ->
    [points] Il traguardo è raggiunto.
    [elimination] Sul campo non resta nessun altro.
    [siege] Il castello ha resistito.
   *[other] I sei round sono finiti.
} { $seats } { $seats_number ->
    [one] vince
   *[other] vincono
} la battaglia.
