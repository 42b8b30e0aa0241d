"""People: taking seats, coming and going, being away, running out of time, being removed."""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused, RuleError
from weirwood.table import agreements, bot_turns, clocks, errands, keeping, security, tables, waking
from weirwood.table import protocol as msg
from weirwood.table.hub import Line, Table, clean
from weirwood.table.room import Room, Seat
from weirwood.table.store import complain

log = logging.getLogger("weirwood.table")
TICK = 0.5  # seconds between two looks at clocks and absences
BEAT = 2.0  # seconds between two notes that the table is alive
IDLE_ROOM = 900.0  # seconds after which a room without connections leaves the memory


# ---- taking a seat --------------------------------------------------------------------------


async def claim(table: Table, room: Room, asked: msg.Claim, browser: str) -> int | None:
    """Open a secret link: the seat it is, or None for a spectator's."""
    seat = next((s for s in room.seats if security.same(asked.token, s.token)), None)
    if seat is None:
        if not security.same(asked.token, room.watch):
            raise Refused("table.bad_link", {})
        return None
    async with room.lock:
        await take(table, room, seat, asked, browser)
    table.announce(room)
    return seat.seat


async def sit(table: Table, room: Room, asked: msg.Claim, browser: str) -> tuple[int, str]:
    """Take a free seat of a public table, before or during play; gives it and its new token."""
    async with room.lock:
        free = [s for s in room.seats if (s.kind == "open" and not s.browser) or s.offered]
        if not free or not room.public:
            raise Refused("table.no_seat", {})
        seat = free[0]
        token = security.token()
        seat.token = security.digest(token)
        await take(table, room, seat, asked, browser)
    table.announce(room)
    return seat.seat, token


async def take(table: Table, room: Room, seat: Seat, asked: msg.Claim, browser: str) -> None:
    clocks.settle(room, clocks.now())
    if seat.kind != "person" or seat.away:
        resume(room, seat.seat)
    seat.kind, seat.level, seat.away, seat.offered = "person", "", False, False
    seat.browser, seat.lang = browser, asked.lang
    seat.name = clean(asked.name) or seat.name
    seat.gone_since = time.monotonic()
    await table.save_room(room)


async def manage(table: Table, room: Room, seat: int, what: str) -> str:
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
            s.passes, s.muted = [], False  # what was said by another is nobody else's fault
            waiting = what == "offer" and room.status == "lobby"
            s.offered = what == "offer" and not waiting
            s.kind, s.level = ("person", "") if waiting else ("bot", s.level or room.away_level)
            for line in list(table.lines.get(room.id, ())):
                if seat in line.mine or line.seat == seat:
                    line.drop()
        await table.save_room(room)
        await agreements.settle(table, room)
    table.announce(room)
    bot_turns.wake(table, room)
    return token


async def watchers(table: Table, room: Room, what: str) -> str:
    """The host mutes the spectators, or lets in only those with a new link; gives that link."""
    if what not in ("mute", "unmute", "offer"):
        raise Refused("table.bad_request", {"found": what[:40]})
    token = ""
    async with room.lock:
        if what == "offer":
            token = security.token()
            room.watch = security.digest(token)
            for line in list(table.lines.get(room.id, ())):
                if not line.mine and line.browser != room.host:
                    line.drop()
        else:
            room.hushed = what == "mute"
        await table.save_room(room)
    table.announce(room)
    return token


# ---- coming and going -----------------------------------------------------------------------


async def joined(table: Table, room: Room, line: Line) -> None:
    """A connection begins. The caller holds the room's lock."""
    table.lines[room.id].append(line)
    table.connections += 1
    for seat in line.mine:
        s = room.seats[seat]
        s.gone_since = None
        if s.away and not clocks.out_of_time(room, seat):
            await set_away(table, room, s, False)
    table.announce(room)


def left(table: Table, room: Room, line: Line) -> None:
    room = table.rooms.get(room.id, room)  # it may have been brought back meanwhile
    lines = table.lines.get(room.id, [])
    if line not in lines:
        return
    lines.remove(line)
    table.connections -= 1
    if not lines:
        table.lines.pop(room.id, None)
    online = table.online(room)
    for seat in line.mine:
        if not online.get(seat):
            room.seats[seat].gone_since = time.monotonic()
    table.announce(room)


async def back(table: Table, room: Room, seat: int) -> None:
    """Take the seat back from the bot that kept it warm."""
    async with room.lock:
        if clocks.out_of_time(room, seat):
            raise Refused("table.no_time", {})
        if room.seats[seat].away:  # whoever is here already wins no time by saying so
            await set_away(table, room, room.seats[seat], False)
    table.announce(room)


async def set_away(table: Table, room: Room, s: Seat, away: bool) -> None:
    """Hand a seat to a bot, or back. The caller holds the room's lock."""
    clocks.settle(room, clocks.now())
    s.away = away
    if not away:
        resume(room, s.seat)
    await table.save_room(room)
    if away:
        await agreements.settle(table, room)


def resume(room: Room, seat: int) -> None:
    """A person plays on where a bot has played: with the time that a question has."""
    if room.clock.kind in ("answer", "days"):
        room.times[seat] = clocks.full(room.clock)


# ---- clocks and absences --------------------------------------------------------------------


