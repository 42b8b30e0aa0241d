## Supply and mustering.

lesson-supply = Suministro y reclutamiento
    .about = Reclutar con poco suministro: lo que paga un castillo, por qué un ejército no puede crecer y qué se hace sin él.
lesson-supply-welcome = Una carta de Poniente permite reclutar a todos. Tienes suministro 1, cinco unidades en tierra y tres lugares donde reclutar: Invernalia, Puerto Blanco y Foso Cailin.
    .rule = Dos o más unidades en una zona son un ejército. El suministro 1 mantiene uno de tres y uno de dos; una unidad sola no necesita nada.
lesson-supply-first = Invernalia es una fortaleza: dos puntos. Los castillos tienen uno.
    .rule = Un Soldado y un Barco cuestan un punto; un Caballero y una Torre de asedio, dos. El Caballero vale 2 en batalla.
    .why = Un Caballero en Invernalia. Puedes tener un ejército de tres: el Caballero ocupa ese lugar con fuerza 2; un Soldado, solo con 1.
lesson-supply-upgrade = Invernalia tiene tres y Foso Cailin dos: tu suministro está al límite. Refuerza Foso Cailin de todos modos.
    .rule = Nunca puedes reclutar por encima del suministro. Cuenta el número de unidades, no su fuerza.
    .why = Un tercer Soldado se rechaza, pero un Soldado puede pasar a Caballero por un punto: siguen siendo dos unidades, con fuerza 3 en vez de 2.
    .miss = Así gastas un punto, pero Foso Cailin, la puerta del norte, se queda con fuerza 2. ¿Qué se puede cambiar allí sin una unidad más?
lesson-supply-ship = Queda el punto de Puerto Blanco. Un segundo Soldado allí sería un tercer ejército: se rechaza.
    .rule = Los castillos de la costa botan Barcos al mar vecino o a su puerto. En el mar también cuentan como ejército, pero uno solo no.
    .why = Un Barco en el Mar de los Escalofríos no pide suministro, lleva a tus ejércitos por toda la costa y puede apoyar a Puerto Blanco e Invernalia.
    .miss = Los puntos que no se usan se pierden. Un Barco solo no pide suministro.
lesson-supply-end = Tres lugares, cuatro puntos y ni una unidad de más.
    .rule = Los barriles del mapa solo se cuentan cuando sale una carta de Suministro. Si entonces no alcanza, los ejércitos menguan al instante y tú eliges qué se va: toma barriles antes de necesitarlos.
