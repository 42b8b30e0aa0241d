## The client's own words. The games bring theirs.

ui-title = Weirwood
ui-tagline = Quattro giochi da tavolo di Westeros, giocati come si deve.
ui-notice = Non ufficiale. Nessun legame con gli editori dei giochi né con l’autore dei romanzi, che non lo approvano; i marchi appartengono ai rispettivi proprietari.
ui-back = Indietro
ui-close = Chiudi
ui-cancel = Annulla
ui-more = Altro
ui-copy = Copia
ui-copied = Copiato
ui-loading = Un momento…
ui-skip = Vai alla domanda

## The lobby

ui-play = Gioca
ui-new_table = Nuovo tavolo
ui-choose_game = Scegli un gioco
ui-players = { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
}
ui-seats = Posti
ui-seat-you = Tu
ui-seat-open = Libero: un amico con un link
ui-seat-bot = Bot
ui-your_name = Il tuo nome
ui-options = Opzioni
ui-options-default = Come da regolamento
ui-start = Inizia la partita
ui-start_against = Gioca subito contro i bot
ui-waiting_seats = { $n ->
    [0] Ci sono tutti.
    [one] Manca un giocatore.
   *[other] Mancano { $n } giocatori.
}
ui-invite = Invita
ui-invite-help = Chi apre questo link prende il posto.
ui-watch_link = Link per gli spettatori
ui-open_tables = Tavoli aperti
ui-my_games = Le mie partite
ui-no_tables = Al momento non ci sono tavoli aperti.
ui-no_games = Non hai partite in corso.
ui-join = Unisciti
ui-watch = Guarda
ui-continue = Continua a giocare
ui-your_turn = Tocca a te
ui-leave = Esci
ui-clock = Orologio
ui-clock-none = Senza orologio
ui-clock-answer = Per risposta
ui-clock-bank = Per giocatore
ui-clock-days = Giorni per risposta
ui-visibility = Chi può trovare il tavolo
ui-visibility-open = Tutti, nell’elenco
ui-visibility-link = Solo con il link

bot-novice = Principiante
    .help = Sensato solo a tratti.
bot-steady = Solido
    .help = Gioca ciò che ora sembra meglio.
bot-strong = Forte
    .help = Pensa in anticipo.
bot-random = A caso
    .help = Fa una qualsiasi mossa legale.
bot-greedy = Scudiero
    .help = Gioca ciò che ora sembra meglio.
bot-search = Maestro
    .help = Ragiona in anticipo.

## The question

ui-your_question = Tocca a te decidere
ui-waiting_for = Si aspetta { $names }
ui-waiting_all = Si aspettano gli altri
ui-watching = Stai guardando
ui-confirm = Conferma
ui-choose_first = Prima scegli
ui-done = Fatto
ui-nothing = Non scegliere nulla
ui-clear = Ricomincia
ui-undo = Annulla la mossa
ui-undo-ask = Chiedi di annullare
ui-withdraw = Cambia la mia risposta
ui-why = Perché?
ui-why_not = Perché no?
ui-choices = Scelte
ui-choice_count = { $n ->
    [one] una scelta
   *[other] { $n } scelte
}
ui-refused = Ora non è permesso
ui-filtered = Scelte per ciò che hai premuto
ui-show_all = Mostra tutte
ui-picked = { $n } su { $most } scelte
ui-must = { $n ->
    [0] Bastano così.
    [one] Scegline ancora una.
   *[other] Scegline ancora { $n }.
}
ui-may = { $n ->
    [0] Non se ne possono scegliere altre.
    [one] Puoi sceglierne ancora una.
   *[other] Puoi sceglierne ancora { $n }.
}
ui-amount-left = ne restano { $n }
ui-less = Meno
ui-more_of = Più
ui-assign-pick = Scegli un segnalino, poi dove va.
ui-assign-empty = vuoto
ui-assign-left = { $n ->
    [0] È tutto al suo posto.
    [one] Un posto è vuoto.
   *[other] { $n } posti sono vuoti.
}
ui-order-up = Prima
ui-order-down = Dopo
ui-order-help = Dalla prima all’ultima. Trascina o usa le frecce.
ui-order-rest = Non ancora in fila
ui-sending = Invio…
ui-stale = Nel frattempo la domanda è cambiata.

## The table

