## Lo sguardo indietro a una partita finita

ui-report-title = { $game }: uno sguardo indietro
ui-report-asked = Il tavolo riguarda questa partita…
ui-report-before = { $n ->
    [one] Prima viene un’altra partita.
   *[other] Prima vengono altre { $n } partite.
  }
ui-report-progress = Fatte finora { $done } parti su { $total }
ui-report-more = Sulle svolte si sta ancora riflettendo.
ui-report-again = Riprova
ui-report-intro = { $n ->
    [one] Una risposta, raccontata dalla fine: nulla è più nascosto.
   *[other] { $n } risposte, raccontate dalla fine: nulla è più nascosto.
  }
ui-report-curve-help = Ogni linea è la probabilità di vittoria di qualcuno. I segni numerati sono le svolte; premendoli si vede il tabellone in quel momento.
ui-report-numbers = La curva in numeri
ui-report-step = Passo
ui-report-at = Passo { $n }
ui-report-place = { $n }º
ui-report-fell = { $before } → { $after }
ui-report-played = Scelto: { $answer }
ui-report-better = { $gain ->
    [0] Meglio: { $answer } (meno di una vittoria in più su cento partite)
    [one] Meglio: { $answer } (una vittoria in più su cento partite)
   *[other] Meglio: { $answer } ({ $gain } vittorie in più su cento partite)
  }
ui-report-see = Vedi il tabellone
ui-report-luck-help = Ciò che ha dato la fortuna accanto a ciò che ci si poteva aspettare. Entro una o due deviazioni standard non è nulla di speciale.
ui-report-share = Link a questo sguardo indietro
ui-report-file = Registrazione
