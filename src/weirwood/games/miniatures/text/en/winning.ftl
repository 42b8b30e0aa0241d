### The chapter winning

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