ui-board = Tavolo
ui-log = Cronaca
ui-chat = Chat
ui-rules = Regole
ui-settings = Impostazioni
ui-menu = Menu
ui-log-empty = Non è ancora successo nulla.
ui-log-newest = Alle ultime
ui-chat-empty = Nessuno ha detto nulla.
ui-chat-say = Di’ qualcosa
ui-chat-send = Invia
ui-chat-to = A
ui-chat-all = Tutto il tavolo
ui-chat-whisper = a { $names }
ui-concede = Arrenditi
ui-concede-sure = Vuoi davvero arrenderti? Un bot finirà per te.
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
ui-replay = Replay
ui-record = Scarica la registrazione
ui-offline = Connessione persa. Nuovo tentativo…
ui-slow = Il tavolo non l’ha ancora confermato…
ui-online = Connesso
ui-reload = C’è una nuova versione.
ui-reload-now = Ricarica
ui-away = assente
ui-bot_plays = gioca un bot
ui-is_bot = bot
ui-you = tu
ui-open_seat = libero
ui-thinking = sta pensando
ui-conceded = arreso
ui-time_left = restano { $time }
ui-map = Mappa di Westeros
ui-closer = Più vicino
ui-further = Più lontano
ui-whole = Tutto il tavolo

## Rules

ui-rules-search = Cerca nelle regole
ui-rules-none = Nessuna regola contiene queste parole.
ui-rules-missing = qui non ancora applicata
ui-rules-basis-rulebook = Regolamento
ui-rules-basis-ruling = Chiarimento
ui-rules-basis-derived = La nostra lettura
ui-rules-count = { $n ->
    [one] una regola
   *[other] { $n } regole
}

## Settings

ui-language = Lingua
ui-theme = Colori
ui-theme-auto = Come il sistema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-motion = Movimento
ui-motion-auto = Come il sistema
ui-motion-full = Completo
ui-motion-none = Nessuno
ui-sound = Suono
ui-sound-on = Quando tocca a me
ui-sound-off = Nessuno
ui-confirm_answers = Chiedi prima di inviare una risposta
ui-confirm_answers-help = Altrimenti premere una scelta risponde subito.

## Replay

ui-replay-first = All’inizio
ui-replay-back = Un passo indietro
ui-replay-forward = Un passo avanti
ui-replay-last = Alla fine
ui-replay-play = Riproduci
ui-replay-stop = Ferma
ui-replay-step = Passo { $n } di { $most }
ui-replay-eyes = Visto da
ui-replay-hands = Mani
ui-replay-eyes-all = Tutto scoperto

## The games

game-btwixt = Terre di Nessuno
    .blurb = Fai offerte per gli alleati e mettili tra te e i tuoi vicini; decide il tuo concilio più debole.
    .time = Da 30 a 60 minuti
game-boardgame = Il gioco da tavolo
    .blurb = Ordini segreti, marce e promesse infrante sulla mappa di Westeros; con sette castelli si vince.
    .time = Da 2 a 4 ore
game-cardgame = Il gioco di carte
    .blurb = Trame, sfide e intrighi con i propri mazzi; vince chi arriva a quindici di potere.
    .time = Da 45 a 90 minuti
game-miniatures = Il gioco di miniature
    .blurb = Reggimenti sul campo e cospiratori a corte: manovra, carica e tieni gli obiettivi.
    .time = Da 2 a 3 ore
ui-set_up = Prepara un tavolo
ui-how_many = Quanti giocano
ui-hot_seat = Anche a questo schermo
ui-help = Aiuto
ui-upload = Apri una registrazione
ui-upload-help = Una partita salvata in un file, da rivedere.
ui-not_found = Questo tavolo non esiste o non è aperto per te.
ui-not_found-help = Un posto è un link segreto: chiedi il tuo a chi ospita.
ui-home = All’ingresso
ui-sit = Siediti
ui-take_seat = Prendi il tuo posto
ui-mute = Silenzia
ui-remove = Allontana
ui-undo-asked = { $name } vorrebbe annullare la mossa.
ui-draw-asked = { $names } propone la patta.
ui-pause-asked = { $names } propone una pausa.
ui-list-deck = Il tuo mazzo
ui-list-army = Il tuo esercito
ui-list-help = Incolla una lista, o lascia vuoto e gioca con una pronta.
ui-list-check = Controlla
ui-list-good = La lista è legale.
ui-agree = Accetta
ui-decline = Rifiuta
ui-back_from_bot = Torno a giocare io
ui-seat_eyes = Al posto di
ui-minutes = Minuti
ui-days = Giorni
ui-seconds = Secondi
ui-data-paste = Incolla qui una lista
ui-turn_title = Tocca a te: { $game }
ui-history = Replay: { $game }
ui-broken = Qualcosa è andato storto sul tavolo. Nulla è perduto: ogni scelta è nell’elenco, e ricaricare può aiutare.
ui-broken-again = Mostra di nuovo il tavolo

