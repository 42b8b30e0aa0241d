## Combat, support and cards.

lesson-combat = Batalla, apoyo y cartas
    .about = Una batalla por Varamar, sumada paso a paso: unidades, órdenes, apoyo, cartas de Casa y quién gana los empates.
lesson-combat-welcome = Te toca avanzar desde Foso Cailin. Al lado está Varamar, una fortaleza con un Caballero Lannister y una orden de defensa +1; Lannister apoya desde Aguasdulces. Tu Caballero en Los Gemelos tiene orden de Apoyo.
    .rule = La fuerza son las unidades, más la orden de Avance o defensa, más el Apoyo de zonas adyacentes, más una carta de Casa.
lesson-combat-to = Suma antes de ir: 2 del Caballero que hay allí, 1 de su orden, 1 del Soldado que lo apoya: 4.
    .rule = Quien apoya se queda donde está y no corre peligro.
    .why = Tus dos Soldados y el Caballero de Los Gemelos también suman 4, y encabezas los Feudos: el empate es tuyo. Allí hay una fortaleza, un barril y una corona.
    .miss = Así se gasta la orden de Avance y también el Apoyo que espera al lado. Una ocasión de quitarle una fortaleza a un rival no suele durar.
lesson-combat-units = ¿Cuántos de los dos Soldados atacan?
    .rule = Solo cuenta lo que entra en la zona; lo que se queda no suma, salvo con orden de Apoyo.
    .why = Los dos. Con uno empezarías 3 contra 4; con los dos es 4 contra 4, y el empate es tuyo.
    .miss = Cuenta otra vez: un Soldado y el Caballero que apoya son 3, y ellos tienen 4. El que se queda no ayuda.
lesson-combat-token = En Foso Cailin no queda nadie. ¿Dejas una ficha de poder?
    .rule = Una zona sin unidades sigue siendo tuya solo con una ficha, y eso se decide antes de la batalla.
    .why = Foso Cailin es un castillo: por uno de poder sigue contando entre los siete, y sigue siendo tuyo si tienes que volver.
lesson-combat-support = Se pregunta por las órdenes de Apoyo vecinas, una tras otra. La tuya está en Los Gemelos.
    .rule = Se puede apoyar a un bando u otro, o a nadie, también en batallas ajenas; pero nunca contra las unidades propias.
    .why = A ti: sin los 2 del Caballero lucharías 2 contra 4. La orden se queda y puede apoyar otra batalla esta ronda.
    .miss = Sin este Apoyo son 2 contra 4. Apoyar no cuesta nada: el Caballero se queda en Los Gemelos.
lesson-combat-card = 4 contra 4. Ahora ambos eligen una carta de Casa en secreto.
    .rule = Su número se suma a tu fuerza. Una carta vuelve a la mano solo cuando se han jugado las siete.
    .why = Eddard, 4: lo mejor que tienen es Tywin, también 4. Sería 8 a 8, y los Feudos te dan el empate; además te queda la espada. Una fortaleza vale tu mejor carta.
lesson-combat-cards = Se muestran las cartas. Quien encabeza los Feudos aún puede sumar 1 con la espada de acero valyrio, una vez por ronda.
    .rule = Mira si la necesitas antes de usarla.
lesson-combat-end = { $winner } derrota a { $loser }.
    .rule = Quien pierde retira una unidad por cada espada de la carta ganadora que no detenga una torre suya, y se retira. Con igual fuerza gana la casa más alta en los Feudos: ese medidor merece una puja.
