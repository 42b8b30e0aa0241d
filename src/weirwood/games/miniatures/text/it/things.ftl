### Fazioni, zone, condizioni, parole chiave, terreno, modalità ed eserciti pronti

## factions

name-stark = Casa Stark
    .gender = feminine
    .number = one
    .the = la Casa Stark
    .of = della Casa Stark

name-lannister = Casa Lannister
    .gender = feminine
    .number = one
    .the = la Casa Lannister
    .of = della Casa Lannister

name-nights_watch = Guardiani della notte
    .gender = masculine
    .number = other
    .the = i Guardiani della notte
    .of = dei Guardiani della notte

name-free_folk = Popolo libero
    .gender = masculine
    .number = one
    .the = il Popolo libero
    .of = del Popolo libero

name-baratheon = Casa Baratheon
    .gender = feminine
    .number = one
    .the = la Casa Baratheon
    .of = della Casa Baratheon

name-targaryen = Casa Targaryen
    .gender = feminine
    .number = one
    .the = la Casa Targaryen
    .of = della Casa Targaryen

name-greyjoy = Casa Greyjoy
    .gender = feminine
    .number = one
    .the = la Casa Greyjoy
    .of = della Casa Greyjoy

name-martell = Casa Martell
    .gender = feminine
    .number = one
    .the = la Casa Martell
    .of = della Casa Martell

name-neutral = Neutrali
    .gender = masculine
    .number = other
    .the = i Neutrali
    .of = dei Neutrali

name-bolton = Casa Bolton (fazione)
    .gender = feminine
    .number = one
    .the = la Casa Bolton (fazione)
    .of = della Casa Bolton (fazione)

name-brotherhood = Fratellanza senza Vessilli
    .gender = feminine
    .number = one
    .the = la Fratellanza senza Vessilli
    .of = della Fratellanza senza Vessilli

## affiliations

name-bloody_mummer = Guitti sanguinari
    .gender = masculine
    .number = other
    .the = i Guitti sanguinari
    .of = dei Guitti sanguinari

name-brazen_beast = Belve d'ottone (affiliazione)
    .gender = feminine
    .number = other
    .the = le Belve d'ottone (affiliazione)
    .of = delle Belve d'ottone (affiliazione)

name-builder = costruttori
    .gender = masculine
    .number = other
    .the = i costruttori
    .of = dei costruttori

name-crannogman = uomini delle paludi
    .gender = masculine
    .number = other
    .the = gli uomini delle paludi
    .of = degli uomini delle paludi

name-dothraki = dothraki
    .gender = masculine
    .number = other
    .the = i dothraki
    .of = dei dothraki

name-frozen_shore = Costa Gelata
    .gender = feminine
    .number = one
    .the = la Costa Gelata
    .of = della Costa Gelata

name-giant = giganti
    .gender = masculine
    .number = other
    .the = i giganti
    .of = dei giganti

name-golden_company = Compagnia Dorata
    .gender = feminine
    .number = one
    .the = la Compagnia Dorata
    .of = della Compagnia Dorata

name-house_bolton = Casa Bolton
    .gender = feminine
    .number = one
    .the = la Casa Bolton
    .of = della Casa Bolton

name-house_clegane = Casa Clegane
    .gender = feminine
    .number = one
    .the = la Casa Clegane
    .of = della Casa Clegane

name-house_greyjoy = Casa Greyjoy (affiliazione)
    .gender = feminine
    .number = one
    .the = la Casa Greyjoy (affiliazione)
    .of = della Casa Greyjoy (affiliazione)

name-house_karstark = Casa Karstark
    .gender = feminine
    .number = one
    .the = la Casa Karstark
    .of = della Casa Karstark

name-house_mormont = Casa Mormont
    .gender = feminine
    .number = one
    .the = la Casa Mormont
    .of = della Casa Mormont

name-house_tully = Casa Tully
    .gender = feminine
    .number = one
    .the = la Casa Tully
    .of = della Casa Tully

name-house_umber = Casa Umber
    .gender = feminine
    .number = one
    .the = la Casa Umber
    .of = della Casa Umber

name-nights_watch_men = uomini dei Guardiani della notte
    .gender = masculine
    .number = other
    .the = gli uomini dei Guardiani della notte
    .of = degli uomini dei Guardiani della notte

name-ranger = ranger
    .gender = masculine
    .number = other
    .the = i ranger
    .of = dei ranger

