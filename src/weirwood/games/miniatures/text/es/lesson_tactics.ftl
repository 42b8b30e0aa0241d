## Tactics board and cards.

lesson-tactics = Tablero de Tácticas y cartas
    .about = Todas las unidades han actuado, y aun así atacas otra vez: con una zona del tablero, una influencia y una carta que encajan.
lesson-tactics-welcome = Tus Espadas y los Guardias están trabados, y ambos han actuado. Catelyn, en la corte, no. Tienes una carta: { name-winters_might }.
    .rule = Los personajes de la corte también actúan: reclaman una de cinco zonas, y su efecto es inmediato. La zona reclamada queda cerrada para ambos esta ronda.
lesson-tactics-zone = ¿Qué zona reclama Catelyn?
    .rule = Corona: un enemigo prueba el Pánico. Riqueza: curar. Tácticas: robar. Combate: un ataque gratuito. Maniobra: un movimiento gratuito.
    .why = Combate: tus Espadas golpean otra vez aunque ya han actuado. Tu carta también pide un ataque cuerpo a cuerpo, y da más si Combate es tuyo.
    .miss = Tiene su utilidad, pero tu carta necesita un ataque cuerpo a cuerpo, y solo una zona se lo da a una unidad que ya ha actuado.
lesson-tactics-influence = Catelyn además influye en una unidad: pierde una ficha de condición y ataca con su valor de dados más alto. ¿Cuál?
    .rule = Puede ser cualquier unidad del campo, también enemiga. Lee lo que hace antes de elegir a quién.
    .why = Tus Espadas: el efecto ayuda a quien lo tiene, y están a punto de atacar con todos sus dados.
    .miss = Eso haría más fuerte al enemigo: quien recibe la influencia ataca con su valor de dados más alto.
lesson-tactics-target = ¿Qué unidad recibe el ataque gratuito?
    .rule = Una acción gratuita no activa la unidad, y puede hacerla una que ya ha actuado.
    .why = Las Espadas: son tu única unidad, están en contacto y tienen la influencia de Catelyn.
lesson-tactics-free = ¿Atacar?
    .rule = Cuerpo a cuerpo se ataca a quien se toca.
    .why = Sí: los Guardias han perdido una fila entera y no pueden responder hasta la próxima ronda. Lo que les quites ahora no devolverá golpes.
lesson-tactics-card = Justo antes de los dados de ataque se puede jugar la carta.
    .rule = Una carta dice cuándo se juega, y a menudo una zona que la refuerza para quien la tiene.
    .why = { name-winters_might }: el ataque gana { name-sundering }, así que los Guardias bloquean peor. La mano se rellena al final de la ronda: no hay para qué guardarla.
    .miss = Esa ventana se abre solo antes de un ataque tuyo cuerpo a cuerpo, y este es el último de la ronda.
lesson-tactics-end = Los Guardias bloquean { $blocked } y pierden { $count }.
    .rule = Zona, influencia y carta han trabajado juntas en un turno de corte. Mira tu mano antes de reclamar, y piensa en la suya: la zona que tomas no la tienen ellos.
