"""Random battles of every mode go on as they did, of two, three and two against two."""

from __future__ import annotations

import pytest
from tests.games.chronicles import compare
from tests.games.miniatures.law import options
from tests.games.refusals import batches

BATCHES = batches(28, 2)


@pytest.mark.parametrize("numbers", BATCHES, ids=str)
def test_the_battles_go_on_as_they_did(numbers: range) -> None:
    compare("miniatures", options, numbers)
