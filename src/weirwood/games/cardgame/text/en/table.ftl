## The game.

game-title = The Card Game
game-blurb = Plots, challenges and claim: two houses joust, or up to six fight a melee for the small council. First to 15 power wins.

setting-mode = Format
    .help = A joust is for two players, a melee with titles for three to six.
setting-mode-auto = By the number of players
setting-mode-joust = Joust
setting-mode-melee = Melee
setting-decks = Decks
    .help = One for each seat: the name of a ready-made deck, or a deck list. Nothing means the ready-made decks of one box.
setting-lists = Deck lists
    .help = With closed lists, others know of your own deck only its faction and agenda, and what they have seen.
setting-lists-open = Open
setting-lists-closed = Closed

## Questions.

ask-setup-mulligan = Keep this hand, or shuffle it back once for seven new cards?
ask-setup-place = Lay out setup cards worth up to 8 gold.
ask-setup-attach = Which of your characters gets this attachment?
ask-plot-choose = Choose a plot in secret.
ask-plot-first = You won initiative: who is first player?
ask-plot-order = Whose when revealed ability resolves next?
ask-title-choose = Take a title in secret.
ask-title-redirect = As Crown Regent: redirect this challenge to another player?
ask-title-target = The challenge is redirected: against whom?
ask-window-save = { $c_id ->
    [window_cancels] Cancel it? About to take effect: { $e }.
   *[other] Save it? About to leave play: { $e }.
}
ask-window-interrupt = { $e ->
    [none] Interrupt? About to happen: { $d }.
   *[other] Interrupt? About to happen: { $d } ({ $e }).
}
ask-window-reaction = { $e ->
    [none] React? It has happened: { $d }.
   *[other] React? It has happened: { $d } ({ $e }).
}
ask-window-forced = Which forced ability resolves next?
ask-window-action = { $b_id ->
    [own_marshal] Your marshaling: play cards and act, or pass to end it.
   *[other] { $b }: act, or pass?
}
ask-cost-x = { $b }: how much is X?
ask-cost-kneel = { $c }: which card do you kneel as the cost?
ask-cost-discard = { $c }: which card do you discard as the cost?
ask-target-player = { $c }: choose a player.
ask-target-card = { $c }: choose a target.
ask-pick-card = { $c }: which card?
ask-pick-player = { $c }: which player?
ask-name-word = { $c }: choose one.
ask-search-take = { $c }: which card do you take?
ask-attach-host = { $a }: attach it to which character?
ask-tickler-player = Whose deck loses its top card?
ask-tickler-copy = Discard a copy of that card from play?
ask-trader-take = Take up to one of these cards.
ask-trader-bottom = Put the rest on the bottom: the first named lies lowest.
ask-bear-bottom = Put up to three on the bottom: the first named lies lowest.
ask-bear-top = Put the rest back on top: the first named lies on top.
ask-olenna-type = Name a card type.
ask-olenna-take = Which card do you take?
ask-fire-choice = Shuffle it into your deck, or put it into play?
ask-challenge-declare = Initiate a challenge, or pass to end your challenges.
ask-challenge-attackers = Declare your attackers.
ask-challenge-stealth = Whom does stealth bypass?
ask-challenge-defenders = Declare your defenders.
ask-claim-military = Claim: which of your characters are killed?
ask-claim-opponents = Against whom do you apply claim?
ask-keywords-order = Which keyword resolves next?
ask-keywords-use = { $a }: use it with which character?
ask-keywords-intimidate = Whom do you intimidate?
ask-standing-choose = Which characters stand?
ask-taxation-reserve = You hold more than your reserve: discard down to it.
ask-settle-order = Which of these is dealt with first?
ask-winning-name = Several have 15 power: who wins?
ask-winning-eliminate = Several decks are empty: who is eliminated next?
ask-delay-order = Which delayed effect happens next?

## Options.

option-keep = Keep the hand
option-mulligan = Seven new cards
option-hand = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-deck = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-discard = { $a } (discard pile)
option-dead = { $a } (dead pile)
option-card = { $a }
option-plot = { $a }
option-title = { $a }
option-seat = { $a_seat }
option-use = { $d ->
    [none] Use { $a }
   *[other] Use { $a }: { $d }
}
option-play = { $b ->
    [none] Play { $a }
   *[other] Play { $a }: { $b }
}
option-save = Discard a duplicate to save { $a }
option-marshal = Marshal { $a }
option-duplicate = Add a duplicate to { $a }
option-ambush = Ambush with { $a }
option-challenge = { $a } challenge against { $b_seat }
option-icon = { $a }
option-reward = { $a }
option-type = { $a }
option-keyword = { $a }
option-delay = { $a }
option-shuffle = Shuffle it into the deck
option-fire-choice-play = Put it into play

## What happens.

