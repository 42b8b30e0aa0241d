## Lo que cuenta el informe de una partida terminada.

report-battles_won = Batallas ganadas
report-battles_lost = Batallas perdidas
report-mustered = Unidades reclutadas
report-units_lost = Unidades perdidas
report-power_gained = Poder ganado
report-power_bid = Poder pujado
report-orders = Órdenes
report-tides = Mareas de la Batalla
