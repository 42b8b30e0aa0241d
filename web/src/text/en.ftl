## The client's own words. The games bring theirs.

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
ui-skip = Skip to the question

## The lobby

ui-play = Play
ui-new_table = New table
ui-choose_game = Choose a game
ui-players = { $n ->
    [one] one player
   *[other] { $n } players
}
ui-seats = Seats
ui-seat-you = You
ui-seat-open = Open: a friend by link
ui-seat-bot = Bot
ui-your_name = Your name
ui-options = Options
ui-options-default = As the rulebook says
ui-start = Start the game
ui-start_against = Play against bots now
ui-waiting_seats = { $n ->
    [0] Everybody is here.
    [one] Waiting for one player.
   *[other] Waiting for { $n } players.
}
ui-invite = Invite
ui-invite-help = Whoever opens this link takes the seat.
ui-watch_link = Link for spectators
ui-open_tables = Open tables
ui-my_games = My games
ui-no_tables = No open table right now.
ui-no_games = You have no game running.
ui-join = Join
ui-watch = Watch
ui-continue = Go on playing
ui-your_turn = Your turn
ui-leave = Leave
ui-clock = Clock
ui-clock-none = No clock
ui-clock-answer = Per answer
ui-clock-bank = Per player
ui-clock-days = Days per answer
ui-visibility = Who may find the table
ui-visibility-open = Everybody, in the list
ui-visibility-link = Only by link

bot-novice = Novice
    .help = Sensible now and then.
bot-steady = Steady
    .help = Plays what looks best now.
bot-strong = Strong
    .help = Thinks ahead.
bot-random = Random
    .help = Plays any legal move.
bot-greedy = Squire
    .help = Plays what looks best now.
bot-search = Maester
    .help = Thinks ahead.

## The question

ui-your_question = Your question
ui-waiting_for = Waiting for { $names }
ui-waiting_all = Waiting for the others
ui-watching = You are watching
ui-confirm = Confirm
ui-choose_first = Choose first
ui-done = Done
ui-nothing = Choose nothing
ui-clear = Start again
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-withdraw = Change my answer
ui-why = Why?
ui-why_not = Why not?
ui-choices = Choices
ui-choice_count = { $n ->
    [one] one choice
   *[other] { $n } choices
}
ui-refused = Not allowed now
ui-filtered = Choices for what you pressed
ui-show_all = Show all
ui-picked = { $n } of { $most } chosen
ui-must = { $n ->
    [0] Enough chosen.
    [one] Choose one more.
   *[other] Choose { $n } more.
}
ui-may = { $n ->
    [0] No more can be chosen.
    [one] One more may be chosen.
   *[other] { $n } more may be chosen.
}
ui-amount-left = { $n } left
ui-less = Less
ui-more_of = More
ui-assign-pick = Choose a token, then where it goes.
ui-assign-empty = empty
ui-assign-left = { $n ->
    [0] Everything is placed.
    [one] One place is empty.
   *[other] { $n } places are empty.
}
ui-order-up = Earlier
ui-order-down = Later
ui-order-help = First to last. Drag, or use the arrows.
ui-order-rest = Not yet in the row
ui-sending = Sending…
ui-stale = The question has changed meanwhile.

## The table

ui-board = Board
ui-log = Log
ui-chat = Chat
ui-rules = Rules
ui-settings = Settings
ui-menu = Menu
ui-log-empty = Nothing has happened yet.
ui-log-newest = To the newest
ui-chat-empty = Nobody has said anything.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-to = To
ui-chat-all = The whole table
ui-chat-whisper = to { $names }
ui-concede = Concede
ui-concede-sure = Really concede? A bot will finish for you.
ui-draw = Offer a draw
ui-pause = Pause
ui-resume = Go on
ui-paused = Paused
ui-over = The game is over
ui-winner = { $names } { $n ->
    [one] wins
   *[other] win
}
ui-place = { $n }.
ui-score = Score
ui-rematch = Rematch
ui-rematch_watch = Watch the rematch
ui-replay = Replay
ui-record = Download the record
ui-offline = Connection lost. Trying again…
ui-slow = The table has not confirmed this yet…
ui-online = Connected
ui-reload = A new version is here.
ui-reload-now = Reload
ui-away = away
ui-bot_plays = a bot plays
ui-is_bot = bot
ui-you = you
ui-open_seat = open
ui-thinking = thinking
ui-conceded = conceded
ui-time_left = { $time } left
ui-map = Map of Westeros
ui-closer = Closer
ui-further = Further away
ui-whole = The whole board

