## Deck and plots.

lesson-plots = Deck and plots
    .about = Choose the plot that fits your hand: gold, initiative, claim and reserve, and what each of them costs you.
lesson-plots-welcome = A new round. In hand you have the Wildling Horde, which costs 5, Catelyn, who costs 4, and The Roseroad. Robb and a knight are in play.
    .rule = A plot deck has seven plots. The one you reveal gives gold, initiative, claim and reserve for this round, and is used up until all seven are.
lesson-plots-plot = Six plots are left. Which one brings both of your characters into play this round?
    .rule = Strong in one number, weak in another: high gold comes with low initiative, high claim with little gold.
    .why = { name-01016 }: 9 gold, exactly 5 and 4. It forbids locations, attachments and events, but you hold only one such card, and it can wait.
    .miss = Count: the two cost 9 together. Even with 2 off for a lady, that plot’s gold does not pay for both.
lesson-plots-initiative = The higher initiative, { $n }, is { $seat }’s, who names the first player.
    .rule = That is the price of much gold: the other side decides. Going second, you at least buy with open eyes.
lesson-plots-income = Your plot pays { $n } gold.
    .rule = What is not spent goes back at the end of the round: a plot’s gold is for this round alone.
lesson-plots-horde = Your marshaling. Try The Roseroad, too, if you like: it is greyed out and says why.
    .rule = Plots change what is allowed: { name-01016 } lets you marshal characters only.
    .why = The Horde first: strength 5 with sword and crown, the strongest body you can buy; 4 gold are left for Catelyn.
    .miss = With 9 gold and a plot that allows only characters, a coin not spent on them is lost.
lesson-plots-catelyn = 4 gold are left.
    .rule = Unspent gold goes back, and a card in hand helps nobody.
    .why = Catelyn, for exactly 4: eye and crown. Without her nobody of yours could defend against intrigue.
lesson-plots-end = Both are in play, and the challenges begin.
    .rule = Build your plot deck for such moments: one with much gold for a full hand, one with high initiative to strike first, one with claim 2 to finish. And mind the reserve: it is the number of cards you may keep, here 4.
