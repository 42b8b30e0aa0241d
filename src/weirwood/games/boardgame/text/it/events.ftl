## Che cosa accade

event-setup-house = { $seat } gioca con la Casata { $house }.
event-setup-draft = Le Casate si scelgono in quest’ordine: { $seats }.
event-setup-ready = Il tabellone è pronto per { $houses }.
event-round-begins = Inizia il round { $round }.
event-westeros-card = Mazzo di Westeros { $deck }: { $card }.
event-westeros-threat = La minaccia dei Bruti sale a { $threat }.
event-westeros-chosen = { $house } decide: { $choice ->
    [muster] tutti reclutano
    [supply] si aggiorna il rifornimento
    [clash] si fanno offerte per i tracciati
    [income] tutti prendono potere
    [no_march_plus_one] niente Marcia +1 in questo round
    [no_defense] niente ordini di Difesa in questo round
    *[none] non accade nulla
    }.
event-westeros-banned = Vietato in questo round: { $ban ->
    [no_march_plus_one] la Marcia +1
    [no_defense] gli ordini di Difesa
    [no_raid] gli ordini di Incursione
    [no_support] gli ordini di Supporto
    *[no_consolidate] gli ordini di Consolidare il potere
    }.
event-westeros-income = { $house } prende { $power } di potere.
event-supply-set = { $house } ha rifornimento { $supply }.
event-supply-lost = { $house } rinuncia per mancanza di rifornimento: { $unit } { $area_in }.
event-mustering-muster = { $house } recluta: { $unit } { $area_in }.
event-mustering-launch = { $house } vara una nave { $where_in }.
event-mustering-upgrade = { $house } trasforma un fante { $area_in }: { $unit }.
event-bidding-shown = { $house } offre { $power }.
event-bidding-settled = { $track }, nuovo ordine: { $houses }.
event-wildlings-attack = I Bruti attaccano con forza { $strength }.
event-wildlings-result = { $won ->
    [true] I Guardiani della notte resistono: { $watch } contro { $strength }.
    *[false] I Bruti sfondano: { $watch } contro { $strength }.
    }
event-wildlings-highest = { $house } ha offerto di più: { $power }.
event-wildlings-lowest = { $house } ha offerto di meno: { $power }.
event-wildlings-card = La carta dei Bruti è { $card }.
event-wildlings-killed = { $house } perde un’unità { $area_in }: { $unit }.
event-wildlings-unhorsed = Un cavaliere di { $house } diventa fante { $area_in }.
event-wildlings-promoted = Un fante di { $house } diventa cavaliere { $area_in }.
event-wildlings-discarded = { $house } scarta { $card }.
event-wildlings-spared = { $house } ha solo carte di pari forza e le tiene.
event-wildlings-renewed = { $house } riprende tutte le carte scartate.
event-wildlings-recovered = { $house } riprende { $card }.
event-wildlings-fell = { $house } scende sul tracciato { $track_of }.
event-wildlings-rose = { $house } prende la prima posizione del tracciato { $track_of }.
event-wildlings-paid = { $house } perde { $power } di potere.
event-wildlings-bid_back = { $house } riprende la sua offerta di { $power }.
event-planning-short = Gli ordini si piazzano a turno: a { $houses } mancano segnalini.
event-planning-placed = { $house } ha piazzato i suoi ordini.
event-planning-shown = { $house } mostra { $number } { $number ->
    [one] ordine
    *[other] ordini
    }.
event-planning-swapped = Il Corvo di { $house } sostituisce { $old_the } { $area_in }: { $order }.
event-planning-looked = { $card ->
    [none] { $house } guarda la prima carta dei Bruti.
    *[other] { $house } guarda la prima carta dei Bruti: { $card }.
    }
event-planning-keep = { $house } lascia la carta dei Bruti in cima.
event-planning-bury = { $house } mette la carta dei Bruti in fondo.
event-raids-idle = L’Incursione di { $house } { $area_from } non ha effetto.
event-raids-raided = { $house } compie un’Incursione { $area_from } e toglie { $order_the } di { $victim } { $target_in }.
event-raids-pillaged = { $house } saccheggia { $victim }: +{ $power } di potere, −{ $lost } per la vittima.
event-marches-moved = { $house } marcia { $origin_from } verso { $area_the }: { $units }.
event-marches-attack = { $house } attacca { $area_the } { $origin_from }: { $units }.
event-control-token = { $house } lascia un segnalino potere { $area_in }.
event-control-token_lost = Il segnalino potere di { $house } { $area_in } si toglie.
event-control-reverted = { $area_the } { $area_number ->
    [one] torna
    *[other] tornano
    } a { $house }.
