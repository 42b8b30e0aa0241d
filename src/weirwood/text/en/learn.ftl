## weirwood learn: a player that learns from games

cli-learn = Learn what positions of a game are worth, from games between bots.
cli-opt-learn_to = The folder that keeps games and weights; a run that was stopped goes on there.
cli-opt-learn_seats = How many play: several numbers are taken in turn; all that the game allows if not told.
cli-opt-learn_games = How many games of the game's own player come first.
cli-opt-learn_rounds = How many rounds of search follow, each with what was learnt before.
cli-opt-learn_searched = How many games in each of these rounds.
cli-opt-learn_iterations = How many iterations the search makes for an answer.
cli-opt-learn_horizon = How many ticks of the game's clock are played before a position is judged; 0 for the game's own.
cli-learn-round = Round
cli-learn-games = Games
cli-learn-error = Error
cli-learn-judgement = The game's own judgement
cli-learn-nothing = Without judgement
cli-learn-passes = Passes
cli-learn-held = Games held back
cli-learn-trained = Games learnt from
cli-learn-looks_at = What it looks at: how much its error grows without
cli-learn-answers = Answers: the error of what they are said to gain
cli-learn-same = The same said of every answer
cli-learn-done = The weights are in { $file }. A bot plays with them as learned:100:{ $file }.
why-lab-no_features = { $game } says nothing of its positions that could be learnt from: its features are missing.
why-lab-no_numpy = Learning needs numpy, which is not installed: make lab installs it.
why-lab-other_games = The file { $file } holds other games than those wanted here, or it is damaged: name another folder.
why-bots-unlearnt = Nothing has been learnt of { $game } yet: weirwood learn { $game } --to FOLDER does it.
why-bots-weights = The weights in { $file } cannot be read: { $reason }.
why-bots-weights_of = The weights in { $file } are of another game or other rules ({ $found } instead of { $wanted }): learn them anew.
