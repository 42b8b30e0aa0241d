## B’Twixt

bt-season-summer = Summer
bt-season-autumn = Autumn
bt-season-winter = Winter
bt-round = Round { $n } of { $most }
bt-total = Influence { $n }
bt-hand = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
bt-first = First player
bt-knelt = Kneels
bt-turn = Plays now
bt-won = Won the bid
bt-council = Council of { $a } and { $b }
bt-council-power = Power so far { $n }
bt-tokens = { $n ->
    [0] no tokens
    [one] one token
   *[other] { $n } tokens
}
bt-token-known = Token of { $n }
bt-token-hidden = Token face down
bt-current = For whom you bid
bt-power = Power { $n }
bt-your_hand = Your hand
bt-your_pack = Choose from this pack
bt-kept = Kept
bt-white = Leader cards
bt-dead = The dead
bt-discard = Discards
bt-removed = Out of the game
bt-row = Next allies
bt-looked = You look at
bt-known = What you know
bt-known-card = { $card }: with { $seats }
bt-deck = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
}
bt-lasting = Until the end of the round
bt-rule-highest_single_card = The highest single card wins.
bt-rule-most_cards = Most cards win.
bt-ties_lose = Ties lose.
bt-piles = Piles
bt-kneel = Kneel
bt-final = Council power { $n }
bt-small = { $hidden ->
    [0] Small council: power { $n }
    [one] Small council: power { $n } and a token face down
   *[other] Small council: power { $n } and { $hidden } tokens face down
}
bt-small-mine = Your small council
bt-small-yours = Small
bt-ahead = Nobody’s is stronger
bt-highest = Highest bid so far
bt-tied = Tied for the highest bid
bt-verdict = { $name } wins the bid
bt-verdict-for = for { $ally }
bt-last = The last bid
bt-pass-left = The rest goes to the left
bt-pass-right = The rest goes to the right

guide-btwixt-1 = You sit between two neighbours. With each of them you share a council, the small table in the corner between you. At the end only the weaker of your two councils counts, so make friends on both sides.
guide-btwixt-2 = In the middle stands the ally of this round. Everybody in turn plays a card in front of them or kneels. Who kneels is out of the bidding; when all have knelt, the highest sum wins the ally.
guide-btwixt-3 = Your hand is not filled up during a season: a card played now is missing later. Kneeling early, for an ally you do not need, is often the best play.
guide-btwixt-4 = A red token is a power token; its value shows at the end. Press anything on the table to read what it does, and “?” beside a line of the log to see the rule behind it.
guide-btwixt-on-setup = Each leader has a house of their own. For a first game take whichever you like: what differs are four cards of the advanced game.
guide-btwixt-on-bidding = A card adds its value to your pile; many also do something at once. Is this ally worth another card to you? Look at your weaker council first.
guide-btwixt-on-claim = What you place counts for you and for the neighbour on that side. Strengthen the weaker council, but think of whom you make strong with it.

doing-btwixt-setup = a leader
doing-btwixt-draft = a card to keep
doing-btwixt-bidding = a card, or kneeling
doing-btwixt-claim = where the won ally goes
doing-btwixt-effect = the effect of a card
