"""Random battles of every mode go on as they did."""

from __future__ import annotations

from tests.games.chronicles import compare
from tests.games.miniatures.law import options

NUMBERS = range(20)


def test_the_battles_go_on_as_they_did() -> None:
    compare("miniatures", options, NUMBERS)
