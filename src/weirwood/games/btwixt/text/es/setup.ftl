## Preguntas.

ask-setup-leader = Elige a tu Líder.

## Respuestas.

option-leader = { $a }
option-random = Un Líder al azar

## Lo que ocurre.

event-first-player = { $seat } tiene la ficha de jugador inicial.
event-leader-taken = { $seat } juega con { $leader }.

## Por qué no.

why-setup-leaders = Ese Líder no está libre.
why-setup-players = Este archivo de cartas es para { $allowed } Líderes, no para { $seats }.
