### Unidades combatientes

name-stark_sworn_swords = Espadas juramentadas Stark
    .gender = masculine
    .number = other
    .the = los Espadas juramentadas Stark
    .of = de los Espadas juramentadas Stark

name-stark_outriders = Jinetes de avanzada Stark
    .gender = masculine
    .number = other
    .the = los Jinetes de avanzada Stark
    .of = de los Jinetes de avanzada Stark

name-house_umber_berserkers = Berserkers Umber
    .gender = masculine
    .number = other
    .the = los Berserkers Umber
    .of = de los Berserkers Umber

name-grey_wind = Viento Gris
    .gender = masculine
    .number = one
    .the = Viento Gris
    .of = de Viento Gris

name-stark_bowmen = Arqueros Stark
    .gender = masculine
    .number = other
    .the = los Arqueros Stark
    .of = de los Arqueros Stark

name-house_tully_sworn_shields = Escudos juramentados Tully
    .gender = masculine
    .number = other
    .the = los Escudos juramentados Tully
    .of = de los Escudos juramentados Tully

name-summer = Verano
    .gender = masculine
    .number = one
    .the = Verano
    .of = de Verano

name-house_umber_greataxes = Grandes hachas Umber
    .gender = masculine
    .number = other
    .the = los Grandes hachas Umber
    .of = de los Grandes hachas Umber

name-crannogman_trackers = Rastreadores lacustres
    .gender = masculine
    .number = other
    .the = los Rastreadores lacustres
    .of = de los Rastreadores lacustres

name-shaggydog = Peludo
    .gender = masculine
    .number = one
    .the = Peludo
    .of = de Peludo

name-eddards_honor_guard = Guardia de honor de Eddard
    .gender = feminine
    .number = one
    .the = la Guardia de honor de Eddard
    .of = de la Guardia de honor de Eddard

name-house_tully_cavaliers = Caballeros Tully
    .gender = masculine
    .number = other
    .the = los Caballeros Tully
    .of = de los Caballeros Tully

name-house_mormont_she_bears = Osas Mormont
    .gender = feminine
    .number = other
    .the = las Osas Mormont
    .of = de las Osas Mormont

name-house_karstark_spearmen = Lanceros Karstark
    .gender = masculine
    .number = other
    .the = los Lanceros Karstark
    .of = de los Lanceros Karstark

name-house_mormont_bruisers = Matones Mormont
    .gender = masculine
    .number = other
    .the = los Matones Mormont
    .of = de los Matones Mormont

name-house_karstark_loyalists = Leales Karstark
    .gender = masculine
    .number = other
    .the = los Leales Karstark
    .of = de los Leales Karstark

name-crannogman_bog_devils = Diablos del pantano lacustres
    .gender = masculine
    .number = other
    .the = los Diablos del pantano lacustres
    .of = de los Diablos del pantano lacustres

name-house_umber_ravagers = Saqueadores Umber
    .gender = masculine
    .number = other
    .the = los Saqueadores Umber
    .of = de los Saqueadores Umber

name-winterfell_guard = Guardia de Invernalia
    .gender = feminine
    .number = one
    .the = la Guardia de Invernalia
    .of = de la Guardia de Invernalia

name-lannister_guardsmen = Guardias Lannister
    .gender = masculine
    .number = other
    .the = los Guardias Lannister
    .of = de los Guardias Lannister

name-lannister_halberdiers = Alabarderos Lannister
    .gender = masculine
    .number = other
    .the = los Alabarderos Lannister
    .of = de los Alabarderos Lannister

name-house_clegane_mountains_men = Hombres de la Montaña Clegane
    .gender = masculine
    .number = other
    .the = los Hombres de la Montaña Clegane
    .of = de los Hombres de la Montaña Clegane

name-pyromancers = Piromantes
    .gender = masculine
    .number = other
    .the = los Piromantes
    .of = de los Piromantes