name-rhllor = R'hllor
    .gender = masculine
    .number = one
    .the = R'hllor
    .of = di R'hllor

name-stormcrow = Corvi della Tempesta
    .gender = masculine
    .number = other
    .the = i Corvi della Tempesta
    .of = dei Corvi della Tempesta

name-unsullied = Immacolati
    .gender = masculine
    .number = other
    .the = gli Immacolati
    .of = degli Immacolati

## kinds

name-infantry = fanteria
    .gender = feminine
    .number = one
    .the = la fanteria
    .of = della fanteria

name-cavalry = cavalleria
    .gender = feminine
    .number = one
    .the = la cavalleria
    .of = della cavalleria

name-monster = mostro
    .gender = masculine
    .number = one
    .the = il mostro
    .of = del mostro

name-war_machine = macchina da guerra
    .gender = feminine
    .number = one
    .the = la macchina da guerra
    .of = della macchina da guerra

## zones

name-zone_crown = Corona
    .gender = feminine
    .number = one
    .the = la Corona
    .of = della Corona

name-zone_wealth = Ricchezza
    .gender = feminine
    .number = one
    .the = la Ricchezza
    .of = della Ricchezza

name-zone_tactics = Tattica
    .gender = feminine
    .number = one
    .the = la Tattica
    .of = della Tattica

name-zone_combat = Combattimento
    .gender = masculine
    .number = one
    .the = il Combattimento
    .of = del Combattimento

name-zone_maneuver = Manovra
    .gender = feminine
    .number = one
    .the = la Manovra
    .of = della Manovra

name-zone_house_of_the_undying = Casa degli Eterni
    .gender = feminine
    .number = one
    .the = la Casa degli Eterni
    .of = della Casa degli Eterni

name-zone_water_gardens = Giardini dell'Acqua
    .gender = masculine
    .number = other
    .the = i Giardini dell'Acqua
    .of = dei Giardini dell'Acqua

## conditions

name-panicked = Terrorizzata
    .gender = feminine
    .number = one
    .the = la Terrorizzata
    .of = della Terrorizzata

name-vulnerable = Vulnerabile
    .gender = feminine
    .number = one
    .the = la Vulnerabile
    .of = della Vulnerabile

name-weakened = Indebolita
    .gender = feminine
    .number = one
    .the = l'Indebolita
    .of = dell'Indebolita

name-poison = Veleno delle paludi
    .gender = masculine
    .number = one
    .the = il Veleno delle paludi
    .of = del Veleno delle paludi

## keywords

name-critical_blow = Colpo critico
    .gender = masculine
    .number = one
    .the = il Colpo critico
    .of = del Colpo critico

name-precision = Precisione
    .gender = feminine
    .number = one
    .the = la Precisione
    .of = della Precisione

name-sundering = Lacerante
    .gender = masculine
    .number = one
    .the = il Lacerante
    .of = del Lacerante

name-vicious = Feroce
    .gender = masculine
    .number = one
    .the = il Feroce
    .of = del Feroce

## terrain

name-forest = Bosco
    .gender = masculine
    .number = one
    .the = il Bosco
    .of = del Bosco

name-corpse_pile = Mucchio di cadaveri
    .gender = masculine
    .number = one
    .the = il Mucchio di cadaveri
    .of = del Mucchio di cadaveri

name-grim_corpses = Monito macabro
    .gender = masculine
    .number = one
    .the = il Monito macabro
    .of = del Monito macabro

name-bog = Pantano
    .gender = masculine
    .number = one
    .the = il Pantano
    .of = del Pantano

name-low_wall = Muro basso o in rovina
    .gender = masculine
    .number = one
    .the = il Muro basso o in rovina
    .of = del Muro basso o in rovina

name-hedge = Siepe
    .gender = feminine
    .number = one
    .the = la Siepe
    .of = della Siepe

name-weirwood_tree = Albero-diga
    .gender = masculine
    .number = one
    .the = l'Albero-diga
    .of = dell'Albero-diga

name-palisade = Palizzata
    .gender = feminine
    .number = one
    .the = la Palizzata
    .of = della Palizzata

name-stakes = Pali appuntiti
    .gender = masculine
    .number = other
    .the = i Pali appuntiti
    .of = dei Pali appuntiti

name-castle_wall = Muro del castello
    .gender = masculine
    .number = one
    .the = il Muro del castello
    .of = del Muro del castello

