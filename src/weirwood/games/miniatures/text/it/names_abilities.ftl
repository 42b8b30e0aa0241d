### Abilità e Ordini

name-a_man_freed_a_name_owed = Un uomo liberato, un nome dovuto
    .gender = feminine
    .number = one
    .the = l'abilità «Un uomo liberato, un nome dovuto»
    .of = dell'abilità «Un uomo liberato, un nome dovuto»

name-a_name_given = Un nome consegnato
    .gender = feminine
    .number = one
    .the = l'abilità «Un nome consegnato»
    .of = dell'abilità «Un nome consegnato»

name-a_rose_and_its_thorns = Una rosa e le sue spine
    .gender = feminine
    .number = one
    .the = l'abilità «Una rosa e le sue spine»
    .of = dell'abilità «Una rosa e le sue spine»

name-abundant_promises = Promesse abbondanti
    .gender = feminine
    .number = one
    .the = l'abilità «Promesse abbondanti»
    .of = dell'abilità «Promesse abbondanti»

name-acute_precision = Precisione acuta
    .gender = feminine
    .number = one
    .the = l'abilità «Precisione acuta»
    .of = dell'abilità «Precisione acuta»

name-adaptive = Adattabile
    .gender = feminine
    .number = one
    .the = l'abilità «Adattabile»
    .of = dell'abilità «Adattabile»

name-advantage_strike = Colpo in vantaggio
    .gender = feminine
    .number = one
    .the = l'abilità «Colpo in vantaggio»
    .of = dell'abilità «Colpo in vantaggio»

name-aerial_scouting = Ricognizione aerea
    .gender = feminine
    .number = one
    .the = l'abilità «Ricognizione aerea»
    .of = dell'abilità «Ricognizione aerea»

name-affiliation_bloody_mummers = Affiliazione: Guitti sanguinari
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Guitti sanguinari»
    .of = dell'abilità «Affiliazione: Guitti sanguinari»

name-affiliation_builder = Affiliazione: costruttori
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: costruttori»
    .of = dell'abilità «Affiliazione: costruttori»

name-affiliation_crannogman = Affiliazione: uomini delle paludi
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: uomini delle paludi»
    .of = dell'abilità «Affiliazione: uomini delle paludi»

name-affiliation_frozen_shore = Affiliazione: Costa Gelata
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Costa Gelata»
    .of = dell'abilità «Affiliazione: Costa Gelata»

name-affiliation_golden_company = Affiliazione: Compagnia Dorata
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Compagnia Dorata»
    .of = dell'abilità «Affiliazione: Compagnia Dorata»

name-affiliation_house_bolton = Affiliazione: Casa Bolton
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Casa Bolton»
    .of = dell'abilità «Affiliazione: Casa Bolton»

name-affiliation_house_clegane = Affiliazione: Casa Clegane
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Casa Clegane»
    .of = dell'abilità «Affiliazione: Casa Clegane»

name-affiliation_house_karstark = Affiliazione: Casa Karstark
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Casa Karstark»
    .of = dell'abilità «Affiliazione: Casa Karstark»

name-affiliation_house_mormont = Affiliazione: Casa Mormont
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Casa Mormont»
    .of = dell'abilità «Affiliazione: Casa Mormont»

name-affiliation_house_tully = Affiliazione: Casa Tully
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Casa Tully»
    .of = dell'abilità «Affiliazione: Casa Tully»

name-affiliation_house_umber = Affiliazione: Casa Umber
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Casa Umber»
    .of = dell'abilità «Affiliazione: Casa Umber»

name-affiliation_rangers = Affiliazione: ranger
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: ranger»
    .of = dell'abilità «Affiliazione: ranger»

name-affiliation_rhllor = Affiliazione: R'hllor
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: R'hllor»
    .of = dell'abilità «Affiliazione: R'hllor»

name-affiliation_stormcrows = Affiliazione: Corvi della Tempesta
    .gender = feminine
    .number = one
    .the = l'abilità «Affiliazione: Corvi della Tempesta»
    .of = dell'abilità «Affiliazione: Corvi della Tempesta»

name-agile = Agile
    .gender = feminine
    .number = one
    .the = l'abilità «Agile»
    .of = dell'abilità «Agile»

name-allies_in_the_realm = Alleati nel reame
    .gender = feminine
    .number = one
    .the = l'abilità «Alleati nel reame»
    .of = dell'abilità «Alleati nel reame»

name-ambush = Imboscata
    .gender = feminine
    .number = one
    .the = l'abilità «Imboscata»
    .of = dell'abilità «Imboscata»

name-arrow_volley = Pioggia di frecce
    .gender = feminine
    .number = one
    .the = l'abilità «Pioggia di frecce»
    .of = dell'abilità «Pioggia di frecce»

name-avenging_the_north = Vendicare il Nord
    .gender = feminine
    .number = one
    .the = l'abilità «Vendicare il Nord»
    .of = dell'abilità «Vendicare il Nord»

name-backing_of_the_iron_bank = L'appoggio della Banca di Ferro
    .gender = feminine
    .number = one
    .the = l'abilità «L'appoggio della Banca di Ferro»
    .of = dell'abilità «L'appoggio della Banca di Ferro»

name-baratheon_banners = Vessilli Baratheon
    .gender = feminine
    .number = one
    .the = l'abilità «Vessilli Baratheon»
    .of = dell'abilità «Vessilli Baratheon»

name-bardiche = Bardica
    .gender = feminine
    .number = one
    .the = l'abilità «Bardica»
    .of = dell'abilità «Bardica»

name-battle_prayer = Preghiera di battaglia
    .gender = feminine
    .number = one
    .the = l'abilità «Preghiera di battaglia»
    .of = dell'abilità «Preghiera di battaglia»

name-battle_scars = Cicatrici di battaglia
    .gender = feminine
    .number = one
    .the = l'abilità «Cicatrici di battaglia»
    .of = dell'abilità «Cicatrici di battaglia»

name-bear_cavalry = Cavalleria d'orsi
    .gender = feminine
    .number = one
    .the = l'abilità «Cavalleria d'orsi»
    .of = dell'abilità «Cavalleria d'orsi»

name-berics_vassal = Vassallo di Beric
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo di Beric»
    .of = dell'abilità «Vassallo di Beric»

name-berserkers_fervor = Fervore del berserker
    .gender = feminine
    .number = one
    .the = l'abilità «Fervore del berserker»
    .of = dell'abilità «Fervore del berserker»

name-black_fire = Fuoco nero
    .gender = feminine
    .number = one
    .the = l'abilità «Fuoco nero»
    .of = dell'abilità «Fuoco nero»

name-blade_and_fang = Lama e zanna
    .gender = feminine
    .number = one
    .the = l'abilità «Lama e zanna»
    .of = dell'abilità «Lama e zanna»

name-bloodrider = Cavaliere di sangue
    .gender = feminine
    .number = one
    .the = l'abilità «Cavaliere di sangue»
    .of = dell'abilità «Cavaliere di sangue»

name-bloodriders_arakh = Arakh dei cavalieri di sangue
    .gender = feminine
    .number = one
    .the = l'abilità «Arakh dei cavalieri di sangue»
    .of = dell'abilità «Arakh dei cavalieri di sangue»

name-boarding_axe = Ascia d'abbordaggio
    .gender = feminine
    .number = one
    .the = l'abilità «Ascia d'abbordaggio»
    .of = dell'abilità «Ascia d'abbordaggio»

name-boisterous_charisma = Carisma esuberante
    .gender = feminine
    .number = one
    .the = l'abilità «Carisma esuberante»
    .of = dell'abilità «Carisma esuberante»

name-boldness_and_courage = Audacia e coraggio
    .gender = feminine
    .number = one
    .the = l'abilità «Audacia e coraggio»
    .of = dell'abilità «Audacia e coraggio»

name-bolt_thrower = Lanciadardi
    .gender = feminine
    .number = one
    .the = l'abilità «Lanciadardi»
    .of = dell'abilità «Lanciadardi»

name-bonded_bear = Orso legato
    .gender = feminine
    .number = one
    .the = l'abilità «Orso legato»
    .of = dell'abilità «Orso legato»

name-bonded_boar = Cinghiale legato
    .gender = feminine
    .number = one
    .the = l'abilità «Cinghiale legato»
    .of = dell'abilità «Cinghiale legato»

name-bonded_eagle = Aquila legata
    .gender = feminine
    .number = one
    .the = l'abilità «Aquila legata»
    .of = dell'abilità «Aquila legata»

name-bonded_skinchanger = Metamorfo legato
    .gender = feminine
    .number = one
    .the = l'abilità «Metamorfo legato»
    .of = dell'abilità «Metamorfo legato»

name-bonded_wolf = Lupo legato
    .gender = feminine
    .number = one
    .the = l'abilità «Lupo legato»
    .of = dell'abilità «Lupo legato»

name-bookkeeping_cortnay_penrose = Contabilità (Cortnay Penrose)
    .gender = feminine
    .number = one
    .the = l'abilità «Contabilità (Cortnay Penrose)»
    .of = dell'abilità «Contabilità (Cortnay Penrose)»

name-bookkeeping_samwell_tarly = Contabilità (Samwell Tarly)
    .gender = feminine
    .number = one
    .the = l'abilità «Contabilità (Samwell Tarly)»
    .of = dell'abilità «Contabilità (Samwell Tarly)»

name-brans_protector = Protettore di Bran
    .gender = feminine
    .number = one
    .the = l'abilità «Protettore di Bran»
    .of = dell'abilità «Protettore di Bran»

name-bravery_in_the_face_of_death = Coraggio di fronte alla morte
    .gender = feminine
    .number = one
    .the = l'abilità «Coraggio di fronte alla morte»
    .of = dell'abilità «Coraggio di fronte alla morte»

name-brotherhood_armaments = Armamenti della Fratellanza
    .gender = feminine
    .number = one
    .the = l'abilità «Armamenti della Fratellanza»
    .of = dell'abilità «Armamenti della Fratellanza»

name-brutal_armaments = Armamenti brutali
    .gender = feminine
    .number = one
    .the = l'abilità «Armamenti brutali»
    .of = dell'abilità «Armamenti brutali»

