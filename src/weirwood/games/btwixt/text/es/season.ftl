## Lo que ocurre.

event-season-began = Nueva Estación: { $season }.
