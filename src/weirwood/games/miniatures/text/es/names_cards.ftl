### Cartas de Tácticas

name-winters_might = El poder del invierno
    .gender = feminine
    .number = one
    .the = la carta «El poder del invierno»
    .of = de la carta «El poder del invierno»

name-northern_ferocity = Ferocidad norteña
    .gender = feminine
    .number = one
    .the = la carta «Ferocidad norteña»
    .of = de la carta «Ferocidad norteña»

name-devastating_impact_stark = Impacto devastador
    .gender = feminine
    .number = one
    .the = la carta «Impacto devastador»
    .of = de la carta «Impacto devastador»

name-the_north_remembers = El Norte no olvida
    .gender = feminine
    .number = one
    .the = la carta «El Norte no olvida»
    .of = de la carta «El Norte no olvida»

name-winter_is_coming = Se acerca el invierno
    .gender = feminine
    .number = one
    .the = la carta «Se acerca el invierno»
    .of = de la carta «Se acerca el invierno»

name-swift_reposition_stark = Reposicionamiento veloz
    .gender = feminine
    .number = one
    .the = la carta «Reposicionamiento veloz»
    .of = de la carta «Reposicionamiento veloz»

name-assault_orders_stark = Órdenes de asalto
    .gender = feminine
    .number = one
    .the = la carta «Órdenes de asalto»
    .of = de la carta «Órdenes de asalto»

name-sudden_retreat_robb = Retirada repentina
    .gender = feminine
    .number = one
    .the = la carta «Retirada repentina»
    .of = de la carta «Retirada repentina»

name-superior_positioning_robb = Posición superior
    .gender = feminine
    .number = one
    .the = la carta «Posición superior»
    .of = de la carta «Posición superior»

name-hit_and_run_robb = Golpear y huir
    .gender = feminine
    .number = one
    .the = la carta «Golpear y huir»
    .of = de la carta «Golpear y huir»

name-berserker_tactics = Tácticas de berserker
    .gender = feminine
    .number = one
    .the = la carta «Tácticas de berserker»
    .of = de la carta «Tácticas de berserker»

name-lash_out_greatjon = Arremetida
    .gender = feminine
    .number = one
    .the = la carta «Arremetida»
    .of = de la carta «Arremetida»

name-last_stand = Última resistencia
    .gender = feminine
    .number = one
    .the = la carta «Última resistencia»
    .of = de la carta «Última resistencia»

name-set_for_charge_brynden = Preparados para la carga
    .gender = feminine
    .number = one
    .the = la carta «Preparados para la carga»
    .of = de la carta «Preparados para la carga»

name-refuse_to_yield_brynden = Negarse a ceder
    .gender = feminine
    .number = one
    .the = la carta «Negarse a ceder»
    .of = de la carta «Negarse a ceder»

name-war_cry_brynden = Grito de guerra
    .gender = feminine
    .number = one
    .the = la carta «Grito de guerra»
    .of = de la carta «Grito de guerra»

name-northern_defiance = Desafío norteño
    .gender = feminine
    .number = one
    .the = la carta «Desafío norteño»
    .of = de la carta «Desafío norteño»

name-lead_by_example_eddard = Predicar con el ejemplo
    .gender = feminine
    .number = one
    .the = la carta «Predicar con el ejemplo»
    .of = de la carta «Predicar con el ejemplo»

name-fury_for_the_fallen = Furia por los caídos
    .gender = feminine
    .number = one
    .the = la carta «Furia por los caídos»
    .of = de la carta «Furia por los caídos»

name-combat_prowess_rodrik = Destreza en combate
    .gender = feminine
    .number = one
    .the = la carta «Destreza en combate»
    .of = de la carta «Destreza en combate»

name-martial_superiority_rodrik = Superioridad marcial
    .gender = feminine
    .number = one
    .the = la carta «Superioridad marcial»
    .of = de la carta «Superioridad marcial»

name-press_the_advantage = Aprovechar la ventaja
    .gender = feminine
    .number = one
    .the = la carta «Aprovechar la ventaja»
    .of = de la carta «Aprovechar la ventaja»

name-crannog_traps = Trampas lacustres
    .gender = feminine
    .number = one
    .the = la carta «Trampas lacustres»
    .of = de la carta «Trampas lacustres»

name-bog_devil_ambush = Emboscada de los diablos del pantano
    .gender = feminine
    .number = one
    .the = la carta «Emboscada de los diablos del pantano»
    .of = de la carta «Emboscada de los diablos del pantano»

name-the_threat_unseen = La amenaza oculta
    .gender = feminine
    .number = one
    .the = la carta «La amenaza oculta»
    .of = de la carta «La amenaza oculta»

name-ride_by_attack_brynden = Ataque al galope
    .gender = feminine
    .number = one
    .the = la carta «Ataque al galope»
    .of = de la carta «Ataque al galope»

name-ride_them_down_brynden = ¡Arrolladlos!
    .gender = feminine
    .number = one
    .the = la carta «¡Arrolladlos!»
    .of = de la carta «¡Arrolladlos!»

name-marshal_brynden = Reagrupar la caballería
    .gender = feminine
    .number = one
    .the = la carta «Reagrupar la caballería»
    .of = de la carta «Reagrupar la caballería»

name-taunt_rickard = Provocación
    .gender = feminine
    .number = one
    .the = la carta «Provocación»
    .of = de la carta «Provocación»

name-a_need_for_vengeance_rickard = Sed de venganza
    .gender = feminine
    .number = one
    .the = la carta «Sed de venganza»
    .of = de la carta «Sed de venganza»

name-karstark_retribution = Represalia Karstark
    .gender = feminine
    .number = one
    .the = la carta «Represalia Karstark»
    .of = de la carta «Represalia Karstark»

name-here_we_stand = ¡Aquí aguantamos!
    .gender = feminine
    .number = one
    .the = la carta «¡Aquí aguantamos!»
    .of = de la carta «¡Aquí aguantamos!»

name-support_of_bear_island = Apoyo de la Isla del Oso
    .gender = feminine
    .number = one
    .the = la carta «Apoyo de la Isla del Oso»
    .of = de la carta «Apoyo de la Isla del Oso»

name-sustained_assault_maege = Asalto sostenido
    .gender = feminine
    .number = one
    .the = la carta «Asalto sostenido»
    .of = de la carta «Asalto sostenido»

name-intrigue_and_subterfuge = Intriga y subterfugio
    .gender = feminine
    .number = one
    .the = la carta «Intriga y subterfugio»
    .of = de la carta «Intriga y subterfugio»

name-a_lannister_pays_his_debts = Un Lannister siempre paga sus deudas
    .gender = feminine
    .number = one
    .the = la carta «Un Lannister siempre paga sus deudas»
    .of = de la carta «Un Lannister siempre paga sus deudas»

name-hear_me_roar = ¡Oye mi rugido!
    .gender = feminine
    .number = one
    .the = la carta «¡Oye mi rugido!»
    .of = de la carta «¡Oye mi rugido!»

name-bribery = Soborno
    .gender = feminine
    .number = one
    .the = la carta «Soborno»
    .of = de la carta «Soborno»

name-counterplot_lannister = Contraintriga
    .gender = feminine
    .number = one
    .the = la carta «Contraintriga»
    .of = de la carta «Contraintriga»

name-fealty_to_the_crown_lannister = Lealtad a la Corona
    .gender = feminine
    .number = one
    .the = la carta «Lealtad a la Corona»
    .of = de la carta «Lealtad a la Corona»

name-subjugation_of_power_lannister = Poder para subyugar
    .gender = feminine
    .number = one
    .the = la carta «Poder para subyugar»
    .of = de la carta «Poder para subyugar»

name-kingslayers_renown = El renombre del Matarreyes
    .gender = feminine
    .number = one
    .the = la carta «El renombre del Matarreyes»
    .of = de la carta «El renombre del Matarreyes»

name-kingslayers_prowess = La bravura del Matarreyes
    .gender = feminine
    .number = one
    .the = la carta «La bravura del Matarreyes»
    .of = de la carta «La bravura del Matarreyes»

