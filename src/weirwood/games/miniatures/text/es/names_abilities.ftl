### Capacidades y Órdenes

name-a_man_freed_a_name_owed = Un hombre liberado, un nombre debido
    .gender = feminine
    .number = one
    .the = la capacidad «Un hombre liberado, un nombre debido»
    .of = de la capacidad «Un hombre liberado, un nombre debido»

name-a_name_given = Un nombre entregado
    .gender = feminine
    .number = one
    .the = la capacidad «Un nombre entregado»
    .of = de la capacidad «Un nombre entregado»

name-a_rose_and_its_thorns = Una rosa y sus espinas
    .gender = feminine
    .number = one
    .the = la capacidad «Una rosa y sus espinas»
    .of = de la capacidad «Una rosa y sus espinas»

name-abundant_promises = Promesas abundantes
    .gender = feminine
    .number = one
    .the = la capacidad «Promesas abundantes»
    .of = de la capacidad «Promesas abundantes»

name-acute_precision = Precisión aguda
    .gender = feminine
    .number = one
    .the = la capacidad «Precisión aguda»
    .of = de la capacidad «Precisión aguda»

name-adaptive = Adaptable
    .gender = feminine
    .number = one
    .the = la capacidad «Adaptable»
    .of = de la capacidad «Adaptable»

name-advantage_strike = Golpe ventajoso
    .gender = feminine
    .number = one
    .the = la capacidad «Golpe ventajoso»
    .of = de la capacidad «Golpe ventajoso»

name-aerial_scouting = Exploración aérea
    .gender = feminine
    .number = one
    .the = la capacidad «Exploración aérea»
    .of = de la capacidad «Exploración aérea»

name-affiliation_bloody_mummers = Afiliación: Titiriteros Sangrientos
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Titiriteros Sangrientos»
    .of = de la capacidad «Afiliación: Titiriteros Sangrientos»

name-affiliation_builder = Afiliación: constructores
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: constructores»
    .of = de la capacidad «Afiliación: constructores»

name-affiliation_crannogman = Afiliación: lacustres
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: lacustres»
    .of = de la capacidad «Afiliación: lacustres»

name-affiliation_frozen_shore = Afiliación: Costa Helada
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Costa Helada»
    .of = de la capacidad «Afiliación: Costa Helada»

name-affiliation_golden_company = Afiliación: Compañía Dorada
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Compañía Dorada»
    .of = de la capacidad «Afiliación: Compañía Dorada»

name-affiliation_house_bolton = Afiliación: Casa Bolton
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Casa Bolton»
    .of = de la capacidad «Afiliación: Casa Bolton»

name-affiliation_house_clegane = Afiliación: Casa Clegane
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Casa Clegane»
    .of = de la capacidad «Afiliación: Casa Clegane»

name-affiliation_house_karstark = Afiliación: Casa Karstark
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Casa Karstark»
    .of = de la capacidad «Afiliación: Casa Karstark»

name-affiliation_house_mormont = Afiliación: Casa Mormont
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Casa Mormont»
    .of = de la capacidad «Afiliación: Casa Mormont»

name-affiliation_house_tully = Afiliación: Casa Tully
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Casa Tully»
    .of = de la capacidad «Afiliación: Casa Tully»

name-affiliation_house_umber = Afiliación: Casa Umber
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Casa Umber»
    .of = de la capacidad «Afiliación: Casa Umber»

name-affiliation_rangers = Afiliación: exploradores
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: exploradores»
    .of = de la capacidad «Afiliación: exploradores»

name-affiliation_rhllor = Afiliación: R'hllor
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: R'hllor»
    .of = de la capacidad «Afiliación: R'hllor»

name-affiliation_stormcrows = Afiliación: Cuervos de Tormenta
    .gender = feminine
    .number = one
    .the = la capacidad «Afiliación: Cuervos de Tormenta»
    .of = de la capacidad «Afiliación: Cuervos de Tormenta»

name-agile = Ágil
    .gender = feminine
    .number = one
    .the = la capacidad «Ágil»
    .of = de la capacidad «Ágil»

name-allies_in_the_realm = Aliados en el reino
    .gender = feminine
    .number = one
    .the = la capacidad «Aliados en el reino»
    .of = de la capacidad «Aliados en el reino»

name-ambush = Emboscada
    .gender = feminine
    .number = one
    .the = la capacidad «Emboscada»
    .of = de la capacidad «Emboscada»

name-arrow_volley = Lluvia de flechas
    .gender = feminine
    .number = one
    .the = la capacidad «Lluvia de flechas»
    .of = de la capacidad «Lluvia de flechas»

name-avenging_the_north = Vengar al Norte
    .gender = feminine
    .number = one
    .the = la capacidad «Vengar al Norte»
    .of = de la capacidad «Vengar al Norte»

name-backing_of_the_iron_bank = El respaldo del Banco de Hierro
    .gender = feminine
    .number = one
    .the = la capacidad «El respaldo del Banco de Hierro»
    .of = de la capacidad «El respaldo del Banco de Hierro»

name-baratheon_banners = Estandartes Baratheon
    .gender = feminine
    .number = one
    .the = la capacidad «Estandartes Baratheon»
    .of = de la capacidad «Estandartes Baratheon»

name-bardiche = Bardiche
    .gender = feminine
    .number = one
    .the = la capacidad «Bardiche»
    .of = de la capacidad «Bardiche»

name-battle_prayer = Plegaria de batalla
    .gender = feminine
    .number = one
    .the = la capacidad «Plegaria de batalla»
    .of = de la capacidad «Plegaria de batalla»

name-battle_scars = Cicatrices de batalla
    .gender = feminine
    .number = one
    .the = la capacidad «Cicatrices de batalla»
    .of = de la capacidad «Cicatrices de batalla»

name-bear_cavalry = Caballería de osos
    .gender = feminine
    .number = one
    .the = la capacidad «Caballería de osos»
    .of = de la capacidad «Caballería de osos»

name-berics_vassal = Vasallo de Beric
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo de Beric»
    .of = de la capacidad «Vasallo de Beric»

name-berserkers_fervor = Fervor de berserker
    .gender = feminine
    .number = one
    .the = la capacidad «Fervor de berserker»
    .of = de la capacidad «Fervor de berserker»

name-black_fire = Fuego negro
    .gender = feminine
    .number = one
    .the = la capacidad «Fuego negro»
    .of = de la capacidad «Fuego negro»

name-blade_and_fang = Hoja y colmillo
    .gender = feminine
    .number = one
    .the = la capacidad «Hoja y colmillo»
    .of = de la capacidad «Hoja y colmillo»

name-bloodrider = Jinete de sangre
    .gender = feminine
    .number = one
    .the = la capacidad «Jinete de sangre»
    .of = de la capacidad «Jinete de sangre»

name-bloodriders_arakh = Arakh de los jinetes de sangre
    .gender = feminine
    .number = one
    .the = la capacidad «Arakh de los jinetes de sangre»
    .of = de la capacidad «Arakh de los jinetes de sangre»

name-boarding_axe = Hacha de abordaje
    .gender = feminine
    .number = one
    .the = la capacidad «Hacha de abordaje»
    .of = de la capacidad «Hacha de abordaje»

name-boisterous_charisma = Carisma bullicioso
    .gender = feminine
    .number = one
    .the = la capacidad «Carisma bullicioso»
    .of = de la capacidad «Carisma bullicioso»

name-boldness_and_courage = Audacia y coraje
    .gender = feminine
    .number = one
    .the = la capacidad «Audacia y coraje»
    .of = de la capacidad «Audacia y coraje»

name-bolt_thrower = Lanzavirotes
    .gender = feminine
    .number = one
    .the = la capacidad «Lanzavirotes»
    .of = de la capacidad «Lanzavirotes»

name-bonded_bear = Oso vinculado
    .gender = feminine
    .number = one
    .the = la capacidad «Oso vinculado»
    .of = de la capacidad «Oso vinculado»

name-bonded_boar = Jabalí vinculado
    .gender = feminine
    .number = one
    .the = la capacidad «Jabalí vinculado»
    .of = de la capacidad «Jabalí vinculado»

name-bonded_eagle = Águila vinculada
    .gender = feminine
    .number = one
    .the = la capacidad «Águila vinculada»
    .of = de la capacidad «Águila vinculada»

name-bonded_skinchanger = Cambiapieles vinculado
    .gender = feminine
    .number = one
    .the = la capacidad «Cambiapieles vinculado»
    .of = de la capacidad «Cambiapieles vinculado»

name-bonded_wolf = Lobo vinculado
    .gender = feminine
    .number = one
    .the = la capacidad «Lobo vinculado»
    .of = de la capacidad «Lobo vinculado»

name-bookkeeping_cortnay_penrose = Contabilidad (Cortnay Penrose)
    .gender = feminine
    .number = one
    .the = la capacidad «Contabilidad (Cortnay Penrose)»
    .of = de la capacidad «Contabilidad (Cortnay Penrose)»

name-bookkeeping_samwell_tarly = Contabilidad (Samwell Tarly)
    .gender = feminine
    .number = one
    .the = la capacidad «Contabilidad (Samwell Tarly)»
    .of = de la capacidad «Contabilidad (Samwell Tarly)»

name-brans_protector = Protector de Bran
    .gender = feminine
    .number = one
    .the = la capacidad «Protector de Bran»
    .of = de la capacidad «Protector de Bran»

name-bravery_in_the_face_of_death = Valor ante la muerte
    .gender = feminine
    .number = one
    .the = la capacidad «Valor ante la muerte»
    .of = de la capacidad «Valor ante la muerte»

name-brotherhood_armaments = Armamento de la Hermandad
    .gender = feminine
    .number = one
    .the = la capacidad «Armamento de la Hermandad»
    .of = de la capacidad «Armamento de la Hermandad»

name-brutal_armaments = Armamento brutal
    .gender = feminine
    .number = one
    .the = la capacidad «Armamento brutal»
    .of = de la capacidad «Armamento brutal»

name-brutal_sadism = Sadismo brutal
    .gender = feminine
    .number = one
    .the = la capacidad «Sadismo brutal»
    .of = de la capacidad «Sadismo brutal»