## terrain keywords

name-blocks_line_of_sight = Blocca la linea di vista
    .gender = masculine
    .number = one
    .the = il Blocca la linea di vista
    .of = del Blocca la linea di vista

name-cover = Copertura
    .gender = feminine
    .number = one
    .the = la Copertura
    .of = della Copertura

name-destructible = Distruttibile
    .gender = masculine
    .number = one
    .the = il Distruttibile
    .of = del Distruttibile

name-hindering = Ostacolante
    .gender = masculine
    .number = one
    .the = l'Ostacolante
    .of = dell'Ostacolante

name-elevated = Elevato
    .gender = masculine
    .number = one
    .the = l'Elevato
    .of = dell'Elevato

name-rough = Accidentato
    .gender = masculine
    .number = one
    .the = l'Accidentato
    .of = dell'Accidentato

name-fortified = Fortificato
    .gender = masculine
    .number = one
    .the = il Fortificato
    .of = del Fortificato

name-horrific = Raccapricciante
    .gender = masculine
    .number = one
    .the = il Raccapricciante
    .of = del Raccapricciante

name-inspiring = Ispiratore
    .gender = masculine
    .number = one
    .the = l'Ispiratore
    .of = dell'Ispiratore

name-impassable = Invalicabile
    .gender = masculine
    .number = one
    .the = l'Invalicabile
    .of = dell'Invalicabile

name-dangerous = Pericoloso
    .gender = masculine
    .number = one
    .the = il Pericoloso
    .of = del Pericoloso

## modes

name-mode_a_game_of_thrones = Il gioco del trono
    .gender = masculine
    .number = one
    .the = Il gioco del trono
    .of = di Il gioco del trono

name-mode_a_clash_of_kings = Scontro di re
    .gender = masculine
    .number = one
    .the = Scontro di re
    .of = di Scontro di re

name-mode_a_storm_of_swords = Tempesta di spade
    .gender = feminine
    .number = one
    .the = Tempesta di spade
    .of = di Tempesta di spade

name-mode_a_feast_for_crows = Banchetto di corvi
    .gender = masculine
    .number = one
    .the = Banchetto di corvi
    .of = di Banchetto di corvi

name-mode_a_dance_with_dragons = Danza di draghi
    .gender = feminine
    .number = one
    .the = Danza di draghi
    .of = di Danza di draghi

name-mode_winds_of_winter = Venti d'inverno
    .gender = masculine
    .number = one
    .the = Venti d'inverno
    .of = di Venti d'inverno

name-mode_honed_and_ready = Affilati e pronti
    .gender = masculine
    .number = one
    .the = Affilati e pronti
    .of = di Affilati e pronti

name-mode_fire_and_blood = Fuoco e sangue
    .gender = masculine
    .number = one
    .the = Fuoco e sangue
    .of = di Fuoco e sangue

name-mode_here_we_stand = Qui noi resistiamo
    .gender = masculine
    .number = one
    .the = Qui noi resistiamo
    .of = di Qui noi resistiamo

name-mode_dark_wings_dark_words = Ali oscure, oscure parole
    .gender = feminine
    .number = one
    .the = Ali oscure, oscure parole
    .of = di Ali oscure, oscure parole

## objectives

name-objective_1 = Ospedale da campo
    .gender = masculine
    .number = one
    .the = l'Ospedale da campo
    .of = dell'Ospedale da campo

name-objective_2 = Crocevia
    .gender = masculine
    .number = one
    .the = il Crocevia
    .of = del Crocevia

name-objective_3 = Patibolo
    .gender = masculine
    .number = one
    .the = il Patibolo
    .of = del Patibolo

name-objective_4 = Torre di guardia
    .gender = feminine
    .number = one
    .the = la Torre di guardia
    .of = della Torre di guardia

name-objective_5 = Uccelliera dei corvi
    .gender = feminine
    .number = one
    .the = l'Uccelliera dei corvi
    .of = dell'Uccelliera dei corvi

name-objective_6 = Fucina
    .gender = feminine
    .number = one
    .the = la Fucina
    .of = della Fucina

name-objective_7 = Trofeo macabro
    .gender = masculine
    .number = one
    .the = il Trofeo macabro
    .of = del Trofeo macabro

name-objective_8 = Punto d'osservazione
    .gender = masculine
    .number = one
    .the = il Punto d'osservazione
    .of = del Punto d'osservazione

