## The board game

bg-round = Round { $n } of { $most }
bg-phase-setup = Setting up
bg-phase-westeros = Westeros phase
bg-phase-planning = Planning
bg-phase-raids = Raids
bg-phase-marches = Marches
bg-phase-consolidate = Consolidating power
bg-court = Court
bg-threat = Wildling threat { $n }
bg-power = Power
bg-supply = Supply
bg-castles = Castles
bg-stars = Special orders
bg-hand = House cards
bg-tracks = Influence
bg-cards = Westeros cards
bg-blade = Valyrian steel blade
bg-blade-used = used
bg-raven = Messenger raven
bg-attacker = Attacker
bg-part-units = Units
bg-part-order = Order
bg-part-support = Support
bg-part-garrison = Garrison
bg-part-card = Card
bg-part-blade = Blade
bg-part-tide = Tide
bg-no_card = Card not shown yet
bg-strength = Strength { $n }
bg-swords = { $n ->
    [one] one sword
   *[other] { $n } swords
}
bg-forts = { $n ->
    [one] one fortification
   *[other] { $n } fortifications
}
bg-say-area = { $area }{ $owner ->
    [none] {""}
   *[other] , { $owner }
}{ $units ->
    [none] {""}
   *[other] : { $units }
}{ $order ->
    [none] {""}
   *[other] . { $order }
}
bg-say-units = { $n } × { $unit }
bg-hidden_order = Order face down
bg-bid = bids { $n }
bg-sheet = Battle sheet
bg-sheet-map = Look at the map
bg-sheet-close = Close
bg-plays = plays { $card }
bg-plays_none = plays no card
bg-holds = may play one of these
bg-your_hand = your cards, and what each would come to
bg-comes_to = { $n } against { $m }
bg-beats = beats { $n } of { $of }
bg-after = Result
bg-after-none = No losses.

guide-boardgame-1 = You lead a great house. Whoever first holds seven castles and strongholds wins at once; else the most after ten rounds. The towers on the map are what you are after; the first column of the table beside it counts them.
guide-boardgame-2 = In planning everybody secretly lays an order on each area with units. Then all orders are shown at once and resolved: first raids, then marches, then consolidate power.
guide-boardgame-3 = Battles have no dice: units, orders, support of neighbours and one house card on each side are added up, and you see the sum grow. Ask neighbours for support before you fight, by chat if you like.
guide-boardgame-4 = Three tracks matter: the throne breaks ties and gives the first move, the fiefdoms win battles that are level, the court gives special orders (with a star). Supply limits how large your armies may be.
guide-boardgame-on-planning = Drag an order onto an area, or press the area and choose. March where you mean to move, support or defend where you are threatened, consolidate power where there are crowns and no enemy near. Nobody sees your orders until all are ready.
guide-boardgame-on-marches = Units of one march may go to different areas, but only one of these may hold enemies. Leave a power token behind if you want to keep the land you leave empty.
guide-boardgame-on-raids = A raid takes away an enemy’s raid, support or consolidate power order next to it.
guide-boardgame-on-combat = Your card adds its strength; swords kill, fortifications protect the loser. Cards return only when all seven are played, so keep a strong one for when it counts.
guide-boardgame-on-bidding = All bid at once and everybody pays. Look at the track that your next rounds need, and keep some power for the wildlings.
guide-boardgame-on-wildlings = If all bids together reach the threat, the highest bidder is rewarded; if not, everybody suffers and the lowest bidder most.
guide-boardgame-on-mustering = A footman costs one point, a knight, ship or siege engine one or two: the choices show what is left. Mind your supply.

doing-boardgame-setup = a house
doing-boardgame-westeros = a Westeros card
doing-boardgame-supply = losses for lack of supply
doing-boardgame-mustering = mustering
doing-boardgame-bidding = a bid for influence
doing-boardgame-wildlings = the wildling attack
doing-boardgame-planning = orders
doing-boardgame-planning-raven = the messenger raven
doing-boardgame-raids = a raid
doing-boardgame-marches = a march
doing-boardgame-neutral = support against a neutral force
doing-boardgame-ports = ships in a port
doing-boardgame-consolidate = consolidating power
doing-boardgame-combat = a battle
doing-boardgame-combat-card = a house card for the battle
doing-boardgame-combat-support = support in a battle
doing-boardgame-casualties = casualties
doing-boardgame-retreat = a retreat
doing-boardgame-cards = the effect of a house card
