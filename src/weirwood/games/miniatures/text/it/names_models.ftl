### Aggregati, unità non combattenti e i loro personaggi

name-robb_stark_the_wolf_lord = Robb Stark, il lord lupo
    .gender = masculine
    .number = one
    .the = Robb Stark, il lord lupo
    .of = di Robb Stark, il lord lupo

name-greatjon_umber_lord_of_last_hearth = Grande Jon Umber, lord di Ultimo Focolare
    .gender = masculine
    .number = one
    .the = Grande Jon Umber, lord di Ultimo Focolare
    .of = di Grande Jon Umber, lord di Ultimo Focolare

name-umber_champion = Campione Umber
    .gender = masculine
    .number = one
    .the = il Campione Umber
    .of = del Campione Umber

name-sworn_sword_captain = Capitano delle spade giurate
    .gender = masculine
    .number = one
    .the = il Capitano delle spade giurate
    .of = del Capitano delle spade giurate

name-greatjon_umber_fierce_bannerman = Grande Jon Umber, fiero alfiere
    .gender = masculine
    .number = one
    .the = Grande Jon Umber, fiero alfiere
    .of = di Grande Jon Umber, fiero alfiere

name-robb_stark_the_young_wolf = Robb Stark, il Giovane Lupo
    .gender = masculine
    .number = one
    .the = Robb Stark, il Giovane Lupo
    .of = di Robb Stark, il Giovane Lupo

name-bran_and_hodor_protector_and_ward = Bran e Hodor, protettore e protetto
    .gender = masculine
    .number = other
    .the = Bran e Hodor, protettore e protetto
    .of = di Bran e Hodor, protettore e protetto

name-brynden_tully_the_blackfish = Brynden Tully, il Pesce Nero
    .gender = masculine
    .number = one
    .the = Brynden Tully, il Pesce Nero
    .of = di Brynden Tully, il Pesce Nero

name-brynden_tully_unyielding_knight = Brynden Tully, cavaliere inflessibile
    .gender = masculine
    .number = one
    .the = Brynden Tully, cavaliere inflessibile
    .of = di Brynden Tully, cavaliere inflessibile

name-eddard_stark_lord_of_winterfell = Eddard Stark, lord di Grande Inverno
    .gender = masculine
    .number = one
    .the = Eddard Stark, lord di Grande Inverno
    .of = di Eddard Stark, lord di Grande Inverno

name-rodrik_cassel_master_at_arms = Rodrik Cassel, maestro d'armi
    .gender = masculine
    .number = one
    .the = Rodrik Cassel, maestro d'armi
    .of = di Rodrik Cassel, maestro d'armi

name-crannogman_warden = Guardiano delle paludi
    .gender = masculine
    .number = one
    .the = il Guardiano delle paludi
    .of = del Guardiano delle paludi

name-maege_mormont_the_she_bear = Maege Mormont, l'Orsa
    .gender = feminine
    .number = one
    .the = Maege Mormont, l'Orsa
    .of = di Maege Mormont, l'Orsa

name-brynden_tully_vanguard_infiltrator = Brynden Tully, infiltrato d'avanguardia
    .gender = masculine
    .number = one
    .the = Brynden Tully, infiltrato d'avanguardia
    .of = di Brynden Tully, infiltrato d'avanguardia

name-brynden_tully_outrider_commander = Brynden Tully, comandante degli esploratori
    .gender = masculine
    .number = one
    .the = Brynden Tully, comandante degli esploratori
    .of = di Brynden Tully, comandante degli esploratori

name-meera_reed_cunning_trapper = Meera Reed, astuta cacciatrice
    .gender = feminine
    .number = one
    .the = Meera Reed, astuta cacciatrice
    .of = di Meera Reed, astuta cacciatrice

name-jojen_reed_greensight = Jojen Reed, il veggente verde
    .gender = masculine
    .number = one
    .the = Jojen Reed, il veggente verde
    .of = di Jojen Reed, il veggente verde

name-syrio_forel_first_blade_of_braavos = Syrio Forel, Prima Spada di Braavos
    .gender = masculine
    .number = one
    .the = Syrio Forel, Prima Spada di Braavos
    .of = di Syrio Forel, Prima Spada di Braavos

name-rickon_stark_prince_of_winterfell = Rickon Stark, principe di Grande Inverno
    .gender = masculine
    .number = one
    .the = Rickon Stark, principe di Grande Inverno
    .of = di Rickon Stark, principe di Grande Inverno

name-osha_spearwife_guardian = Osha, moglie di lancia guardiana
    .gender = feminine
    .number = one
    .the = Osha, moglie di lancia guardiana
    .of = di Osha, moglie di lancia guardiana

name-jaqen_hghar_mysterious_prisoner = Jaqen H'ghar, prigioniero misterioso
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar, prigioniero misterioso
    .of = di Jaqen H'ghar, prigioniero misterioso

name-mormont_veteran = Veterano Mormont
    .gender = masculine
    .number = one
    .the = il Veterano Mormont
    .of = del Veterano Mormont

name-crannogman_survivalist = Superstite delle paludi
    .gender = masculine
    .number = one
    .the = il Superstite delle paludi
    .of = del Superstite delle paludi

name-winterfell_guardian = Guardiano di Grande Inverno
    .gender = masculine
    .number = one
    .the = il Guardiano di Grande Inverno
    .of = del Guardiano di Grande Inverno

name-howland_reed_lord_of_the_crannogs = Howland Reed, lord delle paludi
    .gender = masculine
    .number = one
    .the = Howland Reed, lord delle paludi
    .of = di Howland Reed, lord delle paludi

name-loyalist_captain = Capitano dei fedelissimi
    .gender = masculine
    .number = one
    .the = il Capitano dei fedelissimi
    .of = del Capitano dei fedelissimi

name-rickard_karstark_vengeful_bannerman = Rickard Karstark, alfiere vendicativo
    .gender = masculine
    .number = one
    .the = Rickard Karstark, alfiere vendicativo
    .of = di Rickard Karstark, alfiere vendicativo

name-rickard_karstark_lord_of_karhold = Rickard Karstark, lord di Karhold
    .gender = masculine
    .number = one
    .the = Rickard Karstark, lord di Karhold
    .of = di Rickard Karstark, lord di Karhold

name-maege_mormont_lady_of_bear_island = Maege Mormont, lady dell'Isola dell'Orso
    .gender = feminine
    .number = one
    .the = Maege Mormont, lady dell'Isola dell'Orso
    .of = di Maege Mormont, lady dell'Isola dell'Orso

name-winterfell_champion = Campione di Grande Inverno
    .gender = masculine
    .number = one
    .the = il Campione di Grande Inverno
    .of = del Campione di Grande Inverno

name-assault_veteran = Veterano d'assalto
    .gender = masculine
    .number = one
    .the = il Veterano d'assalto
    .of = del Veterano d'assalto

name-guard_captain = Capitano delle guardie
    .gender = masculine
    .number = one
    .the = il Capitano delle guardie
    .of = del Capitano delle guardie

name-sandor_clegane_the_hound = Sandor Clegane, il Mastino
    .gender = masculine
    .number = one
    .the = Sandor Clegane, il Mastino
    .of = di Sandor Clegane, il Mastino

name-tywin_lannister_lord_of_casterly_rock = Tywin Lannister, lord di Castel Granito
    .gender = masculine
    .number = one
    .the = Tywin Lannister, lord di Castel Granito
    .of = di Tywin Lannister, lord di Castel Granito

name-tyrion_lannister_halfman = Tyrion Lannister, il Mezzo-uomo
    .gender = masculine
    .number = one
    .the = Tyrion Lannister, il Mezzo-uomo
    .of = di Tyrion Lannister, il Mezzo-uomo

name-barristan_selmy_lord_commander_of_the_kingsguard = Barristan Selmy, lord comandante della Guardia reale
    .gender = masculine
    .number = one
    .the = Barristan Selmy, lord comandante della Guardia reale
    .of = di Barristan Selmy, lord comandante della Guardia reale

name-jaime_lannister_kingsguard = Jaime Lannister, Guardia reale
    .gender = masculine
    .number = one
    .the = Jaime Lannister, Guardia reale
    .of = di Jaime Lannister, Guardia reale

name-mandon_moore_kingsguard = Mandon Moore, Guardia reale
    .gender = masculine
    .number = one
    .the = Mandon Moore, Guardia reale
    .of = di Mandon Moore, Guardia reale

name-meryn_trant_kingsguard = Meryn Trant, Guardia reale
    .gender = masculine
    .number = one
    .the = Meryn Trant, Guardia reale
    .of = di Meryn Trant, Guardia reale

name-arys_oakheart_kingsguard = Arys Oakheart, Guardia reale
    .gender = masculine
    .number = one
    .the = Arys Oakheart, Guardia reale
    .of = di Arys Oakheart, Guardia reale

name-boros_blount_kingsguard = Boros Blount, Guardia reale
    .gender = masculine
    .number = one
    .the = Boros Blount, Guardia reale
    .of = di Boros Blount, Guardia reale

name-preston_greenfield_kingsguard = Preston Greenfield, Guardia reale
    .gender = masculine
    .number = one
    .the = Preston Greenfield, Guardia reale
    .of = di Preston Greenfield, Guardia reale

name-champion_of_the_faith = Campione della Fede
    .gender = masculine
    .number = one
    .the = il Campione della Fede
    .of = del Campione della Fede

name-gregor_clegane_lord_tywins_mad_dog = Gregor Clegane, il cane rabbioso di lord Tywin
    .gender = masculine
    .number = one
    .the = Gregor Clegane, il cane rabbioso di lord Tywin
    .of = di Gregor Clegane, il cane rabbioso di lord Tywin

name-jaime_lannister_the_kingslayer = Jaime Lannister, lo Sterminatore di Re
    .gender = masculine
    .number = one
    .the = Jaime Lannister, lo Sterminatore di Re
    .of = di Jaime Lannister, lo Sterminatore di Re

name-gregor_clegane_the_mountain = Gregor Clegane, la Montagna
    .gender = masculine
    .number = one
    .the = Gregor Clegane, la Montagna
    .of = di Gregor Clegane, la Montagna

name-jaime_lannister_the_young_lion = Jaime Lannister, il Giovane Leone
    .gender = masculine
    .number = one
    .the = Jaime Lannister, il Giovane Leone
    .of = di Jaime Lannister, il Giovane Leone

name-gregor_clegane_mounted_behemoth = Gregor Clegane, colosso a cavallo
    .gender = masculine
    .number = one
    .the = Gregor Clegane, colosso a cavallo
    .of = di Gregor Clegane, colosso a cavallo

name-jaime_lannister_maimed_hostage = Jaime Lannister, ostaggio mutilato
    .gender = masculine
    .number = one
    .the = Jaime Lannister, ostaggio mutilato
    .of = di Jaime Lannister, ostaggio mutilato

name-tyrion_lannister_the_giant_of_lannister = Tyrion Lannister, il gigante dei Lannister
    .gender = masculine
    .number = one
    .the = Tyrion Lannister, il gigante dei Lannister
    .of = di Tyrion Lannister, il gigante dei Lannister

name-joffrey_baratheon_first_of_his_name = Joffrey Baratheon, primo del suo nome
    .gender = masculine
    .number = one
    .the = Joffrey Baratheon, primo del suo nome
    .of = di Joffrey Baratheon, primo del suo nome

name-turncoat = Voltagabbana
    .gender = masculine
    .number = one
    .the = il Voltagabbana
    .of = del Voltagabbana

name-sentinel_enforcer = Sentinella esecutrice
    .gender = feminine
    .number = one
    .the = la Sentinella esecutrice
    .of = della Sentinella esecutrice

name-clegane_butcher = Macellaio Clegane
    .gender = masculine
    .number = one
    .the = il Macellaio Clegane
    .of = del Macellaio Clegane

name-the_high_sparrow_his_high_holiness = L'Alto Passero, sua alta santità
    .gender = masculine
    .number = one
    .the = l'Alto Passero, sua alta santità
    .of = dell'Alto Passero, sua alta santità

name-qyburn_forbidden_knowledge = Qyburn, sapere proibito
    .gender = masculine
    .number = one
    .the = Qyburn, sapere proibito
    .of = di Qyburn, sapere proibito

name-addam_marbrand_trusted_bannerman = Addam Marbrand, alfiere fidato
    .gender = masculine
    .number = one
    .the = Addam Marbrand, alfiere fidato
    .of = di Addam Marbrand, alfiere fidato

name-ser_robert_strong_the_silent_giant = Ser Robert Strong, il gigante silenzioso
    .gender = masculine
    .number = one
    .the = Ser Robert Strong, il gigante silenzioso
    .of = di Ser Robert Strong, il gigante silenzioso

name-addam_marbrand_commander_of_the_city_watch = Addam Marbrand, comandante della guardia cittadina
    .gender = masculine
    .number = one
    .the = Addam Marbrand, comandante della guardia cittadina
    .of = di Addam Marbrand, comandante della guardia cittadina

name-kevan_lannister_protector_of_the_realm = Kevan Lannister, Protettore del Reame
    .gender = masculine
    .number = one
    .the = Kevan Lannister, Protettore del Reame
    .of = di Kevan Lannister, Protettore del Reame

name-gate_warden = Custode della porta
    .gender = masculine
    .number = one
    .the = il Custode della porta
    .of = del Custode della porta

name-jeor_mormont_997th_lord_commander = Jeor Mormont, 997º lord comandante
    .gender = masculine
    .number = one
    .the = Jeor Mormont, 997º lord comandante
    .of = di Jeor Mormont, 997º lord comandante

