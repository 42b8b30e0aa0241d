## Ciò che conta il resoconto di una partita finita.

report-points = Punti vittoria
report-attacks = Attacchi
report-charges = Cariche
report-wounds = Ferite subite
report-units_lost = Unità perse
report-cards_played = Carte tattica giocate
report-orders_used = Ordini usati
report-zones = Zone rivendicate
report-attack_dice = Dadi d’attacco: colpi a segno
report-defense_dice = Dadi di difesa: colpi parati
report-morale_dice = Dadi di morale: punti
report-charge_dice = Dadi di carica: punti
