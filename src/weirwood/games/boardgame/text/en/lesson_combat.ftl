## Combat, support and cards.

lesson-combat = Combat, support and cards
    .about = One battle for Seagard, added up step by step: units, orders, support, house cards and who wins a tie.
lesson-combat-welcome = It is your march from Moat Cailin. Seagard, a stronghold, lies beside it with a Lannister knight and a defense order of +1; Lannister supports from Riverrun. Your knight in the Twins has a support order.
    .rule = Strength is units, plus the march or defense order, plus support from adjacent areas, plus a house card.
lesson-combat-to = Add up before you go: 2 for the knight there, 1 for his order, 1 for the footman who supports him: 4.
    .rule = What supports stays where it is and is not in danger.
    .why = Your two footmen and the knight of the Twins make 4 as well, and you lead the Fiefdoms: a tie is yours. Seagard brings a stronghold, a barrel and a crown.
    .miss = The march order is spent that way, and so is the support that lies ready beside Seagard. Such a chance to take a stronghold from a rival seldom stays open.
lesson-combat-units = How many of the two footmen attack?
    .rule = Only what marches in counts in this battle; what stays behind counts nothing unless it has a support order.
    .why = Both. With one you would begin with 3 against 4; with both it is 4 against 4, and the tie is yours.
    .miss = Count again: one footman and the supporting knight are 3, and they have 4. The one who stays behind does not help.
lesson-combat-token = Nobody is left in Moat Cailin. Leave a power token there?
    .rule = An area without units stays yours only with a token, and this is decided before the battle.
    .why = Moat Cailin is a castle: one power keeps it on your way to seven, and keeps it yours if you have to come back.
lesson-combat-support = The support orders beside the battle are asked, one after the other. Yours is in the Twins.
    .rule = One may support either side or nobody, also in the battles of others; but never against one’s own units.
    .why = Yourself: without the knight’s 2 you would fight 2 against 4. The order stays and may support another battle this round.
    .miss = Without this support it is 2 against 4. Support costs nothing: the knight stays in the Twins.
lesson-combat-card = 4 against 4. Now both choose a house card in secret.
    .rule = The number is added to your strength. A card returns to your hand only when all seven have been played.
    .why = Eddard, 4: their best is Tywin, also 4. Then it is 8 to 8, and the Fiefdoms give you the tie; besides you still have the blade. A stronghold is worth your best card.
lesson-combat-cards = The cards are turned over. Whoever leads the Fiefdoms may still add 1 with the Valyrian steel blade, once a round.
    .rule = Look whether you need it before you use it.
lesson-combat-end = { $winner } defeats { $loser }.
    .rule = The loser loses one unit for each sword of the winning card that no tower of theirs stops, and retreats. With equal strength the house higher on the Fiefdoms wins: that track is worth a bid.
