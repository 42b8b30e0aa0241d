## Ciò che dicono le partite guidate in tutti i giochi.

why-lessons-unknown = In questo gioco non c’è nessuna lezione «{ $found }». Ci sono: { $allowed }.
lesson-head = passo { $done } di { $total }
lesson-advice = Suggerimento: { $label }. { $why }
lesson-do = Scrivi «{ $command }» per farlo. Va bene anche qualsiasi altra risposta.
lesson-rules = Le regole che ci stanno dietro: { $rules }. «? { $one }» ne legge una.
terminal-command-do = fallo
terminal-args-do = { "" }
terminal-help-do = ciò che suggerisce la guida di una partita guidata, o ciò che farebbe un bot
cli-opt-learn = Una prima partita guidata: ogni passo spiegato, con suggerimenti da seguire o no.
cli-learn_alone = --learn porta con sé posti, bot, seme e impostazioni: va tolto { $found }.
