## The game and its settings.

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