name-knights_of_casterly_rock = Caballeros de Roca Casterly
    .gender = masculine
    .number = other
    .the = los Caballeros de Roca Casterly
    .of = de los Caballeros de Roca Casterly

name-lannister_crossbowmen = Ballesteros Lannister
    .gender = masculine
    .number = other
    .the = los Ballesteros Lannister
    .of = de los Ballesteros Lannister

name-gregor_clegane_the_mountain_that_rides = Gregor Clegane, la Montaña que Cabalga
    .gender = masculine
    .number = one
    .the = Gregor Clegane, la Montaña que Cabalga
    .of = de Gregor Clegane, la Montaña que Cabalga

name-the_warriors_sons = Hijos del Guerrero
    .gender = masculine
    .number = other
    .the = los Hijos del Guerrero
    .of = de los Hijos del Guerrero

name-poor_fellows = Clérigos humildes
    .gender = masculine
    .number = other
    .the = los Clérigos humildes
    .of = de los Clérigos humildes

name-kingsguard = Guardia Real
    .gender = feminine
    .number = one
    .the = la Guardia Real
    .of = de la Guardia Real

name-red_cloaks = Capas rojas
    .gender = masculine
    .number = other
    .the = los Capas rojas
    .of = de los Capas rojas

name-house_clegane_brigands = Bandoleros Clegane
    .gender = masculine
    .number = other
    .the = los Bandoleros Clegane
    .of = de los Bandoleros Clegane

name-lannisport_city_watch = Guardia de la ciudad de Lannisport
    .gender = feminine
    .number = one
    .the = la Guardia de la ciudad de Lannisport
    .of = de la Guardia de la ciudad de Lannisport

name-casterly_rock_honor_guard = Guardia de honor de Roca Casterly
    .gender = feminine
    .number = one
    .the = la Guardia de honor de Roca Casterly
    .of = de la Guardia de honor de Roca Casterly

name-gold_cloaks = Capas doradas
    .gender = masculine
    .number = other
    .the = los Capas doradas
    .of = de los Capas doradas

name-stone_crows_lannister = Grajos de Piedra
    .gender = masculine
    .number = other
    .the = los Grajos de Piedra
    .of = de los Grajos de Piedra

name-veterans_of_the_watch = Veteranos de la Guardia
    .gender = masculine
    .number = other
    .the = los Veteranos de la Guardia
    .of = de los Veteranos de la Guardia

name-sworn_brothers = Hermanos juramentados
    .gender = masculine
    .number = other
    .the = los Hermanos juramentados
    .of = de los Hermanos juramentados

name-ranger_trackers = Exploradores rastreadores
    .gender = masculine
    .number = other
    .the = los Exploradores rastreadores
    .of = de los Exploradores rastreadores

name-ghost = Fantasma
    .gender = masculine
    .number = one
    .the = Fantasma
    .of = de Fantasma

name-ranger_hunters = Exploradores cazadores
    .gender = masculine
    .number = other
    .the = los Exploradores cazadores
    .of = de los Exploradores cazadores

name-builder_scorpion_crew = Dotación de escorpión de los constructores
    .gender = feminine
    .number = one
    .the = la Dotación de escorpión de los constructores
    .of = de la Dotación de escorpión de los constructores

name-builder_stone_thrower = Lanzapiedras de los constructores
    .gender = masculine
    .number = one
    .the = el Lanzapiedras de los constructores
    .of = del Lanzapiedras de los constructores

name-builder_crossbowmen = Ballesteros de los constructores
    .gender = masculine
    .number = other
    .the = los Ballesteros de los constructores
    .of = de los Ballesteros de los constructores

name-conscripts = Reclutas forzosos
    .gender = masculine
    .number = other
    .the = los Reclutas forzosos
    .of = de los Reclutas forzosos

name-watch_marshal = Mariscal de la Guardia
    .gender = masculine
    .number = one
    .the = el Mariscal de la Guardia
    .of = del Mariscal de la Guardia

