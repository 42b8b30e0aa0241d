### The chapter tactics

ask-cards-trim = You hold too many cards: discard { $least }.
ask-cards-discard = You may discard any number of tactics cards.
ask-cards-refill = How many cards do you draw?
option-card = { $a }
event-cards-drawn = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
event-cards-discarded = { $seat } discards { $card }.
event-cards-attached = { $seat } attaches { $card } to { $unit } ({ $nr }).