event-first-drawn = { $seat } is first player for the setup.
event-setup-mulligan = { $seat } takes a mulligan.
event-setup-placed = { $n ->
    [0] { $seat } sets up no cards.
    [one] { $seat } sets up 1 card.
   *[other] { $seat } sets up { $n } cards.
}
event-setup-revealed = { $seat } sets up { $card }.
event-round-begins = Round { $n } begins.
event-phase-begins = { $phase_id ->
    [plot] The plot phase begins.
    [draw] The draw phase begins.
    [marshal] The marshaling phase begins.
    [challenges] The challenges phase begins.
    [dominance] The dominance phase begins.
    [standing] The standing phase begins.
   *[other] The taxation phase begins.
}
event-plot-revealed = { $seat } reveals { $card }.
event-plot-recycled = { $seat } takes the used plots back.
event-initiative-won = { $seat } wins initiative with { $n }.
event-first-named = { $seat } is first player.
event-title-taken = { $seat } takes a title.
event-title-revealed = { $seat } is { $title }.
event-title-rival = { $seat } beats a rival, { $other_seat }.
event-cards-drawn = { $n ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $n } cards.
}
event-deck-shuffled = { $seat }'s deck is shuffled.
event-deck-searched = { $seat } looks at { $n } cards of the deck.
event-deck-revealed = { $seat } reveals { $card }.
event-deck-discarded = { $card } is discarded from the top of { $seat }'s deck.
event-deck-looked = { $seat } looks at the top { $n } cards of { $other_seat }'s deck.
event-deck-took = { $seat } takes a card from the deck.
event-card-searched = { $seat } shows { $card } and takes it.
event-card-marshaled = { $seat } marshals { $card }.
event-card-ambushed = { $seat } ambushes with { $card }.
event-card-entered = { $card } enters play.
event-card-attached = { $card } is attached to { $host }.
event-card-duplicated = { $card } has a duplicate.
event-card-facedown = { $card } has a facedown duplicate.
event-card-knelt = { $card } kneels.
event-card-stood = { $card } stands.
event-card-killed = { $card } is killed.
event-card-discarded = { $card } is discarded from play.
event-card-sacrificed = { $card } is sacrificed.
event-card-returned = { $card } returns to hand.
event-card-shuffled = { $card } is shuffled into the deck.
event-card-removed = { $card } is removed from the game.
event-card-saved = { $card } is saved.
event-card-saved_duplicate = A duplicate saves { $card }.
event-card-discarded_hand = { $seat } discards { $card }.
event-card-on_spike = { $card } goes to the dead pile.
event-card-taken_back = { $seat } takes { $card } back.
event-card-controlled = { $seat } takes control of { $card }.
event-card-strength = { $card }: its STR changes by { $n }.
event-card-icon_gained = { $card } gains an icon: { $icon }.
event-card-icon_lost = { $card } loses an icon: { $icon }.
event-card-token = { $card } gets a token: { $token }.
event-card-must_defend = { $card } must defend if able.
event-card-cannot_defend = { $card } cannot defend this phase.
event-card-no_contribution = { $card } does not add its STR.
event-attachment-lost = { $card } is discarded with its host.
event-attachment-returned = { $card } returns to its owner's hand.
event-ability-action = { $seat } uses { $card }.
event-ability-reaction = { $seat } reacts with { $card }.
event-ability-interrupt = { $seat } interrupts with { $card }.
event-ability-forced_reaction = { $card } reacts by force.
event-ability-forced_interrupt = { $card } interrupts by force.
event-ability-when_revealed = { $card } takes effect.
event-ability-cancelled = { $card } is cancelled.
event-event-played = { $seat } plays { $card }.
event-target-chosen = { $seat } chooses { $card }.
event-word-named = { $seat } names: { $word }.
event-hand-seen = { $seat } looks at { $other_seat }'s hand.
event-hand-shown = { $seat } holds { $cards }.
event-gold-income = { $seat } collects { $n } gold.
event-gold-paid = { $seat } pays { $n } gold.
event-gold-gained = { $seat } gains { $n } gold.
event-gold-returned = { $seat } returns { $n } gold.
event-gold-moved = { $seat } takes { $n } gold from { $other_seat }.
event-power-gained = { $seat } gains { $n } power.
event-power-gained_on = { $card } gains { $n } power.
event-power-lost = { $card } loses { $n } power.
event-power-moved = { $seat } takes { $n } power from { $other_seat }.
event-challenge-initiated = { $seat } initiates a challenge ({ $icon }) against { $other_seat }.
event-challenge-attacks = { $card } attacks.
event-challenge-bypassed = { $by } bypasses { $card } by stealth.
event-challenge-redirected = The challenge is redirected to { $other_seat }.
event-challenge-defends = { $card } defends.
event-challenge-undefended = { $seat } declares no defenders.
event-challenge-joined = { $card } joins the challenge.
event-challenge-removed = { $card } is removed from the challenge.
event-challenge-compared = { $attack } against { $defence } STR.
event-challenge-won = { $seat } wins against { $other_seat } by { $n }.
event-challenge-nobody = Nobody wins the challenge.
event-challenge-unopposed = { $seat } was unopposed.
event-challenge-ended = The challenge ends.
event-claim-applied = { $seat } applies a claim of { $n }.
event-keyword-insight = Insight: { $card }.
event-keyword-pillage = Pillage: { $card }.
event-keyword-renown = Renown: { $card }.
event-dominance-counted = { $seat } counts { $n } for dominance.
event-dominance-won = { $seat } wins dominance.
event-dominance-tied = Nobody wins dominance.
event-standing-all = All cards stand.
event-game-won = { $seat } wins with { $n } power.
event-game-decked = { $seat }'s deck is empty: most power wins.
event-game-eliminated = { $seat }'s deck is empty: { $seat } is eliminated.
