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
bg-supply = Rifornimento
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
bg-sheet = Foglio di battaglia
bg-sheet-map = Guarda la mappa
bg-sheet-close = Chiudi
bg-plays = gioca { $card }
bg-plays_none = non gioca carte
bg-holds = può giocare una di queste
bg-your_hand = le tue carte, e quanto varrebbe ciascuna
bg-comes_to = { $n } contro { $m }
bg-beats = batte { $n } su { $of }
bg-after = Risultato
bg-after-none = Nessuna perdita.

guide-boardgame-1 = Guidi una grande casata. Chi per primo tiene sette castelli e roccaforti vince subito; altrimenti chi ne ha di più dopo dieci round. Le torri sulla mappa sono la meta; la prima colonna della tabella le conta.
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

doing-boardgame-setup = una Casata
doing-boardgame-westeros = una carta Westeros
doing-boardgame-supply = perdite per mancanza di rifornimento
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