name-kingslayers_infamy = La infamia del Matarreyes
    .gender = feminine
    .number = one
    .the = la carta «La infamia del Matarreyes»
    .of = de la carta «La infamia del Matarreyes»

name-overrun_gregor = Arrollar
    .gender = feminine
    .number = one
    .the = la carta «Arrollar»
    .of = de la carta «Arrollar»

name-assault_orders_gregor = Órdenes de asalto
    .gender = feminine
    .number = one
    .the = la carta «Órdenes de asalto»
    .of = de la carta «Órdenes de asalto»

name-price_of_failure_gregor = El precio del fracaso
    .gender = feminine
    .number = one
    .the = la carta «El precio del fracaso»
    .of = de la carta «El precio del fracaso»

name-exploit_weakness_tywin = Explotar la debilidad
    .gender = feminine
    .number = one
    .the = la carta «Explotar la debilidad»
    .of = de la carta «Explotar la debilidad»

name-broken_resolve = Voluntad quebrada
    .gender = feminine
    .number = one
    .the = la carta «Voluntad quebrada»
    .of = de la carta «Voluntad quebrada»

name-issue_commands_tywin = Dar órdenes
    .gender = feminine
    .number = one
    .the = la carta «Dar órdenes»
    .of = de la carta «Dar órdenes»

name-false_agenda_tyrion = Intenciones fingidas
    .gender = feminine
    .number = one
    .the = la carta «Intenciones fingidas»
    .of = de la carta «Intenciones fingidas»

name-cunning_ploy_tyrion = Estratagema astuta
    .gender = feminine
    .number = one
    .the = la carta «Estratagema astuta»
    .of = de la carta «Estratagema astuta»

name-intercept_orders_tyrion = Interceptar órdenes
    .gender = feminine
    .number = one
    .the = la carta «Interceptar órdenes»
    .of = de la carta «Interceptar órdenes»

name-mercy_of_the_mother = La misericordia de la Madre
    .gender = feminine
    .number = one
    .the = la carta «La misericordia de la Madre»
    .of = de la carta «La misericordia de la Madre»

name-protection_of_the_father = La protección del Padre
    .gender = feminine
    .number = one
    .the = la carta «La protección del Padre»
    .of = de la carta «La protección del Padre»

name-wrath_of_the_warrior = La ira del Guerrero
    .gender = feminine
    .number = one
    .the = la carta «La ira del Guerrero»
    .of = de la carta «La ira del Guerrero»

name-you_will_obey_me = ¡Me obedeceréis!
    .gender = feminine
    .number = one
    .the = la carta «¡Me obedeceréis!»
    .of = de la carta «¡Me obedeceréis!»

name-traitors_i_will_have_their_heads = ¡Traidores! ¡Quiero sus cabezas!
    .gender = feminine
    .number = one
    .the = la carta «¡Traidores! ¡Quiero sus cabezas!»
    .of = de la carta «¡Traidores! ¡Quiero sus cabezas!»

name-i_am_the_king = ¡Yo soy el rey!
    .gender = feminine
    .number = one
    .the = la carta «¡Yo soy el rey!»
    .of = de la carta «¡Yo soy el rey!»

name-charismatic_leadership = Liderazgo carismático
    .gender = feminine
    .number = one
    .the = la carta «Liderazgo carismático»
    .of = de la carta «Liderazgo carismático»

name-lash_out_addam = Arremetida
    .gender = feminine
    .number = one
    .the = la carta «Arremetida»
    .of = de la carta «Arremetida»

name-valiant_example = Ejemplo de valor
    .gender = feminine
    .number = one
    .the = la carta «Ejemplo de valor»
    .of = de la carta «Ejemplo de valor»

name-predictable_maneuvers_kevan = Maniobras predecibles
    .gender = feminine
    .number = one
    .the = la carta «Maniobras predecibles»
    .of = de la carta «Maniobras predecibles»

name-seeing_their_flaws_kevan = Ver sus defectos
    .gender = feminine
    .number = one
    .the = la carta «Ver sus defectos»
    .of = de la carta «Ver sus defectos»

name-wealth_of_the_rock = Las riquezas de la Roca
    .gender = feminine
    .number = one
    .the = la carta «Las riquezas de la Roca»
    .of = de la carta «Las riquezas de la Roca»

name-the_sword_in_the_darkness = La espada en la oscuridad
    .gender = feminine
    .number = one
    .the = la carta «La espada en la oscuridad»
    .of = de la carta «La espada en la oscuridad»

name-the_fire_that_burns_against_the_cold = El fuego que arde contra el frío
    .gender = feminine
    .number = one
    .the = la carta «El fuego que arde contra el frío»
    .of = de la carta «El fuego que arde contra el frío»

name-the_shield_of_the_realms_of_men = El escudo de los reinos de los hombres
    .gender = feminine
    .number = one
    .the = la carta «El escudo de los reinos de los hombres»
    .of = de la carta «El escudo de los reinos de los hombres»

name-the_watcher_on_the_wall = El vigilante del Muro
    .gender = feminine
    .number = one
    .the = la carta «El vigilante del Muro»
    .of = de la carta «El vigilante del Muro»

name-the_light_that_brings_the_dawn = La luz que trae el amanecer
    .gender = feminine
    .number = one
    .the = la carta «La luz que trae el amanecer»
    .of = de la carta «La luz que trae el amanecer»

name-take_the_black = Vestir el negro
    .gender = feminine
    .number = one
    .the = la carta «Vestir el negro»
    .of = de la carta «Vestir el negro»

name-and_now_his_watch_is_ended = Y ahora su guardia ha terminado
    .gender = feminine
    .number = one
    .the = la carta «Y ahora su guardia ha terminado»
    .of = de la carta «Y ahora su guardia ha terminado»

name-and_now_my_watch_begins = Y ahora comienza mi guardia
    .gender = feminine
    .number = one
    .the = la carta «Y ahora comienza mi guardia»
    .of = de la carta «Y ahora comienza mi guardia»

name-live_and_die_at_my_post = Viviré y moriré en mi puesto
    .gender = feminine
    .number = one
    .the = la carta «Viviré y moriré en mi puesto»
    .of = de la carta «Viviré y moriré en mi puesto»

name-night_gathers = La noche se avecina
    .gender = feminine
    .number = one
    .the = la carta «La noche se avecina»
    .of = de la carta «La noche se avecina»

name-it_shall_not_end_until_my_death = ¡No terminará hasta el día que muera!
    .gender = feminine
    .number = one
    .the = la carta «¡No terminará hasta el día que muera!»
    .of = de la carta «¡No terminará hasta el día que muera!»

name-stand_united_brothers = ¡Unidos, hermanos!
    .gender = feminine
    .number = one
    .the = la carta «¡Unidos, hermanos!»
    .of = de la carta «¡Unidos, hermanos!»

name-for_the_watch = ¡Por la Guardia!
    .gender = feminine
    .number = one
    .the = la carta «¡Por la Guardia!»
    .of = de la carta «¡Por la Guardia!»

name-pathetic_attempt_alliser = Intento patético
    .gender = feminine
    .number = one
    .the = la carta «Intento patético»
    .of = de la carta «Intento patético»

name-seeing_their_flaws_alliser = Ver sus defectos
    .gender = feminine
    .number = one
    .the = la carta «Ver sus defectos»
    .of = de la carta «Ver sus defectos»

name-price_of_failure_alliser = El precio del fracaso
    .gender = feminine
    .number = one
    .the = la carta «El precio del fracaso»
    .of = de la carta «El precio del fracaso»

name-defensive_formation = Formación defensiva
    .gender = feminine
    .number = one
    .the = la carta «Formación defensiva»
    .of = de la carta «Formación defensiva»

name-refuse_to_yield_donal = Negarse a ceder
    .gender = feminine
    .number = one
    .the = la carta «Negarse a ceder»
    .of = de la carta «Negarse a ceder»

name-lash_out_donal = Arremetida
    .gender = feminine
    .number = one
    .the = la carta «Arremetida»
    .of = de la carta «Arremetida»

