## What happens.

event-season-began = New season: { $season }.
