## Domande.

ask-setup-leader = Scegli il tuo leader.

## Risposte.

option-leader = { $a }
option-random = Un leader a caso

## Ciò che accade.

event-first-player = { $seat } ha il segnalino primo giocatore.
event-leader-taken = { $seat } gioca con { $leader }.

## Perché no.

why-setup-leaders = Quel leader non è libero.
why-setup-players = Questo file di carte è per { $allowed } leader, non per { $seats }.
