### The chapter tactics

ask-cards-trim = Tienes demasiadas cartas: descarta { $least }.
ask-cards-discard = Puedes descartar tantas cartas de Tácticas como quieras.
ask-cards-refill = ¿Cuántas cartas robas?
option-card = { $a }
event-cards-drawn = { $seat } roba { $count } { $count ->
    [one] carta
   *[other] cartas
}.
event-cards-discarded = { $seat } descarta { $card }.
event-cards-attached = { $seat } añade { $card } a { $unit } ({ $nr }).
