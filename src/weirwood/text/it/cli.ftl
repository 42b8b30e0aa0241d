## La riga di comando: quello che dice --help.

cli-about = Quattro giochi da tavolo di Westeros, giocati come si deve.
cli-notice = Non ufficiale: nessun legame con gli editori né con l’autore, e nessun loro avallo. I marchi appartengono ai rispettivi proprietari.
cli-version =
    Weirwood { $version } ({ $build ->
        [compiled] compilato
       *[interpreted] interpretato
    })
cli-panel-arguments = Argomenti
cli-panel-options = Opzioni
cli-panel-commands = Comandi

cli-games = Elenca i giochi con posti e impostazioni.
cli-play = Gioca nel terminale, contro i bot o con altre persone alla stessa tastiera.
cli-simulate = Fa giocare ai bot molte partite e le riassume.
cli-tournament = Fa gareggiare i bot: posti a rotazione, semi appaiati, punteggi con intervalli.
cli-replay = Ripercorre una registrazione passo per passo.
cli-verify = Controlla che le registrazioni, rigiocate, arrivino alla stessa fine.
cli-rules = Mostra le regole di un gioco come un libro, o trova quelle che si intendono.
cli-bench = Misura la velocità di questa macchina, gioco per gioco: partite a caso, copie, salvataggi, caricamenti, viste e ricerca, in tempo di CPU di un core.
cli-deck = Mazzi del gioco di carte.
cli-army = Eserciti del gioco di miniature.
cli-check-deck = Un mazzo è legale? E se no, perché?
cli-check-army = Un esercito è legale? E se no, perché?
cli-show-deck = Mostra un mazzo pronto come testo, o i nomi di tutti.
cli-show-army = Mostra un esercito pronto come testo, o i nomi di tutti.
cli-serve = Serve il tavolo ai browser.
cli-admin = Per chi ospita un tavolo web: le sue stanze e le copie di sicurezza.
cli-admin-list = Elenca le stanze.
cli-admin-close = Chiude una partita in parità.
cli-admin-delete = Toglie una stanza con tutto ciò che contiene.
cli-admin-delete_old = Toglie le stanze in cui da alcuni giorni non succede nulla.
cli-admin-backup = Scrive in un file tutto ciò che si conserva.
cli-admin-restore = Legge quel file in un database vuoto.
cli-arg-room = L’identificativo di una stanza.
cli-arg-backup = Il file della copia di sicurezza.
cli-opt-status = Solo le stanze in questo stato.
cli-opt-days = Dopo quanti giorni.

cli-arg-game = Il gioco: vedi «weirwood games».
cli-arg-bench_game = Il gioco; tutti se non se ne nomina uno.
cli-arg-words = Parole da cercare, o l’identificativo di una regola.
cli-opt-html = Tutto il libro come pagina a sé, con figure, da leggere o stampare.
cli-arg-record = Una registrazione, in JSON Lines.
cli-arg-records = Registrazioni, in JSON Lines.
cli-arg-deck = Un mazzo, in JSON o come testo.
cli-arg-army = Un esercito, in JSON o come testo.
cli-arg-ready = Il suo nome; senza, i nomi di tutti.

