## Domande.

ask-bidding-turn = Gioca una carta o inginocchiati.

## Risposte.

option-play = Gioca { $a }
option-kneel = Inginocchiati

## Ciò che accade.

event-leader-knelt = { $seat } si inginocchia.
event-card-played = { $seat } gioca { $card }.
event-card-redirected = { $card } va nella pila delle offerte di { $to_seat }.

## Perché no.

why-bidding-hand = { $card } non è nella tua mano.
why-bidding-turns = Non è né una tua carta né inginocchiarsi.