## B’Twixt

bt-season-summer = Estate
bt-season-autumn = Autunno
bt-season-winter = Inverno
bt-round = Round { $n } di { $most }
bt-total = Influenza { $n }
bt-hand = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}
bt-first = Primo giocatore
bt-knelt = Si inginocchia
bt-turn = Gioca ora
bt-won = Ha vinto l’offerta
bt-council = Concilio di { $a } e { $b }
bt-council-power = Potere finora { $n }
bt-tokens = { $n ->
    [0] nessun segnalino
    [one] un segnalino
   *[other] { $n } segnalini
}
bt-token-known = Segnalino da { $n }
bt-token-hidden = Segnalino coperto
bt-current = Per chi si fanno le offerte
bt-power = Potere { $n }
bt-your_hand = La tua mano
bt-your_pack = Scegli da questo gruppo
bt-kept = Tenute
bt-white = Carte del leader
bt-dead = I morti
bt-discard = Scarti
bt-removed = Fuori dal gioco
bt-row = Prossimi alleati
bt-looked = Stai guardando
bt-known = Ciò che sai
bt-known-card = { $card }: in mano a { $seats }
bt-deck = { $n ->
    [one] una carta nel mazzo
   *[other] { $n } carte nel mazzo
}
bt-lasting = Fino alla fine del round
bt-rule-highest_single_card = Vince la carta più alta.
bt-rule-most_cards = Vince chi ha più carte.
bt-ties_lose = I pareggi perdono.
bt-piles = Pile
bt-kneel = Inginocchiati
bt-final = Potere del concilio { $n }
bt-small = { $hidden ->
    [0] Concilio ristretto: potere { $n }
    [one] Concilio ristretto: potere { $n } e un segnalino coperto
   *[other] Concilio ristretto: potere { $n } e { $hidden } segnalini coperti
}
bt-small-mine = Il tuo concilio ristretto
bt-small-yours = Ristretto
bt-ahead = Nessuno ne ha uno più forte
bt-highest = L’offerta più alta finora
bt-tied = Pari per l’offerta più alta
bt-verdict = { $name } vince l’offerta
bt-verdict-for = per { $ally }
bt-last = L’ultima offerta
bt-pass-left = Il resto passa a sinistra
bt-pass-right = Il resto passa a destra

## The board game

bg-round = Round { $n } di { $most }
bg-phase-setup = Preparazione
bg-phase-westeros = Fase di Westeros
bg-phase-planning = Pianificazione
bg-phase-raids = Incursioni
bg-phase-marches = Marce
bg-phase-consolidate = Consolidamento del potere
bg-court = Corte
bg-threat = Minaccia dei bruti { $n }
bg-power = Potere
bg-supply = Rifornimenti
bg-castles = Castelli
bg-stars = Ordini speciali
bg-hand = Carte Casata
bg-tracks = Influenza
bg-cards = Carte Westeros
bg-blade = Lama d’acciaio di Valyria
bg-blade-used = usata
bg-raven = Corvo messaggero
bg-attacker = Attaccante
bg-part-units = Unità
bg-part-order = Ordine
bg-part-support = Supporto
bg-part-garrison = Guarnigione
bg-part-card = Carta
bg-part-blade = Lama
bg-part-tide = Marea
bg-no_card = Carta ancora coperta
bg-strength = Forza { $n }
bg-swords = { $n ->
    [one] una spada
   *[other] { $n } spade
}
bg-forts = { $n ->
    [one] una fortificazione
   *[other] { $n } fortificazioni
}
bg-say-area = { $area }{ $owner ->
    [none] {""}
   *[other] , { $owner }
}{ $units ->
    [none] {""}
   *[other] : { $units }
}{ $order ->
    [none] {""}
   *[other] . { $order }
}
bg-say-units = { $n } × { $unit }
bg-hidden_order = Ordine coperto
bg-bid = offre { $n }

## The card game

