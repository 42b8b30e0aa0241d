### Vínculos, unidades no combatientes y sus personajes

name-robb_stark_the_wolf_lord = Robb Stark, el Señor Lobo
    .gender = masculine
    .number = one
    .the = Robb Stark, el Señor Lobo
    .of = de Robb Stark, el Señor Lobo

name-greatjon_umber_lord_of_last_hearth = Gran Jon Umber, señor de Último Hogar
    .gender = masculine
    .number = one
    .the = Gran Jon Umber, señor de Último Hogar
    .of = de Gran Jon Umber, señor de Último Hogar

name-umber_champion = Campeón Umber
    .gender = masculine
    .number = one
    .the = el Campeón Umber
    .of = del Campeón Umber

name-sworn_sword_captain = Capitán de los espadas juramentadas
    .gender = masculine
    .number = one
    .the = el Capitán de los espadas juramentadas
    .of = del Capitán de los espadas juramentadas

name-greatjon_umber_fierce_bannerman = Gran Jon Umber, fiero banderizo
    .gender = masculine
    .number = one
    .the = Gran Jon Umber, fiero banderizo
    .of = de Gran Jon Umber, fiero banderizo

name-robb_stark_the_young_wolf = Robb Stark, el Joven Lobo
    .gender = masculine
    .number = one
    .the = Robb Stark, el Joven Lobo
    .of = de Robb Stark, el Joven Lobo

name-bran_and_hodor_protector_and_ward = Bran y Hodor, protector y protegido
    .gender = masculine
    .number = other
    .the = Bran y Hodor, protector y protegido
    .of = de Bran y Hodor, protector y protegido

name-brynden_tully_the_blackfish = Brynden Tully, el Pez Negro
    .gender = masculine
    .number = one
    .the = Brynden Tully, el Pez Negro
    .of = de Brynden Tully, el Pez Negro

name-brynden_tully_unyielding_knight = Brynden Tully, caballero inflexible
    .gender = masculine
    .number = one
    .the = Brynden Tully, caballero inflexible
    .of = de Brynden Tully, caballero inflexible

name-eddard_stark_lord_of_winterfell = Eddard Stark, señor de Invernalia
    .gender = masculine
    .number = one
    .the = Eddard Stark, señor de Invernalia
    .of = de Eddard Stark, señor de Invernalia

name-rodrik_cassel_master_at_arms = Rodrik Cassel, maestro de armas
    .gender = masculine
    .number = one
    .the = Rodrik Cassel, maestro de armas
    .of = de Rodrik Cassel, maestro de armas

name-crannogman_warden = Guardián lacustre
    .gender = masculine
    .number = one
    .the = el Guardián lacustre
    .of = del Guardián lacustre

name-maege_mormont_the_she_bear = Maege Mormont, la Osa
    .gender = feminine
    .number = one
    .the = Maege Mormont, la Osa
    .of = de Maege Mormont, la Osa

name-brynden_tully_vanguard_infiltrator = Brynden Tully, infiltrado de vanguardia
    .gender = masculine
    .number = one
    .the = Brynden Tully, infiltrado de vanguardia
    .of = de Brynden Tully, infiltrado de vanguardia

name-brynden_tully_outrider_commander = Brynden Tully, comandante de los jinetes de avanzada
    .gender = masculine
    .number = one
    .the = Brynden Tully, comandante de los jinetes de avanzada
    .of = de Brynden Tully, comandante de los jinetes de avanzada

name-meera_reed_cunning_trapper = Meera Reed, trampera astuta
    .gender = feminine
    .number = one
    .the = Meera Reed, trampera astuta
    .of = de Meera Reed, trampera astuta

name-jojen_reed_greensight = Jojen Reed, el verdevidente
    .gender = masculine
    .number = one
    .the = Jojen Reed, el verdevidente
    .of = de Jojen Reed, el verdevidente

name-syrio_forel_first_blade_of_braavos = Syrio Forel, Primera Espada de Braavos
    .gender = masculine
    .number = one
    .the = Syrio Forel, Primera Espada de Braavos
    .of = de Syrio Forel, Primera Espada de Braavos

name-rickon_stark_prince_of_winterfell = Rickon Stark, príncipe de Invernalia
    .gender = masculine
    .number = one
    .the = Rickon Stark, príncipe de Invernalia
    .of = de Rickon Stark, príncipe de Invernalia

name-osha_spearwife_guardian = Osha, guardiana de las lanzas
    .gender = feminine
    .number = one
    .the = Osha, guardiana de las lanzas
    .of = de Osha, guardiana de las lanzas

name-jaqen_hghar_mysterious_prisoner = Jaqen H'ghar, prisionero misterioso
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar, prisionero misterioso
    .of = de Jaqen H'ghar, prisionero misterioso

name-mormont_veteran = Veterano Mormont
    .gender = masculine
    .number = one
    .the = el Veterano Mormont
    .of = del Veterano Mormont

name-crannogman_survivalist = Superviviente lacustre
    .gender = masculine
    .number = one
    .the = el Superviviente lacustre
    .of = del Superviviente lacustre

name-winterfell_guardian = Guardián de Invernalia
    .gender = masculine
    .number = one
    .the = el Guardián de Invernalia
    .of = del Guardián de Invernalia

name-howland_reed_lord_of_the_crannogs = Howland Reed, señor de los lacustres
    .gender = masculine
    .number = one
    .the = Howland Reed, señor de los lacustres
    .of = de Howland Reed, señor de los lacustres

name-loyalist_captain = Capitán de los leales
    .gender = masculine
    .number = one
    .the = el Capitán de los leales
    .of = del Capitán de los leales

name-rickard_karstark_vengeful_bannerman = Rickard Karstark, banderizo vengativo
    .gender = masculine
    .number = one
    .the = Rickard Karstark, banderizo vengativo
    .of = de Rickard Karstark, banderizo vengativo

name-rickard_karstark_lord_of_karhold = Rickard Karstark, señor de Bastión Kar
    .gender = masculine
    .number = one
    .the = Rickard Karstark, señor de Bastión Kar
    .of = de Rickard Karstark, señor de Bastión Kar

name-maege_mormont_lady_of_bear_island = Maege Mormont, señora de la Isla del Oso
    .gender = feminine
    .number = one
    .the = Maege Mormont, señora de la Isla del Oso
    .of = de Maege Mormont, señora de la Isla del Oso

name-winterfell_champion = Campeón de Invernalia
    .gender = masculine
    .number = one
    .the = el Campeón de Invernalia
    .of = del Campeón de Invernalia

name-assault_veteran = Veterano de asalto
    .gender = masculine
    .number = one
    .the = el Veterano de asalto
    .of = del Veterano de asalto

name-guard_captain = Capitán de los guardias
    .gender = masculine
    .number = one
    .the = el Capitán de los guardias
    .of = del Capitán de los guardias

name-sandor_clegane_the_hound = Sandor Clegane, el Perro
    .gender = masculine
    .number = one
    .the = Sandor Clegane, el Perro
    .of = de Sandor Clegane, el Perro

name-tywin_lannister_lord_of_casterly_rock = Tywin Lannister, señor de Roca Casterly
    .gender = masculine
    .number = one
    .the = Tywin Lannister, señor de Roca Casterly
    .of = de Tywin Lannister, señor de Roca Casterly

name-tyrion_lannister_halfman = Tyrion Lannister, el Mediohombre
    .gender = masculine
    .number = one
    .the = Tyrion Lannister, el Mediohombre
    .of = de Tyrion Lannister, el Mediohombre

name-barristan_selmy_lord_commander_of_the_kingsguard = Barristan Selmy, lord comandante de la Guardia Real
    .gender = masculine
    .number = one
    .the = Barristan Selmy, lord comandante de la Guardia Real
    .of = de Barristan Selmy, lord comandante de la Guardia Real

name-jaime_lannister_kingsguard = Jaime Lannister, Guardia Real
    .gender = masculine
    .number = one
    .the = Jaime Lannister, Guardia Real
    .of = de Jaime Lannister, Guardia Real

name-mandon_moore_kingsguard = Mandon Moore, Guardia Real
    .gender = masculine
    .number = one
    .the = Mandon Moore, Guardia Real
    .of = de Mandon Moore, Guardia Real

name-meryn_trant_kingsguard = Meryn Trant, Guardia Real
    .gender = masculine
    .number = one
    .the = Meryn Trant, Guardia Real
    .of = de Meryn Trant, Guardia Real

name-arys_oakheart_kingsguard = Arys Oakheart, Guardia Real
    .gender = masculine
    .number = one
    .the = Arys Oakheart, Guardia Real
    .of = de Arys Oakheart, Guardia Real

name-boros_blount_kingsguard = Boros Blount, Guardia Real
    .gender = masculine
    .number = one
    .the = Boros Blount, Guardia Real
    .of = de Boros Blount, Guardia Real

name-preston_greenfield_kingsguard = Preston Greenfield, Guardia Real
    .gender = masculine
    .number = one
    .the = Preston Greenfield, Guardia Real
    .of = de Preston Greenfield, Guardia Real

name-champion_of_the_faith = Campeón de la Fe
    .gender = masculine
    .number = one
    .the = el Campeón de la Fe
    .of = del Campeón de la Fe

name-gregor_clegane_lord_tywins_mad_dog = Gregor Clegane, el perro rabioso de lord Tywin
    .gender = masculine
    .number = one
    .the = Gregor Clegane, el perro rabioso de lord Tywin
    .of = de Gregor Clegane, el perro rabioso de lord Tywin

name-jaime_lannister_the_kingslayer = Jaime Lannister, el Matarreyes
    .gender = masculine
    .number = one
    .the = Jaime Lannister, el Matarreyes
    .of = de Jaime Lannister, el Matarreyes

name-gregor_clegane_the_mountain = Gregor Clegane, la Montaña
    .gender = masculine
    .number = one
    .the = Gregor Clegane, la Montaña
    .of = de Gregor Clegane, la Montaña

name-jaime_lannister_the_young_lion = Jaime Lannister, el Joven León
    .gender = masculine
    .number = one
    .the = Jaime Lannister, el Joven León
    .of = de Jaime Lannister, el Joven León

name-gregor_clegane_mounted_behemoth = Gregor Clegane, coloso montado
    .gender = masculine
    .number = one
    .the = Gregor Clegane, coloso montado
    .of = de Gregor Clegane, coloso montado

name-jaime_lannister_maimed_hostage = Jaime Lannister, rehén mutilado
    .gender = masculine
    .number = one
    .the = Jaime Lannister, rehén mutilado
    .of = de Jaime Lannister, rehén mutilado

name-tyrion_lannister_the_giant_of_lannister = Tyrion Lannister, el Gigante de los Lannister
    .gender = masculine
    .number = one
    .the = Tyrion Lannister, el Gigante de los Lannister
    .of = de Tyrion Lannister, el Gigante de los Lannister

name-joffrey_baratheon_first_of_his_name = Joffrey Baratheon, el primero de su nombre
    .gender = masculine
    .number = one
    .the = Joffrey Baratheon, el primero de su nombre
    .of = de Joffrey Baratheon, el primero de su nombre

name-turncoat = Cambiacapas
    .gender = masculine
    .number = one
    .the = el Cambiacapas
    .of = del Cambiacapas

name-sentinel_enforcer = Centinela ejecutor
    .gender = masculine
    .number = one
    .the = el Centinela ejecutor
    .of = del Centinela ejecutor

name-clegane_butcher = Carnicero Clegane
    .gender = masculine
    .number = one
    .the = el Carnicero Clegane
    .of = del Carnicero Clegane

name-the_high_sparrow_his_high_holiness = El Gorrión Supremo, su altísima santidad
    .gender = masculine
    .number = one
    .the = el Gorrión Supremo, su altísima santidad
    .of = del Gorrión Supremo, su altísima santidad

name-qyburn_forbidden_knowledge = Qyburn, saber prohibido
    .gender = masculine
    .number = one
    .the = Qyburn, saber prohibido
    .of = de Qyburn, saber prohibido

name-addam_marbrand_trusted_bannerman = Addam Marbrand, banderizo de confianza
    .gender = masculine
    .number = one
    .the = Addam Marbrand, banderizo de confianza
    .of = de Addam Marbrand, banderizo de confianza

name-ser_robert_strong_the_silent_giant = Ser Robert Strong, el gigante silencioso
    .gender = masculine
    .number = one
    .the = Ser Robert Strong, el gigante silencioso
    .of = de Ser Robert Strong, el gigante silencioso

name-addam_marbrand_commander_of_the_city_watch = Addam Marbrand, comandante de la guardia de la ciudad
    .gender = masculine
    .number = one
    .the = Addam Marbrand, comandante de la guardia de la ciudad
    .of = de Addam Marbrand, comandante de la guardia de la ciudad

name-kevan_lannister_protector_of_the_realm = Kevan Lannister, Protector del Reino
    .gender = masculine
    .number = one
    .the = Kevan Lannister, Protector del Reino
    .of = de Kevan Lannister, Protector del Reino

name-gate_warden = Guardián de la puerta
    .gender = masculine
    .number = one
    .the = el Guardián de la puerta
    .of = del Guardián de la puerta

name-jeor_mormont_997th_lord_commander = Jeor Mormont, 997.º lord comandante
    .gender = masculine
    .number = one
    .the = Jeor Mormont, 997.º lord comandante
    .of = de Jeor Mormont, 997.º lord comandante

name-jon_snow_998th_lord_commander = Jon Nieve, 998.º lord comandante
    .gender = masculine
    .number = one
    .the = Jon Nieve, 998.º lord comandante
    .of = de Jon Nieve, 998.º lord comandante

