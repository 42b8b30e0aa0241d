## The command line: what --help says.

cli-about = Four tabletop games of Westeros, played properly.
cli-notice = Unofficial: not affiliated with or endorsed by the publishers or the author. Trademarks belong to their owners.
cli-version =
    Weirwood { $version } ({ $build ->
        [compiled] compiled
       *[interpreted] interpreted
    })
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-games = List the games with their seats and settings.
cli-play = Play in the terminal, against bots or with people at the same keyboard.
cli-simulate = Let bots play many games and sum them up.
cli-tournament = Let bots compete: rotated seats, paired seeds, ratings with intervals.
cli-replay = Step through a record.
cli-verify = Check that records play again to the same end.
cli-rules = Show the rules of a game as a book, or find those that some words mean.
cli-bench = Measure the speed of this machine, game by game: random play, copies, saves, loads, views and search, in CPU time on one core.
cli-deck = Decks of the card game.
cli-army = Armies of the miniatures game.
cli-check-deck = Is a deck legal, and if not, why?
cli-check-army = Is an army legal, and if not, why?
cli-show-deck = Print a ready deck as text, or the names of all.
cli-show-army = Print a ready army as text, or the names of all.
cli-serve = Serve the table to browsers.
cli-admin = For the host of a web table: its rooms and its backups.
cli-admin-list = List the rooms.
cli-admin-close = End a game as a draw.
cli-admin-delete = Take a room away with everything in it.
cli-admin-delete_old = Take away rooms in which nothing has happened for some days.
cli-admin-backup = Write everything that is kept to a file.
cli-admin-restore = Read such a file into an empty database.
cli-arg-room = The id of a room.
cli-arg-backup = The file of the backup.
cli-opt-status = Only rooms of this status.
cli-opt-days = After how many days.

cli-arg-game = The game: see “weirwood games”.
cli-arg-bench_game = The game; all games if none is named.
cli-arg-words = Words to look for, or the id of a rule.
cli-opt-html = The whole book as a page of its own, with pictures, to read or to print.
cli-arg-record = A record, as JSON Lines.
cli-arg-records = Records, as JSON Lines.
cli-arg-deck = A deck, as JSON or as text.
cli-arg-army = An army, as JSON or as text.
cli-arg-ready = Its name; without one, the names of all.

cli-opt-help = Show this text.
cli-opt-version = Show the version.
cli-opt-lang = The language: en, es or it.
cli-opt-json = For programs: JSON instead of words.
cli-opt-seats = How many seats; the fewest of the game if not told.
cli-opt-bots = Who plays, seat by seat, repeated around the table: { $levels }, random, greedy, search:0.2, exec:PROGRAM
cli-opt-opponents = Who plays the other seats: { $levels }; “none” for people only.
cli-opt-people = How many people share this keyboard.
cli-opt-names = Their names, with commas between them.
cli-opt-seed = A whole number; the same seed deals the same game.
cli-opt-option = A setting of the game, as KEY=VALUE; VALUE may be @FILE. May be given several times.
cli-opt-plain = Plain lines without boxes, colours or redrawing: for screen readers and logs.
cli-opt-resume = Go on with a saved game.
cli-opt-games = How many games.
cli-opt-jobs = How many processes; 0 for one per core.
cli-opt-records = A folder for the records of all games.
cli-opt-to = A file of JSON Lines for finished games; started again, the tournament goes on from it.
cli-opt-until = Stop as soon as the 95 % interval of the first bot lies above or below this rate: 0.7, or 1.6x the fair share.
cli-opt-plot = A folder for plots of win rates, ratings and game lengths.
cli-opt-ray = Play on a Ray cluster, on this machine unless --ray-address names another.
cli-opt-ray_address = The address of a Ray cluster, for example auto or 10.0.0.1:6379.
cli-opt-all_seats = Look from this seat (1, 2 ...), or “all” to see everything; a spectator's view if not told.
cli-opt-bench_games = How many games to measure (20 if not told).
cli-opt-bench_seconds = Measure for so many seconds of one core, instead of a number of games.
cli-opt-bench_seats = How many seats; the most of the game if not told.
cli-opt-host = The address to listen on; this machine alone if not told.
cli-opt-port = The port to listen on.
cli-opt-database = Where games are kept, as a database URL.
cli-opt-data = The folder for the database and everything else that is kept.
cli-opt-config = A file of settings, as TOML; every setting can also be given in the environment, as WEIRWOOD_MAX_ROOMS.
cli-opt-allow_host = A further host name that the table answers to. May be given several times.
cli-opt-origin = A further origin that may connect, such as https://table.example. May be given several times.
cli-opt-proxy = The address of the one proxy whose forwarded headers are believed.
cli-bots = Let bots think on this machine for tables elsewhere.
cli-opt-bot_jobs = How many bots think at once; as many as there are cores to spare if not said.
cli-opt-workers = How many processes serve this table together; more than one needs PostgreSQL.
cli-opt-private = The address of this machine at which other workers of the same table reach it.
cli-opt-secure = Cookies over https only: for a table behind a proxy that speaks https.
cli-opt-public = Address of the table as people know it, for links in notices.
cli-opt-mail = Mail server for notices: smtp://user:password@host:port (or in WEIRWOOD_MAIL).
cli-opt-mail_from = Sender of these mails.
cli-opt-hook = Site whose web hooks may be called for notices. May be given several times.

