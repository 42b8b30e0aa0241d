"""What is told is what happens: a clerk who only hears the log knows where everything lies."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.btwixt.clerk import Clerk

import weirwood

MODES: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {"draft": "draft", "advanced": True, "short": True},
    {"draft": "kingsmoot", "revealed": True, "short": True},
    {"revealed": True, "advanced": True},
]


@pytest.mark.rule("btwixt:concepts.hidden", "btwixt:round.steps", "btwixt:cleanup.discard")
@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_the_log_tells_where_everything_lies(seed: int, options: dict[str, Any]) -> None:
    seats = 3 + seed % 4
    settings = {"leaders": "deal", **options}
    match = weirwood.new("btwixt", seats=seats, seed=seed, options=settings)
    rng = random.Random(seed)
    clerk = Clerk(seats, options.get("draft") == "kingsmoot")
    heard = 0
    while True:
        log = match.log
        for event in log[heard:]:
            clerk.hear(event)
        heard = len(log)
        if match.over:
            break
        d = match.decisions[0]
        if not any(match.st.packs):
            clerk.compare(match.st, between=d.kind == "bidding.turn")
        match.answer(d, match.sample(d, rng))