name-honed_enhancement = Mejora afilada
    .gender = feminine
    .number = one
    .the = la carta «Mejora afilada»
    .of = de la carta «Mejora afilada»

name-rapid_construction = Construcción rápida
    .gender = feminine
    .number = one
    .the = la carta «Construcción rápida»
    .of = de la carta «Construcción rápida»

name-serrated_enhancement = Mejora dentada
    .gender = feminine
    .number = one
    .the = la carta «Mejora dentada»
    .of = de la carta «Mejora dentada»

name-hit_and_run_benjen = Golpear y huir
    .gender = feminine
    .number = one
    .the = la carta «Golpear y huir»
    .of = de la carta «Golpear y huir»

name-lying_in_wait = Al acecho
    .gender = feminine
    .number = one
    .the = la carta «Al acecho»
    .of = de la carta «Al acecho»

name-hunters_insight_first_ranger = Intuición del cazador
    .gender = feminine
    .number = one
    .the = la carta «Intuición del cazador»
    .of = de la carta «Intuición del cazador»

name-hunters_insight_beyond_the_wall = Intuición del cazador
    .gender = feminine
    .number = one
    .the = la carta «Intuición del cazador»
    .of = de la carta «Intuición del cazador»

name-marshal_benjen = Reagrupar la caballería
    .gender = feminine
    .number = one
    .the = la carta «Reagrupar la caballería»
    .of = de la carta «Reagrupar la caballería»

name-ride_by_attack_benjen = Ataque al galope
    .gender = feminine
    .number = one
    .the = la carta «Ataque al galope»
    .of = de la carta «Ataque al galope»

name-assault_orders_cotter = Órdenes de asalto
    .gender = feminine
    .number = one
    .the = la carta «Órdenes de asalto»
    .of = de la carta «Órdenes de asalto»

name-pyke_aggression = Agresividad de Pyke
    .gender = feminine
    .number = one
    .the = la carta «Agresividad de Pyke»
    .of = de la carta «Agresividad de Pyke»

name-reckless_strikes_cotter = Golpes temerarios
    .gender = feminine
    .number = one
    .the = la carta «Golpes temerarios»
    .of = de la carta «Golpes temerarios»

name-adaptive_methods_denys = Métodos adaptables
    .gender = feminine
    .number = one
    .the = la carta «Métodos adaptables»
    .of = de la carta «Métodos adaptables»

name-combat_prowess_denys = Destreza en combate
    .gender = feminine
    .number = one
    .the = la carta «Destreza en combate»
    .of = de la carta «Destreza en combate»

name-tempered_by_duty = Templados por el deber
    .gender = feminine
    .number = one
    .the = la carta «Templados por el deber»
    .of = de la carta «Templados por el deber»

name-regroup_and_reform_free_folk = Reagruparse y reorganizarse
    .gender = feminine
    .number = one
    .the = la carta «Reagruparse y reorganizarse»
    .of = de la carta «Reagruparse y reorganizarse»

name-coordination_tactics = Tácticas de coordinación
    .gender = feminine
    .number = one
    .the = la carta «Tácticas de coordinación»
    .of = de la carta «Tácticas de coordinación»

name-theres_too_many = ¡Son demasiados!
    .gender = feminine
    .number = one
    .the = la carta «¡Son demasiados!»
    .of = de la carta «¡Son demasiados!»

name-diversion_tactics_free_folk = Tácticas de distracción
    .gender = feminine
    .number = one
    .the = la carta «Tácticas de distracción»
    .of = de la carta «Tácticas de distracción»

name-overwhelming_assault = Asalto abrumador
    .gender = feminine
    .number = one
    .the = la carta «Asalto abrumador»
    .of = de la carta «Asalto abrumador»

name-surrounded_and_exposed = Rodeados y expuestos
    .gender = feminine
    .number = one
    .the = la carta «Rodeados y expuestos»
    .of = de la carta «Rodeados y expuestos»

name-the_endless_horde = La horda interminable
    .gender = feminine
    .number = one
    .the = la carta «La horda interminable»
    .of = de la carta «La horda interminable»

name-rush_of_aggression_tormund = Arrebato de agresividad
    .gender = feminine
    .number = one
    .the = la carta «Arrebato de agresividad»
    .of = de la carta «Arrebato de agresividad»

name-counter_assault = Contraataque
    .gender = feminine
    .number = one
    .the = la carta «Contraataque»
    .of = de la carta «Contraataque»

name-devastating_impact_tormund = Impacto devastador
    .gender = feminine
    .number = one
    .the = la carta «Impacto devastador»
    .of = de la carta «Impacto devastador»

name-wildling_diplomacy = Diplomacia salvaje
    .gender = feminine
    .number = one
    .the = la carta «Diplomacia salvaje»
    .of = de la carta «Diplomacia salvaje»

name-predictable_maneuvers_mance = Maniobras predecibles
    .gender = feminine
    .number = one
    .the = la carta «Maniobras predecibles»
    .of = de la carta «Maniobras predecibles»

name-the_long_plan = El plan a largo plazo
    .gender = feminine
    .number = one
    .the = la carta «El plan a largo plazo»
    .of = de la carta «El plan a largo plazo»

name-bloody_trophies = Trofeos sangrientos
    .gender = feminine
    .number = one
    .the = la carta «Trofeos sangrientos»
    .of = de la carta «Trofeos sangrientos»

name-weapon_trophies = Trofeos de armas
    .gender = feminine
    .number = one
    .the = la carta «Trofeos de armas»
    .of = de la carta «Trofeos de armas»

name-armor_trophies = Trofeos de armaduras
    .gender = feminine
    .number = one
    .the = la carta «Trofeos de armaduras»
    .of = de la carta «Trofeos de armaduras»

name-hit_and_run_harma = Golpear y huir
    .gender = feminine
    .number = one
    .the = la carta «Golpear y huir»
    .of = de la carta «Golpear y huir»

name-feinting_maneuver_harma = Maniobra de finta
    .gender = feminine
    .number = one
    .the = la carta «Maniobra de finta»
    .of = de la carta «Maniobra de finta»

name-swift_reposition_harma = Reposicionamiento veloz
    .gender = feminine
    .number = one
    .the = la carta «Reposicionamiento veloz»
    .of = de la carta «Reposicionamiento veloz»

name-cruel_methods_weeper = Métodos crueles
    .gender = feminine
    .number = one
    .the = la carta «Métodos crueles»
    .of = de la carta «Métodos crueles»

name-price_of_failure_weeper = El precio del fracaso
    .gender = feminine
    .number = one
    .the = la carta «El precio del fracaso»
    .of = de la carta «El precio del fracaso»

name-remorseless_examples_weeper = Escarmientos sin remordimiento
    .gender = feminine
    .number = one
    .the = la carta «Escarmientos sin remordimiento»
    .of = de la carta «Escarmientos sin remordimiento»

name-bitter_demise = Amargo final
    .gender = feminine
    .number = one
    .the = la carta «Amargo final»
    .of = de la carta «Amargo final»

name-thenn_defiance = Desafío thennita
    .gender = feminine
    .number = one
    .the = la carta «Desafío thennita»
    .of = de la carta «Desafío thennita»

name-styrs_vengeance = La venganza de Styr
    .gender = feminine
    .number = one
    .the = la carta «La venganza de Styr»
    .of = de la carta «La venganza de Styr»

name-shrug_it_off = Como si nada
    .gender = feminine
    .number = one
    .the = la carta «Como si nada»
    .of = de la carta «Como si nada»

name-trample = Pisotear
    .gender = feminine
    .number = one
    .the = la carta «Pisotear»
    .of = de la carta «Pisotear»

name-enrage = Enfurecer
    .gender = feminine
    .number = one
    .the = la carta «Enfurecer»
    .of = de la carta «Enfurecer»

name-chieftains_orders = Órdenes del caudillo
    .gender = feminine
    .number = one
    .the = la carta «Órdenes del caudillo»
    .of = de la carta «Órdenes del caudillo»

