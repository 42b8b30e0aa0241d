### What is asked and what happens in a battle

game-title = The Miniatures Game
game-blurb = Armies of Westeros on a table of forty-eight inches: trays that turn and march, charges, panic, and intrigue beside the field. Rules of 2021, for two to four players.

## settings

setting-mode = Game mode
    .help = What the battle is about and how it is scored.
setting-mode-a_game_of_thrones = A Game of Thrones
setting-mode-a_clash_of_kings = A Clash of Kings
setting-mode-a_storm_of_swords = A Storm of Swords
setting-mode-a_feast_for_crows = A Feast for Crows
setting-mode-a_dance_with_dragons = A Dance with Dragons
setting-mode-winds_of_winter = Winds of Winter
setting-mode-honed_and_ready = Honed & Ready
setting-mode-fire_and_blood = Fire & Blood
setting-mode-here_we_stand = Here We Stand
setting-mode-dark_wings_dark_words = Dark Wings, Dark Words
setting-points = Army points
    .help = How many points each player's army may cost. Usual sizes are 30, 40 and 50; 20 for quick games in teams.
setting-armies = Armies
    .help = One army per player: the name of a ready army or the text of an army list. Missing ones are filled with ready armies.
setting-teams = Teams
    .help = Four players in two teams, first and third against second and fourth. Otherwise everybody fights everybody.
setting-table = Table
    .help = The standard table is 48 by 48 inches, the large one 72 by 48.
setting-table-standard = standard
setting-table-large = large
setting-terrain = Terrain
    .help = Chosen and placed in turn by the players, rolled by the dice, or none at all.
setting-terrain-choice = chosen
setting-terrain-random = by the dice
setting-terrain-none = none
setting-pieces = Pieces of terrain
    .help = How many pieces are placed when they are chosen; four is usual.
setting-custom = Agreed terrain
    .help = Pieces of your own with a shape, a size in thousandths of an inch and keywords.
setting-inert = Accept inert cards
    .help = Allow cards whose abilities do not work yet: they fight, but their words do nothing.
setting-idleness = Idleness means death
    .help = Optional errata: an engaged unit must attack or retreat.
setting-full_board = Full board
    .help = Optional errata: with a full tactics board NCUs wait until a zone is free.

## parameters of a placement

place-pivot = pivot { $degrees }°
place-distance = { $inches }″ straight on
place-turn = then turn { $degrees }°
place-direction = { $value ->
    [0] forward
    [1] to the right
    [2] backward
   *[3] to the left
}
place-x = { $inches }″ from the left edge
place-y = { $inches }″ from the near edge
place-facing = facing { $degrees }°

name-castle_arrows = Arrows
name-q1 = the near left quadrant
name-q2 = the near right quadrant
name-q3 = the far left quadrant
name-q4 = the far right quadrant

## questions: preparing

ask-siege-role = Will you besiege the castle or defend it?
ask-siege-reserve = Choose the units that wait in reserve.
ask-terrain-piece = Choose a piece of terrain.
ask-terrain-place = Place { $a }: outside the deployment zones and away from other pieces.
ask-deploy-zone = Choose your edge of the table{ $a ->
    [true] , or leave the choice to your opponent
   *[other] {""}
}.
ask-deploy-corner = Choose your corner of the table.
ask-deploy-first = Who shall be the first player?
ask-deploy-unit = Choose the next unit to deploy.
ask-deploy-place = Set { $c } ({ $a }) down{ $b ->
    [zone] {" "}inside your zone
    [late] {" "}inside your zone, as its activation
    [attackers_return] {" "}again inside your zone
    [commander_returns] {" "}again in your zone or by a flank edge
    [reserve] , wholly within Short range of a flank edge
    [flank] , wholly within Short range of a flank edge
    [unit_returns] {" "}again by your edge or a flank edge
    [outflank] {" "}by your edge or a flank edge
   *[other] {" "}in front of a castle wall
}.

## questions: turns and moves

