### Facciones, zonas, estados, claves, terreno, modos y ejércitos listos

## factions

name-stark = Casa Stark
    .gender = feminine
    .number = one
    .the = la Casa Stark
    .of = de la Casa Stark

name-lannister = Casa Lannister
    .gender = feminine
    .number = one
    .the = la Casa Lannister
    .of = de la Casa Lannister

name-nights_watch = Guardia de la Noche
    .gender = feminine
    .number = one
    .the = la Guardia de la Noche
    .of = de la Guardia de la Noche

name-free_folk = Pueblo Libre
    .gender = masculine
    .number = one
    .the = el Pueblo Libre
    .of = del Pueblo Libre

name-baratheon = Casa Baratheon
    .gender = feminine
    .number = one
    .the = la Casa Baratheon
    .of = de la Casa Baratheon

name-targaryen = Casa Targaryen
    .gender = feminine
    .number = one
    .the = la Casa Targaryen
    .of = de la Casa Targaryen

name-greyjoy = Casa Greyjoy
    .gender = feminine
    .number = one
    .the = la Casa Greyjoy
    .of = de la Casa Greyjoy

name-martell = Casa Martell
    .gender = feminine
    .number = one
    .the = la Casa Martell
    .of = de la Casa Martell

name-neutral = Neutrales
    .gender = masculine
    .number = other
    .the = los Neutrales
    .of = de los Neutrales

name-bolton = Casa Bolton (facción)
    .gender = feminine
    .number = one
    .the = la Casa Bolton (facción)
    .of = de la Casa Bolton (facción)

name-brotherhood = Hermandad sin Estandartes
    .gender = feminine
    .number = one
    .the = la Hermandad sin Estandartes
    .of = de la Hermandad sin Estandartes

## affiliations

name-bloody_mummer = Titiriteros Sangrientos
    .gender = masculine
    .number = other
    .the = los Titiriteros Sangrientos
    .of = de los Titiriteros Sangrientos

name-brazen_beast = Bestias de Bronce (afiliación)
    .gender = feminine
    .number = other
    .the = las Bestias de Bronce (afiliación)
    .of = de las Bestias de Bronce (afiliación)

name-builder = constructores
    .gender = masculine
    .number = other
    .the = los constructores
    .of = de los constructores

name-crannogman = lacustres
    .gender = masculine
    .number = other
    .the = los lacustres
    .of = de los lacustres

name-dothraki = dothrakis
    .gender = masculine
    .number = other
    .the = los dothrakis
    .of = de los dothrakis

name-frozen_shore = Costa Helada
    .gender = feminine
    .number = one
    .the = la Costa Helada
    .of = de la Costa Helada

name-giant = gigantes
    .gender = masculine
    .number = other
    .the = los gigantes
    .of = de los gigantes

name-golden_company = Compañía Dorada
    .gender = feminine
    .number = one
    .the = la Compañía Dorada
    .of = de la Compañía Dorada

name-house_bolton = Casa Bolton
    .gender = feminine
    .number = one
    .the = la Casa Bolton
    .of = de la Casa Bolton

name-house_clegane = Casa Clegane
    .gender = feminine
    .number = one
    .the = la Casa Clegane
    .of = de la Casa Clegane

name-house_greyjoy = Casa Greyjoy (afiliación)
    .gender = feminine
    .number = one
    .the = la Casa Greyjoy (afiliación)
    .of = de la Casa Greyjoy (afiliación)

name-house_karstark = Casa Karstark
    .gender = feminine
    .number = one
    .the = la Casa Karstark
    .of = de la Casa Karstark

name-house_mormont = Casa Mormont
    .gender = feminine
    .number = one
    .the = la Casa Mormont
    .of = de la Casa Mormont

name-house_tully = Casa Tully
    .gender = feminine
    .number = one
    .the = la Casa Tully
    .of = de la Casa Tully

name-house_umber = Casa Umber
    .gender = feminine
    .number = one
    .the = la Casa Umber
    .of = de la Casa Umber

name-nights_watch_men = hombres de la Guardia de la Noche
    .gender = masculine
    .number = other
    .the = los hombres de la Guardia de la Noche
    .of = de los hombres de la Guardia de la Noche

name-ranger = exploradores
    .gender = masculine
    .number = other
    .the = los exploradores
    .of = de los exploradores