name-monsters_from_the_north = Monstruos del norte
    .gender = feminine
    .number = one
    .the = la carta «Monstruos del norte»
    .of = de la carta «Monstruos del norte»

name-last_of_their_kind = Los últimos de su especie
    .gender = feminine
    .number = one
    .the = la carta «Los últimos de su especie»
    .of = de la carta «Los últimos de su especie»

name-defiant_roar = Rugido desafiante
    .gender = feminine
    .number = one
    .the = la carta «Rugido desafiante»
    .of = de la carta «Rugido desafiante»

name-hurl_boulder = Lanzar una roca
    .gender = feminine
    .number = one
    .the = la carta «Lanzar una roca»
    .of = de la carta «Lanzar una roca»

name-overrun_mag = Arrollar
    .gender = feminine
    .number = one
    .the = la carta «Arrollar»
    .of = de la carta «Arrollar»

name-blitz = Ataque relámpago
    .gender = feminine
    .number = one
    .the = la carta «Ataque relámpago»
    .of = de la carta «Ataque relámpago»

name-battle_endurance_walrus = Resistencia en batalla
    .gender = feminine
    .number = one
    .the = la carta «Resistencia en batalla»
    .of = de la carta «Resistencia en batalla»

name-frozen_shore_resilience = Aguante de la Costa Helada
    .gender = feminine
    .number = one
    .the = la carta «Aguante de la Costa Helada»
    .of = de la carta «Aguante de la Costa Helada»

name-walrus_strength = La fuerza de la Morsa
    .gender = feminine
    .number = one
    .the = la carta «La fuerza de la Morsa»
    .of = de la carta «La fuerza de la Morsa»

name-summon_companions = Llamar a los compañeros
    .gender = feminine
    .number = one
    .the = la carta «Llamar a los compañeros»
    .of = de la carta «Llamar a los compañeros»

name-bonded_guardians = Guardianes vinculados
    .gender = feminine
    .number = one
    .the = la carta «Guardianes vinculados»
    .of = de la carta «Guardianes vinculados»

name-bonded_command = Mando vinculado
    .gender = feminine
    .number = one
    .the = la carta «Mando vinculado»
    .of = de la carta «Mando vinculado»

name-baratheon_justice = Justicia Baratheon
    .gender = feminine
    .number = one
    .the = la carta «Justicia Baratheon»
    .of = de la carta «Justicia Baratheon»

name-stags_wit = El ingenio del venado
    .gender = feminine
    .number = one
    .the = la carta «El ingenio del venado»
    .of = de la carta «El ingenio del venado»

name-ours_is_the_fury = ¡Nuestra es la furia!
    .gender = feminine
    .number = one
    .the = la carta «¡Nuestra es la furia!»
    .of = de la carta «¡Nuestra es la furia!»

name-sustained_assault_baratheon = Asalto sostenido
    .gender = feminine
    .number = one
    .the = la carta «Asalto sostenido»
    .of = de la carta «Asalto sostenido»

name-baratheon_conviction = Convicción Baratheon
    .gender = feminine
    .number = one
    .the = la carta «Convicción Baratheon»
    .of = de la carta «Convicción Baratheon»

name-final_strike = Golpe final
    .gender = feminine
    .number = one
    .the = la carta «Golpe final»
    .of = de la carta «Golpe final»

name-oath_of_duty = Juramento del deber
    .gender = feminine
    .number = one
    .the = la carta «Juramento del deber»
    .of = de la carta «Juramento del deber»

name-inexplicable_return = Regreso inexplicable
    .gender = feminine
    .number = one
    .the = la carta «Regreso inexplicable»
    .of = de la carta «Regreso inexplicable»

name-hidden_affairs = Asuntos ocultos
    .gender = feminine
    .number = one
    .the = la carta «Asuntos ocultos»
    .of = de la carta «Asuntos ocultos»

name-in_his_brothers_shadows = A la sombra de sus hermanos
    .gender = feminine
    .number = one
    .the = la carta «A la sombra de sus hermanos»
    .of = de la carta «A la sombra de sus hermanos»

name-loved_by_the_smallfolk_loras = Amado por el pueblo llano
    .gender = feminine
    .number = one
    .the = la carta «Amado por el pueblo llano»
    .of = de la carta «Amado por el pueblo llano»

name-overgrowth = Exuberancia
    .gender = feminine
    .number = one
    .the = la carta «Exuberancia»
    .of = de la carta «Exuberancia»

name-growing_strong = Crecer fuerte
    .gender = feminine
    .number = one
    .the = la carta «Crecer fuerte»
    .of = de la carta «Crecer fuerte»

name-hefty_ransom = Rescate cuantioso
    .gender = feminine
    .number = one
    .the = la carta «Rescate cuantioso»
    .of = de la carta «Rescate cuantioso»

name-martial_superiority_eldon = Superioridad marcial
    .gender = feminine
    .number = one
    .the = la carta «Superioridad marcial»
    .of = de la carta «Superioridad marcial»

name-battle_endurance_eldon = Resistencia en batalla
    .gender = feminine
    .number = one
    .the = la carta «Resistencia en batalla»
    .of = de la carta «Resistencia en batalla»

name-issue_commands_cortnay = Dar órdenes
    .gender = feminine
    .number = one
    .the = la carta «Dar órdenes»
    .of = de la carta «Dar órdenes»

name-surprise_strategy_cortnay = Estrategia sorpresa
    .gender = feminine
    .number = one
    .the = la carta «Estrategia sorpresa»
    .of = de la carta «Estrategia sorpresa»

name-counterplot_cortnay = Contraintriga
    .gender = feminine
    .number = one
    .the = la carta «Contraintriga»
    .of = de la carta «Contraintriga»

name-wealth_and_charisma = Riqueza y carisma
    .gender = feminine
    .number = one
    .the = la carta «Riqueza y carisma»
    .of = de la carta «Riqueza y carisma»

name-younger_bolder_and_far_more_comely = Más joven, más audaz y mucho más apuesto
    .gender = feminine
    .number = one
    .the = la carta «Más joven, más audaz y mucho más apuesto»
    .of = de la carta «Más joven, más audaz y mucho más apuesto»

name-they_will_make_me_king = ¡Ellos me harán rey!
    .gender = feminine
    .number = one
    .the = la carta «¡Ellos me harán rey!»
    .of = de la carta «¡Ellos me harán rey!»

name-will_of_the_one_true_king = La voluntad del único rey verdadero
    .gender = feminine
    .number = one
    .the = la carta «La voluntad del único rey verdadero»
    .of = de la carta «La voluntad del único rey verdadero»

name-harsh_conditions = Condiciones severas
    .gender = feminine
    .number = one
    .the = la carta «Condiciones severas»
    .of = de la carta «Condiciones severas»

name-tactical_approach = Aproximación táctica
    .gender = feminine
    .number = one
    .the = la carta «Aproximación táctica»
    .of = de la carta «Aproximación táctica»

name-in_rhllors_name = En el nombre de R'hllor
    .gender = feminine
    .number = one
    .the = la carta «En el nombre de R'hllor»
    .of = de la carta «En el nombre de R'hllor»

name-test_of_faith = Prueba de fe
    .gender = feminine
    .number = one
    .the = la carta «Prueba de fe»
    .of = de la carta «Prueba de fe»

name-azor_ahai_stannis = ¡Azor Ahai!
    .gender = feminine
    .number = one
    .the = la carta «¡Azor Ahai!»
    .of = de la carta «¡Azor Ahai!»

name-flea_bottom_tricks = Trucos del Lecho de Pulgas
    .gender = feminine
    .number = one
    .the = la carta «Trucos del Lecho de Pulgas»
    .of = de la carta «Trucos del Lecho de Pulgas»

name-everything = Todo
    .gender = feminine
    .number = one
    .the = la carta «Todo»
    .of = de la carta «Todo»

name-fealty_to_the_crown_davos = Lealtad a la Corona
    .gender = feminine
    .number = one
    .the = la carta «Lealtad a la Corona»
    .of = de la carta «Lealtad a la Corona»

