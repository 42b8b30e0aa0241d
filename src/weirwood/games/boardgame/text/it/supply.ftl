ask-supply-loss = I tuoi eserciti superano il rifornimento: scegli un’unità da distruggere.

event-supply-set = { $house } ha rifornimento { $supply }.
event-supply-lost = { $house } rinuncia per mancanza di rifornimento: { $unit } { $area_in }.
