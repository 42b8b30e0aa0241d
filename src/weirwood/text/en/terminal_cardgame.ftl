## The card table in the terminal.

terminal-cardgame-time = Round { $round }, { $phase }
terminal-cardgame-power = power { $power } of 15
terminal-cardgame-gold = gold { $gold }
terminal-cardgame-hand_count = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
terminal-cardgame-deck = deck { $count }
terminal-cardgame-plots = { $count ->
    [one] 1 plot left
   *[other] { $count } plots left
}
terminal-cardgame-dead = dead
terminal-cardgame-discard = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
terminal-cardgame-first = first player
terminal-cardgame-out = out of the game
terminal-cardgame-plot = Plot { $card }: gold { $gold }, initiative { $initiative }, claim { $claim }, reserve { $reserve }
terminal-cardgame-characters = Characters
terminal-cardgame-locations = Locations
terminal-cardgame-icon-military = M
terminal-cardgame-icon-intrigue = I
terminal-cardgame-icon-power = P
terminal-cardgame-challenge = { $attacker_seat } attacks { $defender_seat } ({ $type }): { $attack } against { $defence }
terminal-cardgame-fought = { $attacker_seat } attacks { $defender_seat } ({ $type })
terminal-cardgame-hand = Your hand
terminal-cardgame-setup = Laid out
terminal-cardgame-known = You know of the hand of { $seat }: { $cards }
terminal-cardgame-strength = strength { $strength }
terminal-cardgame-kneels = kneeling
terminal-cardgame-power_on = { $power } power
terminal-cardgame-duplicates = { $count ->
    [one] 1 duplicate
   *[other] { $count } duplicates
}
terminal-cardgame-phase-setup = setup
terminal-cardgame-phase-plot = plot phase
terminal-cardgame-phase-draw = draw phase
terminal-cardgame-phase-marshal = marshaling phase
terminal-cardgame-phase-challenges = challenges phase
terminal-cardgame-phase-dominance = dominance phase
terminal-cardgame-phase-standing = standing phase
terminal-cardgame-phase-taxation = taxation phase
terminal-cardgame-phase-between = between two rounds
terminal-cardgame-cost = cost { $cost }
terminal-cardgame-unique = unique
terminal-cardgame-loyal = loyal
terminal-cardgame-plot_values = gold { $gold }, initiative { $initiative }, claim { $claim }, reserve { $reserve }
terminal-cardgame-attackers = Attackers
terminal-cardgame-defenders = Defenders
terminal-cardgame-bypassed = Bypassed by stealth
terminal-cardgame-won = { $seat } won by { $n }
terminal-cardgame-ahead = { $seat } would win by { $n }
terminal-cardgame-nobody = Nobody would win
terminal-cardgame-unopposed = unopposed
terminal-cardgame-claim = claim { $n }
terminal-cardgame-supports = supports { $cards }
terminal-cardgame-rivals = rival of { $cards }
