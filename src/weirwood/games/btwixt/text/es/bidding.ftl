## Preguntas.

ask-bidding-turn = Juega una carta o Arrodíllate.

## Respuestas.

option-play = Jugar { $a }
option-kneel = Arrodillarse

## Lo que ocurre.

event-leader-knelt = { $seat } se Arrodilla.
event-card-played = { $seat } juega { $card }.
event-card-redirected = { $card } va a la pila de Puja de { $to_seat }.

## Por qué no.

why-bidding-hand = { $card } no está en tu mano.
why-bidding-turns = Eso no es ni una de tus cartas ni Arrodillarse.
