## The board game

bg-round = Ronda { $n } de { $most }
bg-phase-setup = Preparación
bg-phase-westeros = Fase de Poniente
bg-phase-planning = Planificación
bg-phase-raids = Incursiones
bg-phase-marches = Avances
bg-phase-consolidate = Consolidación de poder
bg-court = Corte
bg-threat = Amenaza salvaje { $n }
bg-power = Poder
bg-supply = Suministros
bg-castles = Castillos
bg-stars = Órdenes especiales
bg-hand = Cartas de Casa
bg-tracks = Influencia
bg-cards = Cartas de Poniente
bg-blade = Espada de acero valyrio
bg-blade-used = usada
bg-raven = Cuervo mensajero
bg-attacker = Atacante
bg-part-units = Unidades
bg-part-order = Orden
bg-part-support = Apoyo
bg-part-garrison = Guarnición
bg-part-card = Carta
bg-part-blade = Espada
bg-part-tide = Marea
bg-no_card = Carta aún oculta
bg-strength = Fuerza { $n }
bg-swords = { $n ->
    [one] una espada
   *[other] { $n } espadas
}
bg-forts = { $n ->
    [one] una fortificación
   *[other] { $n } fortificaciones
}
bg-say-area = { $area }{ $owner ->
    [none] {""}
   *[other] , { $owner }
}{ $units ->
    [none] {""}
   *[other] : { $units }
}{ $order ->
    [none] {""}
   *[other] . { $order }
}
bg-say-units = { $n } × { $unit }
bg-hidden_order = Orden boca abajo
bg-bid = puja { $n }
bg-sheet = Hoja de batalla
bg-sheet-map = Ver el mapa
bg-sheet-close = Cerrar
bg-plays = juega { $card }
bg-plays_none = no juega carta
bg-holds = puede jugar una de estas
bg-your_hand = tus cartas, y a cuánto llegaría cada una
bg-comes_to = { $n } contra { $m }
bg-beats = vence a { $n } de { $of }
bg-after = Resultado
bg-after-none = Sin bajas.

guide-boardgame-1 = Diriges una gran casa. Quien tenga siete castillos y fortalezas gana al instante; si no, quien tenga más tras diez rondas. Las torres del mapa son tu meta; la primera columna de la tabla las cuenta.
guide-boardgame-2 = En la planificación todos asignan en secreto una orden a cada zona con unidades. Luego se muestran a la vez y se resuelven: primero incursiones, después Avances y al final consolidar poder.
guide-boardgame-3 = En las batallas no hay dados: se suman unidades, órdenes, apoyos de los vecinos y una carta de casa por bando, y verás crecer la suma. Pide apoyo antes de luchar, por el chat si quieres.
guide-boardgame-4 = Importan tres medidores: el trono deshace empates y da el turno, los feudos ganan batallas igualadas, la corte da órdenes especiales (con estrella). Los suministros limitan el tamaño de tus ejércitos.
guide-boardgame-on-planning = Arrastra una orden a una zona, o púlsala y elige. Pon un Avance donde quieras moverte, apoya o defiende donde te amenacen, consolida poder donde haya coronas y ningún enemigo cerca. Nadie ve tus órdenes hasta que todos estén listos.
guide-boardgame-on-marches = Las unidades de un Avance pueden ir a zonas distintas, pero solo en una puede haber enemigos. Deja una ficha de poder si quieres conservar la zona que vacías.
guide-boardgame-on-raids = Una incursión retira una orden enemiga adyacente de incursión, apoyo o consolidar poder.
guide-boardgame-on-combat = Tu carta suma su fuerza; las espadas matan y las torres protegen al perdedor. Las cartas vuelven cuando has jugado las siete: guarda una fuerte para cuando importe.
guide-boardgame-on-bidding = Todos pujan a la vez y todos pagan. Piensa qué medidor necesitas en las próximas rondas y guarda algo de poder para los salvajes.
guide-boardgame-on-wildlings = Si entre todos igualáis la amenaza, quien más puja recibe un premio; si no, todos sufren, y más quien menos pujó.
guide-boardgame-on-mustering = Un soldado cuesta un punto; un caballero, un barco o una máquina de asedio, uno o dos: las opciones muestran lo que queda. Vigila tus suministros.

doing-boardgame-setup = una Casa
doing-boardgame-westeros = una carta de Poniente
doing-boardgame-supply = bajas por falta de suministros
doing-boardgame-mustering = el reclutamiento
doing-boardgame-bidding = una puja por la influencia
doing-boardgame-wildlings = el ataque de los Salvajes
doing-boardgame-planning = las órdenes
doing-boardgame-planning-raven = el cuervo mensajero
doing-boardgame-raids = una incursión
doing-boardgame-marches = un Avance
doing-boardgame-neutral = el apoyo contra una fuerza neutral
doing-boardgame-ports = los barcos de un puerto
doing-boardgame-consolidate = una consolidación
doing-boardgame-combat = una batalla
doing-boardgame-combat-card = una carta de Casa para la batalla
doing-boardgame-combat-support = el apoyo en una batalla
doing-boardgame-casualties = las bajas
doing-boardgame-retreat = una retirada
doing-boardgame-cards = el efecto de una carta de Casa
