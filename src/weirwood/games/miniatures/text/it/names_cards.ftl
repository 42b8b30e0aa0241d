### Carte Tattica

name-winters_might = La forza dell'inverno
    .gender = feminine
    .number = one
    .the = la carta «La forza dell'inverno»
    .of = della carta «La forza dell'inverno»

name-northern_ferocity = Ferocia del Nord
    .gender = feminine
    .number = one
    .the = la carta «Ferocia del Nord»
    .of = della carta «Ferocia del Nord»

name-devastating_impact_stark = Impatto devastante
    .gender = feminine
    .number = one
    .the = la carta «Impatto devastante»
    .of = della carta «Impatto devastante»

name-the_north_remembers = Il Nord non dimentica
    .gender = feminine
    .number = one
    .the = la carta «Il Nord non dimentica»
    .of = della carta «Il Nord non dimentica»

name-winter_is_coming = L'inverno sta arrivando
    .gender = feminine
    .number = one
    .the = la carta «L'inverno sta arrivando»
    .of = della carta «L'inverno sta arrivando»

name-swift_reposition_stark = Riposizionamento rapido
    .gender = feminine
    .number = one
    .the = la carta «Riposizionamento rapido»
    .of = della carta «Riposizionamento rapido»

name-assault_orders_stark = Ordini d'assalto
    .gender = feminine
    .number = one
    .the = la carta «Ordini d'assalto»
    .of = della carta «Ordini d'assalto»

name-sudden_retreat_robb = Ritirata improvvisa
    .gender = feminine
    .number = one
    .the = la carta «Ritirata improvvisa»
    .of = della carta «Ritirata improvvisa»

name-superior_positioning_robb = Posizione superiore
    .gender = feminine
    .number = one
    .the = la carta «Posizione superiore»
    .of = della carta «Posizione superiore»

name-hit_and_run_robb = Mordi e fuggi
    .gender = feminine
    .number = one
    .the = la carta «Mordi e fuggi»
    .of = della carta «Mordi e fuggi»

name-berserker_tactics = Tattiche da berserker
    .gender = feminine
    .number = one
    .the = la carta «Tattiche da berserker»
    .of = della carta «Tattiche da berserker»

name-lash_out_greatjon = Reazione furiosa
    .gender = feminine
    .number = one
    .the = la carta «Reazione furiosa»
    .of = della carta «Reazione furiosa»

name-last_stand = Ultima resistenza
    .gender = feminine
    .number = one
    .the = la carta «Ultima resistenza»
    .of = della carta «Ultima resistenza»

name-set_for_charge_brynden = Pronti alla carica
    .gender = feminine
    .number = one
    .the = la carta «Pronti alla carica»
    .of = della carta «Pronti alla carica»

name-refuse_to_yield_brynden = Rifiutare la resa
    .gender = feminine
    .number = one
    .the = la carta «Rifiutare la resa»
    .of = della carta «Rifiutare la resa»

name-war_cry_brynden = Grido di guerra
    .gender = feminine
    .number = one
    .the = la carta «Grido di guerra»
    .of = della carta «Grido di guerra»

name-northern_defiance = Sfida del Nord
    .gender = feminine
    .number = one
    .the = la carta «Sfida del Nord»
    .of = della carta «Sfida del Nord»

name-lead_by_example_eddard = Dare l'esempio
    .gender = feminine
    .number = one
    .the = la carta «Dare l'esempio»
    .of = della carta «Dare l'esempio»

name-fury_for_the_fallen = Furia per i caduti
    .gender = feminine
    .number = one
    .the = la carta «Furia per i caduti»
    .of = della carta «Furia per i caduti»

name-combat_prowess_rodrik = Maestria in combattimento
    .gender = feminine
    .number = one
    .the = la carta «Maestria in combattimento»
    .of = della carta «Maestria in combattimento»

name-martial_superiority_rodrik = Superiorità marziale
    .gender = feminine
    .number = one
    .the = la carta «Superiorità marziale»
    .of = della carta «Superiorità marziale»

name-press_the_advantage = Sfruttare il vantaggio
    .gender = feminine
    .number = one
    .the = la carta «Sfruttare il vantaggio»
    .of = della carta «Sfruttare il vantaggio»

name-crannog_traps = Trappole delle paludi
    .gender = feminine
    .number = one
    .the = la carta «Trappole delle paludi»
    .of = della carta «Trappole delle paludi»

name-bog_devil_ambush = Imboscata dei diavoli delle paludi
    .gender = feminine
    .number = one
    .the = la carta «Imboscata dei diavoli delle paludi»
    .of = della carta «Imboscata dei diavoli delle paludi»

name-the_threat_unseen = La minaccia invisibile
    .gender = feminine
    .number = one
    .the = la carta «La minaccia invisibile»
    .of = della carta «La minaccia invisibile»

name-ride_by_attack_brynden = Attacco al galoppo
    .gender = feminine
    .number = one
    .the = la carta «Attacco al galoppo»
    .of = della carta «Attacco al galoppo»

name-ride_them_down_brynden = Travolgeteli!
    .gender = feminine
    .number = one
    .the = la carta «Travolgeteli!»
    .of = della carta «Travolgeteli!»

name-marshal_brynden = Radunare la cavalleria
    .gender = feminine
    .number = one
    .the = la carta «Radunare la cavalleria»
    .of = della carta «Radunare la cavalleria»

name-taunt_rickard = Provocazione
    .gender = feminine
    .number = one
    .the = la carta «Provocazione»
    .of = della carta «Provocazione»

name-a_need_for_vengeance_rickard = Sete di vendetta
    .gender = feminine
    .number = one
    .the = la carta «Sete di vendetta»
    .of = della carta «Sete di vendetta»

name-karstark_retribution = Castigo Karstark
    .gender = feminine
    .number = one
    .the = la carta «Castigo Karstark»
    .of = della carta «Castigo Karstark»

name-here_we_stand = Qui noi resistiamo!
    .gender = feminine
    .number = one
    .the = la carta «Qui noi resistiamo!»
    .of = della carta «Qui noi resistiamo!»

name-support_of_bear_island = Sostegno dell'Isola dell'Orso
    .gender = feminine
    .number = one
    .the = la carta «Sostegno dell'Isola dell'Orso»
    .of = della carta «Sostegno dell'Isola dell'Orso»

name-sustained_assault_maege = Assalto prolungato
    .gender = feminine
    .number = one
    .the = la carta «Assalto prolungato»
    .of = della carta «Assalto prolungato»

name-intrigue_and_subterfuge = Intrigo e sotterfugio
    .gender = feminine
    .number = one
    .the = la carta «Intrigo e sotterfugio»
    .of = della carta «Intrigo e sotterfugio»

name-a_lannister_pays_his_debts = Un Lannister paga i suoi debiti
    .gender = feminine
    .number = one
    .the = la carta «Un Lannister paga i suoi debiti»
    .of = della carta «Un Lannister paga i suoi debiti»

name-hear_me_roar = Udite il mio ruggito!
    .gender = feminine
    .number = one
    .the = la carta «Udite il mio ruggito!»
    .of = della carta «Udite il mio ruggito!»

name-bribery = Corruzione
    .gender = feminine
    .number = one
    .the = la carta «Corruzione»
    .of = della carta «Corruzione»

name-counterplot_lannister = Controcomplotto
    .gender = feminine
    .number = one
    .the = la carta «Controcomplotto»
    .of = della carta «Controcomplotto»

name-fealty_to_the_crown_lannister = Fedeltà alla Corona
    .gender = feminine
    .number = one
    .the = la carta «Fedeltà alla Corona»
    .of = della carta «Fedeltà alla Corona»

name-subjugation_of_power_lannister = Il potere soggioga
    .gender = feminine
    .number = one
    .the = la carta «Il potere soggioga»
    .of = della carta «Il potere soggioga»

name-kingslayers_renown = La fama dello Sterminatore di Re
    .gender = feminine
    .number = one
    .the = la carta «La fama dello Sterminatore di Re»
    .of = della carta «La fama dello Sterminatore di Re»

