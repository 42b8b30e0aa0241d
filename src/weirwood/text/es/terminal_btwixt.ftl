## La mesa de los consejos en la terminal.

terminal-btwixt-time = { $season }, ronda { $round } de { $rounds }
terminal-btwixt-season-spring = Primavera
terminal-btwixt-season-summer = Verano
terminal-btwixt-season-autumn = Otoño
terminal-btwixt-season-winter = Invierno
terminal-btwixt-setup = Los líderes ocupan sus asientos
terminal-btwixt-ally = Aliado actual
terminal-btwixt-no_ally = No hay ningún aliado en la mesa
terminal-btwixt-ally_of = { $ally }, poder { $power }
terminal-btwixt-council = Consejo
terminal-btwixt-council_of = Consejo de { $seats }
terminal-btwixt-council_power = poder { $power }
terminal-btwixt-empty = vacío
terminal-btwixt-tokens = fichas { $tokens }
terminal-btwixt-hand_count = { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
terminal-btwixt-bid = Puja { $total }
terminal-btwixt-no_bid = Sin puja
terminal-btwixt-kneels = se arrodilla
terminal-btwixt-first = jugador inicial
terminal-btwixt-turn = le toca pujar
terminal-btwixt-won = ha ganado la puja
terminal-btwixt-bids_won = { $count ->
    [0] ninguna puja ganada
    [one] 1 puja ganada
   *[other] { $count } pujas ganadas
}
terminal-btwixt-hand = Tu mano
terminal-btwixt-kept = Guardadas hasta ahora
terminal-btwixt-pack = En el mazo que tienes delante
terminal-btwixt-row = Próximos aliados
terminal-btwixt-looked = Estás mirando
terminal-btwixt-discard = Descartes
terminal-btwixt-dead = Muertos
terminal-btwixt-decks = { $deck } cartas de influencia y { $allies } aliados en los mazos, { $supply } fichas de poder
terminal-btwixt-known = { $seats } pueden tener { $card }
terminal-btwixt-known_one = { $seats } tiene { $card }
terminal-btwixt-from_top = Mazo de aliados, número { $n } desde arriba: { $ally }
terminal-btwixt-value = valor { $value }
terminal-btwixt-power = poder { $power }
terminal-btwixt-hidden = ?
terminal-btwixt-white = cartas de líder restantes: { $cards }
