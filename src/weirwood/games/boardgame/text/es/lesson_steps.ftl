## First steps: one round of orders.

lesson-steps = Primeros pasos
    .about = Una ronda con la Casa Stark: das órdenes, avanzas hasta un castillo nuevo y reúnes poder.
lesson-steps-welcome = Eres la Casa Stark, al norte del mapa. Lannister y Baratheon están al sur.
    .rule = Gana al instante quien tenga siete castillos y fortalezas, las torres del mapa; si no, quien tenga más tras diez rondas.
lesson-steps-planning = Cada zona con unidades tuyas recibe una orden bocabajo. Todos lo hacen a la vez.
    .rule = El Avance mueve y ataca, el Apoyo ayuda a un vecino en batalla, la Defensa protege, la Incursión quita una orden, la Consolidación da poder. Las que llevan ★ son más fuertes, y puedes dar pocas.
    .why = Las dos unidades de Invernalia lindan con tierra vacía: que avancen. El Soldado de Puerto Blanco ya guarda un castillo y entretanto reúne poder. El Barco solo puede ayudar: apoya.
    .miss = Invernalia tiene dos de tus tres unidades de tierra. Sin orden de Avance se quedan en casa esta ronda, y el castillo vacío del sur queda para otros.
lesson-steps-shown = Todas las órdenes se muestran a la vez. Ya nadie puede cambiar las suyas.
    .rule = Primero incursiones, luego Avances, al final consolidaciones; cada casa por turno, según el Trono de Hierro.
lesson-steps-to = Tu Avance desde Invernalia. ¿Adónde?
    .rule = Las unidades avanzan a una zona adyacente. Las de una misma orden pueden ir por caminos distintos.
    .why = Foso Cailin tiene un castillo y está vacío: el tercero de los siete. Además es el único camino por tierra desde el sur hasta tu casa.
    .miss = Allí hay tierra, pero ningún castillo, y solo cuentan castillos y fortalezas. Una zona junto a Invernalia tiene uno vacío.
lesson-steps-units = ¿Quién va?
    .rule = Envía las que quieras; las demás aún pueden ir a otra parte con la misma orden.
    .why = Un Soldado basta para ocupar lo que nadie defiende. El Caballero, que vale 2 en batalla, queda libre para otro camino con la misma orden.
lesson-steps-rest = Queda el Caballero en Invernalia, que también puede avanzar.
    .rule = Tu zona natal sigue siendo tuya sin unidades. Las demás necesitan una unidad o una ficha de poder.
    .why = La Costa Pedregosa tiene un barril: suministro, que permite ejércitos mayores. Invernalia no necesita guardia: no hay nadie cerca.
lesson-steps-power = Puerto Blanco consolida: { $power } de poder para ti.
    .rule = El poder compra puestos en los medidores, rechaza a los Salvajes y, como ficha, conserva zonas que dejas.
lesson-steps-end = Eso es una ronda: órdenes, Avances, poder. Tienes tres castillos en vez de dos.
    .rule = Desde la segunda ronda, cada una empieza con tres cartas de Poniente. La próxima lección las juega, y las primeras batallas.
