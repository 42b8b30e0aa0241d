ask-raids-order = ¿Qué Incursión resuelves?
ask-raids-target = Incursión { $a_from }: ¿qué orden golpeas?

option-raids-target-none = Sin efecto

event-raids-idle = La Incursión de { $house } { $area_from } no tiene efecto.
event-raids-raided = { $house } lanza una Incursión { $area_from } y retira { $order_the } de { $victim } { $target_in }.
event-raids-pillaged = { $house } saquea a { $victim }: +{ $power } de Poder, −{ $lost } para la víctima.
