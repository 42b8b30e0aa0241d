### Abilità, Ordini e carte: domande, opzioni, eventi

## domande

ask-effects-play = { $a ->
    [turn_start] Inizia il turno.
    [turn_end] Il turno finisce.
    [round_start] Inizia il round.
    [round_end] Il round finisce.
    [activation_start] Si attiva { $b } ({ $c }).
    [action_chosen] { $b } ({ $c }) ha scelto la sua azione.
    [action_before] { $b } ({ $c }) sta per agire.
    [action_after] { $b } ({ $c }) ha agito.
    [move_after] { $b } ({ $c }) si è mossa.
    [attack_declared] { $b } ({ $c }) attacca { $d } ({ $e }).
    [attack_before] { $b } ({ $c }) attacca { $d } ({ $e }): si contano i suoi dadi.
    [attack_dice] { $b } ({ $c }) attacca { $d } ({ $e }): i dadi d'attacco sono sul tavolo.
    [attack_defense] { $b } ({ $c }) attacca { $d } ({ $e }): i dadi Difesa sono sul tavolo.
    [attack_after] L'attacco di { $b } ({ $c }) contro { $d } ({ $e }) è completato.
    [charge_before] { $b } ({ $c }) carica { $d } ({ $e }).
    [charge_roll] { $b } ({ $c }) carica { $d } ({ $e }): si sta per tirare il dado.
    [charge_dice] { $b } ({ $c }) carica { $d } ({ $e }): il dado è sul tavolo.
    [charge_success] La carica di { $b } ({ $c }) raggiunge { $d } ({ $e }).
    [retreat_roll] { $b } ({ $c }) si ritira.
    [retreat_dice] { $b } ({ $c }) si ritira: il dado è sul tavolo.
    [test_before] { $b } ({ $c }) deve effettuare un test.
    [test_dice] { $b } ({ $c }) effettua un test: i dadi sono sul tavolo.
    [test_passed] { $b } ({ $c }) ha superato il test.
    [test_failed] { $b } ({ $c }) ha fallito il test.
    [surge] { $b } ({ $c }) può avanzare di slancio.
    [rank_lost] { $b } ({ $c }) ha perso un rango.
    [destroyed_would] { $b } ({ $c }) sta per essere distrutta.
    [destroyed_before] { $b } ({ $c }) viene distrutta.
    [destroyed_after] { $b } ({ $c }) è distrutta.
    [ncu_activates] Si attiva un'unità non combattente.
    [ncu_claims] Viene reclamata una zona.
    [zone_target] Una zona sceglie { $b } ({ $c }).
    [zone_after] Una zona ha avuto il suo effetto.
    [card_played] È stata giocata una carta Tattica.
    [targeted] Un effetto sceglie { $b } ({ $c }).
    [activation_end] { $b } ({ $c }) termina la sua attivazione.
    [token_gained] { $b } ({ $c }) ha ricevuto un segnalino condizione.
    [card_attached] Una carta è ora aggiunta a { $b } ({ $c }).
   *[other] Succede qualcosa.
} Puoi usare un Ordine o giocare una carta.
ask-effects-may = { $a } ({ $b }): vuoi usarla?
ask-effects-order = Più tuoi effetti avvengono insieme: in quale ordine?
ask-effects-choice = { $a }: scegli.
ask-effects-target = { $a }: scegli un'unità.
ask-effects-token = { $a }: quale segnalino condizione?
ask-effects-discard = { $a }: scarta carte dalla tua mano.
ask-effects-search = { $a }: scegli una carta.
ask-effects-zone = { $a }: scegli una zona del tabellone Tattica.
ask-effects-amount = { $a }: quante?
ask-effects-reroll = { $a }: quali dadi si ritirano?
ask-effects-ride = Cavalca attraverso il nemico: ruota, avanza dritto fino al doppio della Velocità, ruota.
ask-effects-summon = { $c } ({ $a }): da dove entra?
ask-effects-build = { $b }: dove si piazza?
ask-effects-trample = Travolgere: ruota e avanza di 10 pollici in linea retta.

## opzioni

option-use = Usa { $a }
option-effects-order-use = { $a }
option-order = { $a } di { $b } ({ $c })
option-effects-play-card = Gioca { $a }
option-way = { $a }
option-model = { $a }
option-ability = { $a }
option-again = { $a } di { $b } ({ $c })
option-special = { $a }

