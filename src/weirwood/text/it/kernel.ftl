## Quello che ogni gioco rifiuta, prima che parlino le sue regole.

why-kernel-already_answered = { $seat } ha già risposto a questa domanda.
why-kernel-broken_bot = Il bot { $bot } non si può caricare: { $reason }
why-kernel-broken_game = Il gioco { $game } non si può caricare: { $reason }
why-kernel-closed_question = La domanda { $number } è chiusa.
why-kernel-conceded = { $seat } si è già arreso.
why-kernel-content = È stato creato con altri file di carte e mappe ({ $found }; qui sono { $allowed }).
why-kernel-count = { $found ->
    [one] È stata scelta un’opzione
   *[other] Sono state scelte { $found } opzioni
}: ne servono da { $least } a { $most }.
why-kernel-decision = Questa non è una domanda aperta della partita ({ $found }).
why-kernel-differs = La registrazione differisce alla riga { $line } ({ $what }): dice { $recorded }, rigiocata dà { $played }.
why-kernel-native = Una partita in modo nativo non si può copiare né salvare.
why-kernel-no_record = Una partita caricata, biforcata o ridistribuita non ha una registrazione del suo inizio.
why-kernel-no_scenario = { $game } non può cominciare da una posizione data.
why-kernel-stop_at = Nessuna domanda si chiama { $found }. Si conoscono: { $allowed }.
why-kernel-stop_at_never = Da questa posizione non si arriva mai alla domanda { $kind } se nessuno fa nulla.
why-kernel-not_answered = { $seat } non ha risposto a questa domanda.
why-kernel-over = La partita è finita.
why-kernel-record = La registrazione non si legge: alla riga { $line } c’è scritto «{ $found }».
why-kernel-replay_question = A { $seat } non viene chiesto { $kind } a questo punto della registrazione.
why-kernel-save = Il salvataggio non si legge: «{ $found }» non va bene ({ $what }).
why-kernel-seat = Non c’è il posto { $found }: sono ammessi { $allowed }.
why-kernel-seats = Non si gioca con { $seats } posti: sono ammessi { $allowed }.
why-kernel-seed = Il seme è un numero intero, non { $found }.
why-kernel-setting_name = Non esiste l’impostazione { $setting }: sono ammesse { $allowed }.
why-kernel-setting_value = L’impostazione { $setting } non può valere { $value }: sono ammessi { $allowed }.
why-kernel-settings = Le impostazioni sono nomi con valori, non { $found }.
why-kernel-shape = Questo non risponde a { $kind }: c’è { $found }, ci vorrebbe { $allowed }.
why-kernel-stale = La domanda { $number } ({ $kind }) non è più aperta.
why-kernel-undo_barrier = { $seat } non può tornare indietro: da allora è stato pescato o visto qualcosa.
why-kernel-undo_nothing = { $seat } non ha nulla da annullare.
why-kernel-undo_other = { $seat } non può tornare indietro: da allora ha risposto { $other_seat }.
why-kernel-unknown_bot = Non esiste il bot { $bot }: sono ammessi { $bots }.
why-kernel-unknown_game = Non esiste il gioco { $game }: sono ammessi { $games }.
why-kernel-version = È stato creato con la versione { $found } delle regole, che qui non si gioca (qui: { $allowed }).

## Quello che può accadere in ogni gioco.

event-kernel-undone = { $seat } annulla una mossa.
event-kernel-conceded = { $seat } si arrende.
event-kernel-drawn = I giocatori si accordano per la patta.
event-kernel-stopped = Non resta nessuno a giocare contro i bot. La partita finisce qui.
