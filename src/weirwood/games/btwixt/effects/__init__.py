"""The effect vocabulary: how cards are read, whom and what they mean, and what happens."""
