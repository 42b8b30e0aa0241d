## Problemi: una risposta è chiaramente la migliore.

cli-puzzles = Risolvi problemi di un gioco, o lascia che la macchina ne trovi altri (make), li dimostri di nuovo (check) o li porti alle regole di oggi (renew).
cli-arg-puzzles = Un gioco e, se ne vuoi uno preciso, l'id del problema. Con make davanti se ne trovano altri, con check si dimostrano di nuovo, con renew si dimostrano con le regole e le carte di oggi, e quelli che reggono vengono riscritti.
cli-opt-puzzles_count = Quanti problemi deve contenere il file alla fine.
cli-opt-puzzles_to = Il file a cui si aggiungono i problemi.
cli-opt-puzzles_today = Solo il problema del giorno.
puzzles-usage = Indica un gioco e, se vuoi, un problema: weirwood puzzles btwixt, oppure weirwood puzzles make btwixt.
puzzles-other_game = { $file } contiene problemi di un gioco diverso da { $game }.
puzzles-not_ours = { $file } esiste già e non contiene problemi: indica un altro file con --to.
puzzles-none = Non ci sono ancora problemi di { $game }: weirwood puzzles make { $game } ne trova.
puzzles-made = { $found ->
    [one] Un problema trovato;
   *[other] { $found } problemi trovati;
  } { $file } ora ne contiene { $puzzles }.
puzzles-checked = { $game }: { $hold } problemi su { $puzzles } reggono.
puzzles-there = { $file } c'è già: indica con --to il file da scrivere.
puzzles-renewed = { $hold } problemi su { $puzzles } reggono con le regole di oggi; sono in { $file }. Per trovarne altri: weirwood puzzles make.
puzzles-title = Problema { $id }, punteggio { $rating }
puzzles-task = Tocca a { $seat }. Una risposta è chiaramente migliore di tutte le altre: trovala.
puzzles-terminal_help = Scrivi un numero per rispondere. «{ $hint }» dice di che si tratta, «{ $do }» mostra la soluzione, «{ $quit }» chiude.
puzzles-right = Esatto!
puzzles-wrong = { $label }: non è la migliore. Perde circa { $loss } punti su cento di probabilità di vittoria.
puzzles-wrong_bare = { $label }: non è la migliore.
puzzles-solution = Soluzione: { $label }. Probabilità di vittoria circa { $chance } %; la seconda risposta perde { $gain } punti.
puzzles-hint = Pensa a questo: { $about }.
puzzles-no_hint = Per questo non c'è un suggerimento.
puzzles-standing = Il tuo punteggio: { $rating }. Risolti: { $solved } su { $tried } tentati. Di fila al primo colpo: { $streak } (record { $best }). Giorni di fila: { $days }.
puzzles-next = Invio per il prossimo problema, oppure «{ $quit }».
why-puzzles-unknown = Non c'è nessun problema «{ $found }» di questo gioco.
why-puzzles-version = Il problema { $id } è stato fatto per la versione { $found } delle regole; qui si gioca la versione { $allowed }, quindi la sua soluzione può non valere.
why-puzzles-cards = Il problema { $id } è stato fatto con carte e mappe diverse da quelle che si giocano qui, quindi la sua soluzione può non valere.
why-puzzles-broken = Questo problema non si può leggere: { $what } è { $found }.
why-puzzles-no_judgement = { $game } non giudica le posizioni, quindi non si possono trovare problemi.
