### House Baratheon: what its abilities and cards do

## ways to use an effect

name-way_relocate = an attachment changes units
name-way_revive = a destroyed attachment returns
name-way_overshadow = their commander has no abilities
name-way_reposition = a Maneuver or Retreat of Renly's unit
name-way_purge = remove all condition tokens
name-way_mend_all = units around Renly restore 1 wound
name-way_sting_all = enemies around Renly take 1 wound
name-way_maneuver = a Maneuver
name-way_silent = it has no abilities
name-way_thorn = hits when it claims a zone

## events

event-card-named = { $seat } names { $card }.
event-ability-lost = { $unit } ({ $nr }) loses { $ability }.

## units and attachments

text-stags_fury = The attack grows with the rounds: from 2, Critical Blow; from 3, also Vicious; from 4, also Sundering; from 5, also 1 automatic hit for each rank left.
text-war_hammer = If a Defense die of the defender shows a 1, it becomes Weakened after the attack.
text-mastercraft_warhammer = Attack dice may always be re-rolled. If a Defense die of the defender shows a 1, it becomes Weakened after the attack.
text-double_hammers = The attack of this name has Sundering.
text-watchers_crossbow = The attack of this name has Sundering.
text-champions_wrath = Critical Blow. An enemy successfully charged becomes Weakened. If the unit began the turn engaged with the defender, the defender becomes Vulnerable before the attack dice.
text-kings_blade = Sundering. While no opponent controls the Crown, also Critical Blow and re-rolls of attack dice.
text-fire_arrows = Vicious. If the defender fails its Panic test, another enemy in Short range of it takes one at -2.
text-highgarden_lance = Sundering. In the attack of a charge, +1 to hit and 2 dice more for each rank left.
text-perseverance_and_valor = Before the dice of each of its melee attacks the unit restores 1 wound.
text-deadly_bloom = Each time the unit restores wounds, an enemy engaged with it takes 1 wound.
text-heart_of_fire = Begins with 1 Faith token and gains 1 for each Morale test passed. Spend 1: a melee attack has +1 to hit and Vicious; or after a melee attack the unit restores 1 wound and 1 more for each rank the defender has lost; or it may re-roll its charge, and the enemy it reaches becomes Panicked.
text-queens_blade = While no opponent controls the Crown, Vulnerable and Panicked tokens on this unit cannot be spent.
text-order_nobles_bolster = When a friendly unit in Long range would gain a condition token: it does not.
text-solo_rider = The unit has 3 wounds. At the start of its activation it may make a free Maneuver or Retreat.
text-renlys_retinue = The unit has 8 figures in 2 ranks, Renly among them.
text-affiliation_rhllor = The unit of this model also counts as a unit of R'hllor.
text-davos_vassal = Whatever speaks of Davos Seaworth or his unit holds for this model and its unit too.
text-bookkeeping_cortnay_penrose = While Cortnay Penrose is on the battlefield your hand is 1 card larger: 6 at most, 4 at the start and when you refill it.
text-true_conviction_baratheon = A Baratheon unit may re-roll attack dice against an enemy with more ranks left.
text-first_of_the_kings_men = For your tactics cards that choose this unit you count as controlling Crown and Tactics. While no opponent controls either, the unit may re-roll the dice of Morale tests.
text-claims_to_the_kingdom = For your abilities and tactics cards that choose this unit you count as controlling Crown and Tactics.
text-renlys_protector = After an attack on Renly Baratheon's unit, this unit may make a free Attack or Charge on the attacker.
text-divine_sacrifices = Before the dice of each of its attacks the unit may take up to 2 wounds: for each, the defender becomes Panicked or Vulnerable.
text-zealous_fanaticism = Melee attacks have Vicious and always roll their highest number of dice; each die that shows a 1 costs the unit 1 wound.
text-might_of_the_throne_cortnay_penrose = When a friendly NCU claims the Crown, you may replace its effect with a free melee Attack or Charge of Cortnay Penrose's unit.

## non-combat units

