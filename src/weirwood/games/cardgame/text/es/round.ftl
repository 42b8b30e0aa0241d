## The chapter round: questions, options, and what happens.

event-round-begins = Comienza la ronda { $n }.
event-phase-begins = { $phase_id ->
    [plot] Comienza la fase de trama.
    [draw] Comienza la fase de robo.
    [marshal] Comienza la fase de reclutamiento.
    [challenges] Comienza la fase de reto.
    [dominance] Comienza la fase de dominación.
    [standing] Comienza la fase de puesta en pie.
   *[other] Comienza la fase de impuestos.
}
