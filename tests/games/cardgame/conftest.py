"""The card game is registered before its tests run, installed or not."""

from weirwood.games.cardgame import GAME
from weirwood.kernel import registry

registry.add(GAME)
