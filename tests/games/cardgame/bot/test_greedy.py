"""The sensible player beats chance, in a joust and in a melee."""

from __future__ import annotations

import random

import pytest
from tests.games.cardgame.driver import joust

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.games.cardgame.bot.greedy import GREEDY, evaluate
from weirwood.games.cardgame.lists import PREBUILT
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


def test_greedy_declares_those_who_must_defend() -> None:
    t = joust(
        {"faction": "martell", "play": ["Dornish Paramour"]},
        {"faction": "stark", "play": ["Catelyn Stark", "Sansa Stark"]},
    )
    t.p1.challenges("intrigue", "Dornish Paramour")
    t.p1.uses("Dornish Paramour")
    t.p1.picks("Sansa Stark")
    d = t.play.expect("challenge.defenders", 1)
    match = t.play.match
    assert len(match.options(d)) == 2  # one of two must, and either may be named first
    match.answer(d, registry.bot_answer(GREEDY, match, d, 0))
    assert any(
        e["kind"] == "challenge.defends" and e["args"]["card"] == "01147"
        for e in match.events_for(None)
    )
