"""What the host asks of a running table from the command line: done, and crossed off."""

from __future__ import annotations

import logging

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table import tables
from weirwood.table.hub import Table

log = logging.getLogger("weirwood.table")


async def run(table: Table) -> None:
    """Do what was asked since the last look."""
    rows = await table.store.read(lambda c: c.execute(tables.errands.select()).all())
    for row in rows:
        log.info("errand", extra={"errand": row.what, "room": row.room})
        try:
            await (close if row.what == "close" else delete)(table, row.room)
        except Refused as no:
            log.warning("errand refused", extra={"room": row.room, "rule": no.rule})
        done = tables.errands.delete().where(tables.errands.c.id == row.id)
        await table.store.write(lambda c, done=done: c.execute(done).rowcount)  # type: ignore[misc]


async def close(table: Table, room_id: str) -> None:
    """End a game as a draw, or take a room away that has not begun."""
    room = await table.room(room_id)
    if room is None:
        return
    if room.status == "lobby":
        await delete(table, room_id)
        return
    async with room.lock:
        if room.status == "paused":
            room.status = "playing"
        if room.status == "playing":
            await table.act_locked(room, "draw", -1, "", None, "host")
    table.announce(room)


async def delete(table: Table, room_id: str) -> None:
    """Take a room away with everything in it."""
    room = table.rooms.get(room_id)
    if room is not None:
        async with room.lock:  # nothing is written after it, by whoever waits for the room
            await table.store.write(lambda c: remove(c, [room_id]))
            table.forget(room, "table.no_room", {"room": room_id})
    else:
        await table.store.write(lambda c: remove(c, [room_id]))
    table.dismiss(room_id)


def remove(c: Db, rooms: list[str]) -> int:
    """Delete the rows of rooms; gives how many rooms there were."""
    for part in tables.OF_A_ROOM:
        c.execute(sa.delete(part).where(part.c.room.in_(rooms)))
    return c.execute(sa.delete(tables.rooms).where(tables.rooms.c.id.in_(rooms))).rowcount
