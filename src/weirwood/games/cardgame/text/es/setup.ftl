## The chapter setup: questions, options, and what happens.

ask-setup-mulligan = ¿Conservas esta mano o la barajas una vez para robar siete cartas nuevas?
ask-setup-place = Coloca cartas de inicio por valor de hasta 8 de oro.
ask-setup-attach = ¿A cuál de tus personajes vinculas este accesorio?
option-keep = Conservar la mano
option-mulligan = Siete cartas nuevas
event-setup-mulligan = { $seat } reemplaza su mano inicial.
event-setup-placed = { $n ->
    [0] { $seat } no coloca cartas de inicio.
    [one] { $seat } coloca 1 carta de inicio.
   *[other] { $seat } coloca { $n } cartas de inicio.
}
event-setup-revealed = { $seat } empieza con { $card }.
why-setup-position = Esta posición no puede darse: { $what } es { $found }; se admite: { $allowed }.