name-brutal_sadism = Sadismo brutale
    .gender = feminine
    .number = one
    .the = l'abilità «Sadismo brutale»
    .of = dell'abilità «Sadismo brutale»

name-camp_followers = Seguito dell'accampamento
    .gender = feminine
    .number = one
    .the = l'abilità «Seguito dell'accampamento»
    .of = dell'abilità «Seguito dell'accampamento»

name-captains_men = Gli uomini del capitano
    .gender = feminine
    .number = one
    .the = l'abilità «Gli uomini del capitano»
    .of = dell'abilità «Gli uomini del capitano»

name-castellans_duty = Il dovere del castellano
    .gender = feminine
    .number = one
    .the = l'abilità «Il dovere del castellano»
    .of = dell'abilità «Il dovere del castellano»

name-cavalry_ability = Cavalleria
    .gender = feminine
    .number = one
    .the = l'abilità «Cavalleria»
    .of = dell'abilità «Cavalleria»

name-champions_wrath = L'ira del campione
    .gender = feminine
    .number = one
    .the = l'abilità «L'ira del campione»
    .of = dell'abilità «L'ira del campione»

name-chariot = Carro
    .gender = feminine
    .number = one
    .the = l'abilità «Carro»
    .of = dell'abilità «Carro»

name-chieftains_fury = La furia del capoclan
    .gender = feminine
    .number = one
    .the = l'abilità «La furia del capoclan»
    .of = dell'abilità «La furia del capoclan»

name-choosing_a_name = Scegliere un nome
    .gender = feminine
    .number = one
    .the = l'abilità «Scegliere un nome»
    .of = dell'abilità «Scegliere un nome»

name-claims_to_the_kingdom = Pretese sul regno
    .gender = feminine
    .number = one
    .the = l'abilità «Pretese sul regno»
    .of = dell'abilità «Pretese sul regno»

name-claw_and_blade = Artiglio e lama
    .gender = feminine
    .number = one
    .the = l'abilità «Artiglio e lama»
    .of = dell'abilità «Artiglio e lama»

name-cleaving_blows = Fendenti
    .gender = feminine
    .number = one
    .the = l'abilità «Fendenti»
    .of = dell'abilità «Fendenti»

name-combat_mastery_defense = Maestria in combattimento: difesa
    .gender = feminine
    .number = one
    .the = l'abilità «Maestria in combattimento: difesa»
    .of = dell'abilità «Maestria in combattimento: difesa»

name-combat_mastery_resolve = Maestria in combattimento: tempra
    .gender = feminine
    .number = one
    .the = l'abilità «Maestria in combattimento: tempra»
    .of = dell'abilità «Maestria in combattimento: tempra»

name-commanders_vassal = Vassallo del comandante
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo del comandante»
    .of = dell'abilità «Vassallo del comandante»

name-conflicting_reactions = Reazioni contrastanti
    .gender = feminine
    .number = one
    .the = l'abilità «Reazioni contrastanti»
    .of = dell'abilità «Reazioni contrastanti»

name-conviction_of_a_true_khaleesi = La convinzione di una vera khaleesi
    .gender = feminine
    .number = one
    .the = l'abilità «La convinzione di una vera khaleesi»
    .of = dell'abilità «La convinzione di una vera khaleesi»

name-coordinated_assault = Assalto coordinato
    .gender = feminine
    .number = one
    .the = l'abilità «Assalto coordinato»
    .of = dell'abilità «Assalto coordinato»

name-counterstrike = Rappresaglia
    .gender = feminine
    .number = one
    .the = l'abilità «Rappresaglia»
    .of = dell'abilità «Rappresaglia»

name-counts_and_measures = Conti e misure
    .gender = feminine
    .number = one
    .the = l'abilità «Conti e misure»
    .of = dell'abilità «Conti e misure»

name-crossbow = Balestra
    .gender = feminine
    .number = one
    .the = l'abilità «Balestra»
    .of = dell'abilità «Balestra»

name-dauntless = Intrepido
    .gender = feminine
    .number = one
    .the = l'abilità «Intrepido»
    .of = dell'abilità «Intrepido»

name-davos_vassal = Vassallo di Davos
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo di Davos»
    .of = dell'abilità «Vassallo di Davos»

name-deadly_bloom = Fiore mortale
    .gender = feminine
    .number = one
    .the = l'abilità «Fiore mortale»
    .of = dell'abilità «Fiore mortale»

name-deadly_impact = Impatto mortale
    .gender = feminine
    .number = one
    .the = l'abilità «Impatto mortale»
    .of = dell'abilità «Impatto mortale»

name-deceitful_envoy = Inviato ingannevole
    .gender = feminine
    .number = one
    .the = l'abilità «Inviato ingannevole»
    .of = dell'abilità «Inviato ingannevole»

name-dervish_blades = Lame di derviscio
    .gender = feminine
    .number = one
    .the = l'abilità «Lame di derviscio»
    .of = dell'abilità «Lame di derviscio»

name-desert_marksmen = Tiratori del deserto
    .gender = feminine
    .number = one
    .the = l'abilità «Tiratori del deserto»
    .of = dell'abilità «Tiratori del deserto»

name-direwolf = Metalupo
    .gender = feminine
    .number = one
    .the = l'abilità «Metalupo»
    .of = dell'abilità «Metalupo»

name-disorganized = Disorganizzati
    .gender = feminine
    .number = one
    .the = l'abilità «Disorganizzati»
    .of = dell'abilità «Disorganizzati»

name-disrupt = Intralciare
    .gender = feminine
    .number = one
    .the = l'abilità «Intralciare»
    .of = dell'abilità «Intralciare»

name-disrupt_communication = Interrompere le comunicazioni
    .gender = feminine
    .number = one
    .the = l'abilità «Interrompere le comunicazioni»
    .of = dell'abilità «Interrompere le comunicazioni»

name-distract = Distrarre
    .gender = feminine
    .number = one
    .the = l'abilità «Distrarre»
    .of = dell'abilità «Distrarre»

name-divine_sacrifices = Sacrifici divini
    .gender = feminine
    .number = one
    .the = l'abilità «Sacrifici divini»
    .of = dell'abilità «Sacrifici divini»

name-dominance_of_the_crown = Il dominio della Corona
    .gender = feminine
    .number = one
    .the = l'abilità «Il dominio della Corona»
    .of = dell'abilità «Il dominio della Corona»

name-domineering_pride = Orgoglio prepotente
    .gender = feminine
    .number = one
    .the = l'abilità «Orgoglio prepotente»
    .of = dell'abilità «Orgoglio prepotente»

name-dornish_conviction = Convinzione dorniana
    .gender = feminine
    .number = one
    .the = l'abilità «Convinzione dorniana»
    .of = dell'abilità «Convinzione dorniana»

name-dornish_vengeance = Vendetta dorniana
    .gender = feminine
    .number = one
    .the = l'abilità «Vendetta dorniana»
    .of = dell'abilità «Vendetta dorniana»

name-double_hammers = Doppi martelli
    .gender = feminine
    .number = one
    .the = l'abilità «Doppi martelli»
    .of = dell'abilità «Doppi martelli»

name-dracarys_ability = Dracarys!
    .gender = feminine
    .number = one
    .the = l'abilità «Dracarys!»
    .of = dell'abilità «Dracarys!»

name-drogos_bloodriders_ability = Cavalieri di sangue di Drogo
    .gender = feminine
    .number = one
    .the = l'abilità «Cavalieri di sangue di Drogo»
    .of = dell'abilità «Cavalieri di sangue di Drogo»

name-drowned_gods_fanatics = Fanatici del Dio Abissale
    .gender = feminine
    .number = one
    .the = l'abilità «Fanatici del Dio Abissale»
    .of = dell'abilità «Fanatici del Dio Abissale»

name-dual_weapons = Doppie armi
    .gender = feminine
    .number = one
    .the = l'abilità «Doppie armi»
    .of = dell'abilità «Doppie armi»

name-dutiful_commander = Comandante ligio
    .gender = feminine
    .number = one
    .the = l'abilità «Comandante ligio»
    .of = dell'abilità «Comandante ligio»

name-duty_to_the_crown = Dovere verso la Corona
    .gender = feminine
    .number = one
    .the = l'abilità «Dovere verso la Corona»
    .of = dell'abilità «Dovere verso la Corona»

name-duty_to_the_realms_of_men = Dovere verso i regni degli uomini
    .gender = feminine
    .number = one
    .the = l'abilità «Dovere verso i regni degli uomini»
    .of = dell'abilità «Dovere verso i regni degli uomini»

name-elderly_caution = La prudenza degli anni
    .gender = feminine
    .number = one
    .the = l'abilità «La prudenza degli anni»
    .of = dell'abilità «La prudenza degli anni»

name-elusive_escape = Fuga sfuggente
    .gender = feminine
    .number = one
    .the = l'abilità «Fuga sfuggente»
    .of = dell'abilità «Fuga sfuggente»

name-embolden = Incoraggiare
    .gender = feminine
    .number = one
    .the = l'abilità «Incoraggiare»
    .of = dell'abilità «Incoraggiare»

name-enhanced_mobility = Mobilità migliorata
    .gender = feminine
    .number = one
    .the = l'abilità «Mobilità migliorata»
    .of = dell'abilità «Mobilità migliorata»

name-executioners_axe = Ascia del boia
    .gender = feminine
    .number = one
    .the = l'abilità «Ascia del boia»
    .of = dell'abilità «Ascia del boia»

name-executioners_fury = Furia del boia
    .gender = feminine
    .number = one
    .the = l'abilità «Furia del boia»
    .of = dell'abilità «Furia del boia»

name-experiment_enhancements = Migliorie sperimentali
    .gender = feminine
    .number = one
    .the = l'abilità «Migliorie sperimentali»
    .of = dell'abilità «Migliorie sperimentali»

name-expert_duelist = Duellante esperto
    .gender = feminine
    .number = one
    .the = l'abilità «Duellante esperto»
    .of = dell'abilità «Duellante esperto»

name-expert_maintenance = Manutenzione esperta
    .gender = feminine
    .number = one
    .the = l'abilità «Manutenzione esperta»
    .of = dell'abilità «Manutenzione esperta»