name-jon_snow_998th_lord_commander = Jon Snow, 998º lord comandante
    .gender = masculine
    .number = one
    .the = Jon Snow, 998º lord comandante
    .of = di Jon Snow, 998º lord comandante

name-jon_snow_lord_snow = Jon Snow, lord Snow
    .gender = masculine
    .number = one
    .the = Jon Snow, lord Snow
    .of = di Jon Snow, lord Snow

name-watch_captain = Capitano dei Guardiani
    .gender = masculine
    .number = one
    .the = il Capitano dei Guardiani
    .of = del Capitano dei Guardiani

name-watch_recruiter = Reclutatore dei Guardiani
    .gender = masculine
    .number = one
    .the = il Reclutatore dei Guardiani
    .of = del Reclutatore dei Guardiani

name-alliser_thorne_master_at_arms = Alliser Thorne, maestro d'armi
    .gender = masculine
    .number = one
    .the = Alliser Thorne, maestro d'armi
    .of = di Alliser Thorne, maestro d'armi

name-alliser_thorne_vindictive_overseer = Alliser Thorne, sorvegliante vendicativo
    .gender = masculine
    .number = one
    .the = Alliser Thorne, sorvegliante vendicativo
    .of = di Alliser Thorne, sorvegliante vendicativo

name-donal_noye_defender_of_castle_black = Donal Noye, difensore del Castello Nero
    .gender = masculine
    .number = one
    .the = Donal Noye, difensore del Castello Nero
    .of = di Donal Noye, difensore del Castello Nero

name-grenn_aurochs = Grenn, l'Uro
    .gender = masculine
    .number = one
    .the = Grenn, l'Uro
    .of = di Grenn, l'Uro

name-pypar_monkey = Pypar, la Scimmia
    .gender = masculine
    .number = one
    .the = Pypar, la Scimmia
    .of = di Pypar, la Scimmia

name-qhorin_halfhand_grizzled_ranger = Qhorin il Monco, ranger brizzolato
    .gender = masculine
    .number = one
    .the = Qhorin il Monco, ranger brizzolato
    .of = di Qhorin il Monco, ranger brizzolato

name-othell_yarwyck_spotter = Othell Yarwyck, vedetta
    .gender = masculine
    .number = one
    .the = Othell Yarwyck, vedetta
    .of = di Othell Yarwyck, vedetta

name-scorpion_modifications_othell_yarwyck = Modifiche allo scorpione (Othell Yarwyck)
    .gender = feminine
    .number = other
    .the = le Modifiche allo scorpione (Othell Yarwyck)
    .of = delle Modifiche allo scorpione (Othell Yarwyck)

name-senior_builder = Costruttore anziano
    .gender = masculine
    .number = one
    .the = il Costruttore anziano
    .of = del Costruttore anziano

name-hardened_ranger = Ranger temprato
    .gender = masculine
    .number = one
    .the = il Ranger temprato
    .of = del Ranger temprato

name-watch_marshal_attachment = Maresciallo della Guardia (aggregato)
    .gender = masculine
    .number = one
    .the = il Maresciallo della Guardia (aggregato)
    .of = del Maresciallo della Guardia (aggregato)

name-scorpion_modifications_builder = Modifiche allo scorpione (costruttore)
    .gender = feminine
    .number = other
    .the = le Modifiche allo scorpione (costruttore)
    .of = delle Modifiche allo scorpione (costruttore)

name-othell_yarwyck_first_builder = Othell Yarwyck, primo costruttore
    .gender = masculine
    .number = one
    .the = Othell Yarwyck, primo costruttore
    .of = di Othell Yarwyck, primo costruttore

name-benjen_stark_wolf_of_the_wall = Benjen Stark, il lupo della Barriera
    .gender = masculine
    .number = one
    .the = Benjen Stark, il lupo della Barriera
    .of = di Benjen Stark, il lupo della Barriera

name-coldhands_enigmatic_guide = Manifredde, guida enigmatica
    .gender = masculine
    .number = one
    .the = Manifredde, guida enigmatica
    .of = di Manifredde, guida enigmatica

name-samwell_tarly_sam_the_slayer = Samwell Tarly, Sam il Distruttore
    .gender = masculine
    .number = one
    .the = Samwell Tarly, Sam il Distruttore
    .of = di Samwell Tarly, Sam il Distruttore

name-coldhands_former_crow = Manifredde, un tempo corvo
    .gender = masculine
    .number = one
    .the = Manifredde, un tempo corvo
    .of = di Manifredde, un tempo corvo

name-benjen_stark_first_ranger = Benjen Stark, primo ranger
    .gender = masculine
    .number = one
    .the = Benjen Stark, primo ranger
    .of = di Benjen Stark, primo ranger

name-cotter_pyke_ironborn_brother = Cotter Pyke, confratello di ferro
    .gender = masculine
    .number = one
    .the = Cotter Pyke, confratello di ferro
    .of = di Cotter Pyke, confratello di ferro

name-yoren_harsh_recruiter = Yoren, reclutatore severo
    .gender = masculine
    .number = one
    .the = Yoren, reclutatore severo
    .of = di Yoren, reclutatore severo

name-satin_commanders_steward = Seta, attendente del comandante
    .gender = masculine
    .number = one
    .the = Seta, attendente del comandante
    .of = di Seta, attendente del comandante

name-satin_brave_recruit = Seta, recluta coraggiosa
    .gender = masculine
    .number = one
    .the = Seta, recluta coraggiosa
    .of = di Seta, recluta coraggiosa

name-eddison_tollett_dolorous_edd = Eddison Tollett, Edd l'Addolorato
    .gender = masculine
    .number = one
    .the = Eddison Tollett, Edd l'Addolorato
    .of = di Eddison Tollett, Edd l'Addolorato

name-benjen_stark_beyond_the_wall = Benjen Stark, oltre la Barriera
    .gender = masculine
    .number = one
    .the = Benjen Stark, oltre la Barriera
    .of = di Benjen Stark, oltre la Barriera

name-cotter_pyke_eastwatch_commander = Cotter Pyke, comandante del Forte Orientale
    .gender = masculine
    .number = one
    .the = Cotter Pyke, comandante del Forte Orientale
    .of = di Cotter Pyke, comandante del Forte Orientale

name-ser_denys_mallister_shadow_tower_commander = Ser Denys Mallister, comandante della Torre delle Ombre
    .gender = masculine
    .number = one
    .the = Ser Denys Mallister, comandante della Torre delle Ombre
    .of = di Ser Denys Mallister, comandante della Torre delle Ombre

name-tormund_giantsbane_thunderfist = Tormund Veleno dei Giganti, Pugno di Tuono
    .gender = masculine
    .number = one
    .the = Tormund Veleno dei Giganti, Pugno di Tuono
    .of = di Tormund Veleno dei Giganti, Pugno di Tuono

name-tormund_giantsbane_tall_talker_horn_blower_breaker_of_ice = Tormund Veleno dei Giganti, gran parlatore, suonatore di corno, spaccatore del ghiaccio
    .gender = masculine
    .number = one
    .the = Tormund Veleno dei Giganti, gran parlatore, suonatore di corno, spaccatore del ghiaccio
    .of = di Tormund Veleno dei Giganti, gran parlatore, suonatore di corno, spaccatore del ghiaccio

name-mance_rayder_king_beyond_the_wall = Mance Rayder, re oltre la Barriera
    .gender = masculine
    .number = one
    .the = Mance Rayder, re oltre la Barriera
    .of = di Mance Rayder, re oltre la Barriera

name-raid_leader = Capo dei predoni
    .gender = masculine
    .number = one
    .the = il Capo dei predoni
    .of = del Capo dei predoni

name-cave_dweller_alpha = Alfa delle caverne
    .gender = masculine
    .number = one
    .the = l'Alfa delle caverne
    .of = dell'Alfa delle caverne

name-spearwife_matriarch = Matriarca delle mogli di lancia
    .gender = feminine
    .number = one
    .the = la Matriarca delle mogli di lancia
    .of = della Matriarca delle mogli di lancia

name-skinchanger = Metamorfo
    .gender = masculine
    .number = one
    .the = il Metamorfo
    .of = del Metamorfo

name-eagle = Aquila
    .gender = feminine
    .number = one
    .the = l'Aquila
    .of = dell'Aquila

name-wolf = Lupo
    .gender = masculine
    .number = one
    .the = il Lupo
    .of = del Lupo

name-chosen_of_styr = Prescelto di Styr
    .gender = masculine
    .number = one
    .the = il Prescelto di Styr
    .of = del Prescelto di Styr

name-styr_magnar_of_thenn = Styr, magnar di Thenn
    .gender = masculine
    .number = one
    .the = Styr, magnar di Thenn
    .of = di Styr, magnar di Thenn

name-champion_of_bone = Campione dell'Osso
    .gender = masculine
    .number = one
    .the = il Campione dell'Osso
    .of = del Campione dell'Osso

name-rattleshirt_the_lord_of_bones = Rattleshirt, il Lord delle Ossa
    .gender = masculine
    .number = one
    .the = Rattleshirt, il Lord delle Ossa
    .of = di Rattleshirt, il Lord delle Ossa

name-rattleshirt_ruthless_slaughterer = Rattleshirt, massacratore spietato
    .gender = masculine
    .number = one
    .the = Rattleshirt, massacratore spietato
    .of = di Rattleshirt, massacratore spietato

name-harma_vanguard_commander = Harma, comandante dell'avanguardia
    .gender = feminine
    .number = one
    .the = Harma, comandante dell'avanguardia
    .of = di Harma, comandante dell'avanguardia

name-harma_the_dogshead = Harma, Testa di Cane
    .gender = feminine
    .number = one
    .the = Harma, Testa di Cane
    .of = di Harma, Testa di Cane

name-harmas_bannerman = Alfiere di Harma
    .gender = masculine
    .number = one
    .the = l'Alfiere di Harma
    .of = dell'Alfiere di Harma

name-the_weeper_horrific_butcher = Il Piagnone, macellaio orrendo
    .gender = masculine
    .number = one
    .the = il Piagnone, macellaio orrendo
    .of = del Piagnone, macellaio orrendo

name-the_weeper_cruel_tyrant = Il Piagnone, tiranno crudele
    .gender = masculine
    .number = one
    .the = il Piagnone, tiranno crudele
    .of = del Piagnone, tiranno crudele

name-ygritte_spearwife_archer = Ygritte, moglie di lancia arciera
    .gender = feminine
    .number = one
    .the = Ygritte, moglie di lancia arciera
    .of = di Ygritte, moglie di lancia arciera

name-jarl_advance_raid_leader = Jarl, capo dell'avanguardia
    .gender = masculine
    .number = one
    .the = Jarl, capo dell'avanguardia
    .of = di Jarl, capo dell'avanguardia

name-walrus_clan_chieftain = Capo del clan del Tricheco
    .gender = masculine
    .number = one
    .the = il Capo del clan del Tricheco
    .of = del Capo del clan del Tricheco

name-the_great_walrus_steeled_through_ice_and_snow = Il Grande Tricheco, temprato da ghiaccio e neve
    .gender = masculine
    .number = one
    .the = il Grande Tricheco, temprato da ghiaccio e neve
    .of = del Grande Tricheco, temprato da ghiaccio e neve

name-jon_snow_the_crow_come_over = Jon Snow, il corvo venuto da noi
    .gender = masculine
    .number = one
    .the = Jon Snow, il corvo venuto da noi
    .of = di Jon Snow, il corvo venuto da noi

name-mance_rayder_abel_the_bard = Mance Rayder, Abel il bardo
    .gender = masculine
    .number = one
    .the = Mance Rayder, Abel il bardo
    .of = di Mance Rayder, Abel il bardo

name-borroq_boar_skinchanger = Borroq, metamorfo del cinghiale
    .gender = masculine
    .number = one
    .the = Borroq, metamorfo del cinghiale
    .of = di Borroq, metamorfo del cinghiale

name-the_great_walrus_lord_of_the_frozen_shore = Il Grande Tricheco, signore della Costa Gelata
    .gender = masculine
    .number = one
    .the = il Grande Tricheco, signore della Costa Gelata
    .of = del Grande Tricheco, signore della Costa Gelata

name-varamyrs_eagle = Aquila di Varamyr
    .gender = feminine
    .number = one
    .the = l'Aquila di Varamyr
    .of = dell'Aquila di Varamyr

name-renly_baratheon_the_charismatic_heir = Renly Baratheon, l'erede carismatico
    .gender = masculine
    .number = one
    .the = Renly Baratheon, l'erede carismatico
    .of = di Renly Baratheon, l'erede carismatico

name-stannis_baratheon_the_rightful_heir = Stannis Baratheon, l'erede legittimo
    .gender = masculine
    .number = one
    .the = Stannis Baratheon, l'erede legittimo
    .of = di Stannis Baratheon, l'erede legittimo

name-stag_knight_noble = Nobile cavaliere del Cervo
    .gender = masculine
    .number = one
    .the = il Nobile cavaliere del Cervo
    .of = del Nobile cavaliere del Cervo

name-master_warden = Maestro custode
    .gender = masculine
    .number = one
    .the = il Maestro custode
    .of = del Maestro custode

name-stannis_baratheon_the_one_true_king = Stannis Baratheon, l'unico vero re
    .gender = masculine
    .number = one
    .the = Stannis Baratheon, l'unico vero re
    .of = di Stannis Baratheon, l'unico vero re

name-devan_seaworth_kings_squire = Devan Seaworth, scudiero del re
    .gender = masculine
    .number = one
    .the = Devan Seaworth, scudiero del re
    .of = di Devan Seaworth, scudiero del re

