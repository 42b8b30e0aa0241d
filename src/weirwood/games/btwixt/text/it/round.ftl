## Ciò che accade.

event-round-began = Round { $n }: comincia { $seat }.
event-ally-revealed = L'alleato attuale è { $ally }.
event-ally-none = Non c'è nessun alleato: questo round si gioca solo per il segnalino potere.
