## First steps: one bid. A step: what is happening; .rule what holds; .why the reason for the advice; .miss what another answer misses.

lesson-steps = Primeros pasos
    .about = Una Puja, de la primera carta al asiento del nuevo Aliado: con qué se puja, qué se gana y por qué cuenta el lado débil.
lesson-steps-welcome = Eres uno de los tres Líderes de la mesa. Entre tú y cada Vecino hay un Consejo que compartís: uno a la izquierda y otro a la derecha.
    .rule = Un Consejo vale lo que valen los Aliados y fichas que hay en él. Al final tu puntuación es el más débil de tus dos Consejos, y gana la mejor.
lesson-steps-bid = Se puja por Brienne de Tarth, que vale 3. Un Vecino ha puesto 4 y el otro 3. Tú tienes tres cartas: 5, 4 y 2.
    .rule = En tu turno juegas una carta en tu pila, o te Arrodillas y quedas fuera. El total más alto se lleva al Aliado.
    .why = A los dos Vecinos no les queda ninguna carta, así que el 5 tiene la última palabra: Decreto real supera el 4 y el 3 con una sola carta, y conservas el resto.
    .miss = Así te quedas en 4 o menos, y un Vecino ya tiene 4: tu total debe ser más alto. Una carta de tu mano basta por sí sola.
lesson-steps-stop = Vas en cabeza con 5. Los otros dos se han Arrodillado.
    .rule = La Puja acaba cuando todos se han Arrodillado. Arrodillarte no te quita las cartas: tu total sigue contando.
    .why = Ya nadie puede responder. Otra carta no ganaría nada y te faltaría en la próxima Puja: Arrodíllate, y la Puja es tuya.
    .miss = Vas por delante y sin rivales: una carta jugada ahora se descarta tras la Puja. Si te Arrodillas, acaba contigo en cabeza.
lesson-steps-won = Has ganado la Puja con { $total }: Brienne es tuya.
    .rule = Si hay empate, gana el Líder más cercano al jugador inicial en el sentido de las agujas del reloj.
lesson-steps-council = ¿Dónde se sienta? Uno de tus Consejos ya tiene a Sansa Stark y una ficha; el otro está vacío.
    .rule = Un Aliado cuenta para los dos Líderes que comparten su Consejo. Tu puntuación es tu Consejo más débil, nada más.
    .why = El lado vacío es ahora mismo tu puntuación: nada. Con Brienne allí es 3; junto a Sansa no te cambiaría nada.
    .miss = Crece el lado fuerte, pero tu puntuación es el débil, que se quedaría en nada.
lesson-steps-token = Quien gana la Puja recibe también una ficha de Poder boca abajo: 1, 2 o 3.
    .rule = Puedes ponerla en cualquiera de tus Consejos, hagas lo que hagas con el Aliado.
    .why = El lado de Sansa tiene 3 y una ficha; el de Brienne, 3. Con la ficha aquí quedan más o menos iguales, y el débil es todo lo fuerte que puede ser.
lesson-steps-end = Empieza la ronda siguiente: las cartas de la Puja se han ido, la ficha de jugador inicial pasa y se puja por otro Aliado. Con esto ya puedes jugar.
    .rule = Una Estación tiene unas cuantas rondas así, y tus cartas han de durar para todas: solo hay nuevas con la siguiente de las tres Estaciones. La próxima lección juega una.
