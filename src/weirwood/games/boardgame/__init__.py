"""The Board Game, 2nd edition: six houses, ten rounds, one throne."""

from .game import GAME

__all__ = ["GAME"]
