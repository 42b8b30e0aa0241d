## Charge and attack.

lesson-charge = Charge and attack
    .about = A second unit falls into the flank of an enemy who is already fighting: reach, pivot, run, alignment, re-rolls.
lesson-charge-welcome = One unit of your Swords holds the Guardsmen from the front and has acted. A second one stands ten inches from their flank.
    .rule = A unit that is engaged cannot march away, and its flank stays where it is.
lesson-charge-charge = What does the second unit do?
    .rule = A charge reaches Speed plus one die. It must be possible to arrive; if the die is too small, it fails on the way.
    .why = Charge. Trays are wide: less than five inches lie between them, your Speed alone covers that. Two sides at once, and from the flank they block worse.
    .miss = The Guardsmen are held in place and their flank is open. A unit that only moves leaves your other one to fight alone.
lesson-charge-pivot = Before it runs the unit pivots toward its target.
    .rule = It then runs straight ahead until it touches.
    .why = No pivot: you already face the middle of their side. Straight ahead is the shortest way, and the whole front meets them.
lesson-charge-run = { $success ->
    [true] The run of { $inches }″ strikes home.
   *[other] The run of { $inches }″ falls short.
 }
    .rule = On a 1 the charge is disorderly: it may arrive, but without re-rolls. That is why the distance matters even when it is short.
lesson-charge-align = How do you line up?
    .rule = Centre on centre, or half beside it: that leaves room for a friend or denies it to an enemy.
    .why = Centre on centre: nobody else of yours needs room on this side, and nothing of your front hangs in the air.
lesson-charge-attack = The attack: as many dice as your ranks give.
    .rule = From the flank the defender needs one more to block, and tests panic worse.
lesson-charge-reroll = A charge may re-roll any attack dice.
    .rule = Each die once. The new roll counts, better or worse.
    .why = Exactly the dice that missed: they can only gain. A die that hits already has nothing to win by another throw.
lesson-charge-end = The Guardsmen block { $blocked } and lose { $count }. Now they fight on two sides.
    .rule = Pin from the front, strike from the side: even where the dice are poor, the test for panic and the lost ranks work for you in every round to come.
