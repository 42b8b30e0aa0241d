### Casa Targaryen: qué hacen sus capacidades y cartas

## capacidades

text-juvenile_dragon = El dragón tiene 8 heridas. Al maniobrar o marchar pasa por encima de unidades y terreno; aun así no puede acabar sobre una bandeja ni a menos de 1 pulgada de un enemigo. Al inicio de su activación puede realizar una maniobra sin coste.
text-black_fire = Feroz. Si el ataque logra al menos un impacto, no se tiran dados de Defensa: el defensor sufre D3 heridas y 1 más por cada fila que le quede, y un enemigo a alcance Corto del defensor queda Espantado.
text-golden_fire = Feroz. Si el ataque logra al menos un impacto, no se tiran dados de Defensa: el defensor sufre D3 heridas y 1 más por cada fila que le quede, y un enemigo a alcance Corto del defensor queda Vulnerable.
text-jade_fire = Feroz. Si el ataque logra al menos un impacto, no se tiran dados de Defensa: el defensor sufre D3 heridas y 1 más por cada fila que le quede, y un enemigo a alcance Corto del defensor queda Debilitado.
text-bloodriders_arakh = Este ataque tiene Ensañamiento y Feroz.
text-claw_and_blade = Este ataque tiene Feroz.
text-fighters_armaments = Este ataque tiene Precisión.
text-screamers_arakh = Este ataque tiene Ensañamiento.
text-unsullied_prowess = Precisión. Los dados de ataque siempre pueden repetirse, y los oponentes no pueden gastar una ficha de Debilitado contra este ataque.
text-outriders_bow = Si la unidad no ha usado este turno la maniobra sin coste de la Caballería, este ataque llega a alcance Largo, tiene Precisión y +1 para impactar.
text-bloodrider = La unidad de este modelo nunca queda Debilitada.
text-combat_mastery_defense = Mientras ningún oponente controle Combate, los enemigos trabados con esta unidad aplican -1 para impactar.
text-combat_mastery_resolve = Mientras ningún oponente controle Combate, esta unidad recupera 1 herida cada vez que supera una prueba de Moral.
text-drogos_bloodriders_ability = Cada miniatura tiene 3 heridas. La unidad nunca queda Debilitada. Al inicio de su activación puede realizar una maniobra sin coste.
text-hrakkars_and_tamers = La unidad tiene 6 heridas. Al inicio de su activación puede realizar una maniobra sin coste.
text-order_pit_fighter_rage = Antes de los dados de un ataque cuerpo a cuerpo de esta unidad: el defensor queda Vulnerable, Espantado y Debilitado. Después del ataque esta unidad sufre 2 heridas.
text-untrained_masses = La unidad tiene 6 heridas, nunca controla objetivos y no da puntos de victoria. Al inicio de cada ronda es destruida si no hay a alcance Corto una unidad amiga sin esta capacidad.
text-westerosi_rider = La unidad tiene 3 heridas. Al inicio de su activación puede realizar una maniobra o una retirada sin coste. Mientras esté en la mesa, tu mano admite 1 carta más y la rellenas hasta 1 más.
text-maegis_healing = Cada vez que se activa esta unidad, tira un D3. Con 3 sufre 1 herida. Con 1 elige una vez, con 2 dos veces, incluso lo mismo: recuperar 1 herida; retirar una ficha de estado.
text-mother_of_dragons = Una vez por partida, al inicio de cualquier turno, puedes tomar una de las cartas de Daenerys de tu mazo o de tus descartes; se baraja el mazo.
text-the_rightful_queen = Cuando una unidad no combatiente amiga reclama la Corona, puedes sustituir su efecto: toma de tu mazo una de las cartas de Daenerys y barájalo.
text-unfaltering_conviction = Cada vez que es destruida una unidad combatiente amiga, Marselen recibe una ficha de Orden. Con 2, los ataques de su unidad tienen +1 para impactar; con 3, además +1 a las tiradas de Defensa.
text-whatever_may_come = Antes de los dados de un ataque cuerpo a cuerpo enemigo contra esta unidad puedes destruir a Jorah: ese enemigo queda Vulnerable y Debilitado.
text-conviction_of_a_true_khaleesi = Cuando Daenerys influye sobre una unidad, esta pierde una ficha de estado. Mientras influya sobre una unidad amiga, sus ataques cuerpo a cuerpo pueden repetir dados de ataque.
text-dracarys_ability = Cuando Daenerys reclama una zona puedes sustituir su efecto: Drogon, Rhaegal o Viserion, si es amigo, realiza un ataque sin coste. En su ejército uno de ellos cuesta 1 punto menos.
text-house_of_the_undying = La Casa de los Eternos se añade junto al tablero de Tácticas, una por partida. Cuando Pyat Pree reclama una zona puedes sustituir su efecto: el oponente enseña su mano y descarta de ella una carta al azar. Una vez por partida, cuando reclama la Casa de los Eternos, puedes en su lugar recuperar una carta de tus descartes.
text-illyrios_boon = Empieza con 2 fichas de Orden. Cuando Illyrio reclama una zona puedes gastar 1 para sustituir su efecto: una unidad combatiente amiga recupera 3 heridas y un enemigo trabado con ella queda Debilitado.
text-maegis_knowledge = Cuando Mirri reclama una zona, una unidad combatiente amiga recupera 1 herida. Puedes sustituir el efecto de la zona: un vínculo amigo destruido que no sea comandante se une a una unidad combatiente amiga en el puesto de una miniatura; o un enemigo queda Espantado y Debilitado.
text-merchant_lords_reach = Cuando una unidad no combatiente amiga reclama una zona y su efecto no se sustituye, ocurre algo más. Corona: la unidad que falle la prueba no puede ser blanco de Órdenes de su bando esta ronda. Riqueza: otra unidad amiga a alcance Corto de la elegida recupera 1 herida. Tácticas: puedes robar 1 carta menos y poner 1 ficha de estado más. Casa de los Eternos: se descarta además la primera carta del mazo del oponente.
text-syraxs_presence = Empieza con 2 fichas de Orden. Cuando se activa una unidad combatiente enemiga puedes gastar 1: queda Vulnerable y Debilitada.
text-the_way_revealed = Empieza con 2 fichas de Orden. Al inicio de un turno enemigo puedes gastar 1 y elegir a un enemigo: si actúa este turno, antes una de tus unidades combatientes puede realizar una maniobra, marcha o retirada sin coste.
text-ways_of_the_court = Cuando Alicent reclama una zona puedes sustituir su efecto: por cada zona que alguien controle, pon una ficha de estado sobre una unidad combatiente enemiga.
text-wealth_of_the_thirteen = Empieza con 2 fichas de Orden y recibe 1 cuando Xaro reclama Riqueza. Cuando ataca cualquier unidad combatiente puedes gastar 1: cuenta sus dados de ataque como si tuviera 1 fila más, o 1 fila menos.
text-wisdom_beyond_her_years = Antes de la primera ronda elige en tu mazo una carta de tu comandante y apártala boca abajo. Una vez por partida, al inicio de un turno amigo, puedes descartar una carta de tu mano para tomarla.
text-wisdom_of_the_old_knight = Mientras Barristan influye sobre una unidad: cuando sea blanco de una capacidad o carta de Tácticas de un enemigo, puedes retirarle la carta de Barristan para cancelar ese efecto.

