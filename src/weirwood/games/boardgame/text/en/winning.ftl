event-winning-seven = { $house } controls a seventh castle and wins the Iron Throne.
event-winning-last_round = After the last round { $house } wins with { $castles } { $castles ->
    [one] castle
    *[other] castles
    }.