name-camp_followers = Seguidores del campamento
    .gender = feminine
    .number = one
    .the = la capacidad «Seguidores del campamento»
    .of = de la capacidad «Seguidores del campamento»

name-captains_men = Los hombres del capitán
    .gender = feminine
    .number = one
    .the = la capacidad «Los hombres del capitán»
    .of = de la capacidad «Los hombres del capitán»

name-castellans_duty = El deber del castellano
    .gender = feminine
    .number = one
    .the = la capacidad «El deber del castellano»
    .of = de la capacidad «El deber del castellano»

name-cavalry_ability = Caballería
    .gender = feminine
    .number = one
    .the = la capacidad «Caballería»
    .of = de la capacidad «Caballería»

name-champions_wrath = La ira del campeón
    .gender = feminine
    .number = one
    .the = la capacidad «La ira del campeón»
    .of = de la capacidad «La ira del campeón»

name-chariot = Carro
    .gender = feminine
    .number = one
    .the = la capacidad «Carro»
    .of = de la capacidad «Carro»

name-chieftains_fury = La furia del caudillo
    .gender = feminine
    .number = one
    .the = la capacidad «La furia del caudillo»
    .of = de la capacidad «La furia del caudillo»

name-choosing_a_name = Elegir un nombre
    .gender = feminine
    .number = one
    .the = la capacidad «Elegir un nombre»
    .of = de la capacidad «Elegir un nombre»

name-claims_to_the_kingdom = Pretensiones al reino
    .gender = feminine
    .number = one
    .the = la capacidad «Pretensiones al reino»
    .of = de la capacidad «Pretensiones al reino»

name-claw_and_blade = Garra y hoja
    .gender = feminine
    .number = one
    .the = la capacidad «Garra y hoja»
    .of = de la capacidad «Garra y hoja»

name-cleaving_blows = Tajos demoledores
    .gender = feminine
    .number = one
    .the = la capacidad «Tajos demoledores»
    .of = de la capacidad «Tajos demoledores»

name-combat_mastery_defense = Dominio del combate: defensa
    .gender = feminine
    .number = one
    .the = la capacidad «Dominio del combate: defensa»
    .of = de la capacidad «Dominio del combate: defensa»

name-combat_mastery_resolve = Dominio del combate: temple
    .gender = feminine
    .number = one
    .the = la capacidad «Dominio del combate: temple»
    .of = de la capacidad «Dominio del combate: temple»

name-commanders_vassal = Vasallo del comandante
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo del comandante»
    .of = de la capacidad «Vasallo del comandante»

name-conflicting_reactions = Reacciones encontradas
    .gender = feminine
    .number = one
    .the = la capacidad «Reacciones encontradas»
    .of = de la capacidad «Reacciones encontradas»

name-conviction_of_a_true_khaleesi = La convicción de una verdadera khaleesi
    .gender = feminine
    .number = one
    .the = la capacidad «La convicción de una verdadera khaleesi»
    .of = de la capacidad «La convicción de una verdadera khaleesi»

name-coordinated_assault = Asalto coordinado
    .gender = feminine
    .number = one
    .the = la capacidad «Asalto coordinado»
    .of = de la capacidad «Asalto coordinado»

name-counterstrike = Represalia
    .gender = feminine
    .number = one
    .the = la capacidad «Represalia»
    .of = de la capacidad «Represalia»

name-counts_and_measures = Cuentas y medidas
    .gender = feminine
    .number = one
    .the = la capacidad «Cuentas y medidas»
    .of = de la capacidad «Cuentas y medidas»

name-crossbow = Ballesta
    .gender = feminine
    .number = one
    .the = la capacidad «Ballesta»
    .of = de la capacidad «Ballesta»

name-dauntless = Intrépido
    .gender = feminine
    .number = one
    .the = la capacidad «Intrépido»
    .of = de la capacidad «Intrépido»

name-davos_vassal = Vasallo de Davos
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo de Davos»
    .of = de la capacidad «Vasallo de Davos»

name-deadly_bloom = Flor mortal
    .gender = feminine
    .number = one
    .the = la capacidad «Flor mortal»
    .of = de la capacidad «Flor mortal»

name-deadly_impact = Impacto mortal
    .gender = feminine
    .number = one
    .the = la capacidad «Impacto mortal»
    .of = de la capacidad «Impacto mortal»

name-deceitful_envoy = Enviado engañoso
    .gender = feminine
    .number = one
    .the = la capacidad «Enviado engañoso»
    .of = de la capacidad «Enviado engañoso»

name-dervish_blades = Hojas de derviche
    .gender = feminine
    .number = one
    .the = la capacidad «Hojas de derviche»
    .of = de la capacidad «Hojas de derviche»

name-desert_marksmen = Tiradores del desierto
    .gender = feminine
    .number = one
    .the = la capacidad «Tiradores del desierto»
    .of = de la capacidad «Tiradores del desierto»

name-direwolf = Lobo huargo
    .gender = feminine
    .number = one
    .the = la capacidad «Lobo huargo»
    .of = de la capacidad «Lobo huargo»

name-disorganized = Desorganizados
    .gender = feminine
    .number = one
    .the = la capacidad «Desorganizados»
    .of = de la capacidad «Desorganizados»

name-disrupt = Entorpecer
    .gender = feminine
    .number = one
    .the = la capacidad «Entorpecer»
    .of = de la capacidad «Entorpecer»

name-disrupt_communication = Cortar las comunicaciones
    .gender = feminine
    .number = one
    .the = la capacidad «Cortar las comunicaciones»
    .of = de la capacidad «Cortar las comunicaciones»

name-distract = Distraer
    .gender = feminine
    .number = one
    .the = la capacidad «Distraer»
    .of = de la capacidad «Distraer»

name-divine_sacrifices = Sacrificios divinos
    .gender = feminine
    .number = one
    .the = la capacidad «Sacrificios divinos»
    .of = de la capacidad «Sacrificios divinos»

name-dominance_of_the_crown = El dominio de la Corona
    .gender = feminine
    .number = one
    .the = la capacidad «El dominio de la Corona»
    .of = de la capacidad «El dominio de la Corona»

name-domineering_pride = Orgullo dominante
    .gender = feminine
    .number = one
    .the = la capacidad «Orgullo dominante»
    .of = de la capacidad «Orgullo dominante»

name-dornish_conviction = Convicción dorniense
    .gender = feminine
    .number = one
    .the = la capacidad «Convicción dorniense»
    .of = de la capacidad «Convicción dorniense»

name-dornish_vengeance = Venganza dorniense
    .gender = feminine
    .number = one
    .the = la capacidad «Venganza dorniense»
    .of = de la capacidad «Venganza dorniense»

name-double_hammers = Martillos dobles
    .gender = feminine
    .number = one
    .the = la capacidad «Martillos dobles»
    .of = de la capacidad «Martillos dobles»

name-dracarys_ability = ¡Dracarys!
    .gender = feminine
    .number = one
    .the = la capacidad «¡Dracarys!»
    .of = de la capacidad «¡Dracarys!»

name-drogos_bloodriders_ability = Jinetes de sangre de Drogo
    .gender = feminine
    .number = one
    .the = la capacidad «Jinetes de sangre de Drogo»
    .of = de la capacidad «Jinetes de sangre de Drogo»

name-drowned_gods_fanatics = Fanáticos del Dios Ahogado
    .gender = feminine
    .number = one
    .the = la capacidad «Fanáticos del Dios Ahogado»
    .of = de la capacidad «Fanáticos del Dios Ahogado»

name-dual_weapons = Armas dobles
    .gender = feminine
    .number = one
    .the = la capacidad «Armas dobles»
    .of = de la capacidad «Armas dobles»

name-dutiful_commander = Comandante cumplidor
    .gender = feminine
    .number = one
    .the = la capacidad «Comandante cumplidor»
    .of = de la capacidad «Comandante cumplidor»

name-duty_to_the_crown = Deber para con la Corona
    .gender = feminine
    .number = one
    .the = la capacidad «Deber para con la Corona»
    .of = de la capacidad «Deber para con la Corona»

name-duty_to_the_realms_of_men = Deber para con los reinos de los hombres
    .gender = feminine
    .number = one
    .the = la capacidad «Deber para con los reinos de los hombres»
    .of = de la capacidad «Deber para con los reinos de los hombres»

name-elderly_caution = La cautela de los años
    .gender = feminine
    .number = one
    .the = la capacidad «La cautela de los años»
    .of = de la capacidad «La cautela de los años»

name-elusive_escape = Huida escurridiza
    .gender = feminine
    .number = one
    .the = la capacidad «Huida escurridiza»
    .of = de la capacidad «Huida escurridiza»

name-embolden = Envalentonar
    .gender = feminine
    .number = one
    .the = la capacidad «Envalentonar»
    .of = de la capacidad «Envalentonar»

name-enhanced_mobility = Movilidad mejorada
    .gender = feminine
    .number = one
    .the = la capacidad «Movilidad mejorada»
    .of = de la capacidad «Movilidad mejorada»

name-executioners_axe = Hacha del verdugo
    .gender = feminine
    .number = one
    .the = la capacidad «Hacha del verdugo»
    .of = de la capacidad «Hacha del verdugo»

name-executioners_fury = Furia del verdugo
    .gender = feminine
    .number = one
    .the = la capacidad «Furia del verdugo»
    .of = de la capacidad «Furia del verdugo»

name-experiment_enhancements = Mejoras experimentales
    .gender = feminine
    .number = one
    .the = la capacidad «Mejoras experimentales»
    .of = de la capacidad «Mejoras experimentales»

name-expert_duelist = Duelista experto
    .gender = feminine
    .number = one
    .the = la capacidad «Duelista experto»
    .of = de la capacidad «Duelista experto»

name-expert_maintenance = Mantenimiento experto
    .gender = feminine
    .number = one
    .the = la capacidad «Mantenimiento experto»
    .of = de la capacidad «Mantenimiento experto»