name-eye_of_the_crow = L'occhio del corvo
    .gender = feminine
    .number = one
    .the = l'abilità «L'occhio del corvo»
    .of = dell'abilità «L'occhio del corvo»

name-family_duty_honor = Famiglia, dovere, onore
    .gender = feminine
    .number = one
    .the = l'abilità «Famiglia, dovere, onore»
    .of = dell'abilità «Famiglia, dovere, onore»

name-fanatical_zeal = Zelo fanatico
    .gender = feminine
    .number = one
    .the = l'abilità «Zelo fanatico»
    .of = dell'abilità «Zelo fanatico»

name-fealty_to_the_seven = Fedeltà ai Sette
    .gender = feminine
    .number = one
    .the = l'abilità «Fedeltà ai Sette»
    .of = dell'abilità «Fedeltà ai Sette»

name-fearless_avarice = Avarizia impavida
    .gender = feminine
    .number = one
    .the = l'abilità «Avarizia impavida»
    .of = dell'abilità «Avarizia impavida»

name-ferocious_assault = Assalto feroce
    .gender = feminine
    .number = one
    .the = l'abilità «Assalto feroce»
    .of = dell'abilità «Assalto feroce»

name-fervent_conviction = Convinzione fervente
    .gender = feminine
    .number = one
    .the = l'abilità «Convinzione fervente»
    .of = dell'abilità «Convinzione fervente»

name-fighters_armaments = Armamenti da combattente
    .gender = feminine
    .number = one
    .the = l'abilità «Armamenti da combattente»
    .of = dell'abilità «Armamenti da combattente»

name-finding_the_best_patron = Trovare il miglior protettore
    .gender = feminine
    .number = one
    .the = l'abilità «Trovare il miglior protettore»
    .of = dell'abilità «Trovare il miglior protettore»

name-fire_arrows = Frecce di fuoco
    .gender = feminine
    .number = one
    .the = l'abilità «Frecce di fuoco»
    .of = dell'abilità «Frecce di fuoco»

name-first_claim = Primo diritto
    .gender = feminine
    .number = one
    .the = l'abilità «Primo diritto»
    .of = dell'abilità «Primo diritto»

name-first_of_the_kings_men = Primo degli uomini del re
    .gender = feminine
    .number = one
    .the = l'abilità «Primo degli uomini del re»
    .of = dell'abilità «Primo degli uomini del re»

name-flail = Mazzafrusto
    .gender = feminine
    .number = one
    .the = l'abilità «Mazzafrusto»
    .of = dell'abilità «Mazzafrusto»

name-frenzied_swings = Colpi frenetici
    .gender = feminine
    .number = one
    .the = l'abilità «Colpi frenetici»
    .of = dell'abilità «Colpi frenetici»

name-fresh_converts = Nuovi convertiti
    .gender = feminine
    .number = one
    .the = l'abilità «Nuovi convertiti»
    .of = dell'abilità «Nuovi convertiti»

name-frey_ambition = L'ambizione dei Frey
    .gender = feminine
    .number = one
    .the = l'abilità «L'ambizione dei Frey»
    .of = dell'abilità «L'ambizione dei Frey»

name-fueled_by_slaughter = Nutriti dal massacro
    .gender = feminine
    .number = one
    .the = l'abilità «Nutriti dal massacro»
    .of = dell'abilità «Nutriti dal massacro»

name-furious_charge = Carica furiosa
    .gender = feminine
    .number = one
    .the = l'abilità «Carica furiosa»
    .of = dell'abilità «Carica furiosa»

name-furious_swing = Fendente furioso
    .gender = feminine
    .number = one
    .the = l'abilità «Fendente furioso»
    .of = dell'abilità «Fendente furioso»

name-fury_of_the_thenns = La furia dei Thenn
    .gender = feminine
    .number = one
    .the = l'abilità «La furia dei Thenn»
    .of = dell'abilità «La furia dei Thenn»

name-gallows_humor = Umorismo nero
    .gender = feminine
    .number = one
    .the = l'abilità «Umorismo nero»
    .of = dell'abilità «Umorismo nero»

name-gang_up = In branco
    .gender = feminine
    .number = one
    .the = l'abilità «In branco»
    .of = dell'abilità «In branco»

name-giant_ability = Gigante
    .gender = feminine
    .number = one
    .the = l'abilità «Gigante»
    .of = dell'abilità «Gigante»

name-giants_spear = Lancia da gigante
    .gender = feminine
    .number = one
    .the = l'abilità «Lancia da gigante»
    .of = dell'abilità «Lancia da gigante»

name-gifts_of_iron_gold_and_steel = Doni di ferro, oro e acciaio
    .gender = feminine
    .number = one
    .the = l'abilità «Doni di ferro, oro e acciaio»
    .of = dell'abilità «Doni di ferro, oro e acciaio»

name-gifts_of_silver_and_bronze = Doni d'argento e di bronzo
    .gender = feminine
    .number = one
    .the = l'abilità «Doni d'argento e di bronzo»
    .of = dell'abilità «Doni d'argento e di bronzo»

name-gillys_insight = L'intuito di Gilly
    .gender = feminine
    .number = one
    .the = l'abilità «L'intuito di Gilly»
    .of = dell'abilità «L'intuito di Gilly»

name-go_down_fighting = Morire combattendo
    .gender = feminine
    .number = one
    .the = l'abilità «Morire combattendo»
    .of = dell'abilità «Morire combattendo»

name-golden_fire = Fuoco dorato
    .gender = feminine
    .number = one
    .the = l'abilità «Fuoco dorato»
    .of = dell'abilità «Fuoco dorato»

name-gore_and_feed = Sventrare e divorare
    .gender = feminine
    .number = one
    .the = l'abilità «Sventrare e divorare»
    .of = dell'abilità «Sventrare e divorare»

name-great_axe = Grande ascia
    .gender = feminine
    .number = one
    .the = l'abilità «Grande ascia»
    .of = dell'abilità «Grande ascia»

name-great_hammer = Grande martello
    .gender = feminine
    .number = one
    .the = l'abilità «Grande martello»
    .of = dell'abilità «Grande martello»

name-greatsword = Spadone
    .gender = feminine
    .number = one
    .the = l'abilità «Spadone»
    .of = dell'abilità «Spadone»

name-halberd = Alabarda
    .gender = feminine
    .number = one
    .the = l'abilità «Alabarda»
    .of = dell'abilità «Alabarda»

name-halfhands_guidance = La guida del Monco
    .gender = feminine
    .number = one
    .the = l'abilità «La guida del Monco»
    .of = dell'abilità «La guida del Monco»

name-hands_orders = Ordini del Primo Cavaliere
    .gender = feminine
    .number = one
    .the = l'abilità «Ordini del Primo Cavaliere»
    .of = dell'abilità «Ordini del Primo Cavaliere»

name-hardened = Temprato
    .gender = feminine
    .number = one
    .the = l'abilità «Temprato»
    .of = dell'abilità «Temprato»

name-harmas_vassal = Vassallo di Harma
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo di Harma»
    .of = dell'abilità «Vassallo di Harma»

name-harpoon = Arpione
    .gender = feminine
    .number = one
    .the = l'abilità «Arpione»
    .of = dell'abilità «Arpione»

name-healing_hands = Mani guaritrici
    .gender = feminine
    .number = one
    .the = l'abilità «Mani guaritrici»
    .of = dell'abilità «Mani guaritrici»

name-heart_of_fire = Cuore di fuoco
    .gender = feminine
    .number = one
    .the = l'abilità «Cuore di fuoco»
    .of = dell'abilità «Cuore di fuoco»

name-hidden_shot = Tiro nascosto
    .gender = feminine
    .number = one
    .the = l'abilità «Tiro nascosto»
    .of = dell'abilità «Tiro nascosto»

name-highgarden_lance = Lancia di Alto Giardino
    .gender = feminine
    .number = one
    .the = l'abilità «Lancia di Alto Giardino»
    .of = dell'abilità «Lancia di Alto Giardino»

name-history_is_written_by_the_victors = La storia la scrivono i vincitori
    .gender = feminine
    .number = one
    .the = l'abilità «La storia la scrivono i vincitori»
    .of = dell'abilità «La storia la scrivono i vincitori»

name-hodor_strength = Hodor!
    .gender = feminine
    .number = one
    .the = l'abilità «Hodor!»
    .of = dell'abilità «Hodor!»

name-hodor_retreat = Hodor!!!
    .gender = feminine
    .number = one
    .the = l'abilità «Hodor!!!»
    .of = dell'abilità «Hodor!!!»

name-horrific_rumors = Voci raccapriccianti
    .gender = feminine
    .number = one
    .the = l'abilità «Voci raccapriccianti»
    .of = dell'abilità «Voci raccapriccianti»

name-horrific_rumors_bolton = Voci raccapriccianti (Bolton)
    .gender = feminine
    .number = one
    .the = l'abilità «Voci raccapriccianti (Bolton)»
    .of = dell'abilità «Voci raccapriccianti (Bolton)»

name-horrific_visage = Aspetto raccapricciante
    .gender = feminine
    .number = one
    .the = l'abilità «Aspetto raccapricciante»
    .of = dell'abilità «Aspetto raccapricciante»

name-hot_pies = Frittelle calde!
    .gender = feminine
    .number = one
    .the = l'abilità «Frittelle calde!»
    .of = dell'abilità «Frittelle calde!»

name-hot_tempered = Testa calda
    .gender = feminine
    .number = one
    .the = l'abilità «Testa calda»
    .of = dell'abilità «Testa calda»

name-house_of_the_undying = La Casa degli Eterni
    .gender = feminine
    .number = one
    .the = l'abilità «La Casa degli Eterni»
    .of = dell'abilità «La Casa degli Eterni»

name-hrakkars_and_tamers = Hrakkar e domatori
    .gender = feminine
    .number = one
    .the = l'abilità «Hrakkar e domatori»
    .of = dell'abilità «Hrakkar e domatori»

name-hunters_guile = L'astuzia del cacciatore
    .gender = feminine
    .number = one
    .the = l'abilità «L'astuzia del cacciatore»
    .of = dell'abilità «L'astuzia del cacciatore»

