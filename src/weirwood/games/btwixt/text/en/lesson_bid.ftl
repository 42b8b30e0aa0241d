## The bid: cards are more than numbers.

lesson-bid = The bid
    .about = Cards are more than numbers: win against 12 with a 0 and a 1, and keep your 8.
lesson-bid-welcome = Walder Frey, 4, is up. One neighbour has knelt with a 9 in the pile; the other stands at 12 with a 7 and a 5, and no card left. You have bid nothing yet and hold 8, 3, 1 and 0.
    .rule = All your cards together make 12: that would be a tie and an empty hand. There is a cheaper way.
lesson-bid-fire = Which card first? Read the texts of the small ones.
    .rule = The text of a card is carried out as soon as it is played, before anybody else’s turn. Cards of low value do the most.
    .why = Wildfire burns the highest card of every pile: the 9 and the 7. Your own pile is still empty, so now is the moment when it costs you nothing.
    .miss = A number alone does not reach 12. Look for the card that makes their numbers smaller, and play it while nothing of yours can burn.
lesson-bid-betray = 9 and 7 are gone: it is 5 against your nothing, and both neighbours have knelt.
    .rule = Your hand has to last for the whole season; the cheapest card that wins is the best one.
    .why = Betrayal moves their 5 into your pile: 1 and 5 make 6 against nothing. Siege Engines would win too, but would cost you the 8 and give both neighbours a card.
    .miss = It may win, but at a price: the 8 is your best card for the rounds to come, and the 3 alone is not enough. One card takes their 5 and adds it to yours.
lesson-bid-stop = 6 against nothing, and nobody is left.
    .rule = After the bid all piles are discarded, the winner’s too.
    .why = Kneel now. Backup Plan comes back only to those who lose; played here it would be gone, and you will want its 3 in a bid that is closer than this one.
    .miss = You have won already. What is added now is discarded with the rest and wins nothing more.
lesson-bid-end = You won with { $total }: a 0 and a 1 beat 12 points, and the 8 and the 3 are still in your hand.
    .rule = Before every bid ask three things: what is the ally worth to my weaker side, who can still answer, and which card changes the piles rather than mine alone.
