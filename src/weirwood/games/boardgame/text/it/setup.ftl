ask-setup-house = Scegli la tua Casata.

event-setup-house = { $seat } gioca con la Casata { $house }.
event-setup-draft = Le Casate si scelgono in quest’ordine: { $seats }.
event-setup-ready = Il tabellone è pronto per { $houses }.
