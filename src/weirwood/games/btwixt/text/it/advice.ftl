## Che cosa pesa un consiglio

advice-small_council = il tuo concilio ristretto
advice-large_council = il tuo altro concilio
advice-rival_council = il concilio ristretto del rivale migliore
advice-hand = carte nella tua mano