cg-round = Round { $n }
cg-phase-setup = Preparazione
cg-phase-plot = Fase di trama
cg-phase-draw = Fase di pesca
cg-phase-marshal = Fase di schieramento
cg-phase-challenges = Fase di sfida
cg-phase-dominance = Fase di dominio
cg-phase-standing = Fase di ripristino
cg-phase-taxation = Fase di tassazione
cg-phase-between = Tra un round e l’altro
cg-power = Potere { $n } su 15
cg-gold = Oro { $n }
cg-hand = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}
cg-deck = { $n ->
    [one] una carta nel mazzo
   *[other] { $n } carte nel mazzo
}
cg-discard = Scarti
cg-dead = I morti
cg-used = Trame usate
cg-removed = Fuori dal gioco
cg-known = Ciò che si sa del mazzo
cg-plot = Trama
cg-income = Entrate { $n }
cg-initiative = Iniziativa { $n }
cg-claim = Rivendicazione { $n }
cg-reserve = Riserva { $n }
cg-your_hand = La tua mano
cg-your_plots = Le tue trame
cg-first = Primo giocatore
cg-military = Militare
cg-intrigue = Intrigo
cg-power_icon = Potere
cg-attack = Attacco { $n }
cg-defence = Difesa { $n }
cg-challenge = { $kind_id ->
    [military] Sfida militare
    [intrigue] Sfida di intrigo
   *[power] Sfida di potere
}
cg-unopposed = Senza opposizione
cg-kneels = inginocchiato
cg-strength = Forza { $n }
cg-cost = Costo { $n }
cg-duplicates = { $n ->
    [one] un duplicato
   *[other] { $n } duplicati
}
cg-attachments = Accessori: { $cards }
cg-type-character = Personaggio
cg-type-location = Luogo
cg-type-attachment = Accessorio
cg-type-event = Evento
cg-type-plot = Trama
cg-type-agenda = Patto
cg-type-title = Titolo
cg-type-faction = Fazione
cg-unique = Unica
cg-loyal = Leale
cg-piles = Pile
cg-area = L’area di { $name }
cg-window = Finestra
cg-resolving = Si risolve: { $card }

## Placements

ui-place-numbers = I numeri
ui-place-try = Suggerimenti
ui-place-legal = È permesso.
ui-place-checking = Misuro…
ui-place-help = Trascina sul campo, ruota con la manopola, tocca dove deve stare, o imposta i numeri.

## The miniatures game

mi-round = Round { $n } di { $most }
mi-phase-setup = Preparazione
mi-phase-terrain = Terreno
mi-phase-deployment = Schieramento
mi-phase-start = Inizio del round
mi-phase-activation = Attivazioni
mi-phase-cleanup = Riordino
mi-points = Punti vittoria { $n } su { $most }
mi-side = Schieramento { $n }
mi-field = Il campo
mi-measure = Misura
mi-measured = { $inches }″
mi-board = Plancia delle tattiche
mi-free = libera
mi-hand = Carte tattica
mi-stakes = Carte della modalità
mi-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
}
mi-deck = Mazzo { $n }
mi-dice = Dadi
mi-wounds = restano { $n } di { $most } ferite
mi-activated = attivata
mi-reserve = In riserva
mi-destroyed = Distrutte
mi-speed = Velocità { $n }″
mi-defense = Difesa { $n }+
mi-morale = Morale { $n }+
mi-cost = Punti { $n }
mi-melee = Mischia
mi-short = Corta gittata
mi-long = Lunga gittata
mi-attack-line = colpisce con { $hit }+, dadi { $dice }
mi-commander = Comandante
mi-attack = Attacco: { $attacker } contro { $defender }
mi-charge = Carica: { $unit } contro { $target }
mi-test = { $panic ->
    [true] Test di panico: { $unit }
   *[other] Test di morale: { $unit }
}
mi-attack_dice = Dadi d’attacco
mi-defense_dice = Dadi di difesa
mi-hits = { $n ->
    [one] un colpo
   *[other] { $n } colpi
}
mi-blocked = { $n } parati
mi-wounds_dealt = { $n ->
    [one] una ferita
   *[other] { $n } ferite
}
mi-ncus = A corte
mi-say-unit = { $unit }, { $side ->
    [mine] tua
   *[other] nemica
}, { $wounds }

## What the host may do

ui-host_powers = Che cosa può fare chi ospita
ui-unmute = Ridare la parola
ui-muted = silenziato
ui-remove-sure = Togliere davvero { $name }? Un bot giocherà al suo posto.
ui-remove-me = Lasciare il mio posto a un bot
ui-remove-me-sure = Lasciare davvero il posto? Un bot giocherà per te e tu guarderai.
ui-offer_seat = Offrire questo posto con un link
ui-offer_seat-help = Chi apre questo link prende il posto. Fino ad allora gioca un bot.
ui-list-bring = Giocare con questa lista
ui-list-brought = Giochi con questa lista.

## Odds and sight on the field