name-davos_seaworth_hero_of_blackwater = Davos Seaworth, eroe delle Acque Nere
    .gender = masculine
    .number = one
    .the = Davos Seaworth, eroe delle Acque Nere
    .of = di Davos Seaworth, eroe delle Acque Nere

name-davos_seaworth_onion_knight = Davos Seaworth, il Cavaliere delle Cipolle
    .gender = masculine
    .number = one
    .the = Davos Seaworth, il Cavaliere delle Cipolle
    .of = di Davos Seaworth, il Cavaliere delle Cipolle

name-andrew_estermont_true_loyalist = Andrew Estermont, vero lealista
    .gender = masculine
    .number = one
    .the = Andrew Estermont, vero lealista
    .of = di Andrew Estermont, vero lealista

name-andrew_estermont_first_of_the_kings_men = Andrew Estermont, primo degli uomini del re
    .gender = masculine
    .number = one
    .the = Andrew Estermont, primo degli uomini del re
    .of = di Andrew Estermont, primo degli uomini del re

name-renly_baratheon_lord_paramount_of_the_stormlands = Renly Baratheon, lord supremo delle Terre della Tempesta
    .gender = masculine
    .number = one
    .the = Renly Baratheon, lord supremo delle Terre della Tempesta
    .of = di Renly Baratheon, lord supremo delle Terre della Tempesta

name-loras_tyrell_the_knight_of_flowers = Loras Tyrell, il Cavaliere di Fiori
    .gender = masculine
    .number = one
    .the = Loras Tyrell, il Cavaliere di Fiori
    .of = di Loras Tyrell, il Cavaliere di Fiori

name-loras_tyrell_kings_squire = Loras Tyrell, scudiero del re
    .gender = masculine
    .number = one
    .the = Loras Tyrell, scudiero del re
    .of = di Loras Tyrell, scudiero del re

name-brienne_the_blue = Brienne, l'Azzurra
    .gender = feminine
    .number = one
    .the = Brienne, l'Azzurra
    .of = di Brienne, l'Azzurra

name-eldon_estermont_lord_of_greenstone = Eldon Estermont, lord di Pietraverde
    .gender = masculine
    .number = one
    .the = Eldon Estermont, lord di Pietraverde
    .of = di Eldon Estermont, lord di Pietraverde

name-red_priestess = Sacerdotessa rossa
    .gender = feminine
    .number = one
    .the = la Sacerdotessa rossa
    .of = della Sacerdotessa rossa

name-pikeman_captain = Capitano dei picchieri
    .gender = masculine
    .number = one
    .the = il Capitano dei picchieri
    .of = del Capitano dei picchieri

name-thorn_watch_sentinel = Sentinella della Guardia delle Spine
    .gender = feminine
    .number = one
    .the = la Sentinella della Guardia delle Spine
    .of = della Sentinella della Guardia delle Spine

name-dragonstone_noble_attachment = Nobile della Roccia del Drago (aggregato)
    .gender = masculine
    .number = one
    .the = il Nobile della Roccia del Drago (aggregato)
    .of = del Nobile della Roccia del Drago (aggregato)

name-axell_florent_fanatical_devotee = Axell Florent, devoto fanatico
    .gender = masculine
    .number = one
    .the = Axell Florent, devoto fanatico
    .of = di Axell Florent, devoto fanatico

name-axell_florent_first_of_the_queens_men = Axell Florent, primo degli uomini della regina
    .gender = masculine
    .number = one
    .the = Axell Florent, primo degli uomini della regina
    .of = di Axell Florent, primo degli uomini della regina

name-cortnay_penrose_loyal_tactician = Cortnay Penrose, tattico leale
    .gender = masculine
    .number = one
    .the = Cortnay Penrose, tattico leale
    .of = di Cortnay Penrose, tattico leale

name-cortnay_penrose_castellan_of_storms_end = Cortnay Penrose, castellano di Capo Tempesta
    .gender = masculine
    .number = one
    .the = Cortnay Penrose, castellano di Capo Tempesta
    .of = di Cortnay Penrose, castellano di Capo Tempesta

name-stannis_baratheon_king_at_the_wall = Stannis Baratheon, il re alla Barriera
    .gender = masculine
    .number = one
    .the = Stannis Baratheon, il re alla Barriera
    .of = di Stannis Baratheon, il re alla Barriera

name-bryen_farring_kings_squire = Bryen Farring, scudiero del re
    .gender = masculine
    .number = one
    .the = Bryen Farring, scudiero del re
    .of = di Bryen Farring, scudiero del re

name-justin_massey_cunning_follower = Justin Massey, seguace astuto
    .gender = masculine
    .number = one
    .the = Justin Massey, seguace astuto
    .of = di Justin Massey, seguace astuto

name-justin_massey_the_smiler = Justin Massey, il Sorridente
    .gender = masculine
    .number = one
    .the = Justin Massey, il Sorridente
    .of = di Justin Massey, il Sorridente

name-dale_seaworth_captain_of_the_wrath = Dale Seaworth, capitano dell'Ira
    .gender = masculine
    .number = one
    .the = Dale Seaworth, capitano dell'Ira
    .of = di Dale Seaworth, capitano dell'Ira

name-renly_baratheon_king_in_the_south = Renly Baratheon, re del Sud
    .gender = masculine
    .number = one
    .the = Renly Baratheon, re del Sud
    .of = di Renly Baratheon, re del Sud

name-loras_tyrell_lord_commander_of_the_rainbow_guard = Loras Tyrell, lord comandante della Guardia dell'arcobaleno
    .gender = masculine
    .number = one
    .the = Loras Tyrell, lord comandante della Guardia dell'arcobaleno
    .of = di Loras Tyrell, lord comandante della Guardia dell'arcobaleno

name-bryce_caron_bryce_the_orange = Bryce Caron, Bryce l'Arancione
    .gender = masculine
    .number = one
    .the = Bryce Caron, Bryce l'Arancione
    .of = di Bryce Caron, Bryce l'Arancione

name-brienne_rainbow_guard = Brienne, Guardia dell'arcobaleno
    .gender = feminine
    .number = one
    .the = Brienne, Guardia dell'arcobaleno
    .of = di Brienne, Guardia dell'arcobaleno

name-parmen_crane_parmen_the_purple = Parmen Crane, Parmen il Porpora
    .gender = masculine
    .number = one
    .the = Parmen Crane, Parmen il Porpora
    .of = di Parmen Crane, Parmen il Porpora

name-emmon_cuy_emmon_the_yellow = Emmon Cuy, Emmon il Giallo
    .gender = masculine
    .number = one
    .the = Emmon Cuy, Emmon il Giallo
    .of = di Emmon Cuy, Emmon il Giallo

name-robar_royce_robar_the_red = Robar Royce, Robar il Rosso
    .gender = masculine
    .number = one
    .the = Robar Royce, Robar il Rosso
    .of = di Robar Royce, Robar il Rosso

name-guyard_morrigen_guyard_the_green = Guyard Morrigen, Guyard il Verde
    .gender = masculine
    .number = one
    .the = Guyard Morrigen, Guyard il Verde
    .of = di Guyard Morrigen, Guyard il Verde

name-khal_drogo_the_great_khal = Khal Drogo, il grande khal
    .gender = masculine
    .number = one
    .the = Khal Drogo, il grande khal
    .of = di Khal Drogo, il grande khal

name-jorah_mormont_westerosi_tactician = Jorah Mormont, tattico occidentale
    .gender = masculine
    .number = one
    .the = Jorah Mormont, tattico occidentale
    .of = di Jorah Mormont, tattico occidentale

name-jorah_mormont_the_exiled_knight = Jorah Mormont, il cavaliere esiliato
    .gender = masculine
    .number = one
    .the = Jorah Mormont, il cavaliere esiliato
    .of = di Jorah Mormont, il cavaliere esiliato

name-screamer_ko = Ko degli urlatori
    .gender = masculine
    .number = one
    .the = il Ko degli urlatori
    .of = del Ko degli urlatori

name-outrider_ko = Ko degli esploratori
    .gender = masculine
    .number = one
    .the = il Ko degli esploratori
    .of = del Ko degli esploratori

name-unsullied_officer = Ufficiale Immacolato
    .gender = masculine
    .number = one
    .the = l'Ufficiale Immacolato
    .of = dell'Ufficiale Immacolato

name-barristan_selmy_the_bold = Barristan Selmy, il Valoroso
    .gender = masculine
    .number = one
    .the = Barristan Selmy, il Valoroso
    .of = di Barristan Selmy, il Valoroso

name-belwas_veteran_pit_fighter = Belwas, veterano delle fosse
    .gender = masculine
    .number = one
    .the = Belwas, veterano delle fosse
    .of = di Belwas, veterano delle fosse

name-jorah_mormont_penitent_betrayer = Jorah Mormont, traditore pentito
    .gender = masculine
    .number = one
    .the = Jorah Mormont, traditore pentito
    .of = di Jorah Mormont, traditore pentito

name-jorah_mormont_the_andal = Jorah Mormont, l'Andalo
    .gender = masculine
    .number = one
    .the = Jorah Mormont, l'Andalo
    .of = di Jorah Mormont, l'Andalo

name-belwas_the_strong = Belwas, il Forte
    .gender = masculine
    .number = one
    .the = Belwas, il Forte
    .of = di Belwas, il Forte

name-grey_worm_unsullied_commander = Verme Grigio, comandante degli Immacolati
    .gender = masculine
    .number = one
    .the = Verme Grigio, comandante degli Immacolati
    .of = di Verme Grigio, comandante degli Immacolati

name-grey_worm_freed_by_the_dragon = Verme Grigio, liberato dal drago
    .gender = masculine
    .number = one
    .the = Verme Grigio, liberato dal drago
    .of = di Verme Grigio, liberato dal drago

name-daenerys_targaryen_mother_of_dragons = Daenerys Targaryen, Madre dei Draghi
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, Madre dei Draghi
    .of = di Daenerys Targaryen, Madre dei Draghi

name-daenerys_targaryen_queen_of_meereen = Daenerys Targaryen, regina di Meereen
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, regina di Meereen
    .of = di Daenerys Targaryen, regina di Meereen

name-daario_naharis_reckless_mercenary_targaryen = Daario Naharis, mercenario temerario
    .gender = masculine
    .number = one
    .the = Daario Naharis, mercenario temerario
    .of = di Daario Naharis, mercenario temerario

name-daario_naharis_stormcrow_captain_targaryen = Daario Naharis, capitano dei Corvi della Tempesta
    .gender = masculine
    .number = one
    .the = Daario Naharis, capitano dei Corvi della Tempesta
    .of = di Daario Naharis, capitano dei Corvi della Tempesta

name-stormcrow_lieutenant_targaryen = Luogotenente dei Corvi della Tempesta
    .gender = masculine
    .number = one
    .the = il Luogotenente dei Corvi della Tempesta
    .of = del Luogotenente dei Corvi della Tempesta

name-rakharo_bloodrider = Rakharo, cavaliere di sangue
    .gender = masculine
    .number = one
    .the = Rakharo, cavaliere di sangue
    .of = di Rakharo, cavaliere di sangue

name-qotho_bloodrider = Qotho, cavaliere di sangue
    .gender = masculine
    .number = one
    .the = Qotho, cavaliere di sangue
    .of = di Qotho, cavaliere di sangue

name-cohollo_bloodrider = Cohollo, cavaliere di sangue
    .gender = masculine
    .number = one
    .the = Cohollo, cavaliere di sangue
    .of = di Cohollo, cavaliere di sangue

name-haggo_bloodrider = Haggo, cavaliere di sangue
    .gender = masculine
    .number = one
    .the = Haggo, cavaliere di sangue
    .of = di Haggo, cavaliere di sangue

name-mirri_maz_duur_resentful_healer = Mirri Maz Duur, guaritrice rancorosa
    .gender = feminine
    .number = one
    .the = Mirri Maz Duur, guaritrice rancorosa
    .of = di Mirri Maz Duur, guaritrice rancorosa

name-marselen_unsullied_captain = Marselen, capitano degli Immacolati
    .gender = masculine
    .number = one
    .the = Marselen, capitano degli Immacolati
    .of = di Marselen, capitano degli Immacolati

name-skahaz_mo_kandaq_merciless_ghiscari = Skahaz mo Kandaq, ghiscariano spietato
    .gender = masculine
    .number = one
    .the = Skahaz mo Kandaq, ghiscariano spietato
    .of = di Skahaz mo Kandaq, ghiscariano spietato

name-skahaz_mo_kandaq_the_shavepate = Skahaz mo Kandaq, Testarasata
    .gender = masculine
    .number = one
    .the = Skahaz mo Kandaq, Testarasata
    .of = di Skahaz mo Kandaq, Testarasata

name-marselen_mothers_men_commander = Marselen, comandante degli Uomini della Madre
    .gender = masculine
    .number = one
    .the = Marselen, comandante degli Uomini della Madre
    .of = di Marselen, comandante degli Uomini della Madre

name-brazen_beasts_captain = Capitano delle Belve d'ottone
    .gender = masculine
    .number = one
    .the = il Capitano delle Belve d'ottone
    .of = del Capitano delle Belve d'ottone

name-asha_greyjoy_the_krakens_daughter = Asha Greyjoy, la figlia della piovra
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, la figlia della piovra
    .of = di Asha Greyjoy, la figlia della piovra

name-asha_greyjoy_captain_of_the_black_wind = Asha Greyjoy, capitana del Vento Nero
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, capitana del Vento Nero
    .of = di Asha Greyjoy, capitana del Vento Nero

