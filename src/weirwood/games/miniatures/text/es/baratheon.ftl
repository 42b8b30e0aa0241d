### Casa Baratheon: lo que hacen sus capacidades y cartas

## formas de usar un efecto

name-way_relocate = un vínculo cambia de unidad
    .gender = masculine
    .number = one
    .the = un vínculo cambia de unidad
name-way_revive = vuelve un vínculo destruido
    .gender = masculine
    .number = one
    .the = vuelve un vínculo destruido
name-way_overshadow = su comandante sin capacidades
    .gender = masculine
    .number = one
    .the = su comandante sin capacidades
name-way_reposition = una maniobra o retirada de la unidad de Renly
    .gender = feminine
    .number = one
    .the = una maniobra o retirada de la unidad de Renly
name-way_purge = retirar todas las fichas de estado
    .gender = masculine
    .number = one
    .the = retirar todas las fichas de estado
name-way_mend_all = las unidades cerca de Renly recuperan 1 herida
    .gender = feminine
    .number = other
    .the = las unidades cerca de Renly recuperan 1 herida
name-way_sting_all = los enemigos cerca de Renly sufren 1 herida
    .gender = masculine
    .number = other
    .the = los enemigos cerca de Renly sufren 1 herida
name-way_maneuver = una maniobra
    .gender = feminine
    .number = one
    .the = una maniobra
name-way_silent = se queda sin capacidades
    .gender = feminine
    .number = one
    .the = se queda sin capacidades
name-way_thorn = impactos cuando reclame una zona
    .gender = masculine
    .number = other
    .the = impactos cuando reclame una zona

## sucesos

event-card-named = { $seat } nombra { $card }.
event-ability-lost = { $unit } ({ $nr }) pierde { $ability }.

## unidades y vínculos

text-stags_fury = El ataque crece con las rondas: desde la 2, Golpe brutal; desde la 3, además Feroz; desde la 4, además Ensañamiento; desde la 5, además 1 impacto automático por cada fila que quede.
text-war_hammer = Si un dado de Defensa del defensor muestra un 1, queda Debilitado tras el ataque.
text-mastercraft_warhammer = Los dados de ataque siempre pueden repetirse. Si un dado de Defensa del defensor muestra un 1, queda Debilitado tras el ataque.
text-double_hammers = El ataque de este nombre tiene Ensañamiento.
text-watchers_crossbow = El ataque de este nombre tiene Ensañamiento.
text-champions_wrath = Golpe brutal. Un enemigo cargado con éxito queda Debilitado. Si la unidad empezó el turno trabada con el defensor, este queda Vulnerable antes de los dados de ataque.
text-kings_blade = Ensañamiento. Mientras ningún oponente controla la Corona, además Golpe brutal y repetir dados de ataque.
text-fire_arrows = Feroz. Si el defensor falla su prueba de Pánico, otro enemigo a alcance Corto de él hace una con -2.
text-highgarden_lance = Ensañamiento. En el ataque de una carga, +1 para impactar y 2 dados más por cada fila que quede.
text-perseverance_and_valor = Antes de los dados de cada uno de sus ataques cuerpo a cuerpo la unidad recupera 1 herida.
text-deadly_bloom = Cada vez que la unidad recupera heridas, un enemigo trabado con ella sufre 1 herida.
text-heart_of_fire = Empieza con 1 ficha de fe y gana 1 por cada prueba de Moral superada. Puede gastar 1: un ataque cuerpo a cuerpo tiene +1 para impactar y Feroz; o tras un ataque cuerpo a cuerpo la unidad recupera 1 herida y 1 más por cada fila perdida del defensor; o puede repetir su carga, y el enemigo al que alcance queda Espantado.
text-queens_blade = Mientras ningún oponente controla la Corona, no se pueden gastar las fichas de Vulnerable y Espantado de esta unidad.
text-order_nobles_bolster = Cuando una unidad amiga a alcance Largo va a recibir una ficha de estado: no la recibe.
text-solo_rider = La unidad tiene 3 heridas. Al inicio de su activación puede realizar una maniobra o retirada sin coste.
text-renlys_retinue = La unidad tiene 8 figuras, Renly incluido, en 2 filas.
text-affiliation_rhllor = La unidad en la que está este modelo cuenta también como una unidad de R'hllor.
text-davos_vassal = Donde una capacidad o carta nombre a Davos Seaworth o su unidad, valen también este modelo y su unidad.
text-bookkeeping_cortnay_penrose = Mientras Cortnay Penrose esté en el campo de batalla, tu mano es 1 carta mayor: máximo 6, empiezas con 4 y repones hasta 4.
text-true_conviction_baratheon = Una unidad Baratheon puede repetir dados de ataque contra un enemigo al que le quedan más filas.
text-first_of_the_kings_men = Para tus cartas de Tácticas que eligen esta unidad cuentas como si controlaras Corona y Tácticas. Mientras ningún oponente controla ninguna de las dos, la unidad puede repetir los dados de sus pruebas de Moral.
text-claims_to_the_kingdom = Para tus capacidades y cartas de Tácticas que eligen esta unidad cuentas como si controlaras Corona y Tácticas.
text-renlys_protector = Después de un ataque contra la unidad de Renly Baratheon, esta unidad puede realizar un ataque o carga sin coste contra el atacante.
text-divine_sacrifices = Antes de los dados de cada uno de sus ataques la unidad puede sufrir hasta 2 heridas: por cada una, el defensor queda Espantado o Vulnerable.
text-zealous_fanaticism = Sus ataques cuerpo a cuerpo tienen Feroz y tiran siempre su valor más alto de dados; cada 1 en ellos le cuesta 1 herida a la unidad.
text-might_of_the_throne_cortnay_penrose = Cuando una UNC amiga reclama la Corona, puedes sustituir su efecto por un ataque cuerpo a cuerpo o una carga sin coste de la unidad de Cortnay Penrose.

