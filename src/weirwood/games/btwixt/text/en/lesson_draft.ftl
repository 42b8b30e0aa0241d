## Drafting: a hand of one's own choice.

lesson-draft = Drafting
    .about = Choose your own hand card by card while the packs go round: numbers, pairs, and what the others leave you.
lesson-draft-welcome = In this game hands are not dealt but drafted. Everybody looks at ten cards, keeps one and passes the rest on, again and again.
    .rule = All keep at the same time and in secret. In the end you hold the ten cards that you chose, for the whole season.
lesson-draft-first = The first pack: ten cards, the highest are an 8, a 7 and a 5.
    .rule = What you leave goes to a neighbour, and you see this pack again only when three cards are missing.
    .why = Siege Engines: 8 in one card wins most bids at once. Its price, a card for each neighbour, is paid only if you play it. A high number comes round only once.
lesson-draft-second = The next pack comes from your neighbour: nine cards, and its best is already gone.
    .rule = Nobody knows what you keep. You know what you pass on, and should remember it.
    .why = Harvest Feast is the only 5 here, and it brings a card back when played: a bid of 5 that costs no card in hand.
lesson-draft-pair = The third pack. Think of what you already hold: red Siege Engines, purple Harvest Feast. Which card fits?
    .rule = Colours matter to some cards. Two cards that help each other are worth more than their numbers.
    .why = Call the Banners: 5, and one more for every other red card in the pile. With Siege Engines the two make 14. It is also the highest number here.
    .miss = It can be useful, but one card here grows with the red 8 that you hold and is the highest besides.
lesson-draft-back = The first pack is back, with seven cards: the 7 and the 5 are gone. So your neighbours hold them.
    .rule = A pack that comes round again tells what was taken from it, though not by whom.
    .why = Unproven Claim: 4, but 7 as long as you have not won a bid this season. The first bid you really want is its moment. From here on choose alone.
lesson-draft-end = Your ten cards are chosen, and the first ally is up: { $ally }.
    .rule = Some of each make a good hand: two or three high cards to win with, a few small ones with a strong text, and one that pays when you lose. Play the season and see how yours holds.
