### Unità combattenti

name-stark_sworn_swords = Spade giurate Stark
    .gender = feminine
    .number = other
    .the = le Spade giurate Stark
    .of = delle Spade giurate Stark

name-stark_outriders = Esploratori a cavallo Stark
    .gender = masculine
    .number = other
    .the = gli Esploratori a cavallo Stark
    .of = degli Esploratori a cavallo Stark

name-house_umber_berserkers = Berserker Umber
    .gender = masculine
    .number = other
    .the = i Berserker Umber
    .of = dei Berserker Umber

name-grey_wind = Vento Grigio
    .gender = masculine
    .number = one
    .the = Vento Grigio
    .of = di Vento Grigio

name-stark_bowmen = Arcieri Stark
    .gender = masculine
    .number = other
    .the = gli Arcieri Stark
    .of = degli Arcieri Stark

name-house_tully_sworn_shields = Scudi giurati Tully
    .gender = masculine
    .number = other
    .the = gli Scudi giurati Tully
    .of = degli Scudi giurati Tully

name-summer = Estate
    .gender = masculine
    .number = one
    .the = Estate
    .of = di Estate

name-house_umber_greataxes = Grandi asce Umber
    .gender = feminine
    .number = other
    .the = le Grandi asce Umber
    .of = delle Grandi asce Umber

name-crannogman_trackers = Segugi delle paludi
    .gender = masculine
    .number = other
    .the = i Segugi delle paludi
    .of = dei Segugi delle paludi

name-shaggydog = Cagnaccio
    .gender = masculine
    .number = one
    .the = Cagnaccio
    .of = di Cagnaccio

name-eddards_honor_guard = Guardia d'onore di Eddard
    .gender = feminine
    .number = one
    .the = la Guardia d'onore di Eddard
    .of = della Guardia d'onore di Eddard

name-house_tully_cavaliers = Cavalieri Tully
    .gender = masculine
    .number = other
    .the = i Cavalieri Tully
    .of = dei Cavalieri Tully

name-house_mormont_she_bears = Orse Mormont
    .gender = feminine
    .number = other
    .the = le Orse Mormont
    .of = delle Orse Mormont

name-house_karstark_spearmen = Lancieri Karstark
    .gender = masculine
    .number = other
    .the = i Lancieri Karstark
    .of = dei Lancieri Karstark

name-house_mormont_bruisers = Picchiatori Mormont
    .gender = masculine
    .number = other
    .the = i Picchiatori Mormont
    .of = dei Picchiatori Mormont

name-house_karstark_loyalists = Fedelissimi Karstark
    .gender = masculine
    .number = other
    .the = i Fedelissimi Karstark
    .of = dei Fedelissimi Karstark

name-crannogman_bog_devils = Diavoli delle paludi
    .gender = masculine
    .number = other
    .the = i Diavoli delle paludi
    .of = dei Diavoli delle paludi

name-house_umber_ravagers = Razziatori Umber
    .gender = masculine
    .number = other
    .the = i Razziatori Umber
    .of = dei Razziatori Umber

name-winterfell_guard = Guardia di Grande Inverno
    .gender = feminine
    .number = one
    .the = la Guardia di Grande Inverno
    .of = della Guardia di Grande Inverno

name-lannister_guardsmen = Guardie Lannister
    .gender = feminine
    .number = other
    .the = le Guardie Lannister
    .of = delle Guardie Lannister

name-lannister_halberdiers = Alabardieri Lannister
    .gender = masculine
    .number = other
    .the = gli Alabardieri Lannister
    .of = degli Alabardieri Lannister

name-house_clegane_mountains_men = Uomini della Montagna Clegane
    .gender = masculine
    .number = other
    .the = gli Uomini della Montagna Clegane
    .of = degli Uomini della Montagna Clegane

name-pyromancers = Piromanti
    .gender = masculine
    .number = other
    .the = i Piromanti
    .of = dei Piromanti