name-jon_snow_lord_snow = Jon Nieve, Lord Nieve
    .gender = masculine
    .number = one
    .the = Jon Nieve, Lord Nieve
    .of = de Jon Nieve, Lord Nieve

name-watch_captain = Capitán de la Guardia
    .gender = masculine
    .number = one
    .the = el Capitán de la Guardia
    .of = del Capitán de la Guardia

name-watch_recruiter = Reclutador de la Guardia
    .gender = masculine
    .number = one
    .the = el Reclutador de la Guardia
    .of = del Reclutador de la Guardia

name-alliser_thorne_master_at_arms = Alliser Thorne, maestro de armas
    .gender = masculine
    .number = one
    .the = Alliser Thorne, maestro de armas
    .of = de Alliser Thorne, maestro de armas

name-alliser_thorne_vindictive_overseer = Alliser Thorne, capataz vengativo
    .gender = masculine
    .number = one
    .the = Alliser Thorne, capataz vengativo
    .of = de Alliser Thorne, capataz vengativo

name-donal_noye_defender_of_castle_black = Donal Noye, defensor del Castillo Negro
    .gender = masculine
    .number = one
    .the = Donal Noye, defensor del Castillo Negro
    .of = de Donal Noye, defensor del Castillo Negro

name-grenn_aurochs = Grenn, el Uro
    .gender = masculine
    .number = one
    .the = Grenn, el Uro
    .of = de Grenn, el Uro

name-pypar_monkey = Pypar, el Mono
    .gender = masculine
    .number = one
    .the = Pypar, el Mono
    .of = de Pypar, el Mono

name-qhorin_halfhand_grizzled_ranger = Qhorin Mediamano, explorador curtido
    .gender = masculine
    .number = one
    .the = Qhorin Mediamano, explorador curtido
    .of = de Qhorin Mediamano, explorador curtido

name-othell_yarwyck_spotter = Othell Yarwyck, vigía
    .gender = masculine
    .number = one
    .the = Othell Yarwyck, vigía
    .of = de Othell Yarwyck, vigía

name-scorpion_modifications_othell_yarwyck = Modificaciones del escorpión (Othell Yarwyck)
    .gender = feminine
    .number = other
    .the = las Modificaciones del escorpión (Othell Yarwyck)
    .of = de las Modificaciones del escorpión (Othell Yarwyck)

name-senior_builder = Constructor jefe
    .gender = masculine
    .number = one
    .the = el Constructor jefe
    .of = del Constructor jefe

name-hardened_ranger = Explorador curtido
    .gender = masculine
    .number = one
    .the = el Explorador curtido
    .of = del Explorador curtido

name-watch_marshal_attachment = Mariscal de la Guardia (vínculo)
    .gender = masculine
    .number = one
    .the = el Mariscal de la Guardia (vínculo)
    .of = del Mariscal de la Guardia (vínculo)

name-scorpion_modifications_builder = Modificaciones del escorpión (constructor)
    .gender = feminine
    .number = other
    .the = las Modificaciones del escorpión (constructor)
    .of = de las Modificaciones del escorpión (constructor)

name-othell_yarwyck_first_builder = Othell Yarwyck, capitán de los constructores
    .gender = masculine
    .number = one
    .the = Othell Yarwyck, capitán de los constructores
    .of = de Othell Yarwyck, capitán de los constructores

name-benjen_stark_wolf_of_the_wall = Benjen Stark, el lobo del Muro
    .gender = masculine
    .number = one
    .the = Benjen Stark, el lobo del Muro
    .of = de Benjen Stark, el lobo del Muro

name-coldhands_enigmatic_guide = Manosfrías, guía enigmático
    .gender = masculine
    .number = one
    .the = Manosfrías, guía enigmático
    .of = de Manosfrías, guía enigmático

name-samwell_tarly_sam_the_slayer = Samwell Tarly, Sam el Mortífero
    .gender = masculine
    .number = one
    .the = Samwell Tarly, Sam el Mortífero
    .of = de Samwell Tarly, Sam el Mortífero

name-coldhands_former_crow = Manosfrías, antiguo cuervo
    .gender = masculine
    .number = one
    .the = Manosfrías, antiguo cuervo
    .of = de Manosfrías, antiguo cuervo

name-benjen_stark_first_ranger = Benjen Stark, capitán de los exploradores
    .gender = masculine
    .number = one
    .the = Benjen Stark, capitán de los exploradores
    .of = de Benjen Stark, capitán de los exploradores

name-cotter_pyke_ironborn_brother = Cotter Pyke, hermano de hierro
    .gender = masculine
    .number = one
    .the = Cotter Pyke, hermano de hierro
    .of = de Cotter Pyke, hermano de hierro

name-yoren_harsh_recruiter = Yoren, reclutador severo
    .gender = masculine
    .number = one
    .the = Yoren, reclutador severo
    .of = de Yoren, reclutador severo

name-satin_commanders_steward = Seda, mayordomo del comandante
    .gender = masculine
    .number = one
    .the = Seda, mayordomo del comandante
    .of = de Seda, mayordomo del comandante

name-satin_brave_recruit = Seda, recluta valiente
    .gender = masculine
    .number = one
    .the = Seda, recluta valiente
    .of = de Seda, recluta valiente

name-eddison_tollett_dolorous_edd = Eddison Tollett, Edd el Penas
    .gender = masculine
    .number = one
    .the = Eddison Tollett, Edd el Penas
    .of = de Eddison Tollett, Edd el Penas

name-benjen_stark_beyond_the_wall = Benjen Stark, más allá del Muro
    .gender = masculine
    .number = one
    .the = Benjen Stark, más allá del Muro
    .of = de Benjen Stark, más allá del Muro

name-cotter_pyke_eastwatch_commander = Cotter Pyke, comandante de Guardiaoriente
    .gender = masculine
    .number = one
    .the = Cotter Pyke, comandante de Guardiaoriente
    .of = de Cotter Pyke, comandante de Guardiaoriente

name-ser_denys_mallister_shadow_tower_commander = Ser Denys Mallister, comandante de la Torre Sombría
    .gender = masculine
    .number = one
    .the = Ser Denys Mallister, comandante de la Torre Sombría
    .of = de Ser Denys Mallister, comandante de la Torre Sombría

name-tormund_giantsbane_thunderfist = Tormund Matagigantes, Puño de Trueno
    .gender = masculine
    .number = one
    .the = Tormund Matagigantes, Puño de Trueno
    .of = de Tormund Matagigantes, Puño de Trueno

name-tormund_giantsbane_tall_talker_horn_blower_breaker_of_ice = Tormund Matagigantes, gran hablador, soplador del cuerno, rompedor del hielo
    .gender = masculine
    .number = one
    .the = Tormund Matagigantes, gran hablador, soplador del cuerno, rompedor del hielo
    .of = de Tormund Matagigantes, gran hablador, soplador del cuerno, rompedor del hielo

name-mance_rayder_king_beyond_the_wall = Mance Rayder, Rey-más-allá-del-Muro
    .gender = masculine
    .number = one
    .the = Mance Rayder, Rey-más-allá-del-Muro
    .of = de Mance Rayder, Rey-más-allá-del-Muro

name-raid_leader = Líder de la incursión
    .gender = masculine
    .number = one
    .the = el Líder de la incursión
    .of = del Líder de la incursión

name-cave_dweller_alpha = Alfa de las cavernas
    .gender = masculine
    .number = one
    .the = el Alfa de las cavernas
    .of = del Alfa de las cavernas

name-spearwife_matriarch = Matriarca de las lanzas
    .gender = feminine
    .number = one
    .the = la Matriarca de las lanzas
    .of = de la Matriarca de las lanzas

name-skinchanger = Cambiapieles
    .gender = masculine
    .number = one
    .the = el Cambiapieles
    .of = del Cambiapieles

name-eagle = Águila
    .gender = feminine
    .number = one
    .the = el Águila
    .of = del Águila

name-wolf = Lobo
    .gender = masculine
    .number = one
    .the = el Lobo
    .of = del Lobo

name-chosen_of_styr = Elegido de Styr
    .gender = masculine
    .number = one
    .the = el Elegido de Styr
    .of = del Elegido de Styr

name-styr_magnar_of_thenn = Styr, magnar de Thenn
    .gender = masculine
    .number = one
    .the = Styr, magnar de Thenn
    .of = de Styr, magnar de Thenn

name-champion_of_bone = Campeón del Hueso
    .gender = masculine
    .number = one
    .the = el Campeón del Hueso
    .of = del Campeón del Hueso

name-rattleshirt_the_lord_of_bones = Casaca de Matraca, el Señor de los Huesos
    .gender = masculine
    .number = one
    .the = Casaca de Matraca, el Señor de los Huesos
    .of = de Casaca de Matraca, el Señor de los Huesos

name-rattleshirt_ruthless_slaughterer = Casaca de Matraca, carnicero implacable
    .gender = masculine
    .number = one
    .the = Casaca de Matraca, carnicero implacable
    .of = de Casaca de Matraca, carnicero implacable

name-harma_vanguard_commander = Harma, comandante de la vanguardia
    .gender = feminine
    .number = one
    .the = Harma, comandante de la vanguardia
    .of = de Harma, comandante de la vanguardia

name-harma_the_dogshead = Harma, Cabeza de Perro
    .gender = feminine
    .number = one
    .the = Harma, Cabeza de Perro
    .of = de Harma, Cabeza de Perro

name-harmas_bannerman = Portaestandarte de Harma
    .gender = masculine
    .number = one
    .the = el Portaestandarte de Harma
    .of = del Portaestandarte de Harma

name-the_weeper_horrific_butcher = El Llorón, carnicero espantoso
    .gender = masculine
    .number = one
    .the = el Llorón, carnicero espantoso
    .of = del Llorón, carnicero espantoso

name-the_weeper_cruel_tyrant = El Llorón, tirano cruel
    .gender = masculine
    .number = one
    .the = el Llorón, tirano cruel
    .of = del Llorón, tirano cruel

name-ygritte_spearwife_archer = Ygritte, arquera de las lanzas
    .gender = feminine
    .number = one
    .the = Ygritte, arquera de las lanzas
    .of = de Ygritte, arquera de las lanzas

name-jarl_advance_raid_leader = Jarl, jefe de la avanzada
    .gender = masculine
    .number = one
    .the = Jarl, jefe de la avanzada
    .of = de Jarl, jefe de la avanzada

name-walrus_clan_chieftain = Jefe del clan de la Morsa
    .gender = masculine
    .number = one
    .the = el Jefe del clan de la Morsa
    .of = del Jefe del clan de la Morsa

name-the_great_walrus_steeled_through_ice_and_snow = La Gran Morsa, templada en hielo y nieve
    .gender = feminine
    .number = one
    .the = la Gran Morsa, templada en hielo y nieve
    .of = de la Gran Morsa, templada en hielo y nieve

name-jon_snow_the_crow_come_over = Jon Nieve, el cuervo que se pasó
    .gender = masculine
    .number = one
    .the = Jon Nieve, el cuervo que se pasó
    .of = de Jon Nieve, el cuervo que se pasó

name-mance_rayder_abel_the_bard = Mance Rayder, Abel el bardo
    .gender = masculine
    .number = one
    .the = Mance Rayder, Abel el bardo
    .of = de Mance Rayder, Abel el bardo

name-borroq_boar_skinchanger = Borroq, cambiapieles del jabalí
    .gender = masculine
    .number = one
    .the = Borroq, cambiapieles del jabalí
    .of = de Borroq, cambiapieles del jabalí

name-the_great_walrus_lord_of_the_frozen_shore = La Gran Morsa, señor de la Costa Helada
    .gender = feminine
    .number = one
    .the = la Gran Morsa, señor de la Costa Helada
    .of = de la Gran Morsa, señor de la Costa Helada

name-varamyrs_eagle = Águila de Varamyr
    .gender = feminine
    .number = one
    .the = el Águila de Varamyr
    .of = del Águila de Varamyr

name-renly_baratheon_the_charismatic_heir = Renly Baratheon, el heredero carismático
    .gender = masculine
    .number = one
    .the = Renly Baratheon, el heredero carismático
    .of = de Renly Baratheon, el heredero carismático

name-stannis_baratheon_the_rightful_heir = Stannis Baratheon, el heredero legítimo
    .gender = masculine
    .number = one
    .the = Stannis Baratheon, el heredero legítimo
    .of = de Stannis Baratheon, el heredero legítimo

name-stag_knight_noble = Noble caballero del Venado
    .gender = masculine
    .number = one
    .the = el Noble caballero del Venado
    .of = del Noble caballero del Venado

name-master_warden = Maestro guardián
    .gender = masculine
    .number = one
    .the = el Maestro guardián
    .of = del Maestro guardián

name-stannis_baratheon_the_one_true_king = Stannis Baratheon, el único rey verdadero
    .gender = masculine
    .number = one
    .the = Stannis Baratheon, el único rey verdadero
    .of = de Stannis Baratheon, el único rey verdadero

name-devan_seaworth_kings_squire = Devan Seaworth, escudero del rey
    .gender = masculine
    .number = one
    .the = Devan Seaworth, escudero del rey
    .of = de Devan Seaworth, escudero del rey

name-davos_seaworth_hero_of_blackwater = Davos Seaworth, héroe del Aguasnegras
    .gender = masculine
    .number = one
    .the = Davos Seaworth, héroe del Aguasnegras
    .of = de Davos Seaworth, héroe del Aguasnegras

