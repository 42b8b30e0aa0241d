"""Random jousts and melees with random decks go on as they did."""

from __future__ import annotations

import pytest
from tests.games.cardgame.law import options
from tests.games.chronicles import compare
from tests.games.refusals import batches

BATCHES = batches(12, 7)


@pytest.mark.parametrize("numbers", BATCHES, ids=str)
def test_the_games_go_on_as_they_did(numbers: range) -> None:
    compare("cardgame", options, numbers)
