event-round-begins = Comienza la ronda { $round }.