name-illyrios_boon = Il favore di Illyrio
    .gender = feminine
    .number = one
    .the = l'abilità «Il favore di Illyrio»
    .of = dell'abilità «Il favore di Illyrio»

name-impaling_spear = Lancia impalatrice
    .gender = feminine
    .number = one
    .the = l'abilità «Lancia impalatrice»
    .of = dell'abilità «Lancia impalatrice»

name-improved_armaments = Armamenti migliorati
    .gender = feminine
    .number = one
    .the = l'abilità «Armamenti migliorati»
    .of = dell'abilità «Armamenti migliorati»

name-improved_defenses = Difese migliorate
    .gender = feminine
    .number = one
    .the = l'abilità «Difese migliorate»
    .of = dell'abilità «Difese migliorate»

name-improved_defenses_bwb = Difese migliorate (Fratellanza)
    .gender = feminine
    .number = one
    .the = l'abilità «Difese migliorate (Fratellanza)»
    .of = dell'abilità «Difese migliorate (Fratellanza)»

name-improved_defenses_stark = Difese migliorate (Stark)
    .gender = feminine
    .number = one
    .the = l'abilità «Difese migliorate (Stark)»
    .of = dell'abilità «Difese migliorate (Stark)»

name-in_rhllors_name_ability = Nel nome di R'hllor
    .gender = feminine
    .number = one
    .the = l'abilità «Nel nome di R'hllor»
    .of = dell'abilità «Nel nome di R'hllor»

name-indomitable = Indomabile
    .gender = feminine
    .number = one
    .the = l'abilità «Indomabile»
    .of = dell'abilità «Indomabile»

name-inspiring_presence = Presenza ispiratrice
    .gender = feminine
    .number = one
    .the = l'abilità «Presenza ispiratrice»
    .of = dell'abilità «Presenza ispiratrice»

name-interrogate = Interrogare
    .gender = feminine
    .number = one
    .the = l'abilità «Interrogare»
    .of = dell'abilità «Interrogare»

name-intimidating_presence = Presenza intimidatoria
    .gender = feminine
    .number = one
    .the = l'abilità «Presenza intimidatoria»
    .of = dell'abilità «Presenza intimidatoria»

name-intimidation_of_the_crown = L'intimidazione della Corona
    .gender = feminine
    .number = one
    .the = l'abilità «L'intimidazione della Corona»
    .of = dell'abilità «L'intimidazione della Corona»

name-intrigue_and_subterfuge_ability = Intrigo e sotterfugio
    .gender = feminine
    .number = one
    .the = l'abilità «Intrigo e sotterfugio»
    .of = dell'abilità «Intrigo e sotterfugio»

name-iron_credit = Credito di ferro
    .gender = feminine
    .number = one
    .the = l'abilità «Credito di ferro»
    .of = dell'abilità «Credito di ferro»

name-iron_resolve = Volontà di ferro
    .gender = feminine
    .number = one
    .the = l'abilità «Volontà di ferro»
    .of = dell'abilità «Volontà di ferro»

name-ironborn_arrows = Frecce degli uomini di ferro
    .gender = feminine
    .number = one
    .the = l'abilità «Frecce degli uomini di ferro»
    .of = dell'abilità «Frecce degli uomini di ferro»

name-ironborn_diplomat = Diplomatico di ferro
    .gender = feminine
    .number = one
    .the = l'abilità «Diplomatico di ferro»
    .of = dell'abilità «Diplomatico di ferro»

name-jade_fire = Fuoco di giada
    .gender = feminine
    .number = one
    .the = l'abilità «Fuoco di giada»
    .of = dell'abilità «Fuoco di giada»

name-jagged_weapons = Armi frastagliate
    .gender = feminine
    .number = one
    .the = l'abilità «Armi frastagliate»
    .of = dell'abilità «Armi frastagliate»

name-jaimes_vassal = Vassallo di Jaime
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo di Jaime»
    .of = dell'abilità «Vassallo di Jaime»

name-joffreys_retinue = Seguito di Joffrey
    .gender = feminine
    .number = one
    .the = l'abilità «Seguito di Joffrey»
    .of = dell'abilità «Seguito di Joffrey»

name-jojens_greensight = La visione verde di Jojen
    .gender = feminine
    .number = one
    .the = l'abilità «La visione verde di Jojen»
    .of = dell'abilità «La visione verde di Jojen»

name-jokins_protector = Protettore di Jokin
    .gender = feminine
    .number = one
    .the = l'abilità «Protettore di Jokin»
    .of = dell'abilità «Protettore di Jokin»

name-jokins_vassal = Vassallo di Jokin
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo di Jokin»
    .of = dell'abilità «Vassallo di Jokin»

name-juvenile_dragon = Drago giovane
    .gender = feminine
    .number = one
    .the = l'abilità «Drago giovane»
    .of = dell'abilità «Drago giovane»

name-kings_blade = La lama del re
    .gender = feminine
    .number = one
    .the = l'abilità «La lama del re»
    .of = dell'abilità «La lama del re»

name-knightly_armaments = Armamenti da cavaliere
    .gender = feminine
    .number = one
    .the = l'abilità «Armamenti da cavaliere»
    .of = dell'abilità «Armamenti da cavaliere»

name-knightly_vow = Voto del cavaliere
    .gender = feminine
    .number = one
    .the = l'abilità «Voto del cavaliere»
    .of = dell'abilità «Voto del cavaliere»

name-knights_blade = Lama del cavaliere
    .gender = feminine
    .number = one
    .the = l'abilità «Lama del cavaliere»
    .of = dell'abilità «Lama del cavaliere»

name-knowledge_is_power = Sapere è potere
    .gender = feminine
    .number = one
    .the = l'abilità «Sapere è potere»
    .of = dell'abilità «Sapere è potere»

name-lady_of_the_wilds = La signora delle terre selvagge
    .gender = feminine
    .number = one
    .the = l'abilità «La signora delle terre selvagge»
    .of = dell'abilità «La signora delle terre selvagge»

name-lance = Lancia da cavaliere
    .gender = feminine
    .number = one
    .the = l'abilità «Lancia da cavaliere»
    .of = dell'abilità «Lancia da cavaliere»

name-lannister_justice = Giustizia Lannister
    .gender = feminine
    .number = one
    .the = l'abilità «Giustizia Lannister»
    .of = dell'abilità «Giustizia Lannister»

name-lannister_oppression = Oppressione Lannister
    .gender = feminine
    .number = one
    .the = l'abilità «Oppressione Lannister»
    .of = dell'abilità «Oppressione Lannister»

name-lightbringer_ability = Portatrice di Luce
    .gender = feminine
    .number = one
    .the = l'abilità «Portatrice di Luce»
    .of = dell'abilità «Portatrice di Luce»

name-little_birds = Uccelletti
    .gender = feminine
    .number = one
    .the = l'abilità «Uccelletti»
    .of = dell'abilità «Uccelletti»

name-little_doves = Colombelle
    .gender = feminine
    .number = one
    .the = l'abilità «Colombelle»
    .of = dell'abilità «Colombelle»

name-loving_counsel = Consiglio amorevole
    .gender = feminine
    .number = one
    .the = l'abilità «Consiglio amorevole»
    .of = dell'abilità «Consiglio amorevole»

name-loyal_imposter = Impostore leale
    .gender = feminine
    .number = one
    .the = l'abilità «Impostore leale»
    .of = dell'abilità «Impostore leale»

name-loyalty_through_coin = Lealtà comprata
    .gender = feminine
    .number = one
    .the = l'abilità «Lealtà comprata»
    .of = dell'abilità «Lealtà comprata»

name-lysene_charm = Fascino di Lys
    .gender = feminine
    .number = one
    .the = l'abilità «Fascino di Lys»
    .of = dell'abilità «Fascino di Lys»

name-mace_and_spike = Mazza e punta
    .gender = feminine
    .number = one
    .the = l'abilità «Mazza e punta»
    .of = dell'abilità «Mazza e punta»

name-maegis_healing = La guarigione della maegi
    .gender = feminine
    .number = one
    .the = l'abilità «La guarigione della maegi»
    .of = dell'abilità «La guarigione della maegi»

name-maegis_knowledge = Il sapere della maegi
    .gender = feminine
    .number = one
    .the = l'abilità «Il sapere della maegi»
    .of = dell'abilità «Il sapere della maegi»

name-maesters_healing = La guarigione del maestro
    .gender = feminine
    .number = one
    .the = l'abilità «La guarigione del maestro»
    .of = dell'abilità «La guarigione del maestro»

name-mammoth = Mammut
    .gender = feminine
    .number = one
    .the = l'abilità «Mammut»
    .of = dell'abilità «Mammut»

name-manipulation_and_deception = Manipolazione e inganno
    .gender = feminine
    .number = one
    .the = l'abilità «Manipolazione e inganno»
    .of = dell'abilità «Manipolazione e inganno»

name-manticore_venom = Veleno di manticora
    .gender = feminine
    .number = one
    .the = l'abilità «Veleno di manticora»
    .of = dell'abilità «Veleno di manticora»

name-marauders_blades = Lame da predone
    .gender = feminine
    .number = one
    .the = l'abilità «Lame da predone»
    .of = dell'abilità «Lame da predone»

name-marshal = Maresciallo
    .gender = feminine
    .number = one
    .the = l'abilità «Maresciallo»
    .of = dell'abilità «Maresciallo»

name-martial_expertise = Perizia marziale
    .gender = feminine
    .number = one
    .the = l'abilità «Perizia marziale»
    .of = dell'abilità «Perizia marziale»

name-master_of_the_game = Maestro del gioco
    .gender = feminine
    .number = one
    .the = l'abilità «Maestro del gioco»
    .of = dell'abilità «Maestro del gioco»

name-master_skinchanger = Maestro metamorfo
    .gender = feminine
    .number = one
    .the = l'abilità «Maestro metamorfo»
    .of = dell'abilità «Maestro metamorfo»

name-mastercraft_longsword = Spada lunga magistrale
    .gender = feminine
    .number = one
    .the = l'abilità «Spada lunga magistrale»
    .of = dell'abilità «Spada lunga magistrale»