## unidades no combatientes

text-shifting_loyalties = Empieza con 3 fichas de Orden. Cuando Alester ha reclamado una zona, tras su efecto, puedes gastar 1: pasa a una zona libre o se cambia con otra UNC; ninguna zona repite su efecto.
text-support_of_haystack_hall = Cuando Shyra reclama Corona, una unidad combatiente amiga recupera 1 herida; cuando reclama Tácticas, una pierde una ficha de estado; cuando reclama Riqueza, la ficha que retire la zona pasa a una unidad combatiente enemiga.
text-sacrifice_to_the_lord_of_light = Una unidad amiga en la que influye Melisandre es una unidad de R'hllor y sus ataques cuerpo a cuerpo tienen Feroz. Al influir en ella puedes hacer que sufra 2 heridas y haga una prueba de Pánico: entonces una unidad combatiente enemiga a alcance Largo hace una prueba de Pánico con -2 que le cuesta 2 heridas más.
text-smugglers_cunning = Empieza con 3 fichas de Orden. Gasta 1 tras el dado de una carga amiga para repetirlo; o cuando se activa una unidad amiga: los enemigos trabados con ella no usan Órdenes este turno ni pueden ser elegidos por sus propias cartas de Tácticas.
text-fervent_conviction = Cada vez que la unidad en la que influye supera una prueba de Moral, un enemigo trabado con ella sufre 1 herida.
text-necessary_sacrifices = Una vez por partida, cuando una unidad combatiente amiga vaya a ser destruida, puede quedarse con D3 heridas, y desde entonces es una unidad de R'hllor.
text-in_rhllors_name_ability = Un enemigo en el que influye Axell queda Espantado. Antes de los dados de los ataques cuerpo a cuerpo de una unidad amiga en la que influye, el defensor queda Vulnerable.
text-a_rose_and_its_thorns = Cuando Margaery reclama una zona, una unidad combatiente amiga puede recuperar 1 herida, y luego un enemigo trabado con ella puede quedar Vulnerable.
text-pulling_weeds = Cuando Olenna reclama una zona, elige una UNC enemiga: no tiene capacidades hasta el final de la ronda; o, antes del efecto de la zona que reclame esta ronda, una unidad combatiente enemiga sufre D3 impactos y queda Debilitada.
text-elderly_caution = Cuando Eldon reclama una zona, puedes sustituir su efecto: roba 3 cartas y luego baraja 1 carta de tu mano en tu mazo.
text-castellans_duty = Empieza con 3 fichas de Orden. Cuando se activa una UNC enemiga, puedes gastar 1 y nombrar 2 zonas: si reclama una de ellas este turno, antes las unidades combatientes amigas recuperan D3+2 heridas en total.
text-sacrifice_for_the_king = Al inicio de cualquier ronda puedes activar a Cressen; si lo haces, es destruido al final de la ronda.
text-loving_counsel = Cuando Cressen reclama la Corona, puedes sustituir su efecto: roba 2 cartas y pon una ficha de estado en una unidad combatiente enemiga.
text-misunderstood_omens = Empieza con 3 fichas de Orden. Al inicio de cualquier ronda puedes gastar 1 y nombrar una carta de Tácticas: si el oponente la tiene en la mano, descarta una copia.