ask-turn-unit = Choose a unit to activate.
ask-turn-action = { $b } ({ $a }) is activated: choose its action.
ask-action-free = { $d } ({ $a }) may take a free action.
ask-move-maneuver = Maneuver of { $b } ({ $a }): pivot, straight ahead, pivot.
ask-move-march = March of { $b } ({ $a }): straight ahead, then pivot.
ask-move-retreat = Retreat of { $c } ({ $a }): straight back or sideways, then pivot.
ask-move-shift = Shift { $c } ({ $a }): straight forward, backward or sideways.
ask-move-pivot = { $b } ({ $a }) may pivot.
ask-charge-side = Your tray stands between two arcs: which side do you charge?
ask-charge-pivot = Charge of { $c } ({ $a }) on { $d } ({ $b }): choose the way.
ask-charge-align = The charge strikes home: how does { $c } ({ $a }) align?
ask-charge-aside = { $c } ({ $a }) has to step aside: which way?
ask-attack-stance = Before its attack { $c } ({ $a }) may turn to face the enemy and align.
ask-attack-weapon = Choose an attack of { $c } ({ $a }).
ask-attack-arc = Your tray stands between two arcs: from which one does the attack come?
ask-attack-shift = Before shooting { $c } ({ $a }) may shift up to 2 inches.
ask-attack-target = Choose a target for { $c } ({ $a }).
ask-attack-surge = The enemy is destroyed: { $b } ({ $a }) may surge forth.
ask-dice-reroll = Choose { $a ->
    [attack] attack dice
    [defense] Defense dice
    [test] dice of the test
    [charge] the charge die
   *[other] the retreat die
} to be rolled again{ $b ->
    [token] {" "}for a condition token
   *[other] {""}
}.

## questions: board and hand

ask-board-claim = { $b } is activated: claim a zone.
ask-board-replace = Use the zone's effect, or replace it?
ask-board-target = Choose a unit for the zone { $a }.
ask-board-token = Which token does { $b } ({ $a }) get?
ask-board-cleanse = Which token is taken from { $b } ({ $a })?
ask-board-arrows = Who is shot at from the walls?
ask-cards-trim = You hold too many cards: discard { $least }.
ask-cards-discard = You may discard any number of tactics cards.
ask-cards-refill = How many cards do you draw?

## questions: modes

ask-objective-taker = Who takes the token of { $b } ({ $a })?
ask-objective-place = Lay the objective token down.
ask-objective-target = The objective scores: choose a unit.
ask-feast-pile = { $b } ({ $a }) leaves a corpse pile behind: place it.
ask-winds-hand = Choose four missions for your hand.
ask-winds-reveal = Reveal a mission.
ask-winds-first = Take the first-player token?
ask-missions-swap = Change the missions.
ask-kings-pick = Choose an objective card for your commander.
ask-kings-use = Does your commander use an objective card this round?
ask-kings-return = Shall { $b } ({ $a }) return to the field?
ask-fire-mark = Mark an enemy unit.
ask-fire-card = { $b } ({ $a }) is marked: choose its objective card.
ask-fire-bounty = { $b } ({ $a }) may put a price on an enemy.
ask-stand-return = A destroyed unit may return.
ask-stand-quadrant = { $b } ({ $a }) stands between quadrants: in which one does it count?
ask-siege-return = Destroyed units may return.
ask-siege-play = You may play a siege card.
ask-siege-piece = Which piece of terrain is removed?
ask-siege-token = Which condition befalls the enemy?
ask-siege-sally = Which unit of the reserve comes out?
ask-siege-wall = Which wall is repaired?

## options

