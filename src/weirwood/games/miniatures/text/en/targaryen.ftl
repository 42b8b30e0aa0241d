### House Targaryen: what its abilities and cards do

## abilities

text-juvenile_dragon = The dragon has 8 wounds. Its Maneuvers and Marches pass over units and terrain; it still must not end on a tray or within 1 inch of an enemy. At the start of its activation it may make a free Maneuver.
text-black_fire = Vicious. If the attack scores a hit at all, no Defense dice are rolled: the defender takes D3 wounds and 1 more per rank it has left, and an enemy in Short range of the defender becomes Panicked.
text-golden_fire = Vicious. If the attack scores a hit at all, no Defense dice are rolled: the defender takes D3 wounds and 1 more per rank it has left, and an enemy in Short range of the defender becomes Vulnerable.
text-jade_fire = Vicious. If the attack scores a hit at all, no Defense dice are rolled: the defender takes D3 wounds and 1 more per rank it has left, and an enemy in Short range of the defender becomes Weakened.
text-bloodriders_arakh = This attack has Sundering and Vicious.
text-claw_and_blade = This attack has Vicious.
text-fighters_armaments = This attack has Precision.
text-screamers_arakh = This attack has Sundering.
text-unsullied_prowess = Precision. Attack dice may always be re-rolled, and opponents cannot spend a Weakened token on this attack.
text-outriders_bow = If the unit has not used the free Maneuver of its cavalry ability this turn, this attack reaches to Long range, has Precision and +1 to hit.
text-bloodrider = The unit of this model never becomes Weakened.
text-combat_mastery_defense = While no opponent controls Combat, enemies engaged with this unit have -1 to hit.
text-combat_mastery_resolve = While no opponent controls Combat, this unit restores 1 wound whenever it passes a Morale test.
text-drogos_bloodriders_ability = Every figure has 3 wounds. The unit never becomes Weakened. At the start of its activation it may make a free Maneuver.
text-hrakkars_and_tamers = The unit has 6 wounds. At the start of its activation it may make a free Maneuver.
text-order_pit_fighter_rage = Before the attack dice of this unit's melee attack: the defender becomes Vulnerable, Panicked and Weakened. After the attack this unit takes 2 wounds.
text-untrained_masses = The unit has 6 wounds, never controls objectives and is worth no victory point. At the start of every round it is destroyed unless a friendly unit without this ability is in Short range.
text-westerosi_rider = The unit has 3 wounds. At the start of its activation it may make a free Maneuver or Retreat. While it is on the table your hand may hold 1 card more, and you refill to 1 more.
text-maegis_healing = Whenever this unit activates, roll a D3. On 3 it takes 1 wound. On 1 choose once, on 2 twice, the same twice if you like: restore 1 wound; remove a condition token.
text-mother_of_dragons = Once per game, at the start of any turn, you may take one of Daenerys' cards from your deck or discard pile; the deck is shuffled.
text-the_rightful_queen = When a friendly NCU claims the Crown you may replace its effect: take one of Daenerys' cards from your deck and shuffle it.
text-unfaltering_conviction = Whenever a friendly combat unit is destroyed, Marselen gets an Order token. With 2 of them his unit's attacks have +1 to hit, with 3 it also has +1 on Defense rolls.
text-whatever_may_come = Before the attack dice of an enemy's melee attack on this unit you may destroy Jorah: that enemy becomes Vulnerable and Weakened.
text-conviction_of_a_true_khaleesi = When Daenerys influences a unit, it loses a condition token. While she influences a friendly unit, its melee attacks may re-roll attack dice.
text-dracarys_ability = When Daenerys claims a zone you may replace its effect: a friendly Drogon, Rhaegal or Viserion makes a free attack. In her army one of them costs 1 point less.
text-house_of_the_undying = The House of the Undying is added beside the tactics board, once per game. When Pyat Pree claims a zone you may replace its effect: the opponent shows the hand and discards one of its cards at random. Once per game, when he claims the House of the Undying, you may take back a card of your discard pile instead.
text-illyrios_boon = Begins with 2 Order tokens. When Illyrio claims a zone you may spend 1 to replace its effect: a friendly combat unit restores 3 wounds and an enemy engaged with it becomes Weakened.
text-maegis_knowledge = When Mirri claims a zone a friendly combat unit restores 1 wound. You may replace the zone's effect: a destroyed friendly attachment that is no commander joins a friendly combat unit in the place of a figure; or an enemy becomes Panicked and Weakened.
text-merchant_lords_reach = When a friendly NCU claims a zone and its effect is not replaced, more happens. Crown: a unit that fails the test is no target of its own side's Orders this round. Wealth: another friendly unit in Short range of the one chosen restores 1 wound. Tactics: you may draw 1 card fewer and put 1 condition token more. House of the Undying: the top card of the opponent's deck is discarded too.
text-syraxs_presence = Begins with 2 Order tokens. When an enemy combat unit activates you may spend 1: it becomes Vulnerable and Weakened.
text-the_way_revealed = Begins with 2 Order tokens. At the start of an enemy turn you may spend 1 and choose an enemy: if it acts this turn, one of your combat units may first make a free Maneuver, March or Retreat.
text-ways_of_the_court = When Alicent claims a zone you may replace its effect: for every zone that anybody controls, put a condition token on an enemy combat unit.
text-wealth_of_the_thirteen = Begins with 2 Order tokens and gets 1 when Xaro claims Wealth. When any combat unit attacks you may spend 1: it counts its attack dice as if it had 1 rank more, or 1 rank fewer.
text-wisdom_beyond_her_years = Before the first round choose a card of your commander from your deck and put it by, face down. Once per game, at the start of a friendly turn, you may discard a card of your hand to take it.
text-wisdom_of_the_old_knight = While Barristan influences a unit: when it is the target of an ability or tactics card of an enemy, you may take his card off the unit to cancel that effect.