name-parlay_davos = Parlamentar
    .gender = feminine
    .number = one
    .the = la carta «Parlamentar»
    .of = de la carta «Parlamentar»

name-assault_orders_andrew = Órdenes de asalto
    .gender = feminine
    .number = one
    .the = la carta «Órdenes de asalto»
    .of = de la carta «Órdenes de asalto»

name-reckless_fury = Furia temeraria
    .gender = feminine
    .number = one
    .the = la carta «Furia temeraria»
    .of = de la carta «Furia temeraria»

name-rush_of_aggression_andrew = Arrebato de agresividad
    .gender = feminine
    .number = one
    .the = la carta «Arrebato de agresividad»
    .of = de la carta «Arrebato de agresividad»

name-fiery_charge_axell = Carga ardiente
    .gender = feminine
    .number = one
    .the = la carta «Carga ardiente»
    .of = de la carta «Carga ardiente»

name-rhllors_wrath = La ira de R'hllor
    .gender = feminine
    .number = one
    .the = la carta «La ira de R'hllor»
    .of = de la carta «La ira de R'hllor»

name-fiery_resolve = Resolución ardiente
    .gender = feminine
    .number = one
    .the = la carta «Resolución ardiente»
    .of = de la carta «Resolución ardiente»

name-muster = Reclutar
    .gender = feminine
    .number = one
    .the = la carta «Reclutar»
    .of = de la carta «Reclutar»

name-on_the_double = ¡A paso ligero!
    .gender = feminine
    .number = one
    .the = la carta «¡A paso ligero!»
    .of = de la carta «¡A paso ligero!»

name-ride_them_down_stannis = ¡Arrolladlos!
    .gender = feminine
    .number = one
    .the = la carta «¡Arrolladlos!»
    .of = de la carta «¡Arrolladlos!»

name-regroup_and_reform_justin = Reagruparse y reorganizarse
    .gender = feminine
    .number = one
    .the = la carta «Reagruparse y reorganizarse»
    .of = de la carta «Reagruparse y reorganizarse»

name-sudden_retreat_justin = Retirada repentina
    .gender = feminine
    .number = one
    .the = la carta «Retirada repentina»
    .of = de la carta «Retirada repentina»

name-precious_supplies = Suministros valiosos
    .gender = feminine
    .number = one
    .the = la carta «Suministros valiosos»
    .of = de la carta «Suministros valiosos»

name-overconfidence = Exceso de confianza
    .gender = feminine
    .number = one
    .the = la carta «Exceso de confianza»
    .of = de la carta «Exceso de confianza»

name-knights_of_summer = Caballeros del verano
    .gender = feminine
    .number = one
    .the = la carta «Caballeros del verano»
    .of = de la carta «Caballeros del verano»

name-lavish_encampment = Campamento suntuoso
    .gender = feminine
    .number = one
    .the = la carta «Campamento suntuoso»
    .of = de la carta «Campamento suntuoso»

name-overrun_targaryen = Arrollar
    .gender = feminine
    .number = one
    .the = la carta «Arrollar»
    .of = de la carta «Arrollar»

name-sudden_retreat_targaryen = Retirada repentina
    .gender = feminine
    .number = one
    .the = la carta «Retirada repentina»
    .of = de la carta «Retirada repentina»

name-swift_reposition_targaryen = Reposicionamiento veloz
    .gender = feminine
    .number = one
    .the = la carta «Reposicionamiento veloz»
    .of = de la carta «Reposicionamiento veloz»

name-fire_and_blood = Fuego y sangre
    .gender = feminine
    .number = one
    .the = la carta «Fuego y sangre»
    .of = de la carta «Fuego y sangre»

name-field_control = Dominio del campo
    .gender = feminine
    .number = one
    .the = la carta «Dominio del campo»
    .of = de la carta «Dominio del campo»

name-unstoppable_advance = Avance imparable
    .gender = feminine
    .number = one
    .the = la carta «Avance imparable»
    .of = de la carta «Avance imparable»

name-blood_of_the_dragon = Sangre del dragón
    .gender = feminine
    .number = one
    .the = la carta «Sangre del dragón»
    .of = de la carta «Sangre del dragón»

name-addrivat = ¡Addrivat!
    .gender = feminine
    .number = one
    .the = la carta «¡Addrivat!»
    .of = de la carta «¡Addrivat!»

name-ride_by_attack_drogo = Ataque al galope
    .gender = feminine
    .number = one
    .the = la carta «Ataque al galope»
    .of = de la carta «Ataque al galope»

name-assault_orders_drogo = Órdenes de asalto
    .gender = feminine
    .number = one
    .the = la carta «Órdenes de asalto»
    .of = de la carta «Órdenes de asalto»

name-lead_by_example_drogo = Predicar con el ejemplo
    .gender = feminine
    .number = one
    .the = la carta «Predicar con el ejemplo»
    .of = de la carta «Predicar con el ejemplo»

name-marshal_jorah = Reagrupar la caballería
    .gender = feminine
    .number = one
    .the = la carta «Reagrupar la caballería»
    .of = de la carta «Reagrupar la caballería»

name-betrayal = Traición
    .gender = feminine
    .number = one
    .the = la carta «Traición»
    .of = de la carta «Traición»

name-opportunist_jorah = Oportunista
    .gender = feminine
    .number = one
    .the = la carta «Oportunista»
    .of = de la carta «Oportunista»

name-feinting_maneuver_jorah = Maniobra de finta
    .gender = feminine
    .number = one
    .the = la carta «Maniobra de finta»
    .of = de la carta «Maniobra de finta»

name-pathetic_attempt_belwas = Intento patético
    .gender = feminine
    .number = one
    .the = la carta «Intento patético»
    .of = de la carta «Intento patético»

name-expert_parry = Parada experta
    .gender = feminine
    .number = one
    .the = la carta «Parada experta»
    .of = de la carta «Parada experta»

name-good_dying = Buena muerte
    .gender = feminine
    .number = one
    .the = la carta «Buena muerte»
    .of = de la carta «Buena muerte»

name-count_the_cuts = Contar los cortes
    .gender = feminine
    .number = one
    .the = la carta «Contar los cortes»
    .of = de la carta «Contar los cortes»

name-sustained_assault_barristan = Asalto sostenido
    .gender = feminine
    .number = one
    .the = la carta «Asalto sostenido»
    .of = de la carta «Asalto sostenido»

name-combat_prowess_barristan = Destreza en combate
    .gender = feminine
    .number = one
    .the = la carta «Destreza en combate»
    .of = de la carta «Destreza en combate»

name-legendary_boldness = Audacia legendaria
    .gender = feminine
    .number = one
    .the = la carta «Audacia legendaria»
    .of = de la carta «Audacia legendaria»

name-victory_comes_hard = La victoria cuesta cara
    .gender = feminine
    .number = one
    .the = la carta «La victoria cuesta cara»
    .of = de la carta «La victoria cuesta cara»

name-issue_commands_grey_worm = Dar órdenes
    .gender = feminine
    .number = one
    .the = la carta «Dar órdenes»
    .of = de la carta «Dar órdenes»

name-lash_out_grey_worm = Arremetida
    .gender = feminine
    .number = one
    .the = la carta «Arremetida»
    .of = de la carta «Arremetida»

name-battle_endurance_grey_worm = Resistencia en batalla
    .gender = feminine
    .number = one
    .the = la carta «Resistencia en batalla»
    .of = de la carta «Resistencia en batalla»

name-retribution_of_the_dragon = La represalia del dragón
    .gender = feminine
    .number = one
    .the = la carta «La represalia del dragón»
    .of = de la carta «La represalia del dragón»

name-dracarys = ¡Dracarys!
    .gender = feminine
    .number = one
    .the = la carta «¡Dracarys!»
    .of = de la carta «¡Dracarys!»

name-dragons_flight = El vuelo del dragón
    .gender = feminine
    .number = one
    .the = la carta «El vuelo del dragón»
    .of = de la carta «El vuelo del dragón»

name-promise_of_fire = Promesa de fuego
    .gender = feminine
    .number = one
    .the = la carta «Promesa de fuego»
    .of = de la carta «Promesa de fuego»

