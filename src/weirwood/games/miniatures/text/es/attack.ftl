### The chapter attack

ask-attack-stance = Antes de atacar, { $c } ({ $a }) puede encararse con el enemigo y alinearse.
ask-attack-weapon = Elige un ataque de { $c } ({ $a }).
ask-attack-arc = Tu bandeja está justo entre dos arcos: ¿desde cuál se ataca?
ask-attack-shift = Antes de disparar, { $c } ({ $a }) puede avanzar hasta 2 pulgadas.
ask-attack-target = Elige un blanco para { $c } ({ $a }).
ask-attack-surge = El enemigo ha sido destruido: ¡ímpetu irrefrenable de { $b } ({ $a })!
option-stay = Quedarse como está
option-attack-arc-front = El Frente
option-attack-arc-right = El Flanco derecho
option-attack-arc-rear = La Retaguardia
option-attack-arc-left = El Flanco izquierdo
option-weapon = { $a }
event-unit-faced = { $unit } ({ $nr }) se encara con su enemigo.
event-dice-attack = { $unit } ({ $nr }) saca { $dice } y necesita { $need }+.
event-dice-defense = { $unit } ({ $nr }) se defiende con { $dice } y necesita { $need }+.
event-attack-declared = { $unit } ({ $nr }) ataca a { $target } ({ $target_nr }) con { $attack }{ $side ->
    [front] {""}
    [rear] , por la Retaguardia
   *[other] , por el Flanco
}.
event-attack-hits = { $hits } { $hits ->
    [one] impacto
   *[other] impactos
}.
event-attack-wounds = { $blocked } { $blocked ->
    [one] bloqueado
   *[other] bloqueados
}: { $unit } ({ $nr }) sufre { $count } { $count ->
    [one] Herida
   *[other] Heridas
}.
