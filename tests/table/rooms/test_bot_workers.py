"""Bots think elsewhere, may fail in any way, and their pauses tell nothing."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import bots, config, create, figure, sit
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from weirwood.kernel import registry
from weirwood.table.config import Config
from weirwood.table.hub import Hub
from weirwood.table.rooms import bot_turns
from weirwood.table.rooms import bot_workers as workers


def stall(*_args: Any) -> None:
    time.sleep(60)


def crash(*_args: Any) -> None:
    raise ZeroDivisionError("a bot of little brain")


def twice(x: int) -> int:
    return 2 * x


def test_bots_of_worker_processes_play_a_game(tmp_path: Path) -> None:
    live = Live(config(tmp_path, bot_workers=1, bot_seconds=PATIENCE))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(6)
    live.stop()
    assert figure(live.hub, "weirwood_bot_seconds_count") > 0
    assert figure(live.hub, "weirwood_bot_failures_total") == 0
    assert figure(live.hub, "weirwood_bot_worker_restarts_total") == 0


def test_a_worker_that_stalls_is_killed_and_replaced() -> None:
    import asyncio

    async def work() -> tuple[int, int]:
        pool = workers.Workers(1, PATIENCE)
        assert await pool.run(twice, 1) == 2
        with pytest.raises(workers.Stalled):
            await pool.run(stall, seconds=0.3)
        with pytest.raises(ZeroDivisionError):
            await pool.run(crash)
        fine = await pool.run(twice, 21)
        pool.close()
        return fine, pool.restarts

    assert asyncio.run(work()) == (42, 1)


LOADED = "len(__import__('weirwood.kernel.registry', fromlist=['x']).catalogue().loaded)"


def test_a_worker_knows_its_games_before_the_first_question() -> None:
    """A busy machine takes long to start a process and to import: no bot's time is charged."""
    import asyncio

    async def work() -> Any:
        pool = workers.Workers(1, PATIENCE)
        known = await pool.run(eval, LOADED)
        pool.close()
        return known

    assert asyncio.run(work()) == len(registry.catalogue().points)


def test_ctrl_c_does_not_reach_a_worker_from_its_first_moment_on() -> None:
    worker, answers = workers.Worker(), list[Any]()
    asking = threading.Thread(
        target=lambda: answers.append(worker.ask(PATIENCE, workers.ready, ()))
    )
    asking.start()
    while worker.process is None:
        time.sleep(0.001)
    os.kill(worker.process.pid, signal.SIGINT)
    asking.join(PATIENCE)
    worker.kill()
    assert answers == [None]


class Nonsense:
    """A bot that answers what nobody asked."""

    def decide(self, *_args: Any) -> Any:
        return ["nonsense"]


class Crash:
    def decide(self, *_args: Any) -> Any:
        raise ZeroDivisionError


class Listener:
    """A bot that plays at random and writes down what it has heard."""

    rows: list[tuple[int, list[Any], list[Any]]] = []  # noqa: RUF012  # one for all of them

    def decide(self, _view: Any, decision: Any, _options: Any, rng: Any, worlds: Any) -> Any:
        self.rows.append((decision.seat, list(worlds.heard), list(worlds.news)))
        return worlds(rng).sample(decision, rng)


def test_a_bot_at_the_table_hears_what_its_seat_hears(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._bots(), "listener", lambda _game, _budget: Listener())
    monkeypatch.setattr(Listener, "rows", [])
    made = create(client, [{"kind": "me"}, *[{"kind": "bot", "level": "listener"}] * 2])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(6)
    lives: dict[int, list[Any]] = {1: [], 2: []}
    for seat, heard, news in Listener.rows:
        lives[seat] += news
        assert heard == lives[seat]
    assert min(map(len, lives.values())) >= 5
    assert figure(client.live.hub, "weirwood_bot_failures_total") == 0


@pytest.mark.parametrize("bad", [Nonsense, Crash])
def test_a_bad_bot_costs_a_move_and_not_the_game(
    client: Browser, monkeypatch: pytest.MonkeyPatch, bad: type[Any]
) -> None:
    monkeypatch.setitem(registry._bots(), "bad", lambda _game, _budget: bad())
    made = create(client, [{"kind": "me"}, {"kind": "bot", "level": "bad"}, *bots(1)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(3)
    assert figure(client.live.hub, "weirwood_bot_failures_total") > 0


def test_pauses_are_whole_beats(tmp_path: Path) -> None:
    """Whatever a bot has to think about, it answers on the beat."""
    hub = Hub(Config(data=tmp_path, bot_delay=0.6, bot_workers=0))
    for spent in (0.0, 0.001, 0.59, 0.61, 1.7):
        total = spent + bot_turns.pause(hub, spent)
        assert total >= 0.6
        assert total / 0.6 == pytest.approx(round(total / 0.6))
    hub.store.close()


@pytest.mark.parametrize("level", ["search:60.0", "search:600s", "search:900000", "search:900000t"])
def test_a_bot_that_thinks_for_ever_is_refused(client: Browser, level: str) -> None:
    plan = [{"kind": "me"}, {"kind": "bot", "level": level}, *bots(1)]
    got = client.post("/api/rooms", json={"game": "boardgame", "seats": plan})
    assert got.json()["rule"] == "table.bot_budget"


def test_programs_are_for_the_laboratory_alone(client: Browser, tmp_path: Path) -> None:
    """Nobody starts a program on the table's machine by naming it as a bot."""
    mark = tmp_path / "mark"
    for level in (f"exec:touch {mark}", f"exec:2s touch {mark}"):
        plan = [{"kind": "me"}, {"kind": "bot", "level": level}, *bots(1)]
        got = client.post("/api/rooms", json={"game": "boardgame", "seats": plan})
        assert got.json()["rule"] == "kernel.unknown_bot"
        asked = {"game": "boardgame", "seats": [{"kind": "me"}, *bots(2)], "away_level": level}
        assert client.post("/api/rooms", json=asked).json()["rule"] == "kernel.unknown_bot"
    assert not mark.exists()
