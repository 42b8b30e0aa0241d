## Lo que cuenta el informe de una partida terminada.

report-challenges_won = Retos ganados
report-challenges_lost = Retos perdidos
report-unopposed = Sin oposición
report-dominance = Dominaciones ganadas
report-power_gained = Poder ganado
report-gold_income = Oro recaudado
report-gold_paid = Oro gastado
report-cards_drawn = Cartas robadas
report-marshaled = Cartas reclutadas
report-events = Eventos jugados
report-killed = Personajes muertos
report-draws = Personajes entre las cartas robadas
