## What happens

event-setup-house = { $seat } plays House { $house }.
event-setup-draft = Houses are chosen in this order: { $seats }.
event-setup-ready = The board is set for { $houses }.
event-round-begins = Round { $round } begins.
event-westeros-card = Westeros deck { $deck }: { $card }.
event-westeros-threat = The wildling threat rises to { $threat }.
event-westeros-chosen = { $house } decides: { $choice ->
    [muster] everybody musters
    [supply] supply is adjusted
    [clash] the tracks are bid for
    [income] everybody takes power
    [no_march_plus_one] no March +1 this round
    [no_defense] no Defense orders this round
    *[none] nothing happens
    }.
event-westeros-banned = Forbidden this round: { $ban ->
    [no_march_plus_one] the March +1
    [no_defense] Defense orders
    [no_raid] Raid orders
    [no_support] Support orders
    *[no_consolidate] Consolidate Power orders
    }.
event-westeros-income = { $house } takes { $power } power.
event-supply-set = { $house } has supply { $supply }.
event-supply-lost = { $house } gives up { $unit_the } { $area_in } for want of supply.
event-mustering-muster = { $house } musters: { $unit } { $area_in }.
event-mustering-launch = { $house } launches a ship { $where_in }.
event-mustering-upgrade = { $house } upgrades a footman { $area_in }: { $unit }.
event-bidding-shown = { $house } bids { $power }.
event-bidding-settled = { $track }, new order: { $houses }.
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
event-planning-short = Orders are placed in turn order: { $houses } { $houses_number ->
    [one] has
    *[other] have
    } too few tokens.
event-planning-placed = { $house } has placed its orders.
event-planning-shown = { $house } shows { $number } { $number ->
    [one] order
    *[other] orders
    }.
event-planning-swapped = The raven of { $house } replaces { $old_the } { $area_in }: { $order }.
event-planning-looked = { $card ->
    [none] { $house } looks at the top wildling card.
    *[other] { $house } looks at the top wildling card: { $card }.
    }
event-planning-keep = { $house } leaves the wildling card on top.
event-planning-bury = { $house } puts the wildling card at the bottom.
event-raids-idle = The raid of { $house } { $area_from } has no effect.
event-raids-raided = { $house } raids { $area_from } and removes { $order_the } of { $victim } { $target_in }.
event-raids-pillaged = { $house } pillages { $victim }: +{ $power } power, −{ $lost } for the victim.
event-marches-moved = { $house } marches { $origin_from } to { $area_the }: { $units }.
event-marches-attack = { $house } attacks { $area_the } { $origin_from }: { $units }.
event-control-token = { $house } leaves a power token { $area_in }.
event-control-token_lost = The power token of { $house } { $area_in } is gone.
event-control-reverted = { $area_the } { $area_number ->
    [one] falls
    *[other] fall
    } back to { $house }.
event-neutral-helped = { $house } supports { $target } { $area_from }.
event-neutral-declined = { $house } does not support { $target } { $area_from }.
event-neutral-held = The neutral force { $area_in } holds out against { $house }.
event-neutral-destroyed = { $house } overcomes the neutral force { $area_in }: { $strength } against { $value }.
event-ports-captured = { $victor } takes { $taken } of { $ships } ships of { $house } { $port_in }.
event-ports-lost = { $house } loses its ships { $port_in }: { $ships }.
event-consolidate-power = { $house } consolidates { $area_in }: { $power } power.
event-consolidate-muster = { $house } musters { $area_in } by special order.
event-combat-begins = Combat { $area_in }: { $attacker } attacks { $defender }.
event-combat-supported = { $house } supports { $target } { $area_from }.
event-combat-refused = { $target } refuses the support of { $house } { $area_from }.
event-combat-unsupported = { $house } supports nobody { $area_from }.
event-combat-initial = Initial strength: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-final = Final strength: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-cards = { $attacker } plays { $attack_card }, { $defender } plays { $defense_card }.
event-combat-no_card = { $house } fights without a house card.
event-combat-replaced = { $house } plays { $card } instead.
event-combat-tide = { $card ->
    [none] { $house } draws a tide of battle.
    *[other] { $house } draws a tide of battle: { $card }.
    }
event-combat-redrawn = { $house } uses the blade to lay its tide aside, { $card }, and draws another.
event-combat-tides = Tides of battle: { $attacker } { $attack_tide }, { $defender } { $defense_tide }.
event-combat-blade = { $house } uses the Valyrian steel blade: +1.
event-combat-won = { $winner } defeats { $loser }.
event-combat-garrison_lost = The garrison of { $house } { $area_in } is lost.
event-combat-moved_in = { $house } takes { $area_the }: { $units }.
event-combat-nobody_left = { $house } has won but nobody is left to take { $area_the }.
event-combat-renewed = { $house } has played its last card and takes the others back.
event-casualties-helpless = { $house } loses what cannot retreat: { $units }.
event-casualties-killed = { $house } suffers a casualty: { $unit }.
event-retreat-routed = { $house } retreats to { $area_the }: { $units }.
event-retreat-lost = { $house } loses a retreating unit to supply: { $unit }.
event-retreat-destroyed = { $house } has nowhere to retreat and loses { $units }.
event-cards-tyrion = Tyrion Lannister sends { $card } back to hand.
event-cards-aeron = { $house } pays { $power } power and discards Aeron Damphair.
event-cards-mace = Mace Tyrell destroys a footman of { $house }.
event-cards-queen = The Queen of Thorns removes { $order_the } of { $house } { $area_in }.
event-cards-doran = Doran Martell sends { $house } to the last position of the { $track } track.
event-cards-tywin = Tywin Lannister brings { $house } { $power } power.
event-cards-roose = Roose Bolton brings all discarded cards of { $house } back.
event-cards-cersei = Cersei Lannister removes { $order_the } of { $house } { $area_in }.
event-cards-renly = Renly Baratheon makes a knight of a footman { $area_in }.
event-cards-robb = Robb Stark drives { $house } to { $area_the }.
event-cards-loras = Ser Loras Tyrell carries the march order to { $area_the }.
event-cards-arianne = Arianne Martell keeps the victors out of { $area_the }.
event-cards-patchface = Patchface discards { $card } of { $house }.
event-winning-seven = { $house } controls a seventh castle and wins the Iron Throne.
event-winning-last_round = After the last round { $house } wins with { $castles } { $castles ->
    [one] castle
    *[other] castles
    }.

why-planning-stars = You placed { $found } special orders; your position allows { $allowed }.
why-planning-tokens = You have { $number } of { $order } and no more.
why-options-scenario = This position does not fit: { $what } is { $found }; allowed: { $allowed }.