## tactics cards

text-overrun_targaryen = When a friendly unit may Surge Forth: it makes a free Charge or March instead. Maneuver: it may re-roll the charge die.
text-sudden_retreat_targaryen = After an enemy's melee attack: the defender makes a free Retreat; your commander's unit may re-roll its die.
text-swift_reposition_targaryen = At the start of any turn: a friendly combat unit shifts 2 inches. Maneuver: it makes a free 3-inch Maneuver instead.
text-fire_and_blood = Before the attack dice of a friendly melee attack, choose one: re-roll misses; Sundering; Vicious. Maneuver: choose two.
text-field_control = When a friendly NCU claims Maneuver: replace its effect; a friendly combat unit makes a free Maneuver or Retreat with 1 inch more Speed, and enemies it leaves become Weakened. When an enemy NCU claims Maneuver: after its effect a friendly combat unit shifts 3 inches.
text-unstoppable_advance = After the die of a friendly charge: the unit may re-roll it. When a friendly unit may Surge Forth: its Maneuver has 3 inches more Speed, and after it all enemies in Short range become Weakened.
text-blood_of_the_dragon = At the start of any turn: attach this card to a friendly combat unit. When a friendly unit is destroyed, the card gets an Order token. With one, the unit's melee attacks roll 1 die more and failed Panic tests cost it 1 wound less.
text-addrivat = When Khal Drogo's unit activates: attach this card to an enemy in Long range until the end of the round; melee attacks on it have Critical Blow. At the start of a friendly turn: draw 1 card.
text-ride_by_attack_drogo = As the action of a friendly cavalry unit: it may pivot and March, even out of an engagement and through enemies, who may not pivot. Then one enemy it went through takes 1 wound and 1 more per rank it has left.
text-assault_orders_drogo = When a friendly NCU claims a zone: replace its effect; a friendly combat unit makes a free melee attack, and Khal Drogo's may Charge instead.
text-lead_by_example_drogo = After an attack of Khal Drogo's unit: attach this card to another friendly unit in Long range until the end of the round; it has +2 on Panic tests and +1 to hit in melee. At the start of a friendly turn: draw 1 card.
text-marshal_jorah = When an unengaged friendly cavalry unit activates: once this turn, instead of a Maneuver, it may restore 3 wounds and lose a condition token.
text-betrayal = When a friendly NCU claims a zone: replace its effect; draw 2 cards, Jorah Mormont's unit restores 3 wounds and an enemy becomes Vulnerable and Weakened. Then attach this card to Jorah's unit until it destroys an enemy: whenever it activates it takes 1 wound and becomes Panicked.
text-opportunist_jorah = Before the attack dice of a friendly melee attack on an enemy that has not activated this round: it may re-roll attack dice and has Precision or Vicious; Jorah Mormont's unit has both.
text-feinting_maneuver_jorah = When a friendly unit charges successfully: from the front it is set on a flank of your choice instead, from a flank in the rear. The charge counts as made from there.
text-pathetic_attempt_belwas = When a friendly unit passes the Panic test of a melee attack on it: the attacker takes 2 hits per rank the defender has left. If that is Belwas' unit, the attacker also becomes Weakened.
text-expert_parry = After the Defense dice of a friendly cavalry or infantry unit: the attacker takes 1 hit per hit that was blocked. If the defender is Belwas' unit, the attacker has -1 on Defense rolls against them.
text-good_dying = When a friendly infantry or cavalry unit would be destroyed by a melee attack: it first makes a free melee attack on the attacker with its lowest number of dice, 2 more for Belwas' unit. If the attacker is destroyed, the unit stays with 1 wound.
text-count_the_cuts = After an enemy's melee attack: attach this card to the defender until it destroys an enemy. It rolls its highest number of dice and may re-roll them; Belwas' unit also has +1 on Morale tests.
text-sustained_assault_barristan = Before the attack dice of a friendly melee attack: if the attacker began the turn engaged with the defender, it rolls its highest number of dice. Barristan's unit may also re-roll them.
text-combat_prowess_barristan = When an enemy is the target of an enemy ability or card: spend a condition token of it to cancel the effect. At the start of a friendly turn: an engaged friendly combat unit loses a condition token.
text-legendary_boldness = After the Defense dice of a friendly unit in Long range of Barristan: it blocks 2 hits more and passes the Panic test of this attack. At the start of any turn: draw 1 card.
text-victory_comes_hard = When a friendly unit passes the Panic test of an attack on it: attach this card to it until it fails a Panic test. Its melee attacks have Sundering and +1 to hit. When the card comes off, the unit becomes Weakened and Vulnerable.
text-issue_commands_grey_worm = When your commander's unit activates: it takes no action; another friendly unit in Long range makes a free attack or Charge. At the start of any turn: an Order that a friendly unit has used may be used again this round.
text-lash_out_grey_worm = After an enemy's melee attack that the defender survived: the attacker takes 2 wounds per rank the defender has lost. If the defender is Grey Worm's unit, the attacker also becomes Vulnerable.
text-battle_endurance_grey_worm = At the start of a friendly turn: attach this card to a friendly combat unit. Its melee attacks gain, by the round: from 3, re-rolls of misses; from 4, Sundering; from 5, Critical Blow; from 6, 2 dice more.
text-retribution_of_the_dragon = After an enemy's attack: attach this card to the attacker. Attacks on it have Vicious; when Grey Worm's or an Unsullied unit attacks it, it also becomes Vulnerable.
text-dracarys = When Daenerys' unit activates: instead of its action, a friendly Drogon, Rhaegal or Viserion in Long range makes a free melee attack. At the start of any turn: draw 1 card.
text-dragons_flight = When an enemy ends a move in Short range of Daenerys' unit: a friendly Drogon, Rhaegal or Viserion makes a free Maneuver. At the start of any turn: draw 1 card.
text-promise_of_fire = When an enemy NCU activates: if it claims a zone, attach this card to an enemy combat unit, which takes a Panic test. The fire of Drogon, Rhaegal and Viserion deals it 3 wounds in place of D3.
text-fire_made_flesh = After the Defense dice of a friendly Drogon, Rhaegal or Viserion: it takes 1 wound for every 2 hits that were not blocked.
text-targaryen_supremacy = After an enemy's attack: the attacker takes a Panic test. If it is engaged with Daenerys' unit, it has -1 on it and takes 1 wound more on a failure, each per rank the defender has left.
text-counterplot_daenerys = When an opponent plays a tactics card: roll a die; on 3 or more it is cancelled. With Crown or Combat: on 2 or more. With both: without a roll.
text-subjugation_of_power_daenerys = When an enemy activates: it takes a Panic test; if it fails, it has no abilities this turn and is no target of its own player's tactics cards. Crown, Combat: -1 on the test for each.
text-remorseless_examples_daenerys = After a friendly melee attack that destroyed a rank: another enemy in Long range of the defender becomes Panicked. If the defender was destroyed, also place a corpse pile fully within Short range and on no other terrain; it is Hindering, and enemies in Short range of it have -1 on Morale tests and take 1 wound more from failed Panic tests.
text-sellsword_negotiations_targaryen = When a friendly NCU claims a zone: replace its effect; until the end of the round you count as controlling Wealth, and a friendly combat unit restores 2 wounds, a Stormcrow unit 1 more per rank it has lost.
text-sellsword_bravado_targaryen = At the start of a friendly turn: a friendly combat unit takes a Morale test, a Stormcrow unit at +2; if it passes, an enemy in Long range of it becomes Panicked and Weakened.
text-reckless_strikes_targaryen = Before the attack dice of a friendly melee attack: it has Critical Blow and Precision, and the attacker takes 1 wound per natural 1 among its dice. A Stormcrow unit rolls its highest number of dice.
text-hasty_offense = At the start of the round: a friendly combat unit makes a free attack. After it the opponent may activate an NCU.
text-devotees_of_the_dragon = When a friendly NCU claims Combat: replace its effect; a unit of Freedmen comes, fully within Long range of your own table edge or fully within Short range of Marselen's unit, at least 1 inch from enemies.
text-devastating_impact_marselen = After the die of a friendly charge: if it succeeds, the enemy becomes Panicked and Vulnerable. Marselen's unit may re-roll the die.
text-war_cry_marselen = When a friendly unit activates: it takes a Morale test; if it passes, an enemy in Long range becomes Panicked or Vulnerable, both if the unit is Marselen's or Unsullied.
text-supply_aid = At the start of a friendly turn: a friendly combat unit takes up to 3 wounds; another in Long range restores 1 more than that.
text-keeping_the_peace = When an enemy NCU activates: an enemy combat unit in Long range of Skahaz' unit is no target of tactics zones this turn. At the start of a friendly turn: draw 1 card.
text-the_queens_law = When an enemy activates: attach this card to it until the end of the round. In its own side's turns it has no abilities and is no target of its own player's tactics cards. When Skahaz' unit or a unit of Brazen Beasts charges it, the charge die counts as a 6.
text-eyes_of_the_watch = At the start of an enemy turn: up to 2 enemies in Long range of Skahaz' unit have 1 inch less Speed and roll 1 attack die less this turn. At the start of a friendly turn: draw 1 card.
text-ghiscari_justice = When a friendly unit is the target of an enemy ability or card: after that effect an enemy in Short range of the unit takes 4 hits and then a Panic test.

## ways, events

name-way_return = a destroyed model comes back
name-way_misses = re-roll misses
name-way_more = 1 rank more
name-way_fewer = 1 rank fewer
event-hand-shown = { $seat } shows the hand: { $cards }.
event-card-put_by = { $seat } sets a card aside, face down.
