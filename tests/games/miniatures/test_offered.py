"""Offered means that something happens: no option whose only effect is to waste itself."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.miniatures.offers import SMALL, play

GAMES = 4


@pytest.mark.rule("miniatures:orders.worth", "miniatures:tactics_board.worth")
def test_no_option_in_random_battles_comes_to_nothing() -> None:
    tried: Counter[str] = Counter()
    for seed in range(GAMES):
        assert play(seed, 2, SMALL, tried) == []
    print(dict(tried))
    assert tried["effects.play"] > 50