async def watch(table: Table) -> None:
    """Twice a second: whose time is over, who has been gone for too long, who waits for nobody."""
    beaten = 0.0
    while True:
        await asyncio.sleep(TICK)
        now = time.monotonic()
        timed = False
        for room in list(table.rooms.values()):
            try:
                timed = await look_after(table, room, now) or timed
            except (Refused, RuleError, sa.exc.SQLAlchemyError) as e:
                complain("room not looked after", e, room=room.id)
        if now - beaten >= BEAT:
            beaten = now
            try:
                if timed:
                    await table.store.write(waking.beat)
                await table.deed(errands.run(table))
            except (Refused, RuleError, sa.exc.SQLAlchemyError) as e:
                complain("table not looked after", e)  # at the next beat, perhaps


async def look_after(table: Table, room: Room, now: float) -> bool:
    """One room; True if a clock runs in it."""
    if room.status == "playing" and room.match is not None:
        late = clocks.flagged(room, clocks.now())
        gone = absent(table, room, now)
        if late or gone:
            await table.deed(take_over(table, room, late, gone))
    if room.id not in table.lines and not room.thinking and not clocks.running(room):
        if now - room.used > IDLE_ROOM:
            table.rooms.pop(room.id, None)
        return False
    return bool(clocks.running(room))


def absent(table: Table, room: Room, now: float) -> list[int]:
    """Seats that are asked, have been gone for too long, and keep another person waiting."""
    if room.clock.kind == "days" or room.match is None:
        return []
    online = table.online(room)
    out = []
    for d in room.match.decisions:
        s = room.seats[d.seat]
        gone = s.gone_since
        if s.kind != "person" or s.away or online.get(s.seat):
            continue
        others = any(online.get(x) for x in room.people() - {s.seat})
        if gone is not None and now - gone > room.away_seconds and others:
            out.append(s.seat)
    return out


async def take_over(table: Table, room: Room, late: list[int], gone: list[int]) -> None:
    async with room.lock:
        if room.status != "playing":
            return
        for seat in clocks.flagged(room, clocks.now()):
            if seat not in late:
                continue
            log.info("flag", extra={"room": room.id, "seat": seat})
            if room.clock.on_flag == "concede":
                await table.act_locked(room, "concede", seat, "", None, "clock")
                await agreements.settle(table, room)
                break  # the position is another one now
            await set_away(table, room, room.seats[seat], True)
            if room.status != "playing":
                break
        for seat in gone:
            if room.status == "playing" and not table.online(room).get(seat):
                await set_away(table, room, room.seats[seat], True)
    table.announce(room)
    bot_turns.wake(table, room)


# ---- forgetting -----------------------------------------------------------------------------


async def forget(table: Table, browser: str) -> int:
    """Delete names and links of one browser, and what it said; gives the number of seats."""
    query = sa.select(tables.seats.c.room, tables.seats.c.seat)
    query = query.where(tables.seats.c.browser == browser)
    found = await table.store.read(lambda c: c.execute(query).all())
    for row in found:
        try:
            room = await table.room(row.room)
        except Refused:  # its rules are no more, and still it holds a name
            await forget_rows(table, row.room, row.seat)
            continue
        if room is not None:
            await forget_seat(table, room, row.seat, browser)
    await forget_words(table, browser)
    await table.notices.forget(browser)
    hosted = tables.rooms.update().where(tables.rooms.c.host == browser).values(host="")
    await table.store.write(lambda c: c.execute(hosted).rowcount)
    for room in table.rooms.values():
        if room.host == browser:
            room.host = ""
    return len(found)


async def forget_words(table: Table, browser: str) -> None:
    """Also what was said while watching, or at a seat that is another one's now."""
    said = tables.chat.update().where(tables.chat.c.browser == browser)
    blank = {"name": "", "text": "", "browser": ""}
    await table.store.write(lambda c: c.execute(said.values(**blank)).rowcount)
    for room in table.rooms.values():
        for line in room.chat:
            if line["browser"] == browser:
                line.update(blank)


async def forget_seat(table: Table, room: Room, seat: int, browser: str) -> None:
    async with room.lock:
        s = room.seats[seat]
        clocks.settle(room, clocks.now())
        s.name, s.browser, s.token, s.passes = "", "", "", []
        s.away = s.kind == "person"
        if room.host == browser:
            room.host = ""
        for browsing in list(table.lines.get(room.id, ())):
            if seat in browsing.mine or browsing.browser == browser:
                browsing.drop()  # whoever is forgotten has no seat any more
        where = (tables.chat.c.room == room.id) & (tables.chat.c.seat == seat)
        update = keeping.updating(room)

        def write(c: Db) -> None:
            update(c)
            c.execute(tables.chat.update().where(where).values(name="", text=""))

        await table.keep(room, write)
        for line in room.chat:
            if line["seat"] == seat:
                line["name"] = line["text"] = ""
        await agreements.settle(table, room)
    table.announce(room)
    bot_turns.wake(table, room)


async def forget_rows(table: Table, room: str, seat: int) -> None:
    """The same in a room that cannot be brought back any more."""
    seats, chat = tables.seats, tables.chat
    blank = {"name": "", "browser": "", "token": "", "passes": []}

    def write(c: Db) -> None:
        c.execute(seats.update().where(seats.c.room == room, seats.c.seat == seat).values(**blank))
        said = chat.update().where(chat.c.room == room, chat.c.seat == seat)
        c.execute(said.values(name="", text=""))

    await table.store.write(write)