## Rules

ui-rules-search = Search the rules
ui-rules-none = No rule has these words.
ui-rules-missing = not yet played by the rules here
ui-rules-basis-rulebook = Rulebook
ui-rules-basis-ruling = Ruling
ui-rules-basis-derived = Our reading
ui-rules-count = { $n ->
    [one] one rule
   *[other] { $n } rules
}

## Settings

ui-language = Language
ui-theme = Colours
ui-theme-auto = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Motion
ui-motion-auto = As the system
ui-motion-full = Full
ui-motion-none = None
ui-sound = Sound
ui-sound-on = When it is my turn
ui-sound-off = None
ui-confirm_answers = Ask before sending an answer
ui-confirm_answers-help = Off: pressing a choice answers at once.

## Replay

ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-step = Step { $n } of { $most }
ui-replay-eyes = Seen by
ui-replay-hands = Hands
ui-replay-eyes-all = All open

## The games

game-btwixt = B’Twixt
    .blurb = Bid for allies and place them between you and your neighbours; your weaker council decides.
    .time = 30 to 60 minutes
game-boardgame = The Board Game
    .blurb = Secret orders, marches and broken promises on the map of Westeros; seven castles win.
    .time = 2 to 4 hours
game-cardgame = The Card Game
    .blurb = Plots, challenges and intrigue with living decks; fifteen power win.
    .time = 45 to 90 minutes
game-miniatures = The Miniatures Game
    .blurb = Regiments on the field, schemers in court: manoeuvre, charge and hold the objectives.
    .time = 2 to 3 hours
ui-set_up = Set up a table
ui-how_many = How many play
ui-hot_seat = Also at this screen
ui-help = Help
ui-upload = Open a record
ui-upload-help = A game saved as a file, to be seen again.
ui-not_found = This table does not exist, or is not open to you.
ui-not_found-help = A seat is a secret link: ask the host for yours.
ui-home = To the entrance
ui-sit = Take a seat
ui-take_seat = Take your seat
ui-mute = Mute
ui-remove = Remove
ui-undo-asked = { $name } would like to take back.
ui-draw-asked = { $names } would like to call it a draw.
ui-pause-asked = { $names } would like to pause.
ui-list-deck = Your deck
ui-list-army = Your army
ui-list-help = Paste a list, or leave it empty and play a ready one.
ui-list-check = Check
ui-list-good = The list is legal.
ui-agree = Agree
ui-decline = Decline
ui-back_from_bot = Play on yourself
ui-seat_eyes = At the seat of
ui-minutes = Minutes
ui-days = Days
ui-seconds = Seconds
ui-data-paste = Paste a list here
ui-turn_title = Your turn: { $game }
ui-history = Replay of { $game }
ui-broken = Something went wrong on the board. Nothing is lost: every choice is in the list, and a reload may help.
ui-broken-again = Show the board again

## B’Twixt

bt-season-summer = Summer
bt-season-autumn = Autumn
bt-season-winter = Winter
bt-round = Round { $n } of { $most }
bt-total = Influence { $n }
bt-hand = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
bt-first = First player
bt-knelt = Kneels
bt-turn = Plays now
bt-won = Won the bid
bt-council = Council of { $a } and { $b }
bt-council-power = Power so far { $n }
bt-tokens = { $n ->
    [0] no tokens
    [one] one token
   *[other] { $n } tokens
}
bt-token-known = Token of { $n }
bt-token-hidden = Token face down
bt-current = For whom you bid
bt-power = Power { $n }
bt-your_hand = Your hand
bt-your_pack = Choose from this pack
bt-kept = Kept
bt-white = Leader cards
bt-dead = The dead
bt-discard = Discards
bt-removed = Out of the game
bt-row = Next allies
bt-looked = You look at
bt-known = What you know
bt-known-card = { $card }: with { $seats }
bt-deck = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
}
bt-lasting = Until the end of the round
bt-rule-highest_single_card = The highest single card wins.
bt-rule-most_cards = Most cards win.
bt-ties_lose = Ties lose.
bt-piles = Piles
bt-kneel = Kneel
bt-final = Council power { $n }
bt-small = { $hidden ->
    [0] Small council: power { $n }
    [one] Small council: power { $n } and a token face down
   *[other] Small council: power { $n } and { $hidden } tokens face down
}
bt-small-mine = Your small council
bt-small-yours = Small
bt-ahead = Nobody’s is stronger
bt-highest = Highest bid so far
bt-tied = Tied for the highest bid
bt-verdict = { $name } wins the bid
bt-verdict-for = for { $ally }
bt-last = The last bid
bt-pass-left = The rest goes to the left
bt-pass-right = The rest goes to the right