name-davos_seaworth_onion_knight = Davos Seaworth, el Caballero de la Cebolla
    .gender = masculine
    .number = one
    .the = Davos Seaworth, el Caballero de la Cebolla
    .of = de Davos Seaworth, el Caballero de la Cebolla

name-andrew_estermont_true_loyalist = Andrew Estermont, leal de corazón
    .gender = masculine
    .number = one
    .the = Andrew Estermont, leal de corazón
    .of = de Andrew Estermont, leal de corazón

name-andrew_estermont_first_of_the_kings_men = Andrew Estermont, primero de los hombres del Rey
    .gender = masculine
    .number = one
    .the = Andrew Estermont, primero de los hombres del Rey
    .of = de Andrew Estermont, primero de los hombres del Rey

name-renly_baratheon_lord_paramount_of_the_stormlands = Renly Baratheon, señor supremo de las Tierras de la Tormenta
    .gender = masculine
    .number = one
    .the = Renly Baratheon, señor supremo de las Tierras de la Tormenta
    .of = de Renly Baratheon, señor supremo de las Tierras de la Tormenta

name-loras_tyrell_the_knight_of_flowers = Loras Tyrell, el Caballero de las Flores
    .gender = masculine
    .number = one
    .the = Loras Tyrell, el Caballero de las Flores
    .of = de Loras Tyrell, el Caballero de las Flores

name-loras_tyrell_kings_squire = Loras Tyrell, escudero del rey
    .gender = masculine
    .number = one
    .the = Loras Tyrell, escudero del rey
    .of = de Loras Tyrell, escudero del rey

name-brienne_the_blue = Brienne, la Azul
    .gender = feminine
    .number = one
    .the = Brienne, la Azul
    .of = de Brienne, la Azul

name-eldon_estermont_lord_of_greenstone = Eldon Estermont, señor de Piedraverde
    .gender = masculine
    .number = one
    .the = Eldon Estermont, señor de Piedraverde
    .of = de Eldon Estermont, señor de Piedraverde

name-red_priestess = Sacerdotisa roja
    .gender = feminine
    .number = one
    .the = la Sacerdotisa roja
    .of = de la Sacerdotisa roja

name-pikeman_captain = Capitán de los piqueros
    .gender = masculine
    .number = one
    .the = el Capitán de los piqueros
    .of = del Capitán de los piqueros

name-thorn_watch_sentinel = Centinela de la Guardia de las Espinas
    .gender = masculine
    .number = one
    .the = el Centinela de la Guardia de las Espinas
    .of = del Centinela de la Guardia de las Espinas

name-dragonstone_noble_attachment = Noble de Rocadragón (vínculo)
    .gender = masculine
    .number = one
    .the = el Noble de Rocadragón (vínculo)
    .of = del Noble de Rocadragón (vínculo)

name-axell_florent_fanatical_devotee = Axell Florent, devoto fanático
    .gender = masculine
    .number = one
    .the = Axell Florent, devoto fanático
    .of = de Axell Florent, devoto fanático

name-axell_florent_first_of_the_queens_men = Axell Florent, primero de los hombres de la Reina
    .gender = masculine
    .number = one
    .the = Axell Florent, primero de los hombres de la Reina
    .of = de Axell Florent, primero de los hombres de la Reina

name-cortnay_penrose_loyal_tactician = Cortnay Penrose, estratega leal
    .gender = masculine
    .number = one
    .the = Cortnay Penrose, estratega leal
    .of = de Cortnay Penrose, estratega leal

name-cortnay_penrose_castellan_of_storms_end = Cortnay Penrose, castellano de Bastión de Tormentas
    .gender = masculine
    .number = one
    .the = Cortnay Penrose, castellano de Bastión de Tormentas
    .of = de Cortnay Penrose, castellano de Bastión de Tormentas

name-stannis_baratheon_king_at_the_wall = Stannis Baratheon, el rey en el Muro
    .gender = masculine
    .number = one
    .the = Stannis Baratheon, el rey en el Muro
    .of = de Stannis Baratheon, el rey en el Muro

name-bryen_farring_kings_squire = Bryen Farring, escudero del rey
    .gender = masculine
    .number = one
    .the = Bryen Farring, escudero del rey
    .of = de Bryen Farring, escudero del rey

name-justin_massey_cunning_follower = Justin Massey, seguidor astuto
    .gender = masculine
    .number = one
    .the = Justin Massey, seguidor astuto
    .of = de Justin Massey, seguidor astuto

name-justin_massey_the_smiler = Justin Massey, el Sonriente
    .gender = masculine
    .number = one
    .the = Justin Massey, el Sonriente
    .of = de Justin Massey, el Sonriente

name-dale_seaworth_captain_of_the_wrath = Dale Seaworth, capitán del Ira
    .gender = masculine
    .number = one
    .the = Dale Seaworth, capitán del Ira
    .of = de Dale Seaworth, capitán del Ira

name-renly_baratheon_king_in_the_south = Renly Baratheon, rey en el Sur
    .gender = masculine
    .number = one
    .the = Renly Baratheon, rey en el Sur
    .of = de Renly Baratheon, rey en el Sur

name-loras_tyrell_lord_commander_of_the_rainbow_guard = Loras Tyrell, lord comandante de la Guardia Arcoíris
    .gender = masculine
    .number = one
    .the = Loras Tyrell, lord comandante de la Guardia Arcoíris
    .of = de Loras Tyrell, lord comandante de la Guardia Arcoíris

name-bryce_caron_bryce_the_orange = Bryce Caron, Bryce el Naranja
    .gender = masculine
    .number = one
    .the = Bryce Caron, Bryce el Naranja
    .of = de Bryce Caron, Bryce el Naranja

name-brienne_rainbow_guard = Brienne, Guardia Arcoíris
    .gender = feminine
    .number = one
    .the = Brienne, Guardia Arcoíris
    .of = de Brienne, Guardia Arcoíris

name-parmen_crane_parmen_the_purple = Parmen Crane, Parmen el Púrpura
    .gender = masculine
    .number = one
    .the = Parmen Crane, Parmen el Púrpura
    .of = de Parmen Crane, Parmen el Púrpura

name-emmon_cuy_emmon_the_yellow = Emmon Cuy, Emmon el Amarillo
    .gender = masculine
    .number = one
    .the = Emmon Cuy, Emmon el Amarillo
    .of = de Emmon Cuy, Emmon el Amarillo

name-robar_royce_robar_the_red = Robar Royce, Robar el Rojo
    .gender = masculine
    .number = one
    .the = Robar Royce, Robar el Rojo
    .of = de Robar Royce, Robar el Rojo

name-guyard_morrigen_guyard_the_green = Guyard Morrigen, Guyard el Verde
    .gender = masculine
    .number = one
    .the = Guyard Morrigen, Guyard el Verde
    .of = de Guyard Morrigen, Guyard el Verde

name-khal_drogo_the_great_khal = Khal Drogo, el gran khal
    .gender = masculine
    .number = one
    .the = Khal Drogo, el gran khal
    .of = de Khal Drogo, el gran khal

name-jorah_mormont_westerosi_tactician = Jorah Mormont, estratega de Poniente
    .gender = masculine
    .number = one
    .the = Jorah Mormont, estratega de Poniente
    .of = de Jorah Mormont, estratega de Poniente

name-jorah_mormont_the_exiled_knight = Jorah Mormont, el caballero exiliado
    .gender = masculine
    .number = one
    .the = Jorah Mormont, el caballero exiliado
    .of = de Jorah Mormont, el caballero exiliado

name-screamer_ko = Ko de los aulladores
    .gender = masculine
    .number = one
    .the = el Ko de los aulladores
    .of = del Ko de los aulladores

name-outrider_ko = Ko de los jinetes de avanzada
    .gender = masculine
    .number = one
    .the = el Ko de los jinetes de avanzada
    .of = del Ko de los jinetes de avanzada

name-unsullied_officer = Oficial Inmaculado
    .gender = masculine
    .number = one
    .the = el Oficial Inmaculado
    .of = del Oficial Inmaculado

name-barristan_selmy_the_bold = Barristan Selmy, el Bravo
    .gender = masculine
    .number = one
    .the = Barristan Selmy, el Bravo
    .of = de Barristan Selmy, el Bravo

name-belwas_veteran_pit_fighter = Belwas, veterano de las arenas
    .gender = masculine
    .number = one
    .the = Belwas, veterano de las arenas
    .of = de Belwas, veterano de las arenas

name-jorah_mormont_penitent_betrayer = Jorah Mormont, traidor arrepentido
    .gender = masculine
    .number = one
    .the = Jorah Mormont, traidor arrepentido
    .of = de Jorah Mormont, traidor arrepentido

name-jorah_mormont_the_andal = Jorah Mormont, el Ándalo
    .gender = masculine
    .number = one
    .the = Jorah Mormont, el Ándalo
    .of = de Jorah Mormont, el Ándalo

name-belwas_the_strong = Belwas, el Fuerte
    .gender = masculine
    .number = one
    .the = Belwas, el Fuerte
    .of = de Belwas, el Fuerte

name-grey_worm_unsullied_commander = Gusano Gris, comandante de los Inmaculados
    .gender = masculine
    .number = one
    .the = Gusano Gris, comandante de los Inmaculados
    .of = de Gusano Gris, comandante de los Inmaculados

name-grey_worm_freed_by_the_dragon = Gusano Gris, liberado por el dragón
    .gender = masculine
    .number = one
    .the = Gusano Gris, liberado por el dragón
    .of = de Gusano Gris, liberado por el dragón

name-daenerys_targaryen_mother_of_dragons = Daenerys Targaryen, Madre de Dragones
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, Madre de Dragones
    .of = de Daenerys Targaryen, Madre de Dragones

name-daenerys_targaryen_queen_of_meereen = Daenerys Targaryen, reina de Meereen
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, reina de Meereen
    .of = de Daenerys Targaryen, reina de Meereen

name-daario_naharis_reckless_mercenary_targaryen = Daario Naharis, mercenario temerario
    .gender = masculine
    .number = one
    .the = Daario Naharis, mercenario temerario
    .of = de Daario Naharis, mercenario temerario

name-daario_naharis_stormcrow_captain_targaryen = Daario Naharis, capitán de los Cuervos de Tormenta
    .gender = masculine
    .number = one
    .the = Daario Naharis, capitán de los Cuervos de Tormenta
    .of = de Daario Naharis, capitán de los Cuervos de Tormenta

name-stormcrow_lieutenant_targaryen = Teniente de los Cuervos de Tormenta
    .gender = masculine
    .number = one
    .the = el Teniente de los Cuervos de Tormenta
    .of = del Teniente de los Cuervos de Tormenta

name-rakharo_bloodrider = Rakharo, jinete de sangre
    .gender = masculine
    .number = one
    .the = Rakharo, jinete de sangre
    .of = de Rakharo, jinete de sangre

name-qotho_bloodrider = Qotho, jinete de sangre
    .gender = masculine
    .number = one
    .the = Qotho, jinete de sangre
    .of = de Qotho, jinete de sangre

name-cohollo_bloodrider = Cohollo, jinete de sangre
    .gender = masculine
    .number = one
    .the = Cohollo, jinete de sangre
    .of = de Cohollo, jinete de sangre

name-haggo_bloodrider = Haggo, jinete de sangre
    .gender = masculine
    .number = one
    .the = Haggo, jinete de sangre
    .of = de Haggo, jinete de sangre

name-mirri_maz_duur_resentful_healer = Mirri Maz Duur, sanadora resentida
    .gender = feminine
    .number = one
    .the = Mirri Maz Duur, sanadora resentida
    .of = de Mirri Maz Duur, sanadora resentida

name-marselen_unsullied_captain = Marselen, capitán de los Inmaculados
    .gender = masculine
    .number = one
    .the = Marselen, capitán de los Inmaculados
    .of = de Marselen, capitán de los Inmaculados

name-skahaz_mo_kandaq_merciless_ghiscari = Skahaz mo Kandaq, ghiscario despiadado
    .gender = masculine
    .number = one
    .the = Skahaz mo Kandaq, ghiscario despiadado
    .of = de Skahaz mo Kandaq, ghiscario despiadado

name-skahaz_mo_kandaq_the_shavepate = Skahaz mo Kandaq, el Cabeza Afeitada
    .gender = masculine
    .number = one
    .the = Skahaz mo Kandaq, el Cabeza Afeitada
    .of = de Skahaz mo Kandaq, el Cabeza Afeitada

name-marselen_mothers_men_commander = Marselen, comandante de los Hombres de la Madre
    .gender = masculine
    .number = one
    .the = Marselen, comandante de los Hombres de la Madre
    .of = de Marselen, comandante de los Hombres de la Madre

name-brazen_beasts_captain = Capitán de las Bestias de Bronce
    .gender = masculine
    .number = one
    .the = el Capitán de las Bestias de Bronce
    .of = del Capitán de las Bestias de Bronce

name-asha_greyjoy_the_krakens_daughter = Asha Greyjoy, la hija del kraken
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, la hija del kraken
    .of = de Asha Greyjoy, la hija del kraken

name-asha_greyjoy_captain_of_the_black_wind = Asha Greyjoy, capitana del Viento Negro
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, capitana del Viento Negro
    .of = de Asha Greyjoy, capitana del Viento Negro

name-victarion_greyjoy_the_iron_captain = Victarion Greyjoy, el capitán de hierro
    .gender = masculine
    .number = one
    .the = Victarion Greyjoy, el capitán de hierro
    .of = de Victarion Greyjoy, el capitán de hierro

