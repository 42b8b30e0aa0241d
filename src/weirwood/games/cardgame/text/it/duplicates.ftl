## The chapter duplicates: questions, options, and what happens.

option-duplicate = Aggiungi un duplicato: { $a }
event-card-duplicated = { $card } ha un duplicato.
event-card-facedown = { $card } ha un duplicato coperto.
event-card-saved_duplicate = Un duplicato salva: { $card }.
event-duplicate-lost = Viene scartato con la sua carta un duplicato: { $card }.
