## words of the field in the browser

mi-charge_dice = Charge die
mi-test_dice = { $need ->
    [0] Two dice
   *[other] Two dice against { $need }+
}
mi-charge_over = { $passed ->
    [yes] it strikes home
   *[no] it falls short
}
mi-test_over = { $passed ->
    [yes] passed
   *[no] failed
}
mi-die = Die { $nr }: { $face }
mi-terrain = Pieces of terrain
mi-actions = Actions
mi-nudge = Move it exactly
mi-nudge-up = A quarter inch up
mi-nudge-down = A quarter inch down
mi-nudge-left = A quarter inch to the left
mi-nudge-right = A quarter inch to the right
mi-nudge-anticlockwise = Turn 5° to the left
mi-nudge-clockwise = Turn 5° to the right
mi-army = Army
mi-fallen = Fallen: { $n }
mi-objective = { $name }, { $who ->
    [mine] held by you
    [theirs] held by the enemy
   *[nobody] held by nobody
}
mi-acted = has acted
mi-conditions = Conditions: { $list }
mi-carries = With { $list }
mi-unlimited = Unlimited range
mi-edge = { $whose ->
    [near] The near edge
   *[far] The far edge
}
mi-first = First player