name-coldhands_mysterious_ally = Manosfrías, aliado misterioso
    .gender = masculine
    .number = one
    .the = Manosfrías, aliado misterioso
    .of = de Manosfrías, aliado misterioso

name-ranger_vanguards = Exploradores de vanguardia
    .gender = masculine
    .number = other
    .the = los Exploradores de vanguardia
    .of = de los Exploradores de vanguardia

name-shadow_tower_spearmen = Lanceros de la Torre Sombría
    .gender = masculine
    .number = other
    .the = los Lanceros de la Torre Sombría
    .of = de los Lanceros de la Torre Sombría

name-savage_giant = Gigante salvaje
    .gender = masculine
    .number = one
    .the = el Gigante salvaje
    .of = del Gigante salvaje

name-free_folk_trappers = Tramperos del Pueblo Libre
    .gender = masculine
    .number = other
    .the = los Tramperos del Pueblo Libre
    .of = de los Tramperos del Pueblo Libre

name-free_folk_raiders = Saqueadores del Pueblo Libre
    .gender = masculine
    .number = other
    .the = los Saqueadores del Pueblo Libre
    .of = de los Saqueadores del Pueblo Libre

name-spearwives = Mujeres de las lanzas
    .gender = feminine
    .number = other
    .the = las Mujeres de las lanzas
    .of = de las Mujeres de las lanzas

name-cave_dweller_savages = Salvajes de las cavernas
    .gender = masculine
    .number = other
    .the = los Salvajes de las cavernas
    .of = de los Salvajes de las cavernas

name-wun_wun = Wun Wun
    .gender = masculine
    .number = one
    .the = Wun Wun
    .of = de Wun Wun

name-followers_of_bone = Seguidores del Hueso
    .gender = masculine
    .number = other
    .the = los Seguidores del Hueso
    .of = de los Seguidores del Hueso

name-thenn_warriors = Guerreros thennitas
    .gender = masculine
    .number = other
    .the = los Guerreros thennitas
    .of = de los Guerreros thennitas

name-frozen_shore_chariots = Carros de la Costa Helada
    .gender = masculine
    .number = other
    .the = los Carros de la Costa Helada
    .of = de los Carros de la Costa Helada

name-bear = Oso
    .gender = masculine
    .number = one
    .the = el Oso
    .of = del Oso

name-the_bonelords_chosen = Elegidos del Señor de los Huesos
    .gender = masculine
    .number = other
    .the = los Elegidos del Señor de los Huesos
    .of = de los Elegidos del Señor de los Huesos

name-war_mammoth = Mamut de guerra
    .gender = masculine
    .number = one
    .the = el Mamut de guerra
    .of = del Mamut de guerra

name-mag_the_mighty_commander = Mag el Poderoso (comandante)
    .gender = masculine
    .number = one
    .the = Mag el Poderoso (comandante)
    .of = de Mag el Poderoso (comandante)

name-mag_the_mighty = Mag el Poderoso
    .gender = masculine
    .number = one
    .the = Mag el Poderoso
    .of = de Mag el Poderoso

name-frozen_shore_bear_riders = Jinetes de osos de la Costa Helada
    .gender = masculine
    .number = other
    .the = los Jinetes de osos de la Costa Helada
    .of = de los Jinetes de osos de la Costa Helada

name-borroqs_boar = Jabalí de Borroq
    .gender = masculine
    .number = one
    .the = el Jabalí de Borroq
    .of = del Jabalí de Borroq

name-varamyr_sixskins_master_skinchanger = Varamyr Seispieles, maestro cambiapieles
    .gender = masculine
    .number = one
    .the = Varamyr Seispieles, maestro cambiapieles
    .of = de Varamyr Seispieles, maestro cambiapieles

name-varamyr_sixskins_master_skinchanger_commander = Varamyr Seispieles, maestro cambiapieles (comandante)
    .gender = masculine
    .number = one
    .the = Varamyr Seispieles, maestro cambiapieles (comandante)
    .of = de Varamyr Seispieles, maestro cambiapieles (comandante)

