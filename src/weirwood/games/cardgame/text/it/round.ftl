## The chapter round: questions, options, and what happens.

event-round-begins = Inizia il round { $n }.
event-phase-begins = { $phase_id ->
    [plot] Inizia la fase di trama.
    [draw] Inizia la fase di pesca.
    [marshal] Inizia la fase di schieramento.
    [challenges] Inizia la fase di sfida.
    [dominance] Inizia la fase di dominio.
    [standing] Inizia la fase di ripristino.
   *[other] Inizia la fase di tassazione.
}
