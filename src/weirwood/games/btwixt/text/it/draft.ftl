## Domande.

ask-draft-keep = Tieni una carta e passa le altre.

## Ciò che accade.

event-draft-kept = Tutti tengono la carta numero { $n } e passano le altre.
event-draft-pack = { $seat } ha { $n ->
    [one] una carta
   *[other] { $n } carte
} tra cui scegliere{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