name-fire_made_flesh = Fuego hecho carne
    .gender = feminine
    .number = one
    .the = la carta «Fuego hecho carne»
    .of = de la carta «Fuego hecho carne»

name-targaryen_supremacy = Supremacía de los Targaryen
    .gender = feminine
    .number = one
    .the = la carta «Supremacía de los Targaryen»
    .of = de la carta «Supremacía de los Targaryen»

name-counterplot_daenerys = Contraintriga
    .gender = feminine
    .number = one
    .the = la carta «Contraintriga»
    .of = de la carta «Contraintriga»

name-subjugation_of_power_daenerys = Poder para subyugar
    .gender = feminine
    .number = one
    .the = la carta «Poder para subyugar»
    .of = de la carta «Poder para subyugar»

name-remorseless_examples_daenerys = Escarmientos sin remordimiento
    .gender = feminine
    .number = one
    .the = la carta «Escarmientos sin remordimiento»
    .of = de la carta «Escarmientos sin remordimiento»

name-sellsword_negotiations_targaryen = Negociaciones mercenarias
    .gender = feminine
    .number = one
    .the = la carta «Negociaciones mercenarias»
    .of = de la carta «Negociaciones mercenarias»

name-sellsword_bravado_targaryen = Bravatas de mercenario
    .gender = feminine
    .number = one
    .the = la carta «Bravatas de mercenario»
    .of = de la carta «Bravatas de mercenario»

name-reckless_strikes_targaryen = Golpes temerarios
    .gender = feminine
    .number = one
    .the = la carta «Golpes temerarios»
    .of = de la carta «Golpes temerarios»

name-hasty_offense = Ofensiva precipitada
    .gender = feminine
    .number = one
    .the = la carta «Ofensiva precipitada»
    .of = de la carta «Ofensiva precipitada»

name-devotees_of_the_dragon = Devotos del dragón
    .gender = feminine
    .number = one
    .the = la carta «Devotos del dragón»
    .of = de la carta «Devotos del dragón»

name-devastating_impact_marselen = Impacto devastador
    .gender = feminine
    .number = one
    .the = la carta «Impacto devastador»
    .of = de la carta «Impacto devastador»

name-war_cry_marselen = Grito de guerra
    .gender = feminine
    .number = one
    .the = la carta «Grito de guerra»
    .of = de la carta «Grito de guerra»

name-supply_aid = Enviar suministros
    .gender = feminine
    .number = one
    .the = la carta «Enviar suministros»
    .of = de la carta «Enviar suministros»

name-keeping_the_peace = Mantener la paz
    .gender = feminine
    .number = one
    .the = la carta «Mantener la paz»
    .of = de la carta «Mantener la paz»

name-the_queens_law = La ley de la reina
    .gender = feminine
    .number = one
    .the = la carta «La ley de la reina»
    .of = de la carta «La ley de la reina»

name-eyes_of_the_watch = Los ojos de la guardia
    .gender = feminine
    .number = one
    .the = la carta «Los ojos de la guardia»
    .of = de la carta «Los ojos de la guardia»

name-ghiscari_justice = Justicia ghiscaria
    .gender = feminine
    .number = one
    .the = la carta «Justicia ghiscaria»
    .of = de la carta «Justicia ghiscaria»

name-we_do_not_sow = Nosotros no sembramos
    .gender = feminine
    .number = one
    .the = la carta «Nosotros no sembramos»
    .of = de la carta «Nosotros no sembramos»

name-what_is_dead_may_never_die = Lo que está muerto no puede morir
    .gender = feminine
    .number = one
    .the = la carta «Lo que está muerto no puede morir»
    .of = de la carta «Lo que está muerto no puede morir»

name-the_krakens_wrath = La ira del kraken
    .gender = feminine
    .number = one
    .the = la carta «La ira del kraken»
    .of = de la carta «La ira del kraken»

name-the_iron_price = El precio del hierro
    .gender = feminine
    .number = one
    .the = la carta «El precio del hierro»
    .of = de la carta «El precio del hierro»

name-finger_dance = La danza del dedo
    .gender = feminine
    .number = one
    .the = la carta «La danza del dedo»
    .of = de la carta «La danza del dedo»

name-raiding_call = Llamada al saqueo
    .gender = feminine
    .number = one
    .the = la carta «Llamada al saqueo»
    .of = de la carta «Llamada al saqueo»

name-bless_with_stone_bless_with_steel = Bendícelo con piedra, bendícelo con acero
    .gender = feminine
    .number = one
    .the = la carta «Bendícelo con piedra, bendícelo con acero»
    .of = de la carta «Bendícelo con piedra, bendícelo con acero»

name-ironborn_mettle = Temple de hierro
    .gender = feminine
    .number = one
    .the = la carta «Temple de hierro»
    .of = de la carta «Temple de hierro»

name-raider_bravery = Valentía de saqueador
    .gender = feminine
    .number = one
    .the = la carta «Valentía de saqueador»
    .of = de la carta «Valentía de saqueador»

name-war_cry_asha = Grito de guerra
    .gender = feminine
    .number = one
    .the = la carta «Grito de guerra»
    .of = de la carta «Grito de guerra»

name-rush_of_aggression_victarion = Arrebato de agresividad
    .gender = feminine
    .number = one
    .the = la carta «Arrebato de agresividad»
    .of = de la carta «Arrebato de agresividad»

name-assault_orders_victarion = Órdenes de asalto
    .gender = feminine
    .number = one
    .the = la carta «Órdenes de asalto»
    .of = de la carta «Órdenes de asalto»

name-sustained_assault_victarion = Asalto sostenido
    .gender = feminine
    .number = one
    .the = la carta «Asalto sostenido»
    .of = de la carta «Asalto sostenido»

name-opportunist_theon = Oportunista
    .gender = feminine
    .number = one
    .the = la carta «Oportunista»
    .of = de la carta «Oportunista»

name-diversion_tactics_theon = Tácticas de distracción
    .gender = feminine
    .number = one
    .the = la carta «Tácticas de distracción»
    .of = de la carta «Tácticas de distracción»

name-stark_exposure = Exposición total
    .gender = feminine
    .number = one
    .the = la carta «Exposición total»
    .of = de la carta «Exposición total»

name-acceptable_sacrifices = Sacrificios aceptables
    .gender = feminine
    .number = one
    .the = la carta «Sacrificios aceptables»
    .of = de la carta «Sacrificios aceptables»

name-price_of_failure_balon = El precio del fracaso
    .gender = feminine
    .number = one
    .the = la carta «El precio del fracaso»
    .of = de la carta «El precio del fracaso»

name-the_old_way = Las antiguas costumbres
    .gender = feminine
    .number = one
    .the = la carta «Las antiguas costumbres»
    .of = de la carta «Las antiguas costumbres»

name-devious_methods = Métodos retorcidos
    .gender = feminine
    .number = one
    .the = la carta «Métodos retorcidos»
    .of = de la carta «Métodos retorcidos»

name-cunning_ploy_euron = Estratagema astuta
    .gender = feminine
    .number = one
    .the = la carta «Estratagema astuta»
    .of = de la carta «Estratagema astuta»

name-mind_games = Juegos mentales
    .gender = feminine
    .number = one
    .the = la carta «Juegos mentales»
    .of = de la carta «Juegos mentales»

name-irons_endurance = La resistencia del hierro
    .gender = feminine
    .number = one
    .the = la carta «La resistencia del hierro»
    .of = de la carta «La resistencia del hierro»

name-steels_might = El poder del acero
    .gender = feminine
    .number = one
    .the = la carta «El poder del acero»
    .of = de la carta «El poder del acero»

name-golds_allure = El atractivo del oro
    .gender = feminine
    .number = one
    .the = la carta «El atractivo del oro»
    .of = de la carta «El atractivo del oro»

name-lash_out_baelor = Arremetida
    .gender = feminine
    .number = one
    .the = la carta «Arremetida»
    .of = de la carta «Arremetida»

