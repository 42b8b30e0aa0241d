## Preguntas.

ask-claim-icon = Elige la próxima carta con icono de victoria que resuelves.
ask-claim-council = Elige el Consejo en el que se coloca a { $a }.
ask-claim-dead = { $a }: elige al Aliado muerto que Reclamas.
ask-claim-token = Elige el Consejo que recibe la ficha de Poder de esta ronda.

## Lo que ocurre.

event-ally-claimed = { $seat } Reclama a { $ally } para el Consejo entre { $council_seats }.
event-ally-next = El siguiente Aliado es { $ally }.
event-ally-raised = { $ally } sale de la pila de muertos.
event-bid-won = { $seat } gana la Puja con { $total }.
event-icon-resolved = { $seat } resuelve { $card }.
