## Ciò che conta il resoconto di una partita finita.

report-battles_won = Battaglie vinte
report-battles_lost = Battaglie perse
report-mustered = Unità reclutate
report-units_lost = Unità perse
report-power_gained = Potere guadagnato
report-power_bid = Potere offerto
report-orders = Ordini
report-tides = Maree di Battaglia
