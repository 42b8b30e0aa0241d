## Por qué no se puede jugar con un mazo.

why-decks-text = No se entiende la línea { $line }: «{ $found }».
why-decks-unknown_card = { $card ->
    [none] Línea { $line }: no conocemos ninguna carta «{ $found }».
   *[other] Línea { $line }: no conocemos ninguna carta «{ $found }»; ¿quizá { $card }?
}
why-decks-types = Línea { $line }: { $card } no es una carta que vaya en un mazo.
why-decks-faction = { $n ->
    [0] La lista no nombra ninguna facción: un mazo tiene exactamente una.
   *[other] La lista nombra { $n } facciones: un mazo tiene exactamente una.
}
why-decks-agenda = La lista nombra { $n } Estrategias: un mazo tiene una como mucho.
why-decks-plots = Un mazo de Tramas tiene exactamente 7 cartas; este tiene { $n }.
why-decks-plot_twice = Solo una Trama puede estar dos veces; lo están: { $cards }.
why-decks-plot_limit = { $card }: como mucho { $most } en un mazo de Tramas, no { $n }.
why-decks-size = Un mazo de robo tiene al menos { $least } cartas; este tiene { $n }.
why-decks-copies = { $card }: como mucho { $most } copias, no { $n }.
why-decks-affiliation = { $card } no es neutral ni de la facción del mazo, y ninguna Estrategia la admite.
why-decks-loyalty = { $card } es leal: ningún estandarte la admite en el mazo de otra facción.
why-decks-fealty = Con { $card } el mazo de robo tiene como mucho { $most } cartas neutrales, no { $n }.
why-decks-banner = { $card } pide al menos { $least } cartas de su facción; hay { $n }.
why-decks-box_copies = { $card }: una caja trae { $most }, no { $n }.
why-decks-box_pair = Un mazo de una sola caja une las cartas de exactamente dos facciones, la suya entre ellas; este tiene cartas de { $n }.
why-decks-box_all = Un mazo de una sola caja lleva todas las cartas de sus dos facciones; faltan: { $cards }.
why-decks-unknown_deck = No hay ningún mazo «{ $found }»; los preparados son: { $allowed }.
why-decks-one_each = Se dan { $n } mazos para { $seats } asientos: uno para cada uno.
