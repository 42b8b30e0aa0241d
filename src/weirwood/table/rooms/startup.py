"""What a table does first: rooms are played on, games imported, workers made ready."""

from __future__ import annotations

import asyncio
import importlib
import logging
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import Alone, Elsewhere
from weirwood.table.host import gc as collector
from weirwood.table.rooms import bot_turns, clocks
from weirwood.table.rooms.bot_workers import ready
from weirwood.table.store import schema
from weirwood.table.store.database import log_failure

if TYPE_CHECKING:
    from weirwood.table.hub import Hub

log = logging.getLogger("weirwood.table")


async def rooms(hub: Hub) -> None:
    """Wake the rooms in which the table has something to do, one after the other.

    Whoever visits a room meanwhile comes first; all other rooms sleep until somebody does.
    """
    if isinstance(hub.leases, Alone):
        hub.leases.alive = await take_clocks_over(hub)
    await wake_orphans(hub)


async def take_clocks_over(hub: Hub) -> float:
    try:
        return await hub.store.write(wind_on)
    except sa.exc.SQLAlchemyError as e:  # a full disk, perhaps: what is there can be looked at
        log_failure("clocks not taken over", e)
        return await hub.store.read(last_beat)


async def wake_orphans(hub: Hub) -> None:
    """Wake the rooms that need a table and that no other worker looks after."""
    recent = time.time() - hub.config.wake_seconds
    peers = list(hub.leases.peers)
    found = await hub.store.read(lambda c: to_wake(c, recent, peers))
    asleep = [room for room in found if room not in hub.rooms and room not in hub.waking]
    working = bool(hub.waking)
    hub.waking.extend(asleep)
    if not working:
        hub.spawn(wake_all(hub))


async def wake_all(hub: Hub) -> None:
    while hub.waking and not hub.draining:
        await wake(hub, hub.waking[0])
        hub.waking.popleft()


async def wake(hub: Hub, room_id: str) -> None:
    try:
        found = await hub.room(room_id)
    except Elsewhere:  # somebody else was faster
        return
    except (Refused, sa.exc.SQLAlchemyError) as e:  # the other rooms are played on
        log.warning("room not woken", extra={"room": room_id, "reason": str(e)[:200]})
        return
    if found is not None:
        bot_turns.wake(hub, found)


def to_wake(c: Db, recent: float, peers: Sequence[str] = ()) -> list[str]:
    """The rooms that need the table, those of the newest answers first; not those of others."""
    row, seat = schema.rooms.c, schema.seats.c
    playing = sa.select(row.id, row.clock, row.turn, row.updated).where(row.status == "playing")
    playing = playing.where(row.owner.not_in(peers))
    seats: dict[str, list[Any]] = defaultdict(list)
    of = sa.select(seat.room, seat.kind, seat.away, seat.passes).order_by(seat.seat)
    for s in c.execute(of.join(schema.rooms, row.id == seat.room).where(row.status == "playing")):
        seats[s.room].append({"kind": s.kind, "away": s.away, "passes": s.passes})
    found = []
    for r in c.execute(playing.order_by(row.updated.desc())):
        asked = r.turn if isinstance(r.turn, list) else []
        late = not (isinstance(r.updated, int) and r.updated > recent)
        if needs_the_table(r.clock, asked, seats[r.id], late=late):
            found.append(r.id)
    return found


def needs_the_table(
    clock: Any, turn: Sequence[int], seats: Sequence[Mapping[str, Any]], *, late: bool = False
) -> bool:
    """Whether something happens in a room although nobody comes: a clock runs, a seat answers.

    Of rooms that nobody has played in lately (`late`), bots wait for somebody to come.
    """
    asked = [seats[s] for s in turn if s in range(len(seats))]
    if clocks.runs(clock) or any(s["passes"] for s in asked):
        return True
    return not late and any(s["kind"] == "bot" or s["away"] for s in asked)


def wind_on(c: Db) -> float:
    """Take the clocks over from the table before: what ran there has run, its absence has not.

    At once for all rooms, whether they are woken or not: else the next table, if it comes before
    an answer does, would charge this one's absence, or what the machine's own clock has jumped.
    Gives the time from which on this table charges.
    """
    now, row = clocks.now(), schema.rooms.c
    noted = last_beat(c)
    playing = sa.select(row.id, row.clock, row.asked).where(row.status == "playing", row.asked > 0)
    moved = [
        {"_id": r.id, "asked": now - max(0.0, noted - r.asked)}
        for r in c.execute(playing)
        if isinstance(r.asked, float) and clocks.runs(r.clock)
    ]
    if moved:
        c.execute(schema.rooms.update().where(row.id == sa.bindparam("_id")), moved)
    beat(c)
    return now


def last_beat(c: Db) -> float:
    found = c.execute(sa.select(schema.beats.c.at)).scalar()
    return found if isinstance(found, float) else 0.0


def beat(c: Db) -> None:
    """Note that the table is alive: until here, and not further, clocks are charged."""
    at = {"at": clocks.now()}
    if not c.execute(schema.beats.update().values(**at)).rowcount:
        c.execute(schema.beats.insert(), {"id": 1, **at})


async def games(hub: Hub) -> None:
    """Import all games beside the loop; those that cannot be are told, and in nobody's way."""
    catalogue = registry.catalogue()
    await hub.run_slow(catalogue.playable)
    await hub.run_slow(registry.bot_names)
    for name, reason in catalogue.broken.items():
        log.error("game cannot be loaded", extra={"game": name, "reason": reason})
    for name, reason in registry.broken_bots.items():
        log.error("bot cannot be loaded", extra={"bot": name, "reason": reason})
    hub.games_ready = True
    if hub.config.alone:
        hub.spawn(workers(hub))
        hub.spawn(collector.look_after(lambda: hub.connections))
    await hub.run_slow(partial(importlib.import_module, "weirwood.table.persons.passkeys"))


async def workers(hub: Hub) -> None:
    """Have the bots' processes ready before somebody waits for them."""
    jobs = (hub.workers.run(ready) for _ in hub.workers.workers)
    for lost in await asyncio.gather(*jobs, return_exceptions=True):
        if isinstance(lost, Exception):  # it is begun again when it is needed
            log.warning("worker not ready", extra={"reason": str(lost)[:200]})