name-knights_of_casterly_rock = Cavalieri di Castel Granito
    .gender = masculine
    .number = other
    .the = i Cavalieri di Castel Granito
    .of = dei Cavalieri di Castel Granito

name-lannister_crossbowmen = Balestrieri Lannister
    .gender = masculine
    .number = other
    .the = i Balestrieri Lannister
    .of = dei Balestrieri Lannister

name-gregor_clegane_the_mountain_that_rides = Gregor Clegane, la Montagna che cavalca
    .gender = masculine
    .number = one
    .the = Gregor Clegane, la Montagna che cavalca
    .of = di Gregor Clegane, la Montagna che cavalca

name-the_warriors_sons = Figli del Guerriero
    .gender = masculine
    .number = other
    .the = i Figli del Guerriero
    .of = dei Figli del Guerriero

name-poor_fellows = Poveri Compagni
    .gender = masculine
    .number = other
    .the = i Poveri Compagni
    .of = dei Poveri Compagni

name-kingsguard = Guardia reale
    .gender = feminine
    .number = one
    .the = la Guardia reale
    .of = della Guardia reale

name-red_cloaks = Cappe rosse
    .gender = feminine
    .number = other
    .the = le Cappe rosse
    .of = delle Cappe rosse

name-house_clegane_brigands = Briganti Clegane
    .gender = masculine
    .number = other
    .the = i Briganti Clegane
    .of = dei Briganti Clegane

name-lannisport_city_watch = Guardia cittadina di Lannisport
    .gender = feminine
    .number = one
    .the = la Guardia cittadina di Lannisport
    .of = della Guardia cittadina di Lannisport

name-casterly_rock_honor_guard = Guardia d'onore di Castel Granito
    .gender = feminine
    .number = one
    .the = la Guardia d'onore di Castel Granito
    .of = della Guardia d'onore di Castel Granito

name-gold_cloaks = Cappe dorate
    .gender = feminine
    .number = other
    .the = le Cappe dorate
    .of = delle Cappe dorate

name-stone_crows_lannister = Corvi di pietra
    .gender = masculine
    .number = other
    .the = i Corvi di pietra
    .of = dei Corvi di pietra

name-veterans_of_the_watch = Veterani della Guardia
    .gender = masculine
    .number = other
    .the = i Veterani della Guardia
    .of = dei Veterani della Guardia

name-sworn_brothers = Confratelli giurati
    .gender = masculine
    .number = other
    .the = i Confratelli giurati
    .of = dei Confratelli giurati

name-ranger_trackers = Ranger battitori
    .gender = masculine
    .number = other
    .the = i Ranger battitori
    .of = dei Ranger battitori

name-ghost = Spettro
    .gender = masculine
    .number = one
    .the = Spettro
    .of = di Spettro

name-ranger_hunters = Ranger cacciatori
    .gender = masculine
    .number = other
    .the = i Ranger cacciatori
    .of = dei Ranger cacciatori

name-builder_scorpion_crew = Serventi di scorpione dei costruttori
    .gender = masculine
    .number = other
    .the = i Serventi di scorpione dei costruttori
    .of = dei Serventi di scorpione dei costruttori

name-builder_stone_thrower = Lanciapietre dei costruttori
    .gender = masculine
    .number = one
    .the = il Lanciapietre dei costruttori
    .of = del Lanciapietre dei costruttori

name-builder_crossbowmen = Balestrieri dei costruttori
    .gender = masculine
    .number = other
    .the = i Balestrieri dei costruttori
    .of = dei Balestrieri dei costruttori

name-conscripts = Coscritti
    .gender = masculine
    .number = other
    .the = i Coscritti
    .of = dei Coscritti

name-watch_marshal = Maresciallo della Guardia
    .gender = masculine
    .number = one
    .the = il Maresciallo della Guardia
    .of = del Maresciallo della Guardia

