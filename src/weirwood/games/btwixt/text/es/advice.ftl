## Lo que pesa un consejo

advice-small_council = tu consejo menor
advice-large_council = tu otro consejo
advice-rival_council = el consejo menor del mejor rival
advice-hand = cartas en tu mano
