### The chapter modes

name-castle_arrows = Flechas
    .the = las Flechas
    .gender = feminine
    .number = other
name-q1 = cuadrante cercano izquierdo
    .the = el cuadrante cercano izquierdo
    .gender = masculine
    .number = one
name-q2 = cuadrante cercano derecho
    .the = el cuadrante cercano derecho
    .gender = masculine
    .number = one
name-q3 = cuadrante lejano izquierdo
    .the = el cuadrante lejano izquierdo
    .gender = masculine
    .number = one
name-q4 = cuadrante lejano derecho
    .the = el cuadrante lejano derecho
    .gender = masculine
    .number = one
ask-siege-role = ¿Asedias el castillo o lo defiendes?
ask-siege-reserve = Elige las unidades que esperan en la Reserva.
ask-objective-taker = ¿Quién se queda la ficha de { $b } ({ $a })?
ask-objective-place = Coloca la ficha de Objetivo.
ask-objective-target = El Objetivo puntúa: elige una unidad.
ask-feast-pile = { $b } ({ $a }) deja una pila de cadáveres: colócala.
ask-winds-hand = Elige cuatro Misiones para tu mano.
ask-winds-reveal = Revela una Misión.
ask-winds-first = ¿Tomas la ficha de jugador inicial?
ask-missions-swap = Cambia las Misiones.
ask-kings-pick = Elige una carta de Objetivo para tu Comandante.
ask-kings-use = ¿Usa tu Comandante una carta de Objetivo esta ronda?
ask-kings-return = ¿Vuelve { $b } ({ $a }) al campo?
ask-fire-mark = Marca una unidad enemiga.
ask-fire-card = { $b } ({ $a }) ha sido marcada: elige su carta de Objetivo.
ask-fire-bounty = { $b } ({ $a }) puede poner precio a un enemigo.
ask-stand-return = Puede volver una unidad destruida.
ask-stand-quadrant = { $b } ({ $a }) está justo entre cuadrantes: ¿en cuál cuenta?
ask-siege-return = Pueden volver unidades destruidas.
ask-siege-play = Puedes jugar una carta de Asedio.
ask-siege-piece = ¿Qué elemento de terreno se retira?
ask-siege-token = ¿Qué estado sufre el enemigo?
ask-siege-sally = ¿Qué unidad de la Reserva sale?
ask-siege-wall = ¿Qué muro se repara?
option-attacker = Asediar el castillo
option-defender = Defender el castillo
option-mission = { $a }
option-active = { $b } en lugar de { $a }
option-reserve = Una Misión nueva en lugar de { $a }
option-objective = { $a }
option-siege = { $a }
event-siege-roles = { $seats } { $seats_number ->
    [one] asedia
   *[other] asedian
} el castillo.
event-ncu-quadrant = { $ncu } va { $quadrant_to }.
event-wall-destroyed = Cae un muro de castillo.
event-objective-placed = Se coloca una ficha de Objetivo{ $card ->
    [none] {""}
   *[other] : { $card }
}.
event-objective-claimed = { $unit } ({ $nr }) reclama un Objetivo.
event-objective-left = { $unit } ({ $nr }) abandona un Objetivo.
event-objective-carried = { $unit } ({ $nr }) se lleva una ficha de Objetivo.
event-objective-laid = { $seat } coloca una ficha de Objetivo.
event-mission-revealed = { $seats } { $seats_number ->
    [one] revela
   *[other] revelan
} { $mission }.
event-missions-laid = Misiones activas: { $active }. De reserva: { $reserve }.
event-kings-picked = { $seats } { $seats_number ->
    [one] toma
   *[other] toman
} { $card }.
event-kings-used = { $unit } ({ $nr }) obtiene { $card }.
event-fire-marked = { $seat } marca a { $unit } ({ $nr }).
event-fire-bounty = { $seat } pone precio a { $unit } ({ $nr }).
event-siege-played = { $seats } { $seats_number ->
    [one] juega
   *[other] juegan
} { $card }.