name-victarion_greyjoy_master_of_the_iron_victory = Victarion Greyjoy, amo del Victoria de Hierro
    .gender = masculine
    .number = one
    .the = Victarion Greyjoy, amo del Victoria de Hierro
    .of = de Victarion Greyjoy, amo del Victoria de Hierro

name-reaver_captain = Capitán saqueador
    .gender = masculine
    .number = one
    .the = el Capitán saqueador
    .of = del Capitán saqueador

name-warsworn = Jurado de la guerra
    .gender = masculine
    .number = one
    .the = el Jurado de la guerra
    .of = del Jurado de la guerra

name-theon_greyjoy_kinslayer = Theon Greyjoy, matasangre
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, matasangre
    .of = de Theon Greyjoy, matasangre

name-theon_greyjoy_prince_of_winterfell = Theon Greyjoy, príncipe de Invernalia
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, príncipe de Invernalia
    .of = de Theon Greyjoy, príncipe de Invernalia

name-qarl_ashas_champion = Qarl, campeón de Asha
    .gender = masculine
    .number = one
    .the = Qarl, campeón de Asha
    .of = de Qarl, campeón de Asha

name-qarl_the_maid = Qarl, la Doncella
    .gender = masculine
    .number = one
    .the = Qarl, la Doncella
    .of = de Qarl, la Doncella

name-nute_the_barber = Nute, el Barbero
    .gender = masculine
    .number = one
    .the = Nute, el Barbero
    .of = de Nute, el Barbero

name-euron_greyjoy_lord_reaper_of_pyke = Euron Greyjoy, lord segador de Pyke
    .gender = masculine
    .number = one
    .the = Euron Greyjoy, lord segador de Pyke
    .of = de Euron Greyjoy, lord segador de Pyke

name-balon_greyjoy_the_kraken_king = Balon Greyjoy, el rey kraken
    .gender = masculine
    .number = one
    .the = Balon Greyjoy, el rey kraken
    .of = de Balon Greyjoy, el rey kraken

name-euron_greyjoy_crows_eye = Euron Greyjoy, Ojo de Cuervo
    .gender = masculine
    .number = one
    .the = Euron Greyjoy, Ojo de Cuervo
    .of = de Euron Greyjoy, Ojo de Cuervo

name-erik_ironmaker_anvil_breaker = Erik Forjahierro, el Rompeyunques
    .gender = masculine
    .number = one
    .the = Erik Forjahierro, el Rompeyunques
    .of = de Erik Forjahierro, el Rompeyunques

name-asha_greyjoy_lady_greyjoy = Asha Greyjoy, lady Greyjoy
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, lady Greyjoy
    .of = de Asha Greyjoy, lady Greyjoy

name-dagmer_cleftjaw_captain_of_the_foamdrinker = Dagmer Barbarrota, capitán del Bebespuma
    .gender = masculine
    .number = one
    .the = Dagmer Barbarrota, capitán del Bebespuma
    .of = de Dagmer Barbarrota, capitán del Bebespuma

name-baelor_blacktyde_captain_of_the_nightflyer = Baelor Marea Negra, capitán del Vuelanoches
    .gender = masculine
    .number = one
    .the = Baelor Marea Negra, capitán del Vuelanoches
    .of = de Baelor Marea Negra, capitán del Vuelanoches

name-moqorro_slave_of_rhllor = Moqorro, esclavo de R'hllor
    .gender = masculine
    .number = one
    .the = Moqorro, esclavo de R'hllor
    .of = de Moqorro, esclavo de R'hllor

name-baelor_blacktyde_lord_of_blacktyde = Baelor Marea Negra, señor de Marea Negra
    .gender = masculine
    .number = one
    .the = Baelor Marea Negra, señor de Marea Negra
    .of = de Baelor Marea Negra, señor de Marea Negra

name-dagmer_cleftjaw_master_at_arms = Dagmer Barbarrota, maestro de armas
    .gender = masculine
    .number = one
    .the = Dagmer Barbarrota, maestro de armas
    .of = de Dagmer Barbarrota, maestro de armas

name-drowned_prophet = Profeta ahogado
    .gender = masculine
    .number = one
    .the = el Profeta ahogado
    .of = del Profeta ahogado

name-sunset_sea_brave = Valiente del mar del Ocaso
    .gender = masculine
    .number = one
    .the = el Valiente del mar del Ocaso
    .of = del Valiente del mar del Ocaso

name-oberyn_martell_prince_of_dorne = Oberyn Martell, príncipe de Dorne
    .gender = masculine
    .number = one
    .the = Oberyn Martell, príncipe de Dorne
    .of = de Oberyn Martell, príncipe de Dorne

name-oberyn_martell_the_snake = Oberyn Martell, la Serpiente
    .gender = masculine
    .number = one
    .the = Oberyn Martell, la Serpiente
    .of = de Oberyn Martell, la Serpiente

name-areo_hotah_captain_of_the_guard = Areo Hotah, capitán de la guardia
    .gender = masculine
    .number = one
    .the = Areo Hotah, capitán de la guardia
    .of = de Areo Hotah, capitán de la guardia

name-areo_hotah_dutiful_juggernaut = Areo Hotah, coloso leal
    .gender = masculine
    .number = one
    .the = Areo Hotah, coloso leal
    .of = de Areo Hotah, coloso leal

name-dervish_captain = Capitán de los derviches
    .gender = masculine
    .number = one
    .the = el Capitán de los derviches
    .of = del Capitán de los derviches

name-spearmen_captain = Capitán de los lanceros
    .gender = masculine
    .number = one
    .the = el Capitán de los lanceros
    .of = del Capitán de los lanceros

name-spearlord = Señor de las lanzas
    .gender = masculine
    .number = one
    .the = el Señor de las lanzas
    .of = del Señor de las lanzas

name-obara_sand_eldest_sister = Obara Arena, la hermana mayor
    .gender = feminine
    .number = one
    .the = Obara Arena, la hermana mayor
    .of = de Obara Arena, la hermana mayor

name-obara_sand_sand_snake = Obara Arena, Serpiente de Arena
    .gender = feminine
    .number = one
    .the = Obara Arena, Serpiente de Arena
    .of = de Obara Arena, Serpiente de Arena

name-nymeria_sand_sand_snake = Nymeria Arena, Serpiente de Arena
    .gender = feminine
    .number = one
    .the = Nymeria Arena, Serpiente de Arena
    .of = de Nymeria Arena, Serpiente de Arena

name-elia_sand_sand_snake = Elia Arena, Serpiente de Arena
    .gender = feminine
    .number = one
    .the = Elia Arena, Serpiente de Arena
    .of = de Elia Arena, Serpiente de Arena

name-harmen_uller_dornish_envoy = Harmen Uller, enviado de Dorne
    .gender = masculine
    .number = one
    .the = Harmen Uller, enviado de Dorne
    .of = de Harmen Uller, enviado de Dorne

name-harmen_uller_lord_of_hellholt = Harmen Uller, señor de Sotoinfierno
    .gender = masculine
    .number = one
    .the = Harmen Uller, señor de Sotoinfierno
    .of = de Harmen Uller, señor de Sotoinfierno

name-arys_oakheart_the_white_knight = Arys Oakheart, el caballero blanco
    .gender = masculine
    .number = one
    .the = Arys Oakheart, el caballero blanco
    .of = de Arys Oakheart, el caballero blanco

name-quentyn_martell_prince_of_dorne = Quentyn Martell, príncipe de Dorne
    .gender = masculine
    .number = one
    .the = Quentyn Martell, príncipe de Dorne
    .of = de Quentyn Martell, príncipe de Dorne

name-gerold_dayne_knight_of_high_hermitage = Gerold Dayne, caballero de Ermita Alta
    .gender = masculine
    .number = one
    .the = Gerold Dayne, caballero de Ermita Alta
    .of = de Gerold Dayne, caballero de Ermita Alta

name-edric_dayne_lord_of_starfall = Edric Dayne, señor de Campoestrella
    .gender = masculine
    .number = one
    .the = Edric Dayne, señor de Campoestrella
    .of = de Edric Dayne, señor de Campoestrella

name-daemon_sand_bastard_of_godsgrace = Daemon Arena, el Bastardo de Gracia Divina
    .gender = masculine
    .number = one
    .the = Daemon Arena, el Bastardo de Gracia Divina
    .of = de Daemon Arena, el Bastardo de Gracia Divina

name-daemon_sand_vengeful_knight = Daemon Arena, caballero vengativo
    .gender = masculine
    .number = one
    .the = Daemon Arena, caballero vengativo
    .of = de Daemon Arena, caballero vengativo

name-gerold_dayne_darkstar = Gerold Dayne, Estrellaoscura
    .gender = masculine
    .number = one
    .the = Gerold Dayne, Estrellaoscura
    .of = de Gerold Dayne, Estrellaoscura

name-high_hermitage_sentinel = Centinela de Ermita Alta
    .gender = masculine
    .number = one
    .the = el Centinela de Ermita Alta
    .of = del Centinela de Ermita Alta

name-dreadfort_captain_neutral = Capitán de Fuerte Terror
    .gender = masculine
    .number = one
    .the = el Capitán de Fuerte Terror
    .of = del Capitán de Fuerte Terror

name-ramsay_snow_the_bastard_of_bolton = Ramsay Nieve, el Bastardo de Bolton
    .gender = masculine
    .number = one
    .the = Ramsay Nieve, el Bastardo de Bolton
    .of = de Ramsay Nieve, el Bastardo de Bolton

name-ramsay_snow_sadist_neutral = Ramsay Nieve, sádico
    .gender = masculine
    .number = one
    .the = Ramsay Nieve, sádico
    .of = de Ramsay Nieve, sádico

name-theon_greyjoy_reek_neutral = Theon Greyjoy, Hediondo
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, Hediondo
    .of = de Theon Greyjoy, Hediondo

name-brienne_maiden_of_tarth = Brienne, la Doncella de Tarth
    .gender = feminine
    .number = one
    .the = Brienne, la Doncella de Tarth
    .of = de Brienne, la Doncella de Tarth

name-bronn_the_sellsword = Bronn, el mercenario
    .gender = masculine
    .number = one
    .the = Bronn, el mercenario
    .of = de Bronn, el mercenario

name-bolton_flayer_neutral = Desollador Bolton
    .gender = masculine
    .number = one
    .the = el Desollador Bolton
    .of = del Desollador Bolton

name-vargo_hoat_the_goat_of_harrenhal = Vargo Hoat, la Cabra de Harrenhal
    .gender = masculine
    .number = one
    .the = Vargo Hoat, la Cabra de Harrenhal
    .of = de Vargo Hoat, la Cabra de Harrenhal

name-vargo_hoat_the_crippler = Vargo Hoat, el Mutilador
    .gender = masculine
    .number = one
    .the = Vargo Hoat, el Mutilador
    .of = de Vargo Hoat, el Mutilador

name-daario_naharis_stormcrow_captain_neutral = Daario Naharis, capitán de los Cuervos de Tormenta
    .gender = masculine
    .number = one
    .the = Daario Naharis, capitán de los Cuervos de Tormenta
    .of = de Daario Naharis, capitán de los Cuervos de Tormenta

name-daario_naharis_reckless_mercenary_neutral = Daario Naharis, mercenario temerario
    .gender = masculine
    .number = one
    .the = Daario Naharis, mercenario temerario
    .of = de Daario Naharis, mercenario temerario

name-jaqen_hghar_unnamed = Jaqen H'ghar, el sin nombre
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar, el sin nombre
    .of = de Jaqen H'ghar, el sin nombre

name-stormcrow_lieutenant_neutral = Teniente de los Cuervos de Tormenta
    .gender = masculine
    .number = one
    .the = el Teniente de los Cuervos de Tormenta
    .of = del Teniente de los Cuervos de Tormenta

name-roose_bolton_the_leech_lord = Roose Bolton, el Señor Sanguijuela
    .gender = masculine
    .number = one
    .the = Roose Bolton, el Señor Sanguijuela
    .of = de Roose Bolton, el Señor Sanguijuela

name-fortune_seeker = Buscador de fortuna
    .gender = masculine
    .number = one
    .the = el Buscador de fortuna
    .of = del Buscador de fortuna

name-glory_seeker = Buscador de gloria
    .gender = masculine
    .number = one
    .the = el Buscador de gloria
    .of = del Buscador de gloria

name-golden_company_officer = Oficial de la Compañía Dorada
    .gender = masculine
    .number = one
    .the = el Oficial de la Compañía Dorada
    .of = del Oficial de la Compañía Dorada

name-lysene_bosun = Contramaestre lyseno
    .gender = masculine
    .number = one
    .the = el Contramaestre lyseno
    .of = del Contramaestre lyseno

name-arya_stark_fugitive_princess = Arya Stark, princesa fugitiva
    .gender = feminine
    .number = one
    .the = Arya Stark, princesa fugitiva
    .of = de Arya Stark, princesa fugitiva

name-sandor_clegane_fugitive_bodyguard = Sandor Clegane, guardaespaldas fugitivo
    .gender = masculine
    .number = one
    .the = Sandor Clegane, guardaespaldas fugitivo
    .of = de Sandor Clegane, guardaespaldas fugitivo

name-rorge_the_mad_dog_of_saltpans = Rorge, el perro rabioso de Salinas
    .gender = masculine
    .number = one
    .the = Rorge, el perro rabioso de Salinas
    .of = de Rorge, el perro rabioso de Salinas

