### The chapter winning

event-points-scored = { $seats } { $seats_number ->
    [one] obtiene
   *[other] obtienen
} { $count } ({ $why ->
    [destroyed] unidad destruida
    [objective] Objetivo
    [quadrant] cuadrante
    [wall] muro de castillo
    [commander_kill] destruida por el Comandante
    [commander_killed] Comandante enemigo
    [marked_kill] destruida por una unidad marcada
    [marked_killed] unidad marcada
    [bounty] recompensa
   *[other] { $why }
}): { $total } en total.
event-side-eliminated = { $seats } { $seats_number ->
    [one] queda
   *[other] quedan
} fuera de la batalla.
event-battle-over = { $why ->
    [points] Se ha alcanzado la meta.
    [elimination] No queda nadie más en el campo.
    [siege] El castillo ha resistido.
   *[other] Han pasado las seis rondas.
} { $seats } { $seats_number ->
    [one] gana
   *[other] ganan
} la batalla.
