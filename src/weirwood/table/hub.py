"""The table: all rooms and connections, and how a change to a match is stored and told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood import lessons
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.table import bot_turns, caps, clocks, keeping, security, tables, waking
from weirwood.table import protocol as msg
from weirwood.table.bots import Workers
from weirwood.table.config import Config
from weirwood.table.notices import Notices
from weirwood.table.room import NotStored, Room, Seat
from weirwood.table.store import Store, complain

log = logging.getLogger("weirwood.table")
T = TypeVar("T")
MAX_LEVEL = 32  # letters of a bot's name, with its budget
PATIENCE = 10.0  # seconds that a stopping table gives to what was begun
RECOVER, MOST_RECOVER = 0.2, 5.0  # seconds before a room that was not stored is looked for again
HUSH = 2.0  # seconds without a database after which nobody is left waiting for it in silence


class Line(Protocol):
    """One connection to a browser."""

    seat: int | None  # whose eyes it looks through
    mine: list[int]  # all seats that its browser holds
    browser: str
    upto: int  # events of the room that it was told, or that were not for it
    heard: int  # number of the last of them, as its seat counts

    def send(self, data: bytes) -> None: ...

    def drop(self) -> None: ...


class Table:
    """What goes on at the table stands in other chapters: agreements, bot_turns, people, talk."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url())
        self.notices = Notices(self)
        self.workers = Workers(config.bot_workers, config.bot_seconds)
        # Games from outside are checked by a process of their own: no bot waits for them.
        self.checkers = Workers(min(1, config.bot_workers), config.upload_seconds)
        # Positions are copied for so many bots at once; the others wait without one.
        self.minds = asyncio.Semaphore(2 * max(1, config.bot_workers))
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.lines: dict[str, list[Line]] = defaultdict(list)
        self.connections = 0
        self.tasks: set[asyncio.Task[None]] = set()  # what may be broken off at any moment
        self.deeds: set[asyncio.Task[Any]] = set()  # what is finished once it was begun
        self.stopping = False
        # One thread runs the rules, so that the loop never computes; more would only share one
        # interpreter. What takes long (loading, replays) has another and keeps nobody waiting.
        self.rules = ThreadPoolExecutor(1, thread_name_prefix="weirwood-rules")
        self.slow = ThreadPoolExecutor(1, thread_name_prefix="weirwood-slow")
        self.alive = 0.0  # until when the clocks of rooms that are not awake have run
        self.trouble: set[str] = set()  # rooms that wait for the database to come back
        self.waits: dict[str, float] = {}  # seconds for which they do, until something is stored
        self.answers = 0
        self.bot_failures = 0
        self.started = time.time()

    # ---- running ------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where the table before this one has stopped."""
        await waking.rooms(self)
        await self.notices.start()
        self.spawn(waking.games(self))

    async def stop(self) -> None:
        """Finish what was begun, in this order: deeds, bots, rules, storage."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.deeds:
            _, late = await asyncio.wait(set(self.deeds), timeout=PATIENCE)
            for deed in late:  # a database that does not answer: nothing of it was acknowledged
                deed.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        # Their threads are waited for: one that ends after the loop would have nobody to tell.
        for workers in (self.workers, self.checkers):
            await asyncio.to_thread(workers.close)
        for pool in (self.rules, self.slow):
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that a stopping table may break off."""
        if self.stopping:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def deed(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also if whoever asked for it goes, or the table stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(unheard)
            raise

    async def compute(self, work: Callable[..., T], *args: Any) -> T:
        """Run rules beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.rules, work, *args)

    async def labour(self, work: Callable[..., T], *args: Any) -> T:
        """Run what takes long beside the loop and beside the rules."""
        return await asyncio.get_running_loop().run_in_executor(self.slow, work, *args)

    async def room(self, room_id: str) -> Room | None:
        """A room from memory or from the database."""
        found = self.rooms.get(room_id)
        if found is None and not security.is_room_id(room_id):
            return None
        if found is None:
            lock = self.loading[room_id]
            async with lock:
                found = self.rooms.get(room_id)
                if found is None:
                    found = await self.labour(keeping.load, self.store, room_id, self.alive)
                    if found is not None:
                        self.rooms[room_id] = found
            self.loading.pop(room_id, None)
        if found is not None:
            found.used = time.monotonic()
        return found

    # ---- a new room ---------------------------------------------------------------------

    async def create(self, new: msg.NewRoom, browser: str) -> tuple[Room, dict[int, str], str]:
        """A new room; gives the room, the secret tokens of its seats and of spectators."""
        game = await self.labour(registry.game, new.game)
        taught: lessons.Lesson | None = None
        if new.lesson:
            taught = await self.labour(lessons.lesson, new.game, new.lesson)
            new = guided(new, taught)
        settings = await self.labour(game.read_settings, len(new.seats), new.settings)
        for plan in new.seats:
            if plan.kind == "bot":
                self.check_bot(plan.level, new.game)
        self.check_bot(new.away_level, new.game)
        least = 0 if new.clock.kind == "none" else 1
        if not least <= new.clock.seconds <= 86_400 * 30:
            raise Refused("table.clock", {"found": new.clock.seconds, "most": 86_400 * 30})
        tokens = {i: security.token() for i, p in enumerate(new.seats) if p.kind != "bot"}
        watch = security.token()
        now = int(time.time())
        seats = [
            Seat(
                seat=i,
                kind={"me": "person", "person": "person"}.get(plan.kind, plan.kind),
                level=plan.level if plan.kind == "bot" else "",
                name=clean(new.name) if plan.kind == "me" else "",
                lang=new.lang,
                token=security.digest(tokens.get(i, "")),
                browser=browser if plan.kind == "me" else "",
            )
            for i, plan in enumerate(new.seats)
        ]
        room = Room(
            id=security.room_id(),
            game=new.game,
            rules=game.version,
            status="lobby",
            settings=settings,
            # Everybody learns at the same table; of all other games nobody knows the seed.
            seed=taught.seed if taught is not None else security.room_seed(),
            lesson=new.lesson,
            coach=lessons.Coach(taught) if taught is not None else None,
            clock=new.clock,
            times=[clocks.full(new.clock)] * len(seats),
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
        await self.insert(keeping.inserting(room), browser)
        self.rooms[room.id] = room
        if all(s.kind == "bot" or s.browser for s in seats):
            await self.begin(room)
        return room, tokens, watch

    async def insert(self, work: keeping.Work, host: str) -> None:
        """Store a new room, unless it is one too many."""
        check = caps.one_more_room(self.config, host)

        def both(c: Db) -> None:
            work(c)
            check(c)

        await self.store.write(both)

    def check_bot(self, level: str, game: str) -> None:
        """Refuse a bot that is not there, or that would think for longer than anybody waits."""
        registry.bot(level, game)
        if len(level) > MAX_LEVEL:
            raise Refused("table.too_large", {"most": MAX_LEVEL})
        _, colon, budget = level.partition(":")
        number = budget.rstrip("sp")
        if not colon or not number.replace(".", "", 1).isdigit():
            return
        seconds = "." in number or "s" in budget
        most = self.config.bot_budget_seconds if seconds else self.config.bot_budget_steps
        if float(number) > most:
            raise Refused("table.bot_budget", {"found": level[:40], "most": str(most)})

    async def begin(self, room: Room) -> None:
        async with room.lock:
            if room.status != "lobby":
                raise Refused("table.started", {})
            online = self.online(room)
            for s in room.seats:
                if not online.get(s.seat):  # absences are counted from here on
                    s.gone_since = time.monotonic()
                # whoever did not come is played by a bot
                if s.kind == "open" or (s.kind == "person" and not s.browser):
                    s.kind, s.level = "bot", room.away_level
            await self.compute(room.begin)
            room.updated = int(time.time())
            await self.keep(room, await self.compute(keeping.appending, room, [], 0))
            await self.tell(room)
        self.announce(room)
        bot_turns.wake(self, room)

    # ---- changes to a match -------------------------------------------------------------

    async def act(
        self,
        room: Room,
        what: str,
        seat: int,
        kind: str = "",
        answer: Any = None,
        by: str = "person",
        number: int | None = None,
    ) -> None:
        """One change to the match: applied, stored, and only then told."""
        async with room.lock:
            await self.act_locked(room, what, seat, kind, answer, by, number)
        bot_turns.wake(self, room)

    async def act_locked(
        self,
        room: Room,
        what: str,
        seat: int,
        kind: str,
        answer: Any,
        by: str,
        number: int | None = None,
    ) -> None:
        room.check_playing()
        offers = bool(room.draw_agreed)
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

        def change() -> keeping.Work:
            times, asked = list(room.times), room.asked
            clocks.settle(room, clocks.now())
            first = len(room.events)
            try:
                room.apply(what, seat, kind, answer, by, number)
            except (Refused, RuleError):
                room.times, room.asked = times, asked
                raise
            clocks.renew(room)
            room.take_events()
            room.journal += 1
            if what == "undo" or seat == room.undo_from or room.status == "over":
                room.undo_from, room.undo_waiting = None, set()
            if what == "undo":
                room.spare(seat)
            if what != "withdraw":
                room.draw_agreed = set()
            if room.status == "over":
                room.pause_agreed = set()
            room.updated = int(time.time())
            return keeping.appending(room, [line], first)

        work = await self.compute(change)
        # Everybody's news is prepared while the disk is busy, and sent when it is done.
        news = asyncio.ensure_future(self.compute(self.prepare, room, self.audience(room)))
        try:
            await self.keep(room, work)
        except NotStored:
            await asyncio.wait((news,))
            raise
        self.answers += 1
        self.deliver(room, await news)
        if room.status == "over" or offers:
            self.announce(room)

    # ---- telling ------------------------------------------------------------------------

    def online(self, room: Room) -> dict[int, int]:
        """How many connections each seat has; one browser may hold several seats."""
        count: dict[int, int] = {}
        for line in self.lines.get(room.id, ()):
            for seat in {*line.mine, *([line.seat] if line.seat is not None else ())}:
                count[seat] = count.get(seat, 0) + 1
        return count

    def announce(self, room: Room) -> None:
        """Tell everybody in the room who sits where."""
        lines = self.lines.get(room.id)
        if not lines:
            return
        online = self.online(room)
        made: dict[tuple[str, tuple[int, ...]], bytes] = {}
        for line in lines:
            key = (line.browser, tuple(line.mine))
            if key not in made:
                info = room.packed(room.info(online, line.browser, line.mine))
                made[key] = msg.encode(msg.RoomChanged(room=info))
            line.send(made[key])

    def audience(
        self, room: Room, seats: set[int] | None = None
    ) -> set[tuple[int | None, int, int]]:
        lines = self.lines.get(room.id, ())
        return {(x.seat, x.upto, x.heard) for x in lines if seats is None or x.seat in seats}

    def prepare(
        self, room: Room, audience: set[tuple[int | None, int, int]]
    ) -> dict[tuple[int | None, int, int], tuple[int, bytes]]:
        """What each of the audience will hear: what happened since, each through their own eyes."""
        made: dict[tuple[int | None, int, int], tuple[int, bytes]] = {}
        positions: dict[int | None, msg.Position] = {}
        for key in audience:
            seat, upto, heard = key
            if seat not in positions:
                position = room.position(seat)
                assert position is not None
                positions[seat] = position
            events = room.events_after(seat, heard, upto, heard)
            update = msg.Update(events=events, position=positions[seat])
            made[key] = (heard + len(events), msg.encode(update))
        return made

    def deliver(
        self, room: Room, made: dict[tuple[int | None, int, int], tuple[int, bytes]]
    ) -> None:
        upto = len(room.events)
        for line in self.lines.get(room.id, ()):
            news = made.get((line.seat, line.upto, line.heard))
            if news is not None:
                line.upto, line.heard = upto, news[0]
                line.send(news[1])

    async def tell(self, room: Room, seats: set[int] | None = None) -> None:
        """Tell everybody, or some seats, where it stands. The caller holds the room's lock."""
        audience = self.audience(room, seats)
        if room.match is not None and audience:
            self.deliver(room, await self.compute(self.prepare, room, audience))

    async def save_room(self, room: Room, *, settings: bool = False) -> None:
        """Store the room and its seats. The caller holds the room's lock."""
        await self.keep(room, keeping.updating(room, settings=settings))

    async def keep(self, room: Room, work: keeping.Work) -> None:
        """Store a change that was made to the room's image."""
        turns = self.notices.turns(room)

        def both(c: Db) -> None:
            work(c)
            if turns is not None:
                turns(c)

        try:
            await self.store.write(both)
        except sa.exc.SQLAlchemyError as e:
            complain("not stored", e, room=room.id)
            self.forget(room, "table.not_stored", {})
            if room.id not in self.trouble:
                self.trouble.add(room.id)
                self.spawn(self.recover(room.id))
            raise NotStored("table.not_stored", {}) from e
        except Refused as no:  # the room is no more
            self.forget(room, no.rule, dict(no.arguments))
            raise NotStored(no.rule, dict(no.arguments)) from no
        self.waits.pop(room.id, None)

    def forget(self, room: Room, rule: str, args: dict[str, Any]) -> None:
        """What was not stored did not happen: the image goes, the database is the truth.

        Nobody acts on the image any more, whoever waits for it: two images of one room would write
        two stories into one journal.
        """
        room.lock.shut = (rule, args)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def dismiss(self, room_id: str) -> None:
        """Hang up: a browser says so to its person, and comes back when the table lets it in."""
        for line in list(self.lines.get(room_id, ())):
            line.drop()

    async def recover(self, room_id: str) -> None:
        """Bring a room back as soon as the database can, tell where it stands, and play on.

        Later and later, also if the room was here meanwhile and nothing of it could be stored:
        bringing it back costs more than an answer.
        """
        try:
            while True:
                wait = self.waits.get(room_id, RECOVER)
                await asyncio.sleep(wait)
                self.waits[room_id] = min(2 * wait, MOST_RECOVER)
                try:
                    await self.store.write(attempt)
                    room = await self.room(room_id)
                    break
                except sa.exc.SQLAlchemyError:  # not yet
                    if 2 * wait > HUSH:
                        self.dismiss(room_id)
        except Refused:  # told in the log
            return
        finally:
            self.trouble.discard(room_id)
        if room is not None:
            with contextlib.suppress(NotStored):  # it begins again
                async with room.lock:
                    await self.tell(room)
            self.announce(room)
            bot_turns.wake(self, room)

    # ---- figures ------------------------------------------------------------------------

    def metrics(self) -> dict[str, float]:
        return {
            "weirwood_rooms": len(self.rooms),
            "weirwood_connections": self.connections,
            "weirwood_answers_total": self.answers,
            "weirwood_commits_total": self.store.commits,
            "weirwood_bot_failures_total": self.bot_failures,
            "weirwood_bot_worker_restarts_total": self.workers.restarts,
            "weirwood_notices_sent_total": self.notices.sent,
            "weirwood_notices_failed_total": self.notices.failed,
            "weirwood_uptime_seconds": round(time.time() - self.started, 3),
        }


def attempt(c: Db) -> None:
    """Store something and take it away: a disk that is full can be read, and takes no writing."""
    c.execute(tables.errands.insert(), {"id": "", "what": "", "room": ""})
    c.execute(tables.errands.delete().where(tables.errands.c.id == ""))


def unheard(task: asyncio.Task[Any]) -> None:
    """A deed that nobody waits for any more: what went wrong is at least noted."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        log.error("deed failed", exc_info=error)


def guided(new: msg.NewRoom, lesson: lessons.Lesson) -> msg.NewRoom:
    """The room of a lesson: it alone says who sits where and what is played, without a clock."""
    levels = lesson.levels
    seats = [
        msg.SeatPlan(kind="bot", level=levels[i]) if i in levels else msg.SeatPlan(kind="me")
        for i in range(lesson.seats)
    ]
    settings = dict(lesson.settings)
    return msgspec.structs.replace(
        new, seats=seats, settings=settings, clock=msg.Clock(), public=False
    )


def clean(text: str, most: int = msg.MAX_NAME) -> str:
    """One line without control characters, cut to size."""
    return " ".join("".join(ch for ch in text if ch.isprintable()).split())[:most]


__all__ = ["Line", "Table", "clean"]
