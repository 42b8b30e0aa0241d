"""The sensible player beats chance, in a joust and in a melee."""

from __future__ import annotations

import random

import pytest

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.games.cardgame.bot import evaluate
from weirwood.games.cardgame.tables import PREBUILT
from weirwood.kernel import registry


def wins(seats: int, games: int) -> int:
    """How often one greedy player wins against random ones, seats and decks in turn."""
    found = 0
    for number in range(games):
        deck = PREBUILT[number % len(PREBUILT)] if seats == 2 else ""
        m = weirwood.new("cardgame", seats=seats, seed=number, options={"decks": deck})
        me, rng = number % seats, random.Random(number)
        while not m.over:
            d = m.decisions[0]
            mine = d.seat == me
            m.answer(
                d, registry.bot_answer(GAME.greedy, m, d, number) if mine else m.sample(d, rng)
            )
        assert all(-1 <= evaluate(m.st, seat) <= 1 for seat in range(seats))
        found += m.standings[0] == [me]
    return found


@pytest.mark.parametrize(("seats", "least"), [(2, 17), (4, 10)])
def test_greedy_beats_random(seats: int, least: int) -> None:
    assert wins(seats, 20) >= least
