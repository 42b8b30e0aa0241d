## The analysis board

ui-analysis-at = { $tried ->
    [0] Step { $n } of { $most }
    [one] Step { $n } of { $most }, and one answer tried
   *[other] Step { $n } of { $most }, and { $tried } answers tried
  }
ui-analysis-asked = Who answers
ui-analysis-tried = What was tried
ui-analysis-none = Nothing yet: answer for whoever is asked, or let a bot do it.
ui-analysis-news = What happened
ui-analysis-share = Link to this position
ui-analysis-python = In Python: weirwood.branch("…") with this link opens the same position.
ui-analysis-root = Back to the game
ui-analysis-back = One answer back
ui-analysis-bot = { $n ->
    [one] A bot gives 1 answer
   *[other] Bots give { $n } answers
  }
ui-analysis-take = You play
ui-analysis-all = Everybody
