# La linea con il tavolo, e il tavolo come applicazione.
ui-line-lost = Nessuna connessione con il tavolo.
ui-line-without = Si possono leggere le regole, le carte, l’elenco delle lezioni e le tue liste; per giocare, o per verificare una lista, serve la connessione.
ui-line-list = Senza connessione le tue liste si possono leggere e cambiare. Saranno verificate appena torna.
ui-push = Su questo dispositivo
ui-push-help = Quando tocca a te e non ci sei, questo dispositivo ti avvisa: della partita non dice altro, e di notte nulla.
ui-push-start = Avvisami su questo dispositivo
ui-push-stop = Niente avvisi su questo dispositivo
ui-push-quiet_from = Silenzio dalle
ui-push-quiet_to = alle
ui-push-on = Questo dispositivo sarà avvisato.
ui-push-off = Questo dispositivo non sarà più avvisato.
ui-push-denied = Il browser non permette avvisi di questo tavolo. Si può cambiare nelle sue impostazioni.
ui-push-none = Questo browser, o questo tavolo, non può farlo. Su un iPhone, aggiungi prima il tavolo alla schermata Home.
ui-push-failed = Il browser non è riuscito a raggiungere il suo servizio di avvisi. Riprova più tardi.