name-coldhands_mysterious_ally = Manifredde, alleato misterioso
    .gender = masculine
    .number = one
    .the = Manifredde, alleato misterioso
    .of = di Manifredde, alleato misterioso

name-ranger_vanguards = Ranger d'avanguardia
    .gender = masculine
    .number = other
    .the = i Ranger d'avanguardia
    .of = dei Ranger d'avanguardia

name-shadow_tower_spearmen = Lancieri della Torre delle Ombre
    .gender = masculine
    .number = other
    .the = i Lancieri della Torre delle Ombre
    .of = dei Lancieri della Torre delle Ombre

name-savage_giant = Gigante selvaggio
    .gender = masculine
    .number = one
    .the = il Gigante selvaggio
    .of = del Gigante selvaggio

name-free_folk_trappers = Cacciatori di frodo del popolo libero
    .gender = masculine
    .number = other
    .the = i Cacciatori di frodo del popolo libero
    .of = dei Cacciatori di frodo del popolo libero

name-free_folk_raiders = Predoni del popolo libero
    .gender = masculine
    .number = other
    .the = i Predoni del popolo libero
    .of = dei Predoni del popolo libero

name-spearwives = Mogli di lancia
    .gender = feminine
    .number = other
    .the = le Mogli di lancia
    .of = delle Mogli di lancia

name-cave_dweller_savages = Selvaggi delle caverne
    .gender = masculine
    .number = other
    .the = i Selvaggi delle caverne
    .of = dei Selvaggi delle caverne

name-wun_wun = Wun Wun
    .gender = masculine
    .number = one
    .the = Wun Wun
    .of = di Wun Wun

name-followers_of_bone = Seguaci dell'Osso
    .gender = masculine
    .number = other
    .the = i Seguaci dell'Osso
    .of = dei Seguaci dell'Osso

name-thenn_warriors = Guerrieri Thenn
    .gender = masculine
    .number = other
    .the = i Guerrieri Thenn
    .of = dei Guerrieri Thenn

name-frozen_shore_chariots = Carri della Costa Gelata
    .gender = masculine
    .number = other
    .the = i Carri della Costa Gelata
    .of = dei Carri della Costa Gelata

name-bear = Orso
    .gender = masculine
    .number = one
    .the = l'Orso
    .of = dell'Orso

name-the_bonelords_chosen = Prescelti del Lord delle Ossa
    .gender = masculine
    .number = other
    .the = i Prescelti del Lord delle Ossa
    .of = dei Prescelti del Lord delle Ossa

name-war_mammoth = Mammut da guerra
    .gender = masculine
    .number = one
    .the = il Mammut da guerra
    .of = del Mammut da guerra

name-mag_the_mighty_commander = Mag il Possente (comandante)
    .gender = masculine
    .number = one
    .the = Mag il Possente (comandante)
    .of = di Mag il Possente (comandante)

name-mag_the_mighty = Mag il Possente
    .gender = masculine
    .number = one
    .the = Mag il Possente
    .of = di Mag il Possente

name-frozen_shore_bear_riders = Cavalcaorsi della Costa Gelata
    .gender = masculine
    .number = other
    .the = i Cavalcaorsi della Costa Gelata
    .of = dei Cavalcaorsi della Costa Gelata

name-borroqs_boar = Cinghiale di Borroq
    .gender = masculine
    .number = one
    .the = il Cinghiale di Borroq
    .of = del Cinghiale di Borroq

name-varamyr_sixskins_master_skinchanger = Varamyr Seipelli, maestro metamorfo
    .gender = masculine
    .number = one
    .the = Varamyr Seipelli, maestro metamorfo
    .of = di Varamyr Seipelli, maestro metamorfo

name-varamyr_sixskins_master_skinchanger_commander = Varamyr Seipelli, maestro metamorfo (comandante)
    .gender = masculine
    .number = one
    .the = Varamyr Seipelli, maestro metamorfo (comandante)
    .of = di Varamyr Seipelli, maestro metamorfo (comandante)