cli-opt-help = Mostra questo testo.
cli-opt-version = Mostra la versione.
cli-opt-lang = La lingua: en, es o it.
cli-opt-json = Per i programmi: JSON invece di parole.
cli-opt-seats = Quanti posti; se non è detto, il minimo del gioco.
cli-opt-bots = Chi gioca, posto per posto, ripetuto intorno al tavolo: { $levels }, random, greedy, search:0.2, exec:PROGRAMMA
cli-opt-opponents = Chi occupa gli altri posti: { $levels }; «none» se giocano solo persone.
cli-opt-people = Quante persone usano questa tastiera.
cli-opt-names = I loro nomi, separati da virgole.
cli-opt-seed = Un numero intero; lo stesso seme dà la stessa partita.
cli-opt-option = Un’impostazione del gioco, come CHIAVE=VALORE; VALORE può essere @FILE. Si può ripetere.
cli-opt-plain = Righe semplici, senza riquadri, colori o ridisegno: per lettori di schermo e file.
cli-opt-resume = Continua una partita salvata.
cli-opt-games = Quante partite.
cli-opt-jobs = Quanti processi; 0 per uno a core.
cli-opt-records = Una cartella per le registrazioni di tutte le partite.
cli-opt-to = Un file JSON Lines per le partite finite; riavviato, il torneo riparte da lì.
cli-opt-until = Fermarsi appena l'intervallo al 95 % del primo bot sta sopra o sotto questa quota: 0.7, o 1.6x la quota equa.
cli-opt-plot = Una cartella per i grafici di vittorie, punteggi e durata.
cli-opt-ray = Giocare su un cluster Ray, su questa macchina se --ray-address non ne indica un altro.
cli-opt-ray_address = L'indirizzo di un cluster Ray, per esempio auto o 10.0.0.1:6379.
cli-opt-all_seats = Guarda da questo posto (1, 2...), o «all» per vedere tutto; se non è detto, da spettatore.
cli-opt-bench_games = Quante partite misurare (20 se non è detto).
cli-opt-bench_seconds = Misura per tanti secondi di un core, invece di un numero di partite.
cli-opt-bench_seats = Quanti posti; il massimo del gioco se non è detto.
cli-opt-host = L’indirizzo su cui ascoltare; se non è detto, solo questa macchina.
cli-opt-port = La porta su cui ascoltare.
cli-opt-database = Dove si conservano le partite, come URL di database.
cli-opt-data = La cartella per il database e per tutto ciò che si conserva.
cli-opt-config = Un file di impostazioni, in TOML; ogni impostazione si può dare anche nell’ambiente, come WEIRWOOD_MAX_ROOMS.
cli-opt-allow_host = Un altro nome di macchina a cui il tavolo risponde. Si può ripetere.
cli-opt-origin = Un’altra origine che può collegarsi, come https://tavolo.example. Si può ripetere.
cli-opt-proxy = L’indirizzo dell’unico proxy alle cui intestazioni si crede.
cli-bots = Fa pensare i bot su questa macchina per tavoli che sono altrove.
cli-opt-bot_jobs = Quanti bot pensano insieme; se non si dice, quanti sono i core liberi.
cli-opt-workers = Quanti processi servono insieme questo tavolo; più di uno richiede PostgreSQL.
cli-opt-private = L’indirizzo di questa macchina a cui la raggiungono gli altri processi dello stesso tavolo.
cli-opt-secure = Cookie solo via https: per un tavolo dietro un proxy che parla https.
cli-opt-public = Indirizzo pubblico del tavolo, per i collegamenti negli avvisi.
cli-opt-mail = Server di posta per gli avvisi: smtp://utente:password@server:porta (o in WEIRWOOD_MAIL).
cli-opt-mail_from = Mittente di questi messaggi.
cli-opt-hook = Sito di cui si possono chiamare i webhook per gli avvisi. Si può ripetere.

## Uso sbagliato. Una riga ogni volta: che cosa non andava e che cosa andrebbe.

cli-wrong = weirwood: { $text }
cli-no_command = Bisogna dire che cosa fare: { $commands }.
cli-unknown_command = Non esiste il comando { $found }: sono ammessi { $commands }.
cli-unknown_option = Qui non esiste l’opzione { $found }: sono ammesse { $options }.
cli-missing_argument = Manca { $what }.
cli-missing_value = L’opzione { $option } vuole un valore dopo di sé.
cli-extra = Ci sono parole di troppo: { $found }.
cli-usage = { $found }
cli-see_help = Prova «{ $command } --help».
cli-bad_lang = Non esiste la lingua { $found }: sono ammesse en, es e it.
cli-bad_number = { $option } vuole un numero intero, non { $found }.
cli-small_number = { $option } è { $found }: dev’essere almeno { $least }.
cli-great_number = { $option } è { $found }: può essere al massimo { $most }.
cli-bad_setting = Un’impostazione si scrive CHIAVE=VALORE, non { $found }.
cli-no_file = Il file { $file } non esiste.
cli-no_permission = Manca il permesso di leggere o scrivere { $file }.
cli-is_folder = { $file } è una cartella; serve un file.
cli-file_trouble = { $file }: { $reason }.
cli-not_text = { $file } non è testo in UTF-8.
cli-not_json = { $file } non è JSON: riga { $line }, colonna { $column }.
cli-too_deep = { $file } è annidato troppo in profondità per essere letto.
cli-no_game_here = Il gioco { $game } non si può caricare: { $reason }.
cli-which_game = Bisogna dire quale gioco: { $games }.
cli-resume_alone = --resume porta con sé gioco, posti, persone, seme e impostazioni: va tolto { $found }.
cli-no_checker = Nessun gioco installato conosce un controllo chiamato { $what }.
cli-no_ready = Non c’è una lista pronta { $found }. Ci sono: { $allowed }.
cli-no_table = Il tavolo web non fa parte di questa installazione.
cli-address = Non si può ascoltare su { $host }, porta { $port }: { $reason }. Scegli un’altra --port o un altro --host.
cli-database = Il database non si può usare: { $reason }.
cli-not_folder = { $file } non è una cartella.
cli-serving = Il tavolo è aperto su { $url } (Ctrl-C lo chiude).
cli-failed_rule = Una regola del gioco è fallita ({ $what }); segnalalo, per favore, con la registrazione { $file }.
cli-worker_lost = Un processo è andato perso più e più volte; prova con meno --jobs.
cli-interrupted = Interrotto.
cli-people = Ci sono { $found } persone: i posti sono { $seats }.
cli-bot_count = Ci sono { $found } bot: per loro restano { $seats } posti.