## cartas de Tácticas

text-overrun_targaryen = Cuando una unidad amiga puede avanzar con ímpetu: realiza en su lugar una carga o marcha sin coste. Maniobra: puede repetir el dado de carga.
text-sudden_retreat_targaryen = Después de un ataque cuerpo a cuerpo enemigo: el defensor realiza una retirada sin coste; la unidad de tu comandante puede repetir el dado.
text-swift_reposition_targaryen = Al inicio de cualquier turno: una unidad combatiente amiga avanza 2 pulgadas. Maniobra: en su lugar realiza una maniobra sin coste de 3 pulgadas.
text-fire_and_blood = Antes de los dados de un ataque cuerpo a cuerpo amigo, elige una opción: repetir los fallos; Ensañamiento; Feroz. Maniobra: elige dos.
text-field_control = Cuando una unidad no combatiente amiga reclama Maniobra: sustituye su efecto; una unidad combatiente amiga realiza una maniobra o retirada sin coste con 1 pulgada más de Velocidad, y los enemigos que deja quedan Debilitados. Cuando la reclama una enemiga: tras su efecto, una unidad combatiente amiga avanza 3 pulgadas.
text-unstoppable_advance = Tras el dado de una carga amiga: la unidad puede repetirlo. Cuando una unidad amiga puede avanzar con ímpetu: su maniobra tiene 3 pulgadas más de Velocidad y, después, todos los enemigos a alcance Corto quedan Debilitados.
text-blood_of_the_dragon = Al inicio de cualquier turno: añade esta carta a una unidad combatiente amiga. Cuando es destruida una unidad amiga, la carta recibe una ficha de Orden. Con ella, los ataques cuerpo a cuerpo de la unidad tiran 1 dado más y las pruebas de Pánico falladas le cuestan 1 herida menos.
text-addrivat = Cuando se activa la unidad de Khal Drogo: añade esta carta a un enemigo a alcance Largo hasta el final de la ronda; los ataques cuerpo a cuerpo contra él tienen Golpe brutal. O al inicio de un turno amigo: roba 1 carta.
text-ride_by_attack_drogo = Como acción de una caballería amiga: puede girar y marchar, aunque esté trabada y a través de enemigos, que no pueden girar. Después, un enemigo atravesado sufre 1 herida y 1 más por cada fila que le quede.
text-assault_orders_drogo = Cuando una unidad no combatiente amiga reclama una zona: sustituye su efecto por un ataque cuerpo a cuerpo sin coste de una unidad combatiente amiga; la de Khal Drogo puede cargar en su lugar.
text-lead_by_example_drogo = Después de un ataque de la unidad de Khal Drogo: añade esta carta a otra unidad amiga a alcance Largo hasta el final de la ronda; tiene +2 a las pruebas de Pánico y +1 para impactar cuerpo a cuerpo. O al inicio de un turno amigo: roba 1 carta.
text-marshal_jorah = Cuando se activa una caballería amiga no trabada: una vez este turno, en lugar de una maniobra, puede recuperar 3 heridas y perder una ficha de estado.
text-betrayal = Cuando una unidad no combatiente amiga reclama una zona: sustituye su efecto; roba 2 cartas, la unidad de Jorah Mormont recupera 3 heridas y un enemigo queda Vulnerable y Debilitado. Después añade esta carta a la unidad de Jorah hasta que destruya a un enemigo: cada vez que se active sufre 1 herida y queda Espantada.
text-opportunist_jorah = Antes de los dados de un ataque cuerpo a cuerpo amigo contra un enemigo que no se ha activado esta ronda: puede repetir dados de ataque y tiene Precisión o Feroz; la unidad de Jorah Mormont tiene ambas.
text-feinting_maneuver_jorah = Cuando una unidad amiga carga con éxito: si llegó por el frente, se coloca en el flanco que elijas; si llegó por un flanco, en la retaguardia. La carga cuenta como hecha desde allí.
text-pathetic_attempt_belwas = Cuando una unidad amiga supera la prueba de Pánico de un ataque cuerpo a cuerpo: el atacante recibe 2 impactos por cada fila que le quede al defensor. Si este es la unidad de Belwas, el atacante queda además Debilitado.
text-expert_parry = Tras los dados de Defensa de una caballería o infantería amiga: el atacante recibe 1 impacto por cada impacto bloqueado. Si el defensor es la unidad de Belwas, el atacante aplica -1 a sus tiradas de Defensa contra ellos.
text-good_dying = Cuando una infantería o caballería amiga va a ser destruida por un ataque cuerpo a cuerpo: antes realiza contra el atacante un ataque cuerpo a cuerpo sin coste con su valor más bajo de dados, 2 más si es la unidad de Belwas. Si el atacante es destruido, la unidad sigue en juego con 1 herida.
text-count_the_cuts = Después de un ataque cuerpo a cuerpo enemigo: añade esta carta al defensor hasta que destruya a un enemigo. Tira su valor más alto de dados y puede repetirlos; la unidad de Belwas tiene además +1 a las pruebas de Moral.
text-sustained_assault_barristan = Antes de los dados de un ataque cuerpo a cuerpo amigo: si el atacante empezó el turno trabado con el defensor, tira su valor más alto de dados. La unidad de Barristan puede además repetirlos.
text-combat_prowess_barristan = Cuando un enemigo es blanco de una capacidad o carta enemiga: gasta una ficha de estado suya para cancelar el efecto. O al inicio de un turno amigo: una unidad combatiente amiga trabada pierde una ficha de estado.
text-legendary_boldness = Tras los dados de Defensa de una unidad amiga a alcance Largo de Barristan: bloquea 2 impactos más y supera la prueba de Pánico de este ataque. O al inicio de cualquier turno: roba 1 carta.
text-victory_comes_hard = Cuando una unidad amiga supera la prueba de Pánico de un ataque: añádele esta carta hasta que falle una prueba de Pánico. Sus ataques cuerpo a cuerpo tienen Ensañamiento y +1 para impactar. Al retirarse la carta, la unidad queda Debilitada y Vulnerable.
text-issue_commands_grey_worm = Cuando se activa la unidad de tu comandante: no realiza ninguna acción; otra unidad amiga a alcance Largo realiza un ataque o carga sin coste. O al inicio de cualquier turno: una Orden usada por una unidad amiga puede usarse de nuevo esta ronda.
text-lash_out_grey_worm = Después de un ataque cuerpo a cuerpo enemigo al que el defensor sobreviva: el atacante sufre 2 heridas por cada fila perdida del defensor. Si este es la unidad de Gusano Gris, el atacante queda además Vulnerable.
text-battle_endurance_grey_worm = Al inicio de un turno amigo: añade esta carta a una unidad combatiente amiga. Sus ataques cuerpo a cuerpo ganan según la ronda: desde la 3, repetir los fallos; desde la 4, Ensañamiento; desde la 5, Golpe brutal; desde la 6, 2 dados más.
text-retribution_of_the_dragon = Después de un ataque enemigo: añade esta carta al atacante. Los ataques contra él tienen Feroz; si lo ataca la unidad de Gusano Gris o una de Inmaculados, queda además Vulnerable.
text-dracarys = Cuando se activa la unidad de Daenerys: en lugar de su acción, Drogon, Rhaegal o Viserion, si es amigo y está a alcance Largo, realiza un ataque cuerpo a cuerpo sin coste. O al inicio de cualquier turno: roba 1 carta.
text-dragons_flight = Cuando un enemigo acaba un movimiento a alcance Corto de la unidad de Daenerys: Drogon, Rhaegal o Viserion, si es amigo, realiza una maniobra sin coste. O al inicio de cualquier turno: roba 1 carta.
text-promise_of_fire = Cuando se activa una unidad no combatiente enemiga: si reclama una zona, añade esta carta a una unidad combatiente enemiga, que lleva a cabo una prueba de Pánico. El fuego de Drogon, Rhaegal y Viserion le causa 3 heridas en vez de D3.
text-fire_made_flesh = Tras los dados de Defensa de Drogon, Rhaegal o Viserion, si es amigo: sufre 1 herida por cada 2 impactos sin bloquear.
text-targaryen_supremacy = Después de un ataque enemigo: el atacante lleva a cabo una prueba de Pánico. Si está trabado con la unidad de Daenerys, aplica -1 y, si falla, sufre 1 herida más, ambas cosas por cada fila que le quede al defensor.
text-counterplot_daenerys = Cuando un oponente juega una carta de Tácticas: tira un dado; con 3 o más se cancela. Con Corona o Combate: con 2 o más. Con ambas: sin tirar.
text-subjugation_of_power_daenerys = Cuando se activa un enemigo: lleva a cabo una prueba de Pánico; si falla, este turno no tiene capacidades ni puede ser blanco de las cartas de Tácticas de su jugador. Corona, Combate: -1 a la prueba por cada una.
text-remorseless_examples_daenerys = Después de un ataque cuerpo a cuerpo amigo que destruyó una fila: otro enemigo a alcance Largo del defensor queda Espantado. Si el defensor fue destruido, coloca además una pila de cadáveres por completo a alcance Corto y sin pisar otro terreno; es Dificultosa, y los enemigos a alcance Corto de ella aplican -1 a las pruebas de Moral y sufren 1 herida más por pruebas de Pánico falladas.
text-sellsword_negotiations_targaryen = Cuando una unidad no combatiente amiga reclama una zona: sustituye su efecto; hasta el final de la ronda cuentas como si controlaras Riqueza, y una unidad combatiente amiga recupera 2 heridas, y 1 más por cada fila perdida si es de los Cuervos de Tormenta.
text-sellsword_bravado_targaryen = Al inicio de un turno amigo: una unidad combatiente amiga lleva a cabo una prueba de Moral, con +2 si es de los Cuervos de Tormenta; si la supera, un enemigo a alcance Largo de ella queda Espantado y Debilitado.
text-reckless_strikes_targaryen = Antes de los dados de un ataque cuerpo a cuerpo amigo: tiene Golpe brutal y Precisión, y el atacante sufre 1 herida por cada 1 natural entre sus dados. Los Cuervos de Tormenta tiran su valor más alto de dados.
text-hasty_offense = Al inicio de la ronda: una unidad combatiente amiga realiza un ataque sin coste. Después el oponente puede activar 1 unidad no combatiente.
text-devotees_of_the_dragon = Cuando una unidad no combatiente amiga reclama Combate: sustituye su efecto; llega una unidad de Libertos, por completo a alcance Largo de tu borde de la mesa o a alcance Corto de la unidad de Marselen, y al menos a 1 pulgada de enemigos.
text-devastating_impact_marselen = Tras el dado de una carga amiga: si tiene éxito, el enemigo queda Espantado y Vulnerable. La unidad de Marselen puede repetir el dado.
text-war_cry_marselen = Cuando se activa una unidad amiga: lleva a cabo una prueba de Moral; si la supera, un enemigo a alcance Largo queda Espantado o Vulnerable, ambas cosas si la unidad es la de Marselen o de Inmaculados.
text-supply_aid = Al inicio de un turno amigo: una unidad combatiente amiga sufre hasta 3 heridas; otra a alcance Largo recupera 1 más.
text-keeping_the_peace = Cuando se activa una unidad no combatiente enemiga: una unidad combatiente enemiga a alcance Largo de la de Skahaz no puede ser blanco de zonas este turno. O al inicio de un turno amigo: roba 1 carta.
text-the_queens_law = Cuando se activa un enemigo: añádele esta carta hasta el final de la ronda. En los turnos de su bando no tiene capacidades ni puede ser blanco de las cartas de Tácticas de su jugador. Si carga contra él la unidad de Skahaz o una de Bestias de Bronce, el dado de carga cuenta como un 6.
text-eyes_of_the_watch = Al inicio de un turno enemigo: hasta 2 enemigos a alcance Largo de la unidad de Skahaz tienen 1 pulgada menos de Velocidad y tiran 1 dado de ataque menos este turno. O al inicio de un turno amigo: roba 1 carta.
text-ghiscari_justice = Cuando una unidad amiga es blanco de una capacidad o carta enemiga: tras ese efecto, un enemigo a alcance Corto de la unidad recibe 4 impactos y después lleva a cabo una prueba de Pánico.

## maneras, sucesos

name-way_return = vuelve un modelo destruido
    .gender = masculine
    .number = one
name-way_misses = repetir los fallos
    .gender = masculine
    .number = one
name-way_more = 1 fila más
    .gender = feminine
    .number = one
name-way_fewer = 1 fila menos
    .gender = feminine
    .number = one
event-hand-shown = { $seat } enseña su mano: { $cards }.
event-card-put_by = { $seat } aparta una carta boca abajo.