name-shadowcat = Pantera ombra
    .gender = feminine
    .number = one
    .the = la Pantera ombra
    .of = della Pantera ombra

name-wolf_pack = Branco di lupi
    .gender = masculine
    .number = one
    .the = il Branco di lupi
    .of = del Branco di lupi

name-frozen_shore_hunters = Cacciatori della Costa Gelata
    .gender = masculine
    .number = other
    .the = i Cacciatori della Costa Gelata
    .of = dei Cacciatori della Costa Gelata

name-giant_spear_throwers = Giganti lanciatori
    .gender = masculine
    .number = other
    .the = i Giganti lanciatori
    .of = dei Giganti lanciatori

name-harmas_vanguard = Avanguardia di Harma
    .gender = feminine
    .number = one
    .the = l'Avanguardia di Harma
    .of = dell'Avanguardia di Harma

name-stag_knights = Cavalieri del Cervo
    .gender = masculine
    .number = other
    .the = i Cavalieri del Cervo
    .of = dei Cavalieri del Cervo

name-baratheon_wardens = Custodi Baratheon
    .gender = masculine
    .number = other
    .the = i Custodi Baratheon
    .of = dei Custodi Baratheon

name-baratheon_sentinels = Sentinelle Baratheon
    .gender = feminine
    .number = other
    .the = le Sentinelle Baratheon
    .of = delle Sentinelle Baratheon

name-rose_knights = Cavalieri della Rosa
    .gender = masculine
    .number = other
    .the = i Cavalieri della Rosa
    .of = dei Cavalieri della Rosa

name-rhllor_faithful = Fedeli di R'hllor
    .gender = masculine
    .number = other
    .the = i Fedeli di R'hllor
    .of = dei Fedeli di R'hllor

name-champions_of_the_stag = Campioni del Cervo
    .gender = masculine
    .number = other
    .the = i Campioni del Cervo
    .of = dei Campioni del Cervo

name-dragonstone_noble = Nobile della Roccia del Drago
    .gender = masculine
    .number = one
    .the = il Nobile della Roccia del Drago
    .of = del Nobile della Roccia del Drago

name-kings_men = Uomini del re
    .gender = masculine
    .number = other
    .the = gli Uomini del re
    .of = degli Uomini del re

name-rhllor_queens_men = Uomini della regina di R'hllor
    .gender = masculine
    .number = other
    .the = gli Uomini della regina di R'hllor
    .of = degli Uomini della regina di R'hllor

name-rhllor_lightbringers = Portatori di luce di R'hllor
    .gender = masculine
    .number = other
    .the = i Portatori di luce di R'hllor
    .of = dei Portatori di luce di R'hllor

name-thorn_watch = Guardia delle Spine
    .gender = feminine
    .number = one
    .the = la Guardia delle Spine
    .of = della Guardia delle Spine

name-riders_of_highgarden = Cavalieri di Alto Giardino
    .gender = masculine
    .number = other
    .the = i Cavalieri di Alto Giardino
    .of = dei Cavalieri di Alto Giardino

name-highgarden_pikemen = Picchieri di Alto Giardino
    .gender = masculine
    .number = other
    .the = i Picchieri di Alto Giardino
    .of = dei Picchieri di Alto Giardino

name-rainbow_guard = Guardia dell'arcobaleno
    .gender = feminine
    .number = one
    .the = la Guardia dell'arcobaleno
    .of = della Guardia dell'arcobaleno

name-baratheon_halberdiers = Alabardieri Baratheon
    .gender = masculine
    .number = other
    .the = gli Alabardieri Baratheon
    .of = degli Alabardieri Baratheon

name-crownland_scouts = Esploratori delle Terre della Corona
    .gender = masculine
    .number = other
    .the = gli Esploratori delle Terre della Corona
    .of = degli Esploratori delle Terre della Corona

