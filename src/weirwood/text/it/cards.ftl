## Di che cosa è fatto un gioco: tipi di cose, i loro numeri e per che cosa si scelgono

cards-kind-character = Personaggio
cards-kind-location = Luogo
cards-kind-attachment = Accessorio
cards-kind-event = Evento
cards-kind-plot = Trama
cards-kind-agenda = Agenda
cards-kind-faction = Fazione
cards-kind-title = Titolo
cards-kind-house = Casata
cards-kind-house_card = Carta Casata
cards-kind-unit = Unità
cards-kind-order = Ordine
cards-kind-land = Area di terra
cards-kind-sea = Mare
cards-kind-port = Porto
cards-kind-westeros_card = Carta Westeros
cards-kind-wildling_card = Carta dei bruti
cards-kind-tide = Marea della battaglia
cards-kind-leader = Leader
cards-kind-ally = Alleato
cards-kind-standard_influence = Carta influenza
cards-kind-event_influence = Carta evento
cards-kind-leader_influence = Carta del leader
cards-kind-ncu = Unità non combattente
cards-kind-tactics_card = Carta Tattica
cards-kind-zone = Zona Tattica
cards-kind-terrain = Terreno
cards-kind-mode = Modalità di gioco
cards-kind-objective = Carta obiettivo
cards-kind-mission = Missione
cards-kind-siege_card = Carta assedio

cards-number-cost = Costo
cards-number-strength = Forza
cards-number-gold = Oro
cards-number-initiative = Iniziativa
cards-number-claim = Rivendicazione
cards-number-reserve = Riserva
cards-number-supply = Rifornimento
cards-number-power = Potere
cards-number-garrison = Guarnigione
cards-number-swords = Spade
cards-number-forts = Fortificazioni
cards-number-skulls = Teschi
cards-number-siege = Contro i castelli
cards-number-modifier = Modificatore
cards-number-castle = Castello
cards-number-barrels = Barili
cards-number-crowns = Corone
cards-number-wildlings = Icone dei bruti
cards-number-value = Influenza
cards-number-speed = Velocità
cards-number-defense = Difesa
cards-number-morale = Morale
cards-number-wounds = Ferite
cards-number-ranks = Ranghi
cards-number-tokens = Segnalini
cards-number-number = Numero

cards-group-icons = Icone
cards-group-keywords = Parole chiave
cards-group-traits = Tratti
cards-group-marks = Segni
cards-group-types = Tipo
cards-group-timings = Quando
cards-group-decks = Mazzo
cards-group-colours = Colore
cards-group-abilities = Abilità
cards-group-affiliations = Affiliazione
cards-group-conditions = Condizioni
cards-group-zones = Zone

cards-mark_unique = Unica
cards-mark_loyal = Leale
cards-mark_special = Speciale ★
cards-mark_castle = Castello
cards-mark_stronghold = Roccaforte
cards-mark_island = Isola
cards-mark_win_icon = Icona trionfo
cards-mark_commander = Comandante
cards-type_march = Marcia
cards-type_defense = Difesa
cards-type_support = Supporto
cards-type_raid = Incursione
cards-type_consolidate = Consolidamento del potere
cards-type_attacker = Attaccante
cards-type_defender = Difensore
cards-deck_1 = Mazzo I
cards-deck_2 = Mazzo II
cards-deck_3 = Mazzo III
cards-range_melee = Mischia
cards-range_short = Corta gittata
cards-range_long = Lunga gittata
cards-range_unlimited = Qualsiasi gittata
cards-timing_cancel = Annulla
cards-timing_immediate = Subito
cards-timing_continuous = Finché è in combattimento
cards-timing_result = Con il risultato
cards-timing_after = Dopo il combattimento
cards-timing_on_play = Quando giocata
cards-timing_in_pile = Nella pila delle offerte
cards-timing_after_bid = Dopo l’asta
cards-timing_cleanup = Nella pulizia
cards-timing_during_round = Durante il round
cards-timing_when_claimed = Quando reclamata
cards-timing_in_council = In un concilio
cards-timing_scoring = Al conteggio dei punti

## Una cosa per sé

cards-beside = Le appartiene
cards-names = Nomina: { $words }
cards-named = È nominata come: { $words }
cards-shares = Anche: { $words }
cards-more = e altre { $n }
cards-rules = Regole
cards-copies = { $n ->
    [one] 1 copia nella scatola
   *[other] { $n } copie nella scatola
}
cards-count = { $n ->
    [one] 1 trovata
   *[other] { $n } trovate
}
cards-nothing = Niente corrisponde.
why-cards-none = { $game } non ha nulla da sfogliare.
why-cards-unknown = In questo gioco non c’è { $found }.

## Il comando

cli-cards = Sfoglia le carte, le unità, gli ordini, le aree e i leader di un gioco.
cli-arg-card_words = Parole di nomi e testi, in una qualsiasi delle nostre lingue, o l’identificativo di una cosa.
cli-no_cards = In { $game } niente corrisponde a { $words }.
cards-at_table = A questo tavolo
cards-no_games = A questo tavolo non è ancora finita nessuna partita.
cards-not_played = Non giocata { $all ->
    [one] nell’unica partita finita
   *[other] in nessuna delle { $all } partite finite
}.
cards-played = Giocata in { $games } di { $all } { $all ->
    [one] partita finita
   *[other] partite finite
}; vittorie: { $won } su { $times }, { $share } (da { $low } a { $high }). Il caso darebbe { $fair }.
cards-came_up = Uscita in { $games } di { $all } { $all ->
    [one] partita finita
   *[other] partite finite
}.
cards-played_means-btwixt = Giocato: il leader che un giocatore aveva, l’influenza con cui ha offerto, un alleato che ha preso. Le partite guidate non contano.
cards-played_means-boardgame = Giocato: la casata del giocatore, una carta Casata in un combattimento, un ordine e l’area in cui è stato dato, un’unità reclutata. Le partite guidate non contano.
cards-played_means-cardgame = Giocato: la fazione e l’agenda del giocatore, una trama che ha rivelato, una carta entrata in gioco, un evento giocato. Le partite guidate non contano.
cards-played_means-miniatures = Giocato: tutto ciò che era nell’esercito del giocatore e le carte tattica che ha usato. Le partite guidate non contano.
