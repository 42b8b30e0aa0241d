## Lo que cuenta el informe de una partida terminada.

report-bids_won = Pujas ganadas
report-allies = Aliados conseguidos
report-cards_played = Cartas jugadas
report-knelt = Veces arrodillado
report-cards_drawn = Cartas robadas
report-discarded = Cartas descartadas
report-tokens = Fichas de poder
report-draws = Influencia en cartas repartidas y robadas
