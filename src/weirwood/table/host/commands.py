"""What the host asks of a running table from the command line: done, and crossed off."""

from __future__ import annotations

import contextlib
import logging
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import Elsewhere
from weirwood.table.hub import Hub
from weirwood.table.store import schema
from weirwood.table.store.schema import Line

log = logging.getLogger("weirwood.table")
ASKED = schema.commands.select()


async def run(hub: Hub) -> None:
    """Do what was asked since the last look."""
    rows = await hub.store.read(lambda c: c.execute(ASKED).all())
    for row in rows:
        log.info("command", extra={"command": row.what, "room": row.room})
        try:
            await (close if row.what == "close" else delete)(hub, row.room)
        except Elsewhere:  # its owner's to do
            continue
        except Refused as no:
            log.warning("command refused", extra={"room": row.room, "rule": no.rule})
        done = schema.commands.delete().where(schema.commands.c.id == row.id)
        await hub.store.write(lambda c, done=done: c.execute(done).rowcount)  # type: ignore[misc]


async def close(hub: Hub, room_id: str) -> None:
    """End a game as a draw, or take a room away that has not begun."""
    room = await hub.room(room_id)
    if room is None:
        return
    if room.status == "lobby":
        await delete(hub, room_id)
        return
    async with room.lock:
        if room.status == "paused":
            room.status = "playing"
        if room.status == "playing":
            await hub.act_locked(room, Line("draw", -1, by="host"))
    hub.announce(room)


async def delete(hub: Hub, room_id: str) -> None:
    """Take a room away with everything in it."""
    room = hub.rooms.get(room_id)
    if room is not None:
        async with room.lock:  # nothing is written after it, by whoever waits for the room
            await hub.store.write(lambda c: remove(c, [room_id]))
            hub.forget(room, "table.no_room", {"room": room_id})
    else:
        await hub.run_slow(hub.leases.claim, room_id)  # not if another worker owns it
        await hub.store.write(lambda c: remove(c, [room_id]))
    hub.broken.pop(room_id, None)
    hub.dismiss(room_id)


async def clear_lobbies(hub: Hub) -> None:
    """Take away the rooms that nobody has begun for long, and in which nobody waits."""
    before = time.time() - hub.config.lobby_seconds
    row = schema.rooms.c
    old = sa.select(row.id).where(row.status == "lobby", row.updated < before)
    for room_id in await hub.store.read(lambda c: c.execute(old).scalars().all()):
        if not hub.clients.get(room_id):
            with contextlib.suppress(Elsewhere):
                await delete(hub, room_id)
                log.info("lobby cleared", extra={"room": room_id})


def remove(c: Db, rooms: list[str]) -> int:
    """Delete the rows of rooms; gives how many rooms there were."""
    for part in schema.OF_A_ROOM:
        c.execute(sa.delete(part).where(part.c.room.in_(rooms)))
    return c.execute(sa.delete(schema.rooms).where(schema.rooms.c.id.in_(rooms))).rowcount
