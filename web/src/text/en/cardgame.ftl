## The card game

cg-round = Round { $n }
cg-phase-setup = Setup
cg-phase-plot = Plot phase
cg-phase-draw = Draw phase
cg-phase-marshal = Marshaling phase
cg-phase-challenges = Challenges phase
cg-phase-dominance = Dominance phase
cg-phase-standing = Standing phase
cg-phase-taxation = Taxation phase
cg-phase-between = Between rounds
cg-power = Power { $n } of 15
cg-gold = Gold { $n }
cg-hand = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
cg-deck = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
}
cg-discard = Discards
cg-dead = The dead
cg-used = Used plots
cg-removed = Out of the game
cg-known = Known of the deck
cg-plot = Plot
cg-income = Income { $n }
cg-initiative = Initiative { $n }
cg-claim = Claim { $n }
cg-reserve = Reserve { $n }
cg-your_hand = Your hand
cg-your_plots = Your plots
cg-first = First player
cg-military = Military
cg-intrigue = Intrigue
cg-power_icon = Power
cg-attack = Attack { $n }
cg-defence = Defence { $n }
cg-challenge = { $kind_id ->
    [military] Military challenge
    [intrigue] Intrigue challenge
   *[power] Power challenge
}
cg-unopposed = Unopposed
cg-kneels = kneeling
cg-strength = Strength { $n }
cg-cost = Cost { $n }
cg-duplicates = { $n ->
    [one] one duplicate
   *[other] { $n } duplicates
}
cg-attachments = Attachments: { $cards }
cg-type-character = Character
cg-type-location = Location
cg-type-attachment = Attachment
cg-type-event = Event
cg-type-plot = Plot
cg-type-agenda = Agenda
cg-type-title = Title
cg-type-faction = Faction
cg-unique = Unique
cg-loyal = Loyal
cg-piles = Piles
cg-area = The area of { $name }
cg-window = Window
cg-resolving = Being resolved: { $card }

guide-cardgame-1 = Win with fifteen power. Your side is below, your opponent’s above; between them runs the lane where challenges are added up. Press a card to read it in full.
guide-cardgame-2 = Each round begins with a plot: it gives gold (coin), initiative, claim (how much a won challenge hurts) and reserve (how many cards you may keep).
guide-cardgame-3 = You may start one challenge of each kind: military (sword) kills, intrigue (eye) takes cards, power (crown) takes power. Only cards with that icon fight, and they kneel to do so.
guide-cardgame-4 = Between steps the game asks whether you want to act or react. If you have nothing to say, pass; “Always pass here” spares you this window for good, until you press it again.
guide-cardgame-on-setup = Keep a hand that lets you lay out cards worth nearly eight gold: cheap characters and a location that gives gold.
guide-cardgame-on-plot = In the first round a plot with much gold is seldom wrong: what you can pay for now fights for you all game.
guide-cardgame-on-window = Lit cards can be used now. In the marshaling phase this is where you pay gold to bring cards into play; pass when you are done.
guide-cardgame-on-challenge = Compare who can still stand on each side for this icon. The attacker wins a tie; winning without any defence brings a power besides. Keep somebody standing for your own defence.

doing-cardgame-setup = the first hand
doing-cardgame-plot = a plot
doing-cardgame-title = a title
doing-cardgame-window = a chance to act
doing-cardgame-window-action = an action or a pass
doing-cardgame-window-reaction = a reaction or a pass
doing-cardgame-window-interrupt = an interrupt or a pass
doing-cardgame-window-save = whether anything is saved
doing-cardgame-cost = the cost of a card
doing-cardgame-target = a target
doing-cardgame-pick = the effect of a card
doing-cardgame-challenge = a challenge
doing-cardgame-challenge-attackers = attackers
doing-cardgame-challenge-defenders = defenders
doing-cardgame-claim = claim
doing-cardgame-keywords = a keyword
doing-cardgame-standing = who stands
doing-cardgame-taxation = discarding down to reserve
doing-cardgame-settle = the order of effects
doing-cardgame-winning = who wins
cg-standing = { $n ->
    [one] one character stands
   *[other] { $n } characters stand
}
