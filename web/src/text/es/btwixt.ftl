## B’Twixt

bt-season-summer = Verano
bt-season-autumn = Otoño
bt-season-winter = Invierno
bt-round = Ronda { $n } de { $most }
bt-total = Influencia { $n }
bt-hand = { $n ->
    [one] una carta en la mano
   *[other] { $n } cartas en la mano
}
bt-first = Primer jugador
bt-knelt = Se arrodilla
bt-turn = Le toca
bt-won = Ha ganado la puja
bt-council = Consejo de { $a } y { $b }
bt-council-power = Poder por ahora { $n }
bt-tokens = { $n ->
    [0] sin fichas
    [one] una ficha
   *[other] { $n } fichas
}
bt-token-known = Ficha de { $n }
bt-token-hidden = Ficha boca abajo
bt-current = Por quién se puja
bt-power = Poder { $n }
bt-your_hand = Tu mano
bt-your_pack = Elige de este lote
bt-kept = Guardadas
bt-white = Cartas de líder
bt-dead = Los muertos
bt-discard = Descartes
bt-removed = Fuera del juego
bt-row = Próximos aliados
bt-looked = Estás mirando
bt-known = Lo que sabes
bt-known-card = { $card }: la tiene { $seats }
bt-deck = { $n ->
    [one] una carta en el mazo
   *[other] { $n } cartas en el mazo
}
bt-lasting = Hasta el final de la ronda
bt-rule-highest_single_card = Gana la carta más alta.
bt-rule-most_cards = Gana quien tenga más cartas.
bt-ties_lose = Los empates pierden.
bt-piles = Pilas
bt-kneel = Arrodillarse
bt-final = Poder del consejo { $n }
bt-small = { $hidden ->
    [0] Consejo menor: poder { $n }
    [one] Consejo menor: poder { $n } y una ficha boca abajo
   *[other] Consejo menor: poder { $n } y { $hidden } fichas boca abajo
}
bt-small-mine = Tu consejo menor
bt-small-yours = Menor
bt-ahead = Nadie tiene uno más fuerte
bt-highest = La puja más alta por ahora
bt-tied = Empate por la puja más alta
bt-verdict = { $name } gana la puja
bt-verdict-for = por { $ally }
bt-last = La última puja
bt-pass-left = El resto pasa a la izquierda
bt-pass-right = El resto pasa a la derecha

guide-btwixt-1 = Te sientas entre dos vecinos. Con cada uno compartes un Consejo, la mesita que hay entre los dos. Al final solo cuenta el más débil de tus dos Consejos: cuida los dos lados.
guide-btwixt-2 = En el centro está el Aliado de esta ronda. Por turnos, cada uno juega una carta o se Arrodilla. Quien se Arrodilla deja de pujar; cuando todos lo han hecho, la suma más alta gana al Aliado.
guide-btwixt-3 = Tu mano no se rellena durante la estación: la carta que juegas ahora te faltará después. Arrodillarse pronto por un Aliado que no necesitas suele ser lo mejor.
guide-btwixt-4 = La ficha roja es de Poder; su valor se ve al final. Pulsa cualquier cosa de la mesa para leer qué hace, y «?» junto a una línea del historial para ver la regla.
guide-btwixt-on-setup = Cada Líder tiene su Casa. En la primera partida elige el que te guste: solo se distinguen por cuatro cartas del juego avanzado.
guide-btwixt-on-bidding = Una carta suma su valor a tu pila, y muchas hacen algo al momento. ¿Vale este Aliado otra carta? Mira primero tu Consejo más débil.
guide-btwixt-on-claim = Lo que colocas cuenta para ti y para el vecino de ese lado. Refuerza el Consejo más débil, pero piensa a quién más ayudas.

doing-btwixt-setup = un líder
doing-btwixt-draft = una carta que conservar
doing-btwixt-bidding = una carta o arrodillarse
doing-btwixt-claim = dónde va el aliado ganado
doing-btwixt-effect = el efecto de una carta