name-victarion_greyjoy_the_iron_captain = Victarion Greyjoy, il capitano di ferro
    .gender = masculine
    .number = one
    .the = Victarion Greyjoy, il capitano di ferro
    .of = di Victarion Greyjoy, il capitano di ferro

name-victarion_greyjoy_master_of_the_iron_victory = Victarion Greyjoy, padrone della Vittoria di Ferro
    .gender = masculine
    .number = one
    .the = Victarion Greyjoy, padrone della Vittoria di Ferro
    .of = di Victarion Greyjoy, padrone della Vittoria di Ferro

name-reaver_captain = Capitano dei predoni
    .gender = masculine
    .number = one
    .the = il Capitano dei predoni
    .of = del Capitano dei predoni

name-warsworn = Giurato alla guerra
    .gender = masculine
    .number = one
    .the = il Giurato alla guerra
    .of = del Giurato alla guerra

name-theon_greyjoy_kinslayer = Theon Greyjoy, assassino del suo sangue
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, assassino del suo sangue
    .of = di Theon Greyjoy, assassino del suo sangue

name-theon_greyjoy_prince_of_winterfell = Theon Greyjoy, principe di Grande Inverno
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, principe di Grande Inverno
    .of = di Theon Greyjoy, principe di Grande Inverno

name-qarl_ashas_champion = Qarl, campione di Asha
    .gender = masculine
    .number = one
    .the = Qarl, campione di Asha
    .of = di Qarl, campione di Asha

name-qarl_the_maid = Qarl, la Donzella
    .gender = masculine
    .number = one
    .the = Qarl, la Donzella
    .of = di Qarl, la Donzella

name-nute_the_barber = Nute, il Barbiere
    .gender = masculine
    .number = one
    .the = Nute, il Barbiere
    .of = di Nute, il Barbiere

name-euron_greyjoy_lord_reaper_of_pyke = Euron Greyjoy, lord mietitore di Pyke
    .gender = masculine
    .number = one
    .the = Euron Greyjoy, lord mietitore di Pyke
    .of = di Euron Greyjoy, lord mietitore di Pyke

name-balon_greyjoy_the_kraken_king = Balon Greyjoy, il re piovra
    .gender = masculine
    .number = one
    .the = Balon Greyjoy, il re piovra
    .of = di Balon Greyjoy, il re piovra

name-euron_greyjoy_crows_eye = Euron Greyjoy, Occhio di Corvo
    .gender = masculine
    .number = one
    .the = Euron Greyjoy, Occhio di Corvo
    .of = di Euron Greyjoy, Occhio di Corvo

name-erik_ironmaker_anvil_breaker = Erik Forgiaferro, lo Spaccaincudini
    .gender = masculine
    .number = one
    .the = Erik Forgiaferro, lo Spaccaincudini
    .of = di Erik Forgiaferro, lo Spaccaincudini

name-asha_greyjoy_lady_greyjoy = Asha Greyjoy, lady Greyjoy
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, lady Greyjoy
    .of = di Asha Greyjoy, lady Greyjoy

name-dagmer_cleftjaw_captain_of_the_foamdrinker = Dagmer Mascella Spaccata, capitano della Bevispuma
    .gender = masculine
    .number = one
    .the = Dagmer Mascella Spaccata, capitano della Bevispuma
    .of = di Dagmer Mascella Spaccata, capitano della Bevispuma

name-baelor_blacktyde_captain_of_the_nightflyer = Baelor Blacktyde, capitano della Volanotte
    .gender = masculine
    .number = one
    .the = Baelor Blacktyde, capitano della Volanotte
    .of = di Baelor Blacktyde, capitano della Volanotte

name-moqorro_slave_of_rhllor = Moqorro, schiavo di R'hllor
    .gender = masculine
    .number = one
    .the = Moqorro, schiavo di R'hllor
    .of = di Moqorro, schiavo di R'hllor

name-baelor_blacktyde_lord_of_blacktyde = Baelor Blacktyde, lord di Blacktyde
    .gender = masculine
    .number = one
    .the = Baelor Blacktyde, lord di Blacktyde
    .of = di Baelor Blacktyde, lord di Blacktyde

name-dagmer_cleftjaw_master_at_arms = Dagmer Mascella Spaccata, maestro d'armi
    .gender = masculine
    .number = one
    .the = Dagmer Mascella Spaccata, maestro d'armi
    .of = di Dagmer Mascella Spaccata, maestro d'armi

name-drowned_prophet = Profeta affogato
    .gender = masculine
    .number = one
    .the = il Profeta affogato
    .of = del Profeta affogato

name-sunset_sea_brave = Prode del mare del Tramonto
    .gender = masculine
    .number = one
    .the = il Prode del mare del Tramonto
    .of = del Prode del mare del Tramonto

name-oberyn_martell_prince_of_dorne = Oberyn Martell, principe di Dorne
    .gender = masculine
    .number = one
    .the = Oberyn Martell, principe di Dorne
    .of = di Oberyn Martell, principe di Dorne

name-oberyn_martell_the_snake = Oberyn Martell, la Serpe
    .gender = masculine
    .number = one
    .the = Oberyn Martell, la Serpe
    .of = di Oberyn Martell, la Serpe

name-areo_hotah_captain_of_the_guard = Areo Hotah, capitano delle guardie
    .gender = masculine
    .number = one
    .the = Areo Hotah, capitano delle guardie
    .of = di Areo Hotah, capitano delle guardie

name-areo_hotah_dutiful_juggernaut = Areo Hotah, colosso devoto
    .gender = masculine
    .number = one
    .the = Areo Hotah, colosso devoto
    .of = di Areo Hotah, colosso devoto

name-dervish_captain = Capitano dei dervisci
    .gender = masculine
    .number = one
    .the = il Capitano dei dervisci
    .of = del Capitano dei dervisci

name-spearmen_captain = Capitano dei lancieri
    .gender = masculine
    .number = one
    .the = il Capitano dei lancieri
    .of = del Capitano dei lancieri

name-spearlord = Signore delle lance
    .gender = masculine
    .number = one
    .the = il Signore delle lance
    .of = del Signore delle lance

name-obara_sand_eldest_sister = Obara Sand, la sorella maggiore
    .gender = feminine
    .number = one
    .the = Obara Sand, la sorella maggiore
    .of = di Obara Sand, la sorella maggiore

name-obara_sand_sand_snake = Obara Sand, Serpe delle Sabbie
    .gender = feminine
    .number = one
    .the = Obara Sand, Serpe delle Sabbie
    .of = di Obara Sand, Serpe delle Sabbie

name-nymeria_sand_sand_snake = Nymeria Sand, Serpe delle Sabbie
    .gender = feminine
    .number = one
    .the = Nymeria Sand, Serpe delle Sabbie
    .of = di Nymeria Sand, Serpe delle Sabbie

name-elia_sand_sand_snake = Elia Sand, Serpe delle Sabbie
    .gender = feminine
    .number = one
    .the = Elia Sand, Serpe delle Sabbie
    .of = di Elia Sand, Serpe delle Sabbie

name-harmen_uller_dornish_envoy = Harmen Uller, inviato di Dorne
    .gender = masculine
    .number = one
    .the = Harmen Uller, inviato di Dorne
    .of = di Harmen Uller, inviato di Dorne

name-harmen_uller_lord_of_hellholt = Harmen Uller, lord di Hellholt
    .gender = masculine
    .number = one
    .the = Harmen Uller, lord di Hellholt
    .of = di Harmen Uller, lord di Hellholt

name-arys_oakheart_the_white_knight = Arys Oakheart, il cavaliere bianco
    .gender = masculine
    .number = one
    .the = Arys Oakheart, il cavaliere bianco
    .of = di Arys Oakheart, il cavaliere bianco

name-quentyn_martell_prince_of_dorne = Quentyn Martell, principe di Dorne
    .gender = masculine
    .number = one
    .the = Quentyn Martell, principe di Dorne
    .of = di Quentyn Martell, principe di Dorne

name-gerold_dayne_knight_of_high_hermitage = Gerold Dayne, cavaliere di Alto Eremo
    .gender = masculine
    .number = one
    .the = Gerold Dayne, cavaliere di Alto Eremo
    .of = di Gerold Dayne, cavaliere di Alto Eremo

name-edric_dayne_lord_of_starfall = Edric Dayne, lord di Stelle al Tramonto
    .gender = masculine
    .number = one
    .the = Edric Dayne, lord di Stelle al Tramonto
    .of = di Edric Dayne, lord di Stelle al Tramonto

name-daemon_sand_bastard_of_godsgrace = Daemon Sand, il Bastardo di Grazia di Dio
    .gender = masculine
    .number = one
    .the = Daemon Sand, il Bastardo di Grazia di Dio
    .of = di Daemon Sand, il Bastardo di Grazia di Dio

name-daemon_sand_vengeful_knight = Daemon Sand, cavaliere vendicativo
    .gender = masculine
    .number = one
    .the = Daemon Sand, cavaliere vendicativo
    .of = di Daemon Sand, cavaliere vendicativo

name-gerold_dayne_darkstar = Gerold Dayne, Stella Oscura
    .gender = masculine
    .number = one
    .the = Gerold Dayne, Stella Oscura
    .of = di Gerold Dayne, Stella Oscura

name-high_hermitage_sentinel = Sentinella di Alto Eremo
    .gender = feminine
    .number = one
    .the = la Sentinella di Alto Eremo
    .of = della Sentinella di Alto Eremo

name-dreadfort_captain_neutral = Capitano di Forte Terrore
    .gender = masculine
    .number = one
    .the = il Capitano di Forte Terrore
    .of = del Capitano di Forte Terrore

name-ramsay_snow_the_bastard_of_bolton = Ramsay Snow, il Bastardo di Bolton
    .gender = masculine
    .number = one
    .the = Ramsay Snow, il Bastardo di Bolton
    .of = di Ramsay Snow, il Bastardo di Bolton

name-ramsay_snow_sadist_neutral = Ramsay Snow, sadico
    .gender = masculine
    .number = one
    .the = Ramsay Snow, sadico
    .of = di Ramsay Snow, sadico

name-theon_greyjoy_reek_neutral = Theon Greyjoy, Reek
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, Reek
    .of = di Theon Greyjoy, Reek

name-brienne_maiden_of_tarth = Brienne, la Vergine di Tarth
    .gender = feminine
    .number = one
    .the = Brienne, la Vergine di Tarth
    .of = di Brienne, la Vergine di Tarth

name-bronn_the_sellsword = Bronn, il mercenario
    .gender = masculine
    .number = one
    .the = Bronn, il mercenario
    .of = di Bronn, il mercenario

name-bolton_flayer_neutral = Scuoiatore Bolton
    .gender = masculine
    .number = one
    .the = lo Scuoiatore Bolton
    .of = dello Scuoiatore Bolton

name-vargo_hoat_the_goat_of_harrenhal = Vargo Hoat, il Caprone di Harrenhal
    .gender = masculine
    .number = one
    .the = Vargo Hoat, il Caprone di Harrenhal
    .of = di Vargo Hoat, il Caprone di Harrenhal

name-vargo_hoat_the_crippler = Vargo Hoat, lo Storpiatore
    .gender = masculine
    .number = one
    .the = Vargo Hoat, lo Storpiatore
    .of = di Vargo Hoat, lo Storpiatore

name-daario_naharis_stormcrow_captain_neutral = Daario Naharis, capitano dei Corvi della Tempesta
    .gender = masculine
    .number = one
    .the = Daario Naharis, capitano dei Corvi della Tempesta
    .of = di Daario Naharis, capitano dei Corvi della Tempesta

name-daario_naharis_reckless_mercenary_neutral = Daario Naharis, mercenario temerario
    .gender = masculine
    .number = one
    .the = Daario Naharis, mercenario temerario
    .of = di Daario Naharis, mercenario temerario

name-jaqen_hghar_unnamed = Jaqen H'ghar, senza nome
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar, senza nome
    .of = di Jaqen H'ghar, senza nome

name-stormcrow_lieutenant_neutral = Luogotenente dei Corvi della Tempesta
    .gender = masculine
    .number = one
    .the = il Luogotenente dei Corvi della Tempesta
    .of = del Luogotenente dei Corvi della Tempesta

name-roose_bolton_the_leech_lord = Roose Bolton, il lord sanguisuga
    .gender = masculine
    .number = one
    .the = Roose Bolton, il lord sanguisuga
    .of = di Roose Bolton, il lord sanguisuga

name-fortune_seeker = Cercatore di fortuna
    .gender = masculine
    .number = one
    .the = il Cercatore di fortuna
    .of = del Cercatore di fortuna

name-glory_seeker = Cercatore di gloria
    .gender = masculine
    .number = one
    .the = il Cercatore di gloria
    .of = del Cercatore di gloria

name-golden_company_officer = Ufficiale della Compagnia Dorata
    .gender = masculine
    .number = one
    .the = l'Ufficiale della Compagnia Dorata
    .of = dell'Ufficiale della Compagnia Dorata

name-lysene_bosun = Nostromo di Lys
    .gender = masculine
    .number = one
    .the = il Nostromo di Lys
    .of = del Nostromo di Lys

name-arya_stark_fugitive_princess = Arya Stark, principessa in fuga
    .gender = feminine
    .number = one
    .the = Arya Stark, principessa in fuga
    .of = di Arya Stark, principessa in fuga

name-sandor_clegane_fugitive_bodyguard = Sandor Clegane, guardia del corpo in fuga
    .gender = masculine
    .number = one
    .the = Sandor Clegane, guardia del corpo in fuga
    .of = di Sandor Clegane, guardia del corpo in fuga