name-shadowcat = Gatosombra
    .gender = masculine
    .number = one
    .the = el Gatosombra
    .of = del Gatosombra

name-wolf_pack = Manada de lobos
    .gender = feminine
    .number = one
    .the = la Manada de lobos
    .of = de la Manada de lobos

name-frozen_shore_hunters = Cazadores de la Costa Helada
    .gender = masculine
    .number = other
    .the = los Cazadores de la Costa Helada
    .of = de los Cazadores de la Costa Helada

name-giant_spear_throwers = Gigantes lanzadores
    .gender = masculine
    .number = other
    .the = los Gigantes lanzadores
    .of = de los Gigantes lanzadores

name-harmas_vanguard = Vanguardia de Harma
    .gender = feminine
    .number = one
    .the = la Vanguardia de Harma
    .of = de la Vanguardia de Harma

name-stag_knights = Caballeros del Venado
    .gender = masculine
    .number = other
    .the = los Caballeros del Venado
    .of = de los Caballeros del Venado

name-baratheon_wardens = Guardianes Baratheon
    .gender = masculine
    .number = other
    .the = los Guardianes Baratheon
    .of = de los Guardianes Baratheon

name-baratheon_sentinels = Centinelas Baratheon
    .gender = masculine
    .number = other
    .the = los Centinelas Baratheon
    .of = de los Centinelas Baratheon

name-rose_knights = Caballeros de la Rosa
    .gender = masculine
    .number = other
    .the = los Caballeros de la Rosa
    .of = de los Caballeros de la Rosa

name-rhllor_faithful = Fieles de R'hllor
    .gender = masculine
    .number = other
    .the = los Fieles de R'hllor
    .of = de los Fieles de R'hllor

name-champions_of_the_stag = Campeones del Venado
    .gender = masculine
    .number = other
    .the = los Campeones del Venado
    .of = de los Campeones del Venado

name-dragonstone_noble = Noble de Rocadragón
    .gender = masculine
    .number = one
    .the = el Noble de Rocadragón
    .of = del Noble de Rocadragón

name-kings_men = Hombres del Rey
    .gender = masculine
    .number = other
    .the = los Hombres del Rey
    .of = de los Hombres del Rey

name-rhllor_queens_men = Hombres de la Reina de R'hllor
    .gender = masculine
    .number = other
    .the = los Hombres de la Reina de R'hllor
    .of = de los Hombres de la Reina de R'hllor

name-rhllor_lightbringers = Portadores de Luz de R'hllor
    .gender = masculine
    .number = other
    .the = los Portadores de Luz de R'hllor
    .of = de los Portadores de Luz de R'hllor

name-thorn_watch = Guardia de las Espinas
    .gender = feminine
    .number = one
    .the = la Guardia de las Espinas
    .of = de la Guardia de las Espinas

name-riders_of_highgarden = Jinetes de Altojardín
    .gender = masculine
    .number = other
    .the = los Jinetes de Altojardín
    .of = de los Jinetes de Altojardín

name-highgarden_pikemen = Piqueros de Altojardín
    .gender = masculine
    .number = other
    .the = los Piqueros de Altojardín
    .of = de los Piqueros de Altojardín

name-rainbow_guard = Guardia Arcoíris
    .gender = feminine
    .number = one
    .the = la Guardia Arcoíris
    .of = de la Guardia Arcoíris

name-baratheon_halberdiers = Alabarderos Baratheon
    .gender = masculine
    .number = other
    .the = los Alabarderos Baratheon
    .of = de los Alabarderos Baratheon

name-crownland_scouts = Exploradores de las Tierras de la Corona
    .gender = masculine
    .number = other
    .the = los Exploradores de las Tierras de la Corona
    .of = de los Exploradores de las Tierras de la Corona