## The board game

bg-round = Round { $n } of { $most }
bg-phase-setup = Setting up
bg-phase-westeros = Westeros phase
bg-phase-planning = Planning
bg-phase-raids = Raids
bg-phase-marches = Marches
bg-phase-consolidate = Consolidating power
bg-court = Court
bg-threat = Wildling threat { $n }
bg-power = Power
bg-supply = Supply
bg-castles = Castles
bg-stars = Special orders
bg-hand = House cards
bg-tracks = Influence
bg-cards = Westeros cards
bg-blade = Valyrian steel blade
bg-blade-used = used
bg-raven = Messenger raven
bg-attacker = Attacker
bg-part-units = Units
bg-part-order = Order
bg-part-support = Support
bg-part-garrison = Garrison
bg-part-card = Card
bg-part-blade = Blade
bg-part-tide = Tide
bg-no_card = Card not shown yet
bg-strength = Strength { $n }
bg-swords = { $n ->
    [one] one sword
   *[other] { $n } swords
}
bg-forts = { $n ->
    [one] one fortification
   *[other] { $n } fortifications
}
bg-say-area = { $area }{ $owner ->
    [none] {""}
   *[other] , { $owner }
}{ $units ->
    [none] {""}
   *[other] : { $units }
}{ $order ->
    [none] {""}
   *[other] . { $order }
}
bg-say-units = { $n } × { $unit }
bg-hidden_order = Order face down
bg-bid = bids { $n }

## The card game

cg-round = Round { $n }
cg-phase-setup = Setup
cg-phase-plot = Plot phase
cg-phase-draw = Draw phase
cg-phase-marshal = Marshaling phase
cg-phase-challenges = Challenges phase
cg-phase-dominance = Dominance phase
cg-phase-standing = Standing phase
cg-phase-taxation = Taxation phase
cg-phase-between = Between rounds
cg-power = Power { $n } of 15
cg-gold = Gold { $n }
cg-hand = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
cg-deck = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
}
cg-discard = Discards
cg-dead = The dead
cg-used = Used plots
cg-removed = Out of the game
cg-known = Known of the deck
cg-plot = Plot
cg-income = Income { $n }
cg-initiative = Initiative { $n }
cg-claim = Claim { $n }
cg-reserve = Reserve { $n }
cg-your_hand = Your hand
cg-your_plots = Your plots
cg-first = First player
cg-military = Military
cg-intrigue = Intrigue
cg-power_icon = Power
cg-attack = Attack { $n }
cg-defence = Defence { $n }
cg-challenge = { $kind_id ->
    [military] Military challenge
    [intrigue] Intrigue challenge
   *[power] Power challenge
}
cg-unopposed = Unopposed
cg-kneels = kneeling
cg-strength = Strength { $n }
cg-cost = Cost { $n }
cg-duplicates = { $n ->
    [one] one duplicate
   *[other] { $n } duplicates
}
cg-attachments = Attachments: { $cards }
cg-type-character = Character
cg-type-location = Location
cg-type-attachment = Attachment
cg-type-event = Event
cg-type-plot = Plot
cg-type-agenda = Agenda
cg-type-title = Title
cg-type-faction = Faction
cg-unique = Unique
cg-loyal = Loyal
cg-piles = Piles
cg-area = The area of { $name }
cg-window = Window
cg-resolving = Being resolved: { $card }

## Placements

ui-place-numbers = The numbers
ui-place-try = Suggestions
ui-place-legal = This is allowed.
ui-place-checking = Measuring…
ui-place-help = Drag it on the field, turn it by its knob, tap where it shall stand, or set the numbers.

