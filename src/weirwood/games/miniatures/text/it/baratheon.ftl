### Casa Baratheon: che cosa fanno le sue abilità e carte

## modi di usare un effetto

name-way_relocate = un aggregato cambia unità
    .gender = masculine
    .number = one
    .the = un aggregato cambia unità
name-way_revive = torna un aggregato distrutto
    .gender = masculine
    .number = one
    .the = torna un aggregato distrutto
name-way_overshadow = il loro comandante senza abilità
    .gender = masculine
    .number = one
    .the = il loro comandante senza abilità
name-way_reposition = una manovra o ritirata dell'unità di Renly
    .gender = feminine
    .number = one
    .the = una manovra o ritirata dell'unità di Renly
name-way_purge = togliere tutti i segnalini condizione
    .gender = masculine
    .number = one
    .the = togliere tutti i segnalini condizione
name-way_mend_all = le unità vicino a Renly recuperano 1 ferita
    .gender = feminine
    .number = other
    .the = le unità vicino a Renly recuperano 1 ferita
name-way_sting_all = i nemici vicino a Renly subiscono 1 ferita
    .gender = masculine
    .number = other
    .the = i nemici vicino a Renly subiscono 1 ferita
name-way_maneuver = una manovra
    .gender = feminine
    .number = one
    .the = una manovra
name-way_silent = resta senza abilità
    .gender = feminine
    .number = one
    .the = resta senza abilità
name-way_thorn = colpi quando reclama una zona
    .gender = masculine
    .number = other
    .the = colpi quando reclama una zona

## eventi

event-card-named = { $seat } nomina { $card }.
event-ability-lost = { $unit } ({ $nr }) perde { $ability }.

## unità e aggregati

text-stags_fury = L'attacco cresce con i round: dal 2, Colpo critico; dal 3, anche Feroce; dal 4, anche Lacerante; dal 5, anche 1 colpo automatico per ogni rango rimasto.
text-war_hammer = Se un dado Difesa del difensore mostra un 1, questo diventa Indebolito dopo l'attacco.
text-mastercraft_warhammer = I dadi d'attacco si possono sempre ritirare. Se un dado Difesa del difensore mostra un 1, questo diventa Indebolito dopo l'attacco.
text-double_hammers = L'attacco con questo nome ha Lacerante.
text-watchers_crossbow = L'attacco con questo nome ha Lacerante.
text-champions_wrath = Colpo critico. Un nemico caricato con successo diventa Indebolito. Se l'unità ha iniziato il turno ingaggiata con il difensore, questo diventa Vulnerabile prima dei dadi d'attacco.
text-kings_blade = Lacerante. Finché nessun avversario controlla la Corona, anche Colpo critico e ritirare dadi d'attacco.
text-fire_arrows = Feroce. Se il difensore fallisce il test di Panico, un altro nemico a gittata Corta da esso ne fa uno con -2.
text-highgarden_lance = Lacerante. Nell'attacco di una carica, +1 per colpire e 2 dadi in più per ogni rango rimasto.
text-perseverance_and_valor = Prima dei dadi di ogni suo attacco in mischia l'unità recupera 1 ferita.
text-deadly_bloom = Ogni volta che l'unità recupera ferite, un nemico ingaggiato con essa subisce 1 ferita.
text-heart_of_fire = Inizia con 1 segnalino fede e ne riceve 1 per ogni test di Morale superato. Può spenderne 1: un attacco in mischia ha +1 per colpire e Feroce; o dopo un attacco in mischia l'unità recupera 1 ferita e 1 in più per ogni rango perso dal difensore; o può ritirare la sua carica, e il nemico che raggiunge diventa Terrorizzato.
text-queens_blade = Finché nessun avversario controlla la Corona, i segnalini Vulnerabile e Terrorizzato di questa unità non si possono spendere.
text-order_nobles_bolster = Quando un'unità amica a gittata Lunga sta per ricevere un segnalino condizione: non lo riceve.
text-solo_rider = L'unità ha 3 ferite. All'inizio della sua attivazione può compiere una manovra o una ritirata gratuita.
text-renlys_retinue = L'unità ha 8 modelli, Renly compreso, in 2 ranghi.
text-affiliation_rhllor = L'unità in cui è questo modello conta anche come unità di R'hllor.
text-davos_vassal = Dove un'abilità o una carta nomina Davos Seaworth o la sua unità, valgono anche questo modello e la sua unità.
text-bookkeeping_cortnay_penrose = Mentre Cortnay Penrose è sul campo di battaglia, la tua mano è più grande di 1 carta: massimo 6, inizi con 4 e rifornisci fino a 4.
text-true_conviction_baratheon = Un'unità Baratheon può ritirare dadi d'attacco contro un nemico a cui restano più ranghi.
text-first_of_the_kings_men = Per le tue carte Tattica che scelgono questa unità conti come se controllassi Corona e Tattica. Finché nessun avversario controlla una delle due, l'unità può ritirare i dadi dei test di Morale.
text-claims_to_the_kingdom = Per le tue abilità e carte Tattica che scelgono questa unità conti come se controllassi Corona e Tattica.
text-renlys_protector = Dopo un attacco contro l'unità di Renly Baratheon, questa unità può compiere un attacco o una carica gratuita contro l'attaccante.
text-divine_sacrifices = Prima dei dadi di ogni suo attacco l'unità può subire fino a 2 ferite: per ciascuna, il difensore diventa Terrorizzato o Vulnerabile.
text-zealous_fanaticism = I suoi attacchi in mischia hanno Feroce e tirano sempre il valore di dadi più alto; ogni 1 su quei dadi costa all'unità 1 ferita.
text-might_of_the_throne_cortnay_penrose = Quando una UNC amica reclama la Corona, puoi sostituirne l'effetto con un attacco in mischia o una carica gratuita dell'unità di Cortnay Penrose.

