"""Two thousand random games a game: refusals break the rule they cite, options do something.

pytest tests/soak/refusals_soak.py -m soak -s
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from tests.games import refusals
from tests.games import test_offered as offered
from tests.games.refusals import Seen
from tests.games.test_offered import FLOW
from tests.games.test_refusals import LAWS

import weirwood

GAMES = int(os.environ.get("WEIRWOOD_SOAK_GAMES", "2000"))
FIRST = int(os.environ.get("WEIRWOOD_SOAK_FIRST", "0"))  # to go on where another run ended
SHARE = float(os.environ.get("WEIRWOOD_SOAK_SHARE", "0.1"))  # of the questions of each game
BATCHES = 20


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", LAWS)
def test_refusals_cite_what_forbids(game: str, batch: int) -> None:
    law, options = LAWS[game]
    seen: Seen = Counter()
    examined = 0
    numbers = range(FIRST + batch, FIRST + GAMES, BATCHES)
    for number in numbers:
        seats, settings = options(number)
        match = weirwood.new(game, seats=seats, seed=number, options=settings)
        examined += refusals.play(law, match, number, SHARE, seen)
    print(refusals.report(law, seen, len(numbers), examined))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", FLOW)
def test_what_is_offered_does_something(game: str, batch: int) -> None:
    numbers = range(FIRST + batch, FIRST + GAMES, BATCHES)
    tried, found = offered.play(game, numbers, SHARE)
    print(f"{game}: {tried:,} options tried; without effect, as the rules allow: {dict(found)}")
