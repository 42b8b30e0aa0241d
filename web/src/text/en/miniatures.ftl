## The miniatures game

mi-round = Round { $n } of { $most }
mi-phase-setup = Setting up
mi-phase-terrain = Terrain
mi-phase-deployment = Deployment
mi-phase-start = Start of the round
mi-phase-activation = Activations
mi-phase-cleanup = Clean-up
mi-points = Victory points { $n } of { $most }
mi-side = Side { $n }
mi-field = The field
mi-measure = Measure
mi-measured = { $inches }″
mi-board = Tactics board
mi-free = free
mi-hand = Tactics cards
mi-stakes = Cards of the mode
mi-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
mi-deck = Deck { $n }
mi-dice = Dice
mi-wounds = { $n } of { $most } wounds left
mi-activated = activated
mi-reserve = In reserve
mi-destroyed = Destroyed
mi-speed = Speed { $n }″
mi-defense = Defense { $n }+
mi-morale = Morale { $n }+
mi-cost = Points { $n }
mi-melee = Melee
mi-short = Short range
mi-long = Long range
mi-attack-line = hits on { $hit }+, dice { $dice }
mi-commander = Commander
mi-attack = Attack: { $attacker } on { $defender }
mi-charge = Charge: { $unit } on { $target }
mi-test = { $panic ->
    [true] Panic test: { $unit }
   *[other] Morale test: { $unit }
}
mi-attack_dice = Attack dice
mi-defense_dice = Defense dice
mi-hits = { $n ->
    [one] one hit
   *[other] { $n } hits
}
mi-blocked = { $n } blocked
mi-wounds_dealt = { $n ->
    [one] one wound
   *[other] { $n } wounds
}
mi-ncus = In court
mi-say-unit = { $unit }, { $side ->
    [mine] yours
   *[other] enemy
}, { $wounds }

mi-odds-chance = { $n } % on { $face }+
mi-odds-dice = { $n ->
    [one] one die
   *[other] { $n } dice
} on { $need }+
mi-odds-hits = about { $n } hits
mi-odds-wounds = about { $n } wounds
mi-odds-panic = panic { $n } %
mi-odds-destroyed = destroyed { $n } %
mi-sight = Sight

guide-miniatures-1 = Your units stand below. Units score by holding the flagged objectives and by destroying enemies; the points are at the side. A battle lasts six rounds.
guide-miniatures-2 = Players take turns; in each you activate one unit, on the field or at court. Everyone acts once a round, so the order matters: first whoever can hurt or is in danger.
guide-miniatures-3 = The little arrow is a tray’s front. Dashed lines show its arcs; striking a flank or the rear is far better than the front. “Sight” shows whom the acting unit sees, “Measure” lays a ruler.
guide-miniatures-4 = Officers at court claim a zone of the strip under the field: each zone does something at once and then is taken until the round ends.
guide-miniatures-on-terrain = Place terrain where it will help you: a forest to shelter behind, walls before an objective. It stays off the deployment zones.
guide-miniatures-on-deploy = Put the heavy infantry in the middle before the objectives, cavalry on a flank, archers behind. Drag the tray inside the lit zone, or type the numbers.
guide-miniatures-on-turn = March is far and straight, maneuver shorter with two turns, a charge moves and strikes. Under each choice you read what it promises: dice, hits, wounds, panic.
guide-miniatures-on-move = Drag on the field: the ghost shows where the unit will stand, the shade where it may. Red means no, with the rule that says so.
guide-miniatures-on-charge = The chance beside a charge is that of reaching the target with the die. A failed charge leaves you in the open.
guide-miniatures-on-attack = Choose the target with the best promise: wounds now, and panic after them.
guide-miniatures-on-board = Crown shakes an enemy’s nerve, Wealth heals, Tactics draws cards, Combat gives a free attack, Maneuver a free move. A zone taken is closed to the enemy too.

doing-miniatures-siege = the siege
doing-miniatures-terrain = terrain
doing-miniatures-deploy = deployment
doing-miniatures-turn = an activation
doing-miniatures-action = a free action
doing-miniatures-move = a move
doing-miniatures-charge = a charge
doing-miniatures-attack = an attack
doing-miniatures-dice = dice to roll again
doing-miniatures-board = the tactics board
doing-miniatures-cards = tactics cards
doing-miniatures-effects = the effect of a card
doing-miniatures-objective = an objective
doing-miniatures-missions = missions
doing-miniatures-winds = missions
doing-miniatures-kings = an objective card
doing-miniatures-fire = a marked unit
doing-miniatures-feast = a corpse pile
doing-miniatures-stand = a return to the field

name-q1 = quadrant Ⅰ
name-q2 = quadrant Ⅱ
name-q3 = quadrant Ⅲ
name-q4 = quadrant Ⅳ
