## Reactions and saves.

lesson-saves = Reactions and saves
    .about = Jaime has broken through. Lose nobody all the same, and answer the next attack before it is fought.
lesson-saves-welcome = It is Lannister’s turn, and Jaime has won a military challenge against you: Eddard kneels, and neither Catelyn nor Bran has a sword. Claim 1: somebody of yours must die.
    .rule = A card about to leave play may be saved by cards that say so. A character that was chosen and saved still satisfies the claim.
lesson-saves-casualty = Whom do you choose: Eddard (with 2 power and a Bodyguard), Catelyn, or Bran?
    .rule = The loser chooses who is killed. All three of yours are lords or ladies, and Joffrey gains a power whenever one dies.
    .why = Eddard, of all people: he alone has a Bodyguard who can save him. The claim is met, nobody dies, and it costs an attachment for one gold.
    .miss = That character would really die, and Joffrey would gain a power for it. One of yours can be chosen and survive.
lesson-saves-save = Before he dies you are asked once more.
    .rule = An interrupt comes just before something happens, a reaction just after. Saves are interrupts.
    .why = Use the Bodyguard now: it is sacrificed in his place. If you pass, Eddard dies, and his 2 power with him.
    .miss = If you pass, he dies: a unique character in the dead pile cannot come back, and his power is lost.
lesson-saves-saved = { $card } is saved. The claim is satisfied all the same.
    .rule = A duplicate under a unique character saves in the same way, without a window of its own cost: discard it.
lesson-saves-react = Lannister starts the next challenge. Something of yours may answer to that.
    .rule = A reaction is offered right after its cause and only then.
    .why = Eddard stands up whenever a challenge is initiated against you. It is free, and from now on his 5 can defend again this round.
    .miss = Nothing is asked for it, and the moment passes: Eddard would kneel through the rest of their attacks.
lesson-saves-stood = Eddard is on his feet again.
    .rule = He may do so in every challenge against you, once each time it is initiated.
lesson-saves-end = Now they attack with an eye, and only Catelyn could defend: 4 against Jaime’s 5.
    .rule = Save what matters before it dies, react at once, and read both kinds of windows: each is offered once. From here on the round is yours.
    .why = No defender: Catelyn would lose and kneel. Standing, she and Eddard stop Joffrey’s power challenge, which is still to come and would cost you power.
