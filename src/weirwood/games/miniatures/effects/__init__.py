"""Abilities, Orders and cards: when they may be used, and what they do.

`vocabulary` reads them from data, `mods` is asked by the rules for numbers, `windows` runs what
happens at a moment of the game, `ops` holds the steps that effects are made of.
"""
