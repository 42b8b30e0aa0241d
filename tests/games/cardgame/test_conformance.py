"""The conformance suite, with open and with closed lists."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import rule
from tests.games.cardgame.lists.test_decks import LEGAL

import weirwood


@rule("decks.closed")
def test_a_closed_game_conforms() -> None:
    assert weirwood.conformance(
        "cardgame",
        seats=2,
        games=1,
        seed=5,
        options={"decks": [LEGAL, LEGAL], "lists": "closed"},
        every=9,
    )


@pytest.mark.parametrize(("seats", "every"), [(2, 5), (3, 25), (5, 80)])
def test_conformance(seats: int, every: int) -> None:
    assert weirwood.conformance("cardgame", seats=seats, games=1, seed=seats, every=every)
