"""What people settle: taking back, passes in advance, draws, pauses, and playing again."""

from __future__ import annotations

import logging
import re
import time
from dataclasses import replace

from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import Elsewhere
from weirwood.table.hub import Hub
from weirwood.table.rooms import bot_turns, clocks
from weirwood.table.rooms.room import NotStored, Room
from weirwood.table.store import rooms as storage
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

log = logging.getLogger("weirwood.table")
WINDOW = re.compile(r"window_[a-z0-9_]{1,50}")


async def undo(hub: Hub, room: Room, seat: int) -> None:
    """Take back freely where nothing was revealed, else ask the other people."""
    async with room.lock:
        room.check_playing()
        await hub.make_whole(room)
        m = room.match
        assert m is not None
        free = m.can_undo(seat) is None
        if not free and not any(e.seat == seat and e.by != "idle" for e in m.history):
            raise Refused("kernel.undo_nothing", {"seat": seat})
        others = room.people() - {seat}
        if free or not others:  # bots always consent
            await hub.act_locked(room, Line("undo", seat, answer=not free))
        else:
            room.offers.undo_from, room.offers.undo_waiting = seat, others
            await hub.save_room(room)
            await hub.tell(room)
    bot_turns.wake(hub, room)


async def undo_reply(hub: Hub, room: Room, seat: int, agree: bool) -> None:
    async with room.lock:
        if room.offers.undo_from is None or seat not in room.offers.undo_waiting:
            raise Refused("table.no_request", {})
        room.check_playing()
        if agree and room.offers.undo_waiting == {seat}:
            await take_back(hub, room)
        else:
            room.offers.undo_waiting.discard(seat)
            if not agree:
                room.offers.drop_undo()
            await hub.save_room(room)
            await hub.tell(room)
    bot_turns.wake(hub, room)


async def take_back(hub: Hub, room: Room) -> None:
    """All have agreed. The caller holds the room's lock."""
    assert room.offers.undo_from is not None
    try:
        await hub.act_locked(room, Line("undo", room.offers.undo_from, answer=True))
    except NotStored:
        raise
    except Refused:  # there is nothing left to take back, and so nothing to ask for
        room.offers.drop_undo()
        await hub.save_room(room)
        await hub.tell(room)
        raise


async def settle(hub: Hub, room: Room) -> None:
    """Somebody left the game, or a bot stands in: what the others have agreed on can be done.

    The caller holds the room's lock.
    """
    if room.status != "playing":
        return
    if room.match is not None and room.match.st.conceded and not room.players():
        # the last person gave up: bots do not play on for nobody
        await hub.act_locked(room, Line("draw", -1, by="table"))
        return
    before = room.offers.stored()
    people = room.people()
    room.offers.pause &= people
    room.offers.draw &= room.players()
    room.offers.undo_waiting &= people
    if room.offers.undo_from not in people:
        room.offers.drop_undo()
    if room.offers.undo_from is not None and not room.offers.undo_waiting:
        try:
            await take_back(hub, room)
        except NotStored:
            raise
        except Refused as no:
            log.info("nothing to take back", extra={"room": room.id, "rule": no.rule})
    if room.offers.draw and room.players() <= room.offers.draw:
        await hub.act_locked(room, Line("draw", -1))
    elif room.offers.pause and people <= room.offers.pause:
        await halt(hub, room)
    elif room.offers.stored() != before:
        await hub.save_room(room)
        await hub.tell(room)


async def concede(hub: Hub, room: Room, seat: int) -> None:
    """Give up; the others need not ask this seat any more."""
    async with room.lock:
        await hub.act_locked(room, Line("concede", seat))
        await settle(hub, room)
    hub.announce(room)
    bot_turns.wake(hub, room)