name-dothraki_screamers = Urlatori dothraki
    .gender = masculine
    .number = other
    .the = gli Urlatori dothraki
    .of = degli Urlatori dothraki

name-dothraki_outriders = Esploratori a cavallo dothraki
    .gender = masculine
    .number = other
    .the = gli Esploratori a cavallo dothraki
    .of = degli Esploratori a cavallo dothraki

name-dothraki_veterans = Veterani dothraki
    .gender = masculine
    .number = other
    .the = i Veterani dothraki
    .of = dei Veterani dothraki

name-jorah_mormont_the_wandering_knight = Jorah Mormont, il cavaliere errante
    .gender = masculine
    .number = one
    .the = Jorah Mormont, il cavaliere errante
    .of = di Jorah Mormont, il cavaliere errante

name-unsullied_swordmasters = Maestri di spada Immacolati
    .gender = masculine
    .number = other
    .the = i Maestri di spada Immacolati
    .of = dei Maestri di spada Immacolati

name-unsullied_pikemen = Picchieri Immacolati
    .gender = masculine
    .number = other
    .the = i Picchieri Immacolati
    .of = dei Picchieri Immacolati

name-drogon = Drogon
    .gender = masculine
    .number = one
    .the = Drogon
    .of = di Drogon

name-viserion = Viserion
    .gender = masculine
    .number = one
    .the = Viserion
    .of = di Viserion

name-rhaegal = Rhaegal
    .gender = masculine
    .number = one
    .the = Rhaegal
    .of = di Rhaegal

name-dothraki_hrakkars = Hrakkar dothraki
    .gender = masculine
    .number = other
    .the = gli Hrakkar dothraki
    .of = degli Hrakkar dothraki

name-stormcrow_dervishes_targaryen = Dervisci dei Corvi della Tempesta
    .gender = masculine
    .number = other
    .the = i Dervisci dei Corvi della Tempesta
    .of = dei Dervisci dei Corvi della Tempesta

name-stormcrow_archers_targaryen = Arcieri dei Corvi della Tempesta
    .gender = masculine
    .number = other
    .the = gli Arcieri dei Corvi della Tempesta
    .of = degli Arcieri dei Corvi della Tempesta

name-stormcrow_mercenaries_targaryen = Mercenari dei Corvi della Tempesta
    .gender = masculine
    .number = other
    .the = i Mercenari dei Corvi della Tempesta
    .of = dei Mercenari dei Corvi della Tempesta

name-freedmen = Liberti
    .gender = masculine
    .number = other
    .the = i Liberti
    .of = dei Liberti

name-drogos_bloodriders = Cavalieri di sangue di Drogo
    .gender = masculine
    .number = other
    .the = i Cavalieri di sangue di Drogo
    .of = dei Cavalieri di sangue di Drogo

name-brazen_beasts = Belve d'ottone
    .gender = feminine
    .number = other
    .the = le Belve d'ottone
    .of = delle Belve d'ottone

name-pit_fighters = Combattenti delle fosse
    .gender = masculine
    .number = other
    .the = i Combattenti delle fosse
    .of = dei Combattenti delle fosse

name-ironborn_reavers = Predoni di ferro
    .gender = masculine
    .number = other
    .the = i Predoni di ferro
    .of = dei Predoni di ferro

name-ironborn_bowmen = Arcieri di ferro
    .gender = masculine
    .number = other
    .the = gli Arcieri di ferro
    .of = degli Arcieri di ferro

name-house_harlaw_reapers = Mietitori Harlaw
    .gender = masculine
    .number = other
    .the = i Mietitori Harlaw
    .of = dei Mietitori Harlaw

name-ironmakers = Forgiaferro
    .gender = masculine
    .number = other
    .the = i Forgiaferro
    .of = dei Forgiaferro

name-ironborn_trappers = Trappolatori di ferro
    .gender = masculine
    .number = other
    .the = i Trappolatori di ferro
    .of = dei Trappolatori di ferro