name-rhllor = R'hllor
    .gender = masculine
    .number = one
    .the = R'hllor
    .of = de R'hllor

name-stormcrow = Cuervos de Tormenta
    .gender = masculine
    .number = other
    .the = los Cuervos de Tormenta
    .of = de los Cuervos de Tormenta

name-unsullied = Inmaculados
    .gender = masculine
    .number = other
    .the = los Inmaculados
    .of = de los Inmaculados

## kinds

name-infantry = infantería
    .gender = feminine
    .number = one
    .the = la infantería
    .of = de la infantería

name-cavalry = caballería
    .gender = feminine
    .number = one
    .the = la caballería
    .of = de la caballería

name-monster = monstruo
    .gender = masculine
    .number = one
    .the = el monstruo
    .of = del monstruo

name-war_machine = máquina de guerra
    .gender = feminine
    .number = one
    .the = la máquina de guerra
    .of = de la máquina de guerra

## zones

name-zone_crown = Corona
    .gender = feminine
    .number = one
    .the = la Corona
    .of = de la Corona

name-zone_wealth = Riqueza
    .gender = feminine
    .number = one
    .the = la Riqueza
    .of = de la Riqueza

name-zone_tactics = Tácticas
    .gender = feminine
    .number = other
    .the = las Tácticas
    .of = de las Tácticas

name-zone_combat = Combate
    .gender = masculine
    .number = one
    .the = el Combate
    .of = del Combate

name-zone_maneuver = Maniobra
    .gender = feminine
    .number = one
    .the = la Maniobra
    .of = de la Maniobra

name-zone_house_of_the_undying = Casa de los Eternos
    .gender = feminine
    .number = one
    .the = la Casa de los Eternos
    .of = de la Casa de los Eternos

name-zone_water_gardens = Jardines del Agua
    .gender = masculine
    .number = other
    .the = los Jardines del Agua
    .of = de los Jardines del Agua

## conditions

name-panicked = Espantada
    .gender = feminine
    .number = one
    .the = la Espantada
    .of = de la Espantada

name-vulnerable = Vulnerable
    .gender = feminine
    .number = one
    .the = la Vulnerable
    .of = de la Vulnerable

name-weakened = Debilitada
    .gender = feminine
    .number = one
    .the = la Debilitada
    .of = de la Debilitada

name-poison = Veneno lacustre
    .gender = masculine
    .number = one
    .the = el Veneno lacustre
    .of = del Veneno lacustre

## keywords

name-critical_blow = Golpe brutal
    .gender = masculine
    .number = one
    .the = el Golpe brutal
    .of = del Golpe brutal

name-precision = Precisión
    .gender = feminine
    .number = one
    .the = la Precisión
    .of = de la Precisión

name-sundering = Ensañamiento
    .gender = masculine
    .number = one
    .the = el Ensañamiento
    .of = del Ensañamiento

name-vicious = Feroz
    .gender = masculine
    .number = one
    .the = el Feroz
    .of = del Feroz

## terrain

name-forest = Bosque
    .gender = masculine
    .number = one
    .the = el Bosque
    .of = del Bosque

name-corpse_pile = Pila de cadáveres
    .gender = feminine
    .number = one
    .the = la Pila de cadáveres
    .of = de la Pila de cadáveres

name-grim_corpses = Recuerdo macabro
    .gender = masculine
    .number = one
    .the = el Recuerdo macabro
    .of = del Recuerdo macabro

name-bog = Lodazal
    .gender = masculine
    .number = one
    .the = el Lodazal
    .of = del Lodazal

name-low_wall = Muro bajo o en ruinas
    .gender = masculine
    .number = one
    .the = el Muro bajo o en ruinas
    .of = del Muro bajo o en ruinas

name-hedge = Seto
    .gender = masculine
    .number = one
    .the = el Seto
    .of = del Seto

name-weirwood_tree = Árbol arciano
    .gender = masculine
    .number = one
    .the = el Árbol arciano
    .of = del Árbol arciano

name-palisade = Empalizada
    .gender = feminine
    .number = one
    .the = la Empalizada
    .of = de la Empalizada

name-stakes = Estacas
    .gender = feminine
    .number = other
    .the = las Estacas
    .of = de las Estacas

