## Che cosa pesa un consiglio

advice-power = il tuo potere
advice-rival_power = il potere dell'avversario
advice-strength = la forza dei tuoi personaggi
advice-rival_strength = la forza dei personaggi dell'avversario
advice-cards = le tue carte in mano e in gioco
