"""Weirwood: four tabletop games of Westeros, played properly."""
