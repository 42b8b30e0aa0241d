## Reactions and saves.

lesson-saves = Reacciones y salvamentos
    .about = Jaime ha roto tu defensa. No pierdas a nadie de todos modos, y responde al próximo ataque antes de que se libre.
lesson-saves-welcome = Es el turno de Lannister, y Jaime te ha ganado un reto militar: Eddard está arrodillado, y ni Catelyn ni Bran tienen espada. Conquista 1: alguien de los tuyos debe morir.
    .rule = Una carta que va a salir del juego puede ser salvada por cartas que lo digan. Un personaje elegido y salvado cumple igualmente la conquista.
lesson-saves-casualty = ¿A quién eliges: a Eddard (con 2 de poder y un Guardaespaldas), a Catelyn o a Bran?
    .rule = Quien pierde elige quién muere. Los tres tuyos son lores o damas, y Joffrey gana un poder cada vez que muere uno.
    .why = Eddard, precisamente: solo él tiene un Guardaespaldas que lo salve. La conquista se cumple, no muere nadie y cuesta un accesorio de un oro.
    .miss = Ese personaje moriría de verdad, y Joffrey ganaría un poder por ello. A uno de los tuyos puedes elegirlo y sobrevive.
lesson-saves-save = Antes de que muera se te pregunta otra vez.
    .rule = Una interrupción llega justo antes de que algo ocurra; una reacción, justo después. Los salvamentos son interrupciones.
    .why = Usa ahora el Guardaespaldas: se sacrifica en su lugar. Si pasas, Eddard muere, y con él sus 2 de poder.
    .miss = Si pasas, muere: un personaje único en la pila de muertos no puede volver, y su poder se pierde.
lesson-saves-saved = { $card } está a salvo. La conquista se ha cumplido igualmente.
    .rule = Un duplicado bajo un personaje único salva igual, sin más coste: se descarta.
lesson-saves-react = Lannister empieza el siguiente reto. Algo tuyo puede responder a eso.
    .rule = Una reacción se ofrece justo después de su causa, y solo entonces.
    .why = Eddard se endereza cada vez que se inicia un reto contra ti. Es gratis, y desde ahora sus 5 pueden volver a defender esta ronda.
    .miss = No cuesta nada, y el momento pasa: Eddard seguiría arrodillado durante el resto de sus ataques.
lesson-saves-stood = Eddard vuelve a estar en pie.
    .rule = Puede hacerlo en cada reto contra ti, una vez por inicio.
lesson-saves-end = Ahora atacan con el ojo, y solo Catelyn podría defender: 4 contra los 5 de Jaime.
    .rule = Salva lo que importa antes de que muera, reacciona enseguida y lee las dos clases de ventana: cada una se ofrece una vez. Desde aquí la ronda es tuya.
    .why = Ningún defensor: Catelyn perdería y quedaría arrodillada. En pie, ella y Eddard frenan el reto de poder de Joffrey, que aún falta y te costaría poder.