mi-odds-chance = { $n }% con { $face }+
mi-odds-dice = { $n ->
    [one] un dado
   *[other] { $n } dadi
} a { $need }+
mi-odds-hits = circa { $n } colpi
mi-odds-wounds = circa { $n } ferite
mi-odds-panic = panico { $n }%
mi-odds-destroyed = distrutta { $n }%
mi-sight = Visuale

## Passes that stand

ui-pass_on = Passare sempre qui
ui-passing = Passi:
ui-passing-stop = Chiedimelo di nuovo

## Chapters of the rules

chapter-advanced = Gioco avanzato
chapter-bidding = Offerte
chapter-cards = Carte
chapter-claim = Rivendicazione
chapter-cleanup = Mantenimento
chapter-concepts = Concetti
chapter-draft = Scelta delle carte
chapter-edition = File di carte
chapter-effects = Effetti
chapter-kingsmoot = Acclamazione
chapter-ops = Che cosa possono dire i file
chapter-priority = Priorità
chapter-revealed = Ciò che è rivelato
chapter-round = Il round
chapter-running_out = Quando qualcosa finisce
chapter-scoring = Punteggio
chapter-season = Stagioni
chapter-setup = Preparazione
chapter-short = Partita breve
chapter-casualties = Perdite
chapter-combat = Combattimento
chapter-consolidate = Consolidare il potere
chapter-control = Controllo delle aree
chapter-house_cards = Carte Casata
chapter-marches = Marce
chapter-mustering = Reclutamento
chapter-neutral = Forze neutrali
chapter-options = Opzioni
chapter-planning = Pianificazione
chapter-ports = Porti
chapter-raids = Incursioni
chapter-retreat = Ritirate
chapter-supply = Rifornimenti
chapter-support = Supporto
chapter-tides = Maree della battaglia
chapter-transport = Navi e trasporto
chapter-westeros = Carte Westeros
chapter-wildlings = Bruti
chapter-winning = Vittoria
chapter-abilities = Abilità
chapter-attachments = Accessori
chapter-challenges = Sfide
chapter-costs = Costi
chapter-decks = Mazzi
chapter-dominance = Dominio
chapter-draw = Fase di pesca
chapter-duplicates = Duplicati
chapter-keywords = Parole chiave
chapter-leaving = Lasciare il gioco
chapter-limits = Limiti
chapter-marshal = Schieramento
chapter-melee = Mischia
chapter-plot = Trame
chapter-saves = Salvataggi
chapter-standing = Fase di ripristino
chapter-targets = Bersagli
chapter-taxation = Tassazione
chapter-titles = Titoli
chapter-unique = Carte uniche
chapter-values = Valori
chapter-windows = Finestre e sequenza
chapter-zones = Zone
chapter-armies = Eserciti
chapter-attack = Attacchi
chapter-charge = Cariche
chapter-commanders = Comandanti
chapter-conditions = Condizioni
chapter-deployment = Schieramento
chapter-field = Il campo
chapter-measuring = Misurazione
chapter-modes = Modalità di gioco
chapter-movement = Movimento
chapter-ncus = Personaggi di corte
chapter-orders = Ordini
chapter-panic = Panico e morale
chapter-rounds = I round
chapter-sight = Linea di vista
chapter-tactics = Carte Tattica
chapter-tactics_board = Il tabellone Tattica
chapter-teams = Squadre
chapter-terrain = Terreno
chapter-units = Unità

## A first game with somebody at one’s elbow

