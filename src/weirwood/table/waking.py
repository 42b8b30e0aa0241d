"""What a table does first: rooms are played on, games imported, workers made ready."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table import bot_turns, clocks, memory, tables
from weirwood.table.bots import ready
from weirwood.table.store import complain

if TYPE_CHECKING:
    from weirwood.table.hub import Table

log = logging.getLogger("weirwood.table")


async def rooms(table: Table) -> None:
    """Wake the rooms whose clocks run, and those that were played a moment ago."""
    try:
        table.alive = await table.store.write(wind_on)
    except sa.exc.SQLAlchemyError as e:  # a full disk, perhaps: what is there can be looked at
        complain("clocks not taken over", e)
        table.alive = await table.store.read(last_beat)
    rows = tables.rooms.c
    playing = sa.select(rows.id, rows.clock, rows.updated).where(rows.status == "playing")
    recent = time.time() - table.config.wake_seconds
    passing = sa.select(tables.seats.c.room).where(sa.cast(tables.seats.c.passes, sa.Text) != "[]")
    bound = set(await table.store.read(lambda c: c.execute(passing).scalars().all()))
    for row in await table.store.read(lambda c: c.execute(playing).all()):
        if row.clock["kind"] != "none" or row.updated > recent or row.id in bound:
            table.spawn(room(table, row.id))


def wind_on(c: Db) -> float:
    """Take the clocks over from the table before: what ran there has run, its absence has not.

    At once for all rooms, whether they are woken or not: else the next table, if it comes before
    an answer does, would charge this one's absence, or what the machine's own clock has jumped.
    Gives the time from which on this table charges.
    """
    now, row = clocks.now(), tables.rooms.c
    noted = last_beat(c)
    playing = sa.select(row.id, row.clock, row.asked).where(row.status == "playing", row.asked > 0)
    moved = [
        {"_id": r.id, "asked": now - max(0.0, noted - r.asked)}
        for r in c.execute(playing)
        if r.clock["kind"] != "none"
    ]
    if moved:
        c.execute(tables.rooms.update().where(row.id == sa.bindparam("_id")), moved)
    beat(c)
    return now


def last_beat(c: Db) -> float:
    return c.execute(sa.select(tables.beats.c.at)).scalar() or 0.0


def beat(c: Db) -> None:
    """Note that the table is alive: until here, and not further, clocks are charged."""
    at = {"at": clocks.now()}
    if not c.execute(tables.beats.update().values(**at)).rowcount:
        c.execute(tables.beats.insert(), {"id": 1, **at})


async def room(table: Table, room_id: str) -> None:
    try:
        found = await table.room(room_id)
    except Refused:  # told in the log; the other rooms are played on
        return
    if found is not None:
        bot_turns.wake(table, found)


async def games(table: Table) -> None:
    """Import all games beside the loop; those that cannot be are told, and in nobody's way."""
    catalogue = registry.catalogue()
    await table.labour(catalogue.playable)
    await table.labour(registry.bot_names)
    for name, reason in catalogue.broken.items():
        log.error("game cannot be loaded", extra={"game": name, "reason": reason})
    for name, reason in registry.broken_bots.items():
        log.error("bot cannot be loaded", extra={"bot": name, "reason": reason})
    if table.config.alone:
        table.spawn(workers(table))
        table.spawn(memory.look_after(lambda: table.connections))


async def workers(table: Table) -> None:
    """Have the bots' processes ready before somebody waits for them."""
    jobs = (table.workers.run(ready) for _ in table.workers.workers)
    for lost in await asyncio.gather(*jobs, return_exceptions=True):
        if isinstance(lost, Exception):  # it is begun again when it is needed
            log.warning("worker not ready", extra={"reason": str(lost)[:200]})
