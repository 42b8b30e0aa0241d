## Ciò che accade.

event-first-player = { $seat } ha il segnalino primo giocatore.
event-first-named = { $seat } prenderà il segnalino primo giocatore.
event-leader-taken = { $seat } gioca con { $leader }.
event-leader-knelt = { $seat } si inginocchia.
event-leader-scored = { $seat } ha un concilio ristretto da { $small }, l'altro da { $other } e { $allies ->
    [one] un alleato
   *[other] { $allies } alleati
} in tutto.
event-season-began = Nuova stagione: { $season }.
event-events-added = Si { $n ->
    [one] aggiunge un evento
   *[other] aggiungono { $n } eventi
} al mazzo dell'influenza.
event-hand-dealt = { $seat } riceve { $n ->
    [one] una carta
   *[other] { $n } carte
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-white-dealt = { $seat } riceve una carta bianca{ $card ->
    [none] .
   *[other] : { $card }.
}
event-draft-kept = Tutti tengono la carta numero { $n } e passano le altre.
event-draft-pack = { $seat } ha { $n ->
    [one] una carta
   *[other] { $n } carte
} tra cui scegliere{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-row-laid = Nella fila degli alleati: { $allies }.
event-round-began = Round { $n }: comincia { $seat }.
event-round-cleaned = Si tolgono le pile delle offerte e tutti si rialzano.
event-ally-revealed = L'alleato attuale è { $ally }.
event-ally-none = Non c'è nessun alleato: questo round si gioca solo per il segnalino potere.
event-ally-claimed = { $seat } reclama { $ally } per il concilio tra { $council_seats }.
event-ally-next = L'alleato successivo è { $ally }.
event-ally-raised = { $ally } esce dalla pila dei morti.
event-ally-killed = { $ally } muore nel concilio tra { $council_seats }.
event-ally-moved = { $ally } passa dal concilio tra { $council_seats } al concilio tra { $to_seats }.
event-ally-revived = { $ally } torna nel concilio tra { $council_seats }.
event-allies-shuffled = La pila dei morti viene mescolata in un nuovo mazzo degli alleati da { $n }.
event-allies-looked = { $seat } guarda { $n ->
    [one] il prossimo alleato
   *[other] i prossimi { $n } alleati
}{ $allies_count ->
    [none] .
   *[other] : { $allies }.
}
event-allies-put_back = { $seat } rimette gli alleati nel loro mazzo: { $n } in cima{ $bottom ->
    [0] .
   *[other] , { $bottom } in fondo.
}
event-current-killed = { $ally } muore prima che qualcuno possa reclamare la carta{ $n ->
    [0] .
    [one] ; un segnalino torna nella riserva.
   *[other] ; { $n } segnalini tornano nella riserva.
}
event-current-token = Un segnalino potere viene messo su { $ally }.
event-current-token_seen = { $seat } guarda un segnalino potere{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
} e lo mette su { $ally }.
event-card-played = { $seat } gioca { $card }.
event-card-redirected = { $card } va nella pila delle offerte di { $to_seat }.
event-value-copied = { $card } prende il valore di { $of }: { $value }.
event-cards-drawn = { $seat } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-deck-shuffled = Gli scarti vengono mescolati in un nuovo mazzo dell'influenza da { $n }.
event-hand-discarded = { $seat } scarta { $card }.
event-hand-given = { $seat } dà a { $to_seat } { $card ->
    [none] una carta.
   *[other] { $card }.
}
event-hand-shown = { $seat } mostra a tutti { $cards_count ->
    [0] una mano vuota.
   *[other] queste carte: { $cards }.
}
event-hand-shown_to = { $seat } mostra la propria mano a { $to_seats }{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-hand-to_pile = { $seat } mette { $card } nella pila delle offerte di { $to_seat }.
event-discard-taken = { $seat } prende { $card } dalla pila degli scarti.
event-discard-to_pile = { $card } passa dagli scarti alla pila delle offerte di { $to_seat }.
event-pile-returned = { $card } passa dalla pila delle offerte di { $seat } alla mano di { $to_seat }.
event-pile-taken_back = { $seat } riprende { $card } dalla propria pila delle offerte.
event-pile-discarded = { $card } viene scartata dalla pila delle offerte di { $seat }.
event-pile-moved = { $card } passa dalla pila delle offerte di { $seat } a quella di { $to_seat }.
event-pile-swapped = { $card }, di { $seat }, e { $other }, di { $other_seat }, si scambiano di posto.
event-piles-rotated = Le pile delle offerte si spostano di un posto a { $direction ->
    [left] sinistra.
   *[right] destra.
}
event-bid-won = { $seat } vince l'asta con { $total }.
event-icon-resolved = { $seat } risolve { $card }.
event-offer-taken = Sarà { $seat } a riprendere una carta.
event-token-gained = { $seat } ottiene un segnalino potere per il concilio tra { $council_seats }.
event-token-chooser = { $seat } sceglierà dove va il segnalino potere di questo round.
event-token-returned = { $seat } rimette nella riserva un segnalino potere del concilio tra { $council_seats }.
event-token-moved = { $seat } sposta un segnalino potere dal concilio tra { $council_seats } al concilio tra { $to_seats }.
event-tokens-seen = { $seat } guarda { $n ->
    [one] il segnalino
   *[other] { $n } segnalini
} del concilio tra { $council_seats }{ $values_count ->
    [none] .
   *[other] : { $values }.
}
event-council-scored = Il concilio tra { $council_seats } ha un potere di { $power }.
event-game-won = { $seats_count ->
    [one] Vince { $seats }
   *[other] { $seats } condividono la vittoria
}{ $how ->
    [small] {" "}con il concilio ristretto più forte.
    [other] {" "}grazie all'altro concilio più forte.
    [allies] {" "}grazie al maggior numero di alleati.
   *[shared] .
}

## Perché no.

why-bidding-hand = { $card } non è nella tua mano.
why-bidding-turns = Non è né una tua carta né inginocchiarsi.
why-ops-ban_play = { $card } non può essere giocata in questo round.
why-ops-must_play = Puoi ancora giocare, quindi non puoi già inginocchiarti.
why-setup-leaders = Quel leader non è libero.
why-setup-players = Questo file di carte è per { $allowed } leader, non per { $seats }.
why-edition-faulty = Il file di carte non può essere usato. { $where }: { $key }: trovato { $found }; consentito: { $allowed }.
why-edition-leaders = Questi leader non possono essere presi ({ $found }). Consentiti, ciascuno una volta e uno per posto: { $allowed }.
why-edition-position = Questa posizione non può darsi: { $key } è { $found }{ $allowed ->
    [none] .
   *[other] ; consentito: { $allowed }.
}
why-edition-copies = Non ci sono così tante copie di { $card } ({ $key }).
