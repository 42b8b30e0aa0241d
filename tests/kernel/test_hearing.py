"""Bots hear what their seat hears: all of it, what is new, and in every world they imagine."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.match import Match

toys.register()
GAMES = [("toy", 2), ("btwixt", 3), ("boardgame", 3), ("cardgame", 2), ("miniatures", 2)]


class Listener:
    """Answers at random, and writes down what it is told."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, list[Any], list[Any], list[Any]]] = []

    def decide(self, view: Any, decision: Any, options: Any, rng: Any, worlds: Any) -> Any:
        assert view is not None
        assert options is not None
        world = worlds(rng)
        told = (worlds.heard, worlds.news, world.events_for(decision.seat))
        self.rows.append((decision.seat, *(json.loads(json.dumps(rows)) for rows in told)))
        return world.sample(decision, rng)


def played(game: str, seats: int, steps: int) -> tuple[Match, Listener]:
    match, bot = registry.new(game, seats=seats, seed=5), Listener()
    while not match.over and steps > 0:
        for d in match.decisions:
            match.answer(d, registry.bot_answer(bot, match, d, 3))
            steps -= 1
    return match, bot


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_bot_hears_what_its_seat_hears_once_and_in_order(game: str, seats: int) -> None:
    match, bot = played(game, seats, 60)
    lives: dict[int, list[Any]] = {seat: [] for seat in range(seats)}
    for seat, heard, news, imagined in bot.rows:
        lives[seat] += news
        assert heard == lives[seat], "all that was new makes up the whole"
        assert imagined == heard, "worlds keep the log of the seat"
        assert [e["number"] for e in heard] == list(range(1, len(heard) + 1))
    for seat, life in lives.items():
        told = json.loads(json.dumps(match.events_for(seat)))
        assert told[: len(life)] == life
        others = [e for e in match.log if e.hidden and seat not in e.seats]
        assert len(told) == len(match.log) - len(others)


def test_the_world_of_another_seat_holds_nothing_of_ones_own() -> None:
    match, _ = played("cardgame", 2, 30)
    world = match.redeal(0, Splitmix(1), silent=True)
    assert world.events_for(0) == match.events_for(0)
    assert world.events_for(1) == []
    assert match.redeal(0, Splitmix(1)).redeal(0, Splitmix(2)).events_for(0) == match.events_for(0)


@pytest.mark.parametrize(("game", "seats"), GAMES[1:])
def test_a_match_from_a_save_can_be_told_what_was_heard(game: str, seats: int) -> None:
    """What the table's workers do: the save keeps no events."""
    match, _ = played(game, seats, 40)
    d = match.decisions[0]
    loaded = registry.load(json.loads(json.dumps(match.save())))
    heard, news = match.events_for(d.seat), match.news_for(d.seat)
    loaded.remember(d.seat, heard, len(heard) - len(news))
    here, there = Listener(), Listener()
    answer = registry.bot_answer(here, match, d, 3)
    assert registry.bot_answer(there, loaded, d, 3) == answer
    assert here.rows == there.rows
    # and it goes on from there
    for one in (match, loaded):
        one.answer(d, answer)
    while not match.over and d.seat not in {x.seat for x in match.decisions}:
        for x in match.decisions:
            found = match.sample(x, Splitmix(x.number))
            match.answer(x, found)
            loaded.answer(x, found)
    assert match.news_for(d.seat) == loaded.news_for(d.seat)
    assert match.events_for(d.seat) == loaded.events_for(d.seat)


def test_same_record_same_news() -> None:
    match, _ = played("btwixt", 3, 50)
    again = registry.replay(match.record())
    for seat in range(3):
        assert again.events_for(seat) == match.events_for(seat)
        assert again.news_for(seat) == match.news_for(seat)


def test_to_remember_costs_a_world_next_to_nothing() -> None:
    """Ten thousand events more must not be felt by a search, which makes thousands of worlds."""
    match, _ = played("btwixt", 3, 60)
    seat = match.decisions[0].seat

    def pace() -> float:
        best = 9.0
        for _ in range(5):
            begun = time.thread_time()
            for i in range(200):
                match.redeal(seat, Splitmix(i), silent=True)
            best = min(best, time.thread_time() - begun)
        return best

    before = pace()
    match._log.extend(match._log[:10] * 1000)
    match.events_for(seat)
    assert pace() < 1.5 * before
