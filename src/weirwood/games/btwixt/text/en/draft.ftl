## Questions.

ask-draft-keep = Keep one card and pass the rest on.

## What happens.

event-draft-kept = Everybody keeps card number { $n } and passes the rest on.
event-draft-pack = { $seat } holds a hand of { $n ->
    [one] one card
   *[other] { $n } cards
} to choose from{ $cards_count ->
    [none] .
   *[other] : { $cards }.
}
