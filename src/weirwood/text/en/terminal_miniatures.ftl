## The battlefield in the terminal.

terminal-miniatures-time = { $mode }, round { $round } of { $rounds }
terminal-miniatures-points = { $seats }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
terminal-miniatures-target = { $points } win
terminal-miniatures-health = Wounds left
terminal-miniatures-ranks = Ranks
terminal-miniatures-state = State
terminal-miniatures-activated = activated
terminal-miniatures-engaged = engaged with { $units }
terminal-miniatures-free = free
terminal-miniatures-board = Tactics board
terminal-miniatures-waiting = Not on the board
terminal-miniatures-reserve = Not yet on the field
terminal-miniatures-destroyed = Destroyed
terminal-miniatures-hand = Your tactics cards
terminal-miniatures-where = { $x }″ from the left edge, { $y }″ from the near edge
terminal-miniatures-facing = facing { $degrees }°
terminal-miniatures-wounds = { $health } of { $full } wounds left, { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
terminal-miniatures-card = { $kind }, { $cost } points: Speed { $speed }, Defense { $defense }+, Morale { $morale }+, { $health } wounds
terminal-miniatures-attack = { $name } ({ $range ->
    [short] Short range
    [long] Long range
    [unlimited] any range
   *[other] melee
}): { $hit }+, { $dice } dice
terminal-miniatures-chance = arrives with { $percent } % ({ $face }+)
terminal-miniatures-best = best at { $unit } ({ $nr })
terminal-miniatures-odds = { $dice } dice at { $need }+: { $hits } hits, { $wounds } wounds
terminal-miniatures-kills = destroys with { $percent } %
terminal-miniatures-ends = to { $x }″, { $y }″