name-eye_of_the_crow = El ojo del cuervo
    .gender = feminine
    .number = one
    .the = la capacidad «El ojo del cuervo»
    .of = de la capacidad «El ojo del cuervo»

name-family_duty_honor = Familia, deber, honor
    .gender = feminine
    .number = one
    .the = la capacidad «Familia, deber, honor»
    .of = de la capacidad «Familia, deber, honor»

name-fanatical_zeal = Celo fanático
    .gender = feminine
    .number = one
    .the = la capacidad «Celo fanático»
    .of = de la capacidad «Celo fanático»

name-fealty_to_the_seven = Lealtad a los Siete
    .gender = feminine
    .number = one
    .the = la capacidad «Lealtad a los Siete»
    .of = de la capacidad «Lealtad a los Siete»

name-fearless_avarice = Avaricia intrépida
    .gender = feminine
    .number = one
    .the = la capacidad «Avaricia intrépida»
    .of = de la capacidad «Avaricia intrépida»

name-ferocious_assault = Asalto feroz
    .gender = feminine
    .number = one
    .the = la capacidad «Asalto feroz»
    .of = de la capacidad «Asalto feroz»

name-fervent_conviction = Convicción ferviente
    .gender = feminine
    .number = one
    .the = la capacidad «Convicción ferviente»
    .of = de la capacidad «Convicción ferviente»

name-fighters_armaments = Armamento de luchador
    .gender = feminine
    .number = one
    .the = la capacidad «Armamento de luchador»
    .of = de la capacidad «Armamento de luchador»

name-finding_the_best_patron = Buscar al mejor protector
    .gender = feminine
    .number = one
    .the = la capacidad «Buscar al mejor protector»
    .of = de la capacidad «Buscar al mejor protector»

name-fire_arrows = Flechas de fuego
    .gender = feminine
    .number = one
    .the = la capacidad «Flechas de fuego»
    .of = de la capacidad «Flechas de fuego»

name-first_claim = Derecho preferente
    .gender = feminine
    .number = one
    .the = la capacidad «Derecho preferente»
    .of = de la capacidad «Derecho preferente»

name-first_of_the_kings_men = Primero de los hombres del Rey
    .gender = feminine
    .number = one
    .the = la capacidad «Primero de los hombres del Rey»
    .of = de la capacidad «Primero de los hombres del Rey»

name-flail = Mangual
    .gender = feminine
    .number = one
    .the = la capacidad «Mangual»
    .of = de la capacidad «Mangual»

name-frenzied_swings = Golpes frenéticos
    .gender = feminine
    .number = one
    .the = la capacidad «Golpes frenéticos»
    .of = de la capacidad «Golpes frenéticos»

name-fresh_converts = Nuevos conversos
    .gender = feminine
    .number = one
    .the = la capacidad «Nuevos conversos»
    .of = de la capacidad «Nuevos conversos»

name-frey_ambition = La ambición de los Frey
    .gender = feminine
    .number = one
    .the = la capacidad «La ambición de los Frey»
    .of = de la capacidad «La ambición de los Frey»

name-fueled_by_slaughter = Alimentados por la matanza
    .gender = feminine
    .number = one
    .the = la capacidad «Alimentados por la matanza»
    .of = de la capacidad «Alimentados por la matanza»

name-furious_charge = Carga furiosa
    .gender = feminine
    .number = one
    .the = la capacidad «Carga furiosa»
    .of = de la capacidad «Carga furiosa»

name-furious_swing = Mandoble furioso
    .gender = feminine
    .number = one
    .the = la capacidad «Mandoble furioso»
    .of = de la capacidad «Mandoble furioso»

name-fury_of_the_thenns = La furia de los thennitas
    .gender = feminine
    .number = one
    .the = la capacidad «La furia de los thennitas»
    .of = de la capacidad «La furia de los thennitas»

name-gallows_humor = Humor negro
    .gender = feminine
    .number = one
    .the = la capacidad «Humor negro»
    .of = de la capacidad «Humor negro»

name-gang_up = En grupo
    .gender = feminine
    .number = one
    .the = la capacidad «En grupo»
    .of = de la capacidad «En grupo»

name-giant_ability = Gigante
    .gender = feminine
    .number = one
    .the = la capacidad «Gigante»
    .of = de la capacidad «Gigante»

name-giants_spear = Lanza de gigante
    .gender = feminine
    .number = one
    .the = la capacidad «Lanza de gigante»
    .of = de la capacidad «Lanza de gigante»

name-gifts_of_iron_gold_and_steel = Regalos de hierro, oro y acero
    .gender = feminine
    .number = one
    .the = la capacidad «Regalos de hierro, oro y acero»
    .of = de la capacidad «Regalos de hierro, oro y acero»

name-gifts_of_silver_and_bronze = Regalos de plata y bronce
    .gender = feminine
    .number = one
    .the = la capacidad «Regalos de plata y bronce»
    .of = de la capacidad «Regalos de plata y bronce»

name-gillys_insight = La intuición de Elí
    .gender = feminine
    .number = one
    .the = la capacidad «La intuición de Elí»
    .of = de la capacidad «La intuición de Elí»

name-go_down_fighting = Morir luchando
    .gender = feminine
    .number = one
    .the = la capacidad «Morir luchando»
    .of = de la capacidad «Morir luchando»

name-golden_fire = Fuego dorado
    .gender = feminine
    .number = one
    .the = la capacidad «Fuego dorado»
    .of = de la capacidad «Fuego dorado»

name-gore_and_feed = Cornear y devorar
    .gender = feminine
    .number = one
    .the = la capacidad «Cornear y devorar»
    .of = de la capacidad «Cornear y devorar»

name-great_axe = Gran hacha
    .gender = feminine
    .number = one
    .the = la capacidad «Gran hacha»
    .of = de la capacidad «Gran hacha»

name-great_hammer = Gran martillo
    .gender = feminine
    .number = one
    .the = la capacidad «Gran martillo»
    .of = de la capacidad «Gran martillo»

name-greatsword = Mandoble
    .gender = feminine
    .number = one
    .the = la capacidad «Mandoble»
    .of = de la capacidad «Mandoble»

name-halberd = Alabarda
    .gender = feminine
    .number = one
    .the = la capacidad «Alabarda»
    .of = de la capacidad «Alabarda»

name-halfhands_guidance = La guía de Mediamano
    .gender = feminine
    .number = one
    .the = la capacidad «La guía de Mediamano»
    .of = de la capacidad «La guía de Mediamano»

name-hands_orders = Órdenes de la Mano
    .gender = feminine
    .number = one
    .the = la capacidad «Órdenes de la Mano»
    .of = de la capacidad «Órdenes de la Mano»

name-hardened = Curtido
    .gender = feminine
    .number = one
    .the = la capacidad «Curtido»
    .of = de la capacidad «Curtido»

name-harmas_vassal = Vasallo de Harma
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo de Harma»
    .of = de la capacidad «Vasallo de Harma»

name-harpoon = Arpón
    .gender = feminine
    .number = one
    .the = la capacidad «Arpón»
    .of = de la capacidad «Arpón»

name-healing_hands = Manos sanadoras
    .gender = feminine
    .number = one
    .the = la capacidad «Manos sanadoras»
    .of = de la capacidad «Manos sanadoras»

name-heart_of_fire = Corazón de fuego
    .gender = feminine
    .number = one
    .the = la capacidad «Corazón de fuego»
    .of = de la capacidad «Corazón de fuego»

name-hidden_shot = Disparo oculto
    .gender = feminine
    .number = one
    .the = la capacidad «Disparo oculto»
    .of = de la capacidad «Disparo oculto»

name-highgarden_lance = Lanza de Altojardín
    .gender = feminine
    .number = one
    .the = la capacidad «Lanza de Altojardín»
    .of = de la capacidad «Lanza de Altojardín»

name-history_is_written_by_the_victors = La historia la escriben los vencedores
    .gender = feminine
    .number = one
    .the = la capacidad «La historia la escriben los vencedores»
    .of = de la capacidad «La historia la escriben los vencedores»

name-hodor_strength = ¡Hodor!
    .gender = feminine
    .number = one
    .the = la capacidad «¡Hodor!»
    .of = de la capacidad «¡Hodor!»

name-hodor_retreat = ¡¡¡Hodor!!!
    .gender = feminine
    .number = one
    .the = la capacidad «¡¡¡Hodor!!!»
    .of = de la capacidad «¡¡¡Hodor!!!»

name-horrific_rumors = Rumores espantosos
    .gender = feminine
    .number = one
    .the = la capacidad «Rumores espantosos»
    .of = de la capacidad «Rumores espantosos»

name-horrific_rumors_bolton = Rumores espantosos (Bolton)
    .gender = feminine
    .number = one
    .the = la capacidad «Rumores espantosos (Bolton)»
    .of = de la capacidad «Rumores espantosos (Bolton)»

name-horrific_visage = Semblante espantoso
    .gender = feminine
    .number = one
    .the = la capacidad «Semblante espantoso»
    .of = de la capacidad «Semblante espantoso»

name-hot_pies = ¡Pasteles calientes!
    .gender = feminine
    .number = one
    .the = la capacidad «¡Pasteles calientes!»
    .of = de la capacidad «¡Pasteles calientes!»

name-hot_tempered = Impetuoso
    .gender = feminine
    .number = one
    .the = la capacidad «Impetuoso»
    .of = de la capacidad «Impetuoso»

name-house_of_the_undying = La Casa de los Eternos
    .gender = feminine
    .number = one
    .the = la capacidad «La Casa de los Eternos»
    .of = de la capacidad «La Casa de los Eternos»

name-hrakkars_and_tamers = Hrakkars y domadores
    .gender = feminine
    .number = one
    .the = la capacidad «Hrakkars y domadores»
    .of = de la capacidad «Hrakkars y domadores»

name-hunters_guile = La astucia del cazador
    .gender = feminine
    .number = one
    .the = la capacidad «La astucia del cazador»
    .of = de la capacidad «La astucia del cazador»

name-illyrios_boon = El favor de Illyrio
    .gender = feminine
    .number = one
    .the = la capacidad «El favor de Illyrio»
    .of = de la capacidad «El favor de Illyrio»