name-kingslayers_prowess = La bravura dello Sterminatore di Re
    .gender = feminine
    .number = one
    .the = la carta «La bravura dello Sterminatore di Re»
    .of = della carta «La bravura dello Sterminatore di Re»

name-kingslayers_infamy = L'infamia dello Sterminatore di Re
    .gender = feminine
    .number = one
    .the = la carta «L'infamia dello Sterminatore di Re»
    .of = della carta «L'infamia dello Sterminatore di Re»

name-overrun_gregor = Travolgere
    .gender = feminine
    .number = one
    .the = la carta «Travolgere»
    .of = della carta «Travolgere»

name-assault_orders_gregor = Ordini d'assalto
    .gender = feminine
    .number = one
    .the = la carta «Ordini d'assalto»
    .of = della carta «Ordini d'assalto»

name-price_of_failure_gregor = Il prezzo del fallimento
    .gender = feminine
    .number = one
    .the = la carta «Il prezzo del fallimento»
    .of = della carta «Il prezzo del fallimento»

name-exploit_weakness_tywin = Sfruttare la debolezza
    .gender = feminine
    .number = one
    .the = la carta «Sfruttare la debolezza»
    .of = della carta «Sfruttare la debolezza»

name-broken_resolve = Volontà spezzata
    .gender = feminine
    .number = one
    .the = la carta «Volontà spezzata»
    .of = della carta «Volontà spezzata»

name-issue_commands_tywin = Impartire ordini
    .gender = feminine
    .number = one
    .the = la carta «Impartire ordini»
    .of = della carta «Impartire ordini»

name-false_agenda_tyrion = Falsi propositi
    .gender = feminine
    .number = one
    .the = la carta «Falsi propositi»
    .of = della carta «Falsi propositi»

name-cunning_ploy_tyrion = Astuto stratagemma
    .gender = feminine
    .number = one
    .the = la carta «Astuto stratagemma»
    .of = della carta «Astuto stratagemma»

name-intercept_orders_tyrion = Intercettare gli ordini
    .gender = feminine
    .number = one
    .the = la carta «Intercettare gli ordini»
    .of = della carta «Intercettare gli ordini»

name-mercy_of_the_mother = La misericordia della Madre
    .gender = feminine
    .number = one
    .the = la carta «La misericordia della Madre»
    .of = della carta «La misericordia della Madre»

name-protection_of_the_father = La protezione del Padre
    .gender = feminine
    .number = one
    .the = la carta «La protezione del Padre»
    .of = della carta «La protezione del Padre»

name-wrath_of_the_warrior = L'ira del Guerriero
    .gender = feminine
    .number = one
    .the = la carta «L'ira del Guerriero»
    .of = della carta «L'ira del Guerriero»

name-you_will_obey_me = Voi mi obbedirete!
    .gender = feminine
    .number = one
    .the = la carta «Voi mi obbedirete!»
    .of = della carta «Voi mi obbedirete!»

name-traitors_i_will_have_their_heads = Traditori! Avrò le loro teste!
    .gender = feminine
    .number = one
    .the = la carta «Traditori! Avrò le loro teste!»
    .of = della carta «Traditori! Avrò le loro teste!»

name-i_am_the_king = Io sono il re!
    .gender = feminine
    .number = one
    .the = la carta «Io sono il re!»
    .of = della carta «Io sono il re!»

name-charismatic_leadership = Guida carismatica
    .gender = feminine
    .number = one
    .the = la carta «Guida carismatica»
    .of = della carta «Guida carismatica»

name-lash_out_addam = Reazione furiosa
    .gender = feminine
    .number = one
    .the = la carta «Reazione furiosa»
    .of = della carta «Reazione furiosa»

name-valiant_example = Esempio di valore
    .gender = feminine
    .number = one
    .the = la carta «Esempio di valore»
    .of = della carta «Esempio di valore»

name-predictable_maneuvers_kevan = Manovre prevedibili
    .gender = feminine
    .number = one
    .the = la carta «Manovre prevedibili»
    .of = della carta «Manovre prevedibili»

name-seeing_their_flaws_kevan = Vedere i loro difetti
    .gender = feminine
    .number = one
    .the = la carta «Vedere i loro difetti»
    .of = della carta «Vedere i loro difetti»

name-wealth_of_the_rock = Le ricchezze della Roccia
    .gender = feminine
    .number = one
    .the = la carta «Le ricchezze della Roccia»
    .of = della carta «Le ricchezze della Roccia»

name-the_sword_in_the_darkness = La spada nelle tenebre
    .gender = feminine
    .number = one
    .the = la carta «La spada nelle tenebre»
    .of = della carta «La spada nelle tenebre»

name-the_fire_that_burns_against_the_cold = Il fuoco che arde contro il freddo
    .gender = feminine
    .number = one
    .the = la carta «Il fuoco che arde contro il freddo»
    .of = della carta «Il fuoco che arde contro il freddo»

name-the_shield_of_the_realms_of_men = Lo scudo dei regni degli uomini
    .gender = feminine
    .number = one
    .the = la carta «Lo scudo dei regni degli uomini»
    .of = della carta «Lo scudo dei regni degli uomini»

name-the_watcher_on_the_wall = La sentinella sulla Barriera
    .gender = feminine
    .number = one
    .the = la carta «La sentinella sulla Barriera»
    .of = della carta «La sentinella sulla Barriera»

name-the_light_that_brings_the_dawn = La luce che porta l'alba
    .gender = feminine
    .number = one
    .the = la carta «La luce che porta l'alba»
    .of = della carta «La luce che porta l'alba»

name-take_the_black = Indossare il nero
    .gender = feminine
    .number = one
    .the = la carta «Indossare il nero»
    .of = della carta «Indossare il nero»

name-and_now_his_watch_is_ended = E ora la sua guardia è conclusa
    .gender = feminine
    .number = one
    .the = la carta «E ora la sua guardia è conclusa»
    .of = della carta «E ora la sua guardia è conclusa»

name-and_now_my_watch_begins = E ora ha inizio la mia guardia
    .gender = feminine
    .number = one
    .the = la carta «E ora ha inizio la mia guardia»
    .of = della carta «E ora ha inizio la mia guardia»

name-live_and_die_at_my_post = Vivrò e morirò al mio posto
    .gender = feminine
    .number = one
    .the = la carta «Vivrò e morirò al mio posto»
    .of = della carta «Vivrò e morirò al mio posto»

name-night_gathers = Cala la notte
    .gender = feminine
    .number = one
    .the = la carta «Cala la notte»
    .of = della carta «Cala la notte»

name-it_shall_not_end_until_my_death = Non finirà che con la mia morte!
    .gender = feminine
    .number = one
    .the = la carta «Non finirà che con la mia morte!»
    .of = della carta «Non finirà che con la mia morte!»

name-stand_united_brothers = Restiamo uniti, confratelli!
    .gender = feminine
    .number = one
    .the = la carta «Restiamo uniti, confratelli!»
    .of = della carta «Restiamo uniti, confratelli!»

name-for_the_watch = Per la Guardia!
    .gender = feminine
    .number = one
    .the = la carta «Per la Guardia!»
    .of = della carta «Per la Guardia!»

name-pathetic_attempt_alliser = Tentativo patetico
    .gender = feminine
    .number = one
    .the = la carta «Tentativo patetico»
    .of = della carta «Tentativo patetico»

name-seeing_their_flaws_alliser = Vedere i loro difetti
    .gender = feminine
    .number = one
    .the = la carta «Vedere i loro difetti»
    .of = della carta «Vedere i loro difetti»

name-price_of_failure_alliser = Il prezzo del fallimento
    .gender = feminine
    .number = one
    .the = la carta «Il prezzo del fallimento»
    .of = della carta «Il prezzo del fallimento»

name-defensive_formation = Formazione difensiva
    .gender = feminine
    .number = one
    .the = la carta «Formazione difensiva»
    .of = della carta «Formazione difensiva»

name-refuse_to_yield_donal = Rifiutare la resa
    .gender = feminine
    .number = one
    .the = la carta «Rifiutare la resa»
    .of = della carta «Rifiutare la resa»

