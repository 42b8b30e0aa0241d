"""The table: all rooms and connections, and everything that goes on between them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from dataclasses import replace
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Decision, Refused
from weirwood.table import protocol as msg
from weirwood.table import room as rooms
from weirwood.table import security, tables
from weirwood.table.bots import Workers
from weirwood.table.config import Config
from weirwood.table.room import Room, Seat
from weirwood.table.store import Store

log = logging.getLogger("weirwood.table")
TICK = 0.5
IDLE_ROOM = 900.0  # seconds after which a room without connections leaves the memory


class Line(Protocol):
    """One connection to a browser."""

    seat: int | None
    browser: str

    heard: int

    def send(self, data: bytes) -> None: ...

    def drop(self) -> None: ...


class Table:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url())
        self.workers = Workers(config.bot_workers)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.lines: dict[str, list[Line]] = defaultdict(list)
        self.tasks: set[asyncio.Task[None]] = set()
        self.answers = 0
        self.started = time.time()
        self.ticker: asyncio.Task[None] | None = None

    # ---- running ------------------------------------------------------------------------

    async def start(self) -> None:
        """Wake the rooms that were being played: their bots and clocks go on."""
        playing = sa.select(tables.rooms.c.id).where(tables.rooms.c.status == "playing")
        for row in await self.store.read(lambda c: c.execute(playing).all()):
            room = await self.room(row.id)
            if room is not None:
                self.wake_bots(room)
        self.ticker = asyncio.create_task(self.tick())

    async def stop(self) -> None:
        if self.ticker is not None:
            self.ticker.cancel()
        for task in list(self.tasks):
            task.cancel()
        self.workers.close()
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def room(self, room_id: str) -> Room | None:
        """A room from memory or from the database."""
        found = self.rooms.get(room_id)
        if found is None:
            async with self.loading[room_id]:
                found = self.rooms.get(room_id)
                if found is None:
                    found = await asyncio.to_thread(rooms.load, self.store, room_id)
                    if found is not None:
                        self.rooms[room_id] = found
            self.loading.pop(room_id, None)
        if found is not None:
            found.used = time.monotonic()
        return found

    # ---- rooms --------------------------------------------------------------------------

    async def create(self, new: msg.NewRoom, browser: str) -> tuple[Room, dict[int, str], str]:
        """A new room; gives the room, the secret tokens of its seats and of spectators."""
        game = registry.game(new.game)
        settings = game.read_settings(len(new.seats), new.settings)
        for plan in new.seats:
            if plan.kind == "bot":
                registry.bot(plan.level, new.game)
        registry.bot(new.away_level, new.game)
        if len(self.rooms) >= self.config.max_rooms:
            raise Refused("table.full", {"most": self.config.max_rooms})
        tokens = {i: security.token() for i, p in enumerate(new.seats) if p.kind != "bot"}
        watch = security.token()
        now = int(time.time())
        seats = []
        for i, plan in enumerate(new.seats):
            bot = plan.kind == "bot"
            seats.append(
                Seat(
                    seat=i,
                    kind="bot" if bot else "open" if plan.kind == "open" else "person",
                    level=plan.level if bot else "",
                    name=clean(new.name) if plan.kind == "me" else "",
                    lang=new.lang,
                    token=security.digest(tokens.get(i, "")),
                    browser=browser if plan.kind == "me" else "",
                )
            )
        bank = new.clock.seconds * (86_400 if new.clock.kind == "days" else 1)
        room = Room(
            id=security.room_id(),
            game=new.game,
            rules=game.version,
            status="lobby",
            settings=settings,
            seed=secrets.randbits(63),
            clock=new.clock,
            times=[float(bank)] * len(seats),
            away_seconds=max(5, min(new.away_seconds, 30 * 86_400)),
            away_level=new.away_level,
            public=new.public,
            host=browser,
            watch=security.digest(watch),
            rematch="",
            created=now,
            updated=now,
            seats=seats,
        )
        await self.store.write(lambda c: rooms.insert(room, c))
        self.rooms[room.id] = room
        if all(s.kind == "bot" or s.browser for s in seats):
            await self.begin(room)
        return room, tokens, watch

    async def begin(self, room: Room) -> None:
        async with room.lock:
            if room.status != "lobby":
                raise Refused("table.started", {})
            for s in room.seats:  # whoever did not come is played by a bot
                if s.kind == "open" or (s.kind == "person" and not s.browser):
                    s.kind, s.level = "bot", room.away_level
            await asyncio.to_thread(room.begin)
            await self.keep(room, [])
        self.announce(room)
        self.broadcast(room)
        self.wake_bots(room)

    async def keep(self, room: Room, journal: list[dict[str, Any]]) -> None:
        """Store the room, new journal lines and the events they told, in one transaction."""
        room.updated = int(time.time())
        fresh = room.take_events()
        first = len(room.events) - len(fresh)
        if journal and first == 0:
            raise AssertionError("the opening events were not stored")
        if not journal:
            first, fresh = 0, room.events
        event_rows = [rooms.event_row(room, first + i, e) for i, e in enumerate(fresh)]
        snapshot = None
        if room.match is not None and (room.journal % rooms.SNAPSHOT_EVERY == 0):
            save = room.match.save()
            snapshot = {"room": room.id, "n": room.journal, "events": len(room.events)}
            snapshot["save"] = save

        def write(c: Db) -> None:
            rooms.update(room, c)
            if journal:
                c.execute(tables.journal.insert(), journal)
            if event_rows:
                c.execute(tables.events.insert(), event_rows)
            if snapshot is not None:
                c.execute(tables.snapshots.insert(), snapshot)

        await self.store.write(write)

    # ---- changes to a match -------------------------------------------------------------

    async def act(self, room: Room, what: str, seat: int, kind: str, answer: Any, by: str) -> None:
        """One change to the match: applied, stored, and only then told."""
        async with room.lock:
            await self.act_locked(room, what, seat, kind, answer, by)
        self.broadcast(room)
        self.wake_bots(room)

    async def act_locked(
        self, room: Room, what: str, seat: int, kind: str, answer: Any, by: str
    ) -> None:
        if room.status == "paused":
            raise Refused("table.paused", {})
        if room.status != "playing":
            raise Refused("kernel.over", {})
        clocks = list(room.times)
        self.stop_clocks(room, seat)
        try:
            await asyncio.to_thread(room.apply, what, seat, kind, answer, by)
        except Refused:
            room.times = clocks
            raise
        line = {
            "room": room.id,
            "n": room.journal,
            "at": int(time.time()),
            "what": what,
            "seat": seat,
            "kind": kind,
            "answer": answer,
            "by": by,
        }
        room.journal += 1
        room.undo_from, room.undo_waiting = None, set()
        if what != "withdraw":
            room.draw_agreed = set()
        try:
            await self.keep(room, [line])
        except sa.exc.SQLAlchemyError:
            # not stored, so it did not happen: forget the image, the database is the truth
            self.rooms.pop(room.id, None)
            raise
        self.answers += 1

    def stop_clocks(self, room: Room, seat: int) -> None:
        now = time.monotonic()
        spent, room.since = now - room.since, now
        if room.match is None or room.clock.kind == "none":
            return
        for d in room.match.decisions:
            if room.clock.kind == "bank":
                room.times[d.seat] -= spent
            elif d.seat == seat:
                room.times[seat] = self.full(room)
            else:
                room.times[d.seat] -= spent

    def full(self, room: Room) -> float:
        return float(room.clock.seconds * (86_400 if room.clock.kind == "days" else 1))

    # ---- bots ---------------------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        """Let bots think about every question that is theirs to answer."""
        if room.match is None or room.status != "playing":
            return
        for d in room.match.decisions:
            s = room.seats[d.seat]
            if (s.kind == "bot" or s.away) and d.number not in room.thinking:
                room.thinking.add(d.number)
                self.spawn(self.bot_turn(room, d, s.level or room.away_level))

    async def bot_turn(self, room: Room, d: Decision, level: str) -> None:
        """Think in a worker, and answer after a time that depends on nothing secret."""
        begun = time.monotonic()
        try:
            async with room.lock:
                if room.match is None or d not in room.match.decisions:
                    return
                saved = room.match.save()
            answer = await self.workers.think(saved, d.number, level, room.seed)
            wait = self.config.bot_delay - (time.monotonic() - begun)
            if wait > 0:
                await asyncio.sleep(wait)
            async with room.lock:
                s = room.seats[d.seat]
                if s.kind != "bot" and not s.away:  # the person came back
                    return
                if d not in room.match.decisions:
                    return
                await self.act_locked(room, "answer", d.seat, d.kind, answer, "bot")
        except Refused as no:
            log.warning("bot refused", extra={"room": room.id, "rule": no.rule})
            return
        finally:
            room.thinking.discard(d.number)
        self.broadcast(room)
        self.wake_bots(room)

    # ---- telling ------------------------------------------------------------------------

    def online(self, room: Room) -> dict[int, int]:
        count: dict[int, int] = {}
        for line in self.lines.get(room.id, ()):
            if line.seat is not None:
                count[line.seat] = count.get(line.seat, 0) + 1
        return count

    def announce(self, room: Room) -> None:
        """Tell everybody in the room who sits where."""
        online = self.online(room)
        for line in self.lines.get(room.id, ()):
            line.send(msg.encode(msg.RoomChanged(room=room.info(online, line.browser))))

    def broadcast(self, room: Room) -> None:
        """Tell everybody what happened since they last heard, each through their own eyes."""
        if room.match is None:
            return
        made: dict[int | None, msg.Position] = {}
        over = room.status == "over"
        for line in self.lines.get(room.id, ()):
            if line.seat not in made:
                position = room.position(line.seat)
                assert position is not None
                made[line.seat] = position
            self.tell(room, line, made[line.seat])
        if over:
            self.announce(room)

    def tell(self, room: Room, line: Line, position: msg.Position) -> None:
        events = room.events_after(line.seat, line.heard)
        if events:
            line.heard = events[-1].number
        line.send(msg.encode(msg.Update(events=events, position=position)))

    # ---- undo, draw, pause ----------------------------------------------------------------

    async def save_room(self, room: Room) -> None:
        async with room.lock:
            await self.store.write(lambda c: rooms.update(room, c))

    async def rematch(self, old: Room) -> Room:
        """A new room with the same game, settings and seats; their links stay valid."""
        async with old.lock:
            found = self.rooms.get(old.rematch)
            if found is not None:
                return found
            now = int(time.time())
            room = replace(
                old,
                id=security.room_id(),
                rules=registry.game(old.game).version,
                status="lobby",
                seed=secrets.randbits(63),
                times=[self.full(old)] * len(old.seats),
                rematch="",
                created=now,
                updated=now,
                seats=[replace(s, away=False, gone_since=None) for s in old.seats],
                match=None,
                journal=0,
                events=[],
                taken=0,
                chat=[],
                lock=asyncio.Lock(),
                undo_from=None,
                undo_waiting=set(),
                draw_agreed=set(),
                pause_agreed=set(),
                thinking=set(),
            )
            old.rematch = room.id

            def write(c: Db) -> None:
                rooms.insert(room, c)
                rooms.update(old, c)

            await self.store.write(write)
            self.rooms[room.id] = room
        await self.begin(room)
        self.announce(old)
        return room

    async def manage(self, room: Room, seat: int, what: str) -> None:
        """The host mutes somebody, or gives a seat to a bot and makes its link worthless."""
        if not 0 <= seat < len(room.seats):
            raise Refused("kernel.seat", {"found": seat, "allowed": f"0..{len(room.seats) - 1}"})
        s = room.seats[seat]
        if what in ("mute", "unmute"):
            s.muted = what == "mute"
        elif what == "remove":
            s.kind, s.level, s.token, s.browser, s.away = "bot", room.away_level, "", "", False
            for line in list(self.lines.get(room.id, ())):
                if line.seat == seat:
                    line.drop()
        else:
            raise Refused("table.bad_request", {"found": what[:40]})
        await self.save_room(room)
        self.announce(room)
        self.wake_bots(room)

    async def forget(self, browser: str) -> int:
        """Delete names and links of one browser, and what it said."""
        query = sa.select(tables.seats.c.room, tables.seats.c.seat)
        query = query.where(tables.seats.c.browser == browser)
        found = await self.store.read(lambda c: c.execute(query).all())
        for row in found:
            room = await self.room(row.room)
            if room is not None:
                await self.forget_seat(room, row.seat)
        return len(found)

    async def forget_seat(self, room: Room, seat: int) -> None:
        async with room.lock:
            s = room.seats[seat]
            s.name, s.browser, s.token = "", "", ""
            s.away = s.kind == "person"
            for line in room.chat:
                if line["seat"] == seat:
                    line["name"] = line["text"] = ""
            where = (tables.chat.c.room == room.id) & (tables.chat.c.seat == seat)

            def write(c: Db) -> None:
                rooms.update(room, c)
                c.execute(tables.chat.update().where(where).values(name="", text=""))

            await self.store.write(write)
        self.wake_bots(room)

    async def undo(self, room: Room, seat: int) -> None:
        """Take back freely where nothing was revealed, else ask the other people."""
        m = room.match
        if m is None:
            raise Refused("kernel.over", {})
        if m.can_undo(seat) is None:
            await self.act(room, "undo", seat, "", False, "person")
            return
        if not any(e.seat == seat and e.by != "idle" for e in m.history):
            raise Refused("kernel.undo_nothing", {"seat": seat})
        others = {
            s.seat for s in room.seats if s.kind == "person" and s.seat != seat and not s.away
        }
        if not others:
            await self.act(room, "undo", seat, "", True, "person")
            return
        room.undo_from, room.undo_waiting = seat, others
        self.broadcast(room)

    async def undo_reply(self, room: Room, seat: int, agree: bool) -> None:
        if room.undo_from is None or seat not in room.undo_waiting:
            raise Refused("table.no_request", {})
        asker = room.undo_from
        if not agree:
            room.undo_from, room.undo_waiting = None, set()
            self.broadcast(room)
            return
        room.undo_waiting.discard(seat)
        if not room.undo_waiting:
            await self.act(room, "undo", asker, "", True, "person")
        else:
            self.broadcast(room)

    async def draw(self, room: Room, seat: int, agree: bool) -> None:
        if agree:
            room.draw_agreed.add(seat)
        else:
            room.draw_agreed.discard(seat)
        people = {s.seat for s in room.seats if s.kind == "person" and not s.away}
        if people <= room.draw_agreed:
            await self.act(room, "draw", -1, "", None, "person")

    async def answer(self, room: Room, d: Decision, answer: Any) -> None:
        await self.act(room, "answer", d.seat, d.kind, answer, "person")

    async def pause(self, room: Room, seat: int, pause: bool) -> None:
        """Pause when all people have asked for it; going on needs one of them."""
        people = {s.seat for s in room.seats if s.kind == "person" and not s.away}
        if pause:
            room.pause_agreed.add(seat)
            if not people <= room.pause_agreed:
                return
        room.pause_agreed = set()
        async with room.lock:
            if pause and room.status == "playing":
                self.stop_clocks(room, -1)
                room.status = "paused"
            elif not pause and room.status == "paused":
                room.since = time.monotonic()
                room.status = "playing"
            await self.store.write(lambda c: rooms.update(room, c))
        self.announce(room)
        self.broadcast(room)
        self.wake_bots(room)

    # ---- chat ---------------------------------------------------------------------------

    async def say(self, room: Room, seat: int | None, name: str, text: str, to: list[int]) -> None:
        text = clean(text, msg.MAX_CHAT)
        if not text:
            raise Refused("table.empty_chat", {})
        if seat is not None and room.seats[seat].muted:
            raise Refused("table.muted", {})
        bad = [s for s in to if not 0 <= s < len(room.seats)]
        if bad or (to and seat is None):
            raise Refused("table.chat_to", {"allowed": f"0..{len(room.seats) - 1}"})
        async with room.lock:
            line: dict[str, Any] = {
                "room": room.id,
                "n": len(room.chat) + 1,
                "seat": -1 if seat is None else seat,
                "name": clean(name),
                "text": text,
                "to": sorted(set(to)),
                "at": int(time.time()),
            }
            await self.store.write(lambda c: c.execute(tables.chat.insert(), line).rowcount)
            room.chat.append(line)
        for other in self.lines.get(room.id, ()):
            if rooms.may_hear(line, other.seat):
                made = room.chat_for(other.seat, line["n"] - 1)
                other.send(msg.encode(msg.ChatSaid(line=made[0])))

    # ---- people coming and going --------------------------------------------------------

    async def joined(self, room: Room, line: Line) -> None:
        self.lines[room.id].append(line)
        if line.seat is not None:
            s = room.seats[line.seat]
            s.gone_since = None
            if s.away:
                await self.set_away(room, s, False)
        self.announce(room)

    def left(self, room: Room, line: Line) -> None:
        lines = self.lines.get(room.id, [])
        if line in lines:
            lines.remove(line)
        if not lines:
            self.lines.pop(room.id, None)
        if line.seat is not None and not self.online(room).get(line.seat):
            room.seats[line.seat].gone_since = time.monotonic()
        self.announce(room)

    async def set_away(self, room: Room, s: Seat, away: bool) -> None:
        s.away = away
        await self.store.write(lambda c: rooms.update(room, c))
        self.announce(room)
        self.wake_bots(room)

    async def tick(self) -> None:
        """Clocks and absence, twice a second."""
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for room in list(self.rooms.values()):
                if room.status == "playing" and room.match is not None:
                    await self.watch_over(room, now)
                elif now - room.used > IDLE_ROOM and room.id not in self.lines:
                    self.rooms.pop(room.id, None)

    async def watch_over(self, room: Room, now: float) -> None:
        assert room.match is not None
        for d in room.match.decisions:
            s = room.seats[d.seat]
            if s.kind != "person" or s.away:
                continue
            left = room.seconds_left(d.seat)
            if left is not None and left <= 0:
                log.info("flag", extra={"room": room.id, "seat": d.seat})
                room.times[d.seat] = self.full(room) if room.clock.kind != "bank" else 30.0
                room.since = now
                if room.clock.on_flag == "concede":
                    await self.act(room, "concede", d.seat, "", None, "clock")
                else:
                    await self.set_away(room, s, True)
                return
            gone = s.gone_since
            if gone is not None and now - gone > room.away_seconds and room.clock.kind != "days":
                await self.set_away(room, s, True)

    # ---- figures ------------------------------------------------------------------------

    def metrics(self) -> dict[str, float]:
        return {
            "weirwood_rooms": len(self.rooms),
            "weirwood_connections": sum(map(len, self.lines.values())),
            "weirwood_answers_total": self.answers,
            "weirwood_commits_total": self.store.commits,
            "weirwood_bot_worker_restarts_total": self.workers.restarts,
            "weirwood_uptime_seconds": time.time() - self.started,
        }


def clean(text: str, most: int = msg.MAX_NAME) -> str:
    """One line without control characters, cut to size."""
    return " ".join("".join(ch for ch in text if ch.isprintable()).split())[:most]


__all__ = ["Table", "clean"]