name-dothraki_screamers = Aulladores dothrakis
    .gender = masculine
    .number = other
    .the = los Aulladores dothrakis
    .of = de los Aulladores dothrakis

name-dothraki_outriders = Jinetes de avanzada dothrakis
    .gender = masculine
    .number = other
    .the = los Jinetes de avanzada dothrakis
    .of = de los Jinetes de avanzada dothrakis

name-dothraki_veterans = Veteranos dothrakis
    .gender = masculine
    .number = other
    .the = los Veteranos dothrakis
    .of = de los Veteranos dothrakis

name-jorah_mormont_the_wandering_knight = Jorah Mormont, el caballero errante
    .gender = masculine
    .number = one
    .the = Jorah Mormont, el caballero errante
    .of = de Jorah Mormont, el caballero errante

name-unsullied_swordmasters = Maestros de la espada Inmaculados
    .gender = masculine
    .number = other
    .the = los Maestros de la espada Inmaculados
    .of = de los Maestros de la espada Inmaculados

name-unsullied_pikemen = Piqueros Inmaculados
    .gender = masculine
    .number = other
    .the = los Piqueros Inmaculados
    .of = de los Piqueros Inmaculados

name-drogon = Drogon
    .gender = masculine
    .number = one
    .the = Drogon
    .of = de Drogon

name-viserion = Viserion
    .gender = masculine
    .number = one
    .the = Viserion
    .of = de Viserion

name-rhaegal = Rhaegal
    .gender = masculine
    .number = one
    .the = Rhaegal
    .of = de Rhaegal

name-dothraki_hrakkars = Hrakkars dothrakis
    .gender = masculine
    .number = other
    .the = los Hrakkars dothrakis
    .of = de los Hrakkars dothrakis

name-stormcrow_dervishes_targaryen = Derviches de los Cuervos de Tormenta
    .gender = masculine
    .number = other
    .the = los Derviches de los Cuervos de Tormenta
    .of = de los Derviches de los Cuervos de Tormenta

name-stormcrow_archers_targaryen = Arqueros de los Cuervos de Tormenta
    .gender = masculine
    .number = other
    .the = los Arqueros de los Cuervos de Tormenta
    .of = de los Arqueros de los Cuervos de Tormenta

name-stormcrow_mercenaries_targaryen = Mercenarios de los Cuervos de Tormenta
    .gender = masculine
    .number = other
    .the = los Mercenarios de los Cuervos de Tormenta
    .of = de los Mercenarios de los Cuervos de Tormenta

name-freedmen = Libertos
    .gender = masculine
    .number = other
    .the = los Libertos
    .of = de los Libertos

name-drogos_bloodriders = Jinetes de sangre de Drogo
    .gender = masculine
    .number = other
    .the = los Jinetes de sangre de Drogo
    .of = de los Jinetes de sangre de Drogo

name-brazen_beasts = Bestias de Bronce
    .gender = feminine
    .number = other
    .the = las Bestias de Bronce
    .of = de las Bestias de Bronce

name-pit_fighters = Luchadores de las arenas
    .gender = masculine
    .number = other
    .the = los Luchadores de las arenas
    .of = de los Luchadores de las arenas

name-ironborn_reavers = Saqueadores hijos del hierro
    .gender = masculine
    .number = other
    .the = los Saqueadores hijos del hierro
    .of = de los Saqueadores hijos del hierro

name-ironborn_bowmen = Arqueros hijos del hierro
    .gender = masculine
    .number = other
    .the = los Arqueros hijos del hierro
    .of = de los Arqueros hijos del hierro

name-house_harlaw_reapers = Segadores Harlaw
    .gender = masculine
    .number = other
    .the = los Segadores Harlaw
    .of = de los Segadores Harlaw

name-ironmakers = Forjahierros
    .gender = masculine
    .number = other
    .the = los Forjahierros
    .of = de los Forjahierros