name-castle_wall = Muro de castillo
    .gender = masculine
    .number = one
    .the = el Muro de castillo
    .of = del Muro de castillo

## terrain keywords

name-blocks_line_of_sight = Bloquea la línea de visión
    .gender = masculine
    .number = one
    .the = el Bloquea la línea de visión
    .of = del Bloquea la línea de visión

name-cover = Cobertura
    .gender = feminine
    .number = one
    .the = la Cobertura
    .of = de la Cobertura

name-destructible = Destruible
    .gender = masculine
    .number = one
    .the = el Destruible
    .of = del Destruible

name-hindering = Dificultoso
    .gender = masculine
    .number = one
    .the = el Dificultoso
    .of = del Dificultoso

name-elevated = Elevado
    .gender = masculine
    .number = one
    .the = el Elevado
    .of = del Elevado

name-rough = Escabroso
    .gender = masculine
    .number = one
    .the = el Escabroso
    .of = del Escabroso

name-fortified = Fortificado
    .gender = masculine
    .number = one
    .the = el Fortificado
    .of = del Fortificado

name-horrific = Horrible
    .gender = masculine
    .number = one
    .the = el Horrible
    .of = del Horrible

name-inspiring = Inspirador
    .gender = masculine
    .number = one
    .the = el Inspirador
    .of = del Inspirador

name-impassable = Intransitable
    .gender = masculine
    .number = one
    .the = el Intransitable
    .of = del Intransitable

name-dangerous = Peligroso
    .gender = masculine
    .number = one
    .the = el Peligroso
    .of = del Peligroso

## modes

name-mode_a_game_of_thrones = Juego de tronos
    .gender = masculine
    .number = one
    .the = Juego de tronos
    .of = de Juego de tronos

name-mode_a_clash_of_kings = Choque de reyes
    .gender = masculine
    .number = one
    .the = Choque de reyes
    .of = de Choque de reyes

name-mode_a_storm_of_swords = Tormenta de espadas
    .gender = feminine
    .number = one
    .the = Tormenta de espadas
    .of = de Tormenta de espadas

name-mode_a_feast_for_crows = Festín de cuervos
    .gender = masculine
    .number = one
    .the = Festín de cuervos
    .of = de Festín de cuervos

name-mode_a_dance_with_dragons = Danza de dragones
    .gender = feminine
    .number = one
    .the = Danza de dragones
    .of = de Danza de dragones

name-mode_winds_of_winter = Vientos de invierno
    .gender = masculine
    .number = one
    .the = Vientos de invierno
    .of = de Vientos de invierno

name-mode_honed_and_ready = Afilado y listo
    .gender = masculine
    .number = one
    .the = Afilado y listo
    .of = de Afilado y listo

name-mode_fire_and_blood = Fuego y sangre
    .gender = masculine
    .number = one
    .the = Fuego y sangre
    .of = de Fuego y sangre

name-mode_here_we_stand = Aquí aguantamos
    .gender = masculine
    .number = one
    .the = Aquí aguantamos
    .of = de Aquí aguantamos

name-mode_dark_wings_dark_words = Alas negras, palabras negras
    .gender = feminine
    .number = one
    .the = Alas negras, palabras negras
    .of = de Alas negras, palabras negras

## objectives

name-objective_1 = Hospital de campaña
    .gender = masculine
    .number = one
    .the = el Hospital de campaña
    .of = del Hospital de campaña

name-objective_2 = Encrucijada
    .gender = feminine
    .number = one
    .the = la Encrucijada
    .of = de la Encrucijada

name-objective_3 = Patíbulo
    .gender = masculine
    .number = one
    .the = el Patíbulo
    .of = del Patíbulo

name-objective_4 = Atalaya
    .gender = feminine
    .number = one
    .the = la Atalaya
    .of = de la Atalaya

name-objective_5 = Palomar de cuervos
    .gender = masculine
    .number = one
    .the = el Palomar de cuervos
    .of = del Palomar de cuervos

name-objective_6 = Herrería
    .gender = feminine
    .number = one
    .the = la Herrería
    .of = de la Herrería

name-objective_7 = Trofeo macabro
    .gender = masculine
    .number = one
    .the = el Trofeo macabro
    .of = del Trofeo macabro

name-objective_8 = Puesto de observación
    .gender = masculine
    .number = one
    .the = el Puesto de observación
    .of = del Puesto de observación

