## Moving and arcs.

lesson-moving = Moving and arcs
    .about = March past an enemy and turn: from which side a charge comes is decided by where you stand.
lesson-moving-welcome = Your Sworn Swords stand below, the Guardsmen above face you. They have acted already this round, and in the next one you are first.
    .rule = Lines through its corners divide the field around a unit into front, two flanks and rear. Where most of you stands is where you charge it.
lesson-moving-action = You could charge at once, into their front. Is there something better?
    .rule = March: up to twice the Speed, straight ahead, then one turn. Maneuver: up to the Speed, with a turn before and after.
    .why = March: nearly ten inches straight ahead brings you beside them. They cannot answer this round, and next round you act before they can turn.
    .miss = That keeps you in their front arc, where they defend best. You have time: they have acted, and you are first next round.
lesson-moving-march = Now the place: how far, and which way to face at the end.
    .rule = No tray may end on another, and enemies are kept an inch away from. The turn at the end is free in any direction.
    .why = Nine and a half inches, level with them, then a quarter turn to the left: you stand in their flank and look at it, and they look past you.
lesson-moving-round = The next round begins, and the first turn is yours.
    .rule = The first player changes every round. Whoever acts last in one round and first in the next has two turns in a row.
lesson-moving-charge = You stand beside them.
    .rule = A charge pivots toward the target, runs, and arrives at the side from whose arc it came.
    .why = Charge now: they block one worse in the flank and take fright more easily, and only two inches lie between you, so the run cannot fail.
    .miss = If you wait, they act next and turn toward you. What the march has gained is there only now.
lesson-moving-end = The charge is declared: look at the side it goes in at.
    .rule = A move is worth what the next one can do from there. Before marching, ask whose front you will stand in, and who is first next round.
