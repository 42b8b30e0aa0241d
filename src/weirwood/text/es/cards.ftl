## De qué está hecho un juego: clases de cosas, sus números y por qué se eligen

cards-kind-character = Personaje
cards-kind-location = Lugar
cards-kind-attachment = Accesorio
cards-kind-event = Evento
cards-kind-plot = Trama
cards-kind-agenda = Estrategia
cards-kind-faction = Facción
cards-kind-title = Título
cards-kind-house = Casa
cards-kind-house_card = Carta de casa
cards-kind-unit = Unidad
cards-kind-order = Orden
cards-kind-land = Zona de tierra
cards-kind-sea = Mar
cards-kind-port = Puerto
cards-kind-westeros_card = Carta de Poniente
cards-kind-wildling_card = Carta de salvajes
cards-kind-tide = Avatar de la guerra
cards-kind-leader = Líder
cards-kind-ally = Aliado
cards-kind-standard_influence = Carta de influencia
cards-kind-event_influence = Carta de evento
cards-kind-leader_influence = Carta de líder
cards-kind-ncu = Unidad no combatiente
cards-kind-tactics_card = Carta de táctica
cards-kind-zone = Zona de tácticas
cards-kind-terrain = Terreno
cards-kind-mode = Modo de juego
cards-kind-objective = Carta de objetivo
cards-kind-mission = Misión
cards-kind-siege_card = Carta de asedio

cards-number-cost = Coste
cards-number-strength = Fuerza
cards-number-gold = Oro
cards-number-initiative = Iniciativa
cards-number-claim = Conquista
cards-number-reserve = Reserva
cards-number-supply = Suministro
cards-number-power = Poder
cards-number-garrison = Guarnición
cards-number-swords = Espadas
cards-number-forts = Fortificaciones
cards-number-skulls = Calaveras
cards-number-siege = Contra castillos
cards-number-modifier = Modificador
cards-number-castle = Castillo
cards-number-barrels = Barriles
cards-number-crowns = Coronas
cards-number-wildlings = Iconos de salvajes
cards-number-value = Influencia
cards-number-speed = Velocidad
cards-number-defense = Defensa
cards-number-morale = Moral
cards-number-wounds = Heridas
cards-number-ranks = Filas
cards-number-tokens = Fichas
cards-number-number = Número

cards-group-icons = Iconos
cards-group-keywords = Palabras clave
cards-group-traits = Rasgos
cards-group-marks = Marcas
cards-group-types = Tipo
cards-group-timings = Cuándo
cards-group-decks = Mazo
cards-group-colours = Color
cards-group-abilities = Capacidades
cards-group-affiliations = Afiliación
cards-group-conditions = Estados
cards-group-zones = Zonas

cards-mark_unique = Única
cards-mark_loyal = Leal
cards-mark_special = Especial ★
cards-mark_castle = Castillo
cards-mark_stronghold = Fortaleza
cards-mark_island = Isla
cards-mark_win_icon = Icono de victoria
cards-mark_commander = Comandante
cards-type_march = Avance
cards-type_defense = Defensa
cards-type_support = Apoyo
cards-type_raid = Incursión
cards-type_consolidate = Consolidación de poder
cards-type_attacker = Atacante
cards-type_defender = Defensor
cards-deck_1 = Mazo I
cards-deck_2 = Mazo II
cards-deck_3 = Mazo III
cards-range_melee = Cuerpo a cuerpo
cards-range_short = Corto alcance
cards-range_long = Largo alcance
cards-range_unlimited = Cualquier alcance
cards-timing_cancel = Anula
cards-timing_immediate = En el acto
cards-timing_continuous = Mientras está en combate
cards-timing_result = Con el resultado
cards-timing_after = Tras el combate
cards-timing_on_play = Al jugarse
cards-timing_in_pile = En la pila de puja
cards-timing_after_bid = Tras la puja
cards-timing_cleanup = En la limpieza
cards-timing_during_round = Durante la ronda
cards-timing_when_claimed = Al reclamarse
cards-timing_in_council = En un consejo
cards-timing_scoring = Al puntuar

## Una cosa por sí sola

cards-beside = Va con ella
cards-names = Nombra: { $words }
cards-named = La nombran como: { $words }
cards-shares = También: { $words }
cards-more = y { $n } más
cards-rules = Reglas
cards-copies = { $n ->
    [one] 1 copia en la caja
   *[other] { $n } copias en la caja
}
cards-count = { $n ->
    [one] 1 resultado
   *[other] { $n } resultados
}
cards-nothing = Nada encaja.
why-cards-none = { $game } no tiene nada que hojear.
why-cards-unknown = En este juego no hay { $found }.

## El comando

cli-cards = Hojea las cartas, unidades, órdenes, zonas y líderes de un juego.
cli-arg-card_words = Palabras de nombres y textos, en cualquiera de nuestros idiomas, o el identificador de una cosa.
cli-no_cards = En { $game } nada encaja con { $words }.
cards-at_table = En esta mesa
cards-no_games = En esta mesa aún no ha terminado ninguna partida.
cards-not_played = No se ha jugado en { $all ->
    [one] la única partida terminada
   *[other] ninguna de las { $all } partidas terminadas
}.
cards-played = Jugada en { $games } de { $all } { $all ->
    [one] partida terminada
   *[other] partidas terminadas
}; ganó { $won } de { $times } { $times ->
    [one] vez
   *[other] veces
}: { $share } (de { $low } a { $high }). El azar daría { $fair }.
cards-came_up = Salió en { $games } de { $all } { $all ->
    [one] partida terminada
   *[other] partidas terminadas
}.
cards-played_means-btwixt = Jugado: el líder que tenía un jugador, la influencia con la que pujó, un aliado que reclamó. Las partidas guiadas no cuentan.
cards-played_means-boardgame = Jugado: la casa del jugador, una carta de Casa en un combate, una orden y el área donde se dio, una unidad reclutada. Las partidas guiadas no cuentan.
cards-played_means-cardgame = Jugado: la facción y la estrategia del jugador, una trama que reveló, una carta que entró en juego, un evento que se jugó. Las partidas guiadas no cuentan.
cards-played_means-miniatures = Jugado: todo lo que había en el ejército del jugador y las cartas de tácticas que usó. Las partidas guiadas no cuentan.
