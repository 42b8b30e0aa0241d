"""The game's own sensible player."""
