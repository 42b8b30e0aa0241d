## The chapter leaving: questions, options, and what happens.

event-card-killed = Viene ucciso: { $card }.
event-card-discarded = Scarto dal gioco: { $card }.
event-card-sacrificed = Sacrificio: { $card }.
event-card-returned = Torna in mano: { $card }.
event-card-shuffled = Rimescolata nel mazzo: { $card }.
event-card-removed = Rimossa dal gioco: { $card }.
event-card-discarded_hand = { $seat } scarta { $card }.
event-card-instead = Invece che nella pila dei morti, { $card } va { $to ->
    [hand] in mano
   *[deck] nel mazzo
}.