name-lash_out_donal = Reazione furiosa
    .gender = feminine
    .number = one
    .the = la carta «Reazione furiosa»
    .of = della carta «Reazione furiosa»

name-honed_enhancement = Miglioria affilata
    .gender = feminine
    .number = one
    .the = la carta «Miglioria affilata»
    .of = della carta «Miglioria affilata»

name-rapid_construction = Costruzione rapida
    .gender = feminine
    .number = one
    .the = la carta «Costruzione rapida»
    .of = della carta «Costruzione rapida»

name-serrated_enhancement = Miglioria seghettata
    .gender = feminine
    .number = one
    .the = la carta «Miglioria seghettata»
    .of = della carta «Miglioria seghettata»

name-hit_and_run_benjen = Mordi e fuggi
    .gender = feminine
    .number = one
    .the = la carta «Mordi e fuggi»
    .of = della carta «Mordi e fuggi»

name-lying_in_wait = In agguato
    .gender = feminine
    .number = one
    .the = la carta «In agguato»
    .of = della carta «In agguato»

name-hunters_insight_first_ranger = Intuito del cacciatore
    .gender = feminine
    .number = one
    .the = la carta «Intuito del cacciatore»
    .of = della carta «Intuito del cacciatore»

name-hunters_insight_beyond_the_wall = Intuito del cacciatore
    .gender = feminine
    .number = one
    .the = la carta «Intuito del cacciatore»
    .of = della carta «Intuito del cacciatore»

name-marshal_benjen = Radunare la cavalleria
    .gender = feminine
    .number = one
    .the = la carta «Radunare la cavalleria»
    .of = della carta «Radunare la cavalleria»

name-ride_by_attack_benjen = Attacco al galoppo
    .gender = feminine
    .number = one
    .the = la carta «Attacco al galoppo»
    .of = della carta «Attacco al galoppo»

name-assault_orders_cotter = Ordini d'assalto
    .gender = feminine
    .number = one
    .the = la carta «Ordini d'assalto»
    .of = della carta «Ordini d'assalto»

name-pyke_aggression = Aggressività di Pyke
    .gender = feminine
    .number = one
    .the = la carta «Aggressività di Pyke»
    .of = della carta «Aggressività di Pyke»

name-reckless_strikes_cotter = Colpi temerari
    .gender = feminine
    .number = one
    .the = la carta «Colpi temerari»
    .of = della carta «Colpi temerari»

name-adaptive_methods_denys = Metodi flessibili
    .gender = feminine
    .number = one
    .the = la carta «Metodi flessibili»
    .of = della carta «Metodi flessibili»

name-combat_prowess_denys = Maestria in combattimento
    .gender = feminine
    .number = one
    .the = la carta «Maestria in combattimento»
    .of = della carta «Maestria in combattimento»

name-tempered_by_duty = Temprati dal dovere
    .gender = feminine
    .number = one
    .the = la carta «Temprati dal dovere»
    .of = della carta «Temprati dal dovere»

name-regroup_and_reform_free_folk = Raggrupparsi e riordinarsi
    .gender = feminine
    .number = one
    .the = la carta «Raggrupparsi e riordinarsi»
    .of = della carta «Raggrupparsi e riordinarsi»

name-coordination_tactics = Tattiche di coordinamento
    .gender = feminine
    .number = one
    .the = la carta «Tattiche di coordinamento»
    .of = della carta «Tattiche di coordinamento»

name-theres_too_many = Sono troppi!
    .gender = feminine
    .number = one
    .the = la carta «Sono troppi!»
    .of = della carta «Sono troppi!»

name-diversion_tactics_free_folk = Tattiche diversive
    .gender = feminine
    .number = one
    .the = la carta «Tattiche diversive»
    .of = della carta «Tattiche diversive»

name-overwhelming_assault = Assalto travolgente
    .gender = feminine
    .number = one
    .the = la carta «Assalto travolgente»
    .of = della carta «Assalto travolgente»

name-surrounded_and_exposed = Circondati ed esposti
    .gender = feminine
    .number = one
    .the = la carta «Circondati ed esposti»
    .of = della carta «Circondati ed esposti»

name-the_endless_horde = L'orda senza fine
    .gender = feminine
    .number = one
    .the = la carta «L'orda senza fine»
    .of = della carta «L'orda senza fine»

name-rush_of_aggression_tormund = Impeto aggressivo
    .gender = feminine
    .number = one
    .the = la carta «Impeto aggressivo»
    .of = della carta «Impeto aggressivo»

name-counter_assault = Contrassalto
    .gender = feminine
    .number = one
    .the = la carta «Contrassalto»
    .of = della carta «Contrassalto»

name-devastating_impact_tormund = Impatto devastante
    .gender = feminine
    .number = one
    .the = la carta «Impatto devastante»
    .of = della carta «Impatto devastante»

name-wildling_diplomacy = Diplomazia dei bruti
    .gender = feminine
    .number = one
    .the = la carta «Diplomazia dei bruti»
    .of = della carta «Diplomazia dei bruti»

name-predictable_maneuvers_mance = Manovre prevedibili
    .gender = feminine
    .number = one
    .the = la carta «Manovre prevedibili»
    .of = della carta «Manovre prevedibili»

name-the_long_plan = Il piano a lungo termine
    .gender = feminine
    .number = one
    .the = la carta «Il piano a lungo termine»
    .of = della carta «Il piano a lungo termine»

name-bloody_trophies = Trofei insanguinati
    .gender = feminine
    .number = one
    .the = la carta «Trofei insanguinati»
    .of = della carta «Trofei insanguinati»

name-weapon_trophies = Trofei d'armi
    .gender = feminine
    .number = one
    .the = la carta «Trofei d'armi»
    .of = della carta «Trofei d'armi»

name-armor_trophies = Trofei d'armature
    .gender = feminine
    .number = one
    .the = la carta «Trofei d'armature»
    .of = della carta «Trofei d'armature»

name-hit_and_run_harma = Mordi e fuggi
    .gender = feminine
    .number = one
    .the = la carta «Mordi e fuggi»
    .of = della carta «Mordi e fuggi»

name-feinting_maneuver_harma = Finta manovra
    .gender = feminine
    .number = one
    .the = la carta «Finta manovra»
    .of = della carta «Finta manovra»

name-swift_reposition_harma = Riposizionamento rapido
    .gender = feminine
    .number = one
    .the = la carta «Riposizionamento rapido»
    .of = della carta «Riposizionamento rapido»

name-cruel_methods_weeper = Metodi crudeli
    .gender = feminine
    .number = one
    .the = la carta «Metodi crudeli»
    .of = della carta «Metodi crudeli»

name-price_of_failure_weeper = Il prezzo del fallimento
    .gender = feminine
    .number = one
    .the = la carta «Il prezzo del fallimento»
    .of = della carta «Il prezzo del fallimento»

name-remorseless_examples_weeper = Esempi senza rimorso
    .gender = feminine
    .number = one
    .the = la carta «Esempi senza rimorso»
    .of = della carta «Esempi senza rimorso»

name-bitter_demise = Fine amara
    .gender = feminine
    .number = one
    .the = la carta «Fine amara»
    .of = della carta «Fine amara»

name-thenn_defiance = Sfida dei Thenn
    .gender = feminine
    .number = one
    .the = la carta «Sfida dei Thenn»
    .of = della carta «Sfida dei Thenn»

name-styrs_vengeance = La vendetta di Styr
    .gender = feminine
    .number = one
    .the = la carta «La vendetta di Styr»
    .of = della carta «La vendetta di Styr»

name-shrug_it_off = Scrollarsi di dosso i colpi
    .gender = feminine
    .number = one
    .the = la carta «Scrollarsi di dosso i colpi»
    .of = della carta «Scrollarsi di dosso i colpi»

name-trample = Calpestare
    .gender = feminine
    .number = one
    .the = la carta «Calpestare»
    .of = della carta «Calpestare»

name-enrage = Infuriare
    .gender = feminine
    .number = one
    .the = la carta «Infuriare»
    .of = della carta «Infuriare»

