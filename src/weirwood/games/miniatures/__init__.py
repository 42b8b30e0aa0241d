"""The Miniatures Game of A Song of Ice and Fire, rules of 2021."""

from .game import GAME

__all__ = ["GAME"]