name-objective_9 = Terreno sfiancante
    .gender = masculine
    .number = one
    .the = il Terreno sfiancante
    .of = del Terreno sfiancante

name-objective_10 = Stendardo di guerra
    .gender = masculine
    .number = one
    .the = lo Stendardo di guerra
    .of = dello Stendardo di guerra

## missions

name-mission_1 = Tenere il centro
    .gender = masculine
    .number = one
    .the = Tenere il centro
    .of = di Tenere il centro

name-mission_2 = Spade e cavalli
    .gender = masculine
    .number = one
    .the = Spade e cavalli
    .of = di Spade e cavalli

name-mission_3 = Spade e lettere
    .gender = masculine
    .number = one
    .the = Spade e lettere
    .of = di Spade e lettere

name-mission_4 = Dominare il tabellone
    .gender = masculine
    .number = one
    .the = Dominare il tabellone
    .of = di Dominare il tabellone

name-mission_5 = Uccidere il comandante
    .gender = masculine
    .number = one
    .the = Uccidere il comandante
    .of = di Uccidere il comandante

name-mission_6 = Nelle loro linee
    .gender = masculine
    .number = one
    .the = Nelle loro linee
    .of = di Nelle loro linee

name-mission_7 = Il peso dei ranghi
    .gender = masculine
    .number = one
    .the = Il peso dei ranghi
    .of = di Il peso dei ranghi

name-mission_8 = Spezzare il loro animo
    .gender = masculine
    .number = one
    .the = Spezzare il loro animo
    .of = di Spezzare il loro animo

name-mission_9 = Vendetta
    .gender = feminine
    .number = one
    .the = la Vendetta
    .of = della Vendetta

name-mission_10 = Prendere il loro terreno
    .gender = masculine
    .number = one
    .the = Prendere il loro terreno
    .of = di Prendere il loro terreno

name-mission_11 = Prendere l'iniziativa
    .gender = masculine
    .number = one
    .the = Prendere l'iniziativa
    .of = di Prendere l'iniziativa

name-mission_12 = Tutti gli obiettivi
    .gender = masculine
    .number = one
    .the = Tutti gli obiettivi
    .of = di Tutti gli obiettivi

## siege

name-siege_sappers = Zappatori
    .gender = masculine
    .number = other
    .the = gli Zappatori
    .of = degli Zappatori

name-siege_cut_the_ravens = Abbattere i corvi
    .gender = masculine
    .number = one
    .the = Abbattere i corvi
    .of = di Abbattere i corvi

name-siege_general_assault = Assalto generale
    .gender = masculine
    .number = one
    .the = l'Assalto generale
    .of = dell'Assalto generale

name-siege_bombardment = Bombardamento
    .gender = masculine
    .number = one
    .the = il Bombardamento
    .of = del Bombardamento

name-siege_war_drums = Tamburi di guerra
    .gender = masculine
    .number = other
    .the = i Tamburi di guerra
    .of = dei Tamburi di guerra

name-siege_boiling_oil = Olio bollente
    .gender = masculine
    .number = one
    .the = l'Olio bollente
    .of = dell'Olio bollente

name-siege_sally_forth = Sortita
    .gender = feminine
    .number = one
    .the = la Sortita
    .of = della Sortita

name-siege_masons = Muratori
    .gender = masculine
    .number = other
    .the = i Muratori
    .of = dei Muratori

name-siege_fire_arrows = Frecce incendiarie
    .gender = feminine
    .number = other
    .the = le Frecce incendiarie
    .of = delle Frecce incendiarie

name-siege_the_walls_hold = Le mura reggono
    .gender = masculine
    .number = one
    .the = Le mura reggono
    .of = di Le mura reggono

## weapons

name-weapon_outriders_blade = Lama da esploratore
    .gender = feminine
    .number = one
    .the = la Lama da esploratore
    .of = della Lama da esploratore

name-weapon_berserker_axes = Asce da berserker
    .gender = feminine
    .number = other
    .the = le Asce da berserker
    .of = delle Asce da berserker

name-weapon_short_sword = Spada corta
    .gender = feminine
    .number = one
    .the = la Spada corta
    .of = della Spada corta

name-weapon_longsword = Spada lunga
    .gender = feminine
    .number = one
    .the = la Spada lunga
    .of = della Spada lunga