name-chieftains_orders = Ordini del capoclan
    .gender = feminine
    .number = one
    .the = la carta «Ordini del capoclan»
    .of = della carta «Ordini del capoclan»

name-monsters_from_the_north = Mostri dal nord
    .gender = feminine
    .number = one
    .the = la carta «Mostri dal nord»
    .of = della carta «Mostri dal nord»

name-last_of_their_kind = Gli ultimi della loro specie
    .gender = feminine
    .number = one
    .the = la carta «Gli ultimi della loro specie»
    .of = della carta «Gli ultimi della loro specie»

name-defiant_roar = Ruggito di sfida
    .gender = feminine
    .number = one
    .the = la carta «Ruggito di sfida»
    .of = della carta «Ruggito di sfida»

name-hurl_boulder = Scagliare un macigno
    .gender = feminine
    .number = one
    .the = la carta «Scagliare un macigno»
    .of = della carta «Scagliare un macigno»

name-overrun_mag = Travolgere
    .gender = feminine
    .number = one
    .the = la carta «Travolgere»
    .of = della carta «Travolgere»

name-blitz = Attacco lampo
    .gender = feminine
    .number = one
    .the = la carta «Attacco lampo»
    .of = della carta «Attacco lampo»

name-battle_endurance_walrus = Resistenza in battaglia
    .gender = feminine
    .number = one
    .the = la carta «Resistenza in battaglia»
    .of = della carta «Resistenza in battaglia»

name-frozen_shore_resilience = Tempra della Costa Gelata
    .gender = feminine
    .number = one
    .the = la carta «Tempra della Costa Gelata»
    .of = della carta «Tempra della Costa Gelata»

name-walrus_strength = La forza del Tricheco
    .gender = feminine
    .number = one
    .the = la carta «La forza del Tricheco»
    .of = della carta «La forza del Tricheco»

name-summon_companions = Chiamare i compagni
    .gender = feminine
    .number = one
    .the = la carta «Chiamare i compagni»
    .of = della carta «Chiamare i compagni»

name-bonded_guardians = Guardiani legati
    .gender = feminine
    .number = one
    .the = la carta «Guardiani legati»
    .of = della carta «Guardiani legati»

name-bonded_command = Comando legato
    .gender = feminine
    .number = one
    .the = la carta «Comando legato»
    .of = della carta «Comando legato»

name-baratheon_justice = Giustizia Baratheon
    .gender = feminine
    .number = one
    .the = la carta «Giustizia Baratheon»
    .of = della carta «Giustizia Baratheon»

name-stags_wit = L'ingegno del cervo
    .gender = feminine
    .number = one
    .the = la carta «L'ingegno del cervo»
    .of = della carta «L'ingegno del cervo»

name-ours_is_the_fury = Nostra è la furia!
    .gender = feminine
    .number = one
    .the = la carta «Nostra è la furia!»
    .of = della carta «Nostra è la furia!»

name-sustained_assault_baratheon = Assalto prolungato
    .gender = feminine
    .number = one
    .the = la carta «Assalto prolungato»
    .of = della carta «Assalto prolungato»

name-baratheon_conviction = Convinzione Baratheon
    .gender = feminine
    .number = one
    .the = la carta «Convinzione Baratheon»
    .of = della carta «Convinzione Baratheon»

name-final_strike = Colpo finale
    .gender = feminine
    .number = one
    .the = la carta «Colpo finale»
    .of = della carta «Colpo finale»

name-oath_of_duty = Giuramento del dovere
    .gender = feminine
    .number = one
    .the = la carta «Giuramento del dovere»
    .of = della carta «Giuramento del dovere»

name-inexplicable_return = Ritorno inspiegabile
    .gender = feminine
    .number = one
    .the = la carta «Ritorno inspiegabile»
    .of = della carta «Ritorno inspiegabile»

name-hidden_affairs = Affari nascosti
    .gender = feminine
    .number = one
    .the = la carta «Affari nascosti»
    .of = della carta «Affari nascosti»

name-in_his_brothers_shadows = All'ombra dei fratelli
    .gender = feminine
    .number = one
    .the = la carta «All'ombra dei fratelli»
    .of = della carta «All'ombra dei fratelli»

name-loved_by_the_smallfolk_loras = Amato dal popolino
    .gender = feminine
    .number = one
    .the = la carta «Amato dal popolino»
    .of = della carta «Amato dal popolino»

name-overgrowth = Rigoglio
    .gender = feminine
    .number = one
    .the = la carta «Rigoglio»
    .of = della carta «Rigoglio»

name-growing_strong = Crescere forti
    .gender = feminine
    .number = one
    .the = la carta «Crescere forti»
    .of = della carta «Crescere forti»

name-hefty_ransom = Riscatto ingente
    .gender = feminine
    .number = one
    .the = la carta «Riscatto ingente»
    .of = della carta «Riscatto ingente»

name-martial_superiority_eldon = Superiorità marziale
    .gender = feminine
    .number = one
    .the = la carta «Superiorità marziale»
    .of = della carta «Superiorità marziale»

name-battle_endurance_eldon = Resistenza in battaglia
    .gender = feminine
    .number = one
    .the = la carta «Resistenza in battaglia»
    .of = della carta «Resistenza in battaglia»

name-issue_commands_cortnay = Impartire ordini
    .gender = feminine
    .number = one
    .the = la carta «Impartire ordini»
    .of = della carta «Impartire ordini»

name-surprise_strategy_cortnay = Strategia a sorpresa
    .gender = feminine
    .number = one
    .the = la carta «Strategia a sorpresa»
    .of = della carta «Strategia a sorpresa»

name-counterplot_cortnay = Controcomplotto
    .gender = feminine
    .number = one
    .the = la carta «Controcomplotto»
    .of = della carta «Controcomplotto»

name-wealth_and_charisma = Ricchezza e carisma
    .gender = feminine
    .number = one
    .the = la carta «Ricchezza e carisma»
    .of = della carta «Ricchezza e carisma»

name-younger_bolder_and_far_more_comely = Più giovane, più audace e assai più bello
    .gender = feminine
    .number = one
    .the = la carta «Più giovane, più audace e assai più bello»
    .of = della carta «Più giovane, più audace e assai più bello»

name-they_will_make_me_king = Loro mi faranno re!
    .gender = feminine
    .number = one
    .the = la carta «Loro mi faranno re!»
    .of = della carta «Loro mi faranno re!»

name-will_of_the_one_true_king = La volontà dell'unico vero re
    .gender = feminine
    .number = one
    .the = la carta «La volontà dell'unico vero re»
    .of = della carta «La volontà dell'unico vero re»

name-harsh_conditions = Condizioni avverse
    .gender = feminine
    .number = one
    .the = la carta «Condizioni avverse»
    .of = della carta «Condizioni avverse»

name-tactical_approach = Approccio tattico
    .gender = feminine
    .number = one
    .the = la carta «Approccio tattico»
    .of = della carta «Approccio tattico»

name-in_rhllors_name = Nel nome di R'hllor
    .gender = feminine
    .number = one
    .the = la carta «Nel nome di R'hllor»
    .of = della carta «Nel nome di R'hllor»

name-test_of_faith = Prova di fede
    .gender = feminine
    .number = one
    .the = la carta «Prova di fede»
    .of = della carta «Prova di fede»

name-azor_ahai_stannis = Azor Ahai!
    .gender = feminine
    .number = one
    .the = la carta «Azor Ahai!»
    .of = della carta «Azor Ahai!»

name-flea_bottom_tricks = Trucchi del Fondo delle Pulci
    .gender = feminine
    .number = one
    .the = la carta «Trucchi del Fondo delle Pulci»
    .of = della carta «Trucchi del Fondo delle Pulci»

name-everything = Ogni cosa
    .gender = feminine
    .number = one
    .the = la carta «Ogni cosa»
    .of = della carta «Ogni cosa»

name-fealty_to_the_crown_davos = Fedeltà alla Corona
    .gender = feminine
    .number = one
    .the = la carta «Fedeltà alla Corona»
    .of = della carta «Fedeltà alla Corona»

