"""The sensible player."""
