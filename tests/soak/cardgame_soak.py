"""Five thousand random jousts and a thousand random melees with random legal decks.

pytest tests/soak/cardgame_soak.py -m soak
"""

from __future__ import annotations

import os
import random

import pytest
from tests.games.cardgame.random_decks import random_deck
from tests.games.cardgame.test_random import check

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.kernel import registry

JOUSTS = int(os.environ.get("WEIRWOOD_SOAK_GAMES", "5000"))
MELEES = JOUSTS // 5
BATCHES = 20


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_jousts_end_without_an_error(batch: int) -> None:
    for number in range(batch, JOUSTS, BATCHES):
        play(2, number)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_melees_end_without_an_error(batch: int) -> None:
    for number in range(batch, MELEES, BATCHES):
        play(3 + number % 4, number)


def play(seats: int, seed: int) -> None:
    """One game; the position is checked now and then."""
    registry.add(GAME)
    rng = random.Random(seed)
    options = {
        "decks": [random_deck(rng) for _ in range(seats)],
        "lists": rng.choice(("open", "closed")),
    }
    match = weirwood.new("cardgame", seats=seats, seed=seed, options=options)
    steps = 0
    while not match.over:
        open_now = match.decisions
        d = open_now[rng.randrange(len(open_now))]
        match.answer(d, match.sample(d, rng))
        steps += 1
        assert steps < 100_000, f"seed {seed}: the game does not end"
        if steps % 37 == 0 and not match.over:
            check(match.st)
