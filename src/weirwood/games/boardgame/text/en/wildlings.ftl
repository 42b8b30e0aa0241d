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

event-wildlings-attack = Wildlings attack with strength { $strength }.
event-wildlings-result = { $won ->
    [true] The Night’s Watch holds the Wall: { $watch } against { $strength }.
    *[false] The wildlings break through: { $watch } against { $strength }.
    }
event-wildlings-highest = { $house } bid the most: { $power }.
event-wildlings-lowest = { $house } bid the least: { $power }.
event-wildlings-card = The wildling card is { $card }.
event-wildlings-killed = { $house } loses a unit { $area_in }: { $unit }.
event-wildlings-unhorsed = A knight of { $house } becomes a footman { $area_in }.
event-wildlings-promoted = A footman of { $house } becomes a knight { $area_in }.
event-wildlings-discarded = { $house } discards { $card }.
event-wildlings-spared = { $house } holds cards of one strength only and keeps them.
event-wildlings-renewed = { $house } takes all its discarded cards back.
event-wildlings-recovered = { $house } takes { $card } back.
event-wildlings-fell = { $house } falls on the { $track } track.
event-wildlings-rose = { $house } takes the first position of the { $track } track.
event-wildlings-paid = { $house } loses { $power } power.
event-wildlings-bid_back = { $house } takes its bid of { $power } back.