## The miniatures game

mi-round = Round { $n } of { $most }
mi-phase-setup = Setting up
mi-phase-terrain = Terrain
mi-phase-deployment = Deployment
mi-phase-start = Start of the round
mi-phase-activation = Activations
mi-phase-cleanup = Clean-up
mi-points = Victory points { $n } of { $most }
mi-side = Side { $n }
mi-field = The field
mi-measure = Measure
mi-measured = { $inches }″
mi-board = Tactics board
mi-free = free
mi-hand = Tactics cards
mi-stakes = Cards of the mode
mi-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
mi-deck = Deck { $n }
mi-dice = Dice
mi-wounds = { $n } of { $most } wounds left
mi-activated = activated
mi-reserve = In reserve
mi-destroyed = Destroyed
mi-speed = Speed { $n }″
mi-defense = Defense { $n }+
mi-morale = Morale { $n }+
mi-cost = Points { $n }
mi-melee = Melee
mi-short = Short range
mi-long = Long range
mi-attack-line = hits on { $hit }+, dice { $dice }
mi-commander = Commander
mi-attack = Attack: { $attacker } on { $defender }
mi-charge = Charge: { $unit } on { $target }
mi-test = { $panic ->
    [true] Panic test: { $unit }
   *[other] Morale test: { $unit }
}
mi-attack_dice = Attack dice
mi-defense_dice = Defense dice
mi-hits = { $n ->
    [one] one hit
   *[other] { $n } hits
}
mi-blocked = { $n } blocked
mi-wounds_dealt = { $n ->
    [one] one wound
   *[other] { $n } wounds
}
mi-ncus = In court
mi-say-unit = { $unit }, { $side ->
    [mine] yours
   *[other] hostile
}, { $wounds }

## What the host may do

ui-host_powers = What the host may do
ui-unmute = Let speak again
ui-muted = muted
ui-remove-sure = Really remove { $name }? A bot will play the seat.
ui-remove-me = Leave my seat to a bot
ui-remove-me-sure = Really leave your seat? A bot will play on for you, and you will watch.
ui-offer_seat = Offer this seat by link
ui-offer_seat-help = Whoever opens this link takes the seat. Until then a bot plays it.
ui-list-bring = Play with this list
ui-list-brought = You play with this list.

## Odds and sight on the field

mi-odds-chance = { $n } % on { $face }+
mi-odds-dice = { $n ->
    [one] one die
   *[other] { $n } dice
} on { $need }+
mi-odds-hits = about { $n } hits
mi-odds-wounds = about { $n } wounds
mi-odds-panic = panic { $n } %
mi-odds-destroyed = destroyed { $n } %
mi-sight = Sight

## Passes that stand

ui-pass_on = Always pass here
ui-passing = You pass:
ui-passing-stop = Ask me again

## Chapters of the rules

chapter-advanced = Advanced game
chapter-bidding = Bidding
chapter-cards = Cards
chapter-claim = Claim
chapter-cleanup = Cleaning up
chapter-concepts = Ideas of the game
chapter-draft = Draft
chapter-edition = Card files
chapter-effects = Effects
chapter-kingsmoot = Kingsmoot
chapter-ops = What card files can say
chapter-priority = Priority
chapter-revealed = Revealed things
chapter-round = The round
chapter-running_out = When things run out
chapter-scoring = Scoring
chapter-season = Seasons
chapter-setup = Setting up
chapter-short = Short game
chapter-casualties = Casualties
chapter-combat = Combat
chapter-consolidate = Consolidating power
chapter-control = Control of areas
chapter-house_cards = House cards
chapter-marches = Marches
chapter-mustering = Mustering
chapter-neutral = Neutral forces
chapter-options = Options
chapter-planning = Planning
chapter-ports = Ports
chapter-raids = Raids
chapter-retreat = Retreats
chapter-supply = Supply
chapter-support = Support
chapter-tides = Tides of battle
chapter-transport = Ships and transport
chapter-westeros = Westeros cards
chapter-wildlings = Wildlings
chapter-winning = Winning
chapter-abilities = Abilities
chapter-attachments = Attachments
chapter-challenges = Challenges
chapter-costs = Costs
chapter-decks = Decks
chapter-dominance = Dominance
chapter-draw = Draw phase
chapter-duplicates = Duplicates
chapter-keywords = Keywords
chapter-leaving = Leaving play
chapter-limits = Limits
chapter-marshal = Marshaling
chapter-melee = Melee
chapter-plot = Plots
chapter-saves = Saves
chapter-standing = Standing phase
chapter-targets = Targets
chapter-taxation = Taxation
chapter-titles = Titles
chapter-unique = Unique cards
chapter-values = Values
chapter-windows = Windows and timing
chapter-zones = Zones
chapter-armies = Armies
chapter-attack = Attacks
chapter-charge = Charges
chapter-commanders = Commanders
chapter-conditions = Conditions
chapter-deployment = Deployment
chapter-field = The field
chapter-measuring = Measuring
chapter-modes = Modes of play
chapter-movement = Movement
chapter-ncus = Officers at court
chapter-orders = Orders
chapter-panic = Panic and morale
chapter-rounds = The rounds
chapter-sight = Line of sight
chapter-tactics = Tactics cards
chapter-tactics_board = The tactics board
chapter-teams = Teams
chapter-terrain = Terrain
chapter-units = Units

