## The chapter zones: questions, options, and what happens.

option-hand = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-deck = { $c ->
    [none] { $a }
   *[other] { $a } ({ $c })
}
option-discard = { $a } (pila degli scarti)
option-dead = { $a } (pila dei morti)
option-card = { $a }
option-seat = { $a_seat }
event-deck-shuffled = Il mazzo di { $seat } viene mescolato.
event-deck-searched = { $seat } guarda { $n } carte del mazzo.
event-deck-revealed = { $seat } rivela { $card }.
event-deck-discarded = { $card } viene scartata dalla cima del mazzo di { $seat }.
event-deck-looked = { $seat } guarda le prime { $n } carte del mazzo di { $other_seat }.
event-deck-took = { $seat } prende una carta dal mazzo.