## cartas de Tácticas

text-baratheon_justice = Después de que un enemigo complete un ataque: el atacante recibe una ficha de estado. Corona o Tácticas: recibe otra.
text-stags_wit = Cuando una unidad amiga recibe una ficha de estado: la pierde, y un enemigo trabado con ella puede recibir una igual. Tácticas: otro enemigo a alcance Largo recibe también una.
text-ours_is_the_fury = Antes de los dados de un ataque cuerpo a cuerpo amigo: +1 para impactar, Ensañamiento o Feroz. Corona, Tácticas: uno más de estos por cada una.
text-sustained_assault_baratheon = Antes de los dados de un ataque cuerpo a cuerpo amigo, si el atacante empezó el turno trabado con el defensor: tira su valor más alto de dados y puede repetirlos.
text-baratheon_conviction = Cuando una unidad amiga supera una prueba de Moral: recupera 2 heridas. Corona: todos los enemigos trabados con ella hacen una prueba de Pánico. Tácticas: cada uno de ellos recibe una ficha de estado.
text-final_strike = Después de que un enemigo complete un ataque cuerpo a cuerpo: el atacante sufre 1 impacto por cada herida que haya sufrido en él el defensor. Corona: tiene -1 en sus tiradas de Defensa contra ellos.
text-oath_of_duty = Al inicio de cualquier turno: añade esta carta a una unidad combatiente amiga. Recibe una ficha de Orden cuando una infantería o caballería amiga es destruida. Con una ficha, el defensor recibe una ficha de estado antes de los dados de los ataques cuerpo a cuerpo de la unidad. Corona: además puede repetirlos.
text-inexplicable_return = Cuando una UNC amiga reclama una zona: en lugar de su efecto un vínculo amigo pasa a otra unidad a alcance Largo que no tenga ninguno; o uno destruido se une a una unidad combatiente amiga que no tenga ninguno, en el lugar de una figura. O al inicio de un turno amigo: roba una carta.
text-hidden_affairs = Después de que un enemigo complete un ataque contra una unidad en la que no está Renly Baratheon: la unidad de Renly realiza un ataque o carga sin coste contra el atacante, con su valor más alto de dados. O al inicio de un turno amigo: roba una carta.
text-in_his_brothers_shadows = Cuando se activa la unidad del comandante enemigo: si está a alcance Largo de la unidad de Renly, ese comandante no tiene capacidades hasta el final de la ronda; o la unidad de Renly realiza una maniobra o retirada sin coste. O al inicio de cualquier turno, si el comandante enemigo está destruido: la unidad de Renly recupera 2 heridas.
text-loved_by_the_smallfolk_loras = Antes de los dados de un ataque cuerpo a cuerpo enemigo: el atacante hace una prueba de Moral, con -2 a alcance Corto de la unidad de Loras Tyrell; si la falla, queda Vulnerable y Debilitado.
text-overgrowth = Al inicio de un turno enemigo: una unidad amiga hace una prueba de Moral, que supera sin tirar si a un enemigo trabado con ella le quedan más filas. Si la supera, añádele esta carta: quien la ataque sufre antes 1 impacto y 1 más por cada fila que le quede a ella.
text-growing_strong = Cuando se activa una unidad amiga: los enemigos trabados con ella a los que les queden al menos tantas filas quedan Vulnerables; luego recupera 1 herida y 1 más por cada fila que haya perdido.
text-hefty_ransom = Cuando un vínculo amigo es destruido: añade esta carta a un enemigo a alcance Corto; cuando ese enemigo sea destruido ganas 1 punto de victoria. O cuando un vínculo enemigo es destruido: añádela a una unidad amiga a alcance Corto; tira 1 dado más cuerpo a cuerpo y tiene +1 en las pruebas de Moral.
text-martial_superiority_eldon = Antes de los dados de un ataque cuerpo a cuerpo enemigo: el atacante sufre 1 impacto por cada fallo entre sus dados. Si el defensor es la unidad de Eldon, el ataque tiene además -1 para impactar.
text-battle_endurance_eldon = Al inicio de un turno amigo: añade esta carta a una unidad combatiente amiga. Sus ataques cuerpo a cuerpo ganan según la ronda: desde la 3, repetir los fallos; desde la 4, Ensañamiento; desde la 5, Golpe brutal; desde la 6, 2 dados más.
text-issue_commands_cortnay = Cuando se activa la unidad de tu comandante: no realiza ninguna acción este turno; en su lugar otra unidad amiga a alcance Largo realiza un ataque o carga sin coste. O al inicio de cualquier turno: una Orden usada de una unidad amiga puede usarse de nuevo esta ronda.
text-surprise_strategy_cortnay = Al inicio de un turno amigo: descarta otra carta de tu mano para devolver a ella 1 carta de tu descarte. Tácticas: no hace falta descartar otra.
text-counterplot_cortnay = Cuando un oponente juega una carta de Tácticas: tira un dado; con 3+ su efecto se cancela. Corona o Tácticas: con 2+. Ambas: se cancela sin tirar.
text-wealth_and_charisma = Cuando una UNC amiga reclama una zona: en lugar de su efecto las unidades combatientes amigas recuperan 3 heridas en total; o todas pierden todas sus fichas de estado, y cada ficha le cuesta 1 herida a un enemigo trabado con esa unidad.
text-younger_bolder_and_far_more_comely = Cuando una unidad amiga supera una prueba de Moral: añádele esta carta hasta que sea destruida la unidad de Renly Baratheon. A alcance Largo de esa unidad tira 1 dado más cuerpo a cuerpo y recupera 1 herida cuando se activa. O al inicio de un turno amigo: roba una carta.
text-they_will_make_me_king = Al inicio de un turno amigo: roba una carta; o todas las unidades amigas a alcance Corto de la unidad de Renly recuperan 1 herida; o todos los enemigos que estén ahí sufren 1 herida.
text-will_of_the_one_true_king = Cuando una UNC amiga reclama la Corona: en lugar de su efecto una unidad combatiente enemiga queda Espantada, una Vulnerable y una Debilitada; puede ser la misma.
text-harsh_conditions = Al inicio de cualquier turno: retira cualquier número de fichas de estado de una unidad enemiga; por cada una pierde una capacidad que tú elijas hasta el final de la ronda.
text-tactical_approach = Al inicio de una ronda: añade esta carta a una unidad combatiente amiga. Tras los dados de sus ataques cuerpo a cuerpo puedes gastar una ficha de estado del defensor: sufre 1 herida más, 2 si la unidad es la de Stannis.
text-in_rhllors_name = Antes de los dados de un ataque cuerpo a cuerpo amigo: Golpe brutal o Ensañamiento, ambos para una unidad de R'hllor. Tras el ataque, si el defensor no fue destruido, el atacante hace una prueba de Pánico.
text-test_of_faith = Al inicio de cualquier turno: una unidad amiga de R'hllor hace una prueba de Moral; si la supera, pierde todas sus fichas de estado. Añádele esta carta hasta que un enemigo la haya atacado: +1 en las tiradas de Defensa.
text-azor_ahai_stannis = Después de los dados de una prueba de Pánico amiga: fallarla cuesta 1 herida como mucho. Una unidad de R'hllor la supera, y los enemigos trabados con ella quedan Espantados.
text-flea_bottom_tricks = Después de que un enemigo complete un ataque cuerpo a cuerpo: una unidad combatiente amiga distinta del defensor realiza una maniobra sin coste; la unidad de Davos puede en su lugar pivotar y marchar.
text-everything = Al inicio de cualquier turno: una infantería amiga sufre hasta 3 heridas; otra recupera 1 más que esas y, si no tiene ningún vínculo, un vínculo tuyo de infantería destruido puede volver como una de ellas.
text-fealty_to_the_crown_davos = Cuando un enemigo falla una prueba de Pánico: una unidad amiga a alcance Largo de él recupera tantas heridas como haya sufrido, hasta 3. Corona: el enemigo sufre 1 más y la unidad recupera 1 más, hasta 4.
text-parlay_davos = Cuando se activa una unidad amiga: no realiza ninguna acción este turno, y un enemigo a alcance Corto cuenta como activado sin realizar ninguna. Si es la unidad de Davos, ambas pueden recuperar 2 heridas.
text-assault_orders_andrew = Cuando una UNC amiga reclama una zona: en lugar de su efecto una unidad combatiente amiga realiza un ataque cuerpo a cuerpo sin coste; la unidad de Andrew Estermont puede cargar en su lugar.
text-reckless_fury = Antes de los dados de un ataque cuerpo a cuerpo amigo: tiene Feroz y tira su valor más alto de dados. Después el atacante sufre 2 heridas, 1 menos por cada fila que haya perdido.
text-rush_of_aggression_andrew = Antes del dado de una carga amiga: cuenta como un 6 y el ataque de la carga gana Golpe brutal. Tras el ataque, el atacante queda Vulnerable salvo que sea la unidad de Andrew Estermont.
text-fiery_charge_axell = Cuando una unidad amiga declara una carga: su dado cuenta como un 6 y el enemigo al que alcance queda Espantado. Tras el ataque, el atacante queda Vulnerable salvo que sea una unidad de R'hllor.
text-rhllors_wrath = Cuando una UNC amiga reclama una zona: en lugar de su efecto una unidad combatiente enemiga hace una prueba de Pánico con -1 por cada una de tus unidades de R'hllor a alcance Corto de ella; si la falla, queda además Vulnerable y Debilitada.
text-fiery_resolve = Cuando se activa una unidad amiga de R'hllor: hace una prueba de Moral. Si la supera, un enemigo trabado con ella hace una prueba de Pánico con -1 por cada fila que le quede a la unidad; si no, ese enemigo queda Espantado.
text-muster = Cuando una caballería amiga se retira: los enemigos que deja no pueden pivotar, y tras la retirada puede realizar una maniobra sin coste. La unidad de Stannis recupera además D3 heridas y 1 más por cada fila que haya perdido.
text-on_the_double = Cuando se activa una caballería amiga que no está trabada: su próxima maniobra de este turno tiene 3 pulgadas más de Velocidad; luego queda Vulnerable.
text-ride_them_down_stannis = Después de una maniobra, marcha o retirada enemiga: una caballería amiga a alcance Largo que pueda cargar contra ese enemigo lo hace sin coste. Si tiene éxito, en lugar de atacar el enemigo queda Espantado y sufre 2 impactos por cada fila que le quede a quien carga.
text-regroup_and_reform_justin = Al inicio de un turno amigo: de 2 unidades amigas de infantería a alcance Largo una de otra, una cede hasta 4 figuras a la otra. Luego un vínculo puede pasar de una a otra, o dos cambiarse el sitio.
text-sudden_retreat_justin = Después de que un enemigo complete un ataque cuerpo a cuerpo: el defensor puede realizar una retirada sin coste; la unidad de Justin Massey puede repetir el dado.
text-precious_supplies = Después de que un enemigo complete un ataque cuerpo a cuerpo: el defensor pierde todas sus fichas de estado y recupera 1 herida si ha perdido 1 fila, 3 si ha perdido 2; la unidad de Justin Massey recupera 1 más.
text-overconfidence = Después de una maniobra, marcha o retirada enemiga: una infantería amiga a alcance Largo que pueda cargar contra ese enemigo queda Vulnerable y lo hace sin coste. Si tiene éxito, en lugar de atacar el enemigo sufre 2 impactos por cada fila que le quede a quien carga. La unidad de Renly puede repetir la carga.
text-knights_of_summer = Al inicio de un turno amigo: una unidad combatiente amiga hace una prueba de Moral; si la supera, cada enemigo trabado con ella hace una prueba de Pánico, o cada enemigo a alcance Corto si es la unidad de Renly. Corona, Tácticas: +1 en la prueba de Moral por cada una.
text-lavish_encampment = Cuando una UNC enemiga reclama una zona: tras el efecto muévela a una zona libre, que no tiene efecto. Si la apartas de Corona o Tácticas, una unidad combatiente enemiga hace una prueba de Pánico.