why-bots-budget = Il bot { $bot } non accetta { $found }: scrivi { $allowed }.
why-bots-no_greedy = { $game } non ha ancora un suo bot greedy: sono ammessi { $bots }.
why-lab-exec = Nessun programma è indicato da { $found }: scrivi exec:PROGRAMMA ARGOMENTI, o exec:2s PROGRAMMA ARGOMENTI per dare due secondi a risposta.
why-lab-exec_missing = Qui non c'è nessun programma { $program }: indicane il nome come lo conosce la tua shell, o il percorso.
why-lab-trace_version = Il file { $file } è una traccia della versione { $found }; questa edizione legge la versione { $allowed }. Indica un altro file.
why-lab-trace_rules = Le partite di { $file } sono state giocate con la versione { $found } delle regole; ora sono alla { $allowed }. Indica un altro file.
why-lab-no_ray = Ray non è installato: make lab lo installa; oppure usa --jobs.
why-lab-ray_address = Nessun cluster Ray all'indirizzo { $found }: { $why }
why-lab-no_matplotlib = Per i grafici serve matplotlib, che non è installato: make lab lo installa.
why-lab-until = L'opzione --until vuole una quota di vittorie tra 0 e 1, come 0.7, o un multiplo della quota equa, come 1.6x; non { $found }.
why-lab-bots = { $found ->
    [0] Non è stato nominato nessun bot
    [one] È stato nominato un bot
   *[other] Sono stati nominati { $found } bot
}: ne serve almeno 1 e al massimo { $most }.
why-lab-two_bots = Un torneo vuole due bot diversi o più, non { $found }.
why-lab-trace = Il file { $file } non si legge alla riga { $line }: { $found }. Non è una nostra traccia, o è danneggiato: indica un altro file.
why-lab-other_tournament = Il file { $file } contiene altre partite: lì { $what } è { $found }, qui è { $allowed }. Indica un altro file.

## weirwood games

cli-seats = da { $least } a { $most } posti
cli-seats_only = { $least ->
    [one] un posto
   *[other] { $least } posti
}
cli-setting_default = predefinito: { $value }
cli-on = sì
cli-off = no
cli-nothing = niente
cli-rules_done = si giocano { $done } delle { $all } regole del regolamento
cli-settings = Impostazioni
cli-no_settings = nessuna impostazione

## weirwood simulate, tournament, bench

cli-playing = In gioco
cli-col-game = Gioco
cli-col-seats = Posti
cli-col-seat = Posto
cli-col-bot = Bot
cli-col-wins = Vittorie
cli-col-share = Quota
cli-col-score = Punti (media)
cli-col-who = Chi
cli-col-games = Partite
cli-col-rate = Vittorie (%)
cli-col-interval = Intervallo al 95 %
cli-col-fair = Volte la quota equa
cli-col-rating = Punteggio
cli-col-games_per_s = Partite/s
cli-col-decisions_per_s = Decisioni/s
cli-col-choices_per_s = Scelte/s
cli-col-fork = Copia (µs)
cli-col-save = Salva (µs)
cli-col-load = Carica (µs)
cli-col-view = Vista (µs)
cli-col-bytes = Salvataggio (byte)
cli-simulated = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $game } con { $seats } posti in { $seconds } s: { $rate } partite/s, { $decisions } decisioni/s, { $choices } scelte vere/s.
cli-length = In media { $mean } decisioni a partita, da { $least } a { $most }.
cli-errors = { $count ->
    [one] Una partita non è arrivata
   *[other] { $count } partite non sono arrivate
} alla fine.
cli-problem = partita { $index } (seme { $seed }): { $error }
cli-by_seat = Per posto
cli-by_label = Per casata, leader o fazione
cli-by_rating = Punteggi di openskill (Plackett-Luce), media ± 1,96 deviazioni standard.
cli-by_rate = openskill non è installato (fa parte del laboratorio): al suo posto, percentuali di vittoria con intervalli di Wilson.
cli-bench_note =
    Tempo di CPU, un core, { $build ->
        [compiled] motore compilato
       *[interpreted] motore interpretato
    }, gioco a caso con le opzioni elencate a ogni decisione; copie, salvataggi e viste sono medie su tutte le decisioni.
