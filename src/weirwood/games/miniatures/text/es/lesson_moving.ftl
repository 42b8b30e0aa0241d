## Moving and arcs.

lesson-moving = Movimiento y arcos
    .about = Marchar junto a un enemigo y girar: el lado por el que entra una carga lo decide dónde estás.
lesson-moving-welcome = Tus Espadas juramentadas están abajo; los Guardias, arriba, te miran de frente. Ya han actuado esta ronda, y en la próxima empiezas tú.
    .rule = Líneas por sus esquinas dividen el campo en frente, dos flancos y retaguardia. Cargas por donde está la mayor parte de tu unidad.
lesson-moving-action = Podrías cargar ya, de frente. ¿Hay algo mejor?
    .rule = Marchar: hasta el doble de la Velocidad, recto, y luego un giro. Maniobrar: hasta la Velocidad, con un giro antes y otro después.
    .why = Marcha: casi diez pulgadas rectas te ponen a su lado. No pueden responder esta ronda, y en la próxima actúas antes de que giren.
    .miss = Así sigues en su arco frontal, donde mejor se defienden. Tienes tiempo: ya han actuado, y en la próxima ronda vas primero.
lesson-moving-march = Ahora el lugar: cuánto avanzar y hacia dónde mirar al final.
    .rule = Ninguna bandeja puede acabar sobre otra, y del enemigo se guarda una pulgada. El giro final es libre.
    .why = Nueve pulgadas y media, a su altura, y un cuarto de giro a la izquierda: estás en su flanco y lo miras; ellos miran a otra parte.
lesson-moving-round = Empieza la ronda siguiente, y el primer turno es tuyo.
    .rule = El primer jugador cambia cada ronda. Quien actúa el último en una y el primero en la siguiente tiene dos turnos seguidos.
lesson-moving-charge = Estás a su lado.
    .rule = La carga pivota hacia el blanco, corre y llega al lado de cuyo arco salió.
    .why = Carga ya: por el flanco bloquean uno peor y se asustan antes, y solo os separan dos pulgadas: la carrera no puede fallar.
    .miss = Si esperas, actúan ellos y se giran hacia ti. Lo ganado con la marcha solo vale ahora.
lesson-moving-end = La carga está declarada: mira por qué lado entra.
    .rule = Un movimiento vale lo que permite el siguiente. Antes de marchar, pregunta en qué frente vas a quedar y quién empieza la próxima ronda.