name-impaling_spear = Lanza empaladora
    .gender = feminine
    .number = one
    .the = la capacidad «Lanza empaladora»
    .of = de la capacidad «Lanza empaladora»

name-improved_armaments = Armamento mejorado
    .gender = feminine
    .number = one
    .the = la capacidad «Armamento mejorado»
    .of = de la capacidad «Armamento mejorado»

name-improved_defenses = Defensas mejoradas
    .gender = feminine
    .number = one
    .the = la capacidad «Defensas mejoradas»
    .of = de la capacidad «Defensas mejoradas»

name-improved_defenses_bwb = Defensas mejoradas (Hermandad)
    .gender = feminine
    .number = one
    .the = la capacidad «Defensas mejoradas (Hermandad)»
    .of = de la capacidad «Defensas mejoradas (Hermandad)»

name-improved_defenses_stark = Defensas mejoradas (Stark)
    .gender = feminine
    .number = one
    .the = la capacidad «Defensas mejoradas (Stark)»
    .of = de la capacidad «Defensas mejoradas (Stark)»

name-in_rhllors_name_ability = En el nombre de R'hllor
    .gender = feminine
    .number = one
    .the = la capacidad «En el nombre de R'hllor»
    .of = de la capacidad «En el nombre de R'hllor»

name-indomitable = Indómito
    .gender = feminine
    .number = one
    .the = la capacidad «Indómito»
    .of = de la capacidad «Indómito»

name-inspiring_presence = Presencia inspiradora
    .gender = feminine
    .number = one
    .the = la capacidad «Presencia inspiradora»
    .of = de la capacidad «Presencia inspiradora»

name-interrogate = Interrogar
    .gender = feminine
    .number = one
    .the = la capacidad «Interrogar»
    .of = de la capacidad «Interrogar»

name-intimidating_presence = Presencia intimidante
    .gender = feminine
    .number = one
    .the = la capacidad «Presencia intimidante»
    .of = de la capacidad «Presencia intimidante»

name-intimidation_of_the_crown = La intimidación de la Corona
    .gender = feminine
    .number = one
    .the = la capacidad «La intimidación de la Corona»
    .of = de la capacidad «La intimidación de la Corona»

name-intrigue_and_subterfuge_ability = Intriga y subterfugio
    .gender = feminine
    .number = one
    .the = la capacidad «Intriga y subterfugio»
    .of = de la capacidad «Intriga y subterfugio»

name-iron_credit = Crédito de hierro
    .gender = feminine
    .number = one
    .the = la capacidad «Crédito de hierro»
    .of = de la capacidad «Crédito de hierro»

name-iron_resolve = Valor de hierro
    .gender = feminine
    .number = one
    .the = la capacidad «Valor de hierro»
    .of = de la capacidad «Valor de hierro»

name-ironborn_arrows = Flechas de los hijos del hierro
    .gender = feminine
    .number = one
    .the = la capacidad «Flechas de los hijos del hierro»
    .of = de la capacidad «Flechas de los hijos del hierro»

name-ironborn_diplomat = Diplomático de hierro
    .gender = feminine
    .number = one
    .the = la capacidad «Diplomático de hierro»
    .of = de la capacidad «Diplomático de hierro»

name-jade_fire = Fuego de jade
    .gender = feminine
    .number = one
    .the = la capacidad «Fuego de jade»
    .of = de la capacidad «Fuego de jade»

name-jagged_weapons = Armas melladas
    .gender = feminine
    .number = one
    .the = la capacidad «Armas melladas»
    .of = de la capacidad «Armas melladas»

name-jaimes_vassal = Vasallo de Jaime
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo de Jaime»
    .of = de la capacidad «Vasallo de Jaime»

name-joffreys_retinue = Séquito de Joffrey
    .gender = feminine
    .number = one
    .the = la capacidad «Séquito de Joffrey»
    .of = de la capacidad «Séquito de Joffrey»

name-jojens_greensight = La verdevisión de Jojen
    .gender = feminine
    .number = one
    .the = la capacidad «La verdevisión de Jojen»
    .of = de la capacidad «La verdevisión de Jojen»

name-jokins_protector = Protector de Jokin
    .gender = feminine
    .number = one
    .the = la capacidad «Protector de Jokin»
    .of = de la capacidad «Protector de Jokin»

name-jokins_vassal = Vasallo de Jokin
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo de Jokin»
    .of = de la capacidad «Vasallo de Jokin»

name-juvenile_dragon = Dragón joven
    .gender = feminine
    .number = one
    .the = la capacidad «Dragón joven»
    .of = de la capacidad «Dragón joven»

name-kings_blade = La espada del rey
    .gender = feminine
    .number = one
    .the = la capacidad «La espada del rey»
    .of = de la capacidad «La espada del rey»

name-knightly_armaments = Armamento de caballero
    .gender = feminine
    .number = one
    .the = la capacidad «Armamento de caballero»
    .of = de la capacidad «Armamento de caballero»

name-knightly_vow = Voto de caballero
    .gender = feminine
    .number = one
    .the = la capacidad «Voto de caballero»
    .of = de la capacidad «Voto de caballero»

name-knights_blade = Hoja de caballero
    .gender = feminine
    .number = one
    .the = la capacidad «Hoja de caballero»
    .of = de la capacidad «Hoja de caballero»

name-knowledge_is_power = El saber es poder
    .gender = feminine
    .number = one
    .the = la capacidad «El saber es poder»
    .of = de la capacidad «El saber es poder»

name-lady_of_the_wilds = La dama de las tierras salvajes
    .gender = feminine
    .number = one
    .the = la capacidad «La dama de las tierras salvajes»
    .of = de la capacidad «La dama de las tierras salvajes»

name-lance = Lanza de caballería
    .gender = feminine
    .number = one
    .the = la capacidad «Lanza de caballería»
    .of = de la capacidad «Lanza de caballería»

name-lannister_justice = Justicia Lannister
    .gender = feminine
    .number = one
    .the = la capacidad «Justicia Lannister»
    .of = de la capacidad «Justicia Lannister»

name-lannister_oppression = Opresión Lannister
    .gender = feminine
    .number = one
    .the = la capacidad «Opresión Lannister»
    .of = de la capacidad «Opresión Lannister»

name-lightbringer_ability = Dueña de Luz
    .gender = feminine
    .number = one
    .the = la capacidad «Dueña de Luz»
    .of = de la capacidad «Dueña de Luz»

name-little_birds = Pajaritos
    .gender = feminine
    .number = one
    .the = la capacidad «Pajaritos»
    .of = de la capacidad «Pajaritos»

name-little_doves = Palomitas
    .gender = feminine
    .number = one
    .the = la capacidad «Palomitas»
    .of = de la capacidad «Palomitas»

name-loving_counsel = Consejo afectuoso
    .gender = feminine
    .number = one
    .the = la capacidad «Consejo afectuoso»
    .of = de la capacidad «Consejo afectuoso»

name-loyal_imposter = Impostor leal
    .gender = feminine
    .number = one
    .the = la capacidad «Impostor leal»
    .of = de la capacidad «Impostor leal»

name-loyalty_through_coin = Lealtad comprada
    .gender = feminine
    .number = one
    .the = la capacidad «Lealtad comprada»
    .of = de la capacidad «Lealtad comprada»

name-lysene_charm = Encanto lyseno
    .gender = feminine
    .number = one
    .the = la capacidad «Encanto lyseno»
    .of = de la capacidad «Encanto lyseno»

name-mace_and_spike = Maza y púa
    .gender = feminine
    .number = one
    .the = la capacidad «Maza y púa»
    .of = de la capacidad «Maza y púa»

name-maegis_healing = La curación de la maegi
    .gender = feminine
    .number = one
    .the = la capacidad «La curación de la maegi»
    .of = de la capacidad «La curación de la maegi»

name-maegis_knowledge = El saber de la maegi
    .gender = feminine
    .number = one
    .the = la capacidad «El saber de la maegi»
    .of = de la capacidad «El saber de la maegi»

name-maesters_healing = La curación del maestre
    .gender = feminine
    .number = one
    .the = la capacidad «La curación del maestre»
    .of = de la capacidad «La curación del maestre»

name-mammoth = Mamut
    .gender = feminine
    .number = one
    .the = la capacidad «Mamut»
    .of = de la capacidad «Mamut»

name-manipulation_and_deception = Manipulación y engaño
    .gender = feminine
    .number = one
    .the = la capacidad «Manipulación y engaño»
    .of = de la capacidad «Manipulación y engaño»

name-manticore_venom = Veneno de manticora
    .gender = feminine
    .number = one
    .the = la capacidad «Veneno de manticora»
    .of = de la capacidad «Veneno de manticora»

name-marauders_blades = Hojas de merodeador
    .gender = feminine
    .number = one
    .the = la capacidad «Hojas de merodeador»
    .of = de la capacidad «Hojas de merodeador»

name-marshal = Mariscal
    .gender = feminine
    .number = one
    .the = la capacidad «Mariscal»
    .of = de la capacidad «Mariscal»

name-martial_expertise = Pericia marcial
    .gender = feminine
    .number = one
    .the = la capacidad «Pericia marcial»
    .of = de la capacidad «Pericia marcial»

name-master_of_the_game = Maestro del juego
    .gender = feminine
    .number = one
    .the = la capacidad «Maestro del juego»
    .of = de la capacidad «Maestro del juego»

name-master_skinchanger = Maestro cambiapieles
    .gender = feminine
    .number = one
    .the = la capacidad «Maestro cambiapieles»
    .of = de la capacidad «Maestro cambiapieles»

name-mastercraft_longsword = Espada larga magistral
    .gender = feminine
    .number = one
    .the = la capacidad «Espada larga magistral»
    .of = de la capacidad «Espada larga magistral»

name-mastercraft_warhammer = Martillo de guerra magistral
    .gender = feminine
    .number = one
    .the = la capacidad «Martillo de guerra magistral»
    .of = de la capacidad «Martillo de guerra magistral»