name-ironborn_trappers = Tramperos hijos del hierro
    .gender = masculine
    .number = other
    .the = los Tramperos hijos del hierro
    .of = de los Tramperos hijos del hierro

name-blacktyde_chosen = Elegidos de Marea Negra
    .gender = masculine
    .number = other
    .the = los Elegidos de Marea Negra
    .of = de los Elegidos de Marea Negra

name-silenced_men = Hombres enmudecidos
    .gender = masculine
    .number = other
    .the = los Hombres enmudecidos
    .of = de los Hombres enmudecidos

name-drowned_men = Hombres ahogados
    .gender = masculine
    .number = other
    .the = los Hombres ahogados
    .of = de los Hombres ahogados

name-stony_shore_pillagers = Pilladores de la Costa Pedregosa
    .gender = masculine
    .number = other
    .the = los Pilladores de la Costa Pedregosa
    .of = de los Pilladores de la Costa Pedregosa

name-iron_victory_crew = Tripulación del Victoria de Hierro
    .gender = feminine
    .number = one
    .the = la Tripulación del Victoria de Hierro
    .of = de la Tripulación del Victoria de Hierro

name-martell_spearmen = Lanceros Martell
    .gender = masculine
    .number = other
    .the = los Lanceros Martell
    .of = de los Lanceros Martell

name-sand_skirmishers = Hostigadores de las arenas
    .gender = masculine
    .number = other
    .the = los Hostigadores de las arenas
    .of = de los Hostigadores de las arenas

name-sunspear_dervishes = Derviches de Lanza del Sol
    .gender = masculine
    .number = other
    .the = los Derviches de Lanza del Sol
    .of = de los Derviches de Lanza del Sol

name-sunspear_royal_guard = Guardia real de Lanza del Sol
    .gender = feminine
    .number = one
    .the = la Guardia real de Lanza del Sol
    .of = de la Guardia real de Lanza del Sol

name-dune_vipers = Víboras de las dunas
    .gender = feminine
    .number = other
    .the = las Víboras de las dunas
    .of = de las Víboras de las dunas

name-starfall_outriders = Jinetes de avanzada de Campoestrella
    .gender = masculine
    .number = other
    .the = los Jinetes de avanzada de Campoestrella
    .of = de los Jinetes de avanzada de Campoestrella

name-starfall_knights = Caballeros de Campoestrella
    .gender = masculine
    .number = other
    .the = los Caballeros de Campoestrella
    .of = de los Caballeros de Campoestrella

name-darkstar_retinue = Séquito de Estrellaoscura
    .gender = masculine
    .number = one
    .the = el Séquito de Estrellaoscura
    .of = del Séquito de Estrellaoscura

name-skyreach_bowmen = Arqueros de Alcanzaelcielo
    .gender = masculine
    .number = other
    .the = los Arqueros de Alcanzaelcielo
    .of = de los Arqueros de Alcanzaelcielo

name-house_bolton_cutthroats = Degolladores Bolton
    .gender = masculine
    .number = other
    .the = los Degolladores Bolton
    .of = de los Degolladores Bolton

name-house_bolton_bastards_girls = Chicas del Bastardo Bolton
    .gender = feminine
    .number = other
    .the = las Chicas del Bastardo Bolton
    .of = de las Chicas del Bastardo Bolton

name-house_bolton_flayed_men = Hombres desollados Bolton
    .gender = masculine
    .number = other
    .the = los Hombres desollados Bolton
    .of = de los Hombres desollados Bolton

name-house_bolton_blackguards = Guardias negros Bolton
    .gender = masculine
    .number = other
    .the = los Guardias negros Bolton
    .of = de los Guardias negros Bolton

name-bloody_mummer_skirmishers = Hostigadores de los Titiriteros Sangrientos
    .gender = masculine
    .number = other
    .the = los Hostigadores de los Titiriteros Sangrientos
    .of = de los Hostigadores de los Titiriteros Sangrientos