name-biter_rorges_mad_dog = Mordedor, el perro rabioso de Rorge
    .gender = masculine
    .number = one
    .the = Mordedor, el perro rabioso de Rorge
    .of = de Mordedor, el perro rabioso de Rorge

name-jokin_stormcrow_captain = Jokin, capitán de los Cuervos de Tormenta
    .gender = masculine
    .number = one
    .the = Jokin, capitán de los Cuervos de Tormenta
    .of = de Jokin, capitán de los Cuervos de Tormenta

name-the_widower_stormcrow_captain = El Viudo, capitán de los Cuervos de Tormenta
    .gender = masculine
    .number = one
    .the = el Viudo, capitán de los Cuervos de Tormenta
    .of = del Viudo, capitán de los Cuervos de Tormenta

name-jokin_archer_captain = Jokin, capitán de los arqueros
    .gender = masculine
    .number = one
    .the = Jokin, capitán de los arqueros
    .of = de Jokin, capitán de los arqueros

name-the_widower_second_in_command = El Viudo, segundo al mando
    .gender = masculine
    .number = one
    .the = el Viudo, segundo al mando
    .of = del Viudo, segundo al mando

name-ramsay_snow_spiteful_heir = Ramsay Nieve, heredero rencoroso
    .gender = masculine
    .number = one
    .the = Ramsay Nieve, heredero rencoroso
    .of = de Ramsay Nieve, heredero rencoroso

name-roose_bolton_lord_of_the_dreadfort = Roose Bolton, señor de Fuerte Terror
    .gender = masculine
    .number = one
    .the = Roose Bolton, señor de Fuerte Terror
    .of = de Roose Bolton, señor de Fuerte Terror

name-ramsay_snow_sadist_bolton = Ramsay Nieve, sádico
    .gender = masculine
    .number = one
    .the = Ramsay Nieve, sádico
    .of = de Ramsay Nieve, sádico

name-theon_greyjoy_reek_bolton = Theon Greyjoy, Hediondo
    .gender = masculine
    .number = one
    .the = Theon Greyjoy, Hediondo
    .of = de Theon Greyjoy, Hediondo

name-dreadfort_captain_bolton = Capitán de Fuerte Terror
    .gender = masculine
    .number = one
    .the = el Capitán de Fuerte Terror
    .of = del Capitán de Fuerte Terror

name-bolton_flayer_bolton = Desollador Bolton
    .gender = masculine
    .number = one
    .the = el Desollador Bolton
    .of = del Desollador Bolton

name-ben_bones_kennelmaster = Ben Huesos, encargado de las perreras
    .gender = masculine
    .number = one
    .the = Ben Huesos, encargado de las perreras
    .of = de Ben Huesos, encargado de las perreras

name-damon_dance_for_me_bastards_boy = Damon Bailaparamí, muchacho del Bastardo
    .gender = masculine
    .number = one
    .the = Damon Bailaparamí, muchacho del Bastardo
    .of = de Damon Bailaparamí, muchacho del Bastardo

name-skinner_bastards_boy = Desollador, muchacho del Bastardo
    .gender = masculine
    .number = one
    .the = Desollador, muchacho del Bastardo
    .of = de Desollador, muchacho del Bastardo

name-grunt_bastards_boy = Gruñón, muchacho del Bastardo
    .gender = masculine
    .number = one
    .the = Gruñón, muchacho del Bastardo
    .of = de Gruñón, muchacho del Bastardo

name-sour_alyn_bastards_boy = Alyn el Amargo, muchacho del Bastardo
    .gender = masculine
    .number = one
    .the = Alyn el Amargo, muchacho del Bastardo
    .of = de Alyn el Amargo, muchacho del Bastardo

name-steelshanks_walton_relentless_soldier = Walton Patas de Acero, soldado incansable
    .gender = masculine
    .number = one
    .the = Walton Patas de Acero, soldado incansable
    .of = de Walton Patas de Acero, soldado incansable

name-steelshanks_walton_captain_of_the_guard = Walton Patas de Acero, capitán de la guardia
    .gender = masculine
    .number = one
    .the = Walton Patas de Acero, capitán de la guardia
    .of = de Walton Patas de Acero, capitán de la guardia

name-beric_dondarrion_lightning_lord = Beric Dondarrion, el Señor del Relámpago
    .gender = masculine
    .number = one
    .the = Beric Dondarrion, el Señor del Relámpago
    .of = de Beric Dondarrion, el Señor del Relámpago

name-beric_dondarrion_azor_ahai = Beric Dondarrion, Azor Ahai
    .gender = masculine
    .number = one
    .the = Beric Dondarrion, Azor Ahai
    .of = de Beric Dondarrion, Azor Ahai

name-thoros_of_myr_the_red_wizard = Thoros de Myr, el mago rojo
    .gender = masculine
    .number = one
    .the = Thoros de Myr, el mago rojo
    .of = de Thoros de Myr, el mago rojo

name-thoros_of_myr_faithful_believer = Thoros de Myr, creyente fiel
    .gender = masculine
    .number = one
    .the = Thoros de Myr, creyente fiel
    .of = de Thoros de Myr, creyente fiel

name-lem_lemoncloak_the_lemon = Lem Capa de Limón, el Limón
    .gender = masculine
    .number = one
    .the = Lem Capa de Limón, el Limón
    .of = de Lem Capa de Limón, el Limón

name-tom_sevenstringers_osevens = Tom Siete Cuerdas, el de Sietecauces
    .gender = masculine
    .number = one
    .the = Tom Siete Cuerdas, el de Sietecauces
    .of = de Tom Siete Cuerdas, el de Sietecauces

name-catelyn_stark_lady_stoneheart = Catelyn Stark, Lady Corazón de Piedra
    .gender = feminine
    .number = one
    .the = Catelyn Stark, Lady Corazón de Piedra
    .of = de Catelyn Stark, Lady Corazón de Piedra

name-anguy_the_archer = Anguy, el Arquero
    .gender = masculine
    .number = one
    .the = Anguy, el Arquero
    .of = de Anguy, el Arquero

name-edric_dayne_loyal_squire = Edric Dayne, escudero leal
    .gender = masculine
    .number = one
    .the = Edric Dayne, escudero leal
    .of = de Edric Dayne, escudero leal

name-hot_pie_the_baker = Pastel Caliente, el panadero
    .gender = masculine
    .number = one
    .the = Pastel Caliente, el panadero
    .of = de Pastel Caliente, el panadero

name-gendry_the_bull = Gendry, el Toro
    .gender = masculine
    .number = one
    .the = Gendry, el Toro
    .of = de Gendry, el Toro

name-catelyn_stark_lady_of_winterfell = Catelyn Stark, señora de Invernalia
    .gender = feminine
    .number = one
    .the = Catelyn Stark, señora de Invernalia
    .of = de Catelyn Stark, señora de Invernalia

name-sansa_stark_little_bird = Sansa Stark, pajarito
    .gender = feminine
    .number = one
    .the = Sansa Stark, pajarito
    .of = de Sansa Stark, pajarito

name-eddard_stark_warden_of_the_north = Eddard Stark, Guardián del Norte
    .gender = masculine
    .number = one
    .the = Eddard Stark, Guardián del Norte
    .of = de Eddard Stark, Guardián del Norte

name-rodrik_cassel_combat_veteran = Rodrik Cassel, veterano de guerra
    .gender = masculine
    .number = one
    .the = Rodrik Cassel, veterano de guerra
    .of = de Rodrik Cassel, veterano de guerra

name-arya_stark_the_wolf_girl = Arya Stark, la niña lobo
    .gender = feminine
    .number = one
    .the = Arya Stark, la niña lobo
    .of = de Arya Stark, la niña lobo

name-howland_reed_protector_of_the_neck = Howland Reed, protector del Cuello
    .gender = masculine
    .number = one
    .the = Howland Reed, protector del Cuello
    .of = de Howland Reed, protector del Cuello

name-eddard_stark_hand_of_the_king = Eddard Stark, Mano del Rey
    .gender = masculine
    .number = one
    .the = Eddard Stark, Mano del Rey
    .of = de Eddard Stark, Mano del Rey

name-lyanna_mormont_youngest_she_bear = Lyanna Mormont, la más joven de las osas
    .gender = feminine
    .number = one
    .the = Lyanna Mormont, la más joven de las osas
    .of = de Lyanna Mormont, la más joven de las osas

name-robb_stark_king_in_the_north = Robb Stark, Rey en el Norte
    .gender = masculine
    .number = one
    .the = Robb Stark, Rey en el Norte
    .of = de Robb Stark, Rey en el Norte

name-tywin_lannister_the_great_lion = Tywin Lannister, el gran león
    .gender = masculine
    .number = one
    .the = Tywin Lannister, el gran león
    .of = de Tywin Lannister, el gran león

name-pycelle_grand_maester = Pycelle, gran maestre
    .gender = masculine
    .number = one
    .the = Pycelle, gran maestre
    .of = de Pycelle, gran maestre

name-the_high_sparrow_father_of_the_faithful = El Gorrión Supremo, padre de los fieles
    .gender = masculine
    .number = one
    .the = el Gorrión Supremo, padre de los fieles
    .of = del Gorrión Supremo, padre de los fieles

name-tyrion_lannister_the_imp = Tyrion Lannister, el Gnomo
    .gender = masculine
    .number = one
    .the = Tyrion Lannister, el Gnomo
    .of = de Tyrion Lannister, el Gnomo

name-cersei_lannister_queen_regent = Cersei Lannister, reina regente
    .gender = feminine
    .number = one
    .the = Cersei Lannister, reina regente
    .of = de Cersei Lannister, reina regente

name-joffrey_baratheon_lord_of_the_seven_kingdoms = Joffrey Baratheon, señor de los Siete Reinos
    .gender = masculine
    .number = one
    .the = Joffrey Baratheon, señor de los Siete Reinos
    .of = de Joffrey Baratheon, señor de los Siete Reinos

name-kevan_lannister_master_of_law = Kevan Lannister, consejero de los edictos
    .gender = masculine
    .number = one
    .the = Kevan Lannister, consejero de los edictos
    .of = de Kevan Lannister, consejero de los edictos

name-qyburn_master_of_whisperers = Qyburn, consejero de los rumores
    .gender = masculine
    .number = one
    .the = Qyburn, consejero de los rumores
    .of = de Qyburn, consejero de los rumores

name-tommen_baratheon_next_in_succession = Tommen Baratheon, el siguiente en la sucesión
    .gender = masculine
    .number = one
    .the = Tommen Baratheon, el siguiente en la sucesión
    .of = de Tommen Baratheon, el siguiente en la sucesión

name-bowen_marsh_first_steward = Bowen Marsh, lord mayordomo
    .gender = masculine
    .number = one
    .the = Bowen Marsh, lord mayordomo
    .of = de Bowen Marsh, lord mayordomo

name-aemon_maester_of_castle_black = Aemon, maestre del Castillo Negro
    .gender = masculine
    .number = one
    .the = Aemon, maestre del Castillo Negro
    .of = de Aemon, maestre del Castillo Negro

name-jeor_mormont_the_old_bear = Jeor Mormont, el Viejo Oso
    .gender = masculine
    .number = one
    .the = Jeor Mormont, el Viejo Oso
    .of = de Jeor Mormont, el Viejo Oso

name-qhorin_halfhand_unwavering_ranger = Qhorin Mediamano, explorador inquebrantable
    .gender = masculine
    .number = one
    .the = Qhorin Mediamano, explorador inquebrantable
    .of = de Qhorin Mediamano, explorador inquebrantable

name-donal_noye_expert_blacksmith = Donal Noye, herrero experto
    .gender = masculine
    .number = one
    .the = Donal Noye, herrero experto
    .of = de Donal Noye, herrero experto

name-othell_yarwyck_warmachine_specialist = Othell Yarwyck, especialista en máquinas de guerra
    .gender = masculine
    .number = one
    .the = Othell Yarwyck, especialista en máquinas de guerra
    .of = de Othell Yarwyck, especialista en máquinas de guerra

name-samwell_tarly_craven_scholar = Samwell Tarly, erudito cobarde
    .gender = masculine
    .number = one
    .the = Samwell Tarly, erudito cobarde
    .of = de Samwell Tarly, erudito cobarde

name-gilly_the_wildling_girl = Elí, la muchacha salvaje
    .gender = feminine
    .number = one
    .the = Elí, la muchacha salvaje
    .of = de Elí, la muchacha salvaje

name-craster_ally_of_the_watch = Craster, aliado de la Guardia
    .gender = masculine
    .number = one
    .the = Craster, aliado de la Guardia
    .of = de Craster, aliado de la Guardia

name-yoren_wandering_crow = Yoren, cuervo errante
    .gender = masculine
    .number = one
    .the = Yoren, cuervo errante
    .of = de Yoren, cuervo errante

name-ser_denys_mallister_honorable_brother = Ser Denys Mallister, hermano honorable
    .gender = masculine
    .number = one
    .the = Ser Denys Mallister, hermano honorable
    .of = de Ser Denys Mallister, hermano honorable

name-lady_val_the_wildling_princess = Lady Val, la princesa salvaje
    .gender = feminine
    .number = one
    .the = Lady Val, la princesa salvaje
    .of = de Lady Val, la princesa salvaje

name-mance_rayder_artful_tactician = Mance Rayder, estratega hábil
    .gender = masculine
    .number = one
    .the = Mance Rayder, estratega hábil
    .of = de Mance Rayder, estratega hábil

name-craster_ally_of_convenience = Craster, aliado de conveniencia
    .gender = masculine
    .number = one
    .the = Craster, aliado de conveniencia
    .of = de Craster, aliado de conveniencia

