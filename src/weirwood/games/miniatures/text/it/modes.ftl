### The chapter modes

name-castle_arrows = Frecce
    .the = le Frecce
    .gender = feminine
    .number = other
name-q1 = quadrante vicino a sinistra
    .the = il quadrante vicino a sinistra
    .gender = masculine
    .number = one
name-q2 = quadrante vicino a destra
    .the = il quadrante vicino a destra
    .gender = masculine
    .number = one
name-q3 = quadrante lontano a sinistra
    .the = il quadrante lontano a sinistra
    .gender = masculine
    .number = one
name-q4 = quadrante lontano a destra
    .the = il quadrante lontano a destra
    .gender = masculine
    .number = one
ask-siege-role = Assedi il castello o lo difendi?
ask-siege-reserve = Scegli le unità che attendono in Riserva.
ask-objective-taker = Chi prende il segnalino di { $b } ({ $a })?
ask-objective-place = Piazza il segnalino Obiettivo.
ask-objective-target = L'Obiettivo fa punti: scegli un'unità.
ask-feast-pile = { $b } ({ $a }) lascia un mucchio di cadaveri: piazzalo.
ask-winds-hand = Scegli quattro Missioni per la tua mano.
ask-winds-reveal = Rivela una Missione.
ask-winds-first = Prendi il segnalino primo giocatore?
ask-missions-swap = Cambia le Missioni.
ask-kings-pick = Scegli una carta Obiettivo per il tuo Comandante.
ask-kings-use = Il tuo Comandante usa una carta Obiettivo in questo round?
ask-kings-return = { $b } ({ $a }) torna in campo?
ask-fire-mark = Marchia un'unità nemica.
ask-fire-card = { $b } ({ $a }) è marchiata: scegli la sua carta Obiettivo.
ask-fire-bounty = { $b } ({ $a }) può mettere una taglia su un nemico.
ask-stand-return = Un'unità distrutta può tornare.
ask-stand-quadrant = { $b } ({ $a }) sta esattamente fra due quadranti: in quale conta?
ask-siege-return = Le unità distrutte possono tornare.
ask-siege-play = Puoi giocare una carta Assedio.
ask-siege-piece = Quale elemento di terreno viene tolto?
ask-siege-token = Quale condizione colpisce il nemico?
ask-siege-sally = Quale unità della Riserva esce?
ask-siege-wall = Quale muro viene riparato?
option-attacker = Assedia il castello
option-defender = Difendi il castello
option-mission = { $a }
option-active = { $b } al posto di { $a }
option-reserve = Una nuova Missione al posto di { $a }
option-objective = { $a }
option-siege = { $a }
event-siege-roles = { $seats } { $seats_number ->
    [one] assedia
   *[other] assediano
} il castello.
event-ncu-quadrant = { $ncu } va { $quadrant_in }.
event-wall-destroyed = Cade un muro del castello.
event-objective-placed = Si piazza un segnalino Obiettivo{ $card ->
    [none] {""}
   *[other] : { $card }
}.
event-objective-claimed = { $unit } ({ $nr }) rivendica un Obiettivo.
event-objective-left = { $unit } ({ $nr }) abbandona un Obiettivo.
event-objective-carried = { $unit } ({ $nr }) prende un segnalino Obiettivo.
event-objective-laid = { $seat } piazza un segnalino Obiettivo.
event-mission-revealed = { $seats } { $seats_number ->
    [one] rivela
   *[other] rivelano
} { $mission }.
event-missions-laid = Missioni attive: { $active }. Di riserva: { $reserve }.
event-kings-picked = { $seats } { $seats_number ->
    [one] prende
   *[other] prendono
} { $card }.
event-kings-used = { $unit } ({ $nr }) ottiene { $card }.
event-fire-marked = { $seat } marchia { $unit } ({ $nr }).
event-fire-bounty = { $seat } mette una taglia su { $unit } ({ $nr }).
event-siege-played = { $seats } { $seats_number ->
    [one] gioca
   *[other] giocano
} { $card }.
