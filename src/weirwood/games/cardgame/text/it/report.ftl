## Ciò che conta il resoconto di una partita finita.

report-challenges_won = Sfide vinte
report-challenges_lost = Sfide perse
report-unopposed = Senza opposizione
report-dominance = Domini vinti
report-power_gained = Potere guadagnato
report-gold_income = Oro raccolto
report-gold_paid = Oro speso
report-cards_drawn = Carte pescate
report-marshaled = Carte schierate
report-events = Eventi giocati
report-killed = Personaggi uccisi
report-draws = Personaggi tra le carte pescate