name-rorge_the_mad_dog_of_saltpans = Rorge, il cane rabbioso di Padelle Salate
    .gender = masculine
    .number = one
    .the = Rorge, il cane rabbioso di Padelle Salate
    .of = di Rorge, il cane rabbioso di Padelle Salate

name-biter_rorges_mad_dog = Mordente, il cane rabbioso di Rorge
    .gender = masculine
    .number = one
    .the = Mordente, il cane rabbioso di Rorge
    .of = di Mordente, il cane rabbioso di Rorge

name-jokin_stormcrow_captain = Jokin, capitano dei Corvi della Tempesta
    .gender = masculine
    .number = one
    .the = Jokin, capitano dei Corvi della Tempesta
    .of = di Jokin, capitano dei Corvi della Tempesta

name-the_widower_stormcrow_captain = Il Vedovo, capitano dei Corvi della Tempesta
    .gender = masculine
    .number = one
    .the = il Vedovo, capitano dei Corvi della Tempesta
    .of = del Vedovo, capitano dei Corvi della Tempesta

name-jokin_archer_captain = Jokin, capitano degli arcieri
    .gender = masculine
    .number = one
    .the = Jokin, capitano degli arcieri
    .of = di Jokin, capitano degli arcieri

name-the_widower_second_in_command = Il Vedovo, vicecomandante
    .gender = masculine
    .number = one
    .the = il Vedovo, vicecomandante
    .of = del Vedovo, vicecomandante

name-ramsay_snow_spiteful_heir = Ramsay Snow, erede rancoroso
    .gender = masculine
    .number = one
    .the = Ramsay Snow, erede rancoroso
    .of = di Ramsay Snow, erede rancoroso

name-roose_bolton_lord_of_the_dreadfort = Roose Bolton, lord di Forte Terrore
    .gender = masculine
    .number = one
    .the = Roose Bolton, lord di Forte Terrore
    .of = di Roose Bolton, lord di Forte Terrore

name-ramsay_snow_sadist_bolton = Ramsay Snow, sadico
    .gender = masculine
    .number = one
    .the = Ramsay Snow, sadico
    .of = di Ramsay Snow, sadico

name-theon_greyjoy_reek_bolton = Theon Greyjoy, Reek
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, Reek
    .of = di Theon Greyjoy, Reek

name-dreadfort_captain_bolton = Capitano di Forte Terrore
    .gender = masculine
    .number = one
    .the = il Capitano di Forte Terrore
    .of = del Capitano di Forte Terrore

name-bolton_flayer_bolton = Scuoiatore Bolton
    .gender = masculine
    .number = one
    .the = lo Scuoiatore Bolton
    .of = dello Scuoiatore Bolton

name-ben_bones_kennelmaster = Ben Ossa, mastro dei canili
    .gender = masculine
    .number = one
    .the = Ben Ossa, mastro dei canili
    .of = di Ben Ossa, mastro dei canili

name-damon_dance_for_me_bastards_boy = Damon Balla-per-me, ragazzo del Bastardo
    .gender = masculine
    .number = one
    .the = Damon Balla-per-me, ragazzo del Bastardo
    .of = di Damon Balla-per-me, ragazzo del Bastardo

name-skinner_bastards_boy = Skinner, ragazzo del Bastardo
    .gender = masculine
    .number = one
    .the = Skinner, ragazzo del Bastardo
    .of = di Skinner, ragazzo del Bastardo

name-grunt_bastards_boy = Grugno, ragazzo del Bastardo
    .gender = masculine
    .number = one
    .the = Grugno, ragazzo del Bastardo
    .of = di Grugno, ragazzo del Bastardo

name-sour_alyn_bastards_boy = Alyn l'Acido, ragazzo del Bastardo
    .gender = masculine
    .number = one
    .the = Alyn l'Acido, ragazzo del Bastardo
    .of = di Alyn l'Acido, ragazzo del Bastardo

name-steelshanks_walton_relentless_soldier = Walton Gambe d'Acciaio, soldato instancabile
    .gender = masculine
    .number = one
    .the = Walton Gambe d'Acciaio, soldato instancabile
    .of = di Walton Gambe d'Acciaio, soldato instancabile

name-steelshanks_walton_captain_of_the_guard = Walton Gambe d'Acciaio, capitano delle guardie
    .gender = masculine
    .number = one
    .the = Walton Gambe d'Acciaio, capitano delle guardie
    .of = di Walton Gambe d'Acciaio, capitano delle guardie

name-beric_dondarrion_lightning_lord = Beric Dondarrion, il Lord della Folgore
    .gender = masculine
    .number = one
    .the = Beric Dondarrion, il Lord della Folgore
    .of = di Beric Dondarrion, il Lord della Folgore

name-beric_dondarrion_azor_ahai = Beric Dondarrion, Azor Ahai
    .gender = masculine
    .number = one
    .the = Beric Dondarrion, Azor Ahai
    .of = di Beric Dondarrion, Azor Ahai

name-thoros_of_myr_the_red_wizard = Thoros di Myr, il mago rosso
    .gender = masculine
    .number = one
    .the = Thoros di Myr, il mago rosso
    .of = di Thoros di Myr, il mago rosso

name-thoros_of_myr_faithful_believer = Thoros di Myr, credente fedele
    .gender = masculine
    .number = one
    .the = Thoros di Myr, credente fedele
    .of = di Thoros di Myr, credente fedele

name-lem_lemoncloak_the_lemon = Lem Mantello di Limone, il Limone
    .gender = masculine
    .number = one
    .the = Lem Mantello di Limone, il Limone
    .of = di Lem Mantello di Limone, il Limone

name-tom_sevenstringers_osevens = Tom Settecorde, dei Sette Rivi
    .gender = masculine
    .number = one
    .the = Tom Settecorde, dei Sette Rivi
    .of = di Tom Settecorde, dei Sette Rivi

name-catelyn_stark_lady_stoneheart = Catelyn Stark, lady Cuore di Pietra
    .gender = feminine
    .number = one
    .the = Catelyn Stark, lady Cuore di Pietra
    .of = di Catelyn Stark, lady Cuore di Pietra

name-anguy_the_archer = Anguy, l'Arciere
    .gender = masculine
    .number = one
    .the = Anguy, l'Arciere
    .of = di Anguy, l'Arciere

name-edric_dayne_loyal_squire = Edric Dayne, scudiero leale
    .gender = masculine
    .number = one
    .the = Edric Dayne, scudiero leale
    .of = di Edric Dayne, scudiero leale

name-hot_pie_the_baker = Frittella, il fornaio
    .gender = masculine
    .number = one
    .the = Frittella, il fornaio
    .of = di Frittella, il fornaio

name-gendry_the_bull = Gendry, il Toro
    .gender = masculine
    .number = one
    .the = Gendry, il Toro
    .of = di Gendry, il Toro

name-catelyn_stark_lady_of_winterfell = Catelyn Stark, lady di Grande Inverno
    .gender = feminine
    .number = one
    .the = Catelyn Stark, lady di Grande Inverno
    .of = di Catelyn Stark, lady di Grande Inverno

name-sansa_stark_little_bird = Sansa Stark, uccelletto
    .gender = feminine
    .number = one
    .the = Sansa Stark, uccelletto
    .of = di Sansa Stark, uccelletto

name-eddard_stark_warden_of_the_north = Eddard Stark, Protettore del Nord
    .gender = masculine
    .number = one
    .the = Eddard Stark, Protettore del Nord
    .of = di Eddard Stark, Protettore del Nord

name-rodrik_cassel_combat_veteran = Rodrik Cassel, veterano di guerra
    .gender = masculine
    .number = one
    .the = Rodrik Cassel, veterano di guerra
    .of = di Rodrik Cassel, veterano di guerra

name-arya_stark_the_wolf_girl = Arya Stark, la ragazza lupo
    .gender = feminine
    .number = one
    .the = Arya Stark, la ragazza lupo
    .of = di Arya Stark, la ragazza lupo

name-howland_reed_protector_of_the_neck = Howland Reed, protettore dell'Incollatura
    .gender = masculine
    .number = one
    .the = Howland Reed, protettore dell'Incollatura
    .of = di Howland Reed, protettore dell'Incollatura

name-eddard_stark_hand_of_the_king = Eddard Stark, Primo Cavaliere del re
    .gender = masculine
    .number = one
    .the = Eddard Stark, Primo Cavaliere del re
    .of = di Eddard Stark, Primo Cavaliere del re

name-lyanna_mormont_youngest_she_bear = Lyanna Mormont, la più giovane delle orse
    .gender = feminine
    .number = one
    .the = Lyanna Mormont, la più giovane delle orse
    .of = di Lyanna Mormont, la più giovane delle orse

name-robb_stark_king_in_the_north = Robb Stark, re del Nord
    .gender = masculine
    .number = one
    .the = Robb Stark, re del Nord
    .of = di Robb Stark, re del Nord

name-tywin_lannister_the_great_lion = Tywin Lannister, il grande leone
    .gender = masculine
    .number = one
    .the = Tywin Lannister, il grande leone
    .of = di Tywin Lannister, il grande leone

name-pycelle_grand_maester = Pycelle, gran maestro
    .gender = masculine
    .number = one
    .the = Pycelle, gran maestro
    .of = di Pycelle, gran maestro

name-the_high_sparrow_father_of_the_faithful = L'Alto Passero, padre dei fedeli
    .gender = masculine
    .number = one
    .the = l'Alto Passero, padre dei fedeli
    .of = dell'Alto Passero, padre dei fedeli

name-tyrion_lannister_the_imp = Tyrion Lannister, il Folletto
    .gender = masculine
    .number = one
    .the = Tyrion Lannister, il Folletto
    .of = di Tyrion Lannister, il Folletto

name-cersei_lannister_queen_regent = Cersei Lannister, regina reggente
    .gender = feminine
    .number = one
    .the = Cersei Lannister, regina reggente
    .of = di Cersei Lannister, regina reggente

name-joffrey_baratheon_lord_of_the_seven_kingdoms = Joffrey Baratheon, signore dei Sette Regni
    .gender = masculine
    .number = one
    .the = Joffrey Baratheon, signore dei Sette Regni
    .of = di Joffrey Baratheon, signore dei Sette Regni

name-kevan_lannister_master_of_law = Kevan Lannister, maestro delle leggi
    .gender = masculine
    .number = one
    .the = Kevan Lannister, maestro delle leggi
    .of = di Kevan Lannister, maestro delle leggi

name-qyburn_master_of_whisperers = Qyburn, maestro dei sussurri
    .gender = masculine
    .number = one
    .the = Qyburn, maestro dei sussurri
    .of = di Qyburn, maestro dei sussurri

name-tommen_baratheon_next_in_succession = Tommen Baratheon, il prossimo in successione
    .gender = masculine
    .number = one
    .the = Tommen Baratheon, il prossimo in successione
    .of = di Tommen Baratheon, il prossimo in successione

name-bowen_marsh_first_steward = Bowen Marsh, primo attendente
    .gender = masculine
    .number = one
    .the = Bowen Marsh, primo attendente
    .of = di Bowen Marsh, primo attendente

name-aemon_maester_of_castle_black = Aemon, maestro del Castello Nero
    .gender = masculine
    .number = one
    .the = Aemon, maestro del Castello Nero
    .of = di Aemon, maestro del Castello Nero

name-jeor_mormont_the_old_bear = Jeor Mormont, il Vecchio Orso
    .gender = masculine
    .number = one
    .the = Jeor Mormont, il Vecchio Orso
    .of = di Jeor Mormont, il Vecchio Orso

name-qhorin_halfhand_unwavering_ranger = Qhorin il Monco, ranger incrollabile
    .gender = masculine
    .number = one
    .the = Qhorin il Monco, ranger incrollabile
    .of = di Qhorin il Monco, ranger incrollabile

name-donal_noye_expert_blacksmith = Donal Noye, fabbro esperto
    .gender = masculine
    .number = one
    .the = Donal Noye, fabbro esperto
    .of = di Donal Noye, fabbro esperto

name-othell_yarwyck_warmachine_specialist = Othell Yarwyck, esperto di macchine da guerra
    .gender = masculine
    .number = one
    .the = Othell Yarwyck, esperto di macchine da guerra
    .of = di Othell Yarwyck, esperto di macchine da guerra

name-samwell_tarly_craven_scholar = Samwell Tarly, studioso codardo
    .gender = masculine
    .number = one
    .the = Samwell Tarly, studioso codardo
    .of = di Samwell Tarly, studioso codardo

name-gilly_the_wildling_girl = Gilly, la ragazza dei bruti
    .gender = feminine
    .number = one
    .the = Gilly, la ragazza dei bruti
    .of = di Gilly, la ragazza dei bruti

name-craster_ally_of_the_watch = Craster, alleato dei Guardiani
    .gender = masculine
    .number = one
    .the = Craster, alleato dei Guardiani
    .of = di Craster, alleato dei Guardiani

name-yoren_wandering_crow = Yoren, corvo errante
    .gender = masculine
    .number = one
    .the = Yoren, corvo errante
    .of = di Yoren, corvo errante

name-ser_denys_mallister_honorable_brother = Ser Denys Mallister, confratello onorevole
    .gender = masculine
    .number = one
    .the = Ser Denys Mallister, confratello onorevole
    .of = di Ser Denys Mallister, confratello onorevole

name-lady_val_the_wildling_princess = Lady Val, la principessa dei bruti
    .gender = feminine
    .number = one
    .the = Lady Val, la principessa dei bruti
    .of = di Lady Val, la principessa dei bruti

