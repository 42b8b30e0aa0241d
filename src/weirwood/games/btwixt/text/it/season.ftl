## Ciò che accade.

event-season-began = Nuova stagione: { $season }.
