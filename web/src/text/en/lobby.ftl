## Entrance, new table, waiting room

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
ui-continue = Keep playing
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
    .help = Makes a sensible move now and then.
bot-steady = Steady
    .help = Plays what looks best now.
bot-strong = Strong
    .help = Thinks ahead.
bot-master = Master
    .help = Thinks ahead longer, with what it has learnt from other games.
bot-tempered = { $level }, { $temper }
bot-temper-bold = bold
bot-temper-careful = careful
bot-temper-vengeful = vengeful
bot-temper-grasping = grasping
bot-random = Random
    .help = Plays any legal move.
bot-greedy = Squire
    .help = Plays what looks best now.
bot-search = Maester
    .help = Thinks ahead.

ui-set_up = Set up a table
ui-how_many = How many play
ui-hot_seat = Also at this screen
ui-help = Help
ui-upload = Open a record
ui-upload-help = A game saved as a file, to be seen again.
ui-not_found = This table does not exist, or is not open to you.
ui-not_found-help = A seat is a secret link: ask the host for yours.
ui-home = Home
ui-sit = Take a seat
ui-take_seat = Take your seat
ui-mute = Mute
ui-remove = Remove
ui-undo-asked = { $name } would like to take back an answer.
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
ui-minutes = Minutes
ui-days = Days
ui-seconds = Seconds
ui-turn_title = Your turn: { $game }
ui-history = Replay of { $game }
ui-broken = Something went wrong on the board. Nothing is lost: every choice is in the list, and a reload may help.
ui-broken-again = Show the board again

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
ui-list-ready = Any ready-made list
ui-list-own = A list of my own
ui-list-format-deck = One card a line: “3x Name of the card”, with the faction on a line of its own.
ui-list-format-army = Faction and commander first, then one unit a line; attachments after “with”.

ui-invites = { $name } invites you to { $game }
ui-invited-with = With { $names }
ui-invited-bots = { $n ->
    [one] and one bot
   *[other] and { $n } bots
}
ui-waiting_host = { $name } starts the game.
ui-waiting_start = The host starts the game.
ui-new_here = New to this game?
ui-share = Send
ui-qr = QR code
ui-invite-words = Come and play { $game } with me
ui-players-between = { $least } to { $most } players
ui-on = yes
ui-off = no

ui-their_name = Name
ui-options-changed = { $n ->
    [one] one change
   *[other] { $n } changes
}
ui-list-leader = Leader
ui-list-house = House
ui-list-any-leader = Any leader
ui-list-any-house = Any house
ui-list-look = Look inside
ui-army-commander = Commander
ui-army-units = Units
ui-army-ncus = Non-combat units
ui-replays = Finished games
ui-row-lobby = Not started yet
ui-advice-allowed = Everybody may ask for advice
ui-quick = Find players
ui-quick-here = { $n ->
    [one] one is waiting
   *[other] { $n } are waiting
}
ui-friends = Friends
ui-friends-keeps = { $name } keeps a seat for you: { $game }
ui-friends-come = Take it