## Wrong use. One line each: what was wrong, and what would be right.

cli-wrong = weirwood: { $text }
cli-no_command = Say what to do: one of { $commands }.
cli-unknown_command = There is no command { $found }: it is one of { $commands }.
cli-unknown_option = There is no option { $found } here: allowed are { $options }.
cli-missing_argument = { $what } is missing.
cli-missing_value = The option { $option } wants a value after it.
cli-extra = Too many words: { $found }.
cli-usage = { $found }
cli-see_help = Try “{ $command } --help”.
cli-bad_lang = There is no language { $found }: it is en, es or it.
cli-bad_number = { $option } wants a whole number, not { $found }.
cli-small_number = { $option } is { $found }: it is at least { $least }.
cli-great_number = { $option } is { $found }: it is at most { $most }.
cli-bad_setting = A setting is written KEY=VALUE, not { $found }.
cli-no_file = There is no file { $file }.
cli-no_permission = { $file } may not be read or written.
cli-is_folder = { $file } is a folder; a file is wanted.
cli-file_trouble = { $file }: { $reason }.
cli-not_text = { $file } is not text in UTF-8.
cli-not_json = { $file } is not JSON: line { $line }, column { $column }.
cli-too_deep = { $file } is nested too deeply to be read.
cli-no_game_here = The game { $game } cannot be loaded: { $reason }.
cli-which_game = Say which game: one of { $games }.
cli-resume_alone = --resume brings its own game, seats, people, seed and settings: leave { $found } out.
cli-no_checker = No installed game knows a check called { $what }.
cli-no_ready = There is no ready list { $found }. There are: { $allowed }.
cli-no_table = The web table is not part of this installation.
cli-address = Cannot listen on { $host } port { $port }: { $reason }. Choose another --port or --host.
cli-database = The database cannot be used: { $reason }.
cli-not_folder = { $file } is not a folder.
cli-serving = The table is open on { $url } (Ctrl-C closes it).
cli-failed_rule = A rule of the game failed ({ $what }); please report it with the record { $file }.
cli-worker_lost = A worker process was lost again and again; try fewer --jobs.
cli-interrupted = Interrupted.
cli-people = People are { $found }: there are { $seats } seats.
cli-bot_count = Bots are { $found }: { $seats } seats are left for them.

why-bots-budget = The bot { $bot } has no budget { $found }: write { $allowed }.
why-bots-no_greedy = { $game } has no greedy bot of its own yet: allowed are { $bots }.
why-lab-exec = No program is named by { $found }: write exec:PROGRAM ARGUMENTS, or exec:2s PROGRAM ARGUMENTS for two seconds an answer.
why-lab-exec_missing = There is no program { $program } here: give its name as your shell knows it, or its path.
why-lab-trace_version = The file { $file } is a trace of version { $found }; this release reads version { $allowed }. Name another file.
why-lab-trace_rules = The games of { $file } were played by version { $found } of the rules; they are at version { $allowed } now. Name another file.
why-lab-no_ray = Ray is not installed: make lab installs it, or use --jobs.
why-lab-ray_address = There is no Ray cluster at { $found }: { $why }
why-lab-no_matplotlib = Plots need matplotlib, which is not installed: make lab installs it.
why-lab-until = The option --until wants a win rate between 0 and 1 such as 0.7, or a multiple of the fair share such as 1.6x; not { $found }.
why-lab-bots = { $found ->
    [0] No bot was
    [one] One bot was
   *[other] { $found } bots were
} named: at least 1 is wanted and at most { $most }.
why-lab-two_bots = A tournament needs two different bots or more, not { $found }.
why-lab-trace = The file { $file } cannot be read in line { $line }: { $found }. It is no trace of ours, or it is damaged: name another file.
why-lab-other_tournament = The file { $file } holds other games: its { $what } is { $found }, here it is { $allowed }. Name another file.

## weirwood games

cli-seats = { $least } to { $most } seats
cli-seats_only = { $least ->
    [one] one seat
   *[other] { $least } seats
}
cli-setting_default = default: { $value }
cli-on = yes
cli-off = no
cli-nothing = none
cli-rules_done = { $done } of { $all } rules of its rulebook are played
cli-settings = Settings
cli-no_settings = no settings

## weirwood simulate, tournament, bench