## unità non combattenti

text-shifting_loyalties = Inizia con 3 segnalini Ordine. Quando Alester ha reclamato una zona, dopo l'effetto, puoi spenderne 1: passa in una zona libera o si scambia con un'altra UNC; nessuna zona ripete il suo effetto.
text-support_of_haystack_hall = Quando Shyra reclama Corona, un'unità combattente amica recupera 1 ferita; quando reclama Tattica, una perde un segnalino condizione; quando reclama Ricchezza, il segnalino tolto dalla zona passa a un'unità combattente nemica.
text-sacrifice_to_the_lord_of_light = Un'unità amica influenzata da Melisandre è un'unità di R'hllor e i suoi attacchi in mischia hanno Feroce. Quando la influenza puoi farle subire 2 ferite e un test di Panico: allora un'unità combattente nemica a gittata Lunga fa un test di Panico con -2 che le costa 2 ferite in più.
text-smugglers_cunning = Inizia con 3 segnalini Ordine. Spendine 1 dopo il dado di una carica amica per ritirarlo; o quando si attiva un'unità amica: i nemici ingaggiati con essa non usano Ordini in questo turno e non possono essere scelti dalle proprie carte Tattica.
text-fervent_conviction = Ogni volta che l'unità che influenza supera un test di Morale, un nemico ingaggiato con essa subisce 1 ferita.
text-necessary_sacrifices = Una volta a partita, quando un'unità combattente amica sta per essere distrutta, può restare con D3 ferite, e da allora è un'unità di R'hllor.
text-in_rhllors_name_ability = Un nemico influenzato da Axell diventa Terrorizzato. Prima dei dadi degli attacchi in mischia di un'unità amica che influenza, il difensore diventa Vulnerabile.
text-a_rose_and_its_thorns = Quando Margaery reclama una zona, un'unità combattente amica può recuperare 1 ferita, e poi un nemico ingaggiato con essa può diventare Vulnerabile.
text-pulling_weeds = Quando Olenna reclama una zona, scegli una UNC nemica: non ha abilità fino alla fine del round; o, prima dell'effetto della zona che reclama in questo round, un'unità combattente nemica subisce D3 colpi e diventa Indebolita.
text-elderly_caution = Quando Eldon reclama una zona, puoi sostituirne l'effetto: pesca 3 carte, poi rimescola 1 carta della mano nel mazzo.
text-castellans_duty = Inizia con 3 segnalini Ordine. Quando si attiva una UNC nemica, puoi spenderne 1 e nominare 2 zone: se in questo turno ne reclama una, prima le unità combattenti amiche recuperano D3+2 ferite in totale.
text-sacrifice_for_the_king = All'inizio di qualsiasi round puoi attivare Cressen; se lo fai, è distrutto alla fine del round.
text-loving_counsel = Quando Cressen reclama la Corona, puoi sostituirne l'effetto: pesca 2 carte e metti un segnalino condizione su un'unità combattente nemica.
text-misunderstood_omens = Inizia con 3 segnalini Ordine. All'inizio di qualsiasi round puoi spenderne 1 e nominare una carta Tattica: se l'avversario l'ha in mano, ne scarta una copia.

