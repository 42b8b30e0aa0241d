## The chapter round: questions, options, and what happens.

event-round-begins = Round { $n } begins.
event-phase-begins = { $phase_id ->
    [plot] The plot phase begins.
    [draw] The draw phase begins.
    [marshal] The marshaling phase begins.
    [challenges] The challenges phase begins.
    [dominance] The dominance phase begins.
    [standing] The standing phase begins.
   *[other] The taxation phase begins.
}