name-objective_9 = Terreno agotador
    .gender = masculine
    .number = one
    .the = el Terreno agotador
    .of = del Terreno agotador

name-objective_10 = Estandarte de guerra
    .gender = masculine
    .number = one
    .the = el Estandarte de guerra
    .of = del Estandarte de guerra

## missions

name-mission_1 = Dominar el centro
    .gender = masculine
    .number = one
    .the = Dominar el centro
    .of = de Dominar el centro

name-mission_2 = Espadas y caballos
    .gender = masculine
    .number = one
    .the = Espadas y caballos
    .of = de Espadas y caballos

name-mission_3 = Espadas y cartas
    .gender = masculine
    .number = one
    .the = Espadas y cartas
    .of = de Espadas y cartas

name-mission_4 = Dominar el tablero
    .gender = masculine
    .number = one
    .the = Dominar el tablero
    .of = de Dominar el tablero

name-mission_5 = Matar al comandante
    .gender = masculine
    .number = one
    .the = Matar al comandante
    .of = de Matar al comandante

name-mission_6 = En sus líneas
    .gender = masculine
    .number = one
    .the = En sus líneas
    .of = de En sus líneas

name-mission_7 = El peso de las filas
    .gender = masculine
    .number = one
    .the = El peso de las filas
    .of = de El peso de las filas

name-mission_8 = Minar su ánimo
    .gender = masculine
    .number = one
    .the = Minar su ánimo
    .of = de Minar su ánimo

name-mission_9 = Venganza
    .gender = feminine
    .number = one
    .the = la Venganza
    .of = de la Venganza

name-mission_10 = Tomar su terreno
    .gender = masculine
    .number = one
    .the = Tomar su terreno
    .of = de Tomar su terreno

name-mission_11 = Tomar la iniciativa
    .gender = masculine
    .number = one
    .the = Tomar la iniciativa
    .of = de Tomar la iniciativa

name-mission_12 = Todos los objetivos
    .gender = masculine
    .number = one
    .the = Todos los objetivos
    .of = de Todos los objetivos

## siege

name-siege_sappers = Zapadores
    .gender = masculine
    .number = other
    .the = los Zapadores
    .of = de los Zapadores

name-siege_cut_the_ravens = Abatir los cuervos
    .gender = masculine
    .number = one
    .the = Abatir los cuervos
    .of = de Abatir los cuervos

name-siege_general_assault = Asalto general
    .gender = masculine
    .number = one
    .the = el Asalto general
    .of = del Asalto general

name-siege_bombardment = Bombardeo
    .gender = masculine
    .number = one
    .the = el Bombardeo
    .of = del Bombardeo

name-siege_war_drums = Tambores de guerra
    .gender = masculine
    .number = other
    .the = los Tambores de guerra
    .of = de los Tambores de guerra

name-siege_boiling_oil = Aceite hirviendo
    .gender = masculine
    .number = one
    .the = el Aceite hirviendo
    .of = del Aceite hirviendo

name-siege_sally_forth = Salida
    .gender = feminine
    .number = one
    .the = la Salida
    .of = de la Salida

name-siege_masons = Canteros
    .gender = masculine
    .number = other
    .the = los Canteros
    .of = de los Canteros

name-siege_fire_arrows = Flechas incendiarias
    .gender = feminine
    .number = other
    .the = las Flechas incendiarias
    .of = de las Flechas incendiarias

name-siege_the_walls_hold = Las murallas aguantan
    .gender = masculine
    .number = one
    .the = Las murallas aguantan
    .of = de Las murallas aguantan

## weapons

name-weapon_outriders_blade = Espada de jinete
    .gender = feminine
    .number = one
    .the = la Espada de jinete
    .of = de la Espada de jinete

name-weapon_berserker_axes = Hachas de berserker
    .gender = feminine
    .number = other
    .the = las Hachas de berserker
    .of = de las Hachas de berserker

name-weapon_short_sword = Espada corta
    .gender = feminine
    .number = one
    .the = la Espada corta
    .of = de la Espada corta

name-weapon_longsword = Espada larga
    .gender = feminine
    .number = one
    .the = la Espada larga
    .of = de la Espada larga