ui-learn = Imparare giocando
ui-coach-advice = Io farei così:
ui-coach-next = Avanti
ui-coach-show = Mostramelo
ui-coach-do = Fallo
ui-coach-place = il posto che vedi con «Mostramelo»
ui-guide = Al tuo fianco
ui-guide-now = Adesso:
ui-guide-close = Congedare la guida
ui-guide-open = Chiamare la guida
ui-guide-back = Pagina precedente
ui-guide-next = Pagina successiva
guide-btwixt-1 = Siedi tra due vicini. Con ciascuno condividi un Consiglio, il tavolino che vi separa. Alla fine conta solo il più debole dei tuoi due Consigli: cura entrambi i lati.
guide-btwixt-2 = Al centro c’è l’Alleato di questo round. A turno ciascuno gioca una carta o si Inginocchia. Chi si Inginocchia esce dall’asta; quando tutti l’hanno fatto, la somma più alta vince l’Alleato.
guide-btwixt-3 = La mano non si riempie durante la stagione: la carta giocata ora mancherà dopo. Inginocchiarsi presto per un Alleato che non serve è spesso la scelta migliore.
guide-btwixt-4 = Il gettone rosso è di Potere; il suo valore si vede alla fine. Premi qualsiasi cosa sul tavolo per leggere che cosa fa, e «?» accanto a una riga della cronaca per vedere la regola.
guide-btwixt-on-setup = Ogni Leader ha la sua Casa. Alla prima partita scegli quello che preferisci: cambiano solo quattro carte del gioco avanzato.
guide-btwixt-on-bidding = Una carta aggiunge il suo valore alla tua pila, e molte fanno subito qualcosa. Questo Alleato vale un’altra carta? Guarda prima il tuo Consiglio più debole.
guide-btwixt-on-claim = Ciò che collochi conta per te e per il vicino di quel lato. Rinforza il Consiglio più debole, ma pensa a chi altro aiuti.
guide-boardgame-1 = Guidi una grande casata. Chi per primo tiene sette castelli e fortezze vince subito; altrimenti chi ne ha di più dopo dieci round. Le torri sulla mappa sono la meta; la prima colonna della tabella le conta.
guide-boardgame-2 = Nella pianificazione tutti mettono in segreto un ordine su ogni area con unità. Poi si mostrano insieme e si risolvono: prima le incursioni, poi le marce, infine consolidare il potere.
guide-boardgame-3 = In battaglia non ci sono dadi: si sommano unità, ordini, supporto dei vicini e una carta Casata per parte, e vedi crescere la somma. Chiedi supporto prima di combattere, anche in chat.
guide-boardgame-4 = Contano tre tracciati: il trono rompe i pareggi e dà la mossa, i feudi vincono le battaglie pari, la corte dà ordini speciali (con la stella). I rifornimenti limitano la grandezza degli eserciti.
guide-boardgame-on-planning = Trascina un ordine su un’area, o premila e scegli. Marcia dove vuoi muovere, supporta o difendi dove sei minacciato, consolida il potere dove ci sono corone e nessun nemico vicino. Nessuno vede i tuoi ordini finché tutti non sono pronti.
guide-boardgame-on-marches = Le unità di una marcia possono andare in aree diverse, ma solo in una possono esserci nemici. Lascia un segnalino potere se vuoi tenere l’area che svuoti.
guide-boardgame-on-raids = Un’incursione toglie un ordine nemico adiacente di incursione, supporto o consolidare il potere.
guide-boardgame-on-combat = La tua carta somma la sua forza; le spade uccidono, le torri proteggono chi perde. Le carte tornano solo quando le hai giocate tutte e sette: tienine una forte per il momento giusto.
guide-boardgame-on-bidding = Tutti offrono insieme e tutti pagano. Pensa a quale tracciato ti serve nei prossimi round e tieni un po’ di potere per i bruti.
guide-boardgame-on-wildlings = Se tutti insieme raggiungete la minaccia, chi offre di più è premiato; altrimenti tutti soffrono, e più di tutti chi offre di meno.
guide-boardgame-on-mustering = Un fante costa un punto; un cavaliere, una nave o una macchina d’assedio uno o due: le scelte mostrano che cosa resta. Attento ai rifornimenti.
guide-cardgame-1 = Vince chi arriva a quindici di potere. Il tuo lato è sotto, quello dell’avversario sopra; in mezzo, la corsia dove si sommano le sfide. Premi una carta per leggerla per intero.
guide-cardgame-2 = Ogni round comincia con una trama: dà oro (moneta), iniziativa, rivendicazione (quanto fa male una sfida vinta) e riserva (quante carte puoi tenere).
guide-cardgame-3 = Puoi iniziare una sfida di ogni tipo: la militare (spada) uccide, l’intrigo (occhio) toglie carte, il potere (corona) toglie potere. Combattono solo le carte con quell’icona, e si inginocchiano.
guide-cardgame-4 = Tra un passo e l’altro ti si chiede se vuoi agire o reagire. Se no, passa; «Passare sempre qui» ti risparmia quella finestra, finché non la premi di nuovo.
guide-cardgame-on-setup = Tieni una mano con cui mettere in gioco quasi otto d’oro: personaggi economici e un luogo che dia oro.
guide-cardgame-on-plot = Al primo round una trama con molto oro è raramente sbagliata: ciò che paghi ora combatte per te tutta la partita.
guide-cardgame-on-window = Le carte illuminate si possono usare ora. Nella fase di schieramento qui paghi oro per mettere carte in gioco; passa quando hai finito.
guide-cardgame-on-challenge = Confronta chi è ancora in piedi con quell’icona su ogni lato. L’attaccante vince il pareggio, e vincere senza difesa dà anche un potere. Lascia qualcuno in piedi per difenderti.
guide-miniatures-1 = I tuoi reggimenti stanno in basso. Si segna controllando gli obiettivi con la bandiera e distruggendo nemici; i punti sono a lato. La battaglia dura sei round.
guide-miniatures-2 = Si gioca a turni; in ognuno attivi un’unità, sul campo o a corte. Ognuna agisce una volta per round, quindi conta l’ordine: prima chi può colpire o è in pericolo.
guide-miniatures-3 = La freccetta è il fronte. Le linee tratteggiate mostrano gli archi; colpire un fianco o il retro è molto meglio del fronte. «Visuale» mostra chi vede l’unità, «Misura» posa un righello.
guide-miniatures-4 = I personaggi di corte reclamano una zona della striscia sotto il campo: ogni zona fa subito qualcosa e resta occupata fino alla fine del round.
guide-miniatures-on-terrain = Colloca il terreno dove ti aiuta: un bosco per ripararti, muri davanti a un obiettivo. Resta fuori dalle zone di schieramento.
guide-miniatures-on-deploy = Metti la fanteria pesante al centro davanti agli obiettivi, la cavalleria su un fianco, gli arcieri dietro. Trascina il vassoio nella zona illuminata, o scrivi i numeri.
guide-miniatures-on-turn = Marciare è lontano e dritto, manovrare è più corto con due rotazioni, caricare muove e colpisce. Sotto ogni scelta leggi che cosa promette: dadi, colpi, ferite, panico.
guide-miniatures-on-move = Trascina sul campo: la sagoma mostra dove starà l’unità, l’ombra dove può. Il rosso vuol dire no, con la regola che lo dice.
guide-miniatures-on-charge = La probabilità accanto a una carica è quella di arrivare al bersaglio con il dado. Una carica fallita ti lascia scoperto.
guide-miniatures-on-attack = Scegli il bersaglio che promette di più: ferite adesso e panico dopo.
guide-miniatures-on-board = Corona scuote un nemico, Ricchezza cura, Tattica pesca carte, Combattimento dà un attacco gratuito, Manovra un movimento. Una zona occupata è chiusa anche al nemico.

