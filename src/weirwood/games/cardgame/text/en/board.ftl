## The table in the browser.

cg-step-plot = Plot
cg-step-draw = Draw
cg-step-marshal = Marshal
cg-step-challenges = Challenges
cg-step-dominance = Dominance
cg-step-standing = Standing
cg-step-taxation = Taxation
cg-attacks = attacking
cg-defends = defending
cg-bypassed = bypassed by stealth
cg-doomed = about to leave play
cg-blank = text blank
cg-power_on = { $n } power on it
cg-dominance = { $n } for dominance
cg-spent = { $kind_id ->
    [military] military challenge used
    [intrigue] intrigue challenge used
   *[power] power challenge used
}
cg-unspent = { $kind_id ->
    [military] military challenge to come
    [intrigue] intrigue challenge to come
   *[power] power challenge to come
}
cg-stake = { $kind_id ->
    [military] { $n ->
        [one] Claim: 1 character dies
       *[other] Claim: { $n } characters die
    }
    [intrigue] { $n ->
        [one] Claim: 1 card from the hand
       *[other] Claim: { $n } cards from the hand
    }
   *[power] Claim: { $n } power is taken
}
cg-no_one = nobody yet
cg-ahead = { $n ->
    [0] Even: { $seat } would win, for ties go to the attacker.
   *[other] { $seat } would win by { $n }.
}
cg-won = { $seat } won by { $n }.
cg-nobody_ahead = With no STR at all nobody wins.
cg-ready = standing STR with this icon: { $mine } against { $theirs }
cg-ready_legend = Standing STR with each icon: yours against theirs
cg-about_to = { $card ->
    [none] About to: { $what }
   *[other] About to: { $what }, { $card }
}
cg-happened = { $card ->
    [none] It happened: { $what }
   *[other] It happened: { $what }, { $card }
}
cg-resolved_by = { $card } ({ $seat })
cg-chain = What is being answered, the latest last
cg-opponents = Opponents
cg-choices_here = choices here
cg-rival = rival
cg-ally = ally
cg-rivals = Rivals: { $names }.
cg-supports = May not challenge: { $names }.
cg-offer = Cards to choose from
cg-budget = { $n } of { $most } gold laid out
cg-now = Now on the table
cg-printed = printed { $n }
cg-gained = gained
cg-lost = lost
cg-poison = { $n ->
    [one] one poison token
   *[other] { $n } poison tokens
}
cg-betrayal = { $n ->
    [one] one betrayal token
   *[other] { $n } betrayal tokens
}
cg-owner = Owner: { $seat }
cg-others = { $n ->
    [one] and one more
   *[other] and { $n } more
}
