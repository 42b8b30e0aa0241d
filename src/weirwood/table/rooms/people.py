"""People: taking seats, coming and going, being away, running out of time, being removed."""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused, RuleError
from weirwood.table.cluster import ownership
from weirwood.table.cluster.leases import Elsewhere
from weirwood.table.host import commands
from weirwood.table.hub import Client, Hub
from weirwood.table.rooms import agreements, bot_turns, clocks, startup
from weirwood.table.rooms.room import NotStored, Room
from weirwood.table.rooms.texts import clean
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.database import log_failure
from weirwood.table.store.schema import Line, Seat
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

log = logging.getLogger("weirwood.table")
TICK_SECONDS = 0.5  # between two looks at clocks and absences
BEAT_SECONDS = 2.0  # between two notes that the table is alive
CLEAR_SECONDS = 600.0  # between two looks for rooms that nobody has begun
REST_SECONDS = 20.0  # between two looks at a room that nobody visits
IDLE_SECONDS = 900.0  # after which a room without connections leaves the memory


# ---- taking a seat --------------------------------------------------------------------------


def seat_of(room: Room, token: str) -> Seat | None:
    """The seat that a secret link is; None for a spectator's link."""
    found = next((s for s in room.seats if security.same(token, s.token)), None)
    if found is None and not security.same(token, room.watch):
        raise Refused("table.bad_link", {})
    return found


async def claim(hub: Hub, room: Room, asked: msg.Claim, browser: str) -> int | None:
    """Open a secret link: the seat it is, or None for a spectator's."""
    seat = seat_of(room, asked.token)
    if seat is None:
        return None
    async with room.lock:
        await take(hub, room, seat, asked, browser)
    hub.announce(room)
    return seat.seat


async def sit(hub: Hub, room: Room, asked: msg.Claim, browser: str) -> tuple[int, str]:
    """Take a free seat of a public table, before or during play; gives it and its new token."""
    async with room.lock:
        free = [s for s in room.seats if (s.kind == "open" and not s.browser) or s.offered]
        if not free or not room.public:
            raise Refused("table.no_seat", {})
        seat = free[0]
        token = security.token()
        seat.token = security.digest(token)
        await take(hub, room, seat, asked, browser)
    hub.announce(room)
    return seat.seat, token


async def take(hub: Hub, room: Room, seat: Seat, asked: msg.Claim, browser: str) -> None:
    clocks.settle(room, clocks.now())
    if seat.kind != "person" or seat.away:
        clocks.resume(room, seat.seat)
    seat.kind, seat.level, seat.away, seat.offered = "person", "", False, False
    seat.browser, seat.lang = browser, asked.lang
    seat.name = clean(asked.name) or seat.name
    seat.gone_since = time.monotonic()
    room.updated = int(time.time())
    await hub.save_room(room)


async def manage(hub: Hub, room: Room, seat: int, what: str) -> str:
    """The host mutes somebody, gives a seat to a bot, or offers it anew; gives the new link."""
    if not 0 <= seat < len(room.seats):
        raise Refused("kernel.seat", {"found": seat, "allowed": f"0..{len(room.seats) - 1}"})
    if what not in ("mute", "unmute", "remove", "offer"):
        raise Refused("table.bad_request", {"found": what[:40]})
    token = ""
    async with room.lock:
        s = room.seats[seat]
        if what in ("mute", "unmute"):
            s.muted = what == "mute"
        else:
            clocks.settle(room, clocks.now())
            token = security.token() if what == "offer" else ""
            s.token, s.browser, s.name, s.away = security.digest(token), "", "", False
            # what was said by another is nobody else's fault
            s.passes, s.skips, s.muted = [], False, False
            waiting = what == "offer" and room.status == "lobby"
            s.offered = what == "offer" and not waiting
            s.kind, s.level = ("person", "") if waiting else ("bot", s.level or room.away_level)
            for client in list(hub.clients.get(room.id, ())):
                if seat in client.mine or client.seat == seat:
                    client.drop()
        await hub.save_room(room)
        await agreements.settle(hub, room)
    hub.announce(room)
    bot_turns.wake(hub, room)
    return token


async def watchers(hub: Hub, room: Room, what: str) -> str:
    """The host mutes the spectators, or lets in only those with a new link; gives that link."""
    if what not in ("mute", "unmute", "offer"):
        raise Refused("table.bad_request", {"found": what[:40]})
    token = ""
    async with room.lock:
        if what == "offer":
            token = security.token()
            room.watch = security.digest(token)
            for client in list(hub.clients.get(room.id, ())):
                if not client.mine and not room.is_host(client.browser):
                    client.drop()
        else:
            room.hushed = what == "mute"
        await hub.save_room(room)
    hub.announce(room)
    return token


