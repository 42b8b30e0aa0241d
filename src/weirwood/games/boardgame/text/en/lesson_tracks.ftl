## The three tracks.

lesson-tracks = The three tracks
    .about = A Clash of Kings: bid for throne, blade and raven in secret, with power you will miss elsewhere.
lesson-tracks-welcome = Clash of Kings: the three tracks are bid for anew, one after the other. You have 6 power, Baratheon 5, Lannister 4.
    .rule = All bid in secret. What is bid is spent, whether it wins or not, and is missing for the next track.
lesson-tracks-throne = First the Iron Throne: turn order, and whoever leads it decides every tie outside battles. Baratheon holds it.
    .rule = Equal bids are ordered as the holder of the throne likes, these included.
    .why = 1 power. In the far north you gain little by acting first, and 6 must do for three tracks. Nothing at all would invite whoever bids 1.
    .miss = That leaves too little for the other two tracks: what is bid here is gone even if it wins.
lesson-tracks-settled = The new order of the Iron Throne: { $houses }. See how little or how much it took.
    .rule = Everybody’s power is public: after each track you know what the others can still bid.
lesson-tracks-fiefdoms = Now the Fiefdoms: ties in battle, and the Valyrian steel blade, +1 once a round. You have 5 left and want something for the last track too. How much?
    .rule = The leader wins every battle of equal strength, attacking or defending.
    .why = 3: more than half of what each of the others has left, and they too want the third track. Blade and ties together are worth nearly two strength in your battle of every round.
    .miss = With 0 or 1 you leave blade and ties to others; with all 5 nothing remains for the King’s Court and its star orders.
lesson-tracks-court = Last the King’s Court: how many star orders you may give, and the raven.
    .rule = The raven’s holder may change one order after all are shown, or look at the wildling card.
    .why = Both that you have left. Nothing more is bid for today, and star orders are the stronger kind of every order; new power comes from consolidating.
lesson-tracks-end = The King’s Court: { $houses }. All three tracks are settled until the next Clash of Kings.
    .rule = You have no power left: you cannot hold empty areas with tokens nor bid against the wildlings until you consolidate. That was the price.
