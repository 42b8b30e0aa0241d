## The table around the question

ui-board = Board
ui-log = Log
ui-chat = Chat
ui-settings = Settings
ui-menu = Menu
ui-log-empty = Nothing has happened yet.
ui-log-newest = Latest
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-to = To
ui-chat-all = The whole table
ui-chat-whisper = to { $names }
ui-concede = Concede
ui-concede-sure = Really concede? You come last, and the others play on.
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
ui-record = Download the record
ui-offline = Connection lost. Trying again…
ui-slow = Still waiting for the table…
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

ui-host_powers = Host’s options
ui-unmute = Unmute
ui-muted = muted
ui-remove-sure = Really remove { $name }? A bot will play the seat.
ui-remove-me = Leave my seat to a bot
ui-remove-me-sure = Really leave your seat? A bot will play on for you, and you will watch.
ui-offer_seat = Offer this seat by link
ui-offer_seat-help = Whoever opens this link takes the seat. Until then a bot plays it.
ui-list-bring = Play with this list
ui-list-brought = You play with this list.

ui-nothing_here = There is nothing at this address.
ui-reload-help = The game goes on: nothing is lost by reloading.
ui-undo-waiting = You asked to take back. Waiting for { $names }.
ui-draw-waiting = You offered a draw. Waiting for the others.
ui-pause-waiting = You asked to pause. Waiting for the others.
ui-resume-waiting = You want to go on. Waiting for the others.
ui-resume-asked = { $names } would like to go on.
ui-take_back_offer = Withdraw
ui-paused-help = The clocks are stopped until somebody goes on.
ui-help-on = { $thing }: what is this?

ui-hand_over = Hand over
ui-cover-to = Hand the screen to { $name }
ui-cover-who = Who is at the screen?
ui-cover-help = Everybody else looks away.
ui-cover-doing = Next: { $doing }
ui-cover-me = I am { $name }, show my side
ui-cover-stay = One more look as { $name }
ui-concede-alone = Really concede? The game ends at once, and you come last.
ui-leave-alone = The bots wait for you: you find the game under “My games”. Or you end it now.
ui-leave-later = Come back later
ui-leave-end = End the game
