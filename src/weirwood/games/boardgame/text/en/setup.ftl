ask-setup-house = Choose your house.

event-setup-house = { $seat } plays House { $house }.
event-setup-draft = Houses are chosen in this order: { $seats }.
event-setup-ready = The board is set for { $houses }.
