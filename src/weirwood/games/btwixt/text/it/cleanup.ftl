## Ciò che accade.

event-round-cleaned = Si tolgono le pile delle offerte e tutti si rialzano.
