"""The scenario builder refuses what cannot be, in words, and a game goes on from all others."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.positions import RICH, altered, good, tried, words

from weirwood import ledger

POSITIONS = 150
STEPS = 12


@pytest.mark.parametrize("game", RICH)
def test_a_position_written_down_is_refused_with_its_rule_or_played(game: str) -> None:
    """Good positions altered at random; `tests/games/positions.py` says how."""
    known = good(game)
    assert [tried(game, 0, data, STEPS) for data in known] == [""] * len(known)
    vocabulary = sorted({word for data in known for word in words(data)})
    seen: Counter[str] = Counter()
    for seed in range(POSITIONS):
        rng = random.Random(seed)
        data = altered(rng, rng.choice(known), vocabulary)
        seen[tried(game, seed, data, STEPS)] += 1
    print(game, seen.most_common())
    assert 30 < seen[""] < POSITIONS - 30
    assert set(seen) - {""} <= set(ledger.load(f"weirwood.games.{game}").rules)
