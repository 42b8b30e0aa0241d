### The chapter attack

ask-attack-stance = Before its attack { $c } ({ $a }) may turn to face the enemy and align.
ask-attack-weapon = Choose an attack of { $c } ({ $a }).
ask-attack-arc = Your tray stands between two arcs: from which one does the attack come?
ask-attack-shift = Before shooting { $c } ({ $a }) may shift up to 2 inches.
ask-attack-target = Choose a target for { $c } ({ $a }).
ask-attack-surge = The enemy is destroyed: { $b } ({ $a }) may surge forth.
option-stay = Stay as it is
option-attack-arc-front = The front
option-attack-arc-right = The right flank
option-attack-arc-rear = The rear
option-attack-arc-left = The left flank
option-weapon = { $a }
event-unit-faced = { $unit } ({ $nr }) turns to its enemy.
event-dice-attack = { $unit } ({ $nr }) rolls { $dice } and needs { $need }+.
event-dice-defense = { $unit } ({ $nr }) defends with { $dice } and needs { $need }+.
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
