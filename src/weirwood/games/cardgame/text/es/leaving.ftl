## The chapter leaving: questions, options, and what happens.

event-card-killed = Muere: { $card }.
event-card-discarded = Se descarta del juego: { $card }.
event-card-sacrificed = Sacrificio: { $card }.
event-card-returned = Vuelve a la mano: { $card }.
event-card-shuffled = Se baraja en el mazo: { $card }.
event-card-removed = Se retira del juego: { $card }.
event-card-discarded_hand = { $seat } descarta { $card }.
event-card-instead = En vez de a la pila de muertos, { $card } va { $to ->
    [hand] a la mano
   *[deck] al mazo
}.
