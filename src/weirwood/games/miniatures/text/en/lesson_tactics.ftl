## Tactics board and cards.

lesson-tactics = Tactics board and cards
    .about = All units have acted, and yet you attack again: with a zone of the tactics board, an influence and a card that fit together.
lesson-tactics-welcome = Your Swords and the Guardsmen are locked in melee, and both have acted. Catelyn, at court, has not. One card is in your hand: { name-winters_might }.
    .rule = Characters at court act too: they claim one of five zones, and its effect happens at once. A claimed zone is closed to both sides this round.
lesson-tactics-zone = Which zone does Catelyn claim?
    .rule = Crown: an enemy tests panic. Wealth: heal. Tactics: draw. Combat: a free attack. Maneuver: a free move.
    .why = Combat: your Swords strike once more though they have acted. Your card asks for a melee attack too, and gives more while Combat is yours.
    .miss = It has its use, but the card in your hand needs a melee attack, and only one zone gives a unit that has acted another one.
lesson-tactics-influence = Catelyn also influences a unit: it loses a condition token and attacks with its highest dice value. Which one?
    .rule = Any unit on the field can be chosen, the enemy’s as well. Read what it does before you choose whom.
    .why = Your own Swords: the effect helps whoever has it, and they are about to attack with all their dice.
    .miss = That would make the enemy stronger: whoever is influenced attacks with the highest dice value.
lesson-tactics-target = Which unit gets the free attack?
    .rule = A free action does not activate the unit, and may be made by one that has acted.
    .why = The Swords: they are your only unit, they are in contact, and Catelyn’s influence lies on them.
lesson-tactics-free = Attack?
    .rule = In melee one attacks whom one touches.
    .why = Yes: the Guardsmen have lost a whole rank and cannot answer before the next round. What you take now, they strike back without.
lesson-tactics-card = Just before the attack dice the card may be played.
    .rule = A card says when it may be played, and often a zone that makes it stronger for whoever holds it.
    .why = { name-winters_might }: the attack gains Sundering, so the Guardsmen block worse. Your hand is filled again at the end of the round, so there is nothing to save it for.
    .miss = Such a window opens only before a melee attack of yours, and this is the last one of the round.
lesson-tactics-end = The Guardsmen block { $blocked } and lose { $count }.
    .rule = Zone, influence and card have worked together in one turn at court. Look at your hand before you claim, and at theirs: a zone you take is one they cannot have.