name-styr_iron_fisted_tyrant = Styr, tirano de mano de hierro
    .gender = masculine
    .number = one
    .the = Styr, tirano de mano de hierro
    .of = de Styr, tirano de mano de hierro

name-ygritte_kissed_by_fire = Ygritte, besada por el fuego
    .gender = feminine
    .number = one
    .the = Ygritte, besada por el fuego
    .of = de Ygritte, besada por el fuego

name-lady_dalla_wife_and_council = Lady Dalla, esposa y consejera
    .gender = feminine
    .number = one
    .the = Lady Dalla, esposa y consejera
    .of = de Lady Dalla, esposa y consejera

name-mance_rayder_deceptive_bard = Mance Rayder, bardo engañoso
    .gender = masculine
    .number = one
    .the = Mance Rayder, bardo engañoso
    .of = de Mance Rayder, bardo engañoso

name-jon_snow_turncloak_crow = Jon Nieve, cuervo cambiacapas
    .gender = masculine
    .number = one
    .the = Jon Nieve, cuervo cambiacapas
    .of = de Jon Nieve, cuervo cambiacapas

name-alester_florent_lord_of_brightwater = Alester Florent, señor de Aguasclaras
    .gender = masculine
    .number = one
    .the = Alester Florent, señor de Aguasclaras
    .of = de Alester Florent, señor de Aguasclaras

name-shyra_errol_lady_of_haystack_hall = Shyra Errol, señora de Torre del Pajar
    .gender = feminine
    .number = one
    .the = Shyra Errol, señora de Torre del Pajar
    .of = de Shyra Errol, señora de Torre del Pajar

name-melisandre_the_red_woman = Melisandre, la mujer roja
    .gender = feminine
    .number = one
    .the = Melisandre, la mujer roja
    .of = de Melisandre, la mujer roja

name-davos_seaworth_hand_of_the_true_king = Davos Seaworth, Mano del rey verdadero
    .gender = masculine
    .number = one
    .the = Davos Seaworth, Mano del rey verdadero
    .of = de Davos Seaworth, Mano del rey verdadero

name-selyse_and_shireen_queen_and_princess = Selyse y Shireen, reina y princesa
    .gender = feminine
    .number = other
    .the = Selyse y Shireen, reina y princesa
    .of = de Selyse y Shireen, reina y princesa

name-axell_florent_hand_of_the_queen = Axell Florent, Mano de la reina
    .gender = masculine
    .number = one
    .the = Axell Florent, Mano de la reina
    .of = de Axell Florent, Mano de la reina

name-margaery_tyrell_little_rose = Margaery Tyrell, pequeña rosa
    .gender = feminine
    .number = one
    .the = Margaery Tyrell, pequeña rosa
    .of = de Margaery Tyrell, pequeña rosa

name-olenna_tyrell_queen_of_thorns = Olenna Tyrell, Reina de las Espinas
    .gender = feminine
    .number = one
    .the = Olenna Tyrell, Reina de las Espinas
    .of = de Olenna Tyrell, Reina de las Espinas

name-eldon_estermont_venerable_knight = Eldon Estermont, caballero venerable
    .gender = masculine
    .number = one
    .the = Eldon Estermont, caballero venerable
    .of = de Eldon Estermont, caballero venerable

name-cortnay_penrose_reliable_castellan = Cortnay Penrose, castellano fiable
    .gender = masculine
    .number = one
    .the = Cortnay Penrose, castellano fiable
    .of = de Cortnay Penrose, castellano fiable

name-cressen_maester_at_dragonstone = Cressen, maestre de Rocadragón
    .gender = masculine
    .number = one
    .the = Cressen, maestre de Rocadragón
    .of = de Cressen, maestre de Rocadragón

name-patchface_patches = Caramanchada, el bufón
    .gender = masculine
    .number = one
    .the = Caramanchada, el bufón
    .of = de Caramanchada, el bufón

name-daenerys_targaryen_khaleesi = Daenerys Targaryen, khaleesi
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, khaleesi
    .of = de Daenerys Targaryen, khaleesi

name-illyrio_mopatis_magister_of_pentos = Illyrio Mopatis, magíster de Pentos
    .gender = masculine
    .number = one
    .the = Illyrio Mopatis, magíster de Pentos
    .of = de Illyrio Mopatis, magíster de Pentos

name-pyat_pree_warlock_of_qarth = Pyat Pree, brujo de Qarth
    .gender = masculine
    .number = one
    .the = Pyat Pree, brujo de Qarth
    .of = de Pyat Pree, brujo de Qarth

name-barristan_selmy_advisor_to_the_dragon = Barristan Selmy, consejero del dragón
    .gender = masculine
    .number = one
    .the = Barristan Selmy, consejero del dragón
    .of = de Barristan Selmy, consejero del dragón

name-xaro_xhoan_daxos_merchant_prince_of_qarth = Xaro Xhoan Daxos, príncipe mercader de Qarth
    .gender = masculine
    .number = one
    .the = Xaro Xhoan Daxos, príncipe mercader de Qarth
    .of = de Xaro Xhoan Daxos, príncipe mercader de Qarth

name-daenerys_targaryen_the_unburnt = Daenerys Targaryen, la que no arde
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen, la que no arde
    .of = de Daenerys Targaryen, la que no arde

name-mirri_maz_duur_godswife = Mirri Maz Duur, esposa de dios
    .gender = feminine
    .number = one
    .the = Mirri Maz Duur, esposa de dios
    .of = de Mirri Maz Duur, esposa de dios

name-quaithe_of_the_shadow = Quaithe, la de la Sombra
    .gender = feminine
    .number = one
    .the = Quaithe, la de la Sombra
    .of = de Quaithe, la de la Sombra

name-hizdahr_zo_loraq_fourteenth_of_that_noble_name = Hizdahr zo Loraq, decimocuarto de ese noble nombre
    .gender = masculine
    .number = one
    .the = Hizdahr zo Loraq, decimocuarto de ese noble nombre
    .of = de Hizdahr zo Loraq, decimocuarto de ese noble nombre

name-missandei_scribe = Missandei, escriba
    .gender = feminine
    .number = one
    .the = Missandei, escriba
    .of = de Missandei, escriba

name-alicent_hightower_dowager_queen = Alicent Hightower, reina viuda
    .gender = feminine
    .number = one
    .the = Alicent Hightower, reina viuda
    .of = de Alicent Hightower, reina viuda

name-rhaenyra_targaryen_dragon_queen = Rhaenyra Targaryen, reina dragón
    .gender = feminine
    .number = one
    .the = Rhaenyra Targaryen, reina dragón
    .of = de Rhaenyra Targaryen, reina dragón

name-rodrik_harlaw_the_reader = Rodrik Harlaw, el Lector
    .gender = masculine
    .number = one
    .the = Rodrik Harlaw, el Lector
    .of = de Rodrik Harlaw, el Lector

name-aeron_greyjoy_the_damphair = Aeron Greyjoy, Pelomojado
    .gender = masculine
    .number = one
    .the = Aeron Greyjoy, Pelomojado
    .of = de Aeron Greyjoy, Pelomojado

name-balon_greyjoy_king_of_salt_and_rock = Balon Greyjoy, rey de la sal y la roca
    .gender = masculine
    .number = one
    .the = Balon Greyjoy, rey de la sal y la roca
    .of = de Balon Greyjoy, rey de la sal y la roca

name-wendamyr_maester_of_the_house_greyjoy = Wendamyr, maestre de la Casa Greyjoy
    .gender = masculine
    .number = one
    .the = Wendamyr, maestre de la Casa Greyjoy
    .of = de Wendamyr, maestre de la Casa Greyjoy

name-erik_ironmaker_the_just = Erik Forjahierro, el Justo
    .gender = masculine
    .number = one
    .the = Erik Forjahierro, el Justo
    .of = de Erik Forjahierro, el Justo

name-tristifer_botley_lord_of_lordsport = Tristifer Botley, señor de Puerto Noble
    .gender = masculine
    .number = one
    .the = Tristifer Botley, señor de Puerto Noble
    .of = de Tristifer Botley, señor de Puerto Noble

name-moqorro_the_black_flame = Moqorro, la llama negra
    .gender = masculine
    .number = one
    .the = Moqorro, la llama negra
    .of = de Moqorro, la llama negra

name-beron_blacktyde_blind_beron = Beron Marea Negra, Beron el Ciego
    .gender = masculine
    .number = one
    .the = Beron Marea Negra, Beron el Ciego
    .of = de Beron Marea Negra, Beron el Ciego

name-asha_greyjoy_would_be_queen = Asha Greyjoy, aspirante a reina
    .gender = feminine
    .number = one
    .the = Asha Greyjoy, aspirante a reina
    .of = de Asha Greyjoy, aspirante a reina

name-doran_martell_lord_of_sunspear = Doran Martell, señor de Lanza del Sol
    .gender = masculine
    .number = one
    .the = Doran Martell, señor de Lanza del Sol
    .of = de Doran Martell, señor de Lanza del Sol

name-doran_martell_prince_of_dorne = Doran Martell, príncipe de Dorne
    .gender = masculine
    .number = one
    .the = Doran Martell, príncipe de Dorne
    .of = de Doran Martell, príncipe de Dorne

name-ellaria_sand_vipers_paramour = Ellaria Arena, amante de la Víbora
    .gender = feminine
    .number = one
    .the = Ellaria Arena, amante de la Víbora
    .of = de Ellaria Arena, amante de la Víbora

name-oberyn_martell_red_viper = Oberyn Martell, la Víbora Roja
    .gender = masculine
    .number = one
    .the = Oberyn Martell, la Víbora Roja
    .of = de Oberyn Martell, la Víbora Roja

name-tyene_sand_septas_daughter = Tyene Arena, la hija de la septa
    .gender = feminine
    .number = one
    .the = Tyene Arena, la hija de la septa
    .of = de Tyene Arena, la hija de la septa

name-nymeria_sand_lady_nym = Nymeria Arena, lady Nym
    .gender = feminine
    .number = one
    .the = Nymeria Arena, lady Nym
    .of = de Nymeria Arena, lady Nym

name-arianne_martell_heiress_to_dorne = Arianne Martell, heredera de Dorne
    .gender = feminine
    .number = one
    .the = Arianne Martell, heredera de Dorne
    .of = de Arianne Martell, heredera de Dorne

name-arys_oakheart_crowns_ambassador = Arys Oakheart, embajador de la Corona
    .gender = masculine
    .number = one
    .the = Arys Oakheart, embajador de la Corona
    .of = de Arys Oakheart, embajador de la Corona

name-petyr_baelish_littlefinger = Petyr Baelish, Meñique
    .gender = masculine
    .number = one
    .the = Petyr Baelish, Meñique
    .of = de Petyr Baelish, Meñique

name-lord_varys_the_spider = Lord Varys, la Araña
    .gender = masculine
    .number = one
    .the = Lord Varys, la Araña
    .of = de Lord Varys, la Araña

name-the_high_seneschal = El Alto Senescal
    .gender = masculine
    .number = one
    .the = el Alto Senescal
    .of = del Alto Senescal

name-jaqen_hghar_follower_of_the_red_god = Jaqen H'ghar, seguidor del dios rojo
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar, seguidor del dios rojo
    .of = de Jaqen H'ghar, seguidor del dios rojo

name-tycho_nestoris_iron_banker = Tycho Nestoris, banquero de hierro
    .gender = masculine
    .number = one
    .the = Tycho Nestoris, banquero de hierro
    .of = de Tycho Nestoris, banquero de hierro

name-walder_frey_lord_of_the_crossing = Walder Frey, señor del Cruce
    .gender = masculine
    .number = one
    .the = Walder Frey, señor del Cruce
    .of = de Walder Frey, señor del Cruce

name-roose_bolton_calculating_and_cruel_neutral = Roose Bolton, calculador y cruel
    .gender = masculine
    .number = one
    .the = Roose Bolton, calculador y cruel
    .of = de Roose Bolton, calculador y cruel

name-shae_hidden_in_court = Shae, escondida en la corte
    .gender = feminine
    .number = one
    .the = Shae, escondida en la corte
    .of = de Shae, escondida en la corte

name-walda_frey_fat_walda = Walda Frey, Walda la Gorda
    .gender = feminine
    .number = one
    .the = Walda Frey, Walda la Gorda
    .of = de Walda Frey, Walda la Gorda

name-jeyne_poole_arya_stark_bride_of_bolton = Jeyne Poole, Arya Stark, novia de Bolton
    .gender = feminine
    .number = one
    .the = Jeyne Poole, Arya Stark, novia de Bolton
    .of = de Jeyne Poole, Arya Stark, novia de Bolton

name-roose_bolton_calculating_and_cruel_bolton = Roose Bolton, calculador y cruel
    .gender = masculine
    .number = one
    .the = Roose Bolton, calculador y cruel
    .of = de Roose Bolton, calculador y cruel

name-ramsay_snow_red_helm = Ramsay Nieve, Yelmo Rojo
    .gender = masculine
    .number = one
    .the = Ramsay Nieve, Yelmo Rojo
    .of = de Ramsay Nieve, Yelmo Rojo

name-tybald_maester_of_the_dreadfort = Tybald, maestre de Fuerte Terror
    .gender = masculine
    .number = one
    .the = Tybald, maestre de Fuerte Terror
    .of = de Tybald, maestre de Fuerte Terror

