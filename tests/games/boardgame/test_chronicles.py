"""Random games of every number of seats and all settings go on as they did."""

from __future__ import annotations

from tests.games.boardgame.law import options
from tests.games.chronicles import compare

NUMBERS = range(64)


def test_the_games_go_on_as_they_did() -> None:
    compare("boardgame", options, NUMBERS)