name-mercenarys_longbow = Arco largo de mercenario
    .gender = feminine
    .number = one
    .the = la capacidad «Arco largo de mercenario»
    .of = de la capacidad «Arco largo de mercenario»

name-merchant_lords_reach = La influencia del señor mercader
    .gender = feminine
    .number = one
    .the = la capacidad «La influencia del señor mercader»
    .of = de la capacidad «La influencia del señor mercader»

name-might_of_the_iron_throne = El poder del Trono de Hierro
    .gender = feminine
    .number = one
    .the = la capacidad «El poder del Trono de Hierro»
    .of = de la capacidad «El poder del Trono de Hierro»

name-might_of_the_throne_cortnay_penrose = El poder del trono (Cortnay Penrose)
    .gender = feminine
    .number = one
    .the = la capacidad «El poder del trono (Cortnay Penrose)»
    .of = de la capacidad «El poder del trono (Cortnay Penrose)»

name-might_of_the_throne_kevan_lannister = El poder del trono (Kevan Lannister)
    .gender = feminine
    .number = one
    .the = la capacidad «El poder del trono (Kevan Lannister)»
    .of = de la capacidad «El poder del trono (Kevan Lannister)»

name-misunderstood_omens = Presagios malinterpretados
    .gender = feminine
    .number = one
    .the = la capacidad «Presagios malinterpretados»
    .of = de la capacidad «Presagios malinterpretados»

name-mother_of_dragons = Madre de dragones
    .gender = feminine
    .number = one
    .the = la capacidad «Madre de dragones»
    .of = de la capacidad «Madre de dragones»

name-motivated_by_coin = Motivados por el dinero
    .gender = feminine
    .number = one
    .the = la capacidad «Motivados por el dinero»
    .of = de la capacidad «Motivados por el dinero»

name-motley_armaments = Armamento variopinto
    .gender = feminine
    .number = one
    .the = la capacidad «Armamento variopinto»
    .of = de la capacidad «Armamento variopinto»

name-mummers_blade = Hoja de titiritero
    .gender = feminine
    .number = one
    .the = la capacidad «Hoja de titiritero»
    .of = de la capacidad «Hoja de titiritero»

name-names_on_the_list = Los nombres de la lista
    .gender = feminine
    .number = one
    .the = la capacidad «Los nombres de la lista»
    .of = de la capacidad «Los nombres de la lista»

name-necessary_sacrifices = Sacrificios necesarios
    .gender = feminine
    .number = one
    .the = la capacidad «Sacrificios necesarios»
    .of = de la capacidad «Sacrificios necesarios»

name-negotiator = Negociador
    .gender = feminine
    .number = one
    .the = la capacidad «Negociador»
    .of = de la capacidad «Negociador»

name-never_do_what_they_expect = Nunca hagas lo que esperan
    .gender = feminine
    .number = one
    .the = la capacidad «Nunca hagas lo que esperan»
    .of = de la capacidad «Nunca hagas lo que esperan»

name-northern_resilience = Resistencia norteña
    .gender = feminine
    .number = one
    .the = la capacidad «Resistencia norteña»
    .of = de la capacidad «Resistencia norteña»

name-oppressive_peacekeeping = Pacificación opresiva
    .gender = feminine
    .number = one
    .the = la capacidad «Pacificación opresiva»
    .of = de la capacidad «Pacificación opresiva»

name-order_adaptive_planning = Orden: planificación adaptable
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: planificación adaptable»
    .of = de la capacidad «Orden: planificación adaptable»

name-order_adaptive_style = Orden: estilo adaptable
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: estilo adaptable»
    .of = de la capacidad «Orden: estilo adaptable»

name-order_battle_plan = Orden: plan de batalla
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: plan de batalla»
    .of = de la capacidad «Orden: plan de batalla»

name-order_charging_volley = Orden: descarga y carga
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: descarga y carga»
    .of = de la capacidad «Orden: descarga y carga»

name-order_counterstrategy = Orden: contraestrategia
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: contraestrategia»
    .of = de la capacidad «Orden: contraestrategia»

name-order_deceitful_reposition = Orden: reposicionamiento engañoso
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: reposicionamiento engañoso»
    .of = de la capacidad «Orden: reposicionamiento engañoso»

name-order_divide_the_spoils = Orden: repartir el botín
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: repartir el botín»
    .of = de la capacidad «Orden: repartir el botín»

name-order_drowned_gods_blessing = Orden: bendición del Dios Ahogado
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: bendición del Dios Ahogado»
    .of = de la capacidad «Orden: bendición del Dios Ahogado»

name-order_grisly_example = Orden: escarmiento macabro
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: escarmiento macabro»
    .of = de la capacidad «Orden: escarmiento macabro»

name-order_hidden_traps = Orden: trampas ocultas
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: trampas ocultas»
    .of = de la capacidad «Orden: trampas ocultas»

name-order_hold_the_line = Orden: ¡mantened la línea!
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: ¡mantened la línea!»
    .of = de la capacidad «Orden: ¡mantened la línea!»

name-order_incite = Orden: incitar
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: incitar»
    .of = de la capacidad «Orden: incitar»

name-order_lannister_supremacy = Orden: supremacía de los Lannister
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: supremacía de los Lannister»
    .of = de la capacidad «Orden: supremacía de los Lannister»

name-order_laws_of_the_realm = Orden: las leyes del reino
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: las leyes del reino»
    .of = de la capacidad «Orden: las leyes del reino»

name-order_mark_target = Orden: marcar el blanco
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: marcar el blanco»
    .of = de la capacidad «Orden: marcar el blanco»

name-order_martial_training = Orden: adiestramiento marcial
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: adiestramiento marcial»
    .of = de la capacidad «Orden: adiestramiento marcial»

name-order_nobles_bolster = Orden: aliento del noble
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: aliento del noble»
    .of = de la capacidad «Orden: aliento del noble»

name-order_overrun = Orden: arrollar
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: arrollar»
    .of = de la capacidad «Orden: arrollar»

name-order_overwatch = Orden: vigilancia
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: vigilancia»
    .of = de la capacidad «Orden: vigilancia»

name-order_pit_fighter_rage = Orden: rabia de la arena
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: rabia de la arena»
    .of = de la capacidad «Orden: rabia de la arena»

name-order_planned_approach = Orden: avance planeado
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: avance planeado»
    .of = de la capacidad «Orden: avance planeado»

name-order_quick_fire = Orden: disparo rápido
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: disparo rápido»
    .of = de la capacidad «Orden: disparo rápido»

name-order_raven_flock = Orden: bandada de cuervos
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: bandada de cuervos»
    .of = de la capacidad «Orden: bandada de cuervos»

name-order_ready_aim_release = Orden: ¡carguen, apunten, suelten!
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: ¡carguen, apunten, suelten!»
    .of = de la capacidad «Orden: ¡carguen, apunten, suelten!»

name-order_reckless_heroism = Orden: heroísmo temerario
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: heroísmo temerario»
    .of = de la capacidad «Orden: heroísmo temerario»

name-order_resilience = Orden: resistencia
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: resistencia»
    .of = de la capacidad «Orden: resistencia»

name-order_scavenge = Orden: rapiñar
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: rapiñar»
    .of = de la capacidad «Orden: rapiñar»

name-order_scout_openings = Orden: buscar huecos
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: buscar huecos»
    .of = de la capacidad «Orden: buscar huecos»

name-order_sentinel = Orden: centinela
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: centinela»
    .of = de la capacidad «Orden: centinela»

name-order_set_an_example = Orden: dar ejemplo
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: dar ejemplo»
    .of = de la capacidad «Orden: dar ejemplo»

name-order_set_for_charge = Orden: preparados para la carga
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: preparados para la carga»
    .of = de la capacidad «Orden: preparados para la carga»

name-order_shield_wall = Orden: muro de escudos
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: muro de escudos»
    .of = de la capacidad «Orden: muro de escudos»

name-order_sow_discord = Orden: sembrar discordia
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: sembrar discordia»
    .of = de la capacidad «Orden: sembrar discordia»

name-order_spread_fear = Orden: sembrar el miedo
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: sembrar el miedo»
    .of = de la capacidad «Orden: sembrar el miedo»

name-order_stark_fury = Orden: furia Stark
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: furia Stark»
    .of = de la capacidad «Orden: furia Stark»

name-order_stay_at_your_posts = Orden: ¡a vuestros puestos!
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: ¡a vuestros puestos!»
    .of = de la capacidad «Orden: ¡a vuestros puestos!»

name-order_strange_relics = Orden: extrañas reliquias
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: extrañas reliquias»
    .of = de la capacidad «Orden: extrañas reliquias»

name-order_superior_flanking = Orden: flanqueo superior
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: flanqueo superior»
    .of = de la capacidad «Orden: flanqueo superior»

name-order_supply_aid = Orden: enviar suministros
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: enviar suministros»
    .of = de la capacidad «Orden: enviar suministros»

name-order_swift_retreat = Orden: retirada veloz
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: retirada veloz»
    .of = de la capacidad «Orden: retirada veloz»

name-order_tactical_reposition = Orden: reposicionamiento táctico
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: reposicionamiento táctico»
    .of = de la capacidad «Orden: reposicionamiento táctico»

name-order_taking_a_new_name = Orden: tomar un nuevo nombre
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: tomar un nuevo nombre»
    .of = de la capacidad «Orden: tomar un nuevo nombre»

name-order_taunt = Orden: provocación
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: provocación»
    .of = de la capacidad «Orden: provocación»

name-order_thenn_supremacy = Orden: supremacía de los thennitas
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: supremacía de los thennitas»
    .of = de la capacidad «Orden: supremacía de los thennitas»

name-order_threaten = Orden: amenazar
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: amenazar»
    .of = de la capacidad «Orden: amenazar»

name-order_trappers_tools = Orden: herramientas de trampero
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: herramientas de trampero»
    .of = de la capacidad «Orden: herramientas de trampero»

name-order_trophy_collecting = Orden: recoger trofeos
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: recoger trofeos»
    .of = de la capacidad «Orden: recoger trofeos»

name-order_unsuspecting_charge = Orden: carga inesperada
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: carga inesperada»
    .of = de la capacidad «Orden: carga inesperada»