name-blacktyde_resentment = Resentimiento de Marea Negra
    .gender = feminine
    .number = one
    .the = la carta «Resentimiento de Marea Negra»
    .of = de la carta «Resentimiento de Marea Negra»

name-blacktyde_conviction = Convicción de Marea Negra
    .gender = feminine
    .number = one
    .the = la carta «Convicción de Marea Negra»
    .of = de la carta «Convicción de Marea Negra»

name-lust_for_glory = Ansia de gloria
    .gender = feminine
    .number = one
    .the = la carta «Ansia de gloria»
    .of = de la carta «Ansia de gloria»

name-iron_envy = Envidia de hierro
    .gender = feminine
    .number = one
    .the = la carta «Envidia de hierro»
    .of = de la carta «Envidia de hierro»

name-knowledge_paid_in_iron = Saber pagado con hierro
    .gender = feminine
    .number = one
    .the = la carta «Saber pagado con hierro»
    .of = de la carta «Saber pagado con hierro»

name-superior_positioning_martell = Posición superior
    .gender = feminine
    .number = one
    .the = la carta «Posición superior»
    .of = de la carta «Posición superior»

name-unbowed_unbent_unbroken = Nunca doblegado, nunca roto
    .gender = feminine
    .number = one
    .the = la carta «Nunca doblegado, nunca roto»
    .of = de la carta «Nunca doblegado, nunca roto»

name-rhoynish_vengeance = Venganza rhoynar
    .gender = feminine
    .number = one
    .the = la carta «Venganza rhoynar»
    .of = de la carta «Venganza rhoynar»

name-sand_diplomacy = Diplomacia de las arenas
    .gender = feminine
    .number = one
    .the = la carta «Diplomacia de las arenas»
    .of = de la carta «Diplomacia de las arenas»

name-rising_temperatures = Temperaturas en aumento
    .gender = feminine
    .number = one
    .the = la carta «Temperaturas en aumento»
    .of = de la carta «Temperaturas en aumento»

name-cunning_ploy_martell = Estratagema astuta
    .gender = feminine
    .number = one
    .the = la carta «Estratagema astuta»
    .of = de la carta «Estratagema astuta»

name-dune_tactics = Tácticas de las dunas
    .gender = feminine
    .number = one
    .the = la carta «Tácticas de las dunas»
    .of = de la carta «Tácticas de las dunas»

name-unexpected_exhaustion = Agotamiento inesperado
    .gender = feminine
    .number = one
    .the = la carta «Agotamiento inesperado»
    .of = de la carta «Agotamiento inesperado»

name-intercept_orders_oberyn = Interceptar órdenes
    .gender = feminine
    .number = one
    .the = la carta «Interceptar órdenes»
    .of = de la carta «Interceptar órdenes»

name-vipers_infamy = La infamia de la Víbora
    .gender = feminine
    .number = one
    .the = la carta «La infamia de la Víbora»
    .of = de la carta «La infamia de la Víbora»

name-false_agenda_doran = Intenciones fingidas
    .gender = feminine
    .number = one
    .the = la carta «Intenciones fingidas»
    .of = de la carta «Intenciones fingidas»

name-parlay_doran = Parlamentar
    .gender = feminine
    .number = one
    .the = la carta «Parlamentar»
    .of = de la carta «Parlamentar»

name-ripe_to_act = El momento de actuar
    .gender = feminine
    .number = one
    .the = la carta «El momento de actuar»
    .of = de la carta «El momento de actuar»

name-sustained_assault_obara = Asalto sostenido
    .gender = feminine
    .number = one
    .the = la carta «Asalto sostenido»
    .of = de la carta «Asalto sostenido»

name-reckless_strikes_obara = Golpes temerarios
    .gender = feminine
    .number = one
    .the = la carta «Golpes temerarios»
    .of = de la carta «Golpes temerarios»

name-desert_preparation = Preparativos en el desierto
    .gender = feminine
    .number = one
    .the = la carta «Preparativos en el desierto»
    .of = de la carta «Preparativos en el desierto»

name-set_for_charge_harmen = Preparados para la carga
    .gender = feminine
    .number = one
    .the = la carta «Preparados para la carga»
    .of = de la carta «Preparados para la carga»

name-battle_endurance_harmen = Resistencia en batalla
    .gender = feminine
    .number = one
    .the = la carta «Resistencia en batalla»
    .of = de la carta «Resistencia en batalla»

name-spiteful_truce = Tregua rencorosa
    .gender = feminine
    .number = one
    .the = la carta «Tregua rencorosa»
    .of = de la carta «Tregua rencorosa»

name-a_need_for_vengeance_daemon = Sed de venganza
    .gender = feminine
    .number = one
    .the = la carta «Sed de venganza»
    .of = de la carta «Sed de venganza»

name-coordinated_plotting = Conspiración coordinada
    .gender = feminine
    .number = one
    .the = la carta «Conspiración coordinada»
    .of = de la carta «Conspiración coordinada»

name-pathetic_attempt_daemon = Intento patético
    .gender = feminine
    .number = one
    .the = la carta «Intento patético»
    .of = de la carta «Intento patético»

name-lone_knight = Caballero solitario
    .gender = feminine
    .number = one
    .the = la carta «Caballero solitario»
    .of = de la carta «Caballero solitario»

name-coup_attempt = Intento de golpe
    .gender = feminine
    .number = one
    .the = la carta «Intento de golpe»
    .of = de la carta «Intento de golpe»

name-reckless_strikes_gerold = Golpes temerarios
    .gender = feminine
    .number = one
    .the = la carta «Golpes temerarios»
    .of = de la carta «Golpes temerarios»

name-planning_and_insight = Planificación y perspicacia
    .gender = feminine
    .number = one
    .the = la carta «Planificación y perspicacia»
    .of = de la carta «Planificación y perspicacia»

name-adaptive_methods_neutral = Métodos adaptables
    .gender = feminine
    .number = one
    .the = la carta «Métodos adaptables»
    .of = de la carta «Métodos adaptables»

name-issue_commands_neutral = Dar órdenes
    .gender = feminine
    .number = one
    .the = la carta «Dar órdenes»
    .of = de la carta «Dar órdenes»

name-worth_the_risk = Vale la pena el riesgo
    .gender = feminine
    .number = one
    .the = la carta «Vale la pena el riesgo»
    .of = de la carta «Vale la pena el riesgo»

name-meticulous_planning = Planificación minuciosa
    .gender = feminine
    .number = one
    .the = la carta «Planificación minuciosa»
    .of = de la carta «Planificación minuciosa»

name-surprise_strategy_neutral = Estrategia sorpresa
    .gender = feminine
    .number = one
    .the = la carta «Estrategia sorpresa»
    .of = de la carta «Estrategia sorpresa»

name-spoils_of_war = Botín de guerra
    .gender = feminine
    .number = one
    .the = la carta «Botín de guerra»
    .of = de la carta «Botín de guerra»

name-our_blades_are_sharp_ramsay = Nuestras hojas están afiladas
    .gender = feminine
    .number = one
    .the = la carta «Nuestras hojas están afiladas»
    .of = de la carta «Nuestras hojas están afiladas»

name-cruel_methods_ramsay = Métodos crueles
    .gender = feminine
    .number = one
    .the = la carta «Métodos crueles»
    .of = de la carta «Métodos crueles»

name-sadistic_games_ramsay = Juegos sádicos
    .gender = feminine
    .number = one
    .the = la carta «Juegos sádicos»
    .of = de la carta «Juegos sádicos»

name-a_flayed_man_has_no_secrets_roose = Un hombre desollado no tiene secretos
    .gender = feminine
    .number = one
    .the = la carta «Un hombre desollado no tiene secretos»
    .of = de la carta «Un hombre desollado no tiene secretos»

name-fear_keeps_a_man_alive_roose = El miedo mantiene vivo al hombre
    .gender = feminine
    .number = one
    .the = la carta «El miedo mantiene vivo al hombre»
    .of = de la carta «El miedo mantiene vivo al hombre»

