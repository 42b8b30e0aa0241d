## Il tavolo nel terminale.

terminal-welcome = Scrivi il numero di una scelta, o il suo nome. «?» mostra che cos’altro si può scrivere.
terminal-ready = >
terminal-choose = Scrivi un numero o un nome
terminal-choose_some = { $least ->
    [0] Scegline fino a { $most }, una alla volta o tutte insieme («1 3»); 0 chiude la scelta.
   *[other] { $same ->
        [true] Scegline { $most }, una alla volta o tutte insieme («1 3»).
       *[false] Scegline da { $least } a { $most }, una alla volta o tutte insieme («1 3»); 0 chiude la scelta.
    }
}
terminal-choose_order = Nell’ordine che vuoi: dalla prima all’ultima.
terminal-choose_amount = Un numero intero da { $least } a { $most }.
terminal-choose_place = Una di queste, o una tua come nome=numero, in pollici e gradi.
terminal-slot = Per { $slot }:
terminal-chosen = Finora: { $labels }.
terminal-refused = Ora non è possibile («perché» e il nome dice la regola): { $labels }.
terminal-forced = Non c’era altra possibilità: { $label }.
terminal-thinking = { $seat } sta pensando...
terminal-round_you = tu
terminal-bot = bot
terminal-log = Che cosa è successo
terminal-table = Tavolo
terminal-question = Tocca a te
terminal-question_of = { $seat }, tocca a te
terminal-more_log = { $count ->
    [one] una riga prima
   *[other] { $count } righe prima
} («registro»)

## Quello che è stato scritto non va.

terminal-want_amount = Serve un numero intero da { $least } a { $most }.
terminal-no_number = Qui non c’è la scelta { $found }: arrivano fino a { $most }.
terminal-too_many = Sono troppe: al massimo { $most }.
terminal-no_option = Qui nulla si chiama { $found }. «?» mostra che cosa si può scrivere.
terminal-ambiguous = Quale: { $labels }?
terminal-rule = regola { $rule }
terminal-nothing_back = Non c’è nessun passo da ritirare; «annulla» ritira l’ultima risposta.
terminal-nothing_withdraw = Ora non si può ritirare nessuna risposta.
terminal-nothing_log = Non è ancora successo niente.
terminal-no_thing = In questo gioco nulla si chiama { $found }.
terminal-no_rule = Nessuna regola contiene { $found }.
terminal-which_file = Di’ dove: { $command } FILE.
terminal-which_lang = Di’ quale lingua: en, es o it.
terminal-which_words = Di’ che cosa cercare: { $command } PAROLE.
terminal-failed = Una regola del gioco è fallita e nulla è cambiato. Segnalalo, per favore, con la registrazione { $file }. ({ $what })

## Quello che è stato fatto.

terminal-saved = Salvata in { $file }. Per continuare: weirwood play --resume { $file }
terminal-recorded = La registrazione è in { $file }. Per rivederla: weirwood replay { $file }
terminal-kept = La partita è conservata. Per continuare: weirwood play --resume { $file }
terminal-taken_back = Annullato.
terminal-withdrawn = { $seat } può rispondere di nuovo.
terminal-lang_set = Si continua in italiano.
terminal-hint = Un bot sceglierebbe: { $label }.
terminal-undo_ask = { $why } Annullare lo stesso? Gli altri devono essere d’accordo. (sì/no)
terminal-concede_ask = Ti arrendi? (sì/no)
terminal-yes = sì, s, si, yes, y
terminal-curtain = La tastiera passa a { $seat }. Nessun altro guarda; Invio mostra il tavolo.
terminal-plain_on = D’ora in poi righe semplici.
terminal-plain_off = D’ora in poi tavoli disegnati.
terminal-skip_off = Ti si chiede di nuovo in ogni finestra.
terminal-skip_none = Si può passare in anticipo solo una finestra di azioni, interruzioni o reazioni.
terminal-skipped = Hai passato in anticipo: { $windows } («{ $command } no» perché ti si chieda).

## La fine.

terminal-over = La partita è finita.
terminal-winner = Vince { $seat }!
terminal-winners = { $seats } si dividono la vittoria!
terminal-place = { $place }. { $seats } ({ $score })
terminal-after = «salva FILE» conserva la registrazione; Invio lascia il tavolo.
terminal-bots_finish = I bot giocano fino alla fine.

## Che cosa si può scrivere. Prima le parole, poi che cosa fanno.

terminal-command-help = ?, aiuto
terminal-command-table = tavolo, t
terminal-command-log = registro, r
terminal-command-rules = regole
terminal-command-why = perché, p
terminal-command-undo = annulla, a
terminal-command-back = indietro, i
terminal-command-withdraw = ritira
terminal-command-hint = consiglio
terminal-command-advice = consiglio, consigli
terminal-command-skip = salta, s
terminal-command-save = salva
terminal-command-record = registra
terminal-command-lang = lingua
terminal-command-plain = semplice
terminal-command-concede = arrenditi
terminal-command-quit = esci
terminal-args-help = [3 | nome]
terminal-args-table = { "" }
terminal-args-log = { "" }
terminal-args-rules = PAROLE
terminal-args-why = [3 | nome]
terminal-args-undo = { "" }
terminal-args-back = { "" }
terminal-args-withdraw = { "" }
terminal-args-hint = { "" }
terminal-args-advice = { "" }
terminal-args-skip = [no]
terminal-args-save = FILE
terminal-args-record = FILE
terminal-args-lang = en | es | it
terminal-args-plain = { "" }
terminal-args-concede = { "" }
terminal-args-quit = { "" }
terminal-help-help = questo elenco; con un numero o un nome, che cosa fa quella scelta, carta o cosa
terminal-help-table = mostra di nuovo tutto il tavolo, con la mappa se c'è
terminal-help-log = tutto quello che è successo
terminal-help-rules = cerca qualcosa nelle regole
terminal-help-why = la regola di questa domanda, o perché qualcosa non si può scegliere
terminal-help-undo = annulla la tua ultima scelta
terminal-help-back = ritira l’ultimo passo di una risposta lunga
terminal-help-withdraw = ritira una risposta segreta mentre gli altri pensano ancora
terminal-help-hint = che cosa farebbe un bot al tuo posto
terminal-help-advice = le risposte migliori con le probabilità, e perché
terminal-help-skip = passa questa finestra ora e d’ora in poi; con «no» ti si chiede di nuovo in tutte
terminal-help-save = conserva la partita in un file, per continuarla
terminal-help-record = conserva la registrazione della partita, per rivederla
terminal-help-lang = continua in un’altra lingua
terminal-help-plain = righe semplici, sì o no
terminal-help-concede = ti arrendi
terminal-help-quit = lascia il tavolo; la partita è conservata
terminal-help_title = Che cosa si può scrivere

## Repliche.

terminal-replay_step = Passo { $n } di { $all }
terminal-replay_keys = Invio: avanti; b: indietro; un numero: a quel passo; e: fine; s N: posto N; q: esci
terminal-replay_answer = { $seat } ha risposto a «{ $prompt }»
terminal-replay_start = L’inizio
terminal-replay_concedes = { $seat } si arrende