name-mance_rayder_artful_tactician = Mance Rayder, abile stratega
    .gender = masculine
    .number = one
    .the = Mance Rayder, abile stratega
    .of = di Mance Rayder, abile stratega

name-craster_ally_of_convenience = Craster, alleato di comodo
    .gender = masculine
    .number = one
    .the = Craster, alleato di comodo
    .of = di Craster, alleato di comodo

name-styr_iron_fisted_tyrant = Styr, tiranno dal pugno di ferro
    .gender = masculine
    .number = one
    .the = Styr, tiranno dal pugno di ferro
    .of = di Styr, tiranno dal pugno di ferro

name-ygritte_kissed_by_fire = Ygritte, baciata dal fuoco
    .gender = feminine
    .number = one
    .the = Ygritte, baciata dal fuoco
    .of = di Ygritte, baciata dal fuoco

name-lady_dalla_wife_and_council = Lady Dalla, moglie e consigliera
    .gender = feminine
    .number = one
    .the = Lady Dalla, moglie e consigliera
    .of = di Lady Dalla, moglie e consigliera

name-mance_rayder_deceptive_bard = Mance Rayder, bardo ingannatore
    .gender = masculine
    .number = one
    .the = Mance Rayder, bardo ingannatore
    .of = di Mance Rayder, bardo ingannatore

name-jon_snow_turncloak_crow = Jon Snow, corvo voltagabbana
    .gender = masculine
    .number = one
    .the = Jon Snow, corvo voltagabbana
    .of = di Jon Snow, corvo voltagabbana

name-alester_florent_lord_of_brightwater = Alester Florent, lord di Acquachiara
    .gender = masculine
    .number = one
    .the = Alester Florent, lord di Acquachiara
    .of = di Alester Florent, lord di Acquachiara

name-shyra_errol_lady_of_haystack_hall = Shyra Errol, lady di Haystack Hall
    .gender = feminine
    .number = one
    .the = Shyra Errol, lady di Haystack Hall
    .of = di Shyra Errol, lady di Haystack Hall

name-melisandre_the_red_woman = Melisandre, la donna rossa
    .gender = feminine
    .number = one
    .the = Melisandre, la donna rossa
    .of = di Melisandre, la donna rossa

name-davos_seaworth_hand_of_the_true_king = Davos Seaworth, Primo Cavaliere del vero re
    .gender = masculine
    .number = one
    .the = Davos Seaworth, Primo Cavaliere del vero re
    .of = di Davos Seaworth, Primo Cavaliere del vero re

name-selyse_and_shireen_queen_and_princess = Selyse e Shireen, regina e principessa
    .gender = feminine
    .number = other
    .the = Selyse e Shireen, regina e principessa
    .of = di Selyse e Shireen, regina e principessa

name-axell_florent_hand_of_the_queen = Axell Florent, Primo Cavaliere della regina
    .gender = masculine
    .number = one
    .the = Axell Florent, Primo Cavaliere della regina
    .of = di Axell Florent, Primo Cavaliere della regina

name-margaery_tyrell_little_rose = Margaery Tyrell, piccola rosa
    .gender = feminine
    .number = one
    .the = Margaery Tyrell, piccola rosa
    .of = di Margaery Tyrell, piccola rosa

name-olenna_tyrell_queen_of_thorns = Olenna Tyrell, Regina di Spine
    .gender = feminine
    .number = one
    .the = Olenna Tyrell, Regina di Spine
    .of = di Olenna Tyrell, Regina di Spine

name-eldon_estermont_venerable_knight = Eldon Estermont, cavaliere venerabile
    .gender = masculine
    .number = one
    .the = Eldon Estermont, cavaliere venerabile
    .of = di Eldon Estermont, cavaliere venerabile

name-cortnay_penrose_reliable_castellan = Cortnay Penrose, castellano affidabile
    .gender = masculine
    .number = one
    .the = Cortnay Penrose, castellano affidabile
    .of = di Cortnay Penrose, castellano affidabile

name-cressen_maester_at_dragonstone = Cressen, maestro della Roccia del Drago
    .gender = masculine
    .number = one
    .the = Cressen, maestro della Roccia del Drago
    .of = di Cressen, maestro della Roccia del Drago

name-patchface_patches = Macchia, il giullare
    .gender = masculine
    .number = one
    .the = Macchia, il giullare
    .of = di Macchia, il giullare

name-daenerys_targaryen_khaleesi = Daenerys Targaryen, khaleesi
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, khaleesi
    .of = di Daenerys Targaryen, khaleesi

name-illyrio_mopatis_magister_of_pentos = Illyrio Mopatis, magistro di Pentos
    .gender = masculine
    .number = one
    .the = Illyrio Mopatis, magistro di Pentos
    .of = di Illyrio Mopatis, magistro di Pentos

name-pyat_pree_warlock_of_qarth = Pyat Pree, stregone di Qarth
    .gender = masculine
    .number = one
    .the = Pyat Pree, stregone di Qarth
    .of = di Pyat Pree, stregone di Qarth

name-barristan_selmy_advisor_to_the_dragon = Barristan Selmy, consigliere del drago
    .gender = masculine
    .number = one
    .the = Barristan Selmy, consigliere del drago
    .of = di Barristan Selmy, consigliere del drago

name-xaro_xhoan_daxos_merchant_prince_of_qarth = Xaro Xhoan Daxos, principe mercante di Qarth
    .gender = masculine
    .number = one
    .the = Xaro Xhoan Daxos, principe mercante di Qarth
    .of = di Xaro Xhoan Daxos, principe mercante di Qarth

name-daenerys_targaryen_the_unburnt = Daenerys Targaryen, la Non-bruciata
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, la Non-bruciata
    .of = di Daenerys Targaryen, la Non-bruciata

name-mirri_maz_duur_godswife = Mirri Maz Duur, moglie del dio
    .gender = feminine
    .number = one
    .the = Mirri Maz Duur, moglie del dio
    .of = di Mirri Maz Duur, moglie del dio

name-quaithe_of_the_shadow = Quaithe, dell'Ombra
    .gender = feminine
    .number = one
    .the = Quaithe, dell'Ombra
    .of = di Quaithe, dell'Ombra

name-hizdahr_zo_loraq_fourteenth_of_that_noble_name = Hizdahr zo Loraq, quattordicesimo di quel nobile nome
    .gender = masculine
    .number = one
    .the = Hizdahr zo Loraq, quattordicesimo di quel nobile nome
    .of = di Hizdahr zo Loraq, quattordicesimo di quel nobile nome

name-missandei_scribe = Missandei, scriba
    .gender = feminine
    .number = one
    .the = Missandei, scriba
    .of = di Missandei, scriba

name-alicent_hightower_dowager_queen = Alicent Hightower, regina madre
    .gender = feminine
    .number = one
    .the = Alicent Hightower, regina madre
    .of = di Alicent Hightower, regina madre

name-rhaenyra_targaryen_dragon_queen = Rhaenyra Targaryen, regina dei draghi
    .gender = feminine
    .number = one
    .the = Rhaenyra Targaryen, regina dei draghi
    .of = di Rhaenyra Targaryen, regina dei draghi

name-rodrik_harlaw_the_reader = Rodrik Harlaw, il Lettore
    .gender = masculine
    .number = one
    .the = Rodrik Harlaw, il Lettore
    .of = di Rodrik Harlaw, il Lettore

name-aeron_greyjoy_the_damphair = Aeron Greyjoy, Capelli Bagnati
    .gender = masculine
    .number = one
    .the = Aeron Greyjoy, Capelli Bagnati
    .of = di Aeron Greyjoy, Capelli Bagnati

name-balon_greyjoy_king_of_salt_and_rock = Balon Greyjoy, re del sale e della roccia
    .gender = masculine
    .number = one
    .the = Balon Greyjoy, re del sale e della roccia
    .of = di Balon Greyjoy, re del sale e della roccia

name-wendamyr_maester_of_the_house_greyjoy = Wendamyr, maestro della Casa Greyjoy
    .gender = masculine
    .number = one
    .the = Wendamyr, maestro della Casa Greyjoy
    .of = di Wendamyr, maestro della Casa Greyjoy

name-erik_ironmaker_the_just = Erik Forgiaferro, il Giusto
    .gender = masculine
    .number = one
    .the = Erik Forgiaferro, il Giusto
    .of = di Erik Forgiaferro, il Giusto

name-tristifer_botley_lord_of_lordsport = Tristifer Botley, lord di Lordsport
    .gender = masculine
    .number = one
    .the = Tristifer Botley, lord di Lordsport
    .of = di Tristifer Botley, lord di Lordsport

name-moqorro_the_black_flame = Moqorro, la fiamma nera
    .gender = masculine
    .number = one
    .the = Moqorro, la fiamma nera
    .of = di Moqorro, la fiamma nera

name-beron_blacktyde_blind_beron = Beron Blacktyde, Beron il Cieco
    .gender = masculine
    .number = one
    .the = Beron Blacktyde, Beron il Cieco
    .of = di Beron Blacktyde, Beron il Cieco

name-asha_greyjoy_would_be_queen = Asha Greyjoy, aspirante regina
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, aspirante regina
    .of = di Asha Greyjoy, aspirante regina

name-doran_martell_lord_of_sunspear = Doran Martell, lord di Lancia del Sole
    .gender = masculine
    .number = one
    .the = Doran Martell, lord di Lancia del Sole
    .of = di Doran Martell, lord di Lancia del Sole

name-doran_martell_prince_of_dorne = Doran Martell, principe di Dorne
    .gender = masculine
    .number = one
    .the = Doran Martell, principe di Dorne
    .of = di Doran Martell, principe di Dorne

name-ellaria_sand_vipers_paramour = Ellaria Sand, amante della Vipera
    .gender = feminine
    .number = one
    .the = Ellaria Sand, amante della Vipera
    .of = di Ellaria Sand, amante della Vipera

name-oberyn_martell_red_viper = Oberyn Martell, la Vipera Rossa
    .gender = masculine
    .number = one
    .the = Oberyn Martell, la Vipera Rossa
    .of = di Oberyn Martell, la Vipera Rossa

name-tyene_sand_septas_daughter = Tyene Sand, la figlia della septa
    .gender = feminine
    .number = one
    .the = Tyene Sand, la figlia della septa
    .of = di Tyene Sand, la figlia della septa

name-nymeria_sand_lady_nym = Nymeria Sand, lady Nym
    .gender = feminine
    .number = one
    .the = Nymeria Sand, lady Nym
    .of = di Nymeria Sand, lady Nym

name-arianne_martell_heiress_to_dorne = Arianne Martell, erede di Dorne
    .gender = feminine
    .number = one
    .the = Arianne Martell, erede di Dorne
    .of = di Arianne Martell, erede di Dorne

name-arys_oakheart_crowns_ambassador = Arys Oakheart, ambasciatore della Corona
    .gender = masculine
    .number = one
    .the = Arys Oakheart, ambasciatore della Corona
    .of = di Arys Oakheart, ambasciatore della Corona

name-petyr_baelish_littlefinger = Petyr Baelish, Ditocorto
    .gender = masculine
    .number = one
    .the = Petyr Baelish, Ditocorto
    .of = di Petyr Baelish, Ditocorto

name-lord_varys_the_spider = Lord Varys, il Ragno Tessitore
    .gender = masculine
    .number = one
    .the = Lord Varys, il Ragno Tessitore
    .of = di Lord Varys, il Ragno Tessitore

name-the_high_seneschal = L'Alto Siniscalco
    .gender = masculine
    .number = one
    .the = l'Alto Siniscalco
    .of = dell'Alto Siniscalco

name-jaqen_hghar_follower_of_the_red_god = Jaqen H'ghar, seguace del dio rosso
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar, seguace del dio rosso
    .of = di Jaqen H'ghar, seguace del dio rosso

name-tycho_nestoris_iron_banker = Tycho Nestoris, banchiere di ferro
    .gender = masculine
    .number = one
    .the = Tycho Nestoris, banchiere di ferro
    .of = di Tycho Nestoris, banchiere di ferro

name-walder_frey_lord_of_the_crossing = Walder Frey, lord del Guado
    .gender = masculine
    .number = one
    .the = Walder Frey, lord del Guado
    .of = di Walder Frey, lord del Guado

name-roose_bolton_calculating_and_cruel_neutral = Roose Bolton, calcolatore e crudele
    .gender = masculine
    .number = one
    .the = Roose Bolton, calcolatore e crudele
    .of = di Roose Bolton, calcolatore e crudele

name-shae_hidden_in_court = Shae, nascosta a corte
    .gender = feminine
    .number = one
    .the = Shae, nascosta a corte
    .of = di Shae, nascosta a corte

name-walda_frey_fat_walda = Walda Frey, Walda la Grassa
    .gender = feminine
    .number = one
    .the = Walda Frey, Walda la Grassa
    .of = di Walda Frey, Walda la Grassa

name-jeyne_poole_arya_stark_bride_of_bolton = Jeyne Poole, Arya Stark, sposa di Bolton
    .gender = feminine
    .number = one
    .the = Jeyne Poole, Arya Stark, sposa di Bolton
    .of = di Jeyne Poole, Arya Stark, sposa di Bolton

name-roose_bolton_calculating_and_cruel_bolton = Roose Bolton, calcolatore e crudele
    .gender = masculine
    .number = one
    .the = Roose Bolton, calcolatore e crudele
    .of = di Roose Bolton, calcolatore e crudele

name-ramsay_snow_red_helm = Ramsay Snow, Elmo Rosso
    .gender = masculine
    .number = one
    .the = Ramsay Snow, Elmo Rosso
    .of = di Ramsay Snow, Elmo Rosso

