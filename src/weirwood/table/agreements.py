"""What people settle: taking back, passes in advance, draws, pauses, and playing again."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import replace

from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table import clocks, keeping, security
from weirwood.table import protocol as msg
from weirwood.table.hub import Table
from weirwood.table.room import Room

WINDOW = re.compile(r"window_[a-z0-9_]{1,50}")


async def undo(table: Table, room: Room, seat: int) -> None:
    """Take back freely where nothing was revealed, else ask the other people."""
    async with room.lock:
        room.check_playing()
        m = room.match
        assert m is not None
        free = m.can_undo(seat) is None
        if not free and not any(e.seat == seat and e.by != "idle" for e in m.history):
            raise Refused("kernel.undo_nothing", {"seat": seat})
        others = room.people() - {seat}
        if free or not others:  # bots always consent
            await table.act_locked(room, "undo", seat, "", not free, "person")
            spare(room, seat)
        else:
            room.undo_from, room.undo_waiting = seat, others
            await table.tell(room)
    table.wake_bots(room)


async def undo_reply(table: Table, room: Room, seat: int, agree: bool) -> None:
    async with room.lock:
        if room.undo_from is None or seat not in room.undo_waiting:
            raise Refused("table.no_request", {})
        room.undo_waiting.discard(seat)
        if agree and not room.undo_waiting:
            asker = room.undo_from
            await table.act_locked(room, "undo", asker, "", True, "person")
            spare(room, asker)
        else:
            if not agree:
                room.undo_from, room.undo_waiting = None, set()
            await table.tell(room)
    table.wake_bots(room)


def spare(room: Room, seat: int) -> None:
    """Whoever takes back a pass given in advance wants to answer that question in person."""
    assert room.match is not None
    now = room.match.decisions
    room.spared &= {d.number for d in now}
    room.spared |= {d.number for d in now if d.seat == seat}


async def passes(table: Table, room: Room, seat: int, windows: list[str]) -> None:
    """Pass these windows from now on, whether the person is here or not; nobody else is told."""
    if len(windows) > msg.MAX_PASSES or not all(WINDOW.fullmatch(w) for w in windows):
        raise Refused("table.passes", {"most": msg.MAX_PASSES})
    async with room.lock:
        room.seats[seat].passes = sorted(set(windows))
        await table.save_room(room)
        await table.tell(room, {seat})
    table.wake_bots(room)


async def draw(table: Table, room: Room, seat: int, agree: bool) -> None:
    """Offer or accept a draw; taking it back is allowed until all have agreed."""
    async with room.lock:
        room.check_playing()
        (room.draw_agreed.add if agree else room.draw_agreed.discard)(seat)
        if agree and room.people() <= room.draw_agreed:
            await table.act_locked(room, "draw", -1, "", None, "person")
    table.announce(room)


async def pause(table: Table, room: Room, seat: int, wanted: bool) -> None:
    """Pause when all people have asked for it; going on needs one of them."""
    async with room.lock:
        if room.status != "paused":
            room.check_playing()
        if wanted and room.status == "playing":
            room.pause_agreed.add(seat)
            if room.people() <= room.pause_agreed:
                clocks.settle(room, clocks.now())
                room.status, room.pause_agreed = "paused", set()
                await table.save_room(room)
        elif not wanted and room.status == "paused":
            room.status, room.asked = "playing", clocks.now()
            await table.save_room(room)
        elif not wanted:
            room.pause_agreed.discard(seat)
        await table.tell(room)
    table.announce(room)
    table.wake_bots(room)


async def rematch(table: Table, old: Room) -> Room:
    """A new room with the same game, settings and seats; their links stay valid."""
    async with old.lock:
        found = await table.room(old.rematch) if old.rematch else None
        if found is not None:
            return found
        now = int(time.time())
        room = replace(
            old,
            id=security.room_id(),
            rules=registry.game(old.game).version,
            status="lobby",
            seed=security.room_seed(),
            lesson="",  # once is enough: the next game is one's own
            coach=None,
            times=[clocks.full(old.clock)] * len(old.seats),
            rematch="",
            created=now,
            updated=now,
            seats=[replace(s, away=False, offered=False, passes=[]) for s in old.seats],
            match=None,
            journal=0,
            events=[],
            taken=0,
            chat=[],
            known=set(),
            lock=asyncio.Lock(),
            undo_from=None,
            undo_waiting=set(),
            draw_agreed=set(),
            pause_agreed=set(),
            thinking=set(),
            spared=set(),
            noticed={},
            stored={},
            written=[],
        )
        insert, update = keeping.inserting(room), keeping.updating(replace(old, rematch=room.id))

        def write(c: Db) -> None:
            insert(c)
            update(c)

        await table.insert(write, room.host)
        old.rematch = room.id
        table.rooms[room.id] = room
    await table.begin(room)
    table.announce(old)
    return room