name-ghost_of_high_heart_the_woods_witch = El Fantasma de Alto Corazón, la bruja del bosque
    .gender = masculine
    .number = one
    .the = el Fantasma de Alto Corazón, la bruja del bosque
    .of = del Fantasma de Alto Corazón, la bruja del bosque

name-ravella_smallwood_lady_of_acorn_hall = Ravella Smallwood, señora de Torre Bellota
    .gender = feminine
    .number = one
    .the = Ravella Smallwood, señora de Torre Bellota
    .of = de Ravella Smallwood, señora de Torre Bellota

name-catelyn_stark_the_hangwoman = Catelyn Stark, la Verduga
    .gender = feminine
    .number = one
    .the = Catelyn Stark, la Verduga
    .of = de Catelyn Stark, la Verduga

name-thoros_of_myr_the_ember = Thoros de Myr, la ascua
    .gender = masculine
    .number = one
    .the = Thoros de Myr, la ascua
    .of = de Thoros de Myr, la ascua

name-addam_marbrand = Addam Marbrand
    .gender = masculine
    .number = one
    .the = Addam Marbrand
    .of = de Addam Marbrand

name-aemon = Aemon
    .gender = masculine
    .number = one
    .the = Aemon
    .of = de Aemon

name-aeron_greyjoy = Aeron Greyjoy
    .gender = masculine
    .number = one
    .the = Aeron Greyjoy
    .of = de Aeron Greyjoy

name-alester_florent = Alester Florent
    .gender = masculine
    .number = one
    .the = Alester Florent
    .of = de Alester Florent

name-alicent_hightower = Alicent Hightower
    .gender = feminine
    .number = one
    .the = Alicent Hightower
    .of = de Alicent Hightower

name-alliser_thorne = Alliser Thorne
    .gender = masculine
    .number = one
    .the = Alliser Thorne
    .of = de Alliser Thorne

name-andrew_estermont = Andrew Estermont
    .gender = masculine
    .number = one
    .the = Andrew Estermont
    .of = de Andrew Estermont

name-anguy = Anguy
    .gender = masculine
    .number = one
    .the = Anguy
    .of = de Anguy

name-areo_hotah = Areo Hotah
    .gender = masculine
    .number = one
    .the = Areo Hotah
    .of = de Areo Hotah

name-arianne_martell = Arianne Martell
    .gender = feminine
    .number = one
    .the = Arianne Martell
    .of = de Arianne Martell

name-arya_stark = Arya Stark
    .gender = feminine
    .number = one
    .the = Arya Stark
    .of = de Arya Stark

name-arys_oakheart = Arys Oakheart
    .gender = masculine
    .number = one
    .the = Arys Oakheart
    .of = de Arys Oakheart

name-asha_greyjoy = Asha Greyjoy
    .gender = feminine
    .number = one
    .the = Asha Greyjoy
    .of = de Asha Greyjoy

name-axell_florent = Axell Florent
    .gender = masculine
    .number = one
    .the = Axell Florent
    .of = de Axell Florent

name-baelor_blacktyde = Baelor Marea Negra
    .gender = masculine
    .number = one
    .the = Baelor Marea Negra
    .of = de Baelor Marea Negra

name-balon_greyjoy = Balon Greyjoy
    .gender = masculine
    .number = one
    .the = Balon Greyjoy
    .of = de Balon Greyjoy

name-barristan_selmy = Barristan Selmy
    .gender = masculine
    .number = one
    .the = Barristan Selmy
    .of = de Barristan Selmy

name-belwas = Belwas
    .gender = masculine
    .number = one
    .the = Belwas
    .of = de Belwas

name-ben_bones = Ben Huesos
    .gender = masculine
    .number = one
    .the = Ben Huesos
    .of = de Ben Huesos

name-benjen_stark = Benjen Stark
    .gender = masculine
    .number = one
    .the = Benjen Stark
    .of = de Benjen Stark

name-beric_dondarrion = Beric Dondarrion
    .gender = masculine
    .number = one
    .the = Beric Dondarrion
    .of = de Beric Dondarrion

name-beron_blacktyde = Beron Marea Negra
    .gender = masculine
    .number = one
    .the = Beron Marea Negra
    .of = de Beron Marea Negra

name-biter = Mordedor
    .gender = masculine
    .number = one
    .the = Mordedor
    .of = de Mordedor

name-bonelords_chosen = Elegidos del Señor de los Huesos
    .gender = masculine
    .number = other
    .the = los Elegidos del Señor de los Huesos
    .of = de los Elegidos del Señor de los Huesos

name-boros_blount = Boros Blount
    .gender = masculine
    .number = one
    .the = Boros Blount
    .of = de Boros Blount

name-borroq = Borroq
    .gender = masculine
    .number = one
    .the = Borroq
    .of = de Borroq

name-bowen_marsh = Bowen Marsh
    .gender = masculine
    .number = one
    .the = Bowen Marsh
    .of = de Bowen Marsh

name-bran_stark = Bran Stark
    .gender = masculine
    .number = one
    .the = Bran Stark
    .of = de Bran Stark

name-brienne = Brienne
    .gender = feminine
    .number = one
    .the = Brienne
    .of = de Brienne

name-bronn = Bronn
    .gender = masculine
    .number = one
    .the = Bronn
    .of = de Bronn

name-bryce_caron = Bryce Caron
    .gender = masculine
    .number = one
    .the = Bryce Caron
    .of = de Bryce Caron

name-bryen_farring = Bryen Farring
    .gender = masculine
    .number = one
    .the = Bryen Farring
    .of = de Bryen Farring

name-brynden_tully = Brynden Tully
    .gender = masculine
    .number = one
    .the = Brynden Tully
    .of = de Brynden Tully

name-catelyn_stark = Catelyn Stark
    .gender = feminine
    .number = one
    .the = Catelyn Stark
    .of = de Catelyn Stark

name-cersei_lannister = Cersei Lannister
    .gender = feminine
    .number = one
    .the = Cersei Lannister
    .of = de Cersei Lannister

name-cohollo = Cohollo
    .gender = masculine
    .number = one
    .the = Cohollo
    .of = de Cohollo

name-coldhands = Manosfrías
    .gender = masculine
    .number = one
    .the = Manosfrías
    .of = de Manosfrías

name-cortnay_penrose = Cortnay Penrose
    .gender = masculine
    .number = one
    .the = Cortnay Penrose
    .of = de Cortnay Penrose

name-cotter_pyke = Cotter Pyke
    .gender = masculine
    .number = one
    .the = Cotter Pyke
    .of = de Cotter Pyke

name-craster = Craster
    .gender = masculine
    .number = one
    .the = Craster
    .of = de Craster

name-cressen = Cressen
    .gender = masculine
    .number = one
    .the = Cressen
    .of = de Cressen

name-daario_naharis = Daario Naharis
    .gender = masculine
    .number = one
    .the = Daario Naharis
    .of = de Daario Naharis

name-daemon_sand = Daemon Arena
    .gender = masculine
    .number = one
    .the = Daemon Arena
    .of = de Daemon Arena

name-daenerys_targaryen = Daenerys Targaryen
    .gender = feminine
    .number = one
    .the = Daenerys Targaryen
    .of = de Daenerys Targaryen

name-dagmer_cleftjaw = Dagmer Barbarrota
    .gender = masculine
    .number = one
    .the = Dagmer Barbarrota
    .of = de Dagmer Barbarrota

name-dale_seaworth = Dale Seaworth
    .gender = masculine
    .number = one
    .the = Dale Seaworth
    .of = de Dale Seaworth

name-damon_dance_for_me = Damon Bailaparamí
    .gender = masculine
    .number = one
    .the = Damon Bailaparamí
    .of = de Damon Bailaparamí

name-davos_seaworth = Davos Seaworth
    .gender = masculine
    .number = one
    .the = Davos Seaworth
    .of = de Davos Seaworth

name-devan_seaworth = Devan Seaworth
    .gender = masculine
    .number = one
    .the = Devan Seaworth
    .of = de Devan Seaworth

name-donal_noye = Donal Noye
    .gender = masculine
    .number = one
    .the = Donal Noye
    .of = de Donal Noye

name-doran_martell = Doran Martell
    .gender = masculine
    .number = one
    .the = Doran Martell
    .of = de Doran Martell

name-eddard_stark = Eddard Stark
    .gender = masculine
    .number = one
    .the = Eddard Stark
    .of = de Eddard Stark

name-eddison_tollett = Eddison Tollett
    .gender = masculine
    .number = one
    .the = Eddison Tollett
    .of = de Eddison Tollett

name-edric_dayne = Edric Dayne
    .gender = masculine
    .number = one
    .the = Edric Dayne
    .of = de Edric Dayne

name-eldon_estermont = Eldon Estermont
    .gender = masculine
    .number = one
    .the = Eldon Estermont
    .of = de Eldon Estermont

name-elia_sand = Elia Arena
    .gender = feminine
    .number = one
    .the = Elia Arena
    .of = de Elia Arena

name-ellaria_sand = Ellaria Arena
    .gender = feminine
    .number = one
    .the = Ellaria Arena
    .of = de Ellaria Arena

name-emmon_cuy = Emmon Cuy
    .gender = masculine
    .number = one
    .the = Emmon Cuy
    .of = de Emmon Cuy

name-erik_ironmaker = Erik Forjahierro
    .gender = masculine
    .number = one
    .the = Erik Forjahierro
    .of = de Erik Forjahierro

name-euron_greyjoy = Euron Greyjoy
    .gender = masculine
    .number = one
    .the = Euron Greyjoy
    .of = de Euron Greyjoy

name-gendry = Gendry
    .gender = masculine
    .number = one
    .the = Gendry
    .of = de Gendry

name-george_martin = George Martin
    .gender = masculine
    .number = one
    .the = George Martin
    .of = de George Martin

name-gerold_dayne = Gerold Dayne
    .gender = masculine
    .number = one
    .the = Gerold Dayne
    .of = de Gerold Dayne

name-ghost_of_high_heart = Fantasma de Alto Corazón
    .gender = masculine
    .number = one
    .the = el Fantasma de Alto Corazón
    .of = del Fantasma de Alto Corazón

name-gilly = Elí
    .gender = feminine
    .number = one
    .the = Elí
    .of = de Elí

name-greatjon_umber = Gran Jon Umber
    .gender = masculine
    .number = one
    .the = Gran Jon Umber
    .of = de Gran Jon Umber

name-gregor_clegane = Gregor Clegane
    .gender = masculine
    .number = one
    .the = Gregor Clegane
    .of = de Gregor Clegane

name-grenn = Grenn
    .gender = masculine
    .number = one
    .the = Grenn
    .of = de Grenn

name-grey_worm = Gusano Gris
    .gender = masculine
    .number = one
    .the = Gusano Gris
    .of = de Gusano Gris

name-grunt = Gruñón
    .gender = masculine
    .number = one
    .the = Gruñón
    .of = de Gruñón

name-guyard_morrigen = Guyard Morrigen
    .gender = masculine
    .number = one
    .the = Guyard Morrigen
    .of = de Guyard Morrigen

name-haggo = Haggo
    .gender = masculine
    .number = one
    .the = Haggo
    .of = de Haggo

name-harma = Harma
    .gender = feminine
    .number = one
    .the = Harma
    .of = de Harma

name-harmen_uller = Harmen Uller
    .gender = masculine
    .number = one
    .the = Harmen Uller
    .of = de Harmen Uller

name-hizdahr_zo_loraq = Hizdahr zo Loraq
    .gender = masculine
    .number = one
    .the = Hizdahr zo Loraq
    .of = de Hizdahr zo Loraq

name-hodor = Hodor
    .gender = masculine
    .number = one
    .the = Hodor
    .of = de Hodor

name-hot_pie = Pastel Caliente
    .gender = masculine
    .number = one
    .the = Pastel Caliente
    .of = de Pastel Caliente

name-howland_reed = Howland Reed
    .gender = masculine
    .number = one
    .the = Howland Reed
    .of = de Howland Reed

name-illyrio_mopatis = Illyrio Mopatis
    .gender = masculine
    .number = one
    .the = Illyrio Mopatis
    .of = de Illyrio Mopatis

name-jaime_lannister = Jaime Lannister
    .gender = masculine
    .number = one
    .the = Jaime Lannister
    .of = de Jaime Lannister

name-jaqen_hghar = Jaqen H'ghar
    .gender = masculine
    .number = one
    .the = Jaqen H'ghar
    .of = de Jaqen H'ghar

name-jarl = Jarl
    .gender = masculine
    .number = one
    .the = Jarl
    .of = de Jarl

name-jeor_mormont = Jeor Mormont
    .gender = masculine
    .number = one
    .the = Jeor Mormont
    .of = de Jeor Mormont

name-jeyne_poole = Jeyne Poole
    .gender = feminine
    .number = one
    .the = Jeyne Poole
    .of = de Jeyne Poole

name-joffrey_baratheon = Joffrey Baratheon
    .gender = masculine
    .number = one
    .the = Joffrey Baratheon
    .of = de Joffrey Baratheon

name-jojen_reed = Jojen Reed
    .gender = masculine
    .number = one
    .the = Jojen Reed
    .of = de Jojen Reed

name-jokin = Jokin
    .gender = masculine
    .number = one
    .the = Jokin
    .of = de Jokin

name-jon_snow = Jon Nieve
    .gender = masculine
    .number = one
    .the = Jon Nieve
    .of = de Jon Nieve

name-jorah_mormont = Jorah Mormont
    .gender = masculine
    .number = one
    .the = Jorah Mormont
    .of = de Jorah Mormont