text-shifting_loyalties = Begins with 3 Order tokens. When Alester has claimed a zone, after its effect, you may spend 1: he goes to an empty zone or changes places with another NCU; no zone has its effect again.
text-support_of_haystack_hall = When Shyra claims Crown, a friendly combat unit restores 1 wound; when she claims Tactics, one loses a condition token; when she claims Wealth, a token that the zone takes off goes to an enemy combat unit.
text-sacrifice_to_the_lord_of_light = A friendly unit that Melisandre influences is a unit of R'hllor and its melee attacks have Vicious. When she influences it, you may let it take 2 wounds and a Panic test: then an enemy combat unit in Long range takes a Panic test at -2 that costs 2 wounds more.
text-smugglers_cunning = Begins with 3 Order tokens. Spend 1 after the die of a friendly charge to re-roll it; or when a friendly unit activates: enemies engaged with it use no Orders this turn and cannot be chosen by their own tactics cards.
text-fervent_conviction = Each time the unit she influences passes a Morale test, an enemy engaged with it takes 1 wound.
text-necessary_sacrifices = Once per game, when a friendly combat unit would be destroyed, it may stay with D3 wounds instead, and is a unit of R'hllor from then on.
text-in_rhllors_name_ability = An enemy that Axell influences becomes Panicked. Before the dice of the melee attacks of a friendly unit that he influences, the defender becomes Vulnerable.
text-a_rose_and_its_thorns = When Margaery claims a zone, a friendly combat unit may restore 1 wound, and then an enemy engaged with it may become Vulnerable.
text-pulling_weeds = When Olenna claims a zone, choose an enemy NCU: it has no abilities until the end of the round; or, before the effect of the zone that it claims this round, an enemy combat unit takes D3 hits and becomes Weakened.
text-elderly_caution = When Eldon claims a zone, you may replace its effect: draw 3 cards, then shuffle 1 card of your hand into your deck.
text-castellans_duty = Begins with 3 Order tokens. When an enemy NCU activates, you may spend 1 and name 2 zones: if it claims one of them this turn, friendly combat units first restore D3+2 wounds in total.
text-sacrifice_for_the_king = At the start of any round you may activate Cressen; if you do, he is destroyed at the end of the round.
text-loving_counsel = When Cressen claims the Crown, you may replace its effect: draw 2 cards and put a condition token on an enemy combat unit.
text-misunderstood_omens = Begins with 3 Order tokens. At the start of any round you may spend 1 and name a tactics card: if the opponent holds it, one copy is discarded.

## tactics cards

