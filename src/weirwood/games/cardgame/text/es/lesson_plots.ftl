## Deck and plots.

lesson-plots = Mazo y tramas
    .about = Elige la trama que encaja con tu mano: oro, iniciativa, conquista y reserva, y lo que te cuesta cada una.
lesson-plots-welcome = Empieza una ronda. En la mano tienes { name-01031 }, que cuesta 5; a Catelyn, que cuesta 4; y { name-01040 }. En juego están Robb y un caballero.
    .rule = Un mazo de tramas tiene siete. La que revelas da oro, iniciativa, conquista y reserva para la ronda, y queda usada hasta que lo estén las siete.
lesson-plots-plot = Quedan seis tramas. ¿Cuál pone en juego a tus dos personajes en esta ronda?
    .rule = Fuerte en un número, débil en otro: mucho oro va con poca iniciativa; mucha conquista, con poco oro.
    .why = { name-01016 }: 9 de oro, justo 5 y 4. Prohíbe lugares, accesorios y eventos, pero solo tienes una carta así, y puede esperar.
    .miss = Cuenta: los dos cuestan 9. Aun con 2 menos por una dama, el oro de esa trama no paga a ambos.
lesson-plots-initiative = La iniciativa más alta, { $n }, es de { $seat }, que dice quién va primero.
    .rule = Es el precio de tanto oro: decide el otro lado. Yendo en segundo lugar, al menos compras viendo lo suyo.
lesson-plots-income = Tu trama paga { $n } de oro.
    .rule = Lo que no se gasta vuelve al final de la ronda: el oro de una trama es solo para esta.
lesson-plots-horde = Tu reclutamiento. Prueba también { name-01040 }, si quieres: aparece en gris y dice por qué.
    .rule = Las tramas cambian lo permitido: con { name-01016 } solo puedes reclutar personajes.
    .why = Primero la Horda: fuerza 5 con espada y corona, lo más fuerte que puedes comprar; quedan 4 de oro para Catelyn.
    .miss = Con 9 de oro y una trama que solo permite personajes, lo que no gastes en ellos se pierde.
lesson-plots-catelyn = Quedan 4 de oro.
    .rule = El oro sin gastar vuelve, y una carta en la mano no ayuda a nadie.
    .why = Catelyn, por 4 justos: ojo y corona. Sin ella nadie tuyo podría defender contra la intriga.
lesson-plots-end = Los dos están en juego, y empiezan los retos.
    .rule = Monta tu mazo de tramas para momentos así: una con mucho oro para la mano llena, una con mucha iniciativa para golpear primero, una con conquista 2 para rematar. Y ojo a la reserva: las cartas que puedes conservar, aquí 4.
