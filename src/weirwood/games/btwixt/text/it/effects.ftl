## Domande.

ask-effect-may = { $a }: vuoi usarla?
ask-effect-leader = { $a }: scegli un leader.
ask-effect-to = { $a }: scegli chi riceve la carta.
ask-effect-council = { $a }: scegli un concilio.
ask-effect-card = { $a }: scegli una carta in una pila delle offerte.
ask-effect-cards = { $a }: scegli { $least ->
    [one] una carta
   *[other] { $least } carte
} della pila delle offerte di { $d_seat }.
ask-effect-tie = { $a }: più carte tue sono in parità; scegline una.
ask-effect-swap = { $a }: scegli la prima carta dello scambio.
ask-effect-with = { $a }: scegli la carta con cui scambiarla.
ask-effect-copy = { $a }: scegli la carta di cui copia il valore.
ask-effect-discard = { $a }: scegli { $least ->
    [one] una carta
   *[other] { $least } carte
} della tua mano da scartare.
ask-effect-give = { $a }: scegli { $least ->
    [one] una carta
   *[other] { $least } carte
} della tua mano per { $c_seat }.
ask-effect-hand = { $a }: scegli { $least ->
    [one] una carta
   *[other] { $least } carte
} della tua mano per una pila delle offerte.
ask-effect-pass = { $a }: scegli { $least ->
    [one] la carta
   *[other] { $least } carte
} da passare.
ask-effect-found = { $a }: scegli { $least ->
    [one] una carta
   *[other] { $least } carte
} dalla pila degli scarti.
ask-effect-token = { $a }: scegli un segnalino potere.
ask-effect-kill = { $a }: scegli l'alleato da uccidere.
ask-effect-move = { $a }: scegli l'alleato da spostare.
ask-effect-revive = { $a }: scegli un alleato dalla pila dei morti.
ask-effect-bottom = { $a }: scegli cosa va in fondo al mazzo degli alleati, a partire da quello più in alto.
ask-effect-top = { $a }: rimetti gli alleati in ordine, a partire dal prossimo.
ask-effect-volunteer = { $a }: vuoi riprendere in mano una carta della tua pila delle offerte?
ask-effect-insist = { $a }: più leader rivogliono una carta. Insisti o cedi?
ask-effect-option = { $a }: scegli un'opzione.

## Risposte.

option-card = { $a }
option-effect-card-card = { $a }, di { $b_seat }
option-effect-cards-card = { $a }, di { $b_seat }
option-effect-tie-card = { $a }, di { $b_seat }
option-effect-swap-card = { $a }, di { $b_seat }
option-effect-with-card = { $a }, di { $b_seat }
option-effect-copy-card = { $a }, di { $b_seat }
option-seat = { $a_seat }
option-council = Il concilio tra { $a_seat } e { $b_seat }
option-token = Un segnalino nascosto del concilio tra { $a_seat } e { $b_seat }
option-seen = Un segnalino, visto da { $d_seat }, del concilio tra { $a_seat } e { $b_seat }
option-known = Il segnalino da { $d } del concilio tra { $a_seat } e { $b_seat }
option-ally = { $a }, nel concilio tra { $b_seat } e { $c_seat }
option-effect-bottom-ally = { $a }
option-effect-top-ally = { $a }
option-dead = { $a }
option-none = Niente
option-insist = Insisti
option-yield = Cedi
option-do = { $a ->
    [to_discard] Scarta carte
    [to_hand] Prendi carte in mano
    [to_bid_pile] Sposta carte in una pila delle offerte
    [swap_cards] Scambia carte
    [pass_cards] Passa carte
    [rotate_piles] Sposta le pile delle offerte
    [draw] Pesca carte
    [reveal_hand] Mostra una mano
    [gain_tokens] Ottieni segnalini potere
    [place_tokens] Metti segnalini potere sull'alleato attuale
    [move_tokens] Sposta segnalini potere
    [return_tokens] Rimetti segnalini potere nella riserva
    [peek_tokens] Guarda segnalini potere
    [assign_token_choice] Decidi chi colloca il segnalino potere
    [kill_ally] Uccidi un alleato
    [kill_current] Uccidi l'alleato attuale
    [kill_self] Uccidi questo alleato
    [move_ally] Sposta un alleato
    [revive_ally] Riporta un alleato
    [claim_extra] Reclama un altro alleato
    [look_allies] Guarda il mazzo degli alleati
    [set_first_player] Indica il primo giocatore
   *[other] Un altro effetto
}

## Ciò che accade.

event-first-named = { $seat } prenderà il segnalino primo giocatore.
event-ally-revived = { $ally } torna nel concilio tra { $council_seats }.
event-value-copied = { $card } prende il valore di { $of }: { $value }.
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
event-pile-swapped = { $card }, di { $seat }, e { $other }, di { $other_seat }, si scambiano di posto.
event-piles-rotated = Le pile delle offerte si spostano di un posto a { $direction ->
    [left] sinistra.
   *[right] destra.
}
event-offer-taken = Sarà { $seat } a riprendere una carta.
event-token-chooser = { $seat } sceglierà dove va il segnalino potere di questo round.

## Perché no.

why-ops-ban_play = { $card } non può essere giocata in questo round.
why-ops-must_play = Puoi ancora giocare, quindi non puoi già inginocchiarti.
