## Lo que pesa un consejo

advice-points = tus puntos de victoria
advice-rival_points = los puntos de victoria del enemigo
advice-army = los puntos que quedan de tu ejército
advice-rival_army = los puntos que quedan del ejército enemigo
advice-objectives = objetivos en tu poder
