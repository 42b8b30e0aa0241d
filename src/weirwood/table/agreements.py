"""What people settle: taking back, passes in advance, draws, pauses, and playing again."""

from __future__ import annotations

import logging
import re
import time
from dataclasses import replace

from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table import bot_turns, clocks, keeping, security
from weirwood.table import protocol as msg
from weirwood.table.hub import Table
from weirwood.table.room import Latch, NotStored, Room

log = logging.getLogger("weirwood.table")
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
        else:
            room.undo_from, room.undo_waiting = seat, others
            await table.save_room(room)
            await table.tell(room)
    bot_turns.wake(table, room)


async def undo_reply(table: Table, room: Room, seat: int, agree: bool) -> None:
    async with room.lock:
        if room.undo_from is None or seat not in room.undo_waiting:
            raise Refused("table.no_request", {})
        room.check_playing()
        if agree and room.undo_waiting == {seat}:
            await take_back(table, room)
        else:
            room.undo_waiting.discard(seat)
            if not agree:
                room.undo_from, room.undo_waiting = None, set()
            await table.save_room(room)
            await table.tell(room)
    bot_turns.wake(table, room)


async def take_back(table: Table, room: Room) -> None:
    """All have agreed. The caller holds the room's lock."""
    assert room.undo_from is not None
    try:
        await table.act_locked(room, "undo", room.undo_from, "", True, "person")
    except NotStored:
        raise
    except Refused:  # there is nothing left to take back, and so nothing to ask for
        room.undo_from, room.undo_waiting = None, set()
        await table.save_room(room)
        await table.tell(room)
        raise


async def settle(table: Table, room: Room) -> None:
    """Somebody left the game, or a bot stands in: what the others have agreed on can be done.

    The caller holds the room's lock.
    """
    if room.status != "playing":
        return
    before = room.offers()
    people = room.people()
    room.pause_agreed &= people
    room.draw_agreed &= room.players()
    room.undo_waiting &= people
    if room.undo_from not in people:
        room.undo_from, room.undo_waiting = None, set()
    if room.undo_from is not None and not room.undo_waiting:
        try:
            await take_back(table, room)
        except NotStored:
            raise
        except Refused as no:
            log.info("nothing to take back", extra={"room": room.id, "rule": no.rule})
    if room.draw_agreed and room.players() <= room.draw_agreed:
        await table.act_locked(room, "draw", -1, "", None, "person")
    elif room.pause_agreed and people <= room.pause_agreed:
        await halt(table, room)
    elif room.offers() != before:
        await table.save_room(room)
        await table.tell(room)


async def concede(table: Table, room: Room, seat: int) -> None:
    """Give up; the others need not ask this seat any more."""
    async with room.lock:
        await table.act_locked(room, "concede", seat, "", None, "person")
        await settle(table, room)
    table.announce(room)
    bot_turns.wake(table, room)


async def passes(table: Table, room: Room, seat: int, windows: list[str]) -> None:
    """Pass these windows from now on, whether the person is here or not; nobody else is told."""
    if len(windows) > msg.MAX_PASSES or not all(WINDOW.fullmatch(w) for w in windows):
        raise Refused("table.passes", {"most": msg.MAX_PASSES})
    async with room.lock:
        room.seats[seat].passes = sorted(set(windows))
        await table.save_room(room)
        await table.tell(room, {seat})
    bot_turns.wake(table, room)


def check_player(room: Room, seat: int) -> None:
    """Whoever has conceded has no say in how the others end it."""
    if room.match is not None and seat in room.match.st.conceded:
        raise Refused("kernel.conceded", {"seat": seat})


async def draw(table: Table, room: Room, seat: int, agree: bool) -> None:
    """Offer or accept a draw; taking it back is allowed until all have agreed.

    A bot that keeps a seat warm cannot agree for its person, who might be winning.
    """
    async with room.lock:
        room.check_playing()
        check_player(room, seat)
        if agree and room.players() <= room.draw_agreed | {seat}:
            await table.act_locked(room, "draw", -1, "", None, "person")
        else:
            (room.draw_agreed.add if agree else room.draw_agreed.discard)(seat)
            await table.save_room(room)
    table.announce(room)


async def pause(table: Table, room: Room, seat: int, wanted: bool) -> None:
    """Pause when all people have asked for it; going on needs one of them."""
    async with room.lock:
        if room.status != "paused":
            room.check_playing()
        check_player(room, seat)
        if wanted and room.status == "playing":
            room.pause_agreed.add(seat)
            if room.people() <= room.pause_agreed:
                await halt(table, room)
            else:
                await table.save_room(room)
        elif not wanted and room.status == "paused":
            room.status, room.asked = "playing", clocks.now()
            await table.save_room(room)
        elif not wanted:
            room.pause_agreed.discard(seat)
            await table.save_room(room)
        await table.tell(room)
    table.announce(room)
    bot_turns.wake(table, room)


async def halt(table: Table, room: Room) -> None:
    """All have agreed to pause. The caller holds the room's lock."""
    clocks.settle(room, clocks.now())
    room.status, room.pause_agreed = "paused", set()
    await table.save_room(room)
    await table.tell(room)


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
            seats=[
                replace(s, away=False, offered=False, passes=[], gone_since=time.monotonic())
                for s in old.seats
            ],
            match=None,
            journal=0,
            events=[],
            taken=0,
            chat=[],
            known=set(),
            lock=Latch(),
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