name-order_war_cry = Orden: grito de guerra
    .gender = feminine
    .number = one
    .the = la capacidad «Orden: grito de guerra»
    .of = de la capacidad «Orden: grito de guerra»

name-orders_of_the_crown_joffrey_baratheon = Órdenes de la Corona (Joffrey Baratheon)
    .gender = feminine
    .number = one
    .the = la capacidad «Órdenes de la Corona (Joffrey Baratheon)»
    .of = de la capacidad «Órdenes de la Corona (Joffrey Baratheon)»

name-orders_of_the_crown_preston_greenfield = Órdenes de la Corona (Preston Greenfield)
    .gender = feminine
    .number = one
    .the = la capacidad «Órdenes de la Corona (Preston Greenfield)»
    .of = de la capacidad «Órdenes de la Corona (Preston Greenfield)»

name-outflank = Flanquear
    .gender = feminine
    .number = one
    .the = la capacidad «Flanquear»
    .of = de la capacidad «Flanquear»

name-outriders_bow = Arco de avanzada
    .gender = feminine
    .number = one
    .the = la capacidad «Arco de avanzada»
    .of = de la capacidad «Arco de avanzada»

name-pathfinder = Guía
    .gender = feminine
    .number = one
    .the = la capacidad «Guía»
    .of = de la capacidad «Guía»

name-perseverance_and_valor = Perseverancia y valor
    .gender = feminine
    .number = one
    .the = la capacidad «Perseverancia y valor»
    .of = de la capacidad «Perseverancia y valor»

name-pirates_blades = Hojas de pirata
    .gender = feminine
    .number = one
    .the = la capacidad «Hojas de pirata»
    .of = de la capacidad «Hojas de pirata»

name-playing_the_game = Jugar al juego de tronos
    .gender = feminine
    .number = one
    .the = la capacidad «Jugar al juego de tronos»
    .of = de la capacidad «Jugar al juego de tronos»

name-poisoned_gifts = Regalos envenenados
    .gender = feminine
    .number = one
    .the = la capacidad «Regalos envenenados»
    .of = de la capacidad «Regalos envenenados»

name-poisoned_tridents = Tridentes envenenados
    .gender = feminine
    .number = one
    .the = la capacidad «Tridentes envenenados»
    .of = de la capacidad «Tridentes envenenados»

name-prayers_to_rhllor = Plegarias a R'hllor
    .gender = feminine
    .number = one
    .the = la capacidad «Plegarias a R'hllor»
    .of = de la capacidad «Plegarias a R'hllor»

name-precision_melee = Precisión
    .gender = feminine
    .number = one
    .the = la capacidad «Precisión»
    .of = de la capacidad «Precisión»

name-predators_instincts = Instinto de depredador
    .gender = feminine
    .number = one
    .the = la capacidad «Instinto de depredador»
    .of = de la capacidad «Instinto de depredador»

name-prey_on_fear = Aprovecharse del miedo
    .gender = feminine
    .number = one
    .the = la capacidad «Aprovecharse del miedo»
    .of = de la capacidad «Aprovecharse del miedo»

name-price_of_honor = El precio del honor
    .gender = feminine
    .number = one
    .the = la capacidad «El precio del honor»
    .of = de la capacidad «El precio del honor»

name-prophecies_and_portents = Profecías y augurios
    .gender = feminine
    .number = one
    .the = la capacidad «Profecías y augurios»
    .of = de la capacidad «Profecías y augurios»

name-protection_of_the_crown = La protección de la Corona
    .gender = feminine
    .number = one
    .the = la capacidad «La protección de la Corona»
    .of = de la capacidad «La protección de la Corona»

name-proxy_orders = Órdenes por poderes
    .gender = feminine
    .number = one
    .the = la capacidad «Órdenes por poderes»
    .of = de la capacidad «Órdenes por poderes»

name-pulling_weeds = Arrancar malas hierbas
    .gender = feminine
    .number = one
    .the = la capacidad «Arrancar malas hierbas»
    .of = de la capacidad «Arrancar malas hierbas»

name-pummeling_fists = Puños demoledores
    .gender = feminine
    .number = one
    .the = la capacidad «Puños demoledores»
    .of = de la capacidad «Puños demoledores»

name-queens_blade = La espada de la reina
    .gender = feminine
    .number = one
    .the = la capacidad «La espada de la reina»
    .of = de la capacidad «La espada de la reina»

name-queens_influence = La influencia de la reina
    .gender = feminine
    .number = one
    .the = la capacidad «La influencia de la reina»
    .of = de la capacidad «La influencia de la reina»

name-queens_promises = Las promesas de la reina
    .gender = feminine
    .number = one
    .the = la capacidad «Las promesas de la reina»
    .of = de la capacidad «Las promesas de la reina»

name-raided_armaments = Armamento saqueado
    .gender = feminine
    .number = one
    .the = la capacidad «Armamento saqueado»
    .of = de la capacidad «Armamento saqueado»

name-raiders_of_the_free_cities = Saqueadores de las Ciudades Libres
    .gender = feminine
    .number = one
    .the = la capacidad «Saqueadores de las Ciudades Libres»
    .of = de la capacidad «Saqueadores de las Ciudades Libres»

name-rally_banner = Estandarte de reunión
    .gender = feminine
    .number = one
    .the = la capacidad «Estandarte de reunión»
    .of = de la capacidad «Estandarte de reunión»

name-rally_cry = Grito de aliento
    .gender = feminine
    .number = one
    .the = la capacidad «Grito de aliento»
    .of = de la capacidad «Grito de aliento»

name-rally_the_smallfolk = Levantar al pueblo llano
    .gender = feminine
    .number = one
    .the = la capacidad «Levantar al pueblo llano»
    .of = de la capacidad «Levantar al pueblo llano»

name-rampage = Desenfreno
    .gender = feminine
    .number = one
    .the = la capacidad «Desenfreno»
    .of = de la capacidad «Desenfreno»

name-ranging_specialist_benjen = Experto en expediciones (Benjen)
    .gender = feminine
    .number = one
    .the = la capacidad «Experto en expediciones (Benjen)»
    .of = de la capacidad «Experto en expediciones (Benjen)»

name-raven_tending = El cuidado de los cuervos
    .gender = feminine
    .number = one
    .the = la capacidad «El cuidado de los cuervos»
    .of = de la capacidad «El cuidado de los cuervos»

name-reapers_fervor = Fervor de segador
    .gender = feminine
    .number = one
    .the = la capacidad «Fervor de segador»
    .of = de la capacidad «Fervor de segador»

name-reaver_axes = Hachas de saqueador
    .gender = feminine
    .number = one
    .the = la capacidad «Hachas de saqueador»
    .of = de la capacidad «Hachas de saqueador»

name-reckless_strikes = Golpes temerarios
    .gender = feminine
    .number = one
    .the = la capacidad «Golpes temerarios»
    .of = de la capacidad «Golpes temerarios»

name-recruiting_from_the_hills = Reclutar en las colinas
    .gender = feminine
    .number = one
    .the = la capacidad «Reclutar en las colinas»
    .of = de la capacidad «Reclutar en las colinas»

name-recruitment = Reclutamiento
    .gender = feminine
    .number = one
    .the = la capacidad «Reclutamiento»
    .of = de la capacidad «Reclutamiento»

name-refuge_and_supplies = Refugio y suministros
    .gender = feminine
    .number = one
    .the = la capacidad «Refugio y suministros»
    .of = de la capacidad «Refugio y suministros»

name-regroup = Reagruparse
    .gender = feminine
    .number = one
    .the = la capacidad «Reagruparse»
    .of = de la capacidad «Reagruparse»

name-reinforcements = Refuerzos
    .gender = feminine
    .number = one
    .the = la capacidad «Refuerzos»
    .of = de la capacidad «Refuerzos»

name-relentless = Implacable
    .gender = feminine
    .number = one
    .the = la capacidad «Implacable»
    .of = de la capacidad «Implacable»

name-renlys_protector = Protector de Renly
    .gender = feminine
    .number = one
    .the = la capacidad «Protector de Renly»
    .of = de la capacidad «Protector de Renly»

name-renlys_retinue = Séquito de Renly
    .gender = feminine
    .number = one
    .the = la capacidad «Séquito de Renly»
    .of = de la capacidad «Séquito de Renly»

name-repeating_the_words = Repetir las palabras
    .gender = feminine
    .number = one
    .the = la capacidad «Repetir las palabras»
    .of = de la capacidad «Repetir las palabras»

name-resolute_strikes = Golpes resueltos
    .gender = feminine
    .number = one
    .the = la capacidad «Golpes resueltos»
    .of = de la capacidad «Golpes resueltos»

name-rest_and_refuge = Descanso y refugio
    .gender = feminine
    .number = one
    .the = la capacidad «Descanso y refugio»
    .of = de la capacidad «Descanso y refugio»

name-rhllors_magics = Las artes de R'hllor
    .gender = feminine
    .number = one
    .the = la capacidad «Las artes de R'hllor»
    .of = de la capacidad «Las artes de R'hllor»

name-rise_again_blade_in_hand = Alzarse de nuevo, hoja en mano
    .gender = feminine
    .number = one
    .the = la capacidad «Alzarse de nuevo, hoja en mano»
    .of = de la capacidad «Alzarse de nuevo, hoja en mano»

name-rise_again_harder_and_stronger = Alzarse de nuevo, más duro y más fuerte
    .gender = feminine
    .number = one
    .the = la capacidad «Alzarse de nuevo, más duro y más fuerte»
    .of = de la capacidad «Alzarse de nuevo, más duro y más fuerte»

name-rock_volley = Lluvia de rocas
    .gender = feminine
    .number = one
    .the = la capacidad «Lluvia de rocas»
    .of = de la capacidad «Lluvia de rocas»

name-rooses_vassal = Vasallo de Roose
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo de Roose»
    .of = de la capacidad «Vasallo de Roose»

name-ruthless_aggression = Agresividad implacable
    .gender = feminine
    .number = one
    .the = la capacidad «Agresividad implacable»
    .of = de la capacidad «Agresividad implacable»

