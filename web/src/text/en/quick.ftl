## Quick match: waiting for somebody to play with

ui-quick-waiting = Looking for players
ui-quick-others = { $n ->
    [0] Nobody else is waiting yet.
    [one] One more is waiting.
   *[other] { $n } more are waiting.
}
ui-quick-seats = Players
ui-quick-seats-any = Any number
ui-quick-pace = Pace, per answer
ui-quick-pace-live = Live: 3 minutes
ui-quick-pace-slow = Slow: 3 days
ui-quick-cancel = Stop looking
ui-quick-bots-help = You need not wait: bots can take the empty seats.
ui-quick-bots = Play with bots now
ui-quick-company = { $n ->
    [one] Somebody is about to begin with bots in the empty seats.
   *[other] { $n } people are about to begin with bots in the empty seats.
}
ui-quick-come = Join in
ui-quick-agreed = A moment: somebody may join.
ui-quick-found = A table was found! The game begins when everybody is there.
ui-quick-back = Somebody did not come. You keep your place and wait on.
ui-quick-unfit = “{ $name }” cannot be played at such a table as it is. You wait with a ready-made list.
