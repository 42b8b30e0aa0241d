## Il tavolo d’analisi: rami di partite finite

why-kernel-branch = Questo ramo non si può leggere: «{ $found }». Chiedi di nuovo il suo link.
why-kernel-branch_step = Questa partita ha i passi { $allowed }, non «{ $found }».
why-kernel-branch_answer = La risposta { $n } di questo ramo lì non si può dare: il link è rotto o di un’altra partita.
why-kernel-link = { $link } non è un link a un’analisi o a un replay.
why-kernel-no_link = Nessuna registrazione è arrivata da { $link }: { $reason }.
why-table-analysis_busy = Si guardano troppe posizioni insieme: aspetta un momento.
