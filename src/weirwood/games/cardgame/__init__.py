"""The Card Game, second edition: the core set, joust and melee."""