async def passes(hub: Hub, room: Room, seat: int, windows: list[str]) -> None:
    """Pass these windows from now on, whether the person is here or not; nobody else is told."""
    if len(windows) > msg.MAX_PASSES or not all(WINDOW.fullmatch(w) for w in windows):
        raise Refused("table.passes", {"most": msg.MAX_PASSES})
    async with room.lock:
        room.seats[seat].passes = sorted(set(windows))
        await hub.save_room(room)
        await hub.tell(room, {seat})
    bot_turns.wake(hub, room)


async def skips(hub: Hub, room: Room, seat: int, wanted: bool) -> None:
    """Give the answers of this seat that leave no choice, or ask it everything."""
    async with room.lock:
        room.seats[seat].skips = wanted
        await hub.save_room(room)
        await hub.tell(room, {seat})
    bot_turns.wake(hub, room)


def check_player(room: Room, seat: int) -> None:
    """Whoever has conceded has no say in how the others end it."""
    if room.match is not None and seat in room.match.st.conceded:
        raise Refused("kernel.conceded", {"seat": seat})


async def draw(hub: Hub, room: Room, seat: int, agree: bool) -> None:
    """Offer or accept a draw; taking it back is allowed until all have agreed.

    A bot that keeps a seat warm cannot agree for its person, who might be winning.
    """
    async with room.lock:
        room.check_playing()
        check_player(room, seat)
        if agree and room.players() <= room.offers.draw | {seat}:
            await hub.act_locked(room, Line("draw", -1))
        else:
            (room.offers.draw.add if agree else room.offers.draw.discard)(seat)
            await hub.save_room(room)
    hub.announce(room)


async def pause(hub: Hub, room: Room, seat: int, wanted: bool) -> None:
    """Pause when all people have asked for it; going on needs one of them."""
    async with room.lock:
        if room.status != "paused":
            room.check_playing()
        check_player(room, seat)
        if wanted and room.status == "playing":
            room.offers.pause.add(seat)
            if room.people() <= room.offers.pause:
                await halt(hub, room)
            else:
                await hub.save_room(room)
        elif not wanted and room.status == "paused":
            room.status, room.asked = "playing", clocks.now()
            await hub.save_room(room)
        elif not wanted:
            room.offers.pause.discard(seat)
            await hub.save_room(room)
        await hub.tell(room)
    hub.announce(room)
    bot_turns.wake(hub, room)


async def halt(hub: Hub, room: Room) -> None:
    """All have agreed to pause. The caller holds the room's lock."""
    clocks.settle(room, clocks.now())
    room.status, room.offers.pause = "paused", set()
    await hub.save_room(room)
    await hub.tell(room)


async def rematch(hub: Hub, old: Room) -> str:
    """The id of a new room with the same game, settings and seats; their links stay valid."""
    async with old.lock:
        if old.rematch and await is_there(hub, old.rematch):
            return old.rematch
        now = int(time.time())
        room = Room(
            id=security.room_id(),
            game=old.game,
            rules=registry.game(old.game).version,
            status="lobby",
            settings=old.settings,
            seed=security.room_seed(),
            clock=old.clock,
            times=[float(old.clock.seconds)] * len(old.seats),
            away_seconds=old.away_seconds,
            away_level=old.away_level,
            public=old.public,
            advised=old.advised,
            host=old.host,
            watch=old.watch,
            rematch="",
            created=now,
            updated=now,
            hushed=old.hushed,
            seats=[
                replace(s, away=False, offered=False, passes=[], gone_since=time.monotonic())
                for s in old.seats
            ],
            **hub.owner(),
        )  # the lesson is not taken over: the next game is one's own
        insert, update = storage.inserting(room), storage.updating(replace(old, rematch=room.id))

        def write(c: Db) -> None:
            insert(c)
            update(c)

        await hub.insert(room, write)
        old.rematch = room.id
    await hub.begin(room)
    hub.announce(old)
    return room.id


async def is_there(hub: Hub, room_id: str) -> bool:
    """Whether there is such a room, here or at another worker."""
    try:
        return await hub.room(room_id) is not None
    except Elsewhere:
        return True
