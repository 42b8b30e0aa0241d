## The chapter duplicates: questions, options, and what happens.

option-duplicate = Añadir un duplicado: { $a }
event-card-duplicated = { $card } tiene un duplicado.
event-card-facedown = { $card } tiene un duplicado boca abajo.
event-card-saved_duplicate = Un duplicado salva: { $card }.
event-duplicate-lost = Se descarta con su carta un duplicado: { $card }.