option-unit = { $a } ({ $b })
option-ncu = { $a }
option-maneuver = Maneuver
option-march = March
option-retreat = Retreat
option-ranged = Ranged attack
option-none = Nothing
option-turn-action-none = No action
option-charge = Charge { $a } ({ $b })
option-melee = Melee attack on { $a } ({ $b })
option-raze = Tear down { $a_the }
option-swap = Give up the action to change a mission
option-full = Centre on centre
option-left = Half, to the left
option-right = Half, to the right
option-near = As near as possible (place { $a })
option-stay = Stay as it is
option-charge-side-front = The front
option-charge-side-right = The right flank
option-charge-side-rear = The rear
option-charge-side-left = The left flank
option-attack-arc-front = The front
option-attack-arc-right = The right flank
option-attack-arc-rear = The rear
option-attack-arc-left = The left flank
option-charge-aside-front = Forward
option-charge-aside-right = To the right
option-charge-aside-rear = Backward
option-charge-aside-left = To the left
option-weapon = { $a }
option-shot = { $a } at { $b } ({ $c })
option-die = Die { $a }
option-zone = { $a }
option-quadrant = { $a }
option-board-replace-zone = The effect of the zone
option-board-replace-mission = Change a mission
option-board-replace-arrows = Arrows from the walls
option-token = { $a }
option-card = { $a }
option-piece = { $a }
option-edge = { $a ->
    [0] The near edge
   *[other] The far edge
}
option-corner = { $a ->
    [0] The near left corner
    [1] The near right corner
    [2] The far right corner
   *[other] The far left corner
}
option-side = { $a_seat }
option-pass = Pass
option-deploy-zone-pass = Leave it to the opponent
option-yes = Yes
option-no = No
option-attacker = Besiege the castle
option-defender = Defend the castle
option-mission = { $a }
option-active = { $b } in place of { $a }
option-reserve = A new mission in place of { $a }
option-objective = { $a }
option-siege = { $a }

## events: preparing

event-battle-mode = { $mode }, { $points } points a side.
event-dice-roll_off = Roll-off for { $what ->
    [role] the role
    [terrain] the terrain
    [zone] the zone
   *[other] the first player
}: { $seats } roll { $dice }.
event-siege-roles = { $seats } { $seats_number ->
    [one] besieges
   *[other] besiege
} the castle.
event-unit-reserve = { $unit } ({ $nr }) of { $seat } waits in reserve.
event-terrain-placed = Terrain: { $piece }.
event-terrain-razed = { $unit } ({ $nr }) tears down { $piece_the }.
event-zone-chosen = { $seats } { $seats_number ->
    [one] chooses
   *[other] choose
} a deployment zone.
event-unit-deployed = { $seat } deploys { $unit } ({ $nr }).
event-round-first = First player: { $seats }.
event-cards-drawn = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
event-cards-discarded = { $seat } discards { $card }.
event-cards-attached = { $seat } attaches { $card } to { $unit } ({ $nr }).

## events: rounds

event-round-began = Round { $round } begins. First player: { $seats }.
event-turn-began = Turn of { $seats }.
event-unit-activated = { $seat } activates { $unit } ({ $nr }).
event-action-chosen = { $unit } ({ $nr }): { $free ->
    [true] free{" "}
   *[other] {""}
}{ $action ->
    [maneuver] maneuver
    [march] march
    [retreat] retreat
    [melee] melee attack
    [ranged] ranged attack
    [charge] charge
    [raze] attack on terrain
    [swap] change of missions
   *[other] special action
}.
event-action-none = { $unit } ({ $nr }) takes no action.
event-ncu-activated = { $seat } activates { $ncu }.
event-ncu-quadrant = { $ncu } goes to { $quadrant }.
event-zone-claimed = { $ncu } claims { $zone_the }.
event-zone-target = The { $zone } zone affects { $unit } ({ $nr }).
event-board-cleared = Clean-up of round { $round }.
event-points-scored = { $seats } { $seats_number ->
    [one] scores
   *[other] score
} { $count } ({ $why ->
    [destroyed] unit destroyed
    [objective] objective
    [quadrant] quadrant
    [wall] castle wall
    [commander_kill] the commander's own kill
    [commander_killed] enemy commander
    [marked_kill] kill by a marked unit
    [marked_killed] marked unit
    [bounty] bounty
   *[other] { $why }
}): { $total } in all.
event-side-eliminated = { $seats } { $seats_number ->
    [one] is
   *[other] are
} out of the battle.
event-battle-over = { $why ->
    [points] The target is reached.
    [elimination] Nobody else is left on the field.
    [siege] The castle has held.
   *[other] Six rounds are over.
} { $seats } { $seats_number ->
    [one] wins
   *[other] win
} the battle.

## events: moves and charges

