## The three tracks.

lesson-tracks = Los tres medidores
    .about = Un Choque de Reyes: puja en secreto por trono, espada y cuervo, con un poder que te faltará en otra parte.
lesson-tracks-welcome = Choque de Reyes: se vuelve a pujar por los tres medidores, uno tras otro. Tienes 6 de poder; Baratheon, 5; Lannister, 4.
    .rule = Todos pujan en secreto. Lo pujado se gasta, gane o no, y falta para el siguiente medidor.
lesson-tracks-throne = Primero el Trono de Hierro: el orden de turno, y quien lo encabeza decide los empates fuera de las batallas. Lo tiene Baratheon.
    .rule = Las pujas iguales las ordena quien tiene el trono, también en este medidor.
    .why = 1 de poder. En el lejano norte ganas poco actuando primero, y 6 deben bastar para tres medidores. Pujar nada sería regalar el sitio a quien ponga 1.
    .miss = Así queda muy poco para los otros dos medidores: lo pujado aquí se va aunque gane.
lesson-tracks-settled = El nuevo orden del Trono de Hierro: { $houses }. Mira qué poco o cuánto ha costado.
    .rule = El poder de cada cual es público: tras cada medidor sabes cuánto pueden pujar aún los demás.
lesson-tracks-fiefdoms = Ahora los Feudos: los empates en batalla y la espada de acero valyrio, +1 una vez por ronda. Te quedan 5 y quieres algo también para el último. ¿Cuánto?
    .rule = Quien lo encabeza gana toda batalla de igual fuerza, ataque o defienda.
    .why = 3: más de la mitad de lo que le queda a cada rival, que también quiere el tercer medidor. Espada y empates valen juntos casi dos puntos de fuerza en tu batalla de cada ronda.
    .miss = Con 0 o 1 dejas espada y empates a otros; con los 5 no queda nada para la Corte del Rey y sus órdenes con estrella.
lesson-tracks-court = Por último la Corte del Rey: cuántas órdenes con estrella puedes dar, y el cuervo.
    .rule = Quien tiene el cuervo puede cambiar una orden tras mostrarse todas, o mirar la carta de Salvajes.
    .why = Los dos que te quedan. Hoy ya no se puja por nada más, y las órdenes con estrella son la versión fuerte de cada orden; el poder vuelve consolidando.
lesson-tracks-end = La Corte del Rey: { $houses }. Los tres medidores quedan así hasta el próximo Choque de Reyes.
    .rule = No te queda poder: hasta que consolides no puedes dejar fichas en zonas vacías ni pujar contra los Salvajes. Ese era el precio.