name-mastercraft_warhammer = Martello da guerra magistrale
    .gender = feminine
    .number = one
    .the = l'abilità «Martello da guerra magistrale»
    .of = dell'abilità «Martello da guerra magistrale»

name-mercenarys_longbow = Arco lungo mercenario
    .gender = feminine
    .number = one
    .the = l'abilità «Arco lungo mercenario»
    .of = dell'abilità «Arco lungo mercenario»

name-merchant_lords_reach = L'influenza del principe mercante
    .gender = feminine
    .number = one
    .the = l'abilità «L'influenza del principe mercante»
    .of = dell'abilità «L'influenza del principe mercante»

name-might_of_the_iron_throne = Il potere del Trono di Spade
    .gender = feminine
    .number = one
    .the = l'abilità «Il potere del Trono di Spade»
    .of = dell'abilità «Il potere del Trono di Spade»

name-might_of_the_throne_cortnay_penrose = Il potere del trono (Cortnay Penrose)
    .gender = feminine
    .number = one
    .the = l'abilità «Il potere del trono (Cortnay Penrose)»
    .of = dell'abilità «Il potere del trono (Cortnay Penrose)»

name-might_of_the_throne_kevan_lannister = Il potere del trono (Kevan Lannister)
    .gender = feminine
    .number = one
    .the = l'abilità «Il potere del trono (Kevan Lannister)»
    .of = dell'abilità «Il potere del trono (Kevan Lannister)»

name-misunderstood_omens = Presagi fraintesi
    .gender = feminine
    .number = one
    .the = l'abilità «Presagi fraintesi»
    .of = dell'abilità «Presagi fraintesi»

name-mother_of_dragons = Madre dei draghi
    .gender = feminine
    .number = one
    .the = l'abilità «Madre dei draghi»
    .of = dell'abilità «Madre dei draghi»

name-motivated_by_coin = Mossi dal denaro
    .gender = feminine
    .number = one
    .the = l'abilità «Mossi dal denaro»
    .of = dell'abilità «Mossi dal denaro»

name-motley_armaments = Armamenti assortiti
    .gender = feminine
    .number = one
    .the = l'abilità «Armamenti assortiti»
    .of = dell'abilità «Armamenti assortiti»

name-mummers_blade = Lama da guitto
    .gender = feminine
    .number = one
    .the = l'abilità «Lama da guitto»
    .of = dell'abilità «Lama da guitto»

name-names_on_the_list = I nomi della lista
    .gender = feminine
    .number = one
    .the = l'abilità «I nomi della lista»
    .of = dell'abilità «I nomi della lista»

name-necessary_sacrifices = Sacrifici necessari
    .gender = feminine
    .number = one
    .the = l'abilità «Sacrifici necessari»
    .of = dell'abilità «Sacrifici necessari»

name-negotiator = Negoziatore
    .gender = feminine
    .number = one
    .the = l'abilità «Negoziatore»
    .of = dell'abilità «Negoziatore»

name-never_do_what_they_expect = Non fare mai ciò che si aspettano
    .gender = feminine
    .number = one
    .the = l'abilità «Non fare mai ciò che si aspettano»
    .of = dell'abilità «Non fare mai ciò che si aspettano»

name-northern_resilience = Tenacia del Nord
    .gender = feminine
    .number = one
    .the = l'abilità «Tenacia del Nord»
    .of = dell'abilità «Tenacia del Nord»

name-oppressive_peacekeeping = Ordine oppressivo
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine oppressivo»
    .of = dell'abilità «Ordine oppressivo»

name-order_adaptive_planning = Ordine: pianificazione flessibile
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: pianificazione flessibile»
    .of = dell'abilità «Ordine: pianificazione flessibile»

name-order_adaptive_style = Ordine: stile flessibile
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: stile flessibile»
    .of = dell'abilità «Ordine: stile flessibile»

name-order_battle_plan = Ordine: piano di battaglia
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: piano di battaglia»
    .of = dell'abilità «Ordine: piano di battaglia»

name-order_charging_volley = Ordine: salva e carica
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: salva e carica»
    .of = dell'abilità «Ordine: salva e carica»

name-order_counterstrategy = Ordine: controstrategia
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: controstrategia»
    .of = dell'abilità «Ordine: controstrategia»

name-order_deceitful_reposition = Ordine: riposizionamento ingannevole
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: riposizionamento ingannevole»
    .of = dell'abilità «Ordine: riposizionamento ingannevole»

name-order_divide_the_spoils = Ordine: spartire il bottino
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: spartire il bottino»
    .of = dell'abilità «Ordine: spartire il bottino»

name-order_drowned_gods_blessing = Ordine: benedizione del Dio Abissale
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: benedizione del Dio Abissale»
    .of = dell'abilità «Ordine: benedizione del Dio Abissale»

name-order_grisly_example = Ordine: esempio macabro
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: esempio macabro»
    .of = dell'abilità «Ordine: esempio macabro»

name-order_hidden_traps = Ordine: trappole nascoste
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: trappole nascoste»
    .of = dell'abilità «Ordine: trappole nascoste»

name-order_hold_the_line = Ordine: tenete la linea!
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: tenete la linea!»
    .of = dell'abilità «Ordine: tenete la linea!»

name-order_incite = Ordine: incitare
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: incitare»
    .of = dell'abilità «Ordine: incitare»

name-order_lannister_supremacy = Ordine: supremazia dei Lannister
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: supremazia dei Lannister»
    .of = dell'abilità «Ordine: supremazia dei Lannister»

name-order_laws_of_the_realm = Ordine: le leggi del reame
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: le leggi del reame»
    .of = dell'abilità «Ordine: le leggi del reame»

name-order_mark_target = Ordine: segnare il bersaglio
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: segnare il bersaglio»
    .of = dell'abilità «Ordine: segnare il bersaglio»

name-order_martial_training = Ordine: addestramento marziale
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: addestramento marziale»
    .of = dell'abilità «Ordine: addestramento marziale»

name-order_nobles_bolster = Ordine: sostegno del nobile
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: sostegno del nobile»
    .of = dell'abilità «Ordine: sostegno del nobile»

name-order_overrun = Ordine: travolgere
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: travolgere»
    .of = dell'abilità «Ordine: travolgere»

name-order_overwatch = Ordine: guardia
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: guardia»
    .of = dell'abilità «Ordine: guardia»

name-order_pit_fighter_rage = Ordine: rabbia della fossa
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: rabbia della fossa»
    .of = dell'abilità «Ordine: rabbia della fossa»

name-order_planned_approach = Ordine: avanzata pianificata
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: avanzata pianificata»
    .of = dell'abilità «Ordine: avanzata pianificata»

name-order_quick_fire = Ordine: tiro rapido
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: tiro rapido»
    .of = dell'abilità «Ordine: tiro rapido»

name-order_raven_flock = Ordine: stormo di corvi
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: stormo di corvi»
    .of = dell'abilità «Ordine: stormo di corvi»

name-order_ready_aim_release = Ordine: pronti, mirare, scoccare!
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: pronti, mirare, scoccare!»
    .of = dell'abilità «Ordine: pronti, mirare, scoccare!»

name-order_reckless_heroism = Ordine: eroismo temerario
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: eroismo temerario»
    .of = dell'abilità «Ordine: eroismo temerario»

name-order_resilience = Ordine: resistenza
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: resistenza»
    .of = dell'abilità «Ordine: resistenza»

name-order_scavenge = Ordine: depredare
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: depredare»
    .of = dell'abilità «Ordine: depredare»

name-order_scout_openings = Ordine: cercare varchi
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: cercare varchi»
    .of = dell'abilità «Ordine: cercare varchi»

name-order_sentinel = Ordine: sentinella
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: sentinella»
    .of = dell'abilità «Ordine: sentinella»

name-order_set_an_example = Ordine: dare l'esempio
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: dare l'esempio»
    .of = dell'abilità «Ordine: dare l'esempio»

name-order_set_for_charge = Ordine: pronti alla carica
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: pronti alla carica»
    .of = dell'abilità «Ordine: pronti alla carica»

name-order_shield_wall = Ordine: muro di scudi
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: muro di scudi»
    .of = dell'abilità «Ordine: muro di scudi»

name-order_sow_discord = Ordine: seminare discordia
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: seminare discordia»
    .of = dell'abilità «Ordine: seminare discordia»

name-order_spread_fear = Ordine: diffondere la paura
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: diffondere la paura»
    .of = dell'abilità «Ordine: diffondere la paura»

name-order_stark_fury = Ordine: furia degli Stark
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: furia degli Stark»
    .of = dell'abilità «Ordine: furia degli Stark»

name-order_stay_at_your_posts = Ordine: ai vostri posti!
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: ai vostri posti!»
    .of = dell'abilità «Ordine: ai vostri posti!»

name-order_strange_relics = Ordine: strane reliquie
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: strane reliquie»
    .of = dell'abilità «Ordine: strane reliquie»

name-order_superior_flanking = Ordine: fiancheggiamento superiore
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: fiancheggiamento superiore»
    .of = dell'abilità «Ordine: fiancheggiamento superiore»

name-order_supply_aid = Ordine: portare provviste
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: portare provviste»
    .of = dell'abilità «Ordine: portare provviste»

name-order_swift_retreat = Ordine: ritirata rapida
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: ritirata rapida»
    .of = dell'abilità «Ordine: ritirata rapida»

name-order_tactical_reposition = Ordine: riposizionamento tattico
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: riposizionamento tattico»
    .of = dell'abilità «Ordine: riposizionamento tattico»

name-order_taking_a_new_name = Ordine: prendere un nuovo nome
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: prendere un nuovo nome»
    .of = dell'abilità «Ordine: prendere un nuovo nome»

name-order_taunt = Ordine: provocazione
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: provocazione»
    .of = dell'abilità «Ordine: provocazione»

name-order_thenn_supremacy = Ordine: supremazia dei Thenn
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: supremazia dei Thenn»
    .of = dell'abilità «Ordine: supremazia dei Thenn»

name-order_threaten = Ordine: minacciare
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: minacciare»
    .of = dell'abilità «Ordine: minacciare»

name-order_trappers_tools = Ordine: attrezzi da trappolatore
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: attrezzi da trappolatore»
    .of = dell'abilità «Ordine: attrezzi da trappolatore»

