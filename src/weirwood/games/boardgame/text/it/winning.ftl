event-winning-seven = { $house } controlla il settimo castello e vince il Trono di Spade.
event-winning-last_round = Dopo l’ultimo round vince { $house } con { $castles } { $castles ->
    [one] castello
    *[other] castelli
    }.
