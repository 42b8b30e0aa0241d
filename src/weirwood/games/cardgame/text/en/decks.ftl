## Why a deck may not be played.

why-decks-text = Line { $line } cannot be read: “{ $found }”.
why-decks-unknown_card = { $card ->
    [none] Line { $line }: we know no card “{ $found }”.
   *[other] Line { $line }: we know no card “{ $found }”; perhaps { $card }?
}
why-decks-types = Line { $line }: { $card } is not a card that goes into a deck.
why-decks-faction = { $n ->
    [0] The list names no faction: a deck has exactly one.
   *[other] The list names { $n } factions: a deck has exactly one.
}
why-decks-agenda = The list names { $n } agendas: a deck has at most one.
why-decks-plots = A plot deck has exactly 7 cards; this one has { $n }.
why-decks-plot_twice = Only one plot may be there twice; these are: { $cards }.
why-decks-plot_limit = { $card }: at most { $most } in a plot deck, not { $n }.
why-decks-size = A draw deck has at least { $least } cards; this one has { $n }.
why-decks-copies = { $card }: at most { $most } copies, not { $n }.
why-decks-affiliation = { $card } is neither neutral nor of the deck’s faction, and no agenda lets it in.
why-decks-loyalty = { $card } is loyal: no banner lets it into another faction’s deck.
why-decks-fealty = With { $card } the draw deck has at most { $most } neutral cards, not { $n }.
why-decks-banner = { $card } wants at least { $least } cards of its faction; there are { $n }.
why-decks-box_copies = { $card }: one box has { $most }, not { $n }.
why-decks-box_pair = A deck from one box joins the cards of exactly two factions, its own among them; this one has cards of { $n }.
why-decks-box_all = A deck from one box takes all cards of its two factions; it lacks: { $cards }.
why-decks-unknown_deck = There is no deck “{ $found }”; ready-made ones: { $allowed }.
why-decks-one_each = { $n } decks are given for { $seats } seats: one for each.
