## The game and its settings.

game-title = A Game of Thrones: B'Twixt
game-blurb = Bid for allies and share your councils with your neighbours: the weaker of your two councils is your score.

setting-advanced = Advanced game
    .help = Leaders bring their own white cards, and events join the deck between the seasons.
setting-advanced-true = On
setting-advanced-false = Off
setting-draft = Hands
    .help = How the influence cards of a season come to the leaders.
setting-draft-none = Dealt
setting-draft-draft = Drafted
setting-draft-kingsmoot = Kingsmoot draft, with all white and blue cards
setting-revealed = Revealed allies
    .help = The allies of a season lie open in a row.
setting-revealed-true = On
setting-revealed-false = Off
setting-short = Short game
    .help = One season less.
setting-short-true = On
setting-short-false = Off
setting-leaders = Leaders
    .help = How the leaders come to the seats.
setting-leaders-draft = Taken in turn order
setting-leaders-deal = Dealt at random
setting-leaders-chosen = Named beforehand
setting-chosen = Named leaders
    .help = One leader for each seat, separated by commas, when leaders are named beforehand.
setting-edition = Card file
    .help = A card file of your own in the format of the game's cards.

## Things on the table.

name-setup = setup
name-season = new season
name-reveal = revealing the ally
name-bidding = bidding
name-claim = claiming
name-cleanup = cleanup
name-scoring = scoring
name-standard = standard
name-event = event
name-leader = leader
