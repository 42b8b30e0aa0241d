### The chapter deployment

ask-deploy-zone = Elige tu borde de la mesa{ $a ->
    [true] {" "}o cede la elección a tu oponente
   *[other] {""}
}.
ask-deploy-corner = Elige tu esquina de la mesa.
ask-deploy-first = ¿Quién será el jugador inicial?
ask-deploy-unit = Elige la siguiente unidad que despliegas.
ask-deploy-place = Coloca { $c_the } ({ $a }){ $b ->
    [zone] {" "}dentro de tu Área de despliegue
    [late] {" "}dentro de tu Área de despliegue, como activación
    [attackers_return] {" "}de nuevo dentro de tu Área de despliegue
    [commander_returns] {" "}de nuevo en tu Área o junto a un borde lateral
    [reserve] , totalmente a alcance Corto de un borde lateral
    [flank] , totalmente a alcance Corto de un borde lateral
    [unit_returns] {" "}de nuevo junto a tu borde o a un borde lateral
    [outflank] {" "}junto a tu borde o a un borde lateral
   *[other] {" "}delante de un muro de castillo
}.
option-edge = { $a ->
    [0] El borde cercano
   *[other] El borde lejano
}
option-corner = { $a ->
    [0] La esquina cercana izquierda
    [1] La esquina cercana derecha
    [2] La esquina lejana derecha
   *[other] La esquina lejana izquierda
}
option-side = { $a_seat }
option-deploy-zone-pass = Ceder la elección
event-unit-reserve = { $unit } ({ $nr }) de { $seat } espera en la Reserva.
event-zone-chosen = { $seats } { $seats_number ->
    [one] elige
   *[other] eligen
} un Área de despliegue.
event-unit-deployed = { $seat } despliega { $unit } ({ $nr }).
