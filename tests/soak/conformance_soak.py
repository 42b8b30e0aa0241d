"""The conformance suite, its costly checks at every fourth decision, on games of other seeds.

pytest tests/soak/conformance_soak.py -m soak
"""

from __future__ import annotations

import pytest

import weirwood

TABLES = [
    (game, seats)
    for game in ("btwixt", "boardgame", "cardgame", "miniatures")
    for seats in weirwood.game(game).seats
]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_conformance(game: str, seats: int) -> None:
    assert weirwood.conformance(game, seats=seats, games=2, seed=100 + seats, every=4) > 50
