## Lo que ocurre.

event-first-player = { $seat } tiene la ficha de jugador inicial.
event-first-named = { $seat } tomará la ficha de jugador inicial.
event-leader-taken = { $seat } juega con { $leader }.
event-leader-knelt = { $seat } se Arrodilla.
event-leader-scored = { $seat } tiene un Consejo menor de { $small }, otro de { $other } y { $allies ->
    [one] un Aliado
   *[other] { $allies } Aliados
} entre ambos.
event-season-began = Nueva Estación: { $season }.
event-events-added = Se { $n ->
    [one] añade un evento
   *[other] añaden { $n } eventos
} al mazo de Influencia.
event-hand-dealt = { $seat } recibe { $n ->
    [one] una carta
   *[other] { $n } cartas
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-white-dealt = { $seat } recibe una carta blanca{ $card ->
    [none] .
   *[other] : { $card }.
}
event-draft-kept = Todos guardan la carta número { $n } y pasan las demás.
event-draft-pack = { $seat } tiene { $n ->
    [one] una carta
   *[other] { $n } cartas
} entre las que elegir{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-row-laid = En la hilera de Aliados: { $allies }.
event-round-began = Ronda { $n }: empieza { $seat }.
event-round-cleaned = Se recogen las pilas de Puja y todos se ponen en pie.
event-ally-revealed = El Aliado actual es { $ally }.
event-ally-none = No hay Aliado: en esta ronda solo se juega por la ficha de Poder.
event-ally-claimed = { $seat } Reclama a { $ally } para el Consejo entre { $council_seats }.
event-ally-next = El siguiente Aliado es { $ally }.
event-ally-raised = { $ally } sale de la pila de muertos.
event-ally-killed = { $ally } muere en el Consejo entre { $council_seats }.
event-ally-moved = { $ally } pasa del Consejo entre { $council_seats } al Consejo entre { $to_seats }.
event-ally-revived = { $ally } vuelve al Consejo entre { $council_seats }.
event-allies-shuffled = La pila de muertos se baraja y forma un nuevo mazo de Aliados de { $n }.
event-allies-looked = { $seat } mira { $n ->
    [one] el siguiente Aliado
   *[other] los { $n } siguientes Aliados
}{ $allies_count ->
    [none] .
   *[other] : { $allies }.
}
event-allies-put_back = { $seat } devuelve los Aliados: { $n } a la parte superior de su mazo{ $bottom ->
    [0] .
   *[other] , { $bottom } a la inferior.
}
event-current-killed = { $ally } muere antes de que nadie pueda Reclamar la carta{ $n ->
    [0] .
    [one] ; una ficha vuelve a la reserva.
   *[other] ; { $n } fichas vuelven a la reserva.
}
event-current-token = Se pone una ficha de Poder sobre { $ally }.
event-current-token_seen = { $seat } mira una ficha de Poder{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
} y la pone sobre { $ally }.
event-card-played = { $seat } juega { $card }.
event-card-redirected = { $card } va a la pila de Puja de { $to_seat }.
event-value-copied = { $card } toma el valor de { $of }: { $value }.
event-cards-drawn = { $seat } roba { $n ->
    [one] una carta
   *[other] { $n } cartas
}{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-deck-shuffled = La pila de descartes se baraja y forma un nuevo mazo de Influencia de { $n }.
event-hand-discarded = { $seat } descarta { $card }.
event-hand-given = { $seat } da a { $to_seat } { $card ->
    [none] una carta.
   *[other] { $card }.
}
event-hand-shown = { $seat } muestra a todos { $cards_count ->
    [0] una mano vacía.
   *[other] estas cartas: { $cards }.
}
event-hand-shown_to = { $seat } muestra su mano a { $to_seats }{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
event-hand-to_pile = { $seat } pone { $card } en la pila de Puja de { $to_seat }.
event-discard-taken = { $seat } toma { $card } de la pila de descartes.
event-discard-to_pile = { $card } pasa de la pila de descartes a la pila de Puja de { $to_seat }.
event-pile-returned = { $card } pasa de la pila de Puja de { $seat } a la mano de { $to_seat }.
event-pile-taken_back = { $seat } recupera { $card } de su pila de Puja.
event-pile-discarded = Se descarta { $card } de la pila de Puja de { $seat }.
event-pile-moved = { $card } pasa de la pila de Puja de { $seat } a la de { $to_seat }.
event-pile-swapped = { $card }, de { $seat }, y { $other }, de { $other_seat }, cambian de sitio.
event-piles-rotated = Las pilas de Puja se desplazan un puesto a la { $direction ->
    [left] izquierda.
   *[right] derecha.
}
event-bid-won = { $seat } gana la Puja con { $total }.
event-icon-resolved = { $seat } resuelve { $card }.
event-offer-taken = { $seat } será quien recupere una carta.
event-token-gained = { $seat } obtiene una ficha de Poder para el Consejo entre { $council_seats }.
event-token-chooser = { $seat } elegirá adónde va la ficha de Poder de esta ronda.
event-token-returned = { $seat } devuelve a la reserva una ficha de Poder del Consejo entre { $council_seats }.
event-token-moved = { $seat } mueve una ficha de Poder del Consejo entre { $council_seats } al Consejo entre { $to_seats }.
event-tokens-seen = { $seat } mira { $n ->
    [one] la ficha
   *[other] { $n } fichas
} del Consejo entre { $council_seats }{ $values_count ->
    [none] .
   *[other] : { $values }.
}
event-council-scored = El Consejo entre { $council_seats } tiene { $power } de Poder.
event-game-won = { $seats_count ->
    [one] Gana { $seats }
   *[other] { $seats } comparten la victoria
}{ $how ->
    [small] {" "}con el Consejo menor más fuerte.
    [other] {" "}por tener más fuerte el otro Consejo.
    [allies] {" "}por tener más Aliados.
   *[shared] .
}

## Por qué no.

why-bidding-hand = { $card } no está en tu mano.
why-bidding-turns = Eso no es ni una de tus cartas ni Arrodillarse.
why-ops-ban_play = { $card } no puede jugarse en esta ronda.
why-ops-must_play = Todavía puedes jugar, así que aún no puedes Arrodillarte.
why-setup-leaders = Ese Líder no está libre.
why-setup-players = Este archivo de cartas es para { $allowed } Líderes, no para { $seats }.
why-edition-faulty = El archivo de cartas no se puede usar. { $where }: { $key }: se encontró { $found }; permitido: { $allowed }.
why-edition-leaders = No se pueden tomar esos Líderes ({ $found }). Permitidos, cada uno una vez y uno por puesto: { $allowed }.
why-edition-position = Esta posición no puede darse: { $key } es { $found }{ $allowed ->
    [none] .
   *[other] ; permitido: { $allowed }.
}
why-edition-copies = No hay tantas copias de { $card } ({ $key }).