## A first game with somebody at one’s elbow

ui-learn = Learn by playing
ui-coach-advice = What I would do:
ui-coach-next = Go on
ui-coach-show = Show me
ui-coach-do = Do this
ui-coach-place = the place that “Show me” shows
ui-guide = At your elbow
ui-guide-now = Now:
ui-guide-close = Send the guide away
ui-guide-open = Call the guide
ui-guide-back = Previous page
ui-guide-next = Next page
guide-btwixt-1 = You sit between two neighbours. With each of them you share a council, the small table in the corner between you. At the end only the weaker of your two councils counts, so make friends on both sides.
guide-btwixt-2 = In the middle stands the ally of this round. Everybody in turn plays a card in front of them or kneels. Who kneels is out of the bidding; when all have knelt, the highest sum wins the ally.
guide-btwixt-3 = Your hand is not filled up during a season: a card played now is missing later. Kneeling early, for an ally you do not need, is often the best play.
guide-btwixt-4 = A red token is a power token; its value shows at the end. Press anything on the table to read what it does, and “?” beside a line of the log to see the rule behind it.
guide-btwixt-on-setup = Each leader has a house of their own. For a first game take whichever you like: what differs are four cards of the advanced game.
guide-btwixt-on-bidding = A card adds its value to your pile; many also do something at once. Is this ally worth another card to you? Look at your weaker council first.
guide-btwixt-on-claim = What you place counts for you and for the neighbour on that side. Strengthen the weaker council, but think of whom you make strong with it.
guide-boardgame-1 = You lead a great house. Whoever first holds seven castles and strongholds wins at once; else the most after ten rounds. The towers on the map are what you are after; the first column of the table beside it counts them.
guide-boardgame-2 = In planning everybody secretly lays an order on each area with units. Then all orders are shown at once and resolved: first raids, then marches, then consolidate power.
guide-boardgame-3 = Battles have no dice: units, orders, support of neighbours and one house card on each side are added up, and you see the sum grow. Ask neighbours for support before you fight, by chat if you like.
guide-boardgame-4 = Three tracks matter: the throne breaks ties and gives the first move, the fiefdoms win battles that are level, the court gives special orders (with a star). Supply limits how large your armies may be.
guide-boardgame-on-planning = Drag an order onto an area, or press the area and choose. March where you mean to move, support or defend where you are threatened, consolidate power where there are crowns and no enemy near. Nobody sees your orders until all are ready.
guide-boardgame-on-marches = Units of one march may go to different areas, but only one of these may hold enemies. Leave a power token behind if you want to keep the land you leave empty.
guide-boardgame-on-raids = A raid takes away an enemy’s raid, support or consolidate power order next to it.
guide-boardgame-on-combat = Your card adds its strength; swords kill, fortifications protect the loser. Cards return only when all seven are played, so keep a strong one for when it counts.
guide-boardgame-on-bidding = All bid at once and everybody pays. Look at the track that your next rounds need, and keep some power for the wildlings.
guide-boardgame-on-wildlings = If all bids together reach the threat, the highest bidder is rewarded; if not, everybody suffers and the lowest bidder most.
guide-boardgame-on-mustering = A footman costs one point, a knight, ship or siege engine one or two: the choices show what is left. Mind your supply.
guide-cardgame-1 = Win with fifteen power. Your side is below, your opponent’s above; between them runs the lane where challenges are added up. Press a card to read it in full.
guide-cardgame-2 = Each round begins with a plot: it gives gold (coin), initiative, claim (how much a won challenge hurts) and reserve (how many cards you may keep).
guide-cardgame-3 = You may start one challenge of each kind: military (sword) kills, intrigue (eye) takes cards, power (crown) takes power. Only cards with that icon fight, and they kneel to do so.
guide-cardgame-4 = Between steps the game asks whether you want to act or react. If you have nothing to say, pass; “Always pass here” spares you this window for good, until you press it again.
guide-cardgame-on-setup = Keep a hand that lets you lay out cards worth nearly eight gold: cheap characters and a location that gives gold.
guide-cardgame-on-plot = In the first round a plot with much gold is seldom wrong: what you can pay for now fights for you all game.
guide-cardgame-on-window = Lit cards can be used now. In the marshaling phase this is where you pay gold to bring cards into play; pass when you are done.
guide-cardgame-on-challenge = Compare who can still stand on each side for this icon. The attacker wins a tie; winning without any defence brings a power besides. Keep somebody standing for your own defence.
guide-miniatures-1 = Your regiments stand below. Units score by holding the flagged objectives and by destroying enemies; the points are at the side. A battle lasts six rounds.
guide-miniatures-2 = Players take turns; in each you activate one unit, on the field or at court. Everyone acts once a round, so the order matters: first whoever can hurt or is in danger.
guide-miniatures-3 = The little arrow is a tray’s front. Dashed lines show its arcs; striking a flank or the rear is far better than the front. “Sight” shows whom the acting unit sees, “Measure” lays a ruler.
guide-miniatures-4 = Officers at court claim a zone of the strip under the field: each zone does something at once and then is taken until the round ends.
guide-miniatures-on-terrain = Place terrain where it will help you: a forest to shelter behind, walls before an objective. It stays off the deployment zones.
guide-miniatures-on-deploy = Put the heavy infantry in the middle before the objectives, cavalry on a flank, archers behind. Drag the tray inside the lit zone, or type the numbers.
guide-miniatures-on-turn = March is far and straight, maneuver shorter with two turns, a charge moves and strikes. Under each choice you read what it promises: dice, hits, wounds, panic.
guide-miniatures-on-move = Drag on the field: the ghost shows where the unit will stand, the shade where it may. Red means no, with the rule that says so.
guide-miniatures-on-charge = The chance beside a charge is that of reaching the target with the die. A failed charge leaves you in the open.
guide-miniatures-on-attack = Choose the target with the best promise: wounds now, and panic after them.
guide-miniatures-on-board = Crown shakes an enemy’s nerve, Wealth heals, Tactics draws cards, Combat gives a free attack, Maneuver a free move. A zone taken is closed to the enemy too.

