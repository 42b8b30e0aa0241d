ask-planning-orders = Dai un ordine a ciascuna delle tue aree.
ask-planning-raven = Il Corvo messaggero: sostituire un ordine, guardare i Bruti o lasciar stare?
ask-planning-raven_area = Quale ordine sostituisci?
ask-planning-raven_order = Il nuovo ordine per { $a_the }?
ask-planning-raven_card = Lasci la carta dei Bruti in cima o la seppellisci?

option-planning-orders-none = Nessun ordine
option-planning-raven-none = Lascia riposare il Corvo

event-planning-short = Gli ordini si piazzano a turno: a { $houses } mancano segnalini.
event-planning-placed = { $house } ha piazzato i suoi ordini.
event-planning-shown = { $house } mostra { $number } { $number ->
    [one] ordine
    *[other] ordini
    }.
event-planning-swapped = Il Corvo di { $house } sostituisce { $old_the } { $area_in }: { $order }.
event-planning-looked = { $card ->
    [none] { $house } guarda la prima carta dei Bruti.
    *[other] { $house } guarda la prima carta dei Bruti: { $card }.
    }
event-planning-keep = { $house } lascia la carta dei Bruti in cima.
event-planning-bury = { $house } mette la carta dei Bruti in fondo.
why-planning-stars = Hai piazzato { $found } ordini speciali; la tua posizione ne consente { $allowed }.
why-planning-tokens = Hai solo { $number } di { $order }.