name-weapon_crannog_bow = Arco lacustre
    .gender = masculine
    .number = one
    .the = el Arco lacustre
    .of = del Arco lacustre

name-weapon_trackers_blade = Hoja de rastreador
    .gender = feminine
    .number = one
    .the = la Hoja de rastreador
    .of = de la Hoja de rastreador

name-weapon_spear = Lanza
    .gender = feminine
    .number = one
    .the = la Lanza
    .of = de la Lanza

name-weapon_long_sword = Espada larga
    .gender = feminine
    .number = one
    .the = la Espada larga
    .of = de la Espada larga

name-weapon_anointed_blade = Hoja ungida
    .gender = feminine
    .number = one
    .the = la Hoja ungida
    .of = de la Hoja ungida

name-weapon_bludgeon = Garrote
    .gender = masculine
    .number = one
    .the = el Garrote
    .of = del Garrote

name-weapon_masterwork_blade = Hoja magistral
    .gender = feminine
    .number = one
    .the = la Hoja magistral
    .of = de la Hoja magistral

name-weapon_scavenged_weapons = Armas de rapiña
    .gender = feminine
    .number = other
    .the = las Armas de rapiña
    .of = de las Armas de rapiña

name-weapon_recurve_bow = Arco recurvo
    .gender = masculine
    .number = one
    .the = el Arco recurvo
    .of = del Arco recurvo

name-weapon_hunters_bow = Arco de cazador
    .gender = masculine
    .number = one
    .the = el Arco de cazador
    .of = del Arco de cazador

name-weapon_weapon_crew = Dotación
    .gender = feminine
    .number = one
    .the = la Dotación
    .of = de la Dotación

name-weapon_simple_weapons = Armas sencillas
    .gender = feminine
    .number = other
    .the = las Armas sencillas
    .of = de las Armas sencillas

name-weapon_windling_bow = Arco salvaje
    .gender = masculine
    .number = one
    .the = el Arco salvaje
    .of = del Arco salvaje

name-weapon_crude_weapons = Armas toscas
    .gender = feminine
    .number = other
    .the = las Armas toscas
    .of = de las Armas toscas

name-weapon_spear_toss = Lanzamiento de lanzas
    .gender = masculine
    .number = one
    .the = el Lanzamiento de lanzas
    .of = del Lanzamiento de lanzas

name-weapon_bronze_weapons = Armas de bronce
    .gender = feminine
    .number = other
    .the = las Armas de bronce
    .of = de las Armas de bronce

name-weapon_claw_slash = Zarpazo
    .gender = masculine
    .number = one
    .the = el Zarpazo
    .of = del Zarpazo

name-weapon_pack_tactics = Tácticas de manada
    .gender = feminine
    .number = other
    .the = las Tácticas de manada
    .of = de las Tácticas de manada

name-weapon_sword_of_the_faith = Espada de la Fe
    .gender = feminine
    .number = one
    .the = la Espada de la Fe
    .of = de la Espada de la Fe

name-weapon_daggers = Dagas
    .gender = feminine
    .number = other
    .the = las Dagas
    .of = de las Dagas

name-weapon_shortbow = Arco corto
    .gender = masculine
    .number = one
    .the = el Arco corto
    .of = del Arco corto

name-weapon_dothraki_arakh = Arakh dothraki
    .gender = masculine
    .number = one
    .the = el Arakh dothraki
    .of = del Arakh dothraki

name-weapon_phalanx_pike = Pica de falange
    .gender = feminine
    .number = one
    .the = la Pica de falange
    .of = de la Pica de falange

name-weapon_improvised_weapons = Armas improvisadas
    .gender = feminine
    .number = other
    .the = las Armas improvisadas
    .of = de las Armas improvisadas

name-weapon_barbed_pikes = Picas dentadas
    .gender = feminine
    .number = other
    .the = las Picas dentadas
    .of = de las Picas dentadas

name-weapon_mastercraft_axe = Hacha magistral
    .gender = feminine
    .number = one
    .the = el Hacha magistral
    .of = del Hacha magistral

name-weapon_cudgel = Porra
    .gender = feminine
    .number = one
    .the = la Porra
    .of = de la Porra

name-weapon_polespear = Lanza de asta
    .gender = feminine
    .number = one
    .the = la Lanza de asta
    .of = de la Lanza de asta

