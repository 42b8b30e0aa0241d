### Capacidades, Órdenes y cartas: preguntas, opciones, sucesos

## preguntas

ask-effects-play = { $a ->
    [turn_start] Empieza el turno.
    [turn_end] Termina el turno.
    [round_start] Empieza la ronda.
    [round_end] Termina la ronda.
    [activation_start] Se activa { $b } ({ $c }).
    [action_chosen] { $b } ({ $c }) ha escogido su acción.
    [action_before] { $b } ({ $c }) va a actuar.
    [action_after] { $b } ({ $c }) ha actuado.
    [move_after] { $b } ({ $c }) se ha movido.
    [attack_declared] { $b } ({ $c }) ataca a { $d } ({ $e }).
    [attack_before] { $b } ({ $c }) ataca a { $d } ({ $e }): se cuentan sus dados.
    [attack_dice] { $b } ({ $c }) ataca a { $d } ({ $e }): los dados de ataque están sobre la mesa.
    [attack_defense] { $b } ({ $c }) ataca a { $d } ({ $e }): los dados de Defensa están sobre la mesa.
    [attack_after] El ataque de { $b } ({ $c }) contra { $d } ({ $e }) se ha completado.
    [charge_before] { $b } ({ $c }) carga contra { $d } ({ $e }).
    [charge_roll] { $b } ({ $c }) carga contra { $d } ({ $e }): va a tirarse el dado.
    [charge_dice] { $b } ({ $c }) carga contra { $d } ({ $e }): el dado está sobre la mesa.
    [charge_success] La carga de { $b } ({ $c }) alcanza a { $d } ({ $e }).
    [retreat_roll] { $b } ({ $c }) se retira.
    [retreat_dice] { $b } ({ $c }) se retira: el dado está sobre la mesa.
    [test_before] { $b } ({ $c }) debe llevar a cabo una prueba.
    [test_dice] { $b } ({ $c }) lleva a cabo una prueba: los dados están sobre la mesa.
    [test_passed] { $b } ({ $c }) ha superado su prueba.
    [test_failed] { $b } ({ $c }) ha fallado su prueba.
    [surge] { $b } ({ $c }) puede avanzar con ímpetu.
    [rank_lost] { $b } ({ $c }) ha perdido una fila.
    [destroyed_would] { $b } ({ $c }) va a ser destruida.
    [destroyed_before] { $b } ({ $c }) está siendo destruida.
    [destroyed_after] { $b } ({ $c }) ha sido destruida.
    [ncu_activates] Se activa una unidad no combatiente.
    [ncu_claims] Se reclama una zona.
    [zone_target] Una zona escoge a { $b } ({ $c }).
    [zone_after] Una zona ha surtido efecto.
    [card_played] Se ha jugado una carta de Tácticas.
    [targeted] Un efecto escoge a { $b } ({ $c }).
    [activation_end] { $b } ({ $c }) termina su activación.
    [token_gained] { $b } ({ $c }) ha recibido una ficha de estado.
    [card_attached] { $b } ({ $c }) tiene ahora una carta añadida.
   *[other] Ocurre algo.
} Puedes usar una Orden o jugar una carta.
ask-effects-may = { $a } ({ $b }): ¿la usas?
ask-effects-order = Varios de tus efectos ocurren a la vez: ¿en qué orden?
ask-effects-choice = { $a }: elige.
ask-effects-target = { $a }: elige una unidad.
ask-effects-token = { $a }: ¿qué ficha de estado?
ask-effects-discard = { $a }: descarta cartas de tu mano.
ask-effects-search = { $a }: elige una carta.
ask-effects-zone = { $a }: elige una zona del tablero de Tácticas.
ask-effects-amount = { $a }: ¿cuántas?
ask-effects-reroll = { $a }: ¿qué dados se vuelven a tirar?
ask-effects-ride = Cabalga a través del enemigo: gira, avanza recto hasta el doble de la Velocidad y gira.
ask-effects-summon = { $c } ({ $a }): ¿por dónde entra?
ask-effects-build = { $b }: ¿dónde se coloca?
ask-effects-trample = Arrollar: gira y avanza 10 pulgadas en línea recta.

## opciones