name-ruthless_volley = Descarga implacable
    .gender = feminine
    .number = one
    .the = la capacidad «Descarga implacable»
    .of = de la capacidad «Descarga implacable»

name-sabotage_and_subvert = Sabotaje y subversión
    .gender = feminine
    .number = one
    .the = la capacidad «Sabotaje y subversión»
    .of = de la capacidad «Sabotaje y subversión»

name-sacrifice_for_the_cause = Sacrificio por la causa
    .gender = feminine
    .number = one
    .the = la capacidad «Sacrificio por la causa»
    .of = de la capacidad «Sacrificio por la causa»

name-sacrifice_for_the_king = Sacrificio por el rey
    .gender = feminine
    .number = one
    .the = la capacidad «Sacrificio por el rey»
    .of = de la capacidad «Sacrificio por el rey»

name-sacrifice_to_the_lord_of_light = Sacrificio al Señor de la Luz
    .gender = feminine
    .number = one
    .the = la capacidad «Sacrificio al Señor de la Luz»
    .of = de la capacidad «Sacrificio al Señor de la Luz»

name-sadistic_butchery = Carnicería sádica
    .gender = feminine
    .number = one
    .the = la capacidad «Carnicería sádica»
    .of = de la capacidad «Carnicería sádica»

name-sadistic_mutilation = Mutilación sádica
    .gender = feminine
    .number = one
    .the = la capacidad «Mutilación sádica»
    .of = de la capacidad «Mutilación sádica»

name-samwells_influence = La influencia de Samwell
    .gender = feminine
    .number = one
    .the = la capacidad «La influencia de Samwell»
    .of = de la capacidad «La influencia de Samwell»

name-savage_mauling = Zarpazos salvajes
    .gender = feminine
    .number = one
    .the = la capacidad «Zarpazos salvajes»
    .of = de la capacidad «Zarpazos salvajes»

name-scholar_among_raiders = Erudito entre saqueadores
    .gender = feminine
    .number = one
    .the = la capacidad «Erudito entre saqueadores»
    .of = de la capacidad «Erudito entre saqueadores»

name-scimitar = Cimitarra
    .gender = feminine
    .number = one
    .the = la capacidad «Cimitarra»
    .of = de la capacidad «Cimitarra»

name-screamers_arakh = Arakh de aullador
    .gender = feminine
    .number = one
    .the = la capacidad «Arakh de aullador»
    .of = de la capacidad «Arakh de aullador»

name-shared_fear = Miedo compartido
    .gender = feminine
    .number = one
    .the = la capacidad «Miedo compartido»
    .of = de la capacidad «Miedo compartido»

name-shifting_loyalties = Lealtades cambiantes
    .gender = feminine
    .number = one
    .the = la capacidad «Lealtades cambiantes»
    .of = de la capacidad «Lealtades cambiantes»

name-sic_em = ¡A por ellos!
    .gender = feminine
    .number = one
    .the = la capacidad «¡A por ellos!»
    .of = de la capacidad «¡A por ellos!»

name-skillful_preparations = Preparativos hábiles
    .gender = feminine
    .number = one
    .the = la capacidad «Preparativos hábiles»
    .of = de la capacidad «Preparativos hábiles»

name-smugglers_cunning = Astucia de contrabandista
    .gender = feminine
    .number = one
    .the = la capacidad «Astucia de contrabandista»
    .of = de la capacidad «Astucia de contrabandista»

name-solo_rider = Jinete solitario
    .gender = feminine
    .number = one
    .the = la capacidad «Jinete solitario»
    .of = de la capacidad «Jinete solitario»

name-southern_discipline = Disciplina sureña
    .gender = feminine
    .number = one
    .the = la capacidad «Disciplina sureña»
    .of = de la capacidad «Disciplina sureña»

name-southern_knowledge = Saber sureño
    .gender = feminine
    .number = one
    .the = la capacidad «Saber sureño»
    .of = de la capacidad «Saber sureño»

name-spear_and_maul = Lanza y maza
    .gender = feminine
    .number = one
    .the = la capacidad «Lanza y maza»
    .of = de la capacidad «Lanza y maza»

name-spear_and_net = Lanza y red
    .gender = feminine
    .number = one
    .the = la capacidad «Lanza y red»
    .of = de la capacidad «Lanza y red»

name-spearwife_council = Consejo de las mujeres de las lanzas
    .gender = feminine
    .number = one
    .the = la capacidad «Consejo de las mujeres de las lanzas»
    .of = de la capacidad «Consejo de las mujeres de las lanzas»

name-spearwifes_guile = La astucia de la mujer de las lanzas
    .gender = feminine
    .number = one
    .the = la capacidad «La astucia de la mujer de las lanzas»
    .of = de la capacidad «La astucia de la mujer de las lanzas»

name-spiked_flail = Mangual de púas
    .gender = feminine
    .number = one
    .the = la capacidad «Mangual de púas»
    .of = de la capacidad «Mangual de púas»

name-spotter = Vigía
    .gender = feminine
    .number = one
    .the = la capacidad «Vigía»
    .of = de la capacidad «Vigía»

name-stags_fury = La furia del venado
    .gender = feminine
    .number = one
    .the = la capacidad «La furia del venado»
    .of = de la capacidad «La furia del venado»

name-stake_building = Levantar estacas
    .gender = feminine
    .number = one
    .the = la capacidad «Levantar estacas»
    .of = de la capacidad «Levantar estacas»

name-stake_mountings = Montajes de estacas
    .gender = feminine
    .number = one
    .the = la capacidad «Montajes de estacas»
    .of = de la capacidad «Montajes de estacas»

name-stalwart = Incondicional
    .gender = feminine
    .number = one
    .the = la capacidad «Incondicional»
    .of = de la capacidad «Incondicional»

name-stand_your_ground = ¡Mantened la posición!
    .gender = feminine
    .number = one
    .the = la capacidad «¡Mantened la posición!»
    .of = de la capacidad «¡Mantened la posición!»

name-starfall_lance = Lanza de Campoestrella
    .gender = feminine
    .number = one
    .the = la capacidad «Lanza de Campoestrella»
    .of = de la capacidad «Lanza de Campoestrella»

name-stomp = Pisotón
    .gender = feminine
    .number = one
    .the = la capacidad «Pisotón»
    .of = de la capacidad «Pisotón»

name-strategic_alliance = Alianza estratégica
    .gender = feminine
    .number = one
    .the = la capacidad «Alianza estratégica»
    .of = de la capacidad «Alianza estratégica»

name-stubborn_tenacity = Tenacidad obstinada
    .gender = feminine
    .number = one
    .the = la capacidad «Tenacidad obstinada»
    .of = de la capacidad «Tenacidad obstinada»

name-sundering_melee = Ensañamiento
    .gender = feminine
    .number = one
    .the = la capacidad «Ensañamiento»
    .of = de la capacidad «Ensañamiento»

name-sunspear_secrets = Los secretos de Lanza del Sol
    .gender = feminine
    .number = one
    .the = la capacidad «Los secretos de Lanza del Sol»
    .of = de la capacidad «Los secretos de Lanza del Sol»

name-superior_numbers = Superioridad numérica
    .gender = feminine
    .number = one
    .the = la capacidad «Superioridad numérica»
    .of = de la capacidad «Superioridad numérica»

name-support_of_haystack_hall = El apoyo de Torre del Pajar
    .gender = feminine
    .number = one
    .the = la capacidad «El apoyo de Torre del Pajar»
    .of = de la capacidad «El apoyo de Torre del Pajar»

name-swift_strike = Golpe veloz
    .gender = feminine
    .number = one
    .the = la capacidad «Golpe veloz»
    .of = de la capacidad «Golpe veloz»

name-syraxs_presence = La presencia de Syrax
    .gender = feminine
    .number = one
    .the = la capacidad «La presencia de Syrax»
    .of = de la capacidad «La presencia de Syrax»

name-tactical_mastermind = Genio de la táctica
    .gender = feminine
    .number = one
    .the = la capacidad «Genio de la táctica»
    .of = de la capacidad «Genio de la táctica»

name-the_krakens_dues = El tributo del kraken
    .gender = feminine
    .number = one
    .the = la capacidad «El tributo del kraken»
    .of = de la capacidad «El tributo del kraken»

name-the_mountain_that_rides = La Montaña que Cabalga
    .gender = feminine
    .number = one
    .the = la capacidad «La Montaña que Cabalga»
    .of = de la capacidad «La Montaña que Cabalga»

name-the_mountains_strength = La fuerza de la Montaña
    .gender = feminine
    .number = one
    .the = la capacidad «La fuerza de la Montaña»
    .of = de la capacidad «La fuerza de la Montaña»

name-the_rains_of_castamere = Las lluvias de Castamere
    .gender = feminine
    .number = one
    .the = la capacidad «Las lluvias de Castamere»
    .of = de la capacidad «Las lluvias de Castamere»

name-the_rightful_queen = La reina legítima
    .gender = feminine
    .number = one
    .the = la capacidad «La reina legítima»
    .of = de la capacidad «La reina legítima»

name-the_silences_infamy = La infamia del Silencio
    .gender = feminine
    .number = one
    .the = la capacidad «La infamia del Silencio»
    .of = de la capacidad «La infamia del Silencio»

name-the_way_revealed = El camino revelado
    .gender = feminine
    .number = one
    .the = la capacidad «El camino revelado»
    .of = de la capacidad «El camino revelado»

name-time_may_yet_come = Aún llegará la hora
    .gender = feminine
    .number = one
    .the = la capacidad «Aún llegará la hora»
    .of = de la capacidad «Aún llegará la hora»

name-to_the_last = ¡Hasta el final!
    .gender = feminine
    .number = one
    .the = la capacidad «¡Hasta el final!»
    .of = de la capacidad «¡Hasta el final!»

name-tooth_and_claw = Diente y garra
    .gender = feminine
    .number = one
    .the = la capacidad «Diente y garra»
    .of = de la capacidad «Diente y garra»

