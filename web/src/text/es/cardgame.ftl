## The card game

cg-round = Ronda { $n }
cg-phase-setup = Preparación
cg-phase-plot = Fase de trama
cg-phase-draw = Fase de robo
cg-phase-marshal = Fase de reclutamiento
cg-phase-challenges = Fase de reto
cg-phase-dominance = Fase de dominación
cg-phase-standing = Fase de puesta en pie
cg-phase-taxation = Fase de impuestos
cg-phase-between = Entre rondas
cg-power = Poder { $n } de 15
cg-gold = Oro { $n }
cg-hand = { $n ->
    [one] una carta en la mano
   *[other] { $n } cartas en la mano
}
cg-deck = { $n ->
    [one] una carta en el mazo
   *[other] { $n } cartas en el mazo
}
cg-discard = Descartes
cg-dead = Los muertos
cg-used = Tramas usadas
cg-removed = Fuera del juego
cg-known = Lo que se sabe del mazo
cg-plot = Trama
cg-income = Ingresos { $n }
cg-initiative = Iniciativa { $n }
cg-claim = Conquista { $n }
cg-reserve = Reserva { $n }
cg-your_hand = Tu mano
cg-your_plots = Tus tramas
cg-first = Jugador inicial
cg-military = Militar
cg-intrigue = Intriga
cg-power_icon = Poder
cg-attack = Ataque { $n }
cg-defence = Defensa { $n }
cg-challenge = { $kind_id ->
    [military] Reto militar
    [intrigue] Reto de intriga
   *[power] Reto de poder
}
cg-unopposed = Sin oposición
cg-kneels = arrodillado
cg-strength = Fuerza { $n }
cg-cost = Coste { $n }
cg-duplicates = { $n ->
    [one] un duplicado
   *[other] { $n } duplicados
}
cg-attachments = Accesorios: { $cards }
cg-type-character = Personaje
cg-type-location = Lugar
cg-type-attachment = Accesorio
cg-type-event = Evento
cg-type-plot = Trama
cg-type-agenda = Estrategia
cg-type-title = Título
cg-type-faction = Facción
cg-unique = Única
cg-loyal = Leal
cg-piles = Pilas
cg-area = El área de { $name }
cg-window = Ventana
cg-resolving = Se resuelve: { $card }

guide-cardgame-1 = Gana quien llega a quince de poder. Tu lado está abajo, el del rival arriba; entre ambos, la franja donde se suman los retos. Pulsa una carta para leerla entera.
guide-cardgame-2 = Cada ronda empieza con una trama: da oro (moneda), iniciativa, valor de conquista (cuánto duele un reto ganado) y reserva (cuántas cartas puedes conservar).
guide-cardgame-3 = Puedes iniciar un reto de cada tipo: el militar (espada) mata, el de intriga (ojo) quita cartas, el de poder (corona) quita poder. Solo luchan las cartas con ese icono, y se arrodillan para hacerlo.
guide-cardgame-4 = Entre pasos se te pregunta si quieres actuar o reaccionar. Si no, pasa; «Pasar siempre aquí» te ahorra esa ventana, hasta que vuelvas a pulsarla.
guide-cardgame-on-setup = Quédate una mano con la que puedas poner cerca de ocho de oro: personajes baratos y un lugar que dé oro.
guide-cardgame-on-plot = En la primera ronda, una trama con mucho oro rara vez es un error: lo que pagas ahora lucha por ti toda la partida.
guide-cardgame-on-window = Las cartas iluminadas se pueden usar ahora. En la fase de reclutamiento aquí pagas oro para poner cartas en juego; pasa cuando acabes.
guide-cardgame-on-challenge = Compara quién queda en pie con ese icono en cada lado. El atacante gana el empate, y ganar sin defensa da además un poder. Deja a alguien en pie para defenderte.

doing-cardgame-setup = la mano inicial
doing-cardgame-plot = una trama
doing-cardgame-title = un título
doing-cardgame-window = una ocasión de actuar
doing-cardgame-window-action = una acción o pasar
doing-cardgame-window-reaction = una reacción o pasar
doing-cardgame-window-interrupt = una interrupción o pasar
doing-cardgame-window-save = si se salva algo
doing-cardgame-cost = el coste de una carta
doing-cardgame-target = un objetivo
doing-cardgame-pick = el efecto de una carta
doing-cardgame-challenge = un reto
doing-cardgame-challenge-attackers = los atacantes
doing-cardgame-challenge-defenders = los defensores
doing-cardgame-claim = la conquista
doing-cardgame-keywords = una palabra clave
doing-cardgame-standing = quién se pone en pie
doing-cardgame-taxation = los descartes hasta la reserva
doing-cardgame-settle = el orden de los efectos
doing-cardgame-winning = quién gana
cg-standing = { $n ->
    [one] un personaje en pie
   *[other] { $n } personajes en pie
}
