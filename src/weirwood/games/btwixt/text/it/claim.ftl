## Domande.

ask-claim-icon = Scegli la prossima carta con icona trionfo da risolvere.
ask-claim-council = Scegli il concilio in cui va { $a }.
ask-claim-dead = { $a }: scegli l'alleato morto da reclamare.
ask-claim-token = Scegli il concilio che riceve il segnalino potere di questo round.

## Ciò che accade.

event-ally-claimed = { $seat } reclama { $ally } per il concilio tra { $council_seats }.
event-ally-next = L'alleato successivo è { $ally }.
event-ally-raised = { $ally } esce dalla pila dei morti.
event-bid-won = { $seat } vince l'asta con { $total }.
event-icon-resolved = { $seat } risolve { $card }.
