### Abilities, Orders and cards: questions, options, events

## questions

ask-effects-play = { $a ->
    [turn_start] The turn begins.
    [turn_end] The turn ends.
    [round_start] The round begins.
    [round_end] The round ends.
    [activation_start] { $b } ({ $c }) is activated.
    [action_chosen] { $b } ({ $c }) has chosen its action.
    [action_before] { $b } ({ $c }) is about to act.
    [action_after] { $b } ({ $c }) has acted.
    [move_after] { $b } ({ $c }) has moved.
    [attack_declared] { $b } ({ $c }) attacks { $d } ({ $e }).
    [attack_before] { $b } ({ $c }) attacks { $d } ({ $e }): its dice are being counted.
    [attack_dice] { $b } ({ $c }) attacks { $d } ({ $e }): the attack dice are on the table.
    [attack_defense] { $b } ({ $c }) attacks { $d } ({ $e }): the Defense dice are on the table.
    [attack_after] The attack of { $b } ({ $c }) on { $d } ({ $e }) is complete.
    [charge_before] { $b } ({ $c }) charges { $d } ({ $e }).
    [charge_roll] { $b } ({ $c }) charges { $d } ({ $e }): the die is about to be rolled.
    [charge_dice] { $b } ({ $c }) charges { $d } ({ $e }): the die is on the table.
    [charge_success] The charge of { $b } ({ $c }) reaches { $d } ({ $e }).
    [retreat_roll] { $b } ({ $c }) retreats.
    [retreat_dice] { $b } ({ $c }) retreats: the die is on the table.
    [test_before] { $b } ({ $c }) has to take a test.
    [test_dice] { $b } ({ $c }) takes a test: the dice are on the table.
    [test_passed] { $b } ({ $c }) has passed its test.
    [test_failed] { $b } ({ $c }) has failed its test.
    [surge] { $b } ({ $c }) may surge forth.
    [rank_lost] { $b } ({ $c }) has lost a rank.
    [destroyed_would] { $b } ({ $c }) would be destroyed.
    [destroyed_before] { $b } ({ $c }) is being destroyed.
    [destroyed_after] { $b } ({ $c }) is destroyed.
    [ncu_activates] A non-combat unit is activated.
    [ncu_claims] A zone is claimed.
    [zone_target] A zone chooses { $b } ({ $c }).
    [zone_after] A zone has had its effect.
    [card_played] A tactics card was played.
    [targeted] { $b } ({ $c }) is chosen by an effect.
    [activation_end] { $b } ({ $c }) ends its activation.
    [token_gained] { $b } ({ $c }) has gained a condition token.
    [card_attached] { $b } ({ $c }) now has a card attached.
   *[other] Something happens.
} You may use an Order or play a card.
ask-effects-may = { $a } ({ $b }): use it?
ask-effects-order = Several of your effects happen at once: in which order?
ask-effects-choice = { $a }: choose.
ask-effects-target = { $a }: choose a unit.
ask-effects-token = { $a }: which condition token?
ask-effects-discard = { $a }: discard cards from your hand.
ask-effects-search = { $a }: choose a card.
ask-effects-zone = { $a }: choose a zone of the tactics board.
ask-effects-amount = { $a }: how many?
ask-effects-reroll = { $a }: which dice are rolled again?
ask-effects-ride = Ride through the enemy: pivot, straight ahead up to twice Speed, pivot.
ask-effects-summon = { $c } ({ $a }): where does it come in?
ask-effects-build = { $b }: where is it placed?
ask-effects-trample = Trample: pivot, then 10 inches straight ahead.

## options

option-use = Use { $a }
option-effects-order-use = { $a }
option-order = { $a } of { $b } ({ $c })
option-effects-play-card = Play { $a }
option-way = { $a }
option-model = { $a }
option-ability = { $a }
option-again = { $a } of { $b } ({ $c })
option-special = { $a }

## ways to use an effect

name-way_reroll = re-roll attack dice
name-way_highest = roll the highest number of dice
name-way_wound = 1 wound more
name-way_duel = a duel with an attachment
name-way_mute = the defender loses its abilities
name-way_hit = +1 to hit
name-way_weaken = a Weakened token
name-way_poison = poison
name-way_charge = re-roll the charge, ignore Hindering and Rough
name-way_hits = automatic hits
name-way_slow = 1 inch less Speed
name-way_silence = no Orders and cards for the enemy
name-way_shoot = a free ranged attack
name-way_heal = restore wounds
name-way_heal_again = restore wounds once more
name-way_tokens = tokens
name-way_first = first player next round
name-way_fury = Critical Blow and Sundering
name-way_terror = Vicious, and 1 wound more from a failed Panic test
name-way_dread = the defender becomes Panicked and Weakened
name-way_haste = restore 2 wounds, re-roll Charge and Retreat
name-way_panic = Panicked tokens
name-way_attack = re-roll attack dice; no Weakened tokens
name-way_defend = +1 on Defense rolls; no Vulnerable tokens
name-way_token = a condition token on an enemy
name-way_search = any card of the deck, then discard one
name-way_attach = a card of the deck or discard pile onto the unit
name-way_shift = a shift
name-way_hunt = re-rolls against this enemy
name-way_scare = an enemy becomes Panicked and Weakened
name-way_march = a pivot and a March
name-way_retreat = a Retreat
name-way_cleanse = remove a condition token
name-way_draw = draw a card
name-way_sting = 1 wound on an enemy
name-way_models = its attachments lose their abilities
name-way_disobey = no Orders of its own side
name-way_command = a card of the commander
name-way_refuse = nothing
name-way_ward = attackers become Vulnerable
name-way_supply = a card, and restore 2 wounds
name-way_mend = lose a condition token
name-way_fight = the highest number of dice
name-way_rage = +1 to hit and more dice
name-way_terrify = Vicious, and more wounds from the Panic test
name-way_take = a Pillage token of another unit
name-way_recall = a card of the discard pile
name-way_spy = look at the opponent's hand
name-way_bear = the Bear
name-way_eagle = the Eagle
name-way_wolf = the Wolf

## events

event-effect-used = { $seat } uses { $effect }.
event-effect-cancelled = { $effect } of { $seat } cancels the effect.
event-order-used = { $seat } uses { $order } of { $unit } ({ $nr }).
event-card-played = { $seat } plays { $card }.
event-card-taken = { $seat } takes { $card ->
    [none] a card
   *[other] { $card }
} into hand.
event-hand-seen = { $seat } looks at the hand of { $victim_seat }.
event-influence-placed = { $ncu } influences { $unit } ({ $nr }).
event-influence-lifted = { $ncu } no longer influences its unit.
event-model-joined = { $model } joins { $unit } ({ $nr }).
event-ncu-barred = { $ncu } cannot be activated this round and has no abilities.
event-ncu-destroyed = { $ncu } is destroyed.
event-ncu-moved = { $ncu } is moved to { $zone }.
event-ncu-muted = { $ncu } has no abilities this round.
event-unit-barred = { $unit } ({ $nr }) cannot be the target of its own player's cards.
event-unit-muted = { $unit } ({ $nr }) loses its abilities.
event-unit-saved = { $unit } ({ $nr }) is not destroyed.
event-zone-lent = { $seat } counts as controlling { $zone }.
event-zones-named = { $seat } names { $zones }.
event-ncu-lent = { $seat } leaves { $ncu } to { $host_seat } for this round and goes first.
event-ncu-poisoned = { $ncu } has been given the Strangler.
event-ncu-stays = { $ncu } stays on the board: { $zone }.
event-unit-plunders = { $unit } ({ $nr }) has { $count } Pillage.