option-use = Usar { $a }
option-effects-order-use = { $a }
option-order = { $a } de { $b } ({ $c })
option-effects-play-card = Jugar { $a }
option-way = { $a }
option-model = { $a }
option-ability = { $a }
option-again = { $a } de { $b } ({ $c })
option-special = { $a }

## formas de usar un efecto

name-way_reroll = repetir dados de ataque
    .gender = masculine
    .number = one
    .the = repetir dados de ataque
name-way_highest = tirar el valor más alto de dados
    .gender = masculine
    .number = one
    .the = tirar el valor más alto de dados
name-way_wound = 1 herida más
    .gender = feminine
    .number = one
    .the = 1 herida más
name-way_duel = un duelo con un vínculo
    .gender = masculine
    .number = one
    .the = el duelo con un vínculo
name-way_mute = el defensor pierde sus capacidades
    .gender = masculine
    .number = one
    .the = la pérdida de capacidades
name-way_hit = +1 para impactar
    .gender = masculine
    .number = one
    .the = el +1 para impactar
name-way_weaken = una ficha de Debilitada
    .gender = feminine
    .number = one
    .the = la ficha de Debilitada
name-way_poison = veneno
    .gender = masculine
    .number = one
    .the = el veneno
name-way_charge = repetir la carga e ignorar Dificultoso y Escabroso
    .gender = masculine
    .number = one
    .the = repetir la carga
name-way_hits = impactos automáticos
    .gender = masculine
    .number = other
    .the = los impactos automáticos
name-way_slow = 1 pulgada menos de Velocidad
    .gender = feminine
    .number = one
    .the = la pulgada menos de Velocidad
name-way_silence = el enemigo se queda sin Órdenes ni cartas
    .gender = masculine
    .number = one
    .the = el silencio del enemigo
name-way_shoot = un ataque a distancia sin coste
    .gender = masculine
    .number = one
    .the = el ataque a distancia sin coste
name-way_heal = recuperar heridas
    .gender = masculine
    .number = one
    .the = recuperar heridas
name-way_heal_again = recuperar heridas otra vez
    .gender = masculine
    .number = one
    .the = recuperar heridas otra vez
name-way_tokens = fichas
    .gender = feminine
    .number = other
    .the = las fichas
name-way_first = jugador inicial en la próxima ronda
    .gender = masculine
    .number = one
    .the = ser jugador inicial en la próxima ronda
name-way_fury = Golpe brutal y Ensañamiento
    .gender = masculine
    .number = one
    .the = Golpe brutal y Ensañamiento
name-way_terror = Feroz y 1 herida más al fallar la prueba de pánico
    .gender = masculine
    .number = one
    .the = Feroz y 1 herida más
name-way_dread = el defensor queda espantado y debilitado
    .gender = masculine
    .number = one
    .the = el espanto del defensor
name-way_haste = recuperar 2 heridas y repetir carga y retirada
    .gender = masculine
    .number = one
    .the = recuperar 2 heridas y repetir carga y retirada
name-way_panic = fichas de Espantada
    .gender = feminine
    .number = other
    .the = las fichas de Espantada
name-way_attack = repetir dados de ataque; sin fichas de Debilitada
    .gender = masculine
    .number = one
    .the = repetir dados de ataque; sin fichas de Debilitada
name-way_defend = +1 a la Defensa; sin fichas de Vulnerable
    .gender = masculine
    .number = one
    .the = +1 a la Defensa; sin fichas de Vulnerable
name-way_token = una ficha de estado a un enemigo
    .gender = feminine
    .number = one
    .the = una ficha de estado a un enemigo
name-way_search = una carta cualquiera del mazo; luego descarta una
    .gender = feminine
    .number = one
    .the = una carta cualquiera del mazo; luego descarta una
name-way_attach = una carta del mazo o del descarte sobre la unidad
    .gender = feminine
    .number = one
    .the = una carta del mazo o del descarte sobre la unidad
name-way_shift = un desplazamiento
    .gender = masculine
    .number = one
    .the = un desplazamiento
name-way_hunt = repetir dados contra este enemigo
    .gender = masculine
    .number = one
    .the = repetir dados contra este enemigo
name-way_scare = un enemigo queda Espantado y Debilitado
    .gender = masculine
    .number = one
    .the = un enemigo queda Espantado y Debilitado
