## The report of a finished game

ui-report-title = { $game }: looking back
ui-report-asked = The table looks back at this game…
ui-report-before = { $n ->
    [one] One other game comes first.
   *[other] { $n } other games come first.
  }
ui-report-progress = Made so far: { $done } of { $total } parts
ui-report-more = The turning points are still being thought about.
ui-report-again = Try again
ui-report-intro = { $n ->
    [one] One answer, told from its end: nothing is hidden any more.
   *[other] { $n } answers, told from their end: nothing is hidden any more.
  }
ui-report-curve-help = Each line is somebody’s chance to win. Numbered marks are turning points; a press shows the board at that moment.
ui-report-numbers = The curve in numbers
ui-report-step = Step
ui-report-at = Step { $n }
ui-report-place = { $n }.
ui-report-fell = { $before } → { $after }
ui-report-played = Chosen: { $answer }
ui-report-better = { $gain ->
    [0] Better: { $answer } (less than one win more in a hundred games)
    [one] Better: { $answer } (one win more in a hundred games)
   *[other] Better: { $answer } ({ $gain } wins more in a hundred games)
  }
ui-report-see = See the board
ui-report-luck-help = What luck gave, next to what could be expected. Within one or two standard deviations it is nothing special.
ui-report-share = Link to this report
ui-report-file = Record
