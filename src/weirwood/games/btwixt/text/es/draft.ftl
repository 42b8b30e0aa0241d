## Preguntas.

ask-draft-keep = Quédate con una carta y pasa las demás.

## Lo que ocurre.

event-draft-kept = Todos guardan la carta número { $n } y pasan las demás.
event-draft-pack = { $seat } tiene { $n ->
    [one] una carta
   *[other] { $n } cartas
} entre las que elegir{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
