## Lo que pesa un consejo

advice-power = tu poder
advice-rival_power = el poder de tu adversario
advice-strength = la fuerza de tus personajes
advice-rival_strength = la fuerza de los personajes de tu adversario
advice-cards = tus cartas en mano y en juego
