## weirwood report: uno sguardo a una partita finita.

cli-report = Riguarda una partita finita: probabilità, svolte, fortuna, ciò che si è vinto e speso.
cli-opt-report_html = Lo scrive come pagina con il suo grafico in questo file.
cli-opt-points = Quante svolte esaminare.
cli-opt-report_budget = Quante partite immaginare per ciascuna.
why-report-unfinished = Questa partita non è finita, dopo { $answers } risposte: c’è un resoconto solo per le partite finite.
why-report-bounds = { $what } può essere { $allowed }, non «{ $found }».

report-title = { $game }: uno sguardo indietro dopo { $answers } risposte
report-seat = Posto { $n }
report-chances = Probabilità di vittoria
report-turning = Svolte
report-no_turning = Le probabilità di nessuno sono mai scese di molto.
report-played = Passo { $step }, { $who }. { $question } → { $answer }. La probabilità è passata da { $before } a { $after }.
report-nothing_better = In { $games } partite immaginate non si è trovato nulla di meglio: sfortuna, o gli altri hanno giocato bene.
report-better = { $gain ->
    [0] Meglio: { $answer }, meno di una vittoria in più su cento partite
    [one] Meglio: { $answer }, una vittoria in più su cento partite
   *[other] Meglio: { $answer }, { $gain } vittorie in più su cento partite
  }
report-luck = Fortuna
report-counts = Vinto, perso e speso
report-col-what = Di
report-col-who = Di chi
report-col-tries = Numero
report-col-came = Uscito
report-col-expected = Atteso
report-col-spread = Scarto usuale

why-table-no_report = A questo tavolo non c’è nessuna partita finita { $room }.
why-table-report_position = Questa partita è cominciata da una posizione preparata, o le prime mosse sono perdute: non si può riguardare.
why-table-report_busy = Si stanno riguardando troppe partite: riprova tra qualche minuto.
why-table-report_bounds = Riguardare questa partita chiede più tempo o memoria di quanto ne dia questo tavolo.
report-not_pondered = Non c’è stato tempo di riesaminare questa risposta.
