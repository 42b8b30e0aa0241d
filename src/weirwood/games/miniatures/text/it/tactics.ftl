### The chapter tactics

ask-cards-trim = Hai troppe carte: scartane { $least }.
ask-cards-discard = Puoi scartare quante carte Tattica vuoi.
ask-cards-refill = Quante carte peschi?
option-card = { $a }
event-cards-drawn = { $seat } pesca { $count } { $count ->
    [one] carta
   *[other] carte
}.
event-cards-discarded = { $seat } scarta { $card }.
event-cards-attached = { $seat } assegna { $card } a { $unit } ({ $nr }).
