## The bid: cards are more than numbers.

lesson-bid = La Puja
    .about = Las cartas son más que números: gana contra 12 con un 0 y un 1, y conserva tu 8.
lesson-bid-welcome = Se puja por Walder Frey, 4. Un Vecino se ha Arrodillado con un 9 en la pila; el otro tiene 12, un 7 y un 5, y ninguna carta más. Tú aún no has pujado y tienes 8, 3, 1 y 0.
    .rule = Todas tus cartas juntas suman 12: sería un empate y la mano vacía. Hay un modo más barato.
lesson-bid-fire = ¿Qué carta primero? Lee el texto de las pequeñas.
    .rule = El texto de una carta se cumple en cuanto se juega, antes del turno de nadie más. Las de poco valor son las que más hacen.
    .why = Fuego valyrio quema la carta más alta de cada pila: el 9 y el 7. Tu pila aún está vacía, así que ahora no te cuesta nada.
    .miss = Con números solos no se llega a 12. Busca la carta que achica los suyos, y juégala mientras no haya nada tuyo que quemar.
lesson-bid-betray = El 9 y el 7 ya no están: son 5 contra tu nada, y ambos Vecinos se han Arrodillado.
    .rule = La mano debe durar toda la Estación; la mejor carta es la más barata que gana.
    .why = Traición pasa su 5 a tu pila: 1 y 5 hacen 6 contra nada. Máquinas de asedio también ganaría, pero te costaría el 8 y daría una carta a cada Vecino.
    .miss = Quizá gane, pero a un precio: el 8 es tu mejor carta para las rondas que faltan, y el 3 solo no basta. Una carta toma su 5 y lo suma a lo tuyo.
lesson-bid-stop = 6 contra nada, y no queda nadie.
    .rule = Tras la Puja se descartan todas las pilas, también la de quien gana.
    .why = Arrodíllate ya. Plan de contingencia solo vuelve a quien pierde; jugado aquí se iría, y su 3 te hará falta en una Puja más reñida que esta.
    .miss = Ya has ganado. Lo que añadas ahora se descarta con lo demás y no gana nada más.
lesson-bid-end = Has ganado con { $total }: un 0 y un 1 han vencido a 12 puntos, y aún tienes el 8 y el 3.
    .rule = Antes de cada Puja pregúntate: qué vale el Aliado para mi lado débil, quién puede responder aún, y qué carta cambia las pilas ajenas y no solo la mía.