name-weapon_crannog_bow = Arco delle paludi
    .gender = masculine
    .number = one
    .the = l'Arco delle paludi
    .of = dell'Arco delle paludi

name-weapon_trackers_blade = Lama da segugio
    .gender = feminine
    .number = one
    .the = la Lama da segugio
    .of = della Lama da segugio

name-weapon_spear = Lancia
    .gender = feminine
    .number = one
    .the = la Lancia
    .of = della Lancia

name-weapon_long_sword = Spada lunga
    .gender = feminine
    .number = one
    .the = la Spada lunga
    .of = della Spada lunga

name-weapon_anointed_blade = Lama consacrata
    .gender = feminine
    .number = one
    .the = la Lama consacrata
    .of = della Lama consacrata

name-weapon_bludgeon = Randello
    .gender = masculine
    .number = one
    .the = il Randello
    .of = del Randello

name-weapon_masterwork_blade = Lama magistrale
    .gender = feminine
    .number = one
    .the = la Lama magistrale
    .of = della Lama magistrale

name-weapon_scavenged_weapons = Armi di recupero
    .gender = feminine
    .number = other
    .the = le Armi di recupero
    .of = delle Armi di recupero

name-weapon_recurve_bow = Arco ricurvo
    .gender = masculine
    .number = one
    .the = l'Arco ricurvo
    .of = dell'Arco ricurvo

name-weapon_hunters_bow = Arco da cacciatore
    .gender = masculine
    .number = one
    .the = l'Arco da cacciatore
    .of = dell'Arco da cacciatore

name-weapon_weapon_crew = Serventi
    .gender = masculine
    .number = other
    .the = i Serventi
    .of = dei Serventi

name-weapon_simple_weapons = Armi semplici
    .gender = feminine
    .number = other
    .the = le Armi semplici
    .of = delle Armi semplici

name-weapon_windling_bow = Arco dei bruti
    .gender = masculine
    .number = one
    .the = l'Arco dei bruti
    .of = dell'Arco dei bruti

name-weapon_crude_weapons = Armi rozze
    .gender = feminine
    .number = other
    .the = le Armi rozze
    .of = delle Armi rozze

name-weapon_spear_toss = Lancio di lance
    .gender = masculine
    .number = one
    .the = il Lancio di lance
    .of = del Lancio di lance

name-weapon_bronze_weapons = Armi di bronzo
    .gender = feminine
    .number = other
    .the = le Armi di bronzo
    .of = delle Armi di bronzo

name-weapon_claw_slash = Artigliata
    .gender = feminine
    .number = one
    .the = l'Artigliata
    .of = dell'Artigliata

name-weapon_pack_tactics = Tattiche di branco
    .gender = feminine
    .number = other
    .the = le Tattiche di branco
    .of = delle Tattiche di branco

name-weapon_sword_of_the_faith = Spada della Fede
    .gender = feminine
    .number = one
    .the = la Spada della Fede
    .of = della Spada della Fede

name-weapon_daggers = Pugnali
    .gender = masculine
    .number = other
    .the = i Pugnali
    .of = dei Pugnali

name-weapon_shortbow = Arco corto
    .gender = masculine
    .number = one
    .the = l'Arco corto
    .of = dell'Arco corto

name-weapon_dothraki_arakh = Arakh dothraki
    .gender = masculine
    .number = one
    .the = l'Arakh dothraki
    .of = dell'Arakh dothraki

name-weapon_phalanx_pike = Picca da falange
    .gender = feminine
    .number = one
    .the = la Picca da falange
    .of = della Picca da falange

name-weapon_improvised_weapons = Armi improvvisate
    .gender = feminine
    .number = other
    .the = le Armi improvvisate
    .of = delle Armi improvvisate

name-weapon_barbed_pikes = Picche uncinate
    .gender = feminine
    .number = other
    .the = le Picche uncinate
    .of = delle Picche uncinate

name-weapon_mastercraft_axe = Ascia magistrale
    .gender = feminine
    .number = one
    .the = l'Ascia magistrale
    .of = dell'Ascia magistrale

name-weapon_cudgel = Bastone
    .gender = masculine
    .number = one
    .the = il Bastone
    .of = del Bastone

name-weapon_polespear = Lancia d'asta
    .gender = feminine
    .number = one
    .the = la Lancia d'asta
    .of = della Lancia d'asta