name-order_trophy_collecting = Ordine: raccogliere trofei
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: raccogliere trofei»
    .of = dell'abilità «Ordine: raccogliere trofei»

name-order_unsuspecting_charge = Ordine: carica inaspettata
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: carica inaspettata»
    .of = dell'abilità «Ordine: carica inaspettata»

name-order_war_cry = Ordine: grido di guerra
    .gender = feminine
    .number = one
    .the = l'abilità «Ordine: grido di guerra»
    .of = dell'abilità «Ordine: grido di guerra»

name-orders_of_the_crown_joffrey_baratheon = Ordini della Corona (Joffrey Baratheon)
    .gender = feminine
    .number = one
    .the = l'abilità «Ordini della Corona (Joffrey Baratheon)»
    .of = dell'abilità «Ordini della Corona (Joffrey Baratheon)»

name-orders_of_the_crown_preston_greenfield = Ordini della Corona (Preston Greenfield)
    .gender = feminine
    .number = one
    .the = l'abilità «Ordini della Corona (Preston Greenfield)»
    .of = dell'abilità «Ordini della Corona (Preston Greenfield)»

name-outflank = Aggiramento
    .gender = feminine
    .number = one
    .the = l'abilità «Aggiramento»
    .of = dell'abilità «Aggiramento»

name-outriders_bow = Arco da esploratore
    .gender = feminine
    .number = one
    .the = l'abilità «Arco da esploratore»
    .of = dell'abilità «Arco da esploratore»

name-pathfinder = Apripista
    .gender = feminine
    .number = one
    .the = l'abilità «Apripista»
    .of = dell'abilità «Apripista»

name-perseverance_and_valor = Perseveranza e valore
    .gender = feminine
    .number = one
    .the = l'abilità «Perseveranza e valore»
    .of = dell'abilità «Perseveranza e valore»

name-pirates_blades = Lame da pirata
    .gender = feminine
    .number = one
    .the = l'abilità «Lame da pirata»
    .of = dell'abilità «Lame da pirata»

name-playing_the_game = Giocare al gioco
    .gender = feminine
    .number = one
    .the = l'abilità «Giocare al gioco»
    .of = dell'abilità «Giocare al gioco»

name-poisoned_gifts = Doni avvelenati
    .gender = feminine
    .number = one
    .the = l'abilità «Doni avvelenati»
    .of = dell'abilità «Doni avvelenati»

name-poisoned_tridents = Tridenti avvelenati
    .gender = feminine
    .number = one
    .the = l'abilità «Tridenti avvelenati»
    .of = dell'abilità «Tridenti avvelenati»

name-prayers_to_rhllor = Preghiere a R'hllor
    .gender = feminine
    .number = one
    .the = l'abilità «Preghiere a R'hllor»
    .of = dell'abilità «Preghiere a R'hllor»

name-precision_melee = Precisione
    .gender = feminine
    .number = one
    .the = l'abilità «Precisione»
    .of = dell'abilità «Precisione»

name-predators_instincts = Istinto del predatore
    .gender = feminine
    .number = one
    .the = l'abilità «Istinto del predatore»
    .of = dell'abilità «Istinto del predatore»

name-prey_on_fear = Nutrirsi della paura
    .gender = feminine
    .number = one
    .the = l'abilità «Nutrirsi della paura»
    .of = dell'abilità «Nutrirsi della paura»

name-price_of_honor = Il prezzo dell'onore
    .gender = feminine
    .number = one
    .the = l'abilità «Il prezzo dell'onore»
    .of = dell'abilità «Il prezzo dell'onore»

name-prophecies_and_portents = Profezie e presagi
    .gender = feminine
    .number = one
    .the = l'abilità «Profezie e presagi»
    .of = dell'abilità «Profezie e presagi»

name-protection_of_the_crown = La protezione della Corona
    .gender = feminine
    .number = one
    .the = l'abilità «La protezione della Corona»
    .of = dell'abilità «La protezione della Corona»

name-proxy_orders = Ordini per procura
    .gender = feminine
    .number = one
    .the = l'abilità «Ordini per procura»
    .of = dell'abilità «Ordini per procura»

name-pulling_weeds = Estirpare le erbacce
    .gender = feminine
    .number = one
    .the = l'abilità «Estirpare le erbacce»
    .of = dell'abilità «Estirpare le erbacce»

name-pummeling_fists = Pugni martellanti
    .gender = feminine
    .number = one
    .the = l'abilità «Pugni martellanti»
    .of = dell'abilità «Pugni martellanti»

name-queens_blade = La lama della regina
    .gender = feminine
    .number = one
    .the = l'abilità «La lama della regina»
    .of = dell'abilità «La lama della regina»

name-queens_influence = L'influenza della regina
    .gender = feminine
    .number = one
    .the = l'abilità «L'influenza della regina»
    .of = dell'abilità «L'influenza della regina»

name-queens_promises = Le promesse della regina
    .gender = feminine
    .number = one
    .the = l'abilità «Le promesse della regina»
    .of = dell'abilità «Le promesse della regina»

name-raided_armaments = Armamenti predati
    .gender = feminine
    .number = one
    .the = l'abilità «Armamenti predati»
    .of = dell'abilità «Armamenti predati»

name-raiders_of_the_free_cities = Predoni delle Città Libere
    .gender = feminine
    .number = one
    .the = l'abilità «Predoni delle Città Libere»
    .of = dell'abilità «Predoni delle Città Libere»

name-rally_banner = Vessillo di raccolta
    .gender = feminine
    .number = one
    .the = l'abilità «Vessillo di raccolta»
    .of = dell'abilità «Vessillo di raccolta»

name-rally_cry = Grido di raccolta
    .gender = feminine
    .number = one
    .the = l'abilità «Grido di raccolta»
    .of = dell'abilità «Grido di raccolta»

name-rally_the_smallfolk = Sollevare il popolino
    .gender = feminine
    .number = one
    .the = l'abilità «Sollevare il popolino»
    .of = dell'abilità «Sollevare il popolino»

name-rampage = Furia scatenata
    .gender = feminine
    .number = one
    .the = l'abilità «Furia scatenata»
    .of = dell'abilità «Furia scatenata»

name-ranging_specialist_benjen = Esperto di ricognizioni (Benjen)
    .gender = feminine
    .number = one
    .the = l'abilità «Esperto di ricognizioni (Benjen)»
    .of = dell'abilità «Esperto di ricognizioni (Benjen)»

name-raven_tending = La cura dei corvi
    .gender = feminine
    .number = one
    .the = l'abilità «La cura dei corvi»
    .of = dell'abilità «La cura dei corvi»

name-reapers_fervor = Fervore del mietitore
    .gender = feminine
    .number = one
    .the = l'abilità «Fervore del mietitore»
    .of = dell'abilità «Fervore del mietitore»

name-reaver_axes = Asce da predone
    .gender = feminine
    .number = one
    .the = l'abilità «Asce da predone»
    .of = dell'abilità «Asce da predone»

name-reckless_strikes = Colpi temerari
    .gender = feminine
    .number = one
    .the = l'abilità «Colpi temerari»
    .of = dell'abilità «Colpi temerari»

name-recruiting_from_the_hills = Reclutare dalle colline
    .gender = feminine
    .number = one
    .the = l'abilità «Reclutare dalle colline»
    .of = dell'abilità «Reclutare dalle colline»

name-recruitment = Reclutamento
    .gender = feminine
    .number = one
    .the = l'abilità «Reclutamento»
    .of = dell'abilità «Reclutamento»

name-refuge_and_supplies = Rifugio e provviste
    .gender = feminine
    .number = one
    .the = l'abilità «Rifugio e provviste»
    .of = dell'abilità «Rifugio e provviste»

name-regroup = Riordinare i ranghi
    .gender = feminine
    .number = one
    .the = l'abilità «Riordinare i ranghi»
    .of = dell'abilità «Riordinare i ranghi»

name-reinforcements = Rinforzi
    .gender = feminine
    .number = one
    .the = l'abilità «Rinforzi»
    .of = dell'abilità «Rinforzi»

name-relentless = Implacabile
    .gender = feminine
    .number = one
    .the = l'abilità «Implacabile»
    .of = dell'abilità «Implacabile»

name-renlys_protector = Protettore di Renly
    .gender = feminine
    .number = one
    .the = l'abilità «Protettore di Renly»
    .of = dell'abilità «Protettore di Renly»

name-renlys_retinue = Seguito di Renly
    .gender = feminine
    .number = one
    .the = l'abilità «Seguito di Renly»
    .of = dell'abilità «Seguito di Renly»

name-repeating_the_words = Ripetere le parole
    .gender = feminine
    .number = one
    .the = l'abilità «Ripetere le parole»
    .of = dell'abilità «Ripetere le parole»

name-resolute_strikes = Colpi risoluti
    .gender = feminine
    .number = one
    .the = l'abilità «Colpi risoluti»
    .of = dell'abilità «Colpi risoluti»

name-rest_and_refuge = Riposo e rifugio
    .gender = feminine
    .number = one
    .the = l'abilità «Riposo e rifugio»
    .of = dell'abilità «Riposo e rifugio»

name-rhllors_magics = Le magie di R'hllor
    .gender = feminine
    .number = one
    .the = l'abilità «Le magie di R'hllor»
    .of = dell'abilità «Le magie di R'hllor»

name-rise_again_blade_in_hand = Risorgere, lama in pugno
    .gender = feminine
    .number = one
    .the = l'abilità «Risorgere, lama in pugno»
    .of = dell'abilità «Risorgere, lama in pugno»

name-rise_again_harder_and_stronger = Risorgere, più duro e più forte
    .gender = feminine
    .number = one
    .the = l'abilità «Risorgere, più duro e più forte»
    .of = dell'abilità «Risorgere, più duro e più forte»

name-rock_volley = Pioggia di rocce
    .gender = feminine
    .number = one
    .the = l'abilità «Pioggia di rocce»
    .of = dell'abilità «Pioggia di rocce»

name-rooses_vassal = Vassallo di Roose
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo di Roose»
    .of = dell'abilità «Vassallo di Roose»

name-ruthless_aggression = Aggressività spietata
    .gender = feminine
    .number = one
    .the = l'abilità «Aggressività spietata»
    .of = dell'abilità «Aggressività spietata»

