## Lo que cuenta el informe de una partida terminada.

report-points = Puntos de victoria
report-attacks = Ataques
report-charges = Cargas
report-wounds = Heridas sufridas
report-units_lost = Unidades perdidas
report-cards_played = Cartas de táctica jugadas
report-orders_used = Órdenes usadas
report-zones = Zonas reclamadas
report-attack_dice = Dados de ataque: impactos
report-defense_dice = Dados de defensa: bloqueos
report-morale_dice = Dados de moral: puntos
report-charge_dice = Dados de carga: puntos
