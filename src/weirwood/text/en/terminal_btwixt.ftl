## The councils table in the terminal.

terminal-btwixt-time = { $season }, round { $round } of { $rounds }
terminal-btwixt-season-spring = Spring
terminal-btwixt-season-summer = Summer
terminal-btwixt-season-autumn = Autumn
terminal-btwixt-season-winter = Winter
terminal-btwixt-setup = The leaders take their seats
terminal-btwixt-ally = Current ally
terminal-btwixt-no_ally = No ally on the table
terminal-btwixt-ally_of = { $ally }, power { $power }
terminal-btwixt-council = Council
terminal-btwixt-council_of = Council of { $seats }
terminal-btwixt-council_power = power { $power }
terminal-btwixt-empty = empty
terminal-btwixt-tokens = tokens { $tokens }
terminal-btwixt-hand_count = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
terminal-btwixt-bid = Bid { $total }
terminal-btwixt-no_bid = No bid
terminal-btwixt-kneels = kneels
terminal-btwixt-first = first player
terminal-btwixt-turn = to bid
terminal-btwixt-won = won the bid
terminal-btwixt-bids_won = { $count ->
    [0] no bid won
    [one] 1 bid won
   *[other] { $count } bids won
}
terminal-btwixt-hand = Your hand
terminal-btwixt-kept = Kept so far
terminal-btwixt-pack = In the pack before you
terminal-btwixt-row = Next allies
terminal-btwixt-looked = You are looking at
terminal-btwixt-discard = Discard pile
terminal-btwixt-dead = Dead
terminal-btwixt-decks = { $deck } influence cards and { $allies } allies in the decks, { $supply } power tokens
terminal-btwixt-known = { $seats } may hold { $card }
terminal-btwixt-known_one = { $seats } holds { $card }
terminal-btwixt-from_top = Ally deck, number { $n } from the top: { $ally }
terminal-btwixt-value = value { $value }
terminal-btwixt-power = power { $power }
terminal-btwixt-hidden = ?
terminal-btwixt-white = leader cards left: { $cards }
