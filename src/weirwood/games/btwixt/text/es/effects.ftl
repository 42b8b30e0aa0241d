## Preguntas.

ask-effect-may = { $a }: ¿quieres usarla?
ask-effect-leader = { $a }: elige a un Líder.
ask-effect-to = { $a }: elige quién recibe la carta.
ask-effect-council = { $a }: elige un Consejo.
ask-effect-card = { $a }: elige una carta de una pila de Puja.
ask-effect-cards = { $a }: elige { $least ->
    [one] una carta
   *[other] { $least } cartas
} de la pila de Puja de { $d_seat }.
ask-effect-tie = { $a }: varias de tus cartas están empatadas; elige una.
ask-effect-swap = { $a }: elige la primera carta del intercambio.
ask-effect-with = { $a }: elige la carta por la que se cambia.
ask-effect-copy = { $a }: elige la carta cuyo valor copia.
ask-effect-discard = { $a }: elige { $least ->
    [one] una carta
   *[other] { $least } cartas
} de tu mano para descartar.
ask-effect-give = { $a }: elige { $least ->
    [one] una carta
   *[other] { $least } cartas
} de tu mano para { $c_seat }.
ask-effect-hand = { $a }: elige { $least ->
    [one] una carta
   *[other] { $least } cartas
} de tu mano para una pila de Puja.
ask-effect-pass = { $a }: elige { $least ->
    [one] la carta
   *[other] { $least } cartas
} que pasas.
ask-effect-found = { $a }: elige { $least ->
    [one] una carta
   *[other] { $least } cartas
} de la pila de descartes.
ask-effect-token = { $a }: elige una ficha de Poder.
ask-effect-kill = { $a }: elige al Aliado que muere.
ask-effect-move = { $a }: elige al Aliado que se mueve.
ask-effect-revive = { $a }: elige a un Aliado de la pila de muertos.
ask-effect-bottom = { $a }: elige lo que va a la parte inferior del mazo de Aliados, empezando por el de más arriba.
ask-effect-top = { $a }: devuelve los Aliados en orden, empezando por el siguiente.
ask-effect-volunteer = { $a }: ¿quieres recuperar una carta de tu pila de Puja?
ask-effect-insist = { $a }: varios quieren recuperar una carta. ¿Insistes o cedes?
ask-effect-option = { $a }: elige una opción.

## Respuestas.

option-card = { $a }
option-effect-card-card = { $a }, de { $b_seat }
option-effect-cards-card = { $a }, de { $b_seat }
option-effect-tie-card = { $a }, de { $b_seat }
option-effect-swap-card = { $a }, de { $b_seat }
option-effect-with-card = { $a }, de { $b_seat }
option-effect-copy-card = { $a }, de { $b_seat }
option-seat = { $a_seat }
option-council = El Consejo que { $a_seat } comparte con { $b_seat }
option-token = Una ficha oculta del Consejo que { $a_seat } comparte con { $b_seat }
option-seen = Una ficha, vista por { $d_seat }, del Consejo que { $a_seat } comparte con { $b_seat }
option-known = La ficha de { $d } del Consejo que { $a_seat } comparte con { $b_seat }
option-ally = { $a }, en el Consejo que { $b_seat } comparte con { $c_seat }
option-effect-bottom-ally = { $a }
option-effect-top-ally = { $a }
option-dead = { $a }
option-none = Nada
option-insist = Insistir
option-yield = Ceder
option-do = { $a ->
    [to_discard] Descartar cartas
    [to_hand] Llevar cartas a una mano
    [to_bid_pile] Mover cartas a una pila de Puja
    [swap_cards] Intercambiar cartas
    [pass_cards] Pasar cartas
    [rotate_piles] Desplazar las pilas de Puja
    [draw] Robar cartas
    [reveal_hand] Mostrar una mano
    [gain_tokens] Obtener fichas de Poder
    [place_tokens] Poner fichas de Poder sobre el Aliado actual
    [move_tokens] Mover fichas de Poder
    [return_tokens] Devolver fichas de Poder a la reserva
    [peek_tokens] Mirar fichas de Poder
    [assign_token_choice] Decidir quién coloca la ficha de Poder
    [kill_ally] Matar a un Aliado
    [kill_current] Matar al Aliado actual
    [kill_self] Matar a este Aliado
    [move_ally] Mover a un Aliado
    [revive_ally] Recuperar a un Aliado
    [claim_extra] Reclamar a otro Aliado
    [look_allies] Mirar el mazo de Aliados
    [set_first_player] Señalar al jugador inicial
   *[other] Otro efecto
}

## Lo que ocurre.

event-first-named = { $seat } tomará la ficha de jugador inicial.
event-ally-revived = { $ally } vuelve al Consejo entre { $council_seats }.
event-value-copied = { $card } toma el valor de { $of }: { $value }.
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
event-pile-swapped = { $card }, de { $seat }, y { $other }, de { $other_seat }, cambian de sitio.
event-piles-rotated = Las pilas de Puja se desplazan un puesto a la { $direction ->
    [left] izquierda.
   *[right] derecha.
}
event-offer-taken = { $seat } será quien recupere una carta.
event-token-chooser = { $seat } elegirá adónde va la ficha de Poder de esta ronda.

## Por qué no.

why-ops-ban_play = { $card } no puede jugarse en esta ronda.
why-ops-must_play = Todavía puedes jugar, así que aún no puedes Arrodillarte.
