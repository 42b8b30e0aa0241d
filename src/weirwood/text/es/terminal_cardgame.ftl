## La mesa de cartas en la terminal.

terminal-cardgame-time = Ronda { $round }, { $phase }
terminal-cardgame-power = poder { $power } de 15
terminal-cardgame-gold = oro { $gold }
terminal-cardgame-hand_count = { $count ->
    [0] sin cartas en la mano
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
terminal-cardgame-deck = mazo { $count }
terminal-cardgame-plots = { $count ->
    [one] queda 1 trama
   *[other] quedan { $count } tramas
}
terminal-cardgame-dead = muertos
terminal-cardgame-discard = { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
}
terminal-cardgame-first = jugador inicial
terminal-cardgame-out = fuera de la partida
terminal-cardgame-plot = Trama { $card }: oro { $gold }, iniciativa { $initiative }, conquista { $claim }, reserva { $reserve }
terminal-cardgame-characters = Personajes
terminal-cardgame-locations = Lugares
terminal-cardgame-icon-military = M
terminal-cardgame-icon-intrigue = I
terminal-cardgame-icon-power = P
terminal-cardgame-challenge = { $attacker_seat } ataca a { $defender_seat } ({ $type }): { $attack } contra { $defence }
terminal-cardgame-fought = { $attacker_seat } ataca a { $defender_seat } ({ $type })
terminal-cardgame-hand = Tu mano
terminal-cardgame-setup = Colocadas
terminal-cardgame-known = De la mano de { $seat } conoces: { $cards }
terminal-cardgame-strength = fuerza { $strength }
terminal-cardgame-kneels = arrodillado
terminal-cardgame-power_on = { $power } de poder
terminal-cardgame-duplicates = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}
terminal-cardgame-phase-setup = preparación
terminal-cardgame-phase-plot = fase de trama
terminal-cardgame-phase-draw = fase de robo
terminal-cardgame-phase-marshal = fase de reclutamiento
terminal-cardgame-phase-challenges = fase de reto
terminal-cardgame-phase-dominance = fase de dominación
terminal-cardgame-phase-standing = fase de puesta en pie
terminal-cardgame-phase-taxation = fase de impuestos
terminal-cardgame-phase-between = entre dos rondas
terminal-cardgame-cost = coste { $cost }
terminal-cardgame-unique = única
terminal-cardgame-loyal = leal
terminal-cardgame-plot_values = oro { $gold }, iniciativa { $initiative }, conquista { $claim }, reserva { $reserve }
terminal-cardgame-attackers = Atacantes
terminal-cardgame-defenders = Defensores
terminal-cardgame-bypassed = Esquivados con sigilo
terminal-cardgame-won = { $seat } ganó por { $n }
terminal-cardgame-ahead = { $seat } ganaría por { $n }
terminal-cardgame-nobody = No ganaría nadie
terminal-cardgame-unopposed = sin oposición
terminal-cardgame-claim = conquista { $n }
terminal-cardgame-supports = apoya a { $cards }
terminal-cardgame-rivals = rival de { $cards }