## modi di usare un effetto

name-way_reroll = ritirare dadi d'attacco
    .gender = masculine
    .number = one
    .the = ritirare dadi d'attacco
name-way_highest = tirare il valore di dadi più alto
    .gender = masculine
    .number = one
    .the = tirare il valore di dadi più alto
name-way_wound = 1 ferita in più
    .gender = feminine
    .number = one
    .the = 1 ferita in più
name-way_duel = un duello con un aggregato
    .gender = masculine
    .number = one
    .the = il duello con un aggregato
name-way_mute = il difensore perde le sue abilità
    .gender = masculine
    .number = one
    .the = la perdita delle abilità
name-way_hit = +1 per colpire
    .gender = masculine
    .number = one
    .the = il +1 per colpire
name-way_weaken = un segnalino Indebolita
    .gender = masculine
    .number = one
    .the = il segnalino Indebolita
name-way_poison = veleno
    .gender = masculine
    .number = one
    .the = il veleno
name-way_charge = ritirare la carica e ignorare Ostacolante e Accidentato
    .gender = masculine
    .number = one
    .the = ritirare la carica
name-way_hits = colpi automatici
    .gender = masculine
    .number = other
    .the = i colpi automatici
name-way_slow = 1 pollice in meno di Velocità
    .gender = masculine
    .number = one
    .the = il pollice in meno di Velocità
name-way_silence = niente Ordini e carte per il nemico
    .gender = masculine
    .number = one
    .the = il silenzio del nemico
name-way_shoot = un attacco a distanza gratuito
    .gender = masculine
    .number = one
    .the = l'attacco a distanza gratuito
name-way_heal = recuperare ferite
    .gender = masculine
    .number = one
    .the = recuperare ferite
name-way_heal_again = recuperare ferite ancora una volta
    .gender = masculine
    .number = one
    .the = recuperare ferite ancora una volta
name-way_tokens = segnalini
    .gender = masculine
    .number = other
    .the = i segnalini
name-way_first = primo giocatore nel prossimo round
    .gender = masculine
    .number = one
    .the = essere primo giocatore nel prossimo round
name-way_fury = Colpo critico e Lacerante
    .gender = masculine
    .number = one
    .the = Colpo critico e Lacerante
name-way_terror = Feroce e 1 ferita in più da un test di panico fallito
    .gender = masculine
    .number = one
    .the = Feroce e 1 ferita in più
name-way_dread = il difensore diventa terrorizzato e indebolito
    .gender = masculine
    .number = one
    .the = il terrore del difensore
name-way_haste = recuperare 2 ferite e ritirare carica e ritirata
    .gender = masculine
    .number = one
    .the = recuperare 2 ferite e ritirare carica e ritirata
name-way_panic = segnalini Terrorizzata
    .gender = masculine
    .number = other
    .the = i segnalini Terrorizzata
name-way_attack = ritirare dadi d'attacco; niente segnalini Indebolita
    .gender = masculine
    .number = one
    .the = ritirare dadi d'attacco; niente segnalini Indebolita
name-way_defend = +1 alla Difesa; niente segnalini Vulnerabile
    .gender = masculine
    .number = one
    .the = +1 alla Difesa; niente segnalini Vulnerabile
name-way_token = un segnalino condizione a un nemico
    .gender = masculine
    .number = one
    .the = un segnalino condizione a un nemico
name-way_search = una carta qualsiasi del mazzo; poi scartane una
    .gender = feminine
    .number = one
    .the = una carta qualsiasi del mazzo; poi scartane una
name-way_attach = una carta del mazzo o degli scarti sull'unità
    .gender = feminine
    .number = one
    .the = una carta del mazzo o degli scarti sull'unità
name-way_shift = uno spostamento
    .gender = masculine
    .number = one
    .the = uno spostamento
name-way_hunt = ritirare dadi contro questo nemico
    .gender = masculine
    .number = one
    .the = ritirare dadi contro questo nemico
name-way_scare = un nemico diventa Terrorizzato e Indebolito
    .gender = masculine
    .number = one
    .the = un nemico diventa Terrorizzato e Indebolito