name-parlay_davos = Parlamentare
    .gender = feminine
    .number = one
    .the = la carta «Parlamentare»
    .of = della carta «Parlamentare»

name-assault_orders_andrew = Ordini d'assalto
    .gender = feminine
    .number = one
    .the = la carta «Ordini d'assalto»
    .of = della carta «Ordini d'assalto»

name-reckless_fury = Furia sconsiderata
    .gender = feminine
    .number = one
    .the = la carta «Furia sconsiderata»
    .of = della carta «Furia sconsiderata»

name-rush_of_aggression_andrew = Impeto aggressivo
    .gender = feminine
    .number = one
    .the = la carta «Impeto aggressivo»
    .of = della carta «Impeto aggressivo»

name-fiery_charge_axell = Carica ardente
    .gender = feminine
    .number = one
    .the = la carta «Carica ardente»
    .of = della carta «Carica ardente»

name-rhllors_wrath = L'ira di R'hllor
    .gender = feminine
    .number = one
    .the = la carta «L'ira di R'hllor»
    .of = della carta «L'ira di R'hllor»

name-fiery_resolve = Risolutezza ardente
    .gender = feminine
    .number = one
    .the = la carta «Risolutezza ardente»
    .of = della carta «Risolutezza ardente»

name-muster = Radunata
    .gender = feminine
    .number = one
    .the = la carta «Radunata»
    .of = della carta «Radunata»

name-on_the_double = A passo di corsa!
    .gender = feminine
    .number = one
    .the = la carta «A passo di corsa!»
    .of = della carta «A passo di corsa!»

name-ride_them_down_stannis = Travolgeteli!
    .gender = feminine
    .number = one
    .the = la carta «Travolgeteli!»
    .of = della carta «Travolgeteli!»

name-regroup_and_reform_justin = Raggrupparsi e riordinarsi
    .gender = feminine
    .number = one
    .the = la carta «Raggrupparsi e riordinarsi»
    .of = della carta «Raggrupparsi e riordinarsi»

name-sudden_retreat_justin = Ritirata improvvisa
    .gender = feminine
    .number = one
    .the = la carta «Ritirata improvvisa»
    .of = della carta «Ritirata improvvisa»

name-precious_supplies = Provviste preziose
    .gender = feminine
    .number = one
    .the = la carta «Provviste preziose»
    .of = della carta «Provviste preziose»

name-overconfidence = Eccesso di fiducia
    .gender = feminine
    .number = one
    .the = la carta «Eccesso di fiducia»
    .of = della carta «Eccesso di fiducia»

name-knights_of_summer = Cavalieri d'estate
    .gender = feminine
    .number = one
    .the = la carta «Cavalieri d'estate»
    .of = della carta «Cavalieri d'estate»

name-lavish_encampment = Accampamento sfarzoso
    .gender = feminine
    .number = one
    .the = la carta «Accampamento sfarzoso»
    .of = della carta «Accampamento sfarzoso»

name-overrun_targaryen = Travolgere
    .gender = feminine
    .number = one
    .the = la carta «Travolgere»
    .of = della carta «Travolgere»

name-sudden_retreat_targaryen = Ritirata improvvisa
    .gender = feminine
    .number = one
    .the = la carta «Ritirata improvvisa»
    .of = della carta «Ritirata improvvisa»

name-swift_reposition_targaryen = Riposizionamento rapido
    .gender = feminine
    .number = one
    .the = la carta «Riposizionamento rapido»
    .of = della carta «Riposizionamento rapido»

name-fire_and_blood = Fuoco e sangue
    .gender = feminine
    .number = one
    .the = la carta «Fuoco e sangue»
    .of = della carta «Fuoco e sangue»

name-field_control = Controllo del campo
    .gender = feminine
    .number = one
    .the = la carta «Controllo del campo»
    .of = della carta «Controllo del campo»

name-unstoppable_advance = Avanzata inarrestabile
    .gender = feminine
    .number = one
    .the = la carta «Avanzata inarrestabile»
    .of = della carta «Avanzata inarrestabile»

name-blood_of_the_dragon = Sangue del drago
    .gender = feminine
    .number = one
    .the = la carta «Sangue del drago»
    .of = della carta «Sangue del drago»

name-addrivat = Addrivat!
    .gender = feminine
    .number = one
    .the = la carta «Addrivat!»
    .of = della carta «Addrivat!»

name-ride_by_attack_drogo = Attacco al galoppo
    .gender = feminine
    .number = one
    .the = la carta «Attacco al galoppo»
    .of = della carta «Attacco al galoppo»

name-assault_orders_drogo = Ordini d'assalto
    .gender = feminine
    .number = one
    .the = la carta «Ordini d'assalto»
    .of = della carta «Ordini d'assalto»

name-lead_by_example_drogo = Dare l'esempio
    .gender = feminine
    .number = one
    .the = la carta «Dare l'esempio»
    .of = della carta «Dare l'esempio»

name-marshal_jorah = Radunare la cavalleria
    .gender = feminine
    .number = one
    .the = la carta «Radunare la cavalleria»
    .of = della carta «Radunare la cavalleria»

name-betrayal = Tradimento
    .gender = feminine
    .number = one
    .the = la carta «Tradimento»
    .of = della carta «Tradimento»

name-opportunist_jorah = Opportunista
    .gender = feminine
    .number = one
    .the = la carta «Opportunista»
    .of = della carta «Opportunista»

name-feinting_maneuver_jorah = Finta manovra
    .gender = feminine
    .number = one
    .the = la carta «Finta manovra»
    .of = della carta «Finta manovra»

name-pathetic_attempt_belwas = Tentativo patetico
    .gender = feminine
    .number = one
    .the = la carta «Tentativo patetico»
    .of = della carta «Tentativo patetico»

name-expert_parry = Parata esperta
    .gender = feminine
    .number = one
    .the = la carta «Parata esperta»
    .of = della carta «Parata esperta»

name-good_dying = Una buona morte
    .gender = feminine
    .number = one
    .the = la carta «Una buona morte»
    .of = della carta «Una buona morte»

name-count_the_cuts = Conta i tagli
    .gender = feminine
    .number = one
    .the = la carta «Conta i tagli»
    .of = della carta «Conta i tagli»

name-sustained_assault_barristan = Assalto prolungato
    .gender = feminine
    .number = one
    .the = la carta «Assalto prolungato»
    .of = della carta «Assalto prolungato»

name-combat_prowess_barristan = Maestria in combattimento
    .gender = feminine
    .number = one
    .the = la carta «Maestria in combattimento»
    .of = della carta «Maestria in combattimento»

name-legendary_boldness = Audacia leggendaria
    .gender = feminine
    .number = one
    .the = la carta «Audacia leggendaria»
    .of = della carta «Audacia leggendaria»

name-victory_comes_hard = La vittoria costa cara
    .gender = feminine
    .number = one
    .the = la carta «La vittoria costa cara»
    .of = della carta «La vittoria costa cara»

name-issue_commands_grey_worm = Impartire ordini
    .gender = feminine
    .number = one
    .the = la carta «Impartire ordini»
    .of = della carta «Impartire ordini»

name-lash_out_grey_worm = Reazione furiosa
    .gender = feminine
    .number = one
    .the = la carta «Reazione furiosa»
    .of = della carta «Reazione furiosa»

name-battle_endurance_grey_worm = Resistenza in battaglia
    .gender = feminine
    .number = one
    .the = la carta «Resistenza in battaglia»
    .of = della carta «Resistenza in battaglia»

name-retribution_of_the_dragon = Il castigo del drago
    .gender = feminine
    .number = one
    .the = la carta «Il castigo del drago»
    .of = della carta «Il castigo del drago»

name-dracarys = Dracarys!
    .gender = feminine
    .number = one
    .the = la carta «Dracarys!»
    .of = della carta «Dracarys!»

name-dragons_flight = Il volo del drago
    .gender = feminine
    .number = one
    .the = la carta «Il volo del drago»
    .of = della carta «Il volo del drago»

