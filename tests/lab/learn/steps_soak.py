"""Many games in small steps, over all settings: every answer has actions, every view fits."""

from __future__ import annotations

import random
from typing import Any

import pytest

import weirwood
from weirwood.kernel import registry
from weirwood.lab.learn.observe import schema
from weirwood.lab.learn.session import Session

pytestmark = pytest.mark.soak

GAMES = {"boardgame": 200, "btwixt": 400, "cardgame": 120, "miniatures": 60}


def tables(game: str) -> list[dict[str, Any]]:
    """Every choice of every setting, one at a time."""
    out: list[dict[str, Any]] = [{}]
    for setting in registry.game(game).settings:
        if setting.kind == "bool":
            out += [{setting.name: True}, {setting.name: False}]
        elif setting.kind == "choice":
            out += [{setting.name: choice} for choice in setting.choices]
    return out


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said_and_seen(game: str) -> None:
    found, counts, settings = schema(game), registry.game(game).seats, tables(game)
    played = 0
    for n in range(GAMES[game]):
        options, seats = settings[n % len(settings)], counts[n % len(counts)]
        try:
            match = weirwood.new(game, seats=seats, seed=n, options=options)
        except weirwood.Refused:
            continue  # not every choice goes with every number of seats, or alone
        session, rng, steps = Session(match), random.Random(n), 0
        while not session.over:
            seat = session.asked[0]
            legal = session.legal(seat)
            assert len(legal) > 1
            if steps % 7 == 0:
                assert found.observe(session, rng.randrange(seats)).any()
            session.act(seat, rng.choice(legal))
            steps += 1
        played += 1
    assert played > GAMES[game] // 2