## Notices, offered seats, spectators

ui-notices = Avviso quando tocca a me
ui-notices-mail = Per e-mail a
ui-notices-hook = Con un webhook ({ $hosts })
ui-notices-save = Salva
ui-notices-saved = Salvato.
ui-notices-confirm = Salvato. Ti abbiamo mandato un’e-mail: apri il suo link per confermare.
ui-offered = In questa partita è offerto un posto.
ui-watchers_chat = Gli spettatori possono chattare

## Choices of several, and what is waited for

ui-picked_n = { $n } scelte
ui-not_enough = Non basta ancora.
ui-may_none = Si può anche non scegliere nulla.
ui-may_more = Basta; se ne può scegliere ancora.

## Data of one’s own

ui-data = I tuoi dati
ui-data-help = Ciò che questo tavolo sa di questo browser: il tuo nome, i tuoi posti, ciò che hai detto.
ui-data-export = Salva una copia
ui-data-forget = Cancella tutto
ui-data-forget-sure = Davvero? I tuoi posti vanno ai bot, le tue partite non si trovano più qui, e non si torna indietro.
ui-data-forgotten = Cancellato. Questo browser è di nuovo uno sconosciuto qui.
ui-data-none = Di questo browser non si sa ancora nulla.

## More of a new table

ui-on_flag = Quando il tempo è finito
ui-on_flag-bot = Risponde un bot
ui-on_flag-concede = Il giocatore si arrende
ui-away_after = Un bot gioca per chi è assente, dopo
ui-away-60 = un minuto
ui-away-120 = due minuti
ui-away-900 = un quarto d’ora
ui-away-86400 = un giorno
ui-away-604800 = una settimana
ui-away_level = Come gioca
ui-options-more = Altre opzioni ({ $n })
ui-list-ready = Già pronto, a scelta del tavolo
ui-list-own = Una lista mia
ui-list-format-deck = Una carta per riga: «3x Nome della carta», e la fazione in una riga a parte.
ui-list-format-army = Prima fazione e comandante, poi un’unità per riga, con gli aggregati dopo «con».

## Pages that are not there, and the rest