## Notices, offered seats, spectators

ui-notices = Word when it is my turn
ui-notices-mail = By mail to
ui-notices-hook = By webhook ({ $hosts })
ui-notices-save = Keep
ui-notices-saved = Kept.
ui-notices-confirm = Kept. We have sent a mail: open its link to confirm.
ui-offered = A seat of this game is offered.
ui-watchers_chat = Spectators may chat

## Choices of several, and what is waited for

ui-picked_n = { $n } chosen
ui-not_enough = Not enough yet.
ui-may_none = Nothing need be chosen.
ui-may_more = Enough; more may be chosen.

## Data of one’s own

ui-data = Your data
ui-data-help = What this table knows of this browser: your name, your seats, what you said.
ui-data-export = Save a copy
ui-data-forget = Delete it all
ui-data-forget-sure = Really delete it? Your seats go to bots, your games are no longer found here, and this cannot be taken back.
ui-data-forgotten = Deleted. This browser is a stranger here again.
ui-data-none = Nothing is known of this browser yet.

## More of a new table

ui-on_flag = When the time is up
ui-on_flag-bot = A bot answers
ui-on_flag-concede = The player concedes
ui-away_after = A bot plays for who is away, after
ui-away-60 = one minute
ui-away-120 = two minutes
ui-away-900 = a quarter of an hour
ui-away-86400 = one day
ui-away-604800 = one week
ui-away_level = How well it plays
ui-options-more = More options ({ $n })
ui-list-ready = A ready one, as the table deals
ui-list-own = A list of my own
ui-list-format-deck = One card a line: “3x Name of the card”, with the faction on a line of its own.
ui-list-format-army = Faction and commander first, then one unit a line; attachments after “with”.

