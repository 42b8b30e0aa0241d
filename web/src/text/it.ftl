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
ui-replay = Replay
ui-record = Scarica la registrazione
ui-offline = Connessione persa. Nuovo tentativo…
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
ui-history = Replay di { $game }
ui-broken = Qui qualcosa è andato storto. Nulla è perduto: ricarica la pagina.

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
bt-council-power = Potere degli alleati { $n }
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
bg-discards = Scarti
bg-house = Casata
bg-tracks = Influenza
bg-cards = Carte Westeros
bg-blade = Lama d’acciaio di Valyria
bg-blade-used = usata
bg-raven = Corvo messaggero
bg-wildlings = Mazzo dei bruti
bg-attacker = Attaccante
bg-defender = Difensore
bg-combat = Battaglia per { $area }
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
bg-seat-line = Potere { $power }, castelli { $castles }
bg-bid = offre { $n }
bg-close = Alla mappa

## The card game

cg-round = Round { $n }
cg-phase-setup = Preparazione
cg-phase-plot = Fase delle trame
cg-phase-draw = Fase di pesca
cg-phase-marshal = Fase di schieramento
cg-phase-challenges = Fase delle sfide
cg-phase-dominance = Fase di dominio
cg-phase-standing = Fase di rialzo
cg-phase-taxation = Fase delle tasse
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
cg-claim = Pretesa { $n }
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
cg-attachments = Aggregati: { $cards }
cg-type-character = Personaggio
cg-type-location = Luogo
cg-type-attachment = Aggregato
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
ui-place-help = Trascina sul campo o imposta i numeri.

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

ui-pass_on = Passare fino a fine fase
ui-passing = Passi fino alla fine della fase. Ti verrà chiesto se puoi usare qualcosa di nuovo.
ui-passing-stop = Smettere di passare
