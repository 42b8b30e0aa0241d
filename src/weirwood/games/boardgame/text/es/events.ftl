## Lo que ocurre

event-setup-house = { $seat } juega con la Casa { $house }.
event-setup-draft = Las Casas se eligen en este orden: { $seats }.
event-setup-ready = El tablero está listo para { $houses }.
event-round-begins = Comienza la ronda { $round }.
event-westeros-card = Mazo de Poniente { $deck }: { $card }.
event-westeros-threat = La amenaza de los Salvajes sube a { $threat }.
event-westeros-chosen = { $house } decide: { $choice ->
    [muster] todos reclutan
    [supply] se ajusta el Suministro
    [clash] se puja por los medidores
    [income] todos cobran Poder
    [no_march_plus_one] sin Avance +1 esta ronda
    [no_defense] sin órdenes de Defensa esta ronda
    *[none] no ocurre nada
    }.
event-westeros-banned = Prohibido esta ronda: { $ban ->
    [no_march_plus_one] el Avance +1
    [no_defense] las órdenes de Defensa
    [no_raid] las órdenes de Incursión
    [no_support] las órdenes de Apoyo
    *[no_consolidate] las órdenes de Consolidar poder
    }.
event-westeros-income = { $house } cobra { $power } de Poder.
event-supply-set = { $house } tiene Suministro { $supply }.
event-supply-lost = { $house } renuncia por falta de Suministro: { $unit } { $area_in }.
event-mustering-muster = { $house } recluta: { $unit } { $area_in }.
event-mustering-launch = { $house } bota un Barco { $where_in }.
event-mustering-upgrade = { $house } convierte un Soldado { $area_in }: { $unit }.
event-bidding-shown = { $house } puja { $power }.
event-bidding-settled = { $track }, nuevo orden: { $houses }.
event-wildlings-attack = Los Salvajes atacan con fuerza { $strength }.
event-wildlings-result = { $won ->
    [true] La Guardia de la Noche resiste: { $watch } contra { $strength }.
    *[false] Los Salvajes se abren paso: { $watch } contra { $strength }.
    }
event-wildlings-highest = { $house } fue el mayor postor: { $power }.
event-wildlings-lowest = { $house } fue el menor postor: { $power }.
event-wildlings-card = La carta de los Salvajes es { $card }.
event-wildlings-killed = { $house } pierde una unidad { $area_in }: { $unit }.
event-wildlings-unhorsed = Un Caballero de { $house } pasa a Soldado { $area_in }.
event-wildlings-promoted = Un Soldado de { $house } pasa a Caballero { $area_in }.
event-wildlings-discarded = { $house } descarta { $card }.
event-wildlings-spared = { $house } sólo tiene cartas de una misma fuerza y las conserva.
event-wildlings-renewed = { $house } recupera todas sus cartas descartadas.
event-wildlings-recovered = { $house } recupera { $card }.
event-wildlings-fell = { $house } baja en el medidor { $track_of }.
event-wildlings-rose = { $house } toma la primera posición del medidor { $track_of }.
event-wildlings-paid = { $house } pierde { $power } de Poder.
event-wildlings-bid_back = { $house } recupera su puja de { $power }.
event-planning-short = Las órdenes se colocan por turno: a { $houses } no le alcanzan las fichas.
event-planning-placed = { $house } ha colocado sus órdenes.
event-planning-shown = { $house } muestra { $number } { $number ->
    [one] orden
    *[other] órdenes
    }.
event-planning-swapped = El Cuervo de { $house } sustituye { $old_the } { $area_in }: { $order }.
event-planning-looked = { $card ->
    [none] { $house } mira la carta superior de los Salvajes.
    *[other] { $house } mira la carta superior de los Salvajes: { $card }.
    }
event-planning-keep = { $house } deja la carta de los Salvajes arriba.
event-planning-bury = { $house } pone la carta de los Salvajes al fondo.
event-raids-idle = La Incursión de { $house } { $area_from } no tiene efecto.
event-raids-raided = { $house } lanza una Incursión { $area_from } y retira { $order_the } de { $victim } { $target_in }.
event-raids-pillaged = { $house } saquea a { $victim }: +{ $power } de Poder, −{ $lost } para la víctima.
event-marches-moved = { $house } avanza { $origin_from } hacia { $area_the }: { $units }.
event-marches-attack = { $house } ataca { $area_the } { $origin_from }: { $units }.
event-control-token = { $house } deja una ficha de Poder { $area_in }.
event-control-token_lost = La ficha de Poder de { $house } { $area_in } se retira.
event-control-reverted = { $area_the } { $area_number ->
    [one] vuelve
    *[other] vuelven
    } a { $house }.
