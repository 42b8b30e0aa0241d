"""Who owns a room: one worker that is alive, and nobody else writes."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import config
from weirwood.kernel.decision import Refused
from weirwood.table.cluster import leases, ownership
from weirwood.table.cluster.leases import Elsewhere, Shared
from weirwood.table.host import commands
from weirwood.table.hub import Hub
from weirwood.table.notices.queue import queue_row
from weirwood.table.notices.turns import Contact, Notice
from weirwood.table.rooms import chat, clocks, startup
from weirwood.table.rooms.room import NotStored, Room
from weirwood.table.store import schema
from weirwood.table.store.database import Store
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg

pytestmark = pytest.mark.database
W = schema.workers.c


@asynccontextmanager
async def workers(folder: Path, url: str, count: int = 2) -> AsyncIterator[list[Hub]]:
    """Hubs that know of each other, and do nothing by themselves."""
    made = [
        Hub(config(folder, database=url, hooks=("https://chat.example",))) for _ in range(count)
    ]
    try:
        for _ in range(2):
            for hub in made:
                await ownership.renew(hub)
        yield made
    finally:
        for hub in made:
            await hub.stop()


def runs(work: Callable[[Path, str], Coroutine[Any, Any, None]]) -> Any:
    def test(tmp_path: Path, shared: str) -> None:
        asyncio.run(work(tmp_path, shared))

    test.__doc__ = work.__doc__
    return test


async def opened(hub: Hub, **more: Any) -> Room:
    plan = [msg.SeatPlan(kind="me"), msg.SeatPlan(kind="me"), msg.SeatPlan(kind="me")]
    room, _, _ = await hub.create(msg.NewRoom(game="boardgame", seats=plan, **more), "ana")
    return room


async def answer(hub: Hub, room: Room) -> None:
    assert room.match is not None
    d = room.match.decisions[0]
    sample = room.match.propose(d, random.Random(1), 1)[0]
    await hub.act(room, Line("answer", d.seat, d.kind, sample), d.number)


async def set_worker(hub: Hub, **values: Any) -> None:
    change = schema.workers.update().where(W.id == hub.leases.id).values(**values)
    await hub.store.write(lambda c: c.execute(change).rowcount)


async def lines(hub: Hub, room: Room) -> int:
    of = sa.select(sa.func.count()).select_from(schema.journal)
    found = await hub.store.read(
        lambda c: c.execute(of.where(schema.journal.c.room == room.id)).scalar()
    )
    return found or 0


@runs
async def test_a_room_has_one_owner(folder: Path, url: str) -> None:
    async with workers(folder, url) as (one, two):
        room = await opened(one)
        with pytest.raises(Elsewhere) as found:
            await two.room(room.id)
        assert found.value.peer is not None
        assert found.value.peer.id == one.leases.id
        await ownership.release(one, room)
        taken = await two.room(room.id)
        assert taken is not None
        assert taken.epoch == room.epoch + 1
        with pytest.raises(NotStored):  # nobody acts on the image that was released
            await answer(one, room)


@runs
async def test_a_late_worker_writes_nothing(folder: Path, url: str) -> None:
    async with workers(folder, url) as (one, two):
        room = await opened(one)
        await answer(one, room)
        await set_worker(one, until=0.0)  # as if it had said nothing for long
        taken = await two.room(room.id)
        assert taken is not None
        await answer(two, taken)
        before = await lines(two, room)
        with pytest.raises(NotStored) as no:
            await chat.say(one, room, 0, "ana", "too late", [])
        assert no.value.rule == "table.moved"
        with pytest.raises(NotStored):
            await answer(one, room)
        assert room.id not in one.rooms
        assert await lines(two, room) == before
        await answer(two, taken)
        assert await lines(two, room) == before + 1
        assert one.metrics.registry.get_sample_value("weirwood_fenced_rooms_total") == 1


@runs
async def test_a_worker_whose_session_has_ended_is_dead_at_once(folder: Path, url: str) -> None:
    async with workers(folder, url) as (one, two):
        room = await opened(one)
        assert isinstance(one.leases, Shared)
        one.leases.hang_up()
        assert await two.room(room.id) is not None
        await two.leases.renew()
        assert two.leases.peers == {}
        one.leases.valid_until = 0.0  # it finds out for itself
        with pytest.raises(Elsewhere):
            await one.room(room.id)
        assert room.id not in one.rooms


@runs
async def test_clocks_run_until_their_owner_was_last_alive(folder: Path, url: str) -> None:
    """Whatever the watches of the two say, and however long nobody had the room."""
    async with workers(folder, url) as (one, two):
        room = await opened(one, clock=msg.Clock(kind="bank", seconds=1000))
        asked = 5_000_000.0  # by a watch that has nothing to do with ours
        change = schema.rooms.update().where(schema.rooms.c.id == room.id).values(asked=asked)
        await one.store.write(lambda c: c.execute(change).rowcount)
        await set_worker(one, until=0.0, beat=asked + 7.0)
        taken = await two.room(room.id)
        assert taken is not None
        running = sorted(clocks.running(taken))
        assert [round(taken.times[s]) for s in running] == [993] * len(running)
        # the next one charges from here on, also if nothing was stored meanwhile
        await set_worker(two, until=0.0)
        assert isinstance(two.leases, Shared)
        two.rooms.clear()
        again = await two.room(room.id)
        assert again is not None
        assert [round(again.times[s], -1) for s in running] == [990] * len(running)


@runs
async def test_an_older_worker_does_not_take_a_newer_room(folder: Path, url: str) -> None:
    async with workers(folder, url) as (one, two):
        room = await opened(one)
        await ownership.release(one, room)
        newer = schema.rooms.update().where(schema.rooms.c.id == room.id).values(rules=10_000)
        await one.store.write(lambda c: c.execute(newer).rowcount)
        with pytest.raises(Elsewhere):
            await two.room(room.id)
        broken = await two.store.read(lambda c: c.execute(schema.broken_rooms.select()).all())
        assert broken == []


@runs
async def test_an_older_worker_takes_no_room_of_a_newer_schema(folder: Path, url: str) -> None:
    """A newer release has brought the database to its own shape; what we have, we play on."""
    async with workers(folder, url) as (one, two):
        room, mine = await opened(one), await opened(two)
        await ownership.release(one, room)
        newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
        await one.store.write(lambda c: c.execute(newer).rowcount)
        with pytest.raises(Elsewhere):
            await two.room(room.id)
        await answer(two, mine)


@runs
async def test_a_worker_that_goes_takes_no_more_rooms(folder: Path, url: str) -> None:
    async with workers(folder, url) as (one, two):
        room = await opened(one)
        await ownership.drain(one)
        assert one.rooms == {}
        with pytest.raises(Elsewhere):
            await opened(one)
        with pytest.raises(Elsewhere):
            await one.room(room.id)
        assert await two.room(room.id) is not None


@runs
async def test_rooms_that_need_the_table_are_taken_up(folder: Path, url: str) -> None:
    async with workers(folder, url) as (one, two):
        timed = await opened(one, clock=msg.Clock(kind="bank", seconds=1000))
        await opened(one)  # waits for people
        await set_worker(one, until=0.0)
        await two.leases.renew()
        await startup.wake_orphans(two)
        while two.waking:
            await asyncio.sleep(0.01)
        assert set(two.rooms) == {timed.id}


@runs
async def test_a_command_is_the_owners_to_do(folder: Path, url: str) -> None:
    async with workers(folder, url) as (one, two):
        room = await opened(one)
        row = {"id": "c", "what": "delete", "room": room.id}
        await two.store.write(lambda c: c.execute(schema.commands.insert(), row).rowcount)
        await commands.run(two)
        assert await two.store.read(lambda c: c.execute(schema.rooms.select()).all())
        await commands.run(one)
        assert await two.store.read(lambda c: c.execute(schema.rooms.select()).all()) == []
        assert await two.store.read(lambda c: c.execute(schema.commands.select()).all()) == []


@runs
async def test_a_notice_goes_out_once_and_from_where_one_would_be_seen(
    folder: Path, url: str
) -> None:
    sent: list[str] = []
    async with workers(folder, url) as (one, two):
        room = await opened(one)

        async def deliver(row: Notice, _to: object) -> None:
            sent.append(row.way)

        for hub in (one, two):
            hub.notices.deliver = deliver  # type: ignore[assignment, method-assign]
        await two.notices.want("ana", msg.NoticesWanted(hook="https://chat.example/x"))
        await two.notices.look()
        assert sent == []  # not due yet
        due = schema.notices.update().values(due=0.0)
        await two.store.write(lambda c: c.execute(due).rowcount)
        await two.notices.look()
        assert sent == []  # whether Ana is here, her room's owner knows
        await one.leases.renew()
        await one.notices.fresh()
        assert one.notices.wanted("ana").hook == "https://chat.example/x"
        await asyncio.gather(one.notices.look(), one.notices.look())
        assert sent == ["hook"] * 3  # one for each of her seats
        await set_worker(one, until=0.0)
        await two.leases.renew()
        await two.notices.look()
        assert len(sent) == 3
        assert room.noticed == dict.fromkeys(room.to_move(), "ana")


@runs
async def test_what_one_worker_queued_does_not_trouble_another(folder: Path, url: str) -> None:
    """A turn that begins where it is already queued, by somebody who knew more."""
    async with workers(folder, url) as (one, two):
        room = await opened(one)
        contact = Contact("ana", "en", hook="https://chat.example/x")
        one.notices.contacts["ana"] = contact
        rows = [queue_row(room.id, s, "ana", "hook", 0.0) for s in range(3)]
        await two.store.write(lambda c: c.execute(schema.notices.insert(), rows).rowcount)
        await answer(one, room)
        assert await lines(one, room) == 1


@runs
async def test_a_worker_out_of_reach_loses_the_rooms_that_are_asked_for(
    folder: Path, url: str
) -> None:
    async with workers(folder, url) as (one, two):
        room, other = await opened(one), await opened(one)
        two.leases.missed(one.leases.id, 0.0)
        with pytest.raises(Elsewhere):  # a moment is nothing
            await two.room(room.id)
        assert isinstance(two.leases, Shared)
        two.leases.unreached[one.leases.id] -= leases.LEASE_SECONDS
        assert await two.room(room.id) is not None
        with pytest.raises(NotStored):
            await answer(one, room)
        await answer(one, other)
        two.leases.reached(one.leases.id)
        with pytest.raises(Elsewhere):
            await two.room(other.id)


def test_many_workers_may_start_at_once_on_an_empty_database(shared: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in [f.result() for f in [pool.submit(Store, shared) for _ in range(4)]]:
            store.close()


def test_a_table_that_stood_still_charges_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    pulse = clocks.Pulse()
    monkeypatch.setattr(clocks, "pulse", pulse)
    pulse.beat()
    begun = clocks.now()
    at += 2
    assert clocks.now() == begun + 2
    pulse.beat()
    at += 100  # stopped, and going on
    assert clocks.now() == begun + 2
    at += 1
    pulse.beat()
    assert clocks.now() == begun + 3
    pulse.end()
    at += 100
    assert clocks.now() == begun + 103


def test_without_its_database_a_worker_lets_go_of_everything(
    tmp_path: Path, shared: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with workers(tmp_path, shared, 1) as (one,):
            room = await opened(one)
            ownership.lose(one)
            assert one.rooms == {}
            with pytest.raises(NotStored):
                await answer(one, room)
            again = await one.room(room.id)  # it is back: the room is ours under a new epoch
            assert again is not None
            await answer(one, again)

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert "lease lost" in caplog.text


def test_elsewhere_is_told_as_a_refusal() -> None:
    assert isinstance(Elsewhere(None), Refused)