name-promise_of_fire = Promessa di fuoco
    .gender = feminine
    .number = one
    .the = la carta «Promessa di fuoco»
    .of = della carta «Promessa di fuoco»

name-fire_made_flesh = Fuoco fatto carne
    .gender = feminine
    .number = one
    .the = la carta «Fuoco fatto carne»
    .of = della carta «Fuoco fatto carne»

name-targaryen_supremacy = Supremazia dei Targaryen
    .gender = feminine
    .number = one
    .the = la carta «Supremazia dei Targaryen»
    .of = della carta «Supremazia dei Targaryen»

name-counterplot_daenerys = Controcomplotto
    .gender = feminine
    .number = one
    .the = la carta «Controcomplotto»
    .of = della carta «Controcomplotto»

name-subjugation_of_power_daenerys = Il potere soggioga
    .gender = feminine
    .number = one
    .the = la carta «Il potere soggioga»
    .of = della carta «Il potere soggioga»

name-remorseless_examples_daenerys = Esempi senza rimorso
    .gender = feminine
    .number = one
    .the = la carta «Esempi senza rimorso»
    .of = della carta «Esempi senza rimorso»

name-sellsword_negotiations_targaryen = Trattative mercenarie
    .gender = feminine
    .number = one
    .the = la carta «Trattative mercenarie»
    .of = della carta «Trattative mercenarie»

name-sellsword_bravado_targaryen = Spavalderia mercenaria
    .gender = feminine
    .number = one
    .the = la carta «Spavalderia mercenaria»
    .of = della carta «Spavalderia mercenaria»

name-reckless_strikes_targaryen = Colpi temerari
    .gender = feminine
    .number = one
    .the = la carta «Colpi temerari»
    .of = della carta «Colpi temerari»

name-hasty_offense = Offensiva frettolosa
    .gender = feminine
    .number = one
    .the = la carta «Offensiva frettolosa»
    .of = della carta «Offensiva frettolosa»

name-devotees_of_the_dragon = Devoti al drago
    .gender = feminine
    .number = one
    .the = la carta «Devoti al drago»
    .of = della carta «Devoti al drago»

name-devastating_impact_marselen = Impatto devastante
    .gender = feminine
    .number = one
    .the = la carta «Impatto devastante»
    .of = della carta «Impatto devastante»

name-war_cry_marselen = Grido di guerra
    .gender = feminine
    .number = one
    .the = la carta «Grido di guerra»
    .of = della carta «Grido di guerra»

name-supply_aid = Portare provviste
    .gender = feminine
    .number = one
    .the = la carta «Portare provviste»
    .of = della carta «Portare provviste»

name-keeping_the_peace = Mantenere la pace
    .gender = feminine
    .number = one
    .the = la carta «Mantenere la pace»
    .of = della carta «Mantenere la pace»

name-the_queens_law = La legge della regina
    .gender = feminine
    .number = one
    .the = la carta «La legge della regina»
    .of = della carta «La legge della regina»

name-eyes_of_the_watch = Gli occhi della guardia
    .gender = feminine
    .number = one
    .the = la carta «Gli occhi della guardia»
    .of = della carta «Gli occhi della guardia»

name-ghiscari_justice = Giustizia ghiscariana
    .gender = feminine
    .number = one
    .the = la carta «Giustizia ghiscariana»
    .of = della carta «Giustizia ghiscariana»

name-we_do_not_sow = Noi non seminiamo
    .gender = feminine
    .number = one
    .the = la carta «Noi non seminiamo»
    .of = della carta «Noi non seminiamo»

name-what_is_dead_may_never_die = Ciò che è morto non muoia mai
    .gender = feminine
    .number = one
    .the = la carta «Ciò che è morto non muoia mai»
    .of = della carta «Ciò che è morto non muoia mai»

name-the_krakens_wrath = L'ira della piovra
    .gender = feminine
    .number = one
    .the = la carta «L'ira della piovra»
    .of = della carta «L'ira della piovra»

name-the_iron_price = Il prezzo del ferro
    .gender = feminine
    .number = one
    .the = la carta «Il prezzo del ferro»
    .of = della carta «Il prezzo del ferro»

name-finger_dance = La danza delle dita
    .gender = feminine
    .number = one
    .the = la carta «La danza delle dita»
    .of = della carta «La danza delle dita»

name-raiding_call = Appello alla razzia
    .gender = feminine
    .number = one
    .the = la carta «Appello alla razzia»
    .of = della carta «Appello alla razzia»

name-bless_with_stone_bless_with_steel = Benedici con la pietra, benedici con l'acciaio
    .gender = feminine
    .number = one
    .the = la carta «Benedici con la pietra, benedici con l'acciaio»
    .of = della carta «Benedici con la pietra, benedici con l'acciaio»

name-ironborn_mettle = Tempra di ferro
    .gender = feminine
    .number = one
    .the = la carta «Tempra di ferro»
    .of = della carta «Tempra di ferro»

name-raider_bravery = Coraggio del predone
    .gender = feminine
    .number = one
    .the = la carta «Coraggio del predone»
    .of = della carta «Coraggio del predone»

name-war_cry_asha = Grido di guerra
    .gender = feminine
    .number = one
    .the = la carta «Grido di guerra»
    .of = della carta «Grido di guerra»

name-rush_of_aggression_victarion = Impeto aggressivo
    .gender = feminine
    .number = one
    .the = la carta «Impeto aggressivo»
    .of = della carta «Impeto aggressivo»

name-assault_orders_victarion = Ordini d'assalto
    .gender = feminine
    .number = one
    .the = la carta «Ordini d'assalto»
    .of = della carta «Ordini d'assalto»

name-sustained_assault_victarion = Assalto prolungato
    .gender = feminine
    .number = one
    .the = la carta «Assalto prolungato»
    .of = della carta «Assalto prolungato»

name-opportunist_theon = Opportunista
    .gender = feminine
    .number = one
    .the = la carta «Opportunista»
    .of = della carta «Opportunista»

name-diversion_tactics_theon = Tattiche diversive
    .gender = feminine
    .number = one
    .the = la carta «Tattiche diversive»
    .of = della carta «Tattiche diversive»

name-stark_exposure = Nuda esposizione
    .gender = feminine
    .number = one
    .the = la carta «Nuda esposizione»
    .of = della carta «Nuda esposizione»

name-acceptable_sacrifices = Sacrifici accettabili
    .gender = feminine
    .number = one
    .the = la carta «Sacrifici accettabili»
    .of = della carta «Sacrifici accettabili»

name-price_of_failure_balon = Il prezzo del fallimento
    .gender = feminine
    .number = one
    .the = la carta «Il prezzo del fallimento»
    .of = della carta «Il prezzo del fallimento»

name-the_old_way = L'antica via
    .gender = feminine
    .number = one
    .the = la carta «L'antica via»
    .of = della carta «L'antica via»

name-devious_methods = Metodi subdoli
    .gender = feminine
    .number = one
    .the = la carta «Metodi subdoli»
    .of = della carta «Metodi subdoli»

name-cunning_ploy_euron = Astuto stratagemma
    .gender = feminine
    .number = one
    .the = la carta «Astuto stratagemma»
    .of = della carta «Astuto stratagemma»

name-mind_games = Giochi mentali
    .gender = feminine
    .number = one
    .the = la carta «Giochi mentali»
    .of = della carta «Giochi mentali»

name-irons_endurance = La resistenza del ferro
    .gender = feminine
    .number = one
    .the = la carta «La resistenza del ferro»
    .of = della carta «La resistenza del ferro»

name-steels_might = La forza dell'acciaio
    .gender = feminine
    .number = one
    .the = la carta «La forza dell'acciaio»
    .of = della carta «La forza dell'acciaio»

name-golds_allure = Il fascino dell'oro
    .gender = feminine
    .number = one
    .the = la carta «Il fascino dell'oro»
    .of = della carta «Il fascino dell'oro»

name-lash_out_baelor = Reazione furiosa
    .gender = feminine
    .number = one
    .the = la carta «Reazione furiosa»
    .of = della carta «Reazione furiosa»