name-stormcrow_mercenaries_neutral = Mercenarios de los Cuervos de Tormenta
    .gender = masculine
    .number = other
    .the = los Mercenarios de los Cuervos de Tormenta
    .of = de los Mercenarios de los Cuervos de Tormenta

name-stormcrow_archers_neutral = Arqueros de los Cuervos de Tormenta
    .gender = masculine
    .number = other
    .the = los Arqueros de los Cuervos de Tormenta
    .of = de los Arqueros de los Cuervos de Tormenta

name-bloody_mummer_zorse_riders = Jinetes de cebrallos de los Titiriteros Sangrientos
    .gender = masculine
    .number = other
    .the = los Jinetes de cebrallos de los Titiriteros Sangrientos
    .of = de los Jinetes de cebrallos de los Titiriteros Sangrientos

name-stormcrow_dervishes_neutral = Derviches de los Cuervos de Tormenta
    .gender = masculine
    .number = other
    .the = los Derviches de los Cuervos de Tormenta
    .of = de los Derviches de los Cuervos de Tormenta

name-hedge_knights = Caballeros errantes
    .gender = masculine
    .number = other
    .the = los Caballeros errantes
    .of = de los Caballeros errantes

name-golden_company_swordsmen = Espadachines de la Compañía Dorada
    .gender = masculine
    .number = other
    .the = los Espadachines de la Compañía Dorada
    .of = de los Espadachines de la Compañía Dorada

name-golden_company_crossbowmen = Ballesteros de la Compañía Dorada
    .gender = masculine
    .number = other
    .the = los Ballesteros de la Compañía Dorada
    .of = de los Ballesteros de la Compañía Dorada

name-golden_company_war_elephant = Elefante de guerra de la Compañía Dorada
    .gender = masculine
    .number = one
    .the = el Elefante de guerra de la Compañía Dorada
    .of = del Elefante de guerra de la Compañía Dorada

name-lysene_sellswords = Mercenarios lysenos
    .gender = masculine
    .number = other
    .the = los Mercenarios lysenos
    .of = de los Mercenarios lysenos

name-stone_crows_neutral = Grajos de Piedra
    .gender = masculine
    .number = other
    .the = los Grajos de Piedra
    .of = de los Grajos de Piedra

name-cutthroats = Degolladores
    .gender = masculine
    .number = other
    .the = los Degolladores
    .of = de los Degolladores

name-blackguards = Guardias negros
    .gender = masculine
    .number = other
    .the = los Guardias negros
    .of = de los Guardias negros

name-dreadfort_archers = Arqueros de Fuerte Terror
    .gender = masculine
    .number = other
    .the = los Arqueros de Fuerte Terror
    .of = de los Arqueros de Fuerte Terror

name-bastards_girls = Chicas del Bastardo
    .gender = feminine
    .number = other
    .the = las Chicas del Bastardo
    .of = de las Chicas del Bastardo

name-flayed_men = Hombres desollados
    .gender = masculine
    .number = other
    .the = los Hombres desollados
    .of = de los Hombres desollados

name-dreadfort_spearmen = Lanceros de Fuerte Terror
    .gender = masculine
    .number = other
    .the = los Lanceros de Fuerte Terror
    .of = de los Lanceros de Fuerte Terror

name-peasant_levy = Leva campesina
    .gender = feminine
    .number = one
    .the = la Leva campesina
    .of = de la Leva campesina

name-man_at_arms = Hombres de armas
    .gender = masculine
    .number = other
    .the = los Hombres de armas
    .of = de los Hombres de armas

name-brotherhood_archers = Arqueros de la Hermandad
    .gender = masculine
    .number = other
    .the = los Arqueros de la Hermandad
    .of = de los Arqueros de la Hermandad

name-brotherhood_sworn_knights = Caballeros juramentados de la Hermandad
    .gender = masculine
    .number = other
    .the = los Caballeros juramentados de la Hermandad
    .of = de los Caballeros juramentados de la Hermandad
