ask-planning-orders = Da una orden a cada una de tus zonas.
ask-planning-raven = El Cuervo mensajero: ¿sustituir una orden, mirar a los Salvajes o dejarlo?
ask-planning-raven_area = ¿Qué orden sustituyes?
ask-planning-raven_order = ¿La nueva orden para { $a_the }?
ask-planning-raven_card = ¿Dejas la carta de los Salvajes arriba o la entierras?

option-planning-orders-none = Sin orden
option-planning-raven-none = Dejar descansar al Cuervo

event-planning-short = Las órdenes se colocan por turno: a { $houses } no le alcanzan las fichas.
event-planning-placed = { $house } ha colocado sus órdenes.
event-planning-shown = { $house } muestra { $number } { $number ->
    [one] orden
    *[other] órdenes
    }.
event-planning-swapped = El Cuervo de { $house } sustituye { $old_the } { $area_in }: { $order }.
event-planning-looked = { $card ->
    [none] { $house } mira la carta superior de los Salvajes.
    *[other] { $house } mira la carta superior de los Salvajes: { $card }.
    }
event-planning-keep = { $house } deja la carta de los Salvajes arriba.
event-planning-bury = { $house } pone la carta de los Salvajes al fondo.
why-planning-stars = Has colocado { $found } órdenes especiales; tu posición permite { $allowed }.
why-planning-tokens = Sólo tienes { $number } de { $order }.