## carte Tattica

text-baratheon_justice = Dopo che un nemico ha completato un attacco: l'attaccante riceve un segnalino condizione. Corona o Tattica: ne riceve un altro.
text-stags_wit = Quando un'unità amica riceve un segnalino condizione: lo perde, e un nemico ingaggiato con essa può riceverne uno uguale. Tattica: anche un altro nemico a gittata Lunga ne riceve uno.
text-ours_is_the_fury = Prima dei dadi di un attacco in mischia amico: +1 per colpire, Lacerante o Feroce. Corona, Tattica: uno in più di questi per ciascuna.
text-sustained_assault_baratheon = Prima dei dadi di un attacco in mischia amico, se l'attaccante ha iniziato il turno ingaggiato con il difensore: tira il valore di dadi più alto e può ritirarli.
text-baratheon_conviction = Quando un'unità amica supera un test di Morale: recupera 2 ferite. Corona: tutti i nemici ingaggiati con essa fanno un test di Panico. Tattica: ciascuno di essi riceve un segnalino condizione.
text-final_strike = Dopo che un nemico ha completato un attacco in mischia: l'attaccante subisce 1 colpo per ogni ferita che il difensore vi ha subito. Corona: ha -1 ai tiri di Difesa contro di essi.
text-oath_of_duty = All'inizio di qualsiasi turno: aggiungi questa carta a un'unità combattente amica. Riceve un segnalino Ordine quando una fanteria o cavalleria amica è distrutta. Con un segnalino, il difensore riceve un segnalino condizione prima dei dadi degli attacchi in mischia dell'unità. Corona: può anche ritirarli.
text-inexplicable_return = Quando una UNC amica reclama una zona: invece del suo effetto un aggregato amico passa in un'altra unità a gittata Lunga che non ne ha; o uno distrutto si unisce a un'unità combattente amica che non ne ha, al posto di un modello. Oppure all'inizio di un turno amico: pesca una carta.
text-hidden_affairs = Dopo che un nemico ha completato un attacco contro un'unità in cui non è Renly Baratheon: l'unità di Renly compie un attacco o una carica gratuita contro l'attaccante, con il valore di dadi più alto. Oppure all'inizio di un turno amico: pesca una carta.
text-in_his_brothers_shadows = Quando si attiva l'unità del comandante nemico: se è a gittata Lunga dall'unità di Renly, quel comandante non ha abilità fino alla fine del round; o l'unità di Renly compie una manovra o ritirata gratuita. Oppure all'inizio di qualsiasi turno, se il comandante nemico è distrutto: l'unità di Renly recupera 2 ferite.
text-loved_by_the_smallfolk_loras = Prima dei dadi di un attacco in mischia nemico: l'attaccante fa un test di Morale, con -2 a gittata Corta dall'unità di Loras Tyrell; se lo fallisce, diventa Vulnerabile e Indebolito.
text-overgrowth = All'inizio di un turno nemico: un'unità amica fa un test di Morale, che supera senza tirare se a un nemico ingaggiato con essa restano più ranghi. Se lo supera, aggiungile questa carta: chi la attacca subisce prima 1 colpo e 1 in più per ogni rango rimasto ad essa.
text-growing_strong = Quando si attiva un'unità amica: i nemici ingaggiati con essa a cui restano almeno altrettanti ranghi diventano Vulnerabili; poi recupera 1 ferita e 1 in più per ogni rango perso.
text-hefty_ransom = Quando un aggregato amico è distrutto: aggiungi questa carta a un nemico a gittata Corta; quando quel nemico è distrutto ottieni 1 punto vittoria. Oppure quando un aggregato nemico è distrutto: aggiungila a un'unità amica a gittata Corta; tira 1 dado in più in mischia e ha +1 ai test di Morale.
text-martial_superiority_eldon = Prima dei dadi di un attacco in mischia nemico: l'attaccante subisce 1 colpo per ogni dado che manca. Se il difensore è l'unità di Eldon, l'attacco ha anche -1 per colpire.
text-battle_endurance_eldon = All'inizio di un turno amico: aggiungi questa carta a un'unità combattente amica. I suoi attacchi in mischia hanno, secondo il round: dal 3, ritirare i dadi falliti; dal 4, Lacerante; dal 5, Colpo critico; dal 6, 2 dadi in più.
text-issue_commands_cortnay = Quando si attiva l'unità del tuo comandante: non compie azioni in questo turno; invece un'altra unità amica a gittata Lunga compie un attacco o una carica gratuita. Oppure all'inizio di qualsiasi turno: un Ordine usato di un'unità amica può essere usato di nuovo in questo round.
text-surprise_strategy_cortnay = All'inizio di un turno amico: scarta un'altra carta dalla mano per riprendervi 1 carta dagli scarti. Tattica: non serve scartarne un'altra.
text-counterplot_cortnay = Quando un avversario gioca una carta Tattica: tira un dado; con 3+ il suo effetto è annullato. Corona o Tattica: con 2+. Entrambe: è annullato senza tirare.
text-wealth_and_charisma = Quando una UNC amica reclama una zona: invece del suo effetto le unità combattenti amiche recuperano 3 ferite in totale; o tutte perdono tutti i segnalini condizione, e ogni segnalino costa 1 ferita a un nemico ingaggiato con quell'unità.
text-younger_bolder_and_far_more_comely = Quando un'unità amica supera un test di Morale: aggiungile questa carta finché non è distrutta l'unità di Renly Baratheon. A gittata Lunga da quell'unità tira 1 dado in più in mischia e recupera 1 ferita quando si attiva. Oppure all'inizio di un turno amico: pesca una carta.
text-they_will_make_me_king = All'inizio di un turno amico: pesca una carta; o tutte le unità amiche a gittata Corta dall'unità di Renly recuperano 1 ferita; o tutti i nemici che sono lì subiscono 1 ferita.
text-will_of_the_one_true_king = Quando una UNC amica reclama la Corona: invece del suo effetto un'unità combattente nemica diventa Terrorizzata, una Vulnerabile e una Indebolita; può essere la stessa.
text-harsh_conditions = All'inizio di qualsiasi turno: togli quanti segnalini condizione vuoi da un'unità nemica; per ciascuno perde un'abilità a tua scelta fino alla fine del round.
text-tactical_approach = All'inizio di un round: aggiungi questa carta a un'unità combattente amica. Dopo i dadi dei suoi attacchi in mischia puoi spendere un segnalino condizione del difensore: questo subisce 1 ferita in più, 2 se l'unità è quella di Stannis.
text-in_rhllors_name = Prima dei dadi di un attacco in mischia amico: Colpo critico o Lacerante, entrambi per un'unità di R'hllor. Dopo l'attacco, se il difensore non è stato distrutto, l'attaccante fa un test di Panico.
text-test_of_faith = All'inizio di qualsiasi turno: un'unità amica di R'hllor fa un test di Morale; se lo supera, perde tutti i segnalini condizione. Aggiungile questa carta finché un nemico non l'ha attaccata: +1 ai tiri di Difesa.
text-azor_ahai_stannis = Dopo i dadi di un test di Panico amico: fallirlo costa al massimo 1 ferita. Un'unità di R'hllor lo supera, e i nemici ingaggiati con essa diventano Terrorizzati.
text-flea_bottom_tricks = Dopo che un nemico ha completato un attacco in mischia: un'unità combattente amica diversa dal difensore compie una manovra gratuita; l'unità di Davos può invece ruotare e marciare.
text-everything = All'inizio di qualsiasi turno: una fanteria amica subisce fino a 3 ferite; un'altra ne recupera 1 in più e, se non ha aggregati, un tuo aggregato di fanteria distrutto può tornare come una di esse.
text-fealty_to_the_crown_davos = Quando un nemico fallisce un test di Panico: un'unità amica a gittata Lunga da esso recupera tante ferite quante ne ha subite, fino a 3. Corona: il nemico ne subisce 1 in più e l'unità ne recupera 1 in più, fino a 4.
text-parlay_davos = Quando si attiva un'unità amica: non compie azioni in questo turno, e un nemico a gittata Corta conta come attivato senza compierne. Se è l'unità di Davos, entrambe possono recuperare 2 ferite.
text-assault_orders_andrew = Quando una UNC amica reclama una zona: invece del suo effetto un'unità combattente amica compie un attacco in mischia gratuito; l'unità di Andrew Estermont può invece caricare.
text-reckless_fury = Prima dei dadi di un attacco in mischia amico: ha Feroce e tira il valore di dadi più alto. Poi l'attaccante subisce 2 ferite, 1 in meno per ogni rango perso.
text-rush_of_aggression_andrew = Prima del dado di una carica amica: conta come un 6 e l'attacco della carica ha Colpo critico. Dopo l'attacco, l'attaccante diventa Vulnerabile salvo che sia l'unità di Andrew Estermont.
text-fiery_charge_axell = Quando un'unità amica dichiara una carica: il suo dado conta come un 6 e il nemico che raggiunge diventa Terrorizzato. Dopo l'attacco, l'attaccante diventa Vulnerabile salvo che sia un'unità di R'hllor.
text-rhllors_wrath = Quando una UNC amica reclama una zona: invece del suo effetto un'unità combattente nemica fa un test di Panico con -1 per ogni tua unità di R'hllor a gittata Corta da essa; se lo fallisce, diventa anche Vulnerabile e Indebolita.
text-fiery_resolve = Quando si attiva un'unità amica di R'hllor: fa un test di Morale. Se lo supera, un nemico ingaggiato con essa fa un test di Panico con -1 per ogni rango rimasto all'unità; altrimenti quel nemico diventa Terrorizzato.
text-muster = Quando una cavalleria amica si ritira: i nemici che lascia non possono ruotare, e dopo la ritirata può compiere una manovra gratuita. L'unità di Stannis recupera anche D3 ferite e 1 in più per ogni rango perso.
text-on_the_double = Quando si attiva una cavalleria amica non ingaggiata: la sua prossima manovra in questo turno ha 3 pollici di Velocità in più; poi diventa Vulnerabile.
text-ride_them_down_stannis = Dopo una manovra, marcia o ritirata nemica: una cavalleria amica a gittata Lunga che può caricare quel nemico lo fa gratis. Se ha successo, invece di attaccare il nemico diventa Terrorizzato e subisce 2 colpi per ogni rango rimasto a chi carica.
text-regroup_and_reform_justin = All'inizio di un turno amico: di 2 unità amiche di fanteria a gittata Lunga l'una dall'altra, una cede fino a 4 modelli all'altra. Poi un aggregato può passare dall'una all'altra, o due scambiarsi di posto.
text-sudden_retreat_justin = Dopo che un nemico ha completato un attacco in mischia: il difensore può compiere una ritirata gratuita; l'unità di Justin Massey può ritirare il dado.
text-precious_supplies = Dopo che un nemico ha completato un attacco in mischia: il difensore perde tutti i segnalini condizione e recupera 1 ferita se ha perso 1 rango, 3 se ne ha persi 2; l'unità di Justin Massey ne recupera 1 in più.
text-overconfidence = Dopo una manovra, marcia o ritirata nemica: una fanteria amica a gittata Lunga che può caricare quel nemico diventa Vulnerabile e lo fa gratis. Se ha successo, invece di attaccare il nemico subisce 2 colpi per ogni rango rimasto a chi carica. L'unità di Renly può ritirare la carica.
text-knights_of_summer = All'inizio di un turno amico: un'unità combattente amica fa un test di Morale; se lo supera, ogni nemico ingaggiato con essa fa un test di Panico, o ogni nemico a gittata Corta se è l'unità di Renly. Corona, Tattica: +1 al test di Morale per ciascuna.
text-lavish_encampment = Quando una UNC nemica reclama una zona: dopo l'effetto spostala in una zona libera, che non ha effetto. Se la togli da Corona o Tattica, un'unità combattente nemica fa un test di Panico.