event-unit-moved = { $unit } ({ $nr }) { $how ->
    [pivot] pivots
    [shift] shifts { $inches }″
    [retreat] retreats { $inches }″
    [march] marches { $inches }″
   *[other] moves { $inches }″
}.
event-unit-aside = { $unit } ({ $nr }) steps aside.
event-unit-faced = { $unit } ({ $nr }) turns to its enemy.
event-charge-declared = { $unit } ({ $nr }) charges { $target } ({ $target_nr }) { $side ->
    [front] in the front
    [rear] in the rear
   *[other] in the flank
}.
event-charge-disorderly = The charge of { $unit } ({ $nr }) is disorderly.
event-charge-run = { $unit } ({ $nr }) runs { $inches }″ and { $success ->
    [true] strikes home
   *[other] falls short
}.

## events: dice, attacks, tests

event-dice-rolled = { $what ->
    [danger] Dangerous ground deals D3+1 wounds: the die shows { $dice }.
    [arrows] The arrows score D3+2 hits: the die shows { $dice }.
    [tar] Tar and pitch deal D3 wounds: the die shows { $dice }.
    [oil] Boiling oil deals D3+1 wounds: the die shows { $dice }.
    [pieces] D3+2 pieces of terrain come onto the field: the die shows { $dice }.
    [terrain] Roll for the next piece of terrain: { $dice }.
   *[other] A die is rolled for the effect: { $dice }.
}
event-dice-attack = { $unit } ({ $nr }) rolls { $dice } and needs { $need }+.
event-dice-defense = { $unit } ({ $nr }) defends with { $dice } and needs { $need }+.
event-dice-test = { $unit } ({ $nr }) tests { $panic ->
    [true] for panic: { $dice }, D3 { $d3 },
   *[other] morale: { $dice },
} modifier { $mod }, and needs { $need }+.
event-dice-charge = { $unit } ({ $nr }) rolls { $dice } for the charge.
event-dice-retreat = { $unit } ({ $nr }) rolls { $dice } for the retreat.
event-dice-rerolled = { $seat } has { $count } { $count ->
    [one] die
   *[other] dice
} rolled again: { $dice }.
event-token-spent = { $seat } spends the { $token } token on { $unit } ({ $nr }).
event-token-gained = { $unit } ({ $nr }) becomes { $token }.
event-token-removed = { $unit } ({ $nr }) is no longer { $token }.
event-attack-declared = { $unit } ({ $nr }) attacks { $target } ({ $target_nr }) with { $attack }{ $side ->
    [front] {""}
    [rear] , from the rear
   *[other] , from the flank
}.
event-attack-hits = { $hits } { $hits ->
    [one] hit
   *[other] hits
}.
event-attack-wounds = { $blocked } blocked: { $unit } ({ $nr }) suffers { $count } { $count ->
    [one] wound
   *[other] wounds
}.
event-test-result = { $unit } ({ $nr }) { $result ->
    [passed] passes
   *[other] fails
} the { $panic ->
    [true] Panic
   *[other] Morale
} test.
event-unit-wounded = { $unit } ({ $nr }) loses { $count } { $count ->
    [one] wound
   *[other] wounds
}.
event-unit-restored = { $unit } ({ $nr }) restores { $count } { $count ->
    [one] wound
   *[other] wounds
}.
event-unit-destroyed = { $unit } ({ $nr }) of { $seat } is destroyed.
event-attachment-destroyed = { $attachment } in { $unit } ({ $nr }) is destroyed.
event-wall-destroyed = A castle wall falls.

## events: modes

event-objective-placed = An objective token is laid out{ $card ->
    [none] {""}
   *[other] : { $card }
}.
event-objective-claimed = { $unit } ({ $nr }) claims an objective.
event-objective-left = { $unit } ({ $nr }) leaves an objective.
event-objective-carried = { $unit } ({ $nr }) takes an objective token.
event-objective-laid = { $seat } lays an objective token down.
event-mission-revealed = { $seats } { $seats_number ->
    [one] reveals
   *[other] reveal
} { $mission }.
event-missions-laid = Missions in force: { $active }. In reserve: { $reserve }.
event-kings-picked = { $seats } { $seats_number ->
    [one] takes
   *[other] take
} { $card }.
event-kings-used = { $unit } ({ $nr }) has { $card }.
event-fire-marked = { $seat } marks { $unit } ({ $nr }).
event-fire-bounty = { $seat } puts a price on { $unit } ({ $nr }).
event-siege-played = { $seats } { $seats_number ->
    [one] plays
   *[other] play
} { $card }.