## Pages that are not there, and the rest

ui-nothing_here = There is nothing at this address.
ui-replay-gone = This replay does not exist, or the game is still being played.
ui-reload-help = The game goes on: nothing is lost by reloading.
ui-rules-chapter = Chapter
ui-rules-chapters = All chapters
ui-rules-loading = Opening the book…
ui-undo-waiting = You asked to take back. Waiting for { $names }.
ui-draw-waiting = You offered a draw. Waiting for the others.
ui-pause-waiting = You asked to pause. Waiting for the others.
ui-resume-waiting = You want to go on. Waiting for the others.
ui-resume-asked = { $names } would like to go on.
ui-take_back_offer = Take it back
ui-paused-help = The clocks stand still. Somebody must go on.
ui-help-on = { $thing }: what is this?

## What somebody is waited for, by the chapter of the question

doing-boardgame-setup = a house
doing-boardgame-westeros = a Westeros card
doing-boardgame-supply = losses for want of supply
doing-boardgame-mustering = mustering
doing-boardgame-bidding = a bid for influence
doing-boardgame-wildlings = the wildling attack
doing-boardgame-planning = orders
doing-boardgame-planning-raven = the messenger raven
doing-boardgame-raids = a raid
doing-boardgame-marches = a march
doing-boardgame-neutral = support against a neutral force
doing-boardgame-ports = ships in a port
doing-boardgame-consolidate = consolidating power
doing-boardgame-combat = a battle
doing-boardgame-combat-card = a house card for the battle
doing-boardgame-combat-support = support in a battle
doing-boardgame-casualties = casualties
doing-boardgame-retreat = a retreat
doing-boardgame-cards = the effect of a house card
doing-btwixt-setup = a leader
doing-btwixt-draft = a card to keep
doing-btwixt-bidding = a card, or kneeling
doing-btwixt-claim = where the won ally goes
doing-btwixt-effect = the effect of a card
doing-cardgame-setup = the first hand
doing-cardgame-plot = a plot
doing-cardgame-title = a title
doing-cardgame-window = a chance to act
doing-cardgame-window-action = an action or a pass
doing-cardgame-window-reaction = a reaction or a pass
doing-cardgame-window-interrupt = an interrupt or a pass
doing-cardgame-window-save = whether anything is saved
doing-cardgame-cost = the cost of a card
doing-cardgame-target = a target
doing-cardgame-pick = the effect of a card
doing-cardgame-challenge = a challenge
doing-cardgame-challenge-attackers = attackers
doing-cardgame-challenge-defenders = defenders
doing-cardgame-claim = claim
doing-cardgame-keywords = a keyword
doing-cardgame-standing = who stands
doing-cardgame-taxation = discarding down to reserve
doing-cardgame-settle = the order of effects
doing-cardgame-winning = who wins
doing-miniatures-siege = the siege
doing-miniatures-terrain = terrain
doing-miniatures-deploy = deployment
doing-miniatures-turn = an activation
doing-miniatures-action = a free action
doing-miniatures-move = a move
doing-miniatures-charge = a charge
doing-miniatures-attack = an attack
doing-miniatures-dice = dice to roll again
doing-miniatures-board = the tactics board
doing-miniatures-cards = tactics cards
doing-miniatures-effects = the effect of a card
doing-miniatures-objective = an objective
doing-miniatures-missions = missions
doing-miniatures-winds = missions
doing-miniatures-kings = an objective card
doing-miniatures-fire = a marked unit
doing-miniatures-feast = a corpse pile
doing-miniatures-stand = a return to the field

## Quarters of the field, as they are numbered on it (whoever sits opposite sees them turned)

name-q1 = quadrant Ⅰ
name-q2 = quadrant Ⅱ
name-q3 = quadrant Ⅲ
name-q4 = quadrant Ⅳ
