"""The Card Game, second edition: the core set, joust and melee."""

from .game import GAME

__all__ = ["GAME"]
