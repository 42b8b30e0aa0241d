## Entrance, new table, waiting room

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
bot-master = Maestro
    .help = Riflette più a lungo, con ciò che si è imparato da altre partite.
bot-tempered = { $level }, { $temper }
bot-temper-bold = audace
bot-temper-careful = prudente
bot-temper-vengeful = vendicativo
bot-temper-grasping = avido
bot-random = A caso
    .help = Fa una qualsiasi mossa legale.
bot-greedy = Scudiero
    .help = Gioca ciò che ora sembra meglio.
bot-search = Maestro
    .help = Ragiona in anticipo.

ui-set_up = Prepara un tavolo
ui-how_many = Quanti giocano
ui-hot_seat = Anche a questo schermo
ui-help = Aiuto
ui-upload = Apri una registrazione
ui-upload-help = Una partita salvata in un file, da rivedere.
ui-not_found = Questo tavolo non esiste o non è aperto per te.
ui-not_found-help = Un posto è un link segreto: chiedi il tuo a chi ospita.
ui-home = Pagina iniziale
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
ui-minutes = Minuti
ui-days = Giorni
ui-seconds = Secondi
ui-turn_title = Tocca a te: { $game }
ui-history = Replay: { $game }
ui-broken = Qualcosa è andato storto sul tavolo. Nulla è perduto: ogni scelta è nell’elenco, e ricaricare può aiutare.
ui-broken-again = Mostra di nuovo il tavolo

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
ui-list-ready = Una lista pronta qualsiasi
ui-list-own = Una lista mia
ui-list-format-deck = Una carta per riga: «3x Nome della carta», e la fazione in una riga a parte.
ui-list-format-army = Prima fazione e comandante, poi un’unità per riga, con gli aggregati dopo «con».

ui-invites = { $name } ti invita: { $game }
ui-invited-with = Con { $names }
ui-invited-bots = { $n ->
    [one] e un bot
   *[other] e { $n } bot
}
ui-waiting_host = { $name } avvierà la partita.
ui-waiting_start = La avvierà chi ospita.
ui-new_here = Non conosci il gioco?
ui-share = Invia
ui-qr = Codice QR
ui-invite-words = Vieni a giocare con me: { $game }
ui-players-between = da { $least } a { $most } giocatori
ui-on = sì
ui-off = no

ui-their_name = Nome
ui-options-changed = { $n ->
    [one] una modifica
   *[other] { $n } modifiche
}
ui-list-leader = Leader
ui-list-house = Casata
ui-list-any-leader = Un leader qualsiasi
ui-list-any-house = Una Casata qualsiasi
ui-list-look = Guarda dentro
ui-army-commander = Comandante
ui-army-units = Unità
ui-army-ncus = Unità non combattenti
ui-replays = Partite finite
ui-row-lobby = Non ancora iniziata
ui-advice-allowed = Tutti possono chiedere consiglio
ui-quick = Trova giocatori
ui-quick-here = { $n ->
    [one] aspetta una persona
   *[other] aspettano in { $n }
}
ui-friends = Amici
ui-friends-keeps = { $name } ti tiene un posto: { $game }
ui-friends-come = Siediti
