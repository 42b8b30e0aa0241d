"""Bots on machines of their own: each question is thought about once, and none is forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import config, figure
from tests.table.server import PATIENCE
from weirwood.table.cluster import bot_queue
from weirwood.table.cluster.bot_queue import Queue, Thinker
from weirwood.table.hub import Hub
from weirwood.table.rooms.bot_workers import Stalled, Workers, think
from weirwood.table.store import schema
from weirwood.table.store.database import Store, make_engine
from weirwood.table.wire import protocol as msg

pytestmark = pytest.mark.database


class Head:
    """Thinks in this process, as it is told to."""

    def __init__(self, answer: Any) -> None:
        self.answer, self.asked = answer, 0

    def ask(self, _seconds: float, _job: Any, _args: Any) -> Any:
        self.asked += 1
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def kill(self) -> None:
        """Nothing to kill."""


@pytest.fixture
def store(shared: str) -> Iterator[Store]:
    made = Store(shared)
    yield made
    made.close()


@pytest.fixture
def thinker(shared: str) -> Iterator[Callable[[Any], Thinker]]:
    engine = make_engine(shared)
    made: list[Thinker] = []

    def one(answer: Any) -> Thinker:
        made.append(Thinker(engine, threading.Event()))
        made[-1].worker = Head(answer)  # type: ignore[assignment]
        return made[-1]

    yield one
    for each in made:
        each.stopping.set()
        if each.is_alive():
            each.join(PATIENCE)
    engine.dispose()


async def asked(store: Store, seconds: float = PATIENCE) -> Any:
    queue = Queue(store, Workers(0, PATIENCE), seconds)
    try:
        return await queue.run(think, {}, [], 0, 1, "random", 7)
    finally:
        await asyncio.to_thread(queue.close)


def kept(store: Store) -> list[Any]:
    return store.read_now(lambda c: list(c.execute(schema.thoughts.select())))


def wait_for(store: Store, rows: int) -> None:
    end = time.monotonic() + PATIENCE
    while len(kept(store)) != rows:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_question_is_answered_by_one_of_many(
    store: Store, thinker: Callable[[Any], Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_queue, "UNTAKEN_SECONDS", PATIENCE)
    heads = [thinker(["a"]), thinker(["a"])]
    for head in heads:
        head.start()

    async def many() -> list[Any]:
        return await asyncio.gather(*(asked(store) for _ in range(6)))

    assert asyncio.run(many()) == [["a"]] * 6
    for head in heads:
        head.stopping.set()
        head.join(PATIENCE)
    assert sum(head.worker.asked for head in heads) == 6  # type: ignore[attr-defined]
    wait_for(store, 0)  # nothing is left behind


def test_a_bot_that_fails_elsewhere_fails_here(
    store: Store, thinker: Callable[[Any], Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_queue, "UNTAKEN_SECONDS", PATIENCE)
    head = thinker(ZeroDivisionError("a bot of little brain"))
    head.start()
    with pytest.raises(Stalled, match="little brain"):
        asyncio.run(asked(store))


def test_what_a_lost_machine_was_thinking_about_is_taken_up(
    store: Store, thinker: Callable[[Any], Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_queue, "UNTAKEN_SECONDS", PATIENCE)
    late, head = thinker(["late"]), thinker(["b"])

    async def work() -> Any:
        task = asyncio.create_task(asked(store))
        await asyncio.to_thread(wait_for, store, 1)
        lost = schema.thoughts.update().values(taken=late.id, until=0.0)
        await store.write(lambda c: c.execute(lost).rowcount)
        assert await asyncio.to_thread(head.one)
        name = (await asyncio.to_thread(kept, store))[:1]
        if name:  # it comes back, and is told that it is too late
            await store.write(lambda c: late.tell(c, name[0].id, {"answer": ["late"]}))
        return await task

    assert asyncio.run(work()) == ["b"]


def test_where_nobody_thinks_the_table_does_it_itself(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_queue, "UNTAKEN_SECONDS", 0.2)
    thought: list[Any] = []

    class Here(Workers):
        async def run(self, job: Any, *args: Any, seconds: float = 0.0) -> Any:
            thought.append((job, args, seconds))
            return ["here"]

    async def work() -> Any:
        queue = Queue(store, Here(0, 1.0), 30.0)
        found = await queue.run(think, {}, [], 0, 1, "random", 7)
        await asyncio.to_thread(queue.close)
        return found

    assert asyncio.run(work()) == ["here"]
    assert len(thought) == 1
    wait_for(store, 0)


def test_bots_of_another_machine_play_a_game(tmp_path: Path, shared: str) -> None:
    """The command itself: nobody thinks here, and nobody fails there."""
    Store(shared).close()
    command = [sys.executable, "-m", "weirwood", "bots", "--jobs", "1", "--database", shared]
    pool = subprocess.Popen([*command, "--data", str(tmp_path / "bots")], start_new_session=True)

    async def work() -> Hub:
        hub = Hub(config(tmp_path, database=shared, bot_pool=True, bot_seconds=PATIENCE))
        assert isinstance(hub.workers, Queue)
        plan = [msg.SeatPlan(kind="bot", level="random")] * 3
        room, _, _ = await hub.create(msg.NewRoom(game="boardgame", seats=plan), "host")
        while room.journal < 4:
            await asyncio.sleep(0.05)
        await hub.stop()
        return hub

    with contextlib.ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        stack.callback(pool.wait, PATIENCE)
        stack.callback(pool.send_signal, signal.SIGTERM)
        patch.setattr(bot_queue, "UNTAKEN_SECONDS", PATIENCE)
        hub = asyncio.run(work())
    assert figure(hub, "weirwood_bot_failures_total") == 0
    assert figure(hub, "weirwood_bot_seconds_count") >= 4
