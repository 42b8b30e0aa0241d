## What every page says

ui-title = Weirwood
ui-tagline = Four tabletop games of Westeros, played properly.
ui-notice = Unofficial. Not affiliated with or endorsed by the publishers of the games or the author of the books; trademarks belong to their owners.
ui-back = Back
ui-close = Close
ui-cancel = Cancel
ui-more = More
ui-copy = Copy
ui-copied = Copied
ui-loading = One moment…
ui-laying = Setting up the table…
ui-skip = Skip to the question

game-btwixt = B’Twixt
    .blurb = Bid for allies and place them between you and your neighbours; your weaker council decides.
    .time = 30 to 60 minutes
game-boardgame = The Board Game
    .blurb = Secret orders, marches and broken promises on the map of Westeros; seven castles win.
    .time = 2 to 4 hours
game-cardgame = The Card Game
    .blurb = Plots, challenges and intrigue with living decks; the first to fifteen power wins.
    .time = 45 to 90 minutes
game-miniatures = The Miniatures Game
    .blurb = Regiments on the field, schemers in court: manoeuvre, charge and hold the objectives.
    .time = 2 to 3 hours
