## Lo que pesa un consejo

advice-castles = tus castillos
advice-rival_castles = los castillos del rival más fuerte
advice-units = tus unidades
advice-supply = tu suministro
advice-power = tu poder
