## Questions

ask-setup-house = Choose your house.
ask-westeros-choice = { $a }: choose what happens.
ask-supply-loss = Your armies exceed your supply: choose a unit to destroy.
ask-mustering-step = Muster: spend a point, or finish.
ask-bidding-track = Bid for { $a_the }: from { $least } to { $most } power.
ask-bidding-tie = Tied at { $b } for { $a_the }: put the houses in order, best position first.
ask-wildlings-bid = Wildlings of strength { $a } attack: bid from { $least } to { $most } power for the Night’s Watch.
ask-wildlings-tie = { $b ->
    [true] Tied at { $a }: who is the highest bidder?
    *[false] Tied at { $a }: who is the lowest bidder?
    }
ask-wildlings-unit = Choose a unit to lose.
ask-wildlings-castle = Choose the castle or stronghold where you lose { $a } units.
ask-wildlings-raid = Lose two units, or two positions on your best track?
ask-wildlings-best_track = { $a } stands equally well on several tracks: on which does it drop?
ask-wildlings-knight = { $a ->
    [true] Choose a knight that dies.
    *[false] Choose a knight that becomes a footman.
    }
ask-wildlings-discard = Choose a house card to discard.
ask-wildlings-fall = On which track do you drop to the last position?
ask-wildlings-rise = On which track do you take the first position?
ask-wildlings-promote = Choose a footman to knight, or none.
ask-wildlings-recover = Take a house card back from your discard pile, or none.
ask-wildlings-muster = Choose an area to muster in, or none.
ask-planning-orders = Give an order to each of your areas.
ask-planning-raven = The messenger raven: replace an order, look at the wildlings, or let it rest?
ask-planning-raven_area = Which order do you replace?
ask-planning-raven_order = The new order for { $a_the }?
ask-planning-raven_card = Leave the wildling card on top, or bury it?
ask-raids-order = Which raid do you resolve?
ask-raids-target = Raid { $a_from }: which order do you strike?
ask-marches-order = Which march do you resolve?
ask-marches-to = March { $a_from }: where to? Or finish.
ask-marches-units = How many units go { $a_from } to { $b_the }?
ask-marches-token = You leave { $a_the } empty: put a power token there?
ask-neutral-support = Support { $c } { $a_from } against the neutral force { $b_in }?
ask-ports-capture = { $a }: how many ships do you take over, up to { $most }?
ask-consolidate-order = Which consolidate order do you resolve?
ask-consolidate-use = Special order { $a_in }: power or mustering?
ask-combat-support = Whom do you support { $a_from }?
ask-combat-accept = { $b } offers support { $a_from }: do you accept?
ask-combat-card = { $b } against { $c } { $a_in }: choose a house card.
ask-combat-replace = { $a } was taken back: choose another house card.
ask-combat-redraw = Spend the blade to draw another tide { $a_in }?
ask-combat-blade = Use the Valyrian steel blade for +1 { $a_in }?
ask-casualties-unit = Choose a casualty ({ $b } to take).
ask-retreat-area = { $b ->
    [one] Where does your unit retreat to?
   *[other] Where do your { $b } units retreat to?
}
ask-retreat-robb = Robb Stark: where must the beaten army go? Or leave it to them.
ask-retreat-loss = { $a ->
    [one] Supply forces one more loss: choose a retreating unit.
   *[other] Supply forces { $a } more losses: choose a retreating unit.
}
ask-cards-tyrion = Tyrion Lannister: send { $a } back to hand?
ask-cards-aeron = Aeron Damphair: pay two power to play another card?
ask-cards-mace = Mace Tyrell: which footman dies?
ask-cards-queen = Queen of Thorns: which order is removed?
ask-cards-doran = Doran Martell: on which track does { $a } drop to the last position?
ask-cards-cersei = Cersei Lannister: which order of the beaten house is removed?
ask-cards-renly = Renly Baratheon: where does a footman become a knight?
ask-cards-patchface = Patchface: which card of { $a } is discarded?
