## The miniatures game

mi-round = Ronda { $n } de { $most }
mi-phase-setup = Preparación
mi-phase-terrain = Terreno
mi-phase-deployment = Despliegue
mi-phase-start = Inicio de la ronda
mi-phase-activation = Activaciones
mi-phase-cleanup = Ordenamiento
mi-points = Puntos de victoria { $n } de { $most }
mi-side = Bando { $n }
mi-field = El campo
mi-measure = Medir
mi-measured = { $inches }″
mi-board = Tablero de tácticas
mi-free = libre
mi-hand = Cartas de tácticas
mi-stakes = Cartas del modo
mi-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
mi-deck = Mazo { $n }
mi-dice = Dados
mi-wounds = quedan { $n } de { $most } heridas
mi-activated = activada
mi-reserve = En reserva
mi-destroyed = Destruidas
mi-speed = Velocidad { $n }″
mi-defense = Defensa { $n }+
mi-morale = Moral { $n }+
mi-cost = Puntos { $n }
mi-melee = Cuerpo a cuerpo
mi-short = Corto alcance
mi-long = Largo alcance
mi-attack-line = impacta con { $hit }+, dados { $dice }
mi-commander = Comandante
mi-attack = Ataque: { $attacker } contra { $defender }
mi-charge = Carga: { $unit } contra { $target }
mi-test = { $panic ->
    [true] Prueba de pánico: { $unit }
   *[other] Prueba de moral: { $unit }
}
mi-attack_dice = Dados de ataque
mi-defense_dice = Dados de defensa
mi-hits = { $n ->
    [one] un impacto
   *[other] { $n } impactos
}
mi-blocked = { $n } bloqueados
mi-wounds_dealt = { $n ->
    [one] una herida
   *[other] { $n } heridas
}
mi-ncus = En la corte
mi-say-unit = { $unit }, { $side ->
    [mine] tuya
   *[other] enemiga
}, { $wounds }

mi-odds-chance = { $n } % con { $face }+
mi-odds-dice = { $n ->
    [one] un dado
   *[other] { $n } dados
} a { $need }+
mi-odds-hits = unos { $n } impactos
mi-odds-wounds = unas { $n } heridas
mi-odds-panic = pánico { $n } %
mi-odds-destroyed = destruida { $n } %
mi-sight = Visión

guide-miniatures-1 = Tus unidades están abajo. Se puntúa controlando los objetivos con bandera y destruyendo enemigos; los puntos están al lado. La batalla dura seis rondas.
guide-miniatures-2 = Se juega por turnos; en cada uno activas una unidad, en el campo o en la corte. Cada una actúa una vez por ronda, así que importa el orden: antes quien puede hacer daño o peligra.
guide-miniatures-3 = La flechita marca el frente. Las líneas discontinuas muestran los arcos; golpear un flanco o la retaguardia es mucho mejor que el frente. «Visión» muestra a quién ve la unidad, «Medir» pone una regla.
guide-miniatures-4 = Los personajes de corte reclaman una zona de la tira bajo el campo: cada zona hace algo al momento y queda ocupada hasta el fin de la ronda.
guide-miniatures-on-terrain = Coloca el terreno donde te ayude: un bosque para cubrirte, muros ante un objetivo. Queda fuera de las zonas de despliegue.
guide-miniatures-on-deploy = Pon la infantería pesada en el centro ante los objetivos, la caballería en un flanco, los arqueros detrás. Arrastra la bandeja dentro de la zona iluminada, o escribe los números.
guide-miniatures-on-turn = Marchar es lejos y recto, maniobrar es más corto con dos giros, cargar mueve y golpea. Bajo cada opción lees lo que promete: dados, impactos, heridas, pánico.
guide-miniatures-on-move = Arrastra en el campo: la silueta muestra dónde quedará la unidad, el sombreado dónde puede. El rojo es que no, con la regla que lo dice.
guide-miniatures-on-charge = La probabilidad junto a una carga es la de llegar al objetivo con el dado. Una carga fallida te deja al descubierto.
guide-miniatures-on-attack = Elige el objetivo que más promete: heridas ahora y pánico después.
guide-miniatures-on-board = Corona mina la moral enemiga, Riqueza cura, Tácticas da cartas, Combate un ataque gratuito, Maniobra un movimiento. La zona ocupada queda cerrada también al enemigo.

doing-miniatures-siege = el asedio
doing-miniatures-terrain = el terreno
doing-miniatures-deploy = el despliegue
doing-miniatures-turn = una activación
doing-miniatures-action = una acción gratuita
doing-miniatures-move = un movimiento
doing-miniatures-charge = una carga
doing-miniatures-attack = un ataque
doing-miniatures-dice = dados que repetir
doing-miniatures-board = el tablero de tácticas
doing-miniatures-cards = las cartas de táctica
doing-miniatures-effects = el efecto de una carta
doing-miniatures-objective = un objetivo
doing-miniatures-missions = las misiones
doing-miniatures-winds = las misiones
doing-miniatures-kings = una carta de objetivo
doing-miniatures-fire = una unidad marcada
doing-miniatures-feast = una pila de cadáveres
doing-miniatures-stand = un regreso al campo

name-q1 = cuadrante Ⅰ
    .the = el cuadrante Ⅰ
    .gender = masculine
    .number = one
name-q2 = cuadrante Ⅱ
    .the = el cuadrante Ⅱ
    .gender = masculine
    .number = one
name-q3 = cuadrante Ⅲ
    .the = el cuadrante Ⅲ
    .gender = masculine
    .number = one
name-q4 = cuadrante Ⅳ
    .the = el cuadrante Ⅳ
    .gender = masculine
    .number = one
