## What a game is made of

ui-cards = Gallery
ui-cards-search = Search names and texts
ui-cards-kind = Type
ui-cards-faction = Faction
ui-cards-all = All
ui-cards-least = at least
ui-cards-most = at most
ui-cards-filters = Filters
ui-cards-clear = Clear the filters
ui-cards-grid = Grid
ui-cards-list = List
ui-cards-more = Show more
ui-cards-with = Goes with
ui-cards-before = Previous
ui-cards-next = Next
ui-cards-order = Order
ui-cards-order-game = as in the game
ui-cards-order-played = most played
ui-cards-order-won = most likely to win
