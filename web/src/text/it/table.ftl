## The table around the question

ui-board = Tavolo
ui-log = Registro
ui-chat = Chat
ui-settings = Impostazioni
ui-menu = Menu
ui-log-empty = Non è ancora successo nulla.
ui-log-newest = Le ultime
ui-chat-empty = Nessuno ha detto nulla.
ui-chat-say = Di’ qualcosa
ui-chat-send = Invia
ui-chat-to = A
ui-chat-all = Tutto il tavolo
ui-chat-whisper = a { $names }
ui-concede = Arrenditi
ui-concede-sure = Vuoi davvero arrenderti? Arrivi ultimo e gli altri continuano.
ui-draw = Offri la patta
ui-pause = Pausa
ui-resume = Riprendi
ui-paused = In pausa
ui-over = La partita è finita
ui-winner = { $n ->
    [one] Vince
   *[other] Vincono
} { $names }
ui-place = { $n }º
ui-score = Punteggio
ui-rematch = Rivincita
ui-rematch_watch = Guarda la rivincita
ui-record = Scarica la registrazione
ui-offline = Connessione persa. Nuovo tentativo…
ui-slow = In attesa del tavolo…
ui-online = Connesso
ui-reload = C’è una nuova versione.
ui-reload-now = Ricarica
ui-away = assente
ui-bot_plays = gioca un bot
ui-is_bot = bot
ui-you = tu
ui-open_seat = libero
ui-thinking = sta pensando
ui-conceded = si è arreso
ui-time_left = restano { $time }
ui-map = Mappa di Westeros
ui-closer = Più vicino
ui-further = Più lontano
ui-whole = Tutto il tavolo

ui-host_powers = Opzioni di chi ospita
ui-unmute = Lascia parlare
ui-muted = silenziato
ui-remove-sure = Allontanare davvero { $name }? Un bot giocherà al suo posto.
ui-remove-me = Lascia il mio posto a un bot
ui-remove-me-sure = Lasciare davvero il posto? Un bot giocherà per te e tu guarderai.
ui-offer_seat = Offri questo posto con un link
ui-offer_seat-help = Chi apre questo link prende il posto. Fino ad allora gioca un bot.
ui-list-bring = Gioca con questa lista
ui-list-brought = Giochi con questa lista.

ui-nothing_here = A questo indirizzo non c’è nulla.
ui-reload-help = La partita continua: ricaricando non si perde nulla.
ui-undo-waiting = Hai chiesto di annullare. In attesa di { $names }.
ui-draw-waiting = Hai offerto la patta. In attesa degli altri.
ui-pause-waiting = Hai chiesto una pausa. In attesa degli altri.
ui-resume-waiting = Vuoi riprendere. In attesa degli altri.
ui-resume-asked = { $names } vorrebbe riprendere.
ui-take_back_offer = Ritira
ui-paused-help = Gli orologi sono fermi finché qualcuno riprende.
ui-help-on = { $thing }: che cos’è?

ui-hand_over = Cedi lo schermo
ui-cover-to = Passa lo schermo a { $name }
ui-cover-who = Chi c’è davanti allo schermo?
ui-cover-help = Gli altri guardano altrove.
ui-cover-doing = Ora: { $doing }
ui-cover-me = Sono { $name }, mostra la mia parte
ui-cover-stay = Ancora un’occhiata come { $name }
ui-concede-alone = Vuoi davvero arrenderti? La partita finisce subito e arrivi ultimo.
ui-leave-alone = I bot ti aspettano: ritrovi la partita in «Le mie partite». Oppure la finisci ora.
ui-leave-later = Torno più tardi
ui-leave-end = Finisci la partita