cli-measuring = Misuro { $game }

## weirwood verify, replay, rules, check

cli-verified = { $file }: rigiocata, arriva alla stessa fine.
cli-verified_open = { $file }: si rigioca fin dove arriva; la partita non è finita.
cli-differs = { $file }: { $why }
cli-unreadable = { $file }: { $why }
cli-no_ledger = { $game } non ha portato regole che si possano leggere qui.
cli-no_rules = Nessuna regola di { $game } contiene { $words }.{ $more }
cli-rule_missing = non ancora realizzata
cli-rule_count = { $count ->
    [one] Una regola.
   *[other] { $count } regole.
}
cli-legal = { $file }: legale.
cli-illegal = { $file }: non è legale.
cli-basis-rulebook = regolamento
cli-basis-ruling = chiarimento
cli-basis-derived = lettura nostra
cli-room_closed = La partita della stanza { $room } è stata chiusa in parità.
cli-room_deleted = La stanza { $room } è stata tolta con tutto ciò che conteneva.
cli-room_over = La partita della stanza { $room } era già finita: non è cambiato nulla.
cli-deleted = { $count ->
    [0] Nessuna stanza è stata tolta.
    [one] È stata tolta una stanza.
   *[other] Sono state tolte { $count } stanze.
}
cli-rows = { $file }: { $count ->
    [one] una riga.
   *[other] { $count } righe.
}

## weirwood tournament: tests, usage, plots

cli-until-above = Prova di forza superata: { $bot } vince il { $rate } % ({ $low } – { $high } %), sopra il { $target } %, dopo { $games } partite.
cli-until-below = Prova di forza non superata: { $bot } vince il { $rate } % ({ $low } – { $high } %), sotto il { $target } %, dopo { $games } partite.
cli-until-open = Prova di forza non decisa: { $bot } vince il { $rate } % ({ $low } – { $high } %) dopo { $games } partite; l'obiettivo è il { $target } %.
cli-branching = { $options } opzioni per scelta, in media.
cli-by_list = Per mazzo o esercito
cli-by_rule = Ciò che è stato chiesto di più, per regola
cli-by_event = Ciò che è accaduto di più
cli-by_used = Carte, unità e ordini più usati
cli-col-rule = Regola
cli-col-event = Evento
cli-col-thing = Carta, unità o ordine
cli-col-times = Volte
cli-col-per_game = A partita
cli-forfeits = Partite perse da bot che hanno fallito:
cli-forfeit = partita { $index }, { $bot }: { $why }
cli-plotted = Grafici: { $files }
cli-plot-wins = Vittorie, in %
cli-plot-rating = Punteggio
cli-plot-length = Decisioni a partita
cli-plot-games = Partite
cli-col-searches = Iterazioni di ricerca/s

# weirwood show
cli-show = Disegna una partita salvata, una registrazione, uno scenario o ciò che un link condivide, con la domanda, le opzioni e le regole in corso.
cli-arg-show = Una partita salvata, una registrazione o uno scenario: un oggetto con «game» e ciò che legge quel gioco; o il link a un replay o a un’analisi.
cli-opt-step = Di una registrazione: la posizione dopo tante risposte (l’ultima se non è detto).
cli-opt-show_seat = Guarda da questo posto (1, 2...); se non è detto, da quello della domanda aperta.
cli-show-save = partita salvata
cli-show-record = registrazione
cli-show-scenario = scenario
cli-show-link = posizione condivisa
cli-show_nothing = { $file } non è una partita salvata, né una registrazione, né uno scenario, che è un oggetto con «game».
cli-show_step = --step è { $found }, ma { $file } ha { $most } passi.
cli-show_step_alone = --step è per le registrazioni; { $file } non lo è.
cli-show_answered = { $seat } ha risposto
cli-show_frames = Le regole sono nel mezzo di

# weirwood bench
cli-bench_either = O --games o --seconds, non entrambi.
cli-bad_positive = { $option } è «{ $found }»: è un numero maggiore di 0 e al massimo { $most }.
cli-cluster_lost = Il cluster è andato perso: { $why } Con lo stesso --to FILE si riprende da dove ci si è fermati.
cli-no_client = Questa installazione non ha il client del browser, quindi non c’è una pagina su cui giocare. In una copia del codice esegui make play; con pip, installa un pacchetto costruito con esso (make client, poi pip install .).