name-way_march = un giro y una marcha
    .gender = masculine
    .number = one
    .the = un giro y una marcha
name-way_retreat = una retirada
    .gender = feminine
    .number = one
    .the = una retirada
name-way_cleanse = retirar una ficha de estado
    .gender = masculine
    .number = one
    .the = retirar una ficha de estado
name-way_draw = robar una carta
    .gender = masculine
    .number = one
    .the = robar una carta
name-way_sting = 1 herida a un enemigo
    .gender = feminine
    .number = one
    .the = 1 herida a un enemigo
name-way_models = sus vínculos pierden sus capacidades
    .gender = masculine
    .number = one
    .the = sus vínculos pierden sus capacidades
name-way_disobey = ninguna Orden de su bando
    .gender = feminine
    .number = one
    .the = ninguna Orden de su bando
name-way_command = una carta del comandante
    .gender = feminine
    .number = one
    .the = una carta del comandante
name-way_refuse = nada
    .gender = masculine
    .number = one
    .the = nada
name-way_ward = los atacantes quedan Vulnerables
    .gender = masculine
    .number = other
    .the = los atacantes quedan Vulnerables
name-way_supply = una carta, y recuperar 2 heridas
    .gender = feminine
    .number = one
    .the = una carta, y recuperar 2 heridas
name-way_mend = perder una ficha de estado
    .gender = masculine
    .number = one
    .the = perder una ficha de estado
name-way_fight = el valor más alto de dados
    .gender = masculine
    .number = one
    .the = el valor más alto de dados
name-way_rage = +1 para impactar y más dados
    .gender = masculine
    .number = one
    .the = +1 para impactar y más dados
name-way_terrify = Feroz, y más heridas por la prueba de Pánico
    .gender = masculine
    .number = one
    .the = Feroz, y más heridas por la prueba de Pánico
name-way_take = una ficha de saqueo de otra unidad
    .gender = masculine
    .number = one
    .the = una ficha de saqueo de otra unidad
name-way_recall = una carta de los descartes
    .gender = feminine
    .number = one
    .the = una carta de los descartes
name-way_spy = mirar la mano del oponente
    .gender = masculine
    .number = one
    .the = mirar la mano del oponente
name-way_bear = el Oso
    .gender = masculine
    .number = one
    .the = el Oso
name-way_eagle = el Águila
    .gender = masculine
    .number = one
    .the = el Águila
name-way_wolf = el Lobo
    .gender = masculine
    .number = one
    .the = el Lobo

## sucesos

event-effect-used = { $seat } usa { $effect }.
event-effect-cancelled = { $effect } de { $seat } cancela el efecto.
event-order-used = { $seat } usa { $order } de { $unit } ({ $nr }).
event-card-played = { $seat } juega { $card }.
event-card-taken = { $seat } se lleva { $card ->
    [none] una carta
   *[other] { $card }
} a la mano.
event-hand-seen = { $seat } mira la mano de { $victim_seat }.
event-influence-placed = { $ncu } influye sobre { $unit } ({ $nr }).
event-influence-lifted = { $ncu } deja de influir sobre su unidad.
event-model-joined = { $model } se une a { $unit } ({ $nr }).
event-ncu-barred = { $ncu } no puede activarse esta ronda ni tiene capacidades.
event-ncu-destroyed = { $ncu } queda fuera de la partida.
event-ncu-moved = { $ncu } pasa a la zona { $zone }.
event-ncu-muted = { $ncu } no tiene capacidades esta ronda.
event-unit-barred = { $unit } ({ $nr }) no puede ser blanco de las cartas de su propio jugador.
event-unit-muted = { $unit } ({ $nr }) pierde sus capacidades.
event-unit-saved = { $unit } ({ $nr }) se libra de la destrucción.
event-zone-lent = { $seat } cuenta como si controlara la zona { $zone }.
event-zones-named = { $seat } nombra { $zones }.
event-ncu-lent = { $seat } cede a { $ncu } a { $host_seat } durante esta ronda y juega primero.
event-ncu-poisoned = { $ncu } ha bebido el Estrangulador.
event-ncu-stays = { $ncu } se queda en el tablero: { $zone }.
event-unit-plunders = { $unit } ({ $nr }) tiene { $count } de saqueo.