name-trackers_bow = Arco de rastreador
    .gender = feminine
    .number = one
    .the = la capacidad «Arco de rastreador»
    .of = de la capacidad «Arco de rastreador»

name-true_bond = Vínculo verdadero
    .gender = feminine
    .number = one
    .the = la capacidad «Vínculo verdadero»
    .of = de la capacidad «Vínculo verdadero»

name-true_conviction_baratheon = Verdadera convicción (Baratheon)
    .gender = feminine
    .number = one
    .the = la capacidad «Verdadera convicción (Baratheon)»
    .of = de la capacidad «Verdadera convicción (Baratheon)»

name-true_conviction_martell = Verdadera convicción (Martell)
    .gender = feminine
    .number = one
    .the = la capacidad «Verdadera convicción (Martell)»
    .of = de la capacidad «Verdadera convicción (Martell)»

name-unbiased_justice = Justicia imparcial
    .gender = feminine
    .number = one
    .the = la capacidad «Justicia imparcial»
    .of = de la capacidad «Justicia imparcial»

name-uncontrolled_rage = Rabia descontrolada
    .gender = feminine
    .number = one
    .the = la capacidad «Rabia descontrolada»
    .of = de la capacidad «Rabia descontrolada»

name-unending_vengeance = Venganza sin fin
    .gender = feminine
    .number = one
    .the = la capacidad «Venganza sin fin»
    .of = de la capacidad «Venganza sin fin»

name-unfaltering_conviction = Convicción inquebrantable
    .gender = feminine
    .number = one
    .the = la capacidad «Convicción inquebrantable»
    .of = de la capacidad «Convicción inquebrantable»

name-unfaltering_politics = Política inquebrantable
    .gender = feminine
    .number = one
    .the = la capacidad «Política inquebrantable»
    .of = de la capacidad «Política inquebrantable»

name-unleashed_ferocity = Ferocidad desatada
    .gender = feminine
    .number = one
    .the = la capacidad «Ferocidad desatada»
    .of = de la capacidad «Ferocidad desatada»

name-unstoppable_wrath = Ira imparable
    .gender = feminine
    .number = one
    .the = la capacidad «Ira imparable»
    .of = de la capacidad «Ira imparable»

name-unsullied_prowess = La bravura de los Inmaculados
    .gender = feminine
    .number = one
    .the = la capacidad «La bravura de los Inmaculados»
    .of = de la capacidad «La bravura de los Inmaculados»

name-untrained_masses = Masas sin instrucción
    .gender = feminine
    .number = one
    .the = la capacidad «Masas sin instrucción»
    .of = de la capacidad «Masas sin instrucción»

name-unyielding = Inflexible
    .gender = feminine
    .number = one
    .the = la capacidad «Inflexible»
    .of = de la capacidad «Inflexible»

name-valuable_captive_jaime_lannister = Cautivo valioso (Jaime Lannister)
    .gender = feminine
    .number = one
    .the = la capacidad «Cautivo valioso (Jaime Lannister)»
    .of = de la capacidad «Cautivo valioso (Jaime Lannister)»

name-valuable_captive_rickon_stark = Cautivo valioso (Rickon Stark)
    .gender = feminine
    .number = one
    .the = la capacidad «Cautivo valioso (Rickon Stark)»
    .of = de la capacidad «Cautivo valioso (Rickon Stark)»

name-varamyrs_eagle_ability = El águila de Varamyr
    .gender = feminine
    .number = one
    .the = la capacidad «El águila de Varamyr»
    .of = de la capacidad «El águila de Varamyr»

name-varamyrs_scout = El explorador de Varamyr
    .gender = feminine
    .number = one
    .the = la capacidad «El explorador de Varamyr»
    .of = de la capacidad «El explorador de Varamyr»

name-varamyrs_shadowcat = El gatosombra de Varamyr
    .gender = feminine
    .number = one
    .the = la capacidad «El gatosombra de Varamyr»
    .of = de la capacidad «El gatosombra de Varamyr»

name-varamyrs_wolf_pack = La manada de Varamyr
    .gender = feminine
    .number = one
    .the = la capacidad «La manada de Varamyr»
    .of = de la capacidad «La manada de Varamyr»

name-vengeance_at_any_cost = Venganza a cualquier precio
    .gender = feminine
    .number = one
    .the = la capacidad «Venganza a cualquier precio»
    .of = de la capacidad «Venganza a cualquier precio»

name-vengeance_of_the_crown = La venganza de la Corona
    .gender = feminine
    .number = one
    .the = la capacidad «La venganza de la Corona»
    .of = de la capacidad «La venganza de la Corona»

name-vengeful_captive = Cautivo vengativo
    .gender = feminine
    .number = one
    .the = la capacidad «Cautivo vengativo»
    .of = de la capacidad «Cautivo vengativo»

name-vicious_melee = Feroz
    .gender = feminine
    .number = one
    .the = la capacidad «Feroz»
    .of = de la capacidad «Feroz»

name-vicious_mauling = Zarpazos feroces
    .gender = feminine
    .number = one
    .the = la capacidad «Zarpazos feroces»
    .of = de la capacidad «Zarpazos feroces»

name-victarions_vassal = Vasallo de Victarion
    .gender = feminine
    .number = one
    .the = la capacidad «Vasallo de Victarion»
    .of = de la capacidad «Vasallo de Victarion»

name-violent_reactions = Reacciones violentas
    .gender = feminine
    .number = one
    .the = la capacidad «Reacciones violentas»
    .of = de la capacidad «Reacciones violentas»

name-vipers_fangs = Los colmillos de la Víbora
    .gender = feminine
    .number = one
    .the = la capacidad «Los colmillos de la Víbora»
    .of = de la capacidad «Los colmillos de la Víbora»

name-war_elephant = Elefante de guerra
    .gender = feminine
    .number = one
    .the = la capacidad «Elefante de guerra»
    .of = de la capacidad «Elefante de guerra»

name-war_flail = Mangual de guerra
    .gender = feminine
    .number = one
    .the = la capacidad «Mangual de guerra»
    .of = de la capacidad «Mangual de guerra»

name-war_hammer = Martillo de guerra
    .gender = feminine
    .number = one
    .the = la capacidad «Martillo de guerra»
    .of = de la capacidad «Martillo de guerra»

name-war_machine_ability = Máquina de guerra
    .gender = feminine
    .number = one
    .the = la capacidad «Máquina de guerra»
    .of = de la capacidad «Máquina de guerra»

name-war_machines_of_the_wall = Las máquinas de guerra del Muro
    .gender = feminine
    .number = one
    .the = la capacidad «Las máquinas de guerra del Muro»
    .of = de la capacidad «Las máquinas de guerra del Muro»

name-watchers_crossbow = Ballesta de vigilante
    .gender = feminine
    .number = one
    .the = la capacidad «Ballesta de vigilante»
    .of = de la capacidad «Ballesta de vigilante»

name-ways_of_the_court = Los usos de la corte
    .gender = feminine
    .number = one
    .the = la capacidad «Los usos de la corte»
    .of = de la capacidad «Los usos de la corte»

name-weaken_resolve = Minar la voluntad
    .gender = feminine
    .number = one
    .the = la capacidad «Minar la voluntad»
    .of = de la capacidad «Minar la voluntad»

name-wealth_of_the_thirteen = Las riquezas de los Trece
    .gender = feminine
    .number = one
    .the = la capacidad «Las riquezas de los Trece»
    .of = de la capacidad «Las riquezas de los Trece»

name-westerosi_rider = Jinete de Poniente
    .gender = feminine
    .number = one
    .the = la capacidad «Jinete de Poniente»
    .of = de la capacidad «Jinete de Poniente»

name-whatever_may_come = Pase lo que pase
    .gender = feminine
    .number = one
    .the = la capacidad «Pase lo que pase»
    .of = de la capacidad «Pase lo que pase»

name-wildfire = Fuego valyrio
    .gender = feminine
    .number = one
    .the = la capacidad «Fuego valyrio»
    .of = de la capacidad «Fuego valyrio»

name-winterfell_supplies = Suministros de Invernalia
    .gender = feminine
    .number = one
    .the = la capacidad «Suministros de Invernalia»
    .of = de la capacidad «Suministros de Invernalia»

name-winterfells_wrath = La ira de Invernalia
    .gender = feminine
    .number = one
    .the = la capacidad «La ira de Invernalia»
    .of = de la capacidad «La ira de Invernalia»

name-winters_bite = El mordisco del invierno
    .gender = feminine
    .number = one
    .the = la capacidad «El mordisco del invierno»
    .of = de la capacidad «El mordisco del invierno»

name-wisdom_beyond_her_years = Sabiduría impropia de su edad
    .gender = feminine
    .number = one
    .the = la capacidad «Sabiduría impropia de su edad»
    .of = de la capacidad «Sabiduría impropia de su edad»

name-wisdom_of_the_old_knight = La sabiduría del viejo caballero
    .gender = feminine
    .number = one
    .the = la capacidad «La sabiduría del viejo caballero»
    .of = de la capacidad «La sabiduría del viejo caballero»

name-wolfs_cunning = La astucia del lobo
    .gender = feminine
    .number = one
    .the = la capacidad «La astucia del lobo»
    .of = de la capacidad «La astucia del lobo»

name-zeal_of_the_drowned_god = El celo del Dios Ahogado
    .gender = feminine
    .number = one
    .the = la capacidad «El celo del Dios Ahogado»
    .of = de la capacidad «El celo del Dios Ahogado»

name-zealous_fanaticism = Fanatismo ferviente
    .gender = feminine
    .number = one
    .the = la capacidad «Fanatismo ferviente»
    .of = de la capacidad «Fanatismo ferviente»

name-zealous_resurgence = Resurgir ferviente
    .gender = feminine
    .number = one
    .the = la capacidad «Resurgir ferviente»
    .of = de la capacidad «Resurgir ferviente»
name-raiders_of_the_iron_islands = Saqueadores de las Islas del Hierro
    .gender = masculine
    .number = other
    .the = los Saqueadores de las Islas del Hierro
    .of = de los Saqueadores de las Islas del Hierro
