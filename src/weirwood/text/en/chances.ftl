## weirwood chances: are the chances we tell true?

cli-chances = Chances of winning: fit them to bot games, and check them in others.
cli-chances-fit = Fit the chances to games between bots.
cli-chances-check = Of the positions given 70 %, were about 70 % won? In games that were not fitted to.
cli-opt-chances_games = How many games for each number of seats.
cli-opt-chances_to = Write what was fitted to this file; to the screen if not told.
cli-opt-chances_plot = Draw the reliability diagram into this file, as SVG.
cli-chances-given = Chance given
cli-chances-won = Won
cli-chances-error = May be off by
cli-chances-sides = Cases
cli-chances-sum = { $positions } positions of { $games } games. Given and won differ by { $gap } % on average; mean squared error { $brier } %, for even shares { $even } %.
cli-chances-unjudged = { $game } does not say what its positions are worth: there are no chances to fit or to check.
