## weirwood report: a finished game looked back at.

cli-report = Look back at a finished game: chances, turning points, luck, what was won and spent.
cli-opt-report_html = Write it as a page with its plot to this file.
cli-opt-points = How many turning points to look at.
cli-opt-report_budget = How many games to imagine for each of them.
why-report-unfinished = This game is not over yet, after { $answers } answers: there is a report of finished games only.
why-report-bounds = { $what } may be { $allowed }, not “{ $found }”.

report-title = { $game }: a look back after { $answers } answers
report-seat = Seat { $n }
report-chances = Chances of winning
report-turning = Turning points
report-no_turning = Nobody’s chances ever fell by much.
report-played = Step { $step }, { $who }. { $question } → { $answer }. Chances went from { $before } to { $after }.
report-nothing_better = Nothing better was found in { $games } imagined games: bad luck, or others played well.
report-better = { $gain ->
    [0] Better: { $answer }, less than one win more in a hundred games
    [one] Better: { $answer }, one win more in a hundred games
   *[other] Better: { $answer }, { $gain } wins more in a hundred games
  }
report-luck = Luck
report-counts = What was won, lost and spent
report-col-what = Of
report-col-who = Whose
report-col-tries = Number
report-col-came = Came
report-col-expected = Expected
report-col-spread = Usual spread

why-table-no_report = There is no finished game { $room } at this table.
why-table-report_position = This game began in a laid-out position, or its first moves are lost: it cannot be looked back at.
why-table-report_busy = Too many games are being looked back at: try again in a few minutes.
why-table-report_bounds = Looking back at this game takes more time or memory than this table gives to it.
report-not_pondered = There was no time to look at this answer again.
