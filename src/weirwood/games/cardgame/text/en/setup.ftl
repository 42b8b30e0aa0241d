## The chapter setup: questions, options, and what happens.

ask-setup-mulligan = Keep this hand, or shuffle it back once for seven new cards?
ask-setup-place = Lay out setup cards worth up to 8 gold.
ask-setup-attach = Which of your characters gets this attachment?
option-keep = Keep the hand
option-mulligan = Seven new cards
event-setup-mulligan = { $seat } takes a mulligan.
event-setup-placed = { $n ->
    [0] { $seat } sets up no cards.
    [one] { $seat } sets up 1 card.
   *[other] { $seat } sets up { $n } cards.
}
event-setup-revealed = { $seat } sets up { $card }.
why-setup-position = This position cannot be: { $what } is { $found }; allowed: { $allowed }.