name-weapon_skirmishers_bow = Arco da schermagliatore
    .gender = masculine
    .number = one
    .the = l'Arco da schermagliatore
    .of = dell'Arco da schermagliatore

name-weapon_skirmishers_blade = Lama da schermagliatore
    .gender = feminine
    .number = one
    .the = la Lama da schermagliatore
    .of = della Lama da schermagliatore

name-weapon_royal_spear = Lancia reale
    .gender = feminine
    .number = one
    .the = la Lancia reale
    .of = della Lancia reale

name-weapon_ranged_volley = Salva a distanza
    .gender = feminine
    .number = one
    .the = la Salva a distanza
    .of = della Salva a distanza

## armies

name-army_stark_20 = L'avanguardia del Giovane Lupo
    .gender = feminine
    .number = one
    .the = l'avanguardia del Giovane Lupo
    .of = dell'avanguardia del Giovane Lupo

name-army_lannister_20 = L'avanguardia del Leone
    .gender = feminine
    .number = one
    .the = l'avanguardia del Leone
    .of = dell'avanguardia del Leone

name-army_neutral_20 = L'avanguardia di Forte Terrore
    .gender = feminine
    .number = one
    .the = l'avanguardia di Forte Terrore
    .of = dell'avanguardia di Forte Terrore

name-army_stark_30 = La colonna del Giovane Lupo
    .gender = feminine
    .number = one
    .the = la colonna del Giovane Lupo
    .of = della colonna del Giovane Lupo

name-army_stark_40 = L'esercito del Giovane Lupo
    .gender = masculine
    .number = one
    .the = l'esercito del Giovane Lupo
    .of = dell'esercito del Giovane Lupo

name-army_stark_40_umber = La furia di Ultimo Focolare
    .gender = feminine
    .number = one
    .the = la furia di Ultimo Focolare
    .of = della furia di Ultimo Focolare

name-army_lannister_30 = La colonna dello Sterminatore di Re
    .gender = feminine
    .number = one
    .the = la colonna dello Sterminatore di Re
    .of = della colonna dello Sterminatore di Re

name-army_lannister_40 = L'esercito dello Sterminatore di Re
    .gender = masculine
    .number = one
    .the = l'esercito dello Sterminatore di Re
    .of = dell'esercito dello Sterminatore di Re

name-army_lannister_40_tywin = L'esercito di Castel Granito
    .gender = masculine
    .number = one
    .the = l'esercito di Castel Granito
    .of = dell'esercito di Castel Granito

name-army_nights_watch_40 = Spade nelle tenebre
    .gender = feminine
    .number = other
    .the = le Spade nelle tenebre
    .of = delle Spade nelle tenebre

name-army_free_folk_40 = Il re oltre la Barriera
    .gender = masculine
    .number = one
    .the = il re oltre la Barriera
    .of = del re oltre la Barriera

name-army_baratheon_stannis_40 = L'erede legittimo
    .gender = masculine
    .number = one
    .the = l'erede legittimo
    .of = dell'erede legittimo

name-army_baratheon_renly_40 = L'erede carismatico
    .gender = masculine
    .number = one
    .the = l'erede carismatico
    .of = dell'erede carismatico

name-army_targaryen_40 = I cavalieri del grande khal
    .gender = masculine
    .number = other
    .the = i cavalieri del grande khal
    .of = dei cavalieri del grande khal

name-army_greyjoy_40 = La razzia del capitano di ferro
    .gender = feminine
    .number = one
    .the = la razzia del capitano di ferro
    .of = della razzia del capitano di ferro

name-army_martell_40 = L'esercito della Vipera
    .gender = masculine
    .number = one
    .the = l'esercito della Vipera
    .of = dell'esercito della Vipera

name-army_neutral_40 = L'esercito del lord sanguisuga
    .gender = masculine
    .number = one
    .the = l'esercito del lord sanguisuga
    .of = dell'esercito del lord sanguisuga

name-army_neutral_30 = La colonna del lord sanguisuga
    .gender = feminine
    .number = one
    .the = la colonna del lord sanguisuga
    .of = della colonna del lord sanguisuga

name-army_bolton_40 = La caccia del Bastardo
    .gender = feminine
    .number = one
    .the = la caccia del Bastardo
    .of = della caccia del Bastardo

name-army_brotherhood_40 = Campioni del popolino
    .gender = masculine
    .number = other
    .the = i Campioni del popolino
    .of = dei Campioni del popolino
