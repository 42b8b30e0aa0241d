"""What a worker does for its leases: stays alive, notices what it lost, takes up what others leave,
and hands everything over when it goes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

import sqlalchemy as sa

from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import RENEW_SECONDS
from weirwood.table.rooms import clocks, startup
from weirwood.table.rooms.room import NotStored, Room
from weirwood.table.store import rooms as storage
from weirwood.table.store.database import log_failure

if TYPE_CHECKING:
    from weirwood.table.hub import Hub

log = logging.getLogger("weirwood.table")
WATCH_SECONDS = 0.5  # between two looks at whether we are believed in
VISIT_SECONDS = 2.0  # for which a visitor waits until we are again
COMPARE_SECONDS = 10.0  # between two comparisons of our rooms with those of the database


async def look_after(hub: Hub) -> None:
    """As long as the table runs."""
    hub.spawn(watch(hub))
    peers, compared, silent = frozenset(hub.leases.peers), time.monotonic(), False
    while True:
        await asyncio.sleep(RENEW_SECONDS)
        try:
            await renew(hub)
            if time.monotonic() - compared > COMPARE_SECONDS:
                compared = time.monotonic()
                await compare(hub)
            now = frozenset(hub.leases.peers)
            if peers - now:  # somebody has died, or gone
                log.info("worker gone", extra={"workers": sorted(peers - now)})
                await startup.wake_orphans(hub)
            peers, silent = now, False
        except sa.exc.SQLAlchemyError as e:
            if not silent:
                log_failure("not known to be alive", e)
            silent = True
            if not hub.leases.is_valid():
                lose(hub)


async def watch(hub: Hub) -> None:
    """Hang up when nobody believes in us any more, also while the database keeps us waiting.

    Whoever has only stood still says that they are alive before this is seen a second time.
    """
    doubted = False
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        doubts = not hub.leases.is_valid()
        if doubts and doubted:
            lose(hub)
        doubted = doubts


async def make_sure(hub: Hub) -> None:
    """Be alive before anything is done for a visitor; refused if that is not known soon."""
    renewal = hub.leases.renewal
    if renewal is None or renewal.done():
        renewal = hub.leases.renewal = asyncio.get_running_loop().create_task(renew(hub))
        renewal.add_done_callback(lambda task: task.cancelled() or task.exception())
    done, _ = await asyncio.wait((renewal,), timeout=VISIT_SECONDS)
    if not done:
        raise Refused("table.not_stored", {})
    renewal.result()


async def renew(hub: Hub) -> None:
    """Be alive; if nobody can have known that for a while, find out what was taken over."""
    if await hub.leases.renew() and hub.rooms:
        await compare(hub)


async def compare(hub: Hub) -> None:
    """Give up the rooms that have another owner by now."""
    images = [(room, room.epoch) for room in hub.rooms.values()]
    owned = await hub.leases.owned()
    lost = [room for room, epoch in images if owned.get(room.id) != epoch]
    gone = [room for room in lost if hub.rooms.get(room.id) is room]
    for room in gone:
        hub.forget(room, "table.moved", {})
    if gone:
        fenced(hub, [room.id for room in gone])


def fenced(hub: Hub, rooms: Collection[str]) -> None:
    """Say so, and hang up: the browsers of these rooms find their new owner."""
    log.warning("fenced", extra={"rooms": len(rooms), "worker": hub.leases.id})
    hub.metrics.fenced.inc(len(rooms))
    for room_id in rooms:
        hub.dismiss(room_id)


def lose(hub: Hub) -> None:
    """Cut off from the database for longer than anybody believes in us: all rooms may be others'.

    Their browsers come back to whoever has them now.
    """
    rooms = list(hub.rooms.values())
    for room in rooms:
        hub.forget(room, "table.not_stored", {})
    for room_id in list(hub.clients):
        hub.dismiss(room_id)
    if rooms:
        log.warning("lease lost", extra={"rooms": len(rooms), "worker": hub.leases.id})


async def release(hub: Hub, room: Room) -> None:
    """Let a room leave the memory, and whoever wants it next have it."""
    if hub.leases.shared:
        hub.forget(room, "table.moved", {})
        await hub.leases.release(room.id, room.epoch)
    else:
        hub.rooms.pop(room.id, None)


async def drain(hub: Hub) -> None:
    """Leave every room to the others, as it is in this moment, and send its browsers there."""
    hub.draining = True
    hub.waking.clear()
    await asyncio.gather(*(hand_over(hub, room) for room in list(hub.rooms.values())))
    for room_id in list(hub.clients):
        hub.dismiss(room_id)


async def hand_over(hub: Hub, room: Room) -> None:
    try:
        async with room.lock:
            if room.match is not None and room.status == "playing":
                clocks.settle(room, clocks.now())
            await hub.keep(room, storage.updating(room))
            await release(hub, room)
    except (NotStored, sa.exc.SQLAlchemyError) as e:  # it is taken over as if we had been killed
        log_failure("room not handed over", e, room=room.id)
    hub.dismiss(room.id)


async def leave(hub: Hub) -> None:
    """The table stops: with others, they have its rooms from now on."""
    if not hub.leases.shared:
        return
    try:
        await drain(hub)
    finally:
        await hub.leases.stop()