name-way_march = una rotazione e una marcia
    .gender = masculine
    .number = one
    .the = una rotazione e una marcia
name-way_retreat = una ritirata
    .gender = feminine
    .number = one
    .the = una ritirata
name-way_cleanse = togliere un segnalino condizione
    .gender = masculine
    .number = one
    .the = togliere un segnalino condizione
name-way_draw = pescare una carta
    .gender = masculine
    .number = one
    .the = pescare una carta
name-way_sting = 1 ferita a un nemico
    .gender = feminine
    .number = one
    .the = 1 ferita a un nemico
name-way_models = i suoi aggregati perdono le abilità
    .gender = masculine
    .number = one
    .the = i suoi aggregati perdono le abilità
name-way_disobey = nessun Ordine della sua parte
    .gender = feminine
    .number = one
    .the = nessun Ordine della sua parte
name-way_command = una carta del comandante
    .gender = feminine
    .number = one
    .the = una carta del comandante
name-way_refuse = niente
    .gender = masculine
    .number = one
    .the = niente
name-way_ward = gli attaccanti diventano Vulnerabili
    .gender = masculine
    .number = other
    .the = gli attaccanti diventano Vulnerabili
name-way_supply = una carta, e recuperare 2 ferite
    .gender = feminine
    .number = one
    .the = una carta, e recuperare 2 ferite
name-way_mend = perdere un segnalino condizione
    .gender = masculine
    .number = one
    .the = perdere un segnalino condizione
name-way_fight = il valore di dadi più alto
    .gender = masculine
    .number = one
    .the = il valore di dadi più alto
name-way_rage = +1 per colpire e più dadi
    .gender = masculine
    .number = one
    .the = +1 per colpire e più dadi
name-way_terrify = Feroce, e più ferite dal test di Panico
    .gender = masculine
    .number = one
    .the = Feroce, e più ferite dal test di Panico
name-way_take = un segnalino saccheggio di un'altra unità
    .gender = masculine
    .number = one
    .the = un segnalino saccheggio di un'altra unità
name-way_recall = una carta degli scarti
    .gender = feminine
    .number = one
    .the = una carta degli scarti
name-way_spy = guardare la mano dell'avversario
    .gender = masculine
    .number = one
    .the = guardare la mano dell'avversario
name-way_bear = l'Orso
    .gender = masculine
    .number = one
    .the = l'Orso
name-way_eagle = l'Aquila
    .gender = masculine
    .number = one
    .the = l'Aquila
name-way_wolf = il Lupo
    .gender = masculine
    .number = one
    .the = il Lupo

## eventi

event-effect-used = { $seat } usa { $effect }.
event-effect-cancelled = { $effect } di { $seat } annulla l'effetto.
event-order-used = { $seat } usa { $order } di { $unit } ({ $nr }).
event-card-played = { $seat } gioca { $card }.
event-card-taken = { $seat } prende in mano { $card ->
    [none] una carta
   *[other] { $card }
}.
event-hand-seen = { $seat } guarda la mano di { $victim_seat }.
event-influence-placed = { $ncu } influenza { $unit } ({ $nr }).
event-influence-lifted = { $ncu } non influenza più la sua unità.
event-model-joined = { $model } si unisce a { $unit } ({ $nr }).
event-ncu-barred = { $ncu } non può attivarsi in questo round e non ha abilità.
event-ncu-destroyed = { $ncu } è fuori dalla partita.
event-ncu-moved = { $ncu } passa alla zona { $zone }.
event-ncu-muted = { $ncu } non ha abilità in questo round.
event-unit-barred = { $unit } ({ $nr }) non può essere bersaglio delle carte del suo giocatore.
event-unit-muted = { $unit } ({ $nr }) perde le sue abilità.
event-unit-saved = { $unit } ({ $nr }) scampa alla distruzione.
event-zone-lent = { $seat } conta come se controllasse la zona { $zone }.
event-zones-named = { $seat } nomina { $zones }.
event-ncu-lent = { $seat } lascia { $ncu } a { $host_seat } per questo round e gioca per primo.
event-ncu-poisoned = { $ncu } ha bevuto lo Strangolatore.
event-ncu-stays = { $ncu } resta sul tabellone: { $zone }.
event-unit-plunders = { $unit } ({ $nr }) ha { $count } di saccheggio.
