## Charge and attack.

lesson-charge = Carga y ataque
    .about = Una segunda unidad cae sobre el flanco de un enemigo que ya lucha: alcance, giro, carrera, alineación, repeticiones.
lesson-charge-welcome = Una unidad de Espadas sujeta a los Guardias de frente y ya ha actuado. Otra está a diez pulgadas de su flanco.
    .rule = Una unidad trabada no puede marcharse, y su flanco se queda donde está.
lesson-charge-charge = ¿Qué hace la segunda unidad?
    .rule = La carga alcanza la Velocidad más un dado. Debe ser posible llegar; si el dado es pequeño, se queda en el camino.
    .why = Carga. Las bandejas son anchas: entre ellas hay menos de cinco pulgadas, y tu Velocidad basta. Dos lados a la vez, y por el flanco bloquean peor.
    .miss = Los Guardias están sujetos y su flanco, abierto. Si solo te mueves, la otra unidad lucha sola.
lesson-charge-pivot = Antes de correr, la unidad pivota hacia su blanco.
    .rule = Luego corre recto hasta tocar.
    .why = Sin giro: ya miras al centro de su costado. Recto es el camino más corto, y llega todo tu frente.
lesson-charge-run = { $success ->
    [true] La carrera de { $inches }″ llega a su blanco.
   *[other] La carrera de { $inches }″ se queda corta.
 }
    .rule = Con un 1 la carga es desordenada: puede llegar, pero sin repeticiones. Por eso la distancia importa aunque sea corta.
lesson-charge-align = ¿Cómo te alineas?
    .rule = Centro con centro, o a media unidad: deja sitio a un aliado o se lo quita a un enemigo.
    .why = Centro con centro: nadie más necesita sitio en este lado, y no queda frente al aire.
lesson-charge-attack = El ataque: tantos dados como dan tus filas.
    .rule = Por el flanco el defensor necesita uno más para bloquear, y pasa peor el Pánico.
lesson-charge-reroll = Una carga puede repetir los dados de ataque que quiera.
    .rule = Cada dado una vez. Vale la nueva tirada, mejor o peor.
    .why = Justo los dados que han fallado: solo pueden ganar. Un dado que ya impacta no gana nada con otra tirada.
lesson-charge-end = Los Guardias bloquean { $blocked } y pierden { $count }. Ahora luchan por dos lados.
    .rule = Sujeta de frente y golpea de lado: aunque los dados salgan mal, el Pánico y las filas perdidas trabajan para ti en cada ronda.