name-blacktyde_resentment = Risentimento Blacktyde
    .gender = feminine
    .number = one
    .the = la carta «Risentimento Blacktyde»
    .of = della carta «Risentimento Blacktyde»

name-blacktyde_conviction = Convinzione Blacktyde
    .gender = feminine
    .number = one
    .the = la carta «Convinzione Blacktyde»
    .of = della carta «Convinzione Blacktyde»

name-lust_for_glory = Brama di gloria
    .gender = feminine
    .number = one
    .the = la carta «Brama di gloria»
    .of = della carta «Brama di gloria»

name-iron_envy = Invidia di ferro
    .gender = feminine
    .number = one
    .the = la carta «Invidia di ferro»
    .of = della carta «Invidia di ferro»

name-knowledge_paid_in_iron = Sapere pagato col ferro
    .gender = feminine
    .number = one
    .the = la carta «Sapere pagato col ferro»
    .of = della carta «Sapere pagato col ferro»

name-superior_positioning_martell = Posizione superiore
    .gender = feminine
    .number = one
    .the = la carta «Posizione superiore»
    .of = della carta «Posizione superiore»

name-unbowed_unbent_unbroken = Mai inchinati, mai piegati, mai spezzati
    .gender = feminine
    .number = one
    .the = la carta «Mai inchinati, mai piegati, mai spezzati»
    .of = della carta «Mai inchinati, mai piegati, mai spezzati»

name-rhoynish_vengeance = Vendetta dei rhoynar
    .gender = feminine
    .number = one
    .the = la carta «Vendetta dei rhoynar»
    .of = della carta «Vendetta dei rhoynar»

name-sand_diplomacy = Diplomazia delle sabbie
    .gender = feminine
    .number = one
    .the = la carta «Diplomazia delle sabbie»
    .of = della carta «Diplomazia delle sabbie»

name-rising_temperatures = Temperature in aumento
    .gender = feminine
    .number = one
    .the = la carta «Temperature in aumento»
    .of = della carta «Temperature in aumento»

name-cunning_ploy_martell = Astuto stratagemma
    .gender = feminine
    .number = one
    .the = la carta «Astuto stratagemma»
    .of = della carta «Astuto stratagemma»

name-dune_tactics = Tattiche delle dune
    .gender = feminine
    .number = one
    .the = la carta «Tattiche delle dune»
    .of = della carta «Tattiche delle dune»

name-unexpected_exhaustion = Sfinimento inatteso
    .gender = feminine
    .number = one
    .the = la carta «Sfinimento inatteso»
    .of = della carta «Sfinimento inatteso»

name-intercept_orders_oberyn = Intercettare gli ordini
    .gender = feminine
    .number = one
    .the = la carta «Intercettare gli ordini»
    .of = della carta «Intercettare gli ordini»

name-vipers_infamy = L'infamia della Vipera
    .gender = feminine
    .number = one
    .the = la carta «L'infamia della Vipera»
    .of = della carta «L'infamia della Vipera»

name-false_agenda_doran = Falsi propositi
    .gender = feminine
    .number = one
    .the = la carta «Falsi propositi»
    .of = della carta «Falsi propositi»

name-parlay_doran = Parlamentare
    .gender = feminine
    .number = one
    .the = la carta «Parlamentare»
    .of = della carta «Parlamentare»

name-ripe_to_act = Il momento di agire
    .gender = feminine
    .number = one
    .the = la carta «Il momento di agire»
    .of = della carta «Il momento di agire»

name-sustained_assault_obara = Assalto prolungato
    .gender = feminine
    .number = one
    .the = la carta «Assalto prolungato»
    .of = della carta «Assalto prolungato»

name-reckless_strikes_obara = Colpi temerari
    .gender = feminine
    .number = one
    .the = la carta «Colpi temerari»
    .of = della carta «Colpi temerari»

name-desert_preparation = Preparativi nel deserto
    .gender = feminine
    .number = one
    .the = la carta «Preparativi nel deserto»
    .of = della carta «Preparativi nel deserto»

name-set_for_charge_harmen = Pronti alla carica
    .gender = feminine
    .number = one
    .the = la carta «Pronti alla carica»
    .of = della carta «Pronti alla carica»

name-battle_endurance_harmen = Resistenza in battaglia
    .gender = feminine
    .number = one
    .the = la carta «Resistenza in battaglia»
    .of = della carta «Resistenza in battaglia»

name-spiteful_truce = Tregua rancorosa
    .gender = feminine
    .number = one
    .the = la carta «Tregua rancorosa»
    .of = della carta «Tregua rancorosa»

name-a_need_for_vengeance_daemon = Sete di vendetta
    .gender = feminine
    .number = one
    .the = la carta «Sete di vendetta»
    .of = della carta «Sete di vendetta»

name-coordinated_plotting = Complotto coordinato
    .gender = feminine
    .number = one
    .the = la carta «Complotto coordinato»
    .of = della carta «Complotto coordinato»

name-pathetic_attempt_daemon = Tentativo patetico
    .gender = feminine
    .number = one
    .the = la carta «Tentativo patetico»
    .of = della carta «Tentativo patetico»

name-lone_knight = Cavaliere solitario
    .gender = feminine
    .number = one
    .the = la carta «Cavaliere solitario»
    .of = della carta «Cavaliere solitario»

name-coup_attempt = Tentativo di colpo di mano
    .gender = feminine
    .number = one
    .the = la carta «Tentativo di colpo di mano»
    .of = della carta «Tentativo di colpo di mano»

name-reckless_strikes_gerold = Colpi temerari
    .gender = feminine
    .number = one
    .the = la carta «Colpi temerari»
    .of = della carta «Colpi temerari»

name-planning_and_insight = Pianificazione e intuito
    .gender = feminine
    .number = one
    .the = la carta «Pianificazione e intuito»
    .of = della carta «Pianificazione e intuito»

name-adaptive_methods_neutral = Metodi flessibili
    .gender = feminine
    .number = one
    .the = la carta «Metodi flessibili»
    .of = della carta «Metodi flessibili»

name-issue_commands_neutral = Impartire ordini
    .gender = feminine
    .number = one
    .the = la carta «Impartire ordini»
    .of = della carta «Impartire ordini»

name-worth_the_risk = Vale il rischio
    .gender = feminine
    .number = one
    .the = la carta «Vale il rischio»
    .of = della carta «Vale il rischio»

name-meticulous_planning = Pianificazione meticolosa
    .gender = feminine
    .number = one
    .the = la carta «Pianificazione meticolosa»
    .of = della carta «Pianificazione meticolosa»

name-surprise_strategy_neutral = Strategia a sorpresa
    .gender = feminine
    .number = one
    .the = la carta «Strategia a sorpresa»
    .of = della carta «Strategia a sorpresa»

name-spoils_of_war = Bottino di guerra
    .gender = feminine
    .number = one
    .the = la carta «Bottino di guerra»
    .of = della carta «Bottino di guerra»

name-our_blades_are_sharp_ramsay = Le nostre lame sono affilate
    .gender = feminine
    .number = one
    .the = la carta «Le nostre lame sono affilate»
    .of = della carta «Le nostre lame sono affilate»

name-cruel_methods_ramsay = Metodi crudeli
    .gender = feminine
    .number = one
    .the = la carta «Metodi crudeli»
    .of = della carta «Metodi crudeli»

name-sadistic_games_ramsay = Giochi sadici
    .gender = feminine
    .number = one
    .the = la carta «Giochi sadici»
    .of = della carta «Giochi sadici»

name-a_flayed_man_has_no_secrets_roose = Un uomo scuoiato non ha segreti
    .gender = feminine
    .number = one
    .the = la carta «Un uomo scuoiato non ha segreti»
    .of = della carta «Un uomo scuoiato non ha segreti»

name-fear_keeps_a_man_alive_roose = La paura tiene vivo un uomo
    .gender = feminine
    .number = one
    .the = la carta «La paura tiene vivo un uomo»
    .of = della carta «La paura tiene vivo un uomo»