text-baratheon_justice = After an enemy completes an attack: the attacker gains a condition token. Crown or Tactics: it gains another.
text-stags_wit = When a friendly unit gains a condition token: it loses it, and an enemy engaged with it may gain one of that sort. Tactics: another enemy in Long range gains one too.
text-ours_is_the_fury = Before the attack dice of a friendly melee attack: +1 to hit, Sundering or Vicious. Crown, Tactics: one more of these for each.
text-sustained_assault_baratheon = Before the attack dice of a friendly melee attack, if the attacker began the turn engaged with the defender: it rolls its highest number of dice and may re-roll them.
text-baratheon_conviction = When a friendly unit passes a Morale test: it restores 2 wounds. Crown: all enemies engaged with it take a Panic test. Tactics: each of them gains a condition token.
text-final_strike = After an enemy completes a melee attack: the attacker takes 1 hit for each wound that the defender took in it. Crown: it has -1 on Defense rolls against them.
text-oath_of_duty = At the start of any turn: attach this card to a friendly combat unit. It gains an Order token when a friendly infantry or cavalry unit is destroyed. With a token, the defender gains a condition token before the dice of the unit's melee attacks. Crown: the unit may also re-roll them.
text-inexplicable_return = When a friendly NCU claims a zone: instead of its effect a friendly attachment changes to another unit in Long range that has none; or a destroyed one joins a friendly combat unit that has none, in the place of a figure. Or at the start of a friendly turn: draw a card.
text-hidden_affairs = After an enemy completes an attack on a unit without Renly Baratheon: Renly's unit makes a free Attack or Charge on the attacker, with its highest number of dice. Or at the start of a friendly turn: draw a card.
text-in_his_brothers_shadows = When the enemy commander's unit activates: if it is in Long range of Renly's unit, that commander has no abilities until the end of the round; or Renly's unit makes a free Maneuver or Retreat. Or at the start of any turn, if the enemy commander is destroyed: Renly's unit restores 2 wounds.
text-loved_by_the_smallfolk_loras = Before the attack dice of an enemy melee attack: the attacker takes a Morale test, with -2 in Short range of Loras Tyrell's unit; if it fails it becomes Vulnerable and Weakened.
text-overgrowth = At the start of an enemy turn: a friendly unit takes a Morale test, which it passes at once if an enemy engaged with it has more ranks left. If it passes, attach this card to it: whoever attacks it first takes 1 hit and 1 more for each rank it has left.
text-growing_strong = When a friendly unit activates: enemies engaged with it that have at least as many ranks left become Vulnerable; then it restores 1 wound and 1 more for each rank it has lost.
text-hefty_ransom = When a friendly attachment is destroyed: attach this card to an enemy in Short range; when that enemy is destroyed you gain 1 victory point. Or when an enemy attachment is destroyed: attach it to a friendly unit in Short range; it rolls 1 die more in melee and has +1 on Morale tests.
text-martial_superiority_eldon = Before the attack dice of an enemy melee attack: each die that misses costs the attacker 1 hit. If the defender is Eldon's unit, the attack also has -1 to hit.
text-battle_endurance_eldon = At the start of a friendly turn: attach this card to a friendly combat unit. Its melee attacks gain, by the round: from 3, re-rolls of misses; from 4, Sundering; from 5, Critical Blow; from 6, 2 dice more.
text-issue_commands_cortnay = When your commander's unit activates: it takes no action this turn, and another friendly unit in Long range makes a free Attack or Charge instead. Or at the start of any turn: a used Order of a friendly combat unit may be used again this round.
text-surprise_strategy_cortnay = At the start of a friendly turn: discard another card to take a card of your discard pile into hand. Tactics: no other card is discarded.
text-counterplot_cortnay = When an opponent plays a tactics card: roll a die; on 3 or more its effect is cancelled. Crown or Tactics: on 2 or more. Both: without a roll.
text-wealth_and_charisma = When a friendly NCU claims a zone: instead of its effect friendly combat units restore 3 wounds in total; or all of them lose all condition tokens, and each token costs an enemy engaged with that unit 1 wound.
text-younger_bolder_and_far_more_comely = When a friendly unit passes a Morale test: attach this card to it until Renly Baratheon's unit is destroyed. In Long range of that unit it rolls 1 die more in melee and restores 1 wound when it activates. Or at the start of a friendly turn: draw a card.
text-they_will_make_me_king = At the start of a friendly turn: draw a card; or all friendly units in Short range of Renly's unit restore 1 wound; or all enemies there take 1 wound.
text-will_of_the_one_true_king = When a friendly NCU claims the Crown: instead of its effect an enemy combat unit becomes Panicked, one Vulnerable and one Weakened; it may be the same.
text-harsh_conditions = At the start of any turn: take any number of condition tokens off an enemy unit; for each, it loses an ability of your choice until the end of the round.
text-tactical_approach = At the start of a round: attach this card to a friendly combat unit. After the attack dice of its melee attacks you may spend a condition token of the defender: it takes 1 wound more, 2 if the unit is that of Stannis.
text-in_rhllors_name = Before the attack dice of a friendly melee attack: Critical Blow or Sundering, both for a unit of R'hllor. After the attack, if the defender was not destroyed, the attacker takes a Panic test.
text-test_of_faith = At the start of any turn: a friendly unit of R'hllor takes a Morale test; if it passes, it loses all condition tokens. Attach this card to it until an enemy has attacked it: +1 on Defense rolls.
text-azor_ahai_stannis = After the dice of a friendly Panic test: failing it costs at most 1 wound. A unit of R'hllor passes it, and enemies engaged with it become Panicked.
text-flea_bottom_tricks = After an enemy completes a melee attack: a friendly combat unit other than the defender makes a free Maneuver; the unit of Davos may pivot and March instead.
text-everything = At the start of any turn: a friendly infantry unit takes up to 3 wounds; another restores 1 more than that, and if it has no attachment a destroyed infantry attachment of yours may return as one of them.
text-fealty_to_the_crown_davos = When an enemy fails a Panic test: a friendly unit in Long range of it restores as many wounds as the test cost, 3 at most. Crown: the enemy takes 1 more and the unit restores 1 more, 4 at most.
text-parlay_davos = When a friendly unit activates: it takes no action this turn, and an enemy in Short range counts as activated without an action. If it is the unit of Davos, both may restore 2 wounds.
text-assault_orders_andrew = When a friendly NCU claims a zone: instead of its effect a friendly combat unit makes a free melee attack; Andrew Estermont's unit may charge instead.
text-reckless_fury = Before the attack dice of a friendly melee attack: it has Vicious and rolls its highest number of dice. Afterwards the attacker takes 2 wounds, 1 fewer for each rank it has lost.
text-rush_of_aggression_andrew = Before the die of a friendly charge: it counts as a 6 and the attack of the charge has Critical Blow. After the attack the attacker becomes Vulnerable unless it is Andrew Estermont's unit.
text-fiery_charge_axell = When a friendly unit declares a charge: its die counts as a 6 and the enemy it reaches becomes Panicked. After the attack the attacker becomes Vulnerable unless it is a unit of R'hllor.
text-rhllors_wrath = When a friendly NCU claims a zone: instead of its effect an enemy combat unit takes a Panic test at -1 for each of your units of R'hllor in Short range of it; if it fails, it also becomes Vulnerable and Weakened.
text-fiery_resolve = When a friendly unit of R'hllor activates: it takes a Morale test. If it passes, an enemy engaged with it takes a Panic test at -1 for each rank the unit has left; if not, that enemy becomes Panicked.
text-muster = When friendly cavalry retreats: the enemies it leaves may not pivot, and after the Retreat it may make a free Maneuver. The unit of Stannis also restores D3 wounds and 1 more for each rank it has lost.
text-on_the_double = When friendly cavalry that is not engaged activates: its next Maneuver this turn is made with 3 inches more Speed; then it becomes Vulnerable.
text-ride_them_down_stannis = After an enemy Maneuver, March or Retreat: friendly cavalry in Long range that can charge that enemy does so for free. If it succeeds, instead of an attack the enemy becomes Panicked and takes 2 hits for each rank the charger has left.
text-regroup_and_reform_justin = At the start of a friendly turn: of 2 friendly infantry units in Long range of each other, one gives up to 4 figures to the other. Then an attachment may change from one to the other, or two may change places.
text-sudden_retreat_justin = After an enemy completes a melee attack: the defender may make a free Retreat; Justin Massey's unit may re-roll the die.
text-precious_supplies = After an enemy completes a melee attack: the defender loses all condition tokens and restores 1 wound if it has lost 1 rank, 3 if it has lost 2; Justin Massey's unit restores 1 more.
text-overconfidence = After an enemy Maneuver, March or Retreat: friendly infantry in Long range that can charge that enemy becomes Vulnerable and does so for free. If it succeeds, instead of an attack the enemy takes 2 hits for each rank the charger has left. Renly's unit may re-roll the charge.
text-knights_of_summer = At the start of a friendly turn: a friendly combat unit takes a Morale test; if it passes, each enemy engaged with it takes a Panic test, in the case of Renly's unit each enemy in Short range. Crown, Tactics: +1 on the Morale test for each.
text-lavish_encampment = When an enemy NCU claims a zone: after the effect move it to an empty zone, which has no effect. Moved away from Crown or Tactics, an enemy combat unit takes a Panic test.
