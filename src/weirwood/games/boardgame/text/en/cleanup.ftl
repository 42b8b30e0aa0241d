event-round-begins = Round { $round } begins.
