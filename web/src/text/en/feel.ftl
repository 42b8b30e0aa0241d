## What one feels of a game: banners, recap, rhythm, sound

banner-westeros = News of Westeros
banner-bids = The bids are shown
banner-wildlings = Wildlings!
banner-cards = Cards on the table
banner-battle = The battle is decided
banner-fallen = Destroyed
banner-plots = The plots
banner-challenge = The challenge
banner-dominance = Dominance
banner-dice = The dice
banner-points = Victory points
banner-season = A new season
banner-scored = The councils are counted
banner-throne = The throne is won

ui-skip_on = Skip to my turn
ui-recap = Since your last turn
ui-recap-all = Show it all
ui-recap-none = Nothing much has happened.
ui-recap-more = { $n ->
    [one] One smaller thing is in the log.
   *[other] { $n } smaller things are in the log.
}
ui-pace = Pace of the others
ui-pace-instant = At once
ui-pace-quick = Quick
ui-pace-normal = Normal
ui-pace-slow = Slow
ui-banners = Show banners and what I missed
ui-banners-help = Two or three seconds for what matters; a press on the cross or Escape sends one away.
ui-volume = Volume
