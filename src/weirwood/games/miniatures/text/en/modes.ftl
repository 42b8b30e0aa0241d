### The chapter modes

name-castle_arrows = Arrows
name-q1 = the near left quadrant
name-q2 = the near right quadrant
name-q3 = the far left quadrant
name-q4 = the far right quadrant
ask-siege-role = Will you besiege the castle or defend it?
ask-siege-reserve = Choose the units that wait in reserve.
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
option-attacker = Besiege the castle
option-defender = Defend the castle
option-mission = { $a }
option-active = { $b } in place of { $a }
option-reserve = A new mission in place of { $a }
option-objective = { $a }
option-siege = { $a }
event-siege-roles = { $seats } { $seats_number ->
    [one] besieges
   *[other] besiege
} the castle.
event-ncu-quadrant = { $ncu } goes to { $quadrant }.
event-wall-destroyed = A castle wall falls.
event-objective-placed = An objective token is laid out{ $card ->
    [none] {""}
   *[other] : { $card }
}.
event-objective-claimed = { $unit } ({ $nr }) claims an objective.
event-objective-left = { $unit } ({ $nr }) leaves an objective.
event-objective-carried = { $unit } ({ $nr }) takes an objective token.
event-objective-laid = { $seat } places an objective token.
event-mission-revealed = { $seats } { $seats_number ->
    [one] reveals
   *[other] reveal
} { $mission }.
event-missions-laid = Active missions: { $active }. In reserve: { $reserve }.
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