name-ruthless_volley = Salva spietata
    .gender = feminine
    .number = one
    .the = l'abilità «Salva spietata»
    .of = dell'abilità «Salva spietata»

name-sabotage_and_subvert = Sabotaggio e sovversione
    .gender = feminine
    .number = one
    .the = l'abilità «Sabotaggio e sovversione»
    .of = dell'abilità «Sabotaggio e sovversione»

name-sacrifice_for_the_cause = Sacrificio per la causa
    .gender = feminine
    .number = one
    .the = l'abilità «Sacrificio per la causa»
    .of = dell'abilità «Sacrificio per la causa»

name-sacrifice_for_the_king = Sacrificio per il re
    .gender = feminine
    .number = one
    .the = l'abilità «Sacrificio per il re»
    .of = dell'abilità «Sacrificio per il re»

name-sacrifice_to_the_lord_of_light = Sacrificio al Signore della Luce
    .gender = feminine
    .number = one
    .the = l'abilità «Sacrificio al Signore della Luce»
    .of = dell'abilità «Sacrificio al Signore della Luce»

name-sadistic_butchery = Macelleria sadica
    .gender = feminine
    .number = one
    .the = l'abilità «Macelleria sadica»
    .of = dell'abilità «Macelleria sadica»

name-sadistic_mutilation = Mutilazione sadica
    .gender = feminine
    .number = one
    .the = l'abilità «Mutilazione sadica»
    .of = dell'abilità «Mutilazione sadica»

name-samwells_influence = L'influenza di Samwell
    .gender = feminine
    .number = one
    .the = l'abilità «L'influenza di Samwell»
    .of = dell'abilità «L'influenza di Samwell»

name-savage_mauling = Dilaniare selvaggio
    .gender = feminine
    .number = one
    .the = l'abilità «Dilaniare selvaggio»
    .of = dell'abilità «Dilaniare selvaggio»

name-scholar_among_raiders = Studioso tra i predoni
    .gender = feminine
    .number = one
    .the = l'abilità «Studioso tra i predoni»
    .of = dell'abilità «Studioso tra i predoni»

name-scimitar = Scimitarra
    .gender = feminine
    .number = one
    .the = l'abilità «Scimitarra»
    .of = dell'abilità «Scimitarra»

name-screamers_arakh = Arakh da urlatore
    .gender = feminine
    .number = one
    .the = l'abilità «Arakh da urlatore»
    .of = dell'abilità «Arakh da urlatore»

name-shared_fear = Paura condivisa
    .gender = feminine
    .number = one
    .the = l'abilità «Paura condivisa»
    .of = dell'abilità «Paura condivisa»

name-shifting_loyalties = Lealtà mutevoli
    .gender = feminine
    .number = one
    .the = l'abilità «Lealtà mutevoli»
    .of = dell'abilità «Lealtà mutevoli»

name-sic_em = Addosso!
    .gender = feminine
    .number = one
    .the = l'abilità «Addosso!»
    .of = dell'abilità «Addosso!»

name-skillful_preparations = Preparativi abili
    .gender = feminine
    .number = one
    .the = l'abilità «Preparativi abili»
    .of = dell'abilità «Preparativi abili»

name-smugglers_cunning = Astuzia del contrabbandiere
    .gender = feminine
    .number = one
    .the = l'abilità «Astuzia del contrabbandiere»
    .of = dell'abilità «Astuzia del contrabbandiere»

name-solo_rider = Cavaliere solitario
    .gender = feminine
    .number = one
    .the = l'abilità «Cavaliere solitario»
    .of = dell'abilità «Cavaliere solitario»

name-southern_discipline = Disciplina del Sud
    .gender = feminine
    .number = one
    .the = l'abilità «Disciplina del Sud»
    .of = dell'abilità «Disciplina del Sud»

name-southern_knowledge = Sapere del Sud
    .gender = feminine
    .number = one
    .the = l'abilità «Sapere del Sud»
    .of = dell'abilità «Sapere del Sud»

name-spear_and_maul = Lancia e maglio
    .gender = feminine
    .number = one
    .the = l'abilità «Lancia e maglio»
    .of = dell'abilità «Lancia e maglio»

name-spear_and_net = Lancia e rete
    .gender = feminine
    .number = one
    .the = l'abilità «Lancia e rete»
    .of = dell'abilità «Lancia e rete»

name-spearwife_council = Consiglio delle mogli di lancia
    .gender = feminine
    .number = one
    .the = l'abilità «Consiglio delle mogli di lancia»
    .of = dell'abilità «Consiglio delle mogli di lancia»

name-spearwifes_guile = L'astuzia della moglie di lancia
    .gender = feminine
    .number = one
    .the = l'abilità «L'astuzia della moglie di lancia»
    .of = dell'abilità «L'astuzia della moglie di lancia»

name-spiked_flail = Mazzafrusto chiodato
    .gender = feminine
    .number = one
    .the = l'abilità «Mazzafrusto chiodato»
    .of = dell'abilità «Mazzafrusto chiodato»

name-spotter = Vedetta
    .gender = feminine
    .number = one
    .the = l'abilità «Vedetta»
    .of = dell'abilità «Vedetta»

name-stags_fury = La furia del cervo
    .gender = feminine
    .number = one
    .the = l'abilità «La furia del cervo»
    .of = dell'abilità «La furia del cervo»

name-stake_building = Piantare pali
    .gender = feminine
    .number = one
    .the = l'abilità «Piantare pali»
    .of = dell'abilità «Piantare pali»

name-stake_mountings = Montaggi di pali
    .gender = feminine
    .number = one
    .the = l'abilità «Montaggi di pali»
    .of = dell'abilità «Montaggi di pali»

name-stalwart = Irriducibile
    .gender = feminine
    .number = one
    .the = l'abilità «Irriducibile»
    .of = dell'abilità «Irriducibile»

name-stand_your_ground = Mantenete la posizione!
    .gender = feminine
    .number = one
    .the = l'abilità «Mantenete la posizione!»
    .of = dell'abilità «Mantenete la posizione!»

name-starfall_lance = Lancia di Stelle al Tramonto
    .gender = feminine
    .number = one
    .the = l'abilità «Lancia di Stelle al Tramonto»
    .of = dell'abilità «Lancia di Stelle al Tramonto»

name-stomp = Calpestare
    .gender = feminine
    .number = one
    .the = l'abilità «Calpestare»
    .of = dell'abilità «Calpestare»

name-strategic_alliance = Alleanza strategica
    .gender = feminine
    .number = one
    .the = l'abilità «Alleanza strategica»
    .of = dell'abilità «Alleanza strategica»

name-stubborn_tenacity = Tenacia ostinata
    .gender = feminine
    .number = one
    .the = l'abilità «Tenacia ostinata»
    .of = dell'abilità «Tenacia ostinata»

name-sundering_melee = Lacerante
    .gender = feminine
    .number = one
    .the = l'abilità «Lacerante»
    .of = dell'abilità «Lacerante»

name-sunspear_secrets = I segreti di Lancia del Sole
    .gender = feminine
    .number = one
    .the = l'abilità «I segreti di Lancia del Sole»
    .of = dell'abilità «I segreti di Lancia del Sole»

name-superior_numbers = Superiorità numerica
    .gender = feminine
    .number = one
    .the = l'abilità «Superiorità numerica»
    .of = dell'abilità «Superiorità numerica»

name-support_of_haystack_hall = Il sostegno di Haystack Hall
    .gender = feminine
    .number = one
    .the = l'abilità «Il sostegno di Haystack Hall»
    .of = dell'abilità «Il sostegno di Haystack Hall»

name-swift_strike = Colpo rapido
    .gender = feminine
    .number = one
    .the = l'abilità «Colpo rapido»
    .of = dell'abilità «Colpo rapido»

name-syraxs_presence = La presenza di Syrax
    .gender = feminine
    .number = one
    .the = l'abilità «La presenza di Syrax»
    .of = dell'abilità «La presenza di Syrax»

name-tactical_mastermind = Genio della tattica
    .gender = feminine
    .number = one
    .the = l'abilità «Genio della tattica»
    .of = dell'abilità «Genio della tattica»

name-the_krakens_dues = Il tributo della piovra
    .gender = feminine
    .number = one
    .the = l'abilità «Il tributo della piovra»
    .of = dell'abilità «Il tributo della piovra»

name-the_mountain_that_rides = La Montagna che cavalca
    .gender = feminine
    .number = one
    .the = l'abilità «La Montagna che cavalca»
    .of = dell'abilità «La Montagna che cavalca»

name-the_mountains_strength = La forza della Montagna
    .gender = feminine
    .number = one
    .the = l'abilità «La forza della Montagna»
    .of = dell'abilità «La forza della Montagna»

name-the_rains_of_castamere = Le piogge di Castamere
    .gender = feminine
    .number = one
    .the = l'abilità «Le piogge di Castamere»
    .of = dell'abilità «Le piogge di Castamere»

name-the_rightful_queen = La regina legittima
    .gender = feminine
    .number = one
    .the = l'abilità «La regina legittima»
    .of = dell'abilità «La regina legittima»

name-the_silences_infamy = L'infamia della Silenzio
    .gender = feminine
    .number = one
    .the = l'abilità «L'infamia della Silenzio»
    .of = dell'abilità «L'infamia della Silenzio»

name-the_way_revealed = La via rivelata
    .gender = feminine
    .number = one
    .the = l'abilità «La via rivelata»
    .of = dell'abilità «La via rivelata»

name-time_may_yet_come = L'ora può ancora giungere
    .gender = feminine
    .number = one
    .the = l'abilità «L'ora può ancora giungere»
    .of = dell'abilità «L'ora può ancora giungere»

name-to_the_last = Fino all'ultimo!
    .gender = feminine
    .number = one
    .the = l'abilità «Fino all'ultimo!»
    .of = dell'abilità «Fino all'ultimo!»

name-tooth_and_claw = Zanne e artigli
    .gender = feminine
    .number = one
    .the = l'abilità «Zanne e artigli»
    .of = dell'abilità «Zanne e artigli»

