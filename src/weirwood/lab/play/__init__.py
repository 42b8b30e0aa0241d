"""Games played by bots: one of them, and many at once."""
