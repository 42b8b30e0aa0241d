"""A Game of Thrones: B'Twixt, a bidding game for three to six leaders."""

from .game import GAME

__all__ = ["GAME"]