name-whispered_threats_neutral = Amenazas susurradas
    .gender = feminine
    .number = one
    .the = la carta «Amenazas susurradas»
    .of = de la carta «Amenazas susurradas»

name-the_cripplers_infamy = La infamia del Mutilador
    .gender = feminine
    .number = one
    .the = la carta «La infamia del Mutilador»
    .of = de la carta «La infamia del Mutilador»

name-careless_aggression = Agresividad imprudente
    .gender = feminine
    .number = one
    .the = la carta «Agresividad imprudente»
    .of = de la carta «Agresividad imprudente»

name-exploit_weakness_vargo = Explotar la debilidad
    .gender = feminine
    .number = one
    .the = la carta «Explotar la debilidad»
    .of = de la carta «Explotar la debilidad»

name-sellsword_negotiations_neutral = Negociaciones mercenarias
    .gender = feminine
    .number = one
    .the = la carta «Negociaciones mercenarias»
    .of = de la carta «Negociaciones mercenarias»

name-sellsword_bravado_neutral = Bravatas de mercenario
    .gender = feminine
    .number = one
    .the = la carta «Bravatas de mercenario»
    .of = de la carta «Bravatas de mercenario»

name-reckless_strikes_neutral = Golpes temerarios
    .gender = feminine
    .number = one
    .the = la carta «Golpes temerarios»
    .of = de la carta «Golpes temerarios»

name-brothers_in_arms = Hermanos de armas
    .gender = feminine
    .number = one
    .the = la carta «Hermanos de armas»
    .of = de la carta «Hermanos de armas»

name-diversion_tactics_jokin = Tácticas de distracción
    .gender = feminine
    .number = one
    .the = la carta «Tácticas de distracción»
    .of = de la carta «Tácticas de distracción»

name-stalwart_mercenaries = Mercenarios incondicionales
    .gender = feminine
    .number = one
    .the = la carta «Mercenarios incondicionales»
    .of = de la carta «Mercenarios incondicionales»

name-remorseless_examples_bolton = Escarmientos sin remordimiento
    .gender = feminine
    .number = one
    .the = la carta «Escarmientos sin remordimiento»
    .of = de la carta «Escarmientos sin remordimiento»

name-harsh_punishments = Castigos severos
    .gender = feminine
    .number = one
    .the = la carta «Castigos severos»
    .of = de la carta «Castigos severos»

name-our_blades_are_sharp_bolton = Nuestras hojas están afiladas
    .gender = feminine
    .number = one
    .the = la carta «Nuestras hojas están afiladas»
    .of = de la carta «Nuestras hojas están afiladas»

name-sadistic_games_bolton = Juegos sádicos
    .gender = feminine
    .number = one
    .the = la carta «Juegos sádicos»
    .of = de la carta «Juegos sádicos»

name-cruel_methods_bolton = Métodos crueles
    .gender = feminine
    .number = one
    .the = la carta «Métodos crueles»
    .of = de la carta «Métodos crueles»

name-a_flayed_man_has_no_secrets_bolton = Un hombre desollado no tiene secretos
    .gender = feminine
    .number = one
    .the = la carta «Un hombre desollado no tiene secretos»
    .of = de la carta «Un hombre desollado no tiene secretos»

name-fear_keeps_a_man_alive_bolton = El miedo mantiene vivo al hombre
    .gender = feminine
    .number = one
    .the = la carta «El miedo mantiene vivo al hombre»
    .of = de la carta «El miedo mantiene vivo al hombre»

name-skin_collection = Colección de pieles
    .gender = feminine
    .number = one
    .the = la carta «Colección de pieles»
    .of = de la carta «Colección de pieles»

name-opportunist_ramsay = Oportunista
    .gender = feminine
    .number = one
    .the = la carta «Oportunista»
    .of = de la carta «Oportunista»

name-spoils_in_flesh = Botín de carne
    .gender = feminine
    .number = one
    .the = la carta «Botín de carne»
    .of = de la carta «Botín de carne»

name-whispered_threats_bolton = Amenazas susurradas
    .gender = feminine
    .number = one
    .the = la carta «Amenazas susurradas»
    .of = de la carta «Amenazas susurradas»

name-seeing_their_flaws_roose = Ver sus defectos
    .gender = feminine
    .number = one
    .the = la carta «Ver sus defectos»
    .of = de la carta «Ver sus defectos»

name-dreadfort_secrets = Los secretos de Fuerte Terror
    .gender = feminine
    .number = one
    .the = la carta «Los secretos de Fuerte Terror»
    .of = de la carta «Los secretos de Fuerte Terror»

name-price_of_fear = El precio del miedo
    .gender = feminine
    .number = one
    .the = la carta «El precio del miedo»
    .of = de la carta «El precio del miedo»

name-rush_of_aggression_steelshanks = Arrebato de agresividad
    .gender = feminine
    .number = one
    .the = la carta «Arrebato de agresividad»
    .of = de la carta «Arrebato de agresividad»

name-taunt_steelshanks = Provocación
    .gender = feminine
    .number = one
    .the = la carta «Provocación»
    .of = de la carta «Provocación»

name-sudden_retreat_brotherhood = Retirada repentina
    .gender = feminine
    .number = one
    .the = la carta «Retirada repentina»
    .of = de la carta «Retirada repentina»

name-regroup_and_reform_brotherhood = Reagruparse y reorganizarse
    .gender = feminine
    .number = one
    .the = la carta «Reagruparse y reorganizarse»
    .of = de la carta «Reagruparse y reorganizarse»

name-knights_of_the_hollow_hill = Caballeros de la Colina Hueca
    .gender = feminine
    .number = one
    .the = la carta «Caballeros de la Colina Hueca»
    .of = de la carta «Caballeros de la Colina Hueca»

name-the_forgotten_fellowship = La compañía olvidada
    .gender = feminine
    .number = one
    .the = la carta «La compañía olvidada»
    .of = de la carta «La compañía olvidada»

name-take_up_the_sword = Empuñar la espada
    .gender = feminine
    .number = one
    .the = la carta «Empuñar la espada»
    .of = de la carta «Empuñar la espada»

name-azor_ahai_brotherhood = ¡Azor Ahai!
    .gender = feminine
    .number = one
    .the = la carta «¡Azor Ahai!»
    .of = de la carta «¡Azor Ahai!»

name-but_the_realm_remains = Pero el reino permanece
    .gender = feminine
    .number = one
    .the = la carta «Pero el reino permanece»
    .of = de la carta «Pero el reino permanece»

name-assault_orders_beric = Órdenes de asalto
    .gender = feminine
    .number = one
    .the = la carta «Órdenes de asalto»
    .of = de la carta «Órdenes de asalto»

name-six_times_too_many = Seis veces son demasiadas
    .gender = feminine
    .number = one
    .the = la carta «Seis veces son demasiadas»
    .of = de la carta «Seis veces son demasiadas»

name-lightbringer = Dueña de Luz
    .gender = feminine
    .number = one
    .the = la carta «Dueña de Luz»
    .of = de la carta «Dueña de Luz»

name-fiery_charge_thoros = Carga ardiente
    .gender = feminine
    .number = one
    .the = la carta «Carga ardiente»
    .of = de la carta «Carga ardiente»

name-loved_by_the_smallfolk_thoros = Amado por el pueblo llano
    .gender = feminine
    .number = one
    .the = la carta «Amado por el pueblo llano»
    .of = de la carta «Amado por el pueblo llano»

name-the_last_kiss = El último beso
    .gender = feminine
    .number = one
    .the = la carta «El último beso»
    .of = de la carta «El último beso»

name-lash_out_catelyn = Arremetida
    .gender = feminine
    .number = one
    .the = la carta «Arremetida»
    .of = de la carta «Arremetida»

name-price_of_failure_catelyn = El precio del fracaso
    .gender = feminine
    .number = one
    .the = la carta «El precio del fracaso»
    .of = de la carta «El precio del fracaso»

name-vengeance_in_blood = Venganza de sangre
    .gender = feminine
    .number = one
    .the = la carta «Venganza de sangre»
    .of = de la carta «Venganza de sangre»