name-weapon_skirmishers_bow = Arco de hostigador
    .gender = masculine
    .number = one
    .the = el Arco de hostigador
    .of = del Arco de hostigador

name-weapon_skirmishers_blade = Hoja de hostigador
    .gender = feminine
    .number = one
    .the = la Hoja de hostigador
    .of = de la Hoja de hostigador

name-weapon_royal_spear = Lanza real
    .gender = feminine
    .number = one
    .the = la Lanza real
    .of = de la Lanza real

name-weapon_ranged_volley = Andanada a distancia
    .gender = feminine
    .number = one
    .the = la Andanada a distancia
    .of = de la Andanada a distancia

## armies

name-army_stark_20 = La vanguardia del Joven Lobo
    .gender = feminine
    .number = one
    .the = la vanguardia del Joven Lobo
    .of = de la vanguardia del Joven Lobo

name-army_lannister_20 = La vanguardia del León
    .gender = feminine
    .number = one
    .the = la vanguardia del León
    .of = de la vanguardia del León

name-army_neutral_20 = La vanguardia de Fuerte Terror
    .gender = feminine
    .number = one
    .the = la vanguardia de Fuerte Terror
    .of = de la vanguardia de Fuerte Terror

name-army_stark_30 = La columna del Joven Lobo
    .gender = feminine
    .number = one
    .the = la columna del Joven Lobo
    .of = de la columna del Joven Lobo

name-army_stark_40 = La hueste del Joven Lobo
    .gender = feminine
    .number = one
    .the = la hueste del Joven Lobo
    .of = de la hueste del Joven Lobo

name-army_stark_40_umber = La furia de Último Hogar
    .gender = feminine
    .number = one
    .the = la furia de Último Hogar
    .of = de la furia de Último Hogar

name-army_lannister_30 = La columna del Matarreyes
    .gender = feminine
    .number = one
    .the = la columna del Matarreyes
    .of = de la columna del Matarreyes

name-army_lannister_40 = La hueste del Matarreyes
    .gender = feminine
    .number = one
    .the = la hueste del Matarreyes
    .of = de la hueste del Matarreyes

name-army_lannister_40_tywin = La hueste de Roca Casterly
    .gender = feminine
    .number = one
    .the = la hueste de Roca Casterly
    .of = de la hueste de Roca Casterly

name-army_nights_watch_40 = Espadas en la oscuridad
    .gender = feminine
    .number = other
    .the = las Espadas en la oscuridad
    .of = de las Espadas en la oscuridad

name-army_free_folk_40 = El Rey-más-allá-del-Muro
    .gender = masculine
    .number = one
    .the = el Rey-más-allá-del-Muro
    .of = del Rey-más-allá-del-Muro

name-army_baratheon_stannis_40 = El heredero legítimo
    .gender = masculine
    .number = one
    .the = el heredero legítimo
    .of = del heredero legítimo

name-army_baratheon_renly_40 = El heredero carismático
    .gender = masculine
    .number = one
    .the = el heredero carismático
    .of = del heredero carismático

name-army_targaryen_40 = Los jinetes del gran khal
    .gender = masculine
    .number = other
    .the = los jinetes del gran khal
    .of = de los jinetes del gran khal

name-army_greyjoy_40 = La incursión del capitán de hierro
    .gender = feminine
    .number = one
    .the = la incursión del capitán de hierro
    .of = de la incursión del capitán de hierro

name-army_martell_40 = La hueste de la Víbora
    .gender = feminine
    .number = one
    .the = la hueste de la Víbora
    .of = de la hueste de la Víbora

name-army_neutral_40 = La hueste del Señor Sanguijuela
    .gender = feminine
    .number = one
    .the = la hueste del Señor Sanguijuela
    .of = de la hueste del Señor Sanguijuela

name-army_neutral_30 = La columna del Señor Sanguijuela
    .gender = feminine
    .number = one
    .the = la columna del Señor Sanguijuela
    .of = de la columna del Señor Sanguijuela

name-army_bolton_40 = La cacería del Bastardo
    .gender = feminine
    .number = one
    .the = la cacería del Bastardo
    .of = de la cacería del Bastardo

name-army_brotherhood_40 = Campeones del pueblo llano
    .gender = masculine
    .number = other
    .the = los Campeones del pueblo llano
    .of = de los Campeones del pueblo llano