event-neutral-helped = { $house } apoya a { $target } { $area_from }.
event-neutral-declined = { $house } no apoya a { $target } { $area_from }.
event-neutral-held = La fuerza neutral { $area_in } resiste ante { $house }.
event-neutral-destroyed = { $house } vence a la fuerza neutral { $area_in }: { $strength } contra { $value }.
event-ports-captured = { $victor } captura { $taken } de { $ships } Barcos de { $house } { $port_in }.
event-ports-lost = { $house } pierde sus Barcos { $port_in }: { $ships }.
event-consolidate-power = { $house } consolida { $area_in }: { $power } de Poder.
event-consolidate-muster = { $house } recluta { $area_in } con la orden especial.
event-combat-begins = Combate { $area_in }: { $attacker } ataca a { $defender }.
event-combat-supported = { $house } apoya a { $target } { $area_from }.
event-combat-refused = { $target } rechaza el apoyo de { $house } { $area_from }.
event-combat-unsupported = { $house } no apoya a nadie { $area_from }.
event-combat-initial = Fuerza inicial: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-final = Fuerza final: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-cards = { $attacker } juega { $attack_card }; { $defender }, { $defense_card }.
event-combat-no_card = { $house } lucha sin carta de Casa.
event-combat-replaced = { $house } juega { $card } en su lugar.
event-combat-tide = { $card ->
    [none] { $house } roba un Avatar de la guerra.
    *[other] { $house } roba un Avatar de la guerra: { $card }.
    }
event-combat-redrawn = { $house } usa la Espada para apartar su Avatar, { $card }, y roba otro.
event-combat-tides = Avatares de la guerra: { $attacker } { $attack_tide }, { $defender } { $defense_tide }.
event-combat-blade = { $house } usa la Espada de acero valyrio: +1.
event-combat-won = { $winner } derrota a { $loser }.
event-combat-garrison_lost = Se pierde la guarnición de { $house } { $area_in }.
event-combat-moved_in = { $house } toma { $area_the }: { $units }.
event-combat-nobody_left = { $house } ha ganado, pero no queda nadie para tomar { $area_the }.
event-combat-renewed = { $house } ha jugado su última carta y recupera las demás.
event-casualties-helpless = { $house } pierde lo que no puede retirarse: { $units }.
event-casualties-killed = { $house } sufre una baja: { $unit }.
event-retreat-routed = { $house } se retira hacia { $area_the }: { $units }.
event-retreat-lost = { $house } pierde una unidad en retirada por Suministro: { $unit }.
event-retreat-destroyed = { $house } no tiene adónde retirarse y pierde { $units }.
event-cards-tyrion = Tyrion Lannister devuelve { $card } a la mano.
event-cards-aeron = { $house } paga { $power } de Poder y descarta a Aeron Pelomojado.
event-cards-mace = Mace Tyrell destruye un Soldado de { $house }.
event-cards-queen = La Reina de las Espinas retira { $order_the } de { $house } { $area_in }.
event-cards-doran = Doran Martell envía a { $house } a la última posición del medidor { $track_of }.
event-cards-tywin = Tywin Lannister da a { $house } { $power } de Poder.
event-cards-roose = Roose Bolton devuelve a { $house } todas sus cartas descartadas.
event-cards-cersei = Cersei Lannister retira { $order_the } de { $house } { $area_in }.
event-cards-renly = Renly Baratheon convierte un Soldado en Caballero { $area_in }.
event-cards-robb = Robb Stark empuja a { $house } hacia { $area_the }.
event-cards-loras = Ser Loras Tyrell lleva la orden de Avance hacia { $area_the }.
event-cards-arianne = Arianne Martell impide al vencedor ocupar { $area_the }.
event-cards-patchface = Caramanchada descarta { $card }, de { $house }.
event-winning-seven = { $house } controla su séptimo castillo y gana el Trono de Hierro.
event-winning-last_round = Tras la última ronda gana { $house } con { $castles } { $castles ->
    [one] castillo
    *[other] castillos
    }.

why-planning-stars = Has colocado { $found } órdenes especiales; tu posición permite { $allowed }.
why-planning-tokens = Sólo tienes { $number } de { $order }.
why-options-scenario = Esta posición no encaja: { $what } es { $found }; se admite: { $allowed }.