cli-playing = Playing
cli-col-game = Game
cli-col-seats = Seats
cli-col-seat = Seat
cli-col-bot = Bot
cli-col-wins = Wins
cli-col-share = Share
cli-col-score = Mean score
cli-col-who = Who
cli-col-games = Games
cli-col-rate = Win rate
cli-col-interval = 95 % interval
cli-col-fair = Times its fair share
cli-col-rating = Rating
cli-col-games_per_s = Games/s
cli-col-decisions_per_s = Decisions/s
cli-col-choices_per_s = Choices/s
cli-col-fork = Copy (µs)
cli-col-save = Save (µs)
cli-col-load = Load (µs)
cli-col-view = View (µs)
cli-col-bytes = Save (bytes)
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $seats } seats in { $seconds } s: { $rate } games/s, { $decisions } decisions/s, { $choices } real choices/s.
cli-length = { $mean } decisions a game on average, from { $least } to { $most }.
cli-errors = { $count ->
    [one] One game was
   *[other] { $count } games were
} not played to the end.
cli-problem = game { $index } (seed { $seed }): { $error }
cli-by_seat = By seat
cli-by_label = By house, leader or faction
cli-by_rating = Ratings by openskill (Plackett-Luce), mean ± 1.96 standard deviations.
cli-by_rate = openskill is not installed (it comes with the laboratory): win rates with Wilson intervals instead.
cli-bench_note =
    CPU time, one core, { $build ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }, random play with the options listed for every decision; copies, saves and views are means over all decisions.
cli-measuring = Measuring { $game }

## weirwood verify, replay, rules, check

cli-verified = { $file }: plays again to the same end.
cli-verified_open = { $file }: plays again as far as it goes; the game was not finished.
cli-differs = { $file }: { $why }
cli-unreadable = { $file }: { $why }
cli-no_ledger = { $game } has brought no rules that could be read here.
cli-no_rules = No rule of { $game } holds { $words }.{ $more }
cli-rule_missing = not implemented yet
cli-rule_count = { $count ->
    [one] One rule.
   *[other] { $count } rules.
}
cli-legal = { $file }: legal.
cli-illegal = { $file }: not legal.
cli-basis-rulebook = rulebook
cli-basis-ruling = ruling
cli-basis-derived = our reading
cli-room_closed = The game in room { $room } was ended as a draw.
cli-room_deleted = Room { $room } was taken away with everything in it.
cli-room_over = The game in room { $room } is over already: nothing was changed.
cli-deleted = { $count ->
    [0] No room was
    [one] One room was
   *[other] { $count } rooms were
} taken away.
cli-rows = { $file }: { $count ->
    [one] one row.
   *[other] { $count } rows.
}

## weirwood tournament: tests, usage, plots

cli-until-above = The strength test is passed: { $bot } wins { $rate } % ({ $low } – { $high } %), above { $target } %, after { $games } games.
cli-until-below = The strength test failed: { $bot } wins { $rate } % ({ $low } – { $high } %), below { $target } %, after { $games } games.
cli-until-open = The strength test is open: { $bot } wins { $rate } % ({ $low } – { $high } %) after { $games } games; the target is { $target } %.
cli-branching = { $options } options a choice on average.
cli-by_list = By deck or army
cli-by_rule = What was asked most, by rule
cli-by_event = What happened most
cli-by_used = Cards, units and orders used most
cli-col-rule = Rule
cli-col-event = Event
cli-col-thing = Card, unit or order
cli-col-times = Times
cli-col-per_game = A game
cli-forfeits = Games lost by bots that failed:
cli-forfeit = game { $index }, { $bot }: { $why }
cli-plotted = Plots: { $files }
cli-plot-wins = Wins, in %
cli-plot-rating = Rating
cli-plot-length = Decisions a game
cli-plot-games = Games
cli-col-searches = Search iterations/s

# weirwood show
cli-show = Draw a save, a record, a scenario or what a link shares, with its open question, options and frames.
cli-arg-show = A save, a record, or a scenario: an object with a “game” and what that game reads; or the link to a replay or an analysis.
cli-opt-step = Of a record: the position after so many answers (the last one if not told).
cli-opt-show_seat = Look from this seat (1, 2 ...); from that of the open question if not told.
cli-show-save = save
cli-show-record = record
cli-show-scenario = scenario
cli-show-link = shared position
cli-show_nothing = { $file } is neither a save nor a record nor a scenario, which is an object with a “game”.
cli-show_step = --step is { $found }, but { $file } has { $most } steps.
cli-show_step_alone = --step is for records; { $file } is none.
cli-show_answered = { $seat } has answered
cli-show_frames = The rules are in the middle of

# weirwood bench
cli-bench_either = Either --games or --seconds, not both.
cli-bad_positive = { $option } is “{ $found }”: it is a number above 0 and at most { $most }.
cli-cluster_lost = The cluster was lost: { $why } With the same --to FILE the run goes on where it stopped.
cli-no_client = This installation has no browser client, so there is no page to play on. In a checkout run make play; with pip, install a wheel that was built with it (make client, then pip install .).