name-justin_massey = Justin Massey
    .gender = masculine
    .number = one
    .the = Justin Massey
    .of = de Justin Massey

name-kevan_lannister = Kevan Lannister
    .gender = masculine
    .number = one
    .the = Kevan Lannister
    .of = de Kevan Lannister

name-khal_drogo = Khal Drogo
    .gender = masculine
    .number = one
    .the = Khal Drogo
    .of = de Khal Drogo

name-lady_dalla = Lady Dalla
    .gender = feminine
    .number = one
    .the = Lady Dalla
    .of = de Lady Dalla

name-lady_val = Lady Val
    .gender = feminine
    .number = one
    .the = Lady Val
    .of = de Lady Val

name-lem_lemoncloak = Lem Capa de Limón
    .gender = masculine
    .number = one
    .the = Lem Capa de Limón
    .of = de Lem Capa de Limón

name-loras_tyrell = Loras Tyrell
    .gender = masculine
    .number = one
    .the = Loras Tyrell
    .of = de Loras Tyrell

name-lord_varys = Lord Varys
    .gender = masculine
    .number = one
    .the = Lord Varys
    .of = de Lord Varys

name-lyanna_mormont = Lyanna Mormont
    .gender = feminine
    .number = one
    .the = Lyanna Mormont
    .of = de Lyanna Mormont

name-maege_mormont = Maege Mormont
    .gender = feminine
    .number = one
    .the = Maege Mormont
    .of = de Maege Mormont

name-mance_rayder = Mance Rayder
    .gender = masculine
    .number = one
    .the = Mance Rayder
    .of = de Mance Rayder

name-mandon_moore = Mandon Moore
    .gender = masculine
    .number = one
    .the = Mandon Moore
    .of = de Mandon Moore

name-margaery_tyrell = Margaery Tyrell
    .gender = feminine
    .number = one
    .the = Margaery Tyrell
    .of = de Margaery Tyrell

name-marselen = Marselen
    .gender = masculine
    .number = one
    .the = Marselen
    .of = de Marselen

name-meera_reed = Meera Reed
    .gender = feminine
    .number = one
    .the = Meera Reed
    .of = de Meera Reed

name-melisandre = Melisandre
    .gender = feminine
    .number = one
    .the = Melisandre
    .of = de Melisandre

name-meryn_trant = Meryn Trant
    .gender = masculine
    .number = one
    .the = Meryn Trant
    .of = de Meryn Trant

name-mirri_maz_duur = Mirri Maz Duur
    .gender = feminine
    .number = one
    .the = Mirri Maz Duur
    .of = de Mirri Maz Duur

name-missandei = Missandei
    .gender = feminine
    .number = one
    .the = Missandei
    .of = de Missandei

name-moqorro = Moqorro
    .gender = masculine
    .number = one
    .the = Moqorro
    .of = de Moqorro

name-nute = Nute
    .gender = masculine
    .number = one
    .the = Nute
    .of = de Nute

name-nymeria_sand = Nymeria Arena
    .gender = feminine
    .number = one
    .the = Nymeria Arena
    .of = de Nymeria Arena

name-obara_sand = Obara Arena
    .gender = feminine
    .number = one
    .the = Obara Arena
    .of = de Obara Arena

name-oberyn_martell = Oberyn Martell
    .gender = masculine
    .number = one
    .the = Oberyn Martell
    .of = de Oberyn Martell

name-olenna_tyrell = Olenna Tyrell
    .gender = feminine
    .number = one
    .the = Olenna Tyrell
    .of = de Olenna Tyrell

name-osha = Osha
    .gender = feminine
    .number = one
    .the = Osha
    .of = de Osha

name-othell_yarwyck = Othell Yarwyck
    .gender = masculine
    .number = one
    .the = Othell Yarwyck
    .of = de Othell Yarwyck

name-parmen_crane = Parmen Crane
    .gender = masculine
    .number = one
    .the = Parmen Crane
    .of = de Parmen Crane

name-patchface = Caramanchada
    .gender = masculine
    .number = one
    .the = Caramanchada
    .of = de Caramanchada

name-petyr_baelish = Petyr Baelish
    .gender = masculine
    .number = one
    .the = Petyr Baelish
    .of = de Petyr Baelish

name-preston_greenfield = Preston Greenfield
    .gender = masculine
    .number = one
    .the = Preston Greenfield
    .of = de Preston Greenfield

name-pyat_pree = Pyat Pree
    .gender = masculine
    .number = one
    .the = Pyat Pree
    .of = de Pyat Pree

name-pycelle = Pycelle
    .gender = masculine
    .number = one
    .the = Pycelle
    .of = de Pycelle

name-pypar = Pypar
    .gender = masculine
    .number = one
    .the = Pypar
    .of = de Pypar

name-qarl = Qarl
    .gender = masculine
    .number = one
    .the = Qarl
    .of = de Qarl

name-qhorin_halfhand = Qhorin Mediamano
    .gender = masculine
    .number = one
    .the = Qhorin Mediamano
    .of = de Qhorin Mediamano

name-qotho = Qotho
    .gender = masculine
    .number = one
    .the = Qotho
    .of = de Qotho

name-quaithe = Quaithe
    .gender = feminine
    .number = one
    .the = Quaithe
    .of = de Quaithe

name-quentyn_martell = Quentyn Martell
    .gender = masculine
    .number = one
    .the = Quentyn Martell
    .of = de Quentyn Martell

name-qyburn = Qyburn
    .gender = masculine
    .number = one
    .the = Qyburn
    .of = de Qyburn

name-rakharo = Rakharo
    .gender = masculine
    .number = one
    .the = Rakharo
    .of = de Rakharo

name-ramsay_snow = Ramsay Nieve
    .gender = masculine
    .number = one
    .the = Ramsay Nieve
    .of = de Ramsay Nieve

name-rattleshirt = Casaca de Matraca
    .gender = masculine
    .number = one
    .the = Casaca de Matraca
    .of = de Casaca de Matraca

name-ravella_smallwood = Ravella Smallwood
    .gender = feminine
    .number = one
    .the = Ravella Smallwood
    .of = de Ravella Smallwood

name-renly_baratheon = Renly Baratheon
    .gender = masculine
    .number = one
    .the = Renly Baratheon
    .of = de Renly Baratheon

name-rhaenyra_targaryen = Rhaenyra Targaryen
    .gender = feminine
    .number = one
    .the = Rhaenyra Targaryen
    .of = de Rhaenyra Targaryen

name-rickard_karstark = Rickard Karstark
    .gender = masculine
    .number = one
    .the = Rickard Karstark
    .of = de Rickard Karstark

name-rickon_stark = Rickon Stark
    .gender = masculine
    .number = one
    .the = Rickon Stark
    .of = de Rickon Stark

name-robar_royce = Robar Royce
    .gender = masculine
    .number = one
    .the = Robar Royce
    .of = de Robar Royce

name-robb_stark = Robb Stark
    .gender = masculine
    .number = one
    .the = Robb Stark
    .of = de Robb Stark

name-rodrik_cassel = Rodrik Cassel
    .gender = masculine
    .number = one
    .the = Rodrik Cassel
    .of = de Rodrik Cassel

name-rodrik_harlaw = Rodrik Harlaw
    .gender = masculine
    .number = one
    .the = Rodrik Harlaw
    .of = de Rodrik Harlaw

name-roose_bolton = Roose Bolton
    .gender = masculine
    .number = one
    .the = Roose Bolton
    .of = de Roose Bolton

name-rorge = Rorge
    .gender = masculine
    .number = one
    .the = Rorge
    .of = de Rorge

name-samwell_tarly = Samwell Tarly
    .gender = masculine
    .number = one
    .the = Samwell Tarly
    .of = de Samwell Tarly

name-sandor_clegane = Sandor Clegane
    .gender = masculine
    .number = one
    .the = Sandor Clegane
    .of = de Sandor Clegane

name-sansa_stark = Sansa Stark
    .gender = feminine
    .number = one
    .the = Sansa Stark
    .of = de Sansa Stark

name-satin = Seda
    .gender = masculine
    .number = one
    .the = Seda
    .of = de Seda

name-selyse_baratheon = Selyse Baratheon
    .gender = feminine
    .number = one
    .the = Selyse Baratheon
    .of = de Selyse Baratheon

name-ser_denys_mallister = Ser Denys Mallister
    .gender = masculine
    .number = one
    .the = Ser Denys Mallister
    .of = de Ser Denys Mallister

name-ser_robert_strong = Ser Robert Strong
    .gender = masculine
    .number = one
    .the = Ser Robert Strong
    .of = de Ser Robert Strong

name-shae = Shae
    .gender = feminine
    .number = one
    .the = Shae
    .of = de Shae

name-shireen_baratheon = Shireen Baratheon
    .gender = feminine
    .number = one
    .the = Shireen Baratheon
    .of = de Shireen Baratheon

name-shyra_errol = Shyra Errol
    .gender = feminine
    .number = one
    .the = Shyra Errol
    .of = de Shyra Errol

name-skahaz_mo_kandaq = Skahaz mo Kandaq
    .gender = masculine
    .number = one
    .the = Skahaz mo Kandaq
    .of = de Skahaz mo Kandaq

name-skinner = Desollador
    .gender = masculine
    .number = one
    .the = Desollador
    .of = de Desollador

name-sour_alyn = Alyn el Amargo
    .gender = masculine
    .number = one
    .the = Alyn el Amargo
    .of = de Alyn el Amargo

name-stannis_baratheon = Stannis Baratheon
    .gender = masculine
    .number = one
    .the = Stannis Baratheon
    .of = de Stannis Baratheon

name-steelshanks_walton = Walton Patas de Acero
    .gender = masculine
    .number = one
    .the = Walton Patas de Acero
    .of = de Walton Patas de Acero

name-styr = Styr
    .gender = masculine
    .number = one
    .the = Styr
    .of = de Styr

name-syrio_forel = Syrio Forel
    .gender = masculine
    .number = one
    .the = Syrio Forel
    .of = de Syrio Forel

name-the_great_walrus = la Gran Morsa
    .gender = feminine
    .number = one
    .the = la Gran Morsa
    .of = de la Gran Morsa

name-the_high_sparrow = el Gorrión Supremo
    .gender = masculine
    .number = one
    .the = el Gorrión Supremo
    .of = del Gorrión Supremo

name-the_weeper = el Llorón
    .gender = masculine
    .number = one
    .the = el Llorón
    .of = del Llorón

name-the_widower = el Viudo
    .gender = masculine
    .number = one
    .the = el Viudo
    .of = del Viudo

name-theon_greyjoy = Theon Greyjoy
    .gender = masculine
    .number = one
    .the = Theon Greyjoy
    .of = de Theon Greyjoy

name-thoros_of_myr = Thoros de Myr
    .gender = masculine
    .number = one
    .the = Thoros de Myr
    .of = de Thoros de Myr

name-tom_sevenstringers = Tom Siete Cuerdas
    .gender = masculine
    .number = one
    .the = Tom Siete Cuerdas
    .of = de Tom Siete Cuerdas

name-tommen_baratheon = Tommen Baratheon
    .gender = masculine
    .number = one
    .the = Tommen Baratheon
    .of = de Tommen Baratheon

name-tormund_giantsbane = Tormund Matagigantes
    .gender = masculine
    .number = one
    .the = Tormund Matagigantes
    .of = de Tormund Matagigantes

name-tristifer_botley = Tristifer Botley
    .gender = masculine
    .number = one
    .the = Tristifer Botley
    .of = de Tristifer Botley

name-tybald = Tybald
    .gender = masculine
    .number = one
    .the = Tybald
    .of = de Tybald

name-tycho_nestoris = Tycho Nestoris
    .gender = masculine
    .number = one
    .the = Tycho Nestoris
    .of = de Tycho Nestoris

name-tyene_sand = Tyene Arena
    .gender = feminine
    .number = one
    .the = Tyene Arena
    .of = de Tyene Arena

name-tyrion_lannister = Tyrion Lannister
    .gender = masculine
    .number = one
    .the = Tyrion Lannister
    .of = de Tyrion Lannister

name-tywin_lannister = Tywin Lannister
    .gender = masculine
    .number = one
    .the = Tywin Lannister
    .of = de Tywin Lannister

name-varamyr_sixskins = Varamyr Seispieles
    .gender = masculine
    .number = one
    .the = Varamyr Seispieles
    .of = de Varamyr Seispieles

name-vargo_hoat = Vargo Hoat
    .gender = masculine
    .number = one
    .the = Vargo Hoat
    .of = de Vargo Hoat

name-victarion_greyjoy = Victarion Greyjoy
    .gender = masculine
    .number = one
    .the = Victarion Greyjoy
    .of = de Victarion Greyjoy

name-walda_frey = Walda Frey
    .gender = feminine
    .number = one
    .the = Walda Frey
    .of = de Walda Frey

name-walder_frey = Walder Frey
    .gender = masculine
    .number = one
    .the = Walder Frey
    .of = de Walder Frey

name-wendamyr = Wendamyr
    .gender = masculine
    .number = one
    .the = Wendamyr
    .of = de Wendamyr

name-xaro_xhoan_daxos = Xaro Xhoan Daxos
    .gender = masculine
    .number = one
    .the = Xaro Xhoan Daxos
    .of = de Xaro Xhoan Daxos

name-ygritte = Ygritte
    .gender = feminine
    .number = one
    .the = Ygritte
    .of = de Ygritte

name-yoren = Yoren
    .gender = masculine
    .number = one
    .the = Yoren
    .of = de Yoren
