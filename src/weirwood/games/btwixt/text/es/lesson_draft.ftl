## Drafting: a hand of one's own choice.

lesson-draft = El reparto por rondas
    .about = Elige tu propia mano carta a carta mientras los montones dan la vuelta: números, parejas y lo que los demás te dejan.
lesson-draft-welcome = En esta partida las manos no se reparten: se eligen. Cada cual mira diez cartas, se queda una y pasa el resto, una y otra vez.
    .rule = Todos eligen a la vez y en secreto. Al final tienes las diez cartas que elegiste, para toda la Estación.
lesson-draft-first = El primer montón: diez cartas; las más altas son un 8, un 7 y un 5.
    .rule = Lo que dejas va a un Vecino, y no vuelves a ver este montón hasta que faltan tres cartas.
    .why = Máquinas de asedio: 8 en una carta ganan casi cualquier Puja. Su precio, una carta para cada Vecino, solo se paga si la juegas. Un número alto no vuelve a pasar.
lesson-draft-second = El siguiente montón viene de tu Vecino: nueve cartas, y la mejor ya no está.
    .rule = Nadie sabe qué te quedas. Tú sabes qué pasas, y conviene recordarlo.
    .why = Banquete de la cosecha es el único 5 aquí, y al jugarla te devuelve una carta: una Puja de 5 que no te cuesta ninguna en la mano.
lesson-draft-pair = El tercer montón. Piensa en lo que ya tienes: Máquinas de asedio, roja, y Banquete de la cosecha, morada. ¿Qué carta encaja?
    .rule = A algunas cartas les importa el color. Dos cartas que se ayudan valen más que sus números.
    .why = Convocar a los banderizos: 5, y uno más por cada otra carta roja de la pila. Con Máquinas de asedio suman 14. También es el número más alto de aquí.
    .miss = Puede servir, pero hay una carta que crece con el 8 rojo que tienes y además es la más alta.
lesson-draft-back = Vuelve el primer montón, con siete cartas: faltan el 7 y el 5. Así que los tienen tus Vecinos.
    .rule = Un montón que vuelve dice qué se han llevado, aunque no quién.
    .why = Aspiración sin demostrar: 4, pero 7 mientras no hayas ganado ninguna Puja en la Estación. Su momento es la primera que de verdad quieras. Desde aquí eliges por tu cuenta.
lesson-draft-end = Tus diez cartas están elegidas, y se puja por el primer Aliado: { $ally }.
    .rule = Una buena mano tiene de todo: dos o tres cartas altas para ganar, algunas pequeñas con texto fuerte y una que paga cuando pierdes. Juega la Estación y mira cómo aguanta la tuya.
