event-round-begins = Inizia il round { $round }.
