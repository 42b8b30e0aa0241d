## Che cosa pesa un consiglio

advice-castles = i tuoi castelli
advice-rival_castles = i castelli del rivale più forte
advice-units = le tue unità
advice-supply = il tuo rifornimento
advice-power = il tuo potere
