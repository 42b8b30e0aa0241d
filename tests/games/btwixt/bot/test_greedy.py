"""The game's own player: it answers everything, sees only its view, and beats chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

import weirwood
from weirwood.games.btwixt.bot.greedy import GREEDY, evaluate
from weirwood.kernel import registry


def share_of_wins(seats: int, games: int, options: dict[str, Any]) -> float:
    """Wins of one greedy player among random ones, seats rotated, shared victories divided."""
    wins = 0.0
    for number in range(games):
        match = weirwood.new("btwixt", seats=seats, seed=500 + number, options=options)
        rng = random.Random(number)
        me = number % seats
        while not match.over:
            d = match.decisions[0]
            if d.seat == me:
                answer = registry.bot_answer(GREEDY, match, d, number)
            else:
                answer = match.sample(d, rng)
            match.answer(d, answer)
        if me in match.standings[0]:
            wins += 1 / len(match.standings[0])
    return wins / games


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_wins_twice_its_fair_share_against_random(seats: int) -> None:
    # At three the mean is 2.2 of 3, so that luck needs many games to be ruled out.
    games = 150 if seats == 3 else 40
    assert share_of_wins(seats, games, {"leaders": "deal"}) * seats >= 2


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"advanced": True, "draft": "draft"},
        {"draft": "kingsmoot", "revealed": True, "short": True},
    ],
    ids=str,
)
def test_greedy_answers_every_question(options: dict[str, Any]) -> None:
    for seats in (3, 6):
        match = weirwood.new("btwixt", seats=seats, seed=seats, options=options)
        while not match.over:
            d = match.decisions[0]
            match.answer(d, registry.bot_answer(GREEDY, match, d, 1))
            assert -1 <= evaluate(match.st, d.seat) <= 1
        first = match.standings[0]
        assert evaluate(match.st, first[0]) >= evaluate(match.st, match.standings[-1][0])
