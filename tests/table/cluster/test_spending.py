"""Budgets hold over all workers together, whichever of them somebody comes to."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.cluster.conftest import Begin
from tests.table.cluster.test_leases import runs, workers
from tests.table.cluster.test_workers import meeting
from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import bump
from weirwood.table.hub import Hub
from weirwood.table.store import schema
from weirwood.table.store.database import Counting, Store
from weirwood.table.wire import protocol as msg
from weirwood.table.wire.budgets import Budget

pytestmark = pytest.mark.database


def budget(hubs: list[Hub], text: str) -> None:
    for hub in hubs:
        hub.budgets.here.budgets["rooms"] = Budget.read(text)


async def rows(hub: Hub) -> list[Any]:
    return list(await hub.store.read(lambda c: c.execute(schema.spent.select()).all()))


@runs
async def test_two_workers_share_a_budget(folder: Path, url: str) -> None:
    async with workers(folder, url) as hubs:
        budget(hubs, "4/hour")
        one, two = hubs
        for hub in (one, two, two, one):
            await hub.budgets.take("rooms", "192.0.2.1", "ana")
        for hub in hubs:
            with pytest.raises(Refused) as no:
                await hub.budgets.take("rooms", "192.0.2.1", "bea")  # the address has paid for all
            assert no.value.rule == "table.too_fast"
            assert await hub.budgets.allows("uploads", "192.0.2.1")  # a budget of its own
            assert await hub.budgets.allows("rooms", "192.0.2.7")
        assert two.metrics.registry.get_sample_value("weirwood_refusals_total", {"budget": "rooms"})
        assert "192.0.2" not in str(await rows(one))


@runs
async def test_many_at_once_get_no_more_than_there_is(folder: Path, url: str) -> None:
    async with workers(folder, url) as hubs:
        budget(hubs, "10/day")
        asked = [hub.budgets.allows("rooms", "192.0.2.1") for hub in hubs for _ in range(10)]
        assert sum(await asyncio.gather(*asked)) == 10


@runs
async def test_a_cap_is_that_of_all_workers_together(folder: Path, url: str) -> None:
    """Rooms that are stored in the same moment do not see each other."""
    async with workers(folder, url, 3) as hubs:
        new = msg.NewRoom(game="boardgame", seats=[msg.SeatPlan(kind="person")] * 3)
        await hubs[0].create(new, "ana")
        for hub in hubs:
            hub.config.max_rooms = 4
        asked = [hub.create(new, f"{n}") for n in range(10) for hub in hubs]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(x, Refused) and x.rule == "table.full" for x in found) == 27
        assert sum(isinstance(x, tuple) for x in found) == 3


def test_whoever_counts_waits_before_anybody_waits_for_them(shared: str) -> None:
    """Else one that holds a row and one that counts would wait for each other."""
    done: list[str] = []

    def touch(c: sa.Connection) -> None:
        done.append("touched")
        bump(c, "x")
        time.sleep(0.2)

    def count(c: sa.Connection) -> None:
        done.append("counted")
        c.execute(sa.select(sa.func.count()).select_from(schema.rooms))
        time.sleep(0.2)

    stores = [Store(shared), Store(shared)]
    stores[0].submit(touch).result()
    done.clear()
    counting = Counting(count)
    batches: list[list[tuple[Any, Future[None]]]] = [
        [(work, Future()) for work in works] for works in ((touch, counting), (counting, touch))
    ]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda store, batch: store._commit(batch), stores, batches))
    assert not any(future.exception() for batch in batches for _, future in batch)
    for store in stores:
        store.close()
    assert sorted(done) == ["counted"] * 2 + ["touched"] * 2  # nothing was tried again


@runs
async def test_a_shared_budget_refills_by_the_clock_of_the_database(folder: Path, url: str) -> None:
    async with workers(folder, url) as hubs:
        budget(hubs, "2/hour")
        one, two = hubs
        assert [await one.budgets.allows("rooms", "a") for _ in range(2)] == [True, True]
        assert not await two.budgets.allows("rooms", "a")
        earlier = schema.spent.update().values(
            at=schema.spent.c.at - 1900, until=schema.spent.c.until - 1900
        )
        await one.store.write(lambda c: c.execute(earlier).rowcount)
        assert [await two.budgets.allows("rooms", "a") for _ in range(2)] == [True, False]
        await one.budgets.clear()
        assert len(await rows(one)) == 1
        await one.store.write(lambda c: c.execute(sa.update(schema.spent).values(until=1)).rowcount)
        await one.budgets.clear()
        assert await rows(one) == []


def test_whoever_is_passed_on_pays_once(begin: Begin, shared: str) -> None:
    one, two = begin("one"), begin("two")
    room = meeting(one, two)
    engine = sa.create_engine(shared)

    def spent() -> float:
        with engine.connect() as c:
            return float(sum(10_000 - r.rest for r in c.execute(schema.spent.select())))

    with one.player(room):
        pass
    before = spent()
    with two.player(room):
        pass
    assert 1.0 <= spent() - before <= 2.5  # its address and its browser; some refills meanwhile
    engine.dispose()