name-blacktyde_chosen = Prescelti di Blacktyde
    .gender = masculine
    .number = other
    .the = i Prescelti di Blacktyde
    .of = dei Prescelti di Blacktyde

name-silenced_men = Uomini ammutoliti
    .gender = masculine
    .number = other
    .the = gli Uomini ammutoliti
    .of = degli Uomini ammutoliti

name-drowned_men = Uomini affogati
    .gender = masculine
    .number = other
    .the = gli Uomini affogati
    .of = degli Uomini affogati

name-stony_shore_pillagers = Saccheggiatori della Costa Pietrosa
    .gender = masculine
    .number = other
    .the = i Saccheggiatori della Costa Pietrosa
    .of = dei Saccheggiatori della Costa Pietrosa

name-iron_victory_crew = Equipaggio della Vittoria di Ferro
    .gender = masculine
    .number = one
    .the = l'Equipaggio della Vittoria di Ferro
    .of = dell'Equipaggio della Vittoria di Ferro

name-martell_spearmen = Lancieri Martell
    .gender = masculine
    .number = other
    .the = i Lancieri Martell
    .of = dei Lancieri Martell

name-sand_skirmishers = Schermagliatori delle sabbie
    .gender = masculine
    .number = other
    .the = gli Schermagliatori delle sabbie
    .of = degli Schermagliatori delle sabbie

name-sunspear_dervishes = Dervisci di Lancia del Sole
    .gender = masculine
    .number = other
    .the = i Dervisci di Lancia del Sole
    .of = dei Dervisci di Lancia del Sole

name-sunspear_royal_guard = Guardia reale di Lancia del Sole
    .gender = feminine
    .number = one
    .the = la Guardia reale di Lancia del Sole
    .of = della Guardia reale di Lancia del Sole

name-dune_vipers = Vipere delle dune
    .gender = feminine
    .number = other
    .the = le Vipere delle dune
    .of = delle Vipere delle dune

name-starfall_outriders = Esploratori a cavallo di Stelle al Tramonto
    .gender = masculine
    .number = other
    .the = gli Esploratori a cavallo di Stelle al Tramonto
    .of = degli Esploratori a cavallo di Stelle al Tramonto

name-starfall_knights = Cavalieri di Stelle al Tramonto
    .gender = masculine
    .number = other
    .the = i Cavalieri di Stelle al Tramonto
    .of = dei Cavalieri di Stelle al Tramonto

name-darkstar_retinue = Seguito di Stella Oscura
    .gender = masculine
    .number = one
    .the = il Seguito di Stella Oscura
    .of = del Seguito di Stella Oscura

name-skyreach_bowmen = Arcieri di Skyreach
    .gender = masculine
    .number = other
    .the = gli Arcieri di Skyreach
    .of = degli Arcieri di Skyreach

name-house_bolton_cutthroats = Tagliagole Bolton
    .gender = masculine
    .number = other
    .the = i Tagliagole Bolton
    .of = dei Tagliagole Bolton

name-house_bolton_bastards_girls = Ragazze del Bastardo Bolton
    .gender = feminine
    .number = other
    .the = le Ragazze del Bastardo Bolton
    .of = delle Ragazze del Bastardo Bolton

name-house_bolton_flayed_men = Uomini scuoiati Bolton
    .gender = masculine
    .number = other
    .the = gli Uomini scuoiati Bolton
    .of = degli Uomini scuoiati Bolton

name-house_bolton_blackguards = Guardie nere Bolton
    .gender = feminine
    .number = other
    .the = le Guardie nere Bolton
    .of = delle Guardie nere Bolton

name-bloody_mummer_skirmishers = Schermagliatori dei Guitti sanguinari
    .gender = masculine
    .number = other
    .the = gli Schermagliatori dei Guitti sanguinari
    .of = degli Schermagliatori dei Guitti sanguinari