name-whispered_threats_neutral = Minacce sussurrate
    .gender = feminine
    .number = one
    .the = la carta «Minacce sussurrate»
    .of = della carta «Minacce sussurrate»

name-the_cripplers_infamy = L'infamia dello Storpiatore
    .gender = feminine
    .number = one
    .the = la carta «L'infamia dello Storpiatore»
    .of = della carta «L'infamia dello Storpiatore»

name-careless_aggression = Aggressività incauta
    .gender = feminine
    .number = one
    .the = la carta «Aggressività incauta»
    .of = della carta «Aggressività incauta»

name-exploit_weakness_vargo = Sfruttare la debolezza
    .gender = feminine
    .number = one
    .the = la carta «Sfruttare la debolezza»
    .of = della carta «Sfruttare la debolezza»

name-sellsword_negotiations_neutral = Trattative mercenarie
    .gender = feminine
    .number = one
    .the = la carta «Trattative mercenarie»
    .of = della carta «Trattative mercenarie»

name-sellsword_bravado_neutral = Spavalderia mercenaria
    .gender = feminine
    .number = one
    .the = la carta «Spavalderia mercenaria»
    .of = della carta «Spavalderia mercenaria»

name-reckless_strikes_neutral = Colpi temerari
    .gender = feminine
    .number = one
    .the = la carta «Colpi temerari»
    .of = della carta «Colpi temerari»

name-brothers_in_arms = Fratelli d'arme
    .gender = feminine
    .number = one
    .the = la carta «Fratelli d'arme»
    .of = della carta «Fratelli d'arme»

name-diversion_tactics_jokin = Tattiche diversive
    .gender = feminine
    .number = one
    .the = la carta «Tattiche diversive»
    .of = della carta «Tattiche diversive»

name-stalwart_mercenaries = Mercenari irriducibili
    .gender = feminine
    .number = one
    .the = la carta «Mercenari irriducibili»
    .of = della carta «Mercenari irriducibili»

name-remorseless_examples_bolton = Esempi senza rimorso
    .gender = feminine
    .number = one
    .the = la carta «Esempi senza rimorso»
    .of = della carta «Esempi senza rimorso»

name-harsh_punishments = Dure punizioni
    .gender = feminine
    .number = one
    .the = la carta «Dure punizioni»
    .of = della carta «Dure punizioni»

name-our_blades_are_sharp_bolton = Le nostre lame sono affilate
    .gender = feminine
    .number = one
    .the = la carta «Le nostre lame sono affilate»
    .of = della carta «Le nostre lame sono affilate»

name-sadistic_games_bolton = Giochi sadici
    .gender = feminine
    .number = one
    .the = la carta «Giochi sadici»
    .of = della carta «Giochi sadici»

name-cruel_methods_bolton = Metodi crudeli
    .gender = feminine
    .number = one
    .the = la carta «Metodi crudeli»
    .of = della carta «Metodi crudeli»

name-a_flayed_man_has_no_secrets_bolton = Un uomo scuoiato non ha segreti
    .gender = feminine
    .number = one
    .the = la carta «Un uomo scuoiato non ha segreti»
    .of = della carta «Un uomo scuoiato non ha segreti»

name-fear_keeps_a_man_alive_bolton = La paura tiene vivo un uomo
    .gender = feminine
    .number = one
    .the = la carta «La paura tiene vivo un uomo»
    .of = della carta «La paura tiene vivo un uomo»

name-skin_collection = Collezione di pelli
    .gender = feminine
    .number = one
    .the = la carta «Collezione di pelli»
    .of = della carta «Collezione di pelli»

name-opportunist_ramsay = Opportunista
    .gender = feminine
    .number = one
    .the = la carta «Opportunista»
    .of = della carta «Opportunista»

name-spoils_in_flesh = Bottino di carne
    .gender = feminine
    .number = one
    .the = la carta «Bottino di carne»
    .of = della carta «Bottino di carne»

name-whispered_threats_bolton = Minacce sussurrate
    .gender = feminine
    .number = one
    .the = la carta «Minacce sussurrate»
    .of = della carta «Minacce sussurrate»

name-seeing_their_flaws_roose = Vedere i loro difetti
    .gender = feminine
    .number = one
    .the = la carta «Vedere i loro difetti»
    .of = della carta «Vedere i loro difetti»

name-dreadfort_secrets = I segreti di Forte Terrore
    .gender = feminine
    .number = one
    .the = la carta «I segreti di Forte Terrore»
    .of = della carta «I segreti di Forte Terrore»

name-price_of_fear = Il prezzo della paura
    .gender = feminine
    .number = one
    .the = la carta «Il prezzo della paura»
    .of = della carta «Il prezzo della paura»

name-rush_of_aggression_steelshanks = Impeto aggressivo
    .gender = feminine
    .number = one
    .the = la carta «Impeto aggressivo»
    .of = della carta «Impeto aggressivo»

name-taunt_steelshanks = Provocazione
    .gender = feminine
    .number = one
    .the = la carta «Provocazione»
    .of = della carta «Provocazione»

name-sudden_retreat_brotherhood = Ritirata improvvisa
    .gender = feminine
    .number = one
    .the = la carta «Ritirata improvvisa»
    .of = della carta «Ritirata improvvisa»

name-regroup_and_reform_brotherhood = Raggrupparsi e riordinarsi
    .gender = feminine
    .number = one
    .the = la carta «Raggrupparsi e riordinarsi»
    .of = della carta «Raggrupparsi e riordinarsi»

name-knights_of_the_hollow_hill = Cavalieri della Collina Cava
    .gender = feminine
    .number = one
    .the = la carta «Cavalieri della Collina Cava»
    .of = della carta «Cavalieri della Collina Cava»

name-the_forgotten_fellowship = La compagnia dimenticata
    .gender = feminine
    .number = one
    .the = la carta «La compagnia dimenticata»
    .of = della carta «La compagnia dimenticata»

name-take_up_the_sword = Impugnare la spada
    .gender = feminine
    .number = one
    .the = la carta «Impugnare la spada»
    .of = della carta «Impugnare la spada»

name-azor_ahai_brotherhood = Azor Ahai!
    .gender = feminine
    .number = one
    .the = la carta «Azor Ahai!»
    .of = della carta «Azor Ahai!»

name-but_the_realm_remains = Ma il reame rimane
    .gender = feminine
    .number = one
    .the = la carta «Ma il reame rimane»
    .of = della carta «Ma il reame rimane»

name-assault_orders_beric = Ordini d'assalto
    .gender = feminine
    .number = one
    .the = la carta «Ordini d'assalto»
    .of = della carta «Ordini d'assalto»

name-six_times_too_many = Sei volte sono troppe
    .gender = feminine
    .number = one
    .the = la carta «Sei volte sono troppe»
    .of = della carta «Sei volte sono troppe»

name-lightbringer = Portatrice di Luce
    .gender = feminine
    .number = one
    .the = la carta «Portatrice di Luce»
    .of = della carta «Portatrice di Luce»

name-fiery_charge_thoros = Carica ardente
    .gender = feminine
    .number = one
    .the = la carta «Carica ardente»
    .of = della carta «Carica ardente»

name-loved_by_the_smallfolk_thoros = Amato dal popolino
    .gender = feminine
    .number = one
    .the = la carta «Amato dal popolino»
    .of = della carta «Amato dal popolino»

name-the_last_kiss = L'ultimo bacio
    .gender = feminine
    .number = one
    .the = la carta «L'ultimo bacio»
    .of = della carta «L'ultimo bacio»

name-lash_out_catelyn = Reazione furiosa
    .gender = feminine
    .number = one
    .the = la carta «Reazione furiosa»
    .of = della carta «Reazione furiosa»

name-price_of_failure_catelyn = Il prezzo del fallimento
    .gender = feminine
    .number = one
    .the = la carta «Il prezzo del fallimento»
    .of = della carta «Il prezzo del fallimento»

name-vengeance_in_blood = Vendetta di sangue
    .gender = feminine
    .number = one
    .the = la carta «Vendetta di sangue»
    .of = della carta «Vendetta di sangue»
