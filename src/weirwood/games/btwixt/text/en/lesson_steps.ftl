## First steps: one bid. A step: what is happening; .rule what holds; .why the reason for the advice; .miss what another answer misses.

lesson-steps = First steps
    .about = One bid from the first card to the seat of the new ally: what you bid with, what you win, and why the weaker side counts.
lesson-steps-welcome = You are one of three leaders around a table. Between you and each neighbour lies a council that you both share: one on your left, one on your right.
    .rule = A council is worth the allies and tokens that lie in it. At the end only the weaker of your two counts as your score, and the best score wins.
lesson-steps-bid = Brienne of Tarth, worth 3, is up for bidding. One neighbour has put down 4, the other 3. You hold three cards: 5, 4 and 2.
    .rule = On your turn you play one card onto your pile, or you kneel and are out. The highest total wins the ally.
    .why = Both neighbours have no card left, so 5 is the last word: Royal Decree beats 4 and 3 with a single card, and you keep the rest.
    .miss = That leaves you at 4 or less, and a neighbour already has 4: a total has to be higher than theirs. One card in your hand does it alone.
lesson-steps-stop = You lead with 5. The other two have knelt.
    .rule = The bid ends when everybody has knelt. Kneeling does not take your cards away: your total still counts.
    .why = Nobody can answer any more. Another card would win nothing and be missing in the next bid: kneel, and the bid is yours.
    .miss = You are ahead and alone: a card played now is thrown away after the bid. Kneeling ends it with you in front.
lesson-steps-won = You won the bid with { $total }: Brienne is yours.
    .rule = In a tie the leader nearest to the first player, clockwise, would have won.
lesson-steps-council = Where does she sit? One of your councils already holds Sansa Stark and a token; the other is empty.
    .rule = An ally counts for both leaders who share its council. Your score is your weaker council, nothing else.
    .why = The empty side is your score at the moment: nothing. Brienne there makes it 3; beside Sansa she would change nothing for you.
    .miss = The stronger side grows, but your score is the weaker one, and that would stay at nothing.
lesson-steps-token = The winner of a bid also gets a power token, face down: 1, 2 or 3.
    .rule = You may put it into either of your councils, whatever you did with the ally.
    .why = Sansa’s side has 3 and a token, Brienne’s side 3. With the token there both stand about level, and the weaker one is as strong as it can be.
lesson-steps-end = The next round begins: the cards of the bid are gone, the first player token moves on, a new ally is up. You know enough to play.
    .rule = A season has a few such rounds, and your cards have to last for all of them: new ones come with the next of three seasons. The next lesson plays one.