name-stormcrow_mercenaries_neutral = Mercenari dei Corvi della Tempesta
    .gender = masculine
    .number = other
    .the = i Mercenari dei Corvi della Tempesta
    .of = dei Mercenari dei Corvi della Tempesta

name-stormcrow_archers_neutral = Arcieri dei Corvi della Tempesta
    .gender = masculine
    .number = other
    .the = gli Arcieri dei Corvi della Tempesta
    .of = degli Arcieri dei Corvi della Tempesta

name-bloody_mummer_zorse_riders = Cavalieri di zorse dei Guitti sanguinari
    .gender = masculine
    .number = other
    .the = i Cavalieri di zorse dei Guitti sanguinari
    .of = dei Cavalieri di zorse dei Guitti sanguinari

name-stormcrow_dervishes_neutral = Dervisci dei Corvi della Tempesta
    .gender = masculine
    .number = other
    .the = i Dervisci dei Corvi della Tempesta
    .of = dei Dervisci dei Corvi della Tempesta

name-hedge_knights = Cavalieri di ventura
    .gender = masculine
    .number = other
    .the = i Cavalieri di ventura
    .of = dei Cavalieri di ventura

name-golden_company_swordsmen = Spadaccini della Compagnia Dorata
    .gender = masculine
    .number = other
    .the = gli Spadaccini della Compagnia Dorata
    .of = degli Spadaccini della Compagnia Dorata

name-golden_company_crossbowmen = Balestrieri della Compagnia Dorata
    .gender = masculine
    .number = other
    .the = i Balestrieri della Compagnia Dorata
    .of = dei Balestrieri della Compagnia Dorata

name-golden_company_war_elephant = Elefante da guerra della Compagnia Dorata
    .gender = masculine
    .number = one
    .the = l'Elefante da guerra della Compagnia Dorata
    .of = dell'Elefante da guerra della Compagnia Dorata

name-lysene_sellswords = Mercenari di Lys
    .gender = masculine
    .number = other
    .the = i Mercenari di Lys
    .of = dei Mercenari di Lys

name-stone_crows_neutral = Corvi di pietra
    .gender = masculine
    .number = other
    .the = i Corvi di pietra
    .of = dei Corvi di pietra

name-cutthroats = Tagliagole
    .gender = masculine
    .number = other
    .the = i Tagliagole
    .of = dei Tagliagole

name-blackguards = Guardie nere
    .gender = feminine
    .number = other
    .the = le Guardie nere
    .of = delle Guardie nere

name-dreadfort_archers = Arcieri di Forte Terrore
    .gender = masculine
    .number = other
    .the = gli Arcieri di Forte Terrore
    .of = degli Arcieri di Forte Terrore

name-bastards_girls = Ragazze del Bastardo
    .gender = feminine
    .number = other
    .the = le Ragazze del Bastardo
    .of = delle Ragazze del Bastardo

name-flayed_men = Uomini scuoiati
    .gender = masculine
    .number = other
    .the = gli Uomini scuoiati
    .of = degli Uomini scuoiati

name-dreadfort_spearmen = Lancieri di Forte Terrore
    .gender = masculine
    .number = other
    .the = i Lancieri di Forte Terrore
    .of = dei Lancieri di Forte Terrore

name-peasant_levy = Leva contadina
    .gender = feminine
    .number = one
    .the = la Leva contadina
    .of = della Leva contadina

name-man_at_arms = Uomini d'arme
    .gender = masculine
    .number = other
    .the = gli Uomini d'arme
    .of = degli Uomini d'arme

name-brotherhood_archers = Arcieri della Fratellanza
    .gender = masculine
    .number = other
    .the = gli Arcieri della Fratellanza
    .of = degli Arcieri della Fratellanza

name-brotherhood_sworn_knights = Cavalieri giurati della Fratellanza
    .gender = masculine
    .number = other
    .the = i Cavalieri giurati della Fratellanza
    .of = dei Cavalieri giurati della Fratellanza
