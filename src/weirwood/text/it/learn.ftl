## weirwood learn: un giocatore che impara dalle partite

cli-learn = Impara quanto valgono le posizioni di un gioco da partite tra bot.
cli-opt-learn_to = La cartella che conserva partite e pesi; un'esecuzione interrotta riprende da lì.
cli-opt-learn_seats = Quanti giocano: più numeri si prendono a turno; se non si dice nulla, tutti quelli ammessi dal gioco.
cli-opt-learn_games = Quante partite del giocatore proprio del gioco vengono prima.
cli-opt-learn_rounds = Quanti turni di ricerca seguono, ognuno con ciò che si è imparato prima.
cli-opt-learn_searched = Quante partite in ognuno di questi turni.
cli-opt-learn_iterations = Quante iterazioni fa la ricerca per ogni risposta.
cli-opt-learn_horizon = Quanti scatti dell'orologio del gioco si giocano prima di valutare una posizione; 0 per quelli propri del gioco.
cli-learn-round = Turno
cli-learn-games = Partite
cli-learn-error = Errore
cli-learn-judgement = Giudizio proprio del gioco
cli-learn-nothing = Senza giudizio
cli-learn-passes = Passate
cli-learn-held = Partite tenute da parte
cli-learn-trained = Partite da cui ha imparato
cli-learn-looks_at = Che cosa guarda: quanto cresce il suo errore senza
cli-learn-answers = Risposte: l'errore di quanto si dice che guadagnino
cli-learn-same = Dire lo stesso di ogni risposta
cli-learn-done = I pesi sono in { $file }. Un bot gioca con essi come learned:100:{ $file }.
why-lab-no_features = { $game } non dice nulla delle sue posizioni da cui si possa imparare: mancano i suoi tratti.
why-lab-no_numpy = Per imparare serve numpy, che non è installato: make lab lo installa.
why-lab-other_games = Il file { $file } contiene altre partite rispetto a quelle richieste qui, o è danneggiato: indica un'altra cartella.
why-bots-unlearnt = Di { $game } non si è ancora imparato nulla: ci pensa weirwood learn { $game } --to CARTELLA.
why-bots-weights = I pesi in { $file } non si possono leggere: { $reason }.
why-bots-weights_of = I pesi in { $file } sono di un altro gioco o di altre regole ({ $found } invece di { $wanted }): vanno imparati di nuovo.
