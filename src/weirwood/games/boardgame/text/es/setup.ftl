ask-setup-house = Elige tu Casa.

event-setup-house = { $seat } juega con la Casa { $house }.
event-setup-draft = Las Casas se eligen en este orden: { $seats }.
event-setup-ready = El tablero está listo para { $houses }.