ui-nothing_here = A questo indirizzo non c’è nulla.
ui-replay-gone = Questo replay non esiste, o la partita è ancora in corso.
ui-reload-help = La partita continua: ricaricando non si perde nulla.
ui-rules-chapter = Capitolo
ui-rules-chapters = Tutti i capitoli
ui-rules-loading = Si apre il libro…
ui-undo-waiting = Hai chiesto di annullare. Si aspetta { $names }.
ui-draw-waiting = Hai offerto la patta. Si aspettano gli altri.
ui-pause-waiting = Hai chiesto una pausa. Si aspettano gli altri.
ui-resume-waiting = Vuoi riprendere. Si aspettano gli altri.
ui-resume-asked = { $names } vorrebbe riprendere.
ui-take_back_offer = Ritira
ui-paused-help = Gli orologi sono fermi. Qualcuno deve riprendere.
ui-help-on = { $thing }: che cos’è?

## What somebody is waited for, by the chapter of the question

doing-boardgame-setup = una Casata
doing-boardgame-westeros = una carta Westeros
doing-boardgame-supply = perdite per mancanza di rifornimenti
doing-boardgame-mustering = il reclutamento
doing-boardgame-bidding = un’offerta per l’influenza
doing-boardgame-wildlings = l’attacco dei Bruti
doing-boardgame-planning = gli ordini
doing-boardgame-planning-raven = il corvo messaggero
doing-boardgame-raids = un’incursione
doing-boardgame-marches = una marcia
doing-boardgame-neutral = il supporto contro una forza neutrale
doing-boardgame-ports = le navi di un porto
doing-boardgame-consolidate = un consolidamento
doing-boardgame-combat = una battaglia
doing-boardgame-combat-card = una carta Casata per la battaglia
doing-boardgame-combat-support = il supporto in una battaglia
doing-boardgame-casualties = le perdite
doing-boardgame-retreat = una ritirata
doing-boardgame-cards = l’effetto di una carta Casata
doing-btwixt-setup = un leader
doing-btwixt-draft = una carta da tenere
doing-btwixt-bidding = una carta o inginocchiarsi
doing-btwixt-claim = dove va l’alleato vinto
doing-btwixt-effect = l’effetto di una carta
doing-cardgame-setup = la mano iniziale
doing-cardgame-plot = una trama
doing-cardgame-title = un titolo
doing-cardgame-window = un’occasione di agire
doing-cardgame-window-action = un’azione o un passo
doing-cardgame-window-reaction = una reazione o un passo
doing-cardgame-window-interrupt = un’interruzione o un passo
doing-cardgame-window-save = se qualcosa si salva
doing-cardgame-cost = il costo di una carta
doing-cardgame-target = un bersaglio
doing-cardgame-pick = l’effetto di una carta
doing-cardgame-challenge = una sfida
doing-cardgame-challenge-attackers = gli attaccanti
doing-cardgame-challenge-defenders = i difensori
doing-cardgame-claim = la rivendicazione
doing-cardgame-keywords = una parola chiave
doing-cardgame-standing = chi si rialza
doing-cardgame-taxation = lo scarto fino alla riserva
doing-cardgame-settle = l’ordine degli effetti
doing-cardgame-winning = chi vince
doing-miniatures-siege = l’assedio
doing-miniatures-terrain = il terreno
doing-miniatures-deploy = lo schieramento
doing-miniatures-turn = un’attivazione
doing-miniatures-action = un’azione gratuita
doing-miniatures-move = un movimento
doing-miniatures-charge = una carica
doing-miniatures-attack = un attacco
doing-miniatures-dice = dadi da ritirare
doing-miniatures-board = il tabellone delle tattiche
doing-miniatures-cards = le carte tattica
doing-miniatures-effects = l’effetto di una carta
doing-miniatures-objective = un obiettivo
doing-miniatures-missions = le missioni
doing-miniatures-winds = le missioni
doing-miniatures-kings = una carta obiettivo
doing-miniatures-fire = un’unità bersaglio
doing-miniatures-feast = una pila di cadaveri
doing-miniatures-stand = un ritorno in campo

## Quarters of the field, as they are numbered on it (whoever sits opposite sees them turned)

name-q1 = quadrante Ⅰ
    .the = il quadrante Ⅰ
    .gender = masculine
    .number = one
name-q2 = quadrante Ⅱ
    .the = il quadrante Ⅱ
    .gender = masculine
    .number = one
name-q3 = quadrante Ⅲ
    .the = il quadrante Ⅲ
    .gender = masculine
    .number = one
name-q4 = quadrante Ⅳ
    .the = il quadrante Ⅳ
    .gender = masculine
    .number = one