event-neutral-helped = { $house } supporta { $target } { $area_from }.
event-neutral-declined = { $house } non supporta { $target } { $area_from }.
event-neutral-held = La forza neutrale { $area_in } resiste contro { $house }.
event-neutral-destroyed = { $house } sconfigge la forza neutrale { $area_in }: { $strength } contro { $value }.
event-ports-captured = { $victor } cattura { $taken } di { $ships } navi di { $house } { $port_in }.
event-ports-lost = { $house } perde le sue navi { $port_in }: { $ships }.
event-consolidate-power = { $house } consolida { $area_in }: { $power } di potere.
event-consolidate-muster = { $house } recluta { $area_in } con l’ordine speciale.
event-combat-begins = Combattimento { $area_in }: { $attacker } attacca { $defender }.
event-combat-supported = { $house } supporta { $target } { $area_from }.
event-combat-refused = { $target } rifiuta il supporto di { $house } { $area_from }.
event-combat-unsupported = { $house } non supporta nessuno { $area_from }.
event-combat-initial = Forza iniziale: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-final = Forza finale: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-cards = { $attacker } gioca { $attack_card }, { $defender } gioca { $defense_card }.
event-combat-no_card = { $house } combatte senza carta Casata.
event-combat-replaced = { $house } gioca invece { $card }.
event-combat-tide = { $card ->
    [none] { $house } pesca una Marea della battaglia.
    *[other] { $house } pesca una Marea della battaglia: { $card }.
    }
event-combat-redrawn = { $house } usa la Spada per scartare la sua Marea, { $card }, e ne pesca un’altra.
event-combat-tides = Maree della battaglia: { $attacker } { $attack_tide }, { $defender } { $defense_tide }.
event-combat-blade = { $house } usa la Spada d’acciaio di Valyria: +1.
event-combat-won = { $winner } sconfigge { $loser }.
event-combat-garrison_lost = La guarnigione di { $house } { $area_in } è persa.
event-combat-moved_in = { $house } prende { $area_the }: { $units }.
event-combat-nobody_left = { $house } ha vinto ma non resta nessuno per prendere { $area_the }.
event-combat-renewed = { $house } ha giocato l’ultima carta e riprende le altre.
event-casualties-helpless = { $house } perde ciò che non può ritirarsi: { $units }.
event-casualties-killed = { $house } subisce una perdita: { $unit }.
event-retreat-routed = { $house } si ritira verso { $area_the }: { $units }.
event-retreat-lost = { $house } perde un’unità in ritirata per il rifornimento: { $unit }.
event-retreat-destroyed = { $house } non ha dove ritirarsi e perde { $units }.
event-cards-tyrion = Tyrion Lannister rimanda in mano { $card }.
event-cards-aeron = { $house } paga { $power } di potere e scarta Aeron Capelli Bagnati.
event-cards-mace = Mace Tyrell distrugge un fante di { $house }.
event-cards-queen = La Regina di Spine toglie { $order_the } di { $house } { $area_in }.
event-cards-doran = Doran Martell manda { $house } all’ultima posizione del tracciato { $track_of }.
event-cards-tywin = Tywin Lannister porta a { $house } { $power } di potere.
event-cards-roose = Roose Bolton restituisce a { $house } tutte le carte scartate.
event-cards-cersei = Cersei Lannister toglie { $order_the } di { $house } { $area_in }.
event-cards-renly = Renly Baratheon fa cavaliere un fante { $area_in }.
event-cards-robb = Robb Stark spinge { $house } verso { $area_the }.
event-cards-loras = Ser Loras Tyrell porta l’ordine di Marcia verso { $area_the }.
event-cards-arianne = Arianne Martell impedisce ai vincitori di occupare { $area_the }.
event-cards-patchface = Macchia scarta { $card } di { $house }.
event-winning-seven = { $house } controlla il settimo castello e vince il Trono di Spade.
event-winning-last_round = Dopo l’ultimo round vince { $house } con { $castles } { $castles ->
    [one] castello
    *[other] castelli
    }.

why-planning-stars = Hai piazzato { $found } ordini speciali; la tua posizione ne consente { $allowed }.
why-planning-tokens = Hai solo { $number } di { $order }.
why-options-scenario = Questa posizione non va: { $what } è { $found }; ammessi: { $allowed }.
