## Ciò che dicono le partite guidate in tutti i giochi.

why-lessons-unknown = In questo gioco non c’è nessuna lezione «{ $found }». Ci sono: { $allowed }.
lesson-head = passo { $done } di { $total }
lesson-advice = Suggerimento: { $label }. { $why }
lesson-do = Scrivi «{ $command }» per farlo. Va bene anche qualsiasi altra risposta.
lesson-rules = Le regole che ci stanno dietro: { $rules }. «? { $one }» ne legge una.
terminal-command-do = fallo
terminal-args-do = { "" }
terminal-help-do = ciò che suggerisce la guida di una partita guidata, o ciò che farebbe un bot
cli-opt-learn = Una partita guidata: ciò che accade, spiegato, con suggerimenti da seguire o no.
cli-learn_alone = --learn porta con sé posti, bot, seme e impostazioni: va tolto { $found }.
lesson-task = Prova tu. «{ $command }» lo fa al posto tuo; «{ $hint }» dice solo come.
lesson-again = Riprova, oppure ripeti la stessa risposta per giocarla comunque.
lesson-next = La lezione finisce qui; continua pure a giocare. La prossima è «{ $title }» ({ $minutes } minuti): { $command }
lesson-last = La lezione finisce qui, ed è l’ultima di questo gioco. Continua pure a giocare.
cli-lessons = Le lezioni di un gioco o di tutti: che cosa insegna ciascuna, quanto dura, quali sono fatte.
cli-arg-lesson = Con --learn: il nome della lezione (vedi «weirwood lessons»); se manca, la prossima.
cli-lesson_alone = Una lezione si nomina solo con --learn: «{ $found }» è di troppo.
cli-lesson_none = Questo gioco non ha lezioni.
cli-lesson_minutes = { $minutes } minuti
cli-lesson_begun = { $minutes } minuti · { $done } pagine su { $total }
cli-lesson_done = { $minutes } minuti · fatta
cli-lesson_start = Per continuare: { $command }