# ---- coming and going -----------------------------------------------------------------------


async def joined(hub: Hub, room: Room, client: Client) -> None:
    """A connection begins. The caller holds the room's lock."""
    hub.clients[room.id].append(client)
    hub.connections += 1
    room.rests_until = 0.0
    for seat in client.mine:
        s = room.seats[seat]
        s.gone_since = None
        if s.away and not clocks.out_of_time(room, seat):
            await set_away(hub, room, s, False)
    hub.announce(room)


def left(hub: Hub, room: Room, client: Client) -> None:
    room = hub.rooms.get(room.id, room)  # it may have been brought back meanwhile
    clients = hub.clients.get(room.id, [])
    if client not in clients:
        return
    clients.remove(client)
    hub.connections -= 1
    if not clients:
        hub.clients.pop(room.id, None)
    online = hub.online(room)
    for seat in client.mine:
        if not online.get(seat):
            room.seats[seat].gone_since = time.monotonic()
    hub.announce(room)


async def back(hub: Hub, room: Room, seat: int) -> None:
    """Take the seat back from the bot that kept it warm."""
    async with room.lock:
        if clocks.out_of_time(room, seat):
            raise Refused("table.no_time", {})
        if room.seats[seat].away:  # whoever is here already wins no time by saying so
            await set_away(hub, room, room.seats[seat], False)
    hub.announce(room)


async def set_away(hub: Hub, room: Room, s: Seat, away: bool) -> None:
    """Hand a seat to a bot, or back. The caller holds the room's lock."""
    clocks.settle(room, clocks.now())
    s.away = away
    if not away:
        clocks.resume(room, s.seat)
    await hub.save_room(room)
    if away:
        await agreements.settle(hub, room)


# ---- clocks and absences --------------------------------------------------------------------


async def watch(hub: Hub) -> None:
    """Twice a second: whose time is over, who has been gone for too long, who waits for nobody."""
    beaten = cleared = ticking = 0.0
    while True:
        slept = time.monotonic()
        await asyncio.sleep(TICK_SECONDS)
        clocks.pulse.beat()
        now = time.monotonic()
        hub.metrics.loop_lag_seconds.observe(max(0.0, now - slept - TICK_SECONDS))
        for room in [r for r in hub.rooms.values() if r.rests_until <= now]:
            if room.lock.locked():  # the rules are at work beside the loop: half a second later
                continue
            try:
                if await look_after(hub, room, now):
                    ticking = max(ticking, now, room.rests_until)
            except (Refused, RuleError, sa.exc.SQLAlchemyError) as e:
                log_failure("room not looked after", e, room=room.id)
        if now - beaten >= BEAT_SECONDS:
            beaten = now
            try:
                if ticking >= now and not hub.leases.shared:  # else every worker beats for itself
                    await hub.store.write(startup.beat)
                await hub.shield(commands.run(hub))
                if now - cleared >= CLEAR_SECONDS:
                    cleared = now
                    await hub.shield(commands.clear_lobbies(hub))
                    await hub.budgets.clear()
            except (Refused, RuleError, sa.exc.SQLAlchemyError) as e:
                log_failure("table not looked after", e)  # at the next beat, perhaps


async def look_after(hub: Hub, room: Room, now: float) -> bool:
    """One room; True if a clock runs in it.

    One that nobody visits is looked at again when its first clock has run down, and now and then.
    """
    if room.status == "playing" and room.match is not None:
        late = clocks.flagged(room, clocks.now())
        gone = absent(hub, room, now)
        if late or gone:
            await hub.shield(take_over(hub, room, late, gone))
    running = clocks.running(room)
    if room.id not in hub.clients and not room.thinking:
        at, idle = clocks.now(), IDLE_SECONDS - (now - room.used)
        soon = [clocks.left(room, seat, at) or 0.0 for seat in running] or [idle]
        room.rests_until = now + min(REST_SECONDS, *soon)
        if not running and idle < 0:
            await ownership.release(hub, room)
    return bool(running)


def absent(hub: Hub, room: Room, now: float) -> list[int]:
    """Seats that are asked, have been gone for too long, and keep another person waiting."""
    if clocks.of(room).patient or room.match is None:
        return []
    online = hub.online(room)
    out = []
    for d in room.asks:
        s = room.seats[d.seat]
        gone = s.gone_since
        if s.kind != "person" or s.away or online.get(s.seat):
            continue
        others = any(online.get(x) for x in room.people() - {s.seat})
        if gone is not None and now - gone > room.away_seconds and others:
            out.append(s.seat)
    return out