name-tybald_maester_of_the_dreadfort = Tybald, maestro di Forte Terrore
    .gender = masculine
    .number = one
    .the = Tybald, maestro di Forte Terrore
    .of = di Tybald, maestro di Forte Terrore

name-ghost_of_high_heart_the_woods_witch = Lo Spettro di Alto Cuore, la strega del bosco
    .gender = masculine
    .number = one
    .the = lo Spettro di Alto Cuore, la strega del bosco
    .of = dello Spettro di Alto Cuore, la strega del bosco

name-ravella_smallwood_lady_of_acorn_hall = Ravella Smallwood, lady di Acorn Hall
    .gender = feminine
    .number = one
    .the = Ravella Smallwood, lady di Acorn Hall
    .of = di Ravella Smallwood, lady di Acorn Hall

name-catelyn_stark_the_hangwoman = Catelyn Stark, la Boia
    .gender = feminine
    .number = one
    .the = Catelyn Stark, la Boia
    .of = di Catelyn Stark, la Boia

name-thoros_of_myr_the_ember = Thoros di Myr, la brace
    .gender = masculine
    .number = one
    .the = Thoros di Myr, la brace
    .of = di Thoros di Myr, la brace

name-addam_marbrand = Addam Marbrand
    .gender = masculine
    .number = one
    .the = Addam Marbrand
    .of = di Addam Marbrand

name-aemon = Aemon
    .gender = masculine
    .number = one
    .the = Aemon
    .of = di Aemon

name-aeron_greyjoy = Aeron Greyjoy
    .gender = masculine
    .number = one
    .the = Aeron Greyjoy
    .of = di Aeron Greyjoy

name-alester_florent = Alester Florent
    .gender = masculine
    .number = one
    .the = Alester Florent
    .of = di Alester Florent

name-alicent_hightower = Alicent Hightower
    .gender = feminine
    .number = one
    .the = Alicent Hightower
    .of = di Alicent Hightower

name-alliser_thorne = Alliser Thorne
    .gender = masculine
    .number = one
    .the = Alliser Thorne
    .of = di Alliser Thorne

name-andrew_estermont = Andrew Estermont
    .gender = masculine
    .number = one
    .the = Andrew Estermont
    .of = di Andrew Estermont

name-anguy = Anguy
    .gender = masculine
    .number = one
    .the = Anguy
    .of = di Anguy

name-areo_hotah = Areo Hotah
    .gender = masculine
    .number = one
    .the = Areo Hotah
    .of = di Areo Hotah

name-arianne_martell = Arianne Martell
    .gender = feminine
    .number = one
    .the = Arianne Martell
    .of = di Arianne Martell

name-arya_stark = Arya Stark
    .gender = feminine
    .number = one
    .the = Arya Stark
    .of = di Arya Stark

name-arys_oakheart = Arys Oakheart
    .gender = masculine
    .number = one
    .the = Arys Oakheart
    .of = di Arys Oakheart

name-asha_greyjoy = Asha Greyjoy
    .gender = feminine
    .number = one
    .the = Asha Greyjoy
    .of = di Asha Greyjoy

name-axell_florent = Axell Florent
    .gender = masculine
    .number = one
    .the = Axell Florent
    .of = di Axell Florent

name-baelor_blacktyde = Baelor Blacktyde
    .gender = masculine
    .number = one
    .the = Baelor Blacktyde
    .of = di Baelor Blacktyde

name-balon_greyjoy = Balon Greyjoy
    .gender = masculine
    .number = one
    .the = Balon Greyjoy
    .of = di Balon Greyjoy

name-barristan_selmy = Barristan Selmy
    .gender = masculine
    .number = one
    .the = Barristan Selmy
    .of = di Barristan Selmy

name-belwas = Belwas
    .gender = masculine
    .number = one
    .the = Belwas
    .of = di Belwas

name-ben_bones = Ben Ossa
    .gender = masculine
    .number = one
    .the = Ben Ossa
    .of = di Ben Ossa

name-benjen_stark = Benjen Stark
    .gender = masculine
    .number = one
    .the = Benjen Stark
    .of = di Benjen Stark

name-beric_dondarrion = Beric Dondarrion
    .gender = masculine
    .number = one
    .the = Beric Dondarrion
    .of = di Beric Dondarrion

name-beron_blacktyde = Beron Blacktyde
    .gender = masculine
    .number = one
    .the = Beron Blacktyde
    .of = di Beron Blacktyde

name-biter = Mordente
    .gender = masculine
    .number = one
    .the = Mordente
    .of = di Mordente

name-bonelords_chosen = Prescelti del Lord delle Ossa
    .gender = masculine
    .number = other
    .the = i Prescelti del Lord delle Ossa
    .of = dei Prescelti del Lord delle Ossa

name-boros_blount = Boros Blount
    .gender = masculine
    .number = one
    .the = Boros Blount
    .of = di Boros Blount

name-borroq = Borroq
    .gender = masculine
    .number = one
    .the = Borroq
    .of = di Borroq

name-bowen_marsh = Bowen Marsh
    .gender = masculine
    .number = one
    .the = Bowen Marsh
    .of = di Bowen Marsh

name-bran_stark = Bran Stark
    .gender = masculine
    .number = one
    .the = Bran Stark
    .of = di Bran Stark

name-brienne = Brienne
    .gender = feminine
    .number = one
    .the = Brienne
    .of = di Brienne

name-bronn = Bronn
    .gender = masculine
    .number = one
    .the = Bronn
    .of = di Bronn

name-bryce_caron = Bryce Caron
    .gender = masculine
    .number = one
    .the = Bryce Caron
    .of = di Bryce Caron

name-bryen_farring = Bryen Farring
    .gender = masculine
    .number = one
    .the = Bryen Farring
    .of = di Bryen Farring

name-brynden_tully = Brynden Tully
    .gender = masculine
    .number = one
    .the = Brynden Tully
    .of = di Brynden Tully

name-catelyn_stark = Catelyn Stark
    .gender = feminine
    .number = one
    .the = Catelyn Stark
    .of = di Catelyn Stark

name-cersei_lannister = Cersei Lannister
    .gender = feminine
    .number = one
    .the = Cersei Lannister
    .of = di Cersei Lannister

name-cohollo = Cohollo
    .gender = masculine
    .number = one
    .the = Cohollo
    .of = di Cohollo

name-coldhands = Manifredde
    .gender = masculine
    .number = one
    .the = Manifredde
    .of = di Manifredde

name-cortnay_penrose = Cortnay Penrose
    .gender = masculine
    .number = one
    .the = Cortnay Penrose
    .of = di Cortnay Penrose

name-cotter_pyke = Cotter Pyke
    .gender = masculine
    .number = one
    .the = Cotter Pyke
    .of = di Cotter Pyke

name-craster = Craster
    .gender = masculine
    .number = one
    .the = Craster
    .of = di Craster

name-cressen = Cressen
    .gender = masculine
    .number = one
    .the = Cressen
    .of = di Cressen

name-daario_naharis = Daario Naharis
    .gender = masculine
    .number = one
    .the = Daario Naharis
    .of = di Daario Naharis

name-daemon_sand = Daemon Sand
    .gender = masculine
    .number = one
    .the = Daemon Sand
    .of = di Daemon Sand

name-daenerys_targaryen = Daenerys Targaryen
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen
    .of = di Daenerys Targaryen

name-dagmer_cleftjaw = Dagmer Mascella Spaccata
    .gender = masculine
    .number = one
    .the = Dagmer Mascella Spaccata
    .of = di Dagmer Mascella Spaccata

name-dale_seaworth = Dale Seaworth
    .gender = masculine
    .number = one
    .the = Dale Seaworth
    .of = di Dale Seaworth

name-damon_dance_for_me = Damon Balla-per-me
    .gender = masculine
    .number = one
    .the = Damon Balla-per-me
    .of = di Damon Balla-per-me

name-davos_seaworth = Davos Seaworth
    .gender = masculine
    .number = one
    .the = Davos Seaworth
    .of = di Davos Seaworth

name-devan_seaworth = Devan Seaworth
    .gender = masculine
    .number = one
    .the = Devan Seaworth
    .of = di Devan Seaworth

name-donal_noye = Donal Noye
    .gender = masculine
    .number = one
    .the = Donal Noye
    .of = di Donal Noye

name-doran_martell = Doran Martell
    .gender = masculine
    .number = one
    .the = Doran Martell
    .of = di Doran Martell

name-eddard_stark = Eddard Stark
    .gender = masculine
    .number = one
    .the = Eddard Stark
    .of = di Eddard Stark

name-eddison_tollett = Eddison Tollett
    .gender = masculine
    .number = one
    .the = Eddison Tollett
    .of = di Eddison Tollett

name-edric_dayne = Edric Dayne
    .gender = masculine
    .number = one
    .the = Edric Dayne
    .of = di Edric Dayne

name-eldon_estermont = Eldon Estermont
    .gender = masculine
    .number = one
    .the = Eldon Estermont
    .of = di Eldon Estermont

name-elia_sand = Elia Sand
    .gender = feminine
    .number = one
    .the = Elia Sand
    .of = di Elia Sand

name-ellaria_sand = Ellaria Sand
    .gender = feminine
    .number = one
    .the = Ellaria Sand
    .of = di Ellaria Sand

name-emmon_cuy = Emmon Cuy
    .gender = masculine
    .number = one
    .the = Emmon Cuy
    .of = di Emmon Cuy

name-erik_ironmaker = Erik Forgiaferro
    .gender = masculine
    .number = one
    .the = Erik Forgiaferro
    .of = di Erik Forgiaferro

name-euron_greyjoy = Euron Greyjoy
    .gender = masculine
    .number = one
    .the = Euron Greyjoy
    .of = di Euron Greyjoy

name-gendry = Gendry
    .gender = masculine
    .number = one
    .the = Gendry
    .of = di Gendry

name-george_martin = George Martin
    .gender = masculine
    .number = one
    .the = George Martin
    .of = di George Martin

name-gerold_dayne = Gerold Dayne
    .gender = masculine
    .number = one
    .the = Gerold Dayne
    .of = di Gerold Dayne

name-ghost_of_high_heart = Spettro di Alto Cuore
    .gender = masculine
    .number = one
    .the = lo Spettro di Alto Cuore
    .of = dello Spettro di Alto Cuore

name-gilly = Gilly
    .gender = feminine
    .number = one
    .the = Gilly
    .of = di Gilly

name-greatjon_umber = Grande Jon Umber
    .gender = masculine
    .number = one
    .the = Grande Jon Umber
    .of = di Grande Jon Umber

name-gregor_clegane = Gregor Clegane
    .gender = masculine
    .number = one
    .the = Gregor Clegane
    .of = di Gregor Clegane

name-grenn = Grenn
    .gender = masculine
    .number = one
    .the = Grenn
    .of = di Grenn

name-grey_worm = Verme Grigio
    .gender = masculine
    .number = one
    .the = Verme Grigio
    .of = di Verme Grigio

name-grunt = Grugno
    .gender = masculine
    .number = one
    .the = Grugno
    .of = di Grugno

name-guyard_morrigen = Guyard Morrigen
    .gender = masculine
    .number = one
    .the = Guyard Morrigen
    .of = di Guyard Morrigen

name-haggo = Haggo
    .gender = masculine
    .number = one
    .the = Haggo
    .of = di Haggo

name-harma = Harma
    .gender = feminine
    .number = one
    .the = Harma
    .of = di Harma

name-harmen_uller = Harmen Uller
    .gender = masculine
    .number = one
    .the = Harmen Uller
    .of = di Harmen Uller

name-hizdahr_zo_loraq = Hizdahr zo Loraq
    .gender = masculine
    .number = one
    .the = Hizdahr zo Loraq
    .of = di Hizdahr zo Loraq

name-hodor = Hodor
    .gender = masculine
    .number = one
    .the = Hodor
    .of = di Hodor

name-hot_pie = Frittella
    .gender = masculine
    .number = one
    .the = Frittella
    .of = di Frittella

name-howland_reed = Howland Reed
    .gender = masculine
    .number = one
    .the = Howland Reed
    .of = di Howland Reed

name-illyrio_mopatis = Illyrio Mopatis
    .gender = masculine
    .number = one
    .the = Illyrio Mopatis
    .of = di Illyrio Mopatis

name-jaime_lannister = Jaime Lannister
    .gender = masculine
    .number = one
    .the = Jaime Lannister
    .of = di Jaime Lannister

name-jaqen_hghar = Jaqen H'ghar
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar
    .of = di Jaqen H'ghar

name-jarl = Jarl
    .gender = masculine
    .number = one
    .the = Jarl
    .of = di Jarl

name-jeor_mormont = Jeor Mormont
    .gender = masculine
    .number = one
    .the = Jeor Mormont
    .of = di Jeor Mormont

name-jeyne_poole = Jeyne Poole
    .gender = feminine
    .number = one
    .the = Jeyne Poole
    .of = di Jeyne Poole

name-joffrey_baratheon = Joffrey Baratheon
    .gender = masculine
    .number = one
    .the = Joffrey Baratheon
    .of = di Joffrey Baratheon

name-jojen_reed = Jojen Reed
    .gender = masculine
    .number = one
    .the = Jojen Reed
    .of = di Jojen Reed

name-jokin = Jokin
    .gender = masculine
    .number = one
    .the = Jokin
    .of = di Jokin

name-jon_snow = Jon Snow
    .gender = masculine
    .number = one
    .the = Jon Snow
    .of = di Jon Snow

name-jorah_mormont = Jorah Mormont
    .gender = masculine
    .number = one
    .the = Jorah Mormont
    .of = di Jorah Mormont

