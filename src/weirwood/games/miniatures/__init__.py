"""The Miniatures Game of A Song of Ice and Fire, rules of 2021."""

from weirwood.games.miniatures.game import GAME

__all__ = ["GAME"]
