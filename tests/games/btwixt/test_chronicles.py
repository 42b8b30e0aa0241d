"""Random games of every number of seats and all settings go on as they did."""

from __future__ import annotations

import pytest
from tests.games.btwixt.law import options
from tests.games.chronicles import compare
from tests.games.refusals import batches

BATCHES = batches(10, 12)


@pytest.mark.parametrize("numbers", BATCHES, ids=str)
def test_the_games_go_on_as_they_did(numbers: range) -> None:
    compare("btwixt", options, numbers)