name-justin_massey = Justin Massey
    .gender = masculine
    .number = one
    .the = Justin Massey
    .of = di Justin Massey

name-kevan_lannister = Kevan Lannister
    .gender = masculine
    .number = one
    .the = Kevan Lannister
    .of = di Kevan Lannister

name-khal_drogo = Khal Drogo
    .gender = masculine
    .number = one
    .the = Khal Drogo
    .of = di Khal Drogo

name-lady_dalla = Lady Dalla
    .gender = feminine
    .number = one
    .the = Lady Dalla
    .of = di Lady Dalla

name-lady_val = Lady Val
    .gender = feminine
    .number = one
    .the = Lady Val
    .of = di Lady Val

name-lem_lemoncloak = Lem Mantello di Limone
    .gender = masculine
    .number = one
    .the = Lem Mantello di Limone
    .of = di Lem Mantello di Limone

name-loras_tyrell = Loras Tyrell
    .gender = masculine
    .number = one
    .the = Loras Tyrell
    .of = di Loras Tyrell

name-lord_varys = Lord Varys
    .gender = masculine
    .number = one
    .the = Lord Varys
    .of = di Lord Varys

name-lyanna_mormont = Lyanna Mormont
    .gender = feminine
    .number = one
    .the = Lyanna Mormont
    .of = di Lyanna Mormont

name-maege_mormont = Maege Mormont
    .gender = feminine
    .number = one
    .the = Maege Mormont
    .of = di Maege Mormont

name-mance_rayder = Mance Rayder
    .gender = masculine
    .number = one
    .the = Mance Rayder
    .of = di Mance Rayder

name-mandon_moore = Mandon Moore
    .gender = masculine
    .number = one
    .the = Mandon Moore
    .of = di Mandon Moore

name-margaery_tyrell = Margaery Tyrell
    .gender = feminine
    .number = one
    .the = Margaery Tyrell
    .of = di Margaery Tyrell

name-marselen = Marselen
    .gender = masculine
    .number = one
    .the = Marselen
    .of = di Marselen

name-meera_reed = Meera Reed
    .gender = feminine
    .number = one
    .the = Meera Reed
    .of = di Meera Reed

name-melisandre = Melisandre
    .gender = feminine
    .number = one
    .the = Melisandre
    .of = di Melisandre

name-meryn_trant = Meryn Trant
    .gender = masculine
    .number = one
    .the = Meryn Trant
    .of = di Meryn Trant

name-mirri_maz_duur = Mirri Maz Duur
    .gender = feminine
    .number = one
    .the = Mirri Maz Duur
    .of = di Mirri Maz Duur

name-missandei = Missandei
    .gender = feminine
    .number = one
    .the = Missandei
    .of = di Missandei

name-moqorro = Moqorro
    .gender = masculine
    .number = one
    .the = Moqorro
    .of = di Moqorro

name-nute = Nute
    .gender = masculine
    .number = one
    .the = Nute
    .of = di Nute

name-nymeria_sand = Nymeria Sand
    .gender = feminine
    .number = one
    .the = Nymeria Sand
    .of = di Nymeria Sand

name-obara_sand = Obara Sand
    .gender = feminine
    .number = one
    .the = Obara Sand
    .of = di Obara Sand

name-oberyn_martell = Oberyn Martell
    .gender = masculine
    .number = one
    .the = Oberyn Martell
    .of = di Oberyn Martell

name-olenna_tyrell = Olenna Tyrell
    .gender = feminine
    .number = one
    .the = Olenna Tyrell
    .of = di Olenna Tyrell

name-osha = Osha
    .gender = feminine
    .number = one
    .the = Osha
    .of = di Osha

name-othell_yarwyck = Othell Yarwyck
    .gender = masculine
    .number = one
    .the = Othell Yarwyck
    .of = di Othell Yarwyck

name-parmen_crane = Parmen Crane
    .gender = masculine
    .number = one
    .the = Parmen Crane
    .of = di Parmen Crane

name-patchface = Macchia
    .gender = masculine
    .number = one
    .the = Macchia
    .of = di Macchia

name-petyr_baelish = Petyr Baelish
    .gender = masculine
    .number = one
    .the = Petyr Baelish
    .of = di Petyr Baelish

name-preston_greenfield = Preston Greenfield
    .gender = masculine
    .number = one
    .the = Preston Greenfield
    .of = di Preston Greenfield

name-pyat_pree = Pyat Pree
    .gender = masculine
    .number = one
    .the = Pyat Pree
    .of = di Pyat Pree

name-pycelle = Pycelle
    .gender = masculine
    .number = one
    .the = Pycelle
    .of = di Pycelle

name-pypar = Pypar
    .gender = masculine
    .number = one
    .the = Pypar
    .of = di Pypar

name-qarl = Qarl
    .gender = masculine
    .number = one
    .the = Qarl
    .of = di Qarl

name-qhorin_halfhand = Qhorin il Monco
    .gender = masculine
    .number = one
    .the = Qhorin il Monco
    .of = di Qhorin il Monco

name-qotho = Qotho
    .gender = masculine
    .number = one
    .the = Qotho
    .of = di Qotho

name-quaithe = Quaithe
    .gender = feminine
    .number = one
    .the = Quaithe
    .of = di Quaithe

name-quentyn_martell = Quentyn Martell
    .gender = masculine
    .number = one
    .the = Quentyn Martell
    .of = di Quentyn Martell

name-qyburn = Qyburn
    .gender = masculine
    .number = one
    .the = Qyburn
    .of = di Qyburn

name-rakharo = Rakharo
    .gender = masculine
    .number = one
    .the = Rakharo
    .of = di Rakharo

name-ramsay_snow = Ramsay Snow
    .gender = masculine
    .number = one
    .the = Ramsay Snow
    .of = di Ramsay Snow

name-rattleshirt = Rattleshirt
    .gender = masculine
    .number = one
    .the = Rattleshirt
    .of = di Rattleshirt

name-ravella_smallwood = Ravella Smallwood
    .gender = feminine
    .number = one
    .the = Ravella Smallwood
    .of = di Ravella Smallwood

name-renly_baratheon = Renly Baratheon
    .gender = masculine
    .number = one
    .the = Renly Baratheon
    .of = di Renly Baratheon

name-rhaenyra_targaryen = Rhaenyra Targaryen
    .gender = feminine
    .number = one
    .the = Rhaenyra Targaryen
    .of = di Rhaenyra Targaryen

name-rickard_karstark = Rickard Karstark
    .gender = masculine
    .number = one
    .the = Rickard Karstark
    .of = di Rickard Karstark

name-rickon_stark = Rickon Stark
    .gender = masculine
    .number = one
    .the = Rickon Stark
    .of = di Rickon Stark

name-robar_royce = Robar Royce
    .gender = masculine
    .number = one
    .the = Robar Royce
    .of = di Robar Royce

name-robb_stark = Robb Stark
    .gender = masculine
    .number = one
    .the = Robb Stark
    .of = di Robb Stark

name-rodrik_cassel = Rodrik Cassel
    .gender = masculine
    .number = one
    .the = Rodrik Cassel
    .of = di Rodrik Cassel

name-rodrik_harlaw = Rodrik Harlaw
    .gender = masculine
    .number = one
    .the = Rodrik Harlaw
    .of = di Rodrik Harlaw

name-roose_bolton = Roose Bolton
    .gender = masculine
    .number = one
    .the = Roose Bolton
    .of = di Roose Bolton

name-rorge = Rorge
    .gender = masculine
    .number = one
    .the = Rorge
    .of = di Rorge

name-samwell_tarly = Samwell Tarly
    .gender = masculine
    .number = one
    .the = Samwell Tarly
    .of = di Samwell Tarly

name-sandor_clegane = Sandor Clegane
    .gender = masculine
    .number = one
    .the = Sandor Clegane
    .of = di Sandor Clegane

name-sansa_stark = Sansa Stark
    .gender = feminine
    .number = one
    .the = Sansa Stark
    .of = di Sansa Stark

name-satin = Seta
    .gender = masculine
    .number = one
    .the = Seta
    .of = di Seta

name-selyse_baratheon = Selyse Baratheon
    .gender = feminine
    .number = one
    .the = Selyse Baratheon
    .of = di Selyse Baratheon

name-ser_denys_mallister = Ser Denys Mallister
    .gender = masculine
    .number = one
    .the = Ser Denys Mallister
    .of = di Ser Denys Mallister

name-ser_robert_strong = Ser Robert Strong
    .gender = masculine
    .number = one
    .the = Ser Robert Strong
    .of = di Ser Robert Strong

name-shae = Shae
    .gender = feminine
    .number = one
    .the = Shae
    .of = di Shae

name-shireen_baratheon = Shireen Baratheon
    .gender = feminine
    .number = one
    .the = Shireen Baratheon
    .of = di Shireen Baratheon

name-shyra_errol = Shyra Errol
    .gender = feminine
    .number = one
    .the = Shyra Errol
    .of = di Shyra Errol

name-skahaz_mo_kandaq = Skahaz mo Kandaq
    .gender = masculine
    .number = one
    .the = Skahaz mo Kandaq
    .of = di Skahaz mo Kandaq

name-skinner = Skinner
    .gender = masculine
    .number = one
    .the = Skinner
    .of = di Skinner

name-sour_alyn = Alyn l'Acido
    .gender = masculine
    .number = one
    .the = Alyn l'Acido
    .of = di Alyn l'Acido

name-stannis_baratheon = Stannis Baratheon
    .gender = masculine
    .number = one
    .the = Stannis Baratheon
    .of = di Stannis Baratheon

name-steelshanks_walton = Walton Gambe d'Acciaio
    .gender = masculine
    .number = one
    .the = Walton Gambe d'Acciaio
    .of = di Walton Gambe d'Acciaio

name-styr = Styr
    .gender = masculine
    .number = one
    .the = Styr
    .of = di Styr

name-syrio_forel = Syrio Forel
    .gender = masculine
    .number = one
    .the = Syrio Forel
    .of = di Syrio Forel

name-the_great_walrus = il Grande Tricheco
    .gender = masculine
    .number = one
    .the = il Grande Tricheco
    .of = del Grande Tricheco

name-the_high_sparrow = l'Alto Passero
    .gender = masculine
    .number = one
    .the = l'Alto Passero
    .of = dell'Alto Passero

name-the_weeper = il Piagnone
    .gender = masculine
    .number = one
    .the = il Piagnone
    .of = del Piagnone

name-the_widower = il Vedovo
    .gender = masculine
    .number = one
    .the = il Vedovo
    .of = del Vedovo

name-theon_greyjoy = Theon Greyjoy
    .gender = masculine
    .number = one
    .the = Theon Greyjoy
    .of = di Theon Greyjoy

name-thoros_of_myr = Thoros di Myr
    .gender = masculine
    .number = one
    .the = Thoros di Myr
    .of = di Thoros di Myr

name-tom_sevenstringers = Tom Settecorde
    .gender = masculine
    .number = one
    .the = Tom Settecorde
    .of = di Tom Settecorde

name-tommen_baratheon = Tommen Baratheon
    .gender = masculine
    .number = one
    .the = Tommen Baratheon
    .of = di Tommen Baratheon

name-tormund_giantsbane = Tormund Veleno dei Giganti
    .gender = masculine
    .number = one
    .the = Tormund Veleno dei Giganti
    .of = di Tormund Veleno dei Giganti

name-tristifer_botley = Tristifer Botley
    .gender = masculine
    .number = one
    .the = Tristifer Botley
    .of = di Tristifer Botley

name-tybald = Tybald
    .gender = masculine
    .number = one
    .the = Tybald
    .of = di Tybald

name-tycho_nestoris = Tycho Nestoris
    .gender = masculine
    .number = one
    .the = Tycho Nestoris
    .of = di Tycho Nestoris

name-tyene_sand = Tyene Sand
    .gender = feminine
    .number = one
    .the = Tyene Sand
    .of = di Tyene Sand

name-tyrion_lannister = Tyrion Lannister
    .gender = masculine
    .number = one
    .the = Tyrion Lannister
    .of = di Tyrion Lannister

name-tywin_lannister = Tywin Lannister
    .gender = masculine
    .number = one
    .the = Tywin Lannister
    .of = di Tywin Lannister

name-varamyr_sixskins = Varamyr Seipelli
    .gender = masculine
    .number = one
    .the = Varamyr Seipelli
    .of = di Varamyr Seipelli

name-vargo_hoat = Vargo Hoat
    .gender = masculine
    .number = one
    .the = Vargo Hoat
    .of = di Vargo Hoat

name-victarion_greyjoy = Victarion Greyjoy
    .gender = masculine
    .number = one
    .the = Victarion Greyjoy
    .of = di Victarion Greyjoy

name-walda_frey = Walda Frey
    .gender = feminine
    .number = one
    .the = Walda Frey
    .of = di Walda Frey

name-walder_frey = Walder Frey
    .gender = masculine
    .number = one
    .the = Walder Frey
    .of = di Walder Frey

name-wendamyr = Wendamyr
    .gender = masculine
    .number = one
    .the = Wendamyr
    .of = di Wendamyr

name-xaro_xhoan_daxos = Xaro Xhoan Daxos
    .gender = masculine
    .number = one
    .the = Xaro Xhoan Daxos
    .of = di Xaro Xhoan Daxos

name-ygritte = Ygritte
    .gender = feminine
    .number = one
    .the = Ygritte
    .of = di Ygritte

name-yoren = Yoren
    .gender = masculine
    .number = one
    .the = Yoren
    .of = di Yoren