name-trackers_bow = Arco da segugio
    .gender = feminine
    .number = one
    .the = l'abilità «Arco da segugio»
    .of = dell'abilità «Arco da segugio»

name-true_bond = Vero legame
    .gender = feminine
    .number = one
    .the = l'abilità «Vero legame»
    .of = dell'abilità «Vero legame»

name-true_conviction_baratheon = Vera convinzione (Baratheon)
    .gender = feminine
    .number = one
    .the = l'abilità «Vera convinzione (Baratheon)»
    .of = dell'abilità «Vera convinzione (Baratheon)»

name-true_conviction_martell = Vera convinzione (Martell)
    .gender = feminine
    .number = one
    .the = l'abilità «Vera convinzione (Martell)»
    .of = dell'abilità «Vera convinzione (Martell)»

name-unbiased_justice = Giustizia imparziale
    .gender = feminine
    .number = one
    .the = l'abilità «Giustizia imparziale»
    .of = dell'abilità «Giustizia imparziale»

name-uncontrolled_rage = Rabbia incontrollata
    .gender = feminine
    .number = one
    .the = l'abilità «Rabbia incontrollata»
    .of = dell'abilità «Rabbia incontrollata»

name-unending_vengeance = Vendetta senza fine
    .gender = feminine
    .number = one
    .the = l'abilità «Vendetta senza fine»
    .of = dell'abilità «Vendetta senza fine»

name-unfaltering_conviction = Convinzione incrollabile
    .gender = feminine
    .number = one
    .the = l'abilità «Convinzione incrollabile»
    .of = dell'abilità «Convinzione incrollabile»

name-unfaltering_politics = Politica incrollabile
    .gender = feminine
    .number = one
    .the = l'abilità «Politica incrollabile»
    .of = dell'abilità «Politica incrollabile»

name-unleashed_ferocity = Ferocia scatenata
    .gender = feminine
    .number = one
    .the = l'abilità «Ferocia scatenata»
    .of = dell'abilità «Ferocia scatenata»

name-unstoppable_wrath = Ira inarrestabile
    .gender = feminine
    .number = one
    .the = l'abilità «Ira inarrestabile»
    .of = dell'abilità «Ira inarrestabile»

name-unsullied_prowess = La bravura degli Immacolati
    .gender = feminine
    .number = one
    .the = l'abilità «La bravura degli Immacolati»
    .of = dell'abilità «La bravura degli Immacolati»

name-untrained_masses = Masse inesperte
    .gender = feminine
    .number = one
    .the = l'abilità «Masse inesperte»
    .of = dell'abilità «Masse inesperte»

name-unyielding = Inflessibile
    .gender = feminine
    .number = one
    .the = l'abilità «Inflessibile»
    .of = dell'abilità «Inflessibile»

name-valuable_captive_jaime_lannister = Prigioniero di valore (Jaime Lannister)
    .gender = feminine
    .number = one
    .the = l'abilità «Prigioniero di valore (Jaime Lannister)»
    .of = dell'abilità «Prigioniero di valore (Jaime Lannister)»

name-valuable_captive_rickon_stark = Prigioniero di valore (Rickon Stark)
    .gender = feminine
    .number = one
    .the = l'abilità «Prigioniero di valore (Rickon Stark)»
    .of = dell'abilità «Prigioniero di valore (Rickon Stark)»

name-varamyrs_eagle_ability = L'aquila di Varamyr
    .gender = feminine
    .number = one
    .the = l'abilità «L'aquila di Varamyr»
    .of = dell'abilità «L'aquila di Varamyr»

name-varamyrs_scout = L'esploratore di Varamyr
    .gender = feminine
    .number = one
    .the = l'abilità «L'esploratore di Varamyr»
    .of = dell'abilità «L'esploratore di Varamyr»

name-varamyrs_shadowcat = La pantera ombra di Varamyr
    .gender = feminine
    .number = one
    .the = l'abilità «La pantera ombra di Varamyr»
    .of = dell'abilità «La pantera ombra di Varamyr»

name-varamyrs_wolf_pack = Il branco di Varamyr
    .gender = feminine
    .number = one
    .the = l'abilità «Il branco di Varamyr»
    .of = dell'abilità «Il branco di Varamyr»

name-vengeance_at_any_cost = Vendetta a ogni costo
    .gender = feminine
    .number = one
    .the = l'abilità «Vendetta a ogni costo»
    .of = dell'abilità «Vendetta a ogni costo»

name-vengeance_of_the_crown = La vendetta della Corona
    .gender = feminine
    .number = one
    .the = l'abilità «La vendetta della Corona»
    .of = dell'abilità «La vendetta della Corona»

name-vengeful_captive = Prigioniero vendicativo
    .gender = feminine
    .number = one
    .the = l'abilità «Prigioniero vendicativo»
    .of = dell'abilità «Prigioniero vendicativo»

name-vicious_melee = Feroce
    .gender = feminine
    .number = one
    .the = l'abilità «Feroce»
    .of = dell'abilità «Feroce»

name-vicious_mauling = Dilaniare feroce
    .gender = feminine
    .number = one
    .the = l'abilità «Dilaniare feroce»
    .of = dell'abilità «Dilaniare feroce»

name-victarions_vassal = Vassallo di Victarion
    .gender = feminine
    .number = one
    .the = l'abilità «Vassallo di Victarion»
    .of = dell'abilità «Vassallo di Victarion»

name-violent_reactions = Reazioni violente
    .gender = feminine
    .number = one
    .the = l'abilità «Reazioni violente»
    .of = dell'abilità «Reazioni violente»

name-vipers_fangs = Le zanne della Vipera
    .gender = feminine
    .number = one
    .the = l'abilità «Le zanne della Vipera»
    .of = dell'abilità «Le zanne della Vipera»

name-war_elephant = Elefante da guerra
    .gender = feminine
    .number = one
    .the = l'abilità «Elefante da guerra»
    .of = dell'abilità «Elefante da guerra»

name-war_flail = Mazzafrusto da guerra
    .gender = feminine
    .number = one
    .the = l'abilità «Mazzafrusto da guerra»
    .of = dell'abilità «Mazzafrusto da guerra»

name-war_hammer = Martello da guerra
    .gender = feminine
    .number = one
    .the = l'abilità «Martello da guerra»
    .of = dell'abilità «Martello da guerra»

name-war_machine_ability = Macchina da guerra
    .gender = feminine
    .number = one
    .the = l'abilità «Macchina da guerra»
    .of = dell'abilità «Macchina da guerra»

name-war_machines_of_the_wall = Le macchine da guerra della Barriera
    .gender = feminine
    .number = one
    .the = l'abilità «Le macchine da guerra della Barriera»
    .of = dell'abilità «Le macchine da guerra della Barriera»

name-watchers_crossbow = Balestra della sentinella
    .gender = feminine
    .number = one
    .the = l'abilità «Balestra della sentinella»
    .of = dell'abilità «Balestra della sentinella»

name-ways_of_the_court = Gli usi della corte
    .gender = feminine
    .number = one
    .the = l'abilità «Gli usi della corte»
    .of = dell'abilità «Gli usi della corte»

name-weaken_resolve = Minare la volontà
    .gender = feminine
    .number = one
    .the = l'abilità «Minare la volontà»
    .of = dell'abilità «Minare la volontà»

name-wealth_of_the_thirteen = Le ricchezze dei Tredici
    .gender = feminine
    .number = one
    .the = l'abilità «Le ricchezze dei Tredici»
    .of = dell'abilità «Le ricchezze dei Tredici»

name-westerosi_rider = Cavaliere occidentale
    .gender = feminine
    .number = one
    .the = l'abilità «Cavaliere occidentale»
    .of = dell'abilità «Cavaliere occidentale»

name-whatever_may_come = Qualunque cosa accada
    .gender = feminine
    .number = one
    .the = l'abilità «Qualunque cosa accada»
    .of = dell'abilità «Qualunque cosa accada»

name-wildfire = Altofuoco
    .gender = feminine
    .number = one
    .the = l'abilità «Altofuoco»
    .of = dell'abilità «Altofuoco»

name-winterfell_supplies = Provviste di Grande Inverno
    .gender = feminine
    .number = one
    .the = l'abilità «Provviste di Grande Inverno»
    .of = dell'abilità «Provviste di Grande Inverno»

name-winterfells_wrath = L'ira di Grande Inverno
    .gender = feminine
    .number = one
    .the = l'abilità «L'ira di Grande Inverno»
    .of = dell'abilità «L'ira di Grande Inverno»

name-winters_bite = Il morso dell'inverno
    .gender = feminine
    .number = one
    .the = l'abilità «Il morso dell'inverno»
    .of = dell'abilità «Il morso dell'inverno»

name-wisdom_beyond_her_years = Saggezza oltre i suoi anni
    .gender = feminine
    .number = one
    .the = l'abilità «Saggezza oltre i suoi anni»
    .of = dell'abilità «Saggezza oltre i suoi anni»

name-wisdom_of_the_old_knight = La saggezza del vecchio cavaliere
    .gender = feminine
    .number = one
    .the = l'abilità «La saggezza del vecchio cavaliere»
    .of = dell'abilità «La saggezza del vecchio cavaliere»

name-wolfs_cunning = L'astuzia del lupo
    .gender = feminine
    .number = one
    .the = l'abilità «L'astuzia del lupo»
    .of = dell'abilità «L'astuzia del lupo»

name-zeal_of_the_drowned_god = Lo zelo del Dio Abissale
    .gender = feminine
    .number = one
    .the = l'abilità «Lo zelo del Dio Abissale»
    .of = dell'abilità «Lo zelo del Dio Abissale»

name-zealous_fanaticism = Fanatismo fervente
    .gender = feminine
    .number = one
    .the = l'abilità «Fanatismo fervente»
    .of = dell'abilità «Fanatismo fervente»

name-zealous_resurgence = Rinascita fervente
    .gender = feminine
    .number = one
    .the = l'abilità «Rinascita fervente»
    .of = dell'abilità «Rinascita fervente»
name-raiders_of_the_iron_islands = Predoni delle Isole di Ferro
    .gender = masculine
    .number = other
    .the = i Predoni delle Isole di Ferro
    .of = dei Predoni delle Isole di Ferro