async def take_over(hub: Hub, room: Room, late: list[int], gone: list[int]) -> None:
    async with room.lock:
        if not room.is_playing():
            return
        for seat in clocks.flagged(room, clocks.now()):
            if seat not in late:
                continue
            log.info("flag", extra={"room": room.id, "seat": seat})
            if room.clock.on_flag == "concede":
                await hub.act_locked(room, Line("concede", seat, by="clock"))
                await agreements.settle(hub, room)
                break  # the position is another one now
            await set_away(hub, room, room.seats[seat], True)
            if not room.is_playing():
                break
        for seat in gone:
            if room.is_playing() and not hub.online(room).get(seat):
                await set_away(hub, room, room.seats[seat], True)
    hub.announce(room)
    bot_turns.wake(hub, room)


# ---- forgetting -----------------------------------------------------------------------------

NOBODY = {"name": "", "browser": "", "token": "", "passes": [], "skips": False}  # the row of a seat


async def forget(hub: Hub, browser: str, *, everything: bool = True) -> int:
    """Delete names and links of one browser, and what it said; gives the number of seats.

    Seat by seat, and in the rows alone where a room is broken: one that cannot be brought back
    holds a name all the same. Of several workers, each forgets in the rooms that it owns, and one
    of them `everything` that is left.
    """
    query = sa.select(schema.seats.c.room, schema.seats.c.seat)
    query = query.where(schema.seats.c.browser == browser)
    found = await hub.store.read(lambda c: c.execute(query).all())
    seats = 0
    for row in found:
        try:
            room = await hub.room(row.room)
            if room is not None:
                await forget_seat(hub, room, row.seat, browser)
        except NotStored:
            raise
        except Elsewhere:
            continue
        except (Refused, RuleError) as e:
            log_failure("room not played on", e, room=row.room)
            await forget_rows(hub, row.room, row.seat)
        seats += 1
    forget_here(hub, browser)
    if everything:
        await forget_everything(hub, browser)
    return seats


def forget_here(hub: Hub, browser: str) -> None:
    """Also what was said while watching, or at a seat that is another one's now."""
    for room in hub.rooms.values():
        if room.host == browser:
            room.host = ""
        for line in room.chat:
            if line.browser == browser:
                line.name = line.text = line.browser = ""


async def forget_everything(hub: Hub, browser: str) -> None:
    await hub.notices.forget(browser)
    said = schema.chat.update().where(schema.chat.c.browser == browser)
    blank = said.values(name="", text="", browser="")
    hosted = schema.rooms.update().where(schema.rooms.c.host == browser).values(host="")
    left = schema.seats.update().where(schema.seats.c.browser == browser).values(**NOBODY)

    def write(c: Db) -> None:
        c.execute(hosted)
        c.execute(left)  # whatever could not be said of it above
        c.execute(blank)

    await hub.store.write(write)
    forget_here(hub, browser)  # what was said in the meantime


async def forget_seat(hub: Hub, room: Room, seat: int, browser: str) -> None:
    async with room.lock:
        s = room.seats[seat]
        clocks.settle(room, clocks.now())
        s.name, s.browser, s.token, s.passes, s.skips = "", "", "", [], False
        s.away = s.kind == "person"
        if room.host == browser:
            room.host = ""
        for client in list(hub.clients.get(room.id, ())):
            if seat in client.mine or client.browser == browser:
                client.drop()  # whoever is forgotten has no seat any more
        where = (schema.chat.c.room == room.id) & (schema.chat.c.seat == seat)
        update = storage.updating(room)

        def write(c: Db) -> None:
            update(c)
            c.execute(schema.chat.update().where(where).values(name="", text=""))

        await hub.keep(room, write)
        for line in room.chat:
            if line.seat == seat:
                line.name = line.text = ""
        await agreements.settle(hub, room)
    hub.announce(room)
    bot_turns.wake(hub, room)


async def forget_rows(hub: Hub, room: str, seat: int) -> None:
    """The same in a room that cannot be brought back any more."""
    seats, chat = schema.seats, schema.chat

    def write(c: Db) -> None:
        c.execute(seats.update().where(seats.c.room == room, seats.c.seat == seat).values(**NOBODY))
        said = chat.update().where(chat.c.room == room, chat.c.seat == seat)
        c.execute(said.values(name="", text=""))

    await hub.store.write(write)
