"""A refusal cites the rule that forbids, in random games."""

from __future__ import annotations

import pytest
from tests.games.miniatures.law import LAW, options
from tests.games.refusals import batch, batches


@pytest.mark.parametrize("numbers", batches(3, 2), ids=str)
def test_refusals_in_random_games_cite_what_forbids(numbers: range) -> None:
    batch(LAW, options, numbers, 0.15)
