### The chapter charge

ask-charge-side = Tu bandeja está justo entre dos arcos: ¿qué lado cargas?
ask-charge-pivot = Carga de { $c } ({ $a }) contra { $d } ({ $b }): elige el camino.
ask-charge-align = La carga llega: ¿cómo se alinea { $c } ({ $a })?
ask-charge-aside = { $c } ({ $a }): ¿hacia dónde se aparta?
option-full = Centro con centro
option-left = Al 50 %, a la izquierda
option-right = Al 50 %, a la derecha
option-near = Lo más cerca posible (posición { $a })
option-charge-side-front = El Frente
option-charge-side-right = El Flanco derecho
option-charge-side-rear = La Retaguardia
option-charge-side-left = El Flanco izquierdo
option-charge-aside-front = Hacia delante
option-charge-aside-right = Hacia la derecha
option-charge-aside-rear = Hacia atrás
option-charge-aside-left = Hacia la izquierda
event-unit-aside = { $unit } ({ $nr }) se aparta.
event-charge-declared = { $unit } ({ $nr }) carga contra { $target } ({ $target_nr }) { $side ->
    [front] por el Frente
    [rear] por la Retaguardia
   *[other] por el Flanco
}.
event-charge-disorderly = Carga desorganizada de { $unit } ({ $nr }).
event-charge-run = { $unit } ({ $nr }) recorre { $inches }″ y { $success ->
    [true] contacta con su blanco
   *[other] se queda corta
}.
event-dice-charge = { $unit } ({ $nr }) saca { $dice } para la Carga.
