## Che cosa pesa un consiglio

advice-points = i tuoi punti vittoria
advice-rival_points = i punti vittoria del nemico
advice-army = i punti rimasti del tuo esercito
advice-rival_army = i punti rimasti dell'esercito nemico
advice-objectives = obiettivi che tieni
