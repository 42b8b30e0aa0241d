"""The table: all rooms and connections, and how a change to a match is stored and told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood import lessons
from weirwood.kernel import registry
from weirwood.kernel.decision import Refusal, Refused, RuleError
from weirwood.table.cluster import ownership
from weirwood.table.cluster.bot_queue import Queue
from weirwood.table.cluster.leases import Alone, Elsewhere, Fenced, Shared
from weirwood.table.cluster.spending import Spending
from weirwood.table.config import Config
from weirwood.table.host.metrics import Metrics
from weirwood.table.host.traces import Traces
from weirwood.table.notices.turns import Notices
from weirwood.table.rooms import bot_turns, clocks, startup
from weirwood.table.rooms.bot_workers import Workers
from weirwood.table.rooms.room import NotStored, Room, share
from weirwood.table.rooms.texts import clean
from weirwood.table.store import quotas
from weirwood.table.store import rooms as storage
from weirwood.table.store.database import Counting, Store, log_failure, probe_write
from weirwood.table.store.schema import Line, Seat
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security
from weirwood.table.wire.budgets import Budget

log = logging.getLogger("weirwood.table")
T = TypeVar("T")
Listener = tuple[int | None, int, int]  # a seat, and how far it has heard (see `Client`)
News = dict[Listener, tuple[int, bytes]]  # how far it will have heard, and what it is told
MAX_LEVEL = 32  # letters of a bot's name, with its budget
STOP_SECONDS = 10.0  # that a stopping table gives to what was begun
RECOVER_SECONDS = (
    0.2  # before a room that was not stored is looked for again; twice as long each time
)
MOST_RECOVER_SECONDS = 5.0
BROKEN_SECONDS = 30.0  # before a room that cannot be brought back is tried again
HANG_UP_SECONDS = 2.0  # without a database, after which nobody is left waiting in silence


class Client(Protocol):
    """One connection of a browser, as the hub sees it."""

    seat: int | None  # whose eyes it looks through
    mine: list[int]  # all seats that its browser holds
    browser: str  # who sits there
    device: str  # which browser it is
    address: str  # where it comes from, as it is counted
    upto: int  # events of the room that it was told, or that were not for it
    heard: int  # number of the last of them, as its seat counts

    def send(self, data: bytes) -> None: ...

    def drop(self) -> None: ...


class Hub:
    """What goes on at the table stands in `rooms`: agreements, bot_turns, chat, people."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.metrics.watch(self)
        budgets = {what: Budget.read(text) for what, text in config.budgets().items()}
        self.traces = Traces(config.traces)
        self.store = Store(config.url(), self.metrics.commit_seconds.observe, self.traces)
        self.budgets = Spending(budgets, self.metrics, self.store)
        self.leases: Alone | Shared = Alone()
        if self.store.is_shared:
            config.secret = security.token()
            self.leases = Shared(config.url(), self.store, config.reached, config.secret)
        self.notices = Notices(self)
        here = Workers(config.bot_workers, config.bot_seconds)
        self.workers: Workers | Queue = here
        if config.bot_pool and self.store.is_shared:
            self.workers = Queue(self.store, here, config.bot_seconds)
        # Games from outside are checked by a process of their own: no bot waits for them.
        self.checkers = Workers(min(1, config.bot_workers), config.upload_seconds)
        # And so are questions for advice and of the analysis board: a live game never waits for
        # somebody's second thoughts.
        self.advisers = Workers(min(1, config.bot_workers), config.bot_seconds, last=True)
        # Looking back comes last of all.
        self.reporters = Workers(min(1, config.bot_workers), config.report_seconds, last=True)
        # Positions are copied for so many bots at once; the others wait without one.
        self.bot_slots = asyncio.Semaphore(2 * max(1, config.bot_workers))
        self.advised: set[str] = set()  # rooms in which somebody waits for advice
        self.rooms: dict[str, Room] = {}
        self.broken: dict[str, float] = {}  # rooms that could not be loaded: when to try again
        self.loading: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.clients: dict[str, list[Client]] = defaultdict(list)
        self.connections = 0  # that have said hello
        self.sockets = 0  # all that are open
        self.tasks: set[asyncio.Task[None]] = set()  # what may be broken off at any moment
        self.shielded: set[asyncio.Task[Any]] = set()  # what is finished once it was begun
        self.stopping = False
        self.draining = False  # takes no more rooms
        # One thread runs the rules, so that the loop never computes; more would only share one
        # interpreter. What takes long (loading, replays) has another and keeps nobody waiting.
        self.rules = ThreadPoolExecutor(1, thread_name_prefix="weirwood-rules")
        self.slow = ThreadPoolExecutor(1, thread_name_prefix="weirwood-slow")
        # What every page begins with waits for neither.
        self.files = ThreadPoolExecutor(2, thread_name_prefix="weirwood-files")
        self.waking: deque[str] = deque()  # rooms that are still to be brought back
        self.games_ready = False  # all imported
        self.unstored: set[str] = set()  # rooms that wait for the database to come back
        self.retry_seconds: dict[
            str, float
        ] = {}  # seconds for which they do, until something is stored

    # ---- running ------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where the table before this one has stopped."""
        if self.leases.shared:
            await self.leases.renew()
            self.spawn(ownership.look_after(self))
        await startup.rooms(self)
        await self.notices.start()
        self.spawn(startup.games(self))

    async def stop(self) -> None:
        """Finish what was begun, in this order: what was begun, bots, rules, storage."""
        self.stopping = True
        clocks.pulse.end()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.shielded:
            _, late = await asyncio.wait(set(self.shielded), timeout=STOP_SECONDS)
            for task in late:  # a database that does not answer: nothing of it was acknowledged
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await ownership.leave(self)
        # Their threads are waited for: one that ends after the loop would have nobody to tell.
        for workers in (self.workers, self.checkers, self.advisers, self.reporters):
            await asyncio.to_thread(workers.close)
        for pool in (self.rules, self.slow, self.files):
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
        await asyncio.to_thread(self.store.close)
        await asyncio.to_thread(self.traces.stop)

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

    async def shield(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also if whoever asked for it goes, or the table stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.shielded.add(task)
        task.add_done_callback(self.shielded.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(log_unawaited)
            raise

    async def run_rules(self, work: Callable[..., T], *args: Any) -> T:
        """Run rules beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.rules, work, *args)

    async def run_slow(self, work: Callable[..., T], *args: Any) -> T:
        """Run what takes long beside the loop and beside the rules."""
        return await asyncio.get_running_loop().run_in_executor(self.slow, work, *args)

    async def run_files(self, work: Callable[..., T], *args: Any) -> T:
        """Run what is read from files and kept: pages, words, facts."""
        return await asyncio.get_running_loop().run_in_executor(self.files, work, *args)

    def is_ready(self) -> bool:
        """Whether nobody has to wait for what a table does first."""
        return self.games_ready and not self.waking and not self.unstored

    async def room(self, room_id: str) -> Room | None:
        """A room from memory or from the database; Elsewhere if another worker owns it."""
        if not self.leases.is_valid():
            await ownership.make_sure(self)
        found = self.rooms.get(room_id)
        if found is None and not security.is_room_id(room_id):
            return None
        if found is None:
            if self.broken.get(room_id, 0.0) > time.monotonic():
                raise Refused("table.broken", {"room": room_id})
            lock = self.loading[room_id]
            async with lock:
                found = self.rooms.get(room_id) or await self.load(room_id)
            self.loading.pop(room_id, None)
        if found is not None:
            found.used, found.rests_until = time.monotonic(), 0.0
        return found

    async def load(self, room_id: str) -> Room | None:
        try:
            with self.metrics.load_seconds.time():
                found = await self.run_slow(self.take, room_id)
        except Elsewhere:
            raise
        except Refused:
            self.broken[room_id] = time.monotonic() + BROKEN_SECONDS
            raise
        self.broken.pop(room_id, None)
        if found is not None:
            self.rooms[room_id] = found
        return found

    def take(self, room_id: str) -> Room | None:
        """In a thread: make a room ours, and bring it back."""
        if self.draining or (self.leases.shared and storage.is_newer(self.store, room_id)):
            raise Elsewhere(None)
        claim = self.leases.claim(room_id)
        found = storage.load(self.store, room_id, claim.alive) if claim is not None else None
        if found is not None and claim is not None and claim.epoch not in (None, found.epoch):
            raise Elsewhere(None)  # taken again meanwhile
        return found

    async def make_whole(self, room: Room) -> None:
        """Let a match that came from a snapshot know all its answers. Under the room's lock."""
        if not room.whole and room.match is not None:
            await self.run_slow(storage.make_whole, self.store, room)

    # ---- a new room ---------------------------------------------------------------------

    async def create(self, new: msg.NewRoom, browser: str) -> tuple[Room, dict[int, str], str]:
        """A new room; gives the room, the secret tokens of its seats and of spectators."""
        game = await self.run_slow(registry.game, new.game)
        taught: lessons.Lesson | None = None
        if new.lesson:
            taught = await self.run_slow(lessons.lesson, new.game, new.lesson)
            new = guided(new, taught)
        settings = await self.run_slow(game.read_settings, len(new.seats), new.settings)
        for plan in new.seats:
            if plan.kind == "bot":
                self.check_bot(plan.level, new.game)
        self.check_bot(new.away_level, new.game)
        no = clocks.why_not(new.clock)
        if no is not None:
            raise Refused(no.rule, dict(no.args))
        tokens = {i: security.token() for i, p in enumerate(new.seats) if p.kind != "bot"}
        watch = security.token()
        now = int(time.time())
        seats = [
            Seat(
                seat=i,
                kind="person" if plan.kind == "me" else plan.kind,
                level=plan.level if plan.kind == "bot" else "",
                name=clean(plan.name or new.name) if plan.kind == "me" else "",
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
            scenario=dict(taught.scenario or {}) if taught is not None else {},
            coach=lessons.Coach(taught) if taught is not None else None,
            clock=new.clock,
            times=[float(new.clock.seconds)] * len(seats),
            away_seconds=max(5, min(new.away_seconds, 30 * 86_400)),
            away_level=new.away_level,
            public=new.public,
            advised=new.advice,
            host=browser,
            watch=security.digest(watch),
            rematch="",
            created=now,
            updated=now,
            seats=seats,
            **self.owner(),
        )
        await self.insert(room, storage.inserting(room))
        if all(s.kind == "bot" or s.browser for s in seats):
            await self.begin(room)
        return room, tokens, watch

    async def insert(self, room: Room, work: storage.Work) -> None:
        """Store a new room of ours, unless it is one too many."""
        check = quotas.one_more_room(self.config, room.host)

        def both(c: Db) -> None:
            work(c)
            check(c)

        if not self.leases.is_valid():
            await ownership.make_sure(self)
        await self.store.write(Counting(both))
        self.rooms[room.id] = room

    def owner(self) -> dict[str, Any]:
        """The columns of a new room that say whose it is."""
        if self.draining:
            raise Elsewhere(None)
        return {"owner": self.leases.id, "epoch": int(self.leases.shared)}

    def check_bot(self, level: str, game: str) -> None:
        """Refuse a bot that is not there, or that would think for longer than anybody waits."""
        registry.bot(level, game)
        if len(level) > MAX_LEVEL:
            raise Refused("table.too_large", {"most": MAX_LEVEL})
        _, colon, budget = level.partition(":")
        number = budget.rstrip("spt")
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
            await self.run_rules(room.begin)
            room.updated = int(time.time())
            await self.keep(room, await self.run_rules(storage.appending, room, None))
            await self.tell(room)
        self.announce(room)
        bot_turns.wake(self, room)

    # ---- changes to a match -------------------------------------------------------------

    async def act(
        self, room: Room, line: Line, number: int | None = None
    ) -> tuple[Line, Refusal | None]:
        """One change to the match: applied, stored, and only then told.

        A number must be that of the question which the line answers. Gives what was done, and why
        not all of it.
        """
        async with room.lock:
            done = await self.act_locked(room, line, number)
        bot_turns.wake(self, room)
        return done

    async def act_locked(
        self, room: Room, line: Line, number: int | None = None
    ) -> tuple[Line, Refusal | None]:
        begun = time.perf_counter()
        done: tuple[Line, Refusal | None]
        room.check_playing()
        if line.what == "undo":
            await self.make_whole(room)
        offers = bool(room.offers.draw)
        audience = self.audience(room)

        def make() -> tuple[storage.Work, Callable[[], News]]:
            nonlocal done
            work, done = change(room, line, number)
            # Everybody's news is prepared while the disk is busy, and sent when it is done.
            return self.storing(room, work), partial(self.prepare, room, audience)

        done = (line, None)
        with self.traces.span("answer", room=room.id, game=room.game, what=line.what):
            news, error = await self.store.write_after(self.rules, make)
        self.stored(room, error)
        self.deliver(room, news())
        self.metrics.answer_seconds.observe(time.perf_counter() - begun)
        if room.status == "over" or offers:
            self.announce(room)
        return done

    # ---- telling ------------------------------------------------------------------------

    def online(self, room: Room) -> dict[int, int]:
        """How many connections each seat has; one browser may hold several seats."""
        count: dict[int, int] = {}
        for client in self.clients.get(room.id, ()):
            for seat in {*client.mine, *([client.seat] if client.seat is not None else ())}:
                count[seat] = count.get(seat, 0) + 1
        return count

    def announce(self, room: Room) -> None:
        """Tell everybody in the room who sits where."""
        clients = self.clients.get(room.id)
        if not clients:
            return
        online = self.online(room)
        made: dict[tuple[str, tuple[int, ...]], bytes] = {}
        for client in clients:
            key = (client.browser, tuple(client.mine))
            if key not in made:
                info = room.packed(room.info(online, client.browser, client.mine))
                made[key] = msg.encode(msg.RoomChanged(room=info))
            client.send(made[key])

    def audience(self, room: Room, seats: set[int] | None = None) -> set[Listener]:
        clients = self.clients.get(room.id, ())
        return {(x.seat, x.upto, x.heard) for x in clients if seats is None or x.seat in seats}

    def prepare(self, room: Room, audience: set[Listener]) -> News:
        """What each of the audience will hear: what happened since, each through their own eyes."""
        made: News = {}
        assert room.match is not None
        game = room.match.game
        public = game.public(room.match.st) if game.public is not None else None
        positions: dict[int | None, msg.Position] = {}
        for seat in {seat for seat, _, _ in audience}:
            position = room.position(seat, public)
            assert position is not None
            positions[seat] = position
        share([position.view for position in positions.values()])
        for key in audience:
            seat, upto, heard = key
            events = room.events_after(seat, heard, upto, heard)
            update = msg.Update(events=events, position=positions[seat])
            made[key] = (heard + len(events), msg.encode(update))
        return made

    def deliver(self, room: Room, made: News) -> None:
        upto = len(room.events)
        for client in self.clients.get(room.id, ()):
            news = made.get((client.seat, client.upto, client.heard))
            if news is not None:
                client.upto, client.heard = upto, news[0]
                client.send(news[1])

    async def tell(self, room: Room, seats: set[int] | None = None) -> None:
        """Tell everybody, or some seats, where it stands. The caller holds the room's lock."""
        audience = self.audience(room, seats)
        if room.match is not None and audience:
            self.deliver(room, await self.run_rules(self.prepare, room, audience))

    async def save_room(self, room: Room, *, settings: bool = False) -> None:
        """Store the room and its seats. The caller holds the room's lock."""
        await self.keep(room, storage.updating(room, settings=settings))

    async def keep(self, room: Room, work: storage.Work) -> None:
        """Store a change that was made to the room's image."""
        error: Exception | None = None
        try:
            await self.store.write(self.storing(room, work))
        except (sa.exc.SQLAlchemyError, Refused) as e:
            error = e
        self.stored(room, error)

    def storing(self, room: Room, work: storage.Work) -> storage.Work:
        """The work of storing a change, with what the queue of notices must learn from it."""
        turns = self.notices.turns(room)
        if turns is None:
            return work

        def both(c: Db) -> None:
            work(c)
            turns(c)

        return both

    def stored(self, room: Room, error: Exception | None) -> None:
        """A change was stored, or it was not: then its image goes."""
        if isinstance(error, sa.exc.SQLAlchemyError):
            log_failure("not stored", error, room=room.id)
            self.forget(room, "table.not_stored", {})
            if room.id not in self.unstored:
                self.unstored.add(room.id)
                self.spawn(self.recover(room.id))
            raise NotStored("table.not_stored", {}) from error
        if isinstance(error, Refused):  # the room is no more, or another worker's
            self.forget(room, error.rule, dict(error.arguments))
            if isinstance(error, Fenced):
                ownership.fenced(self, [room.id])
            raise NotStored(error.rule, dict(error.arguments)) from error
        if error is not None:
            raise error
        self.retry_seconds.pop(room.id, None)

    def forget(self, room: Room, rule: str, args: dict[str, Any]) -> None:
        """What was not stored did not happen: the image goes, the database is the truth.

        Nobody acts on the image any more, whoever waits for it: two images of one room would write
        two stories into one journal.
        """
        room.lock.refusal = (rule, args)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def dismiss(self, room_id: str) -> None:
        """Hang up: a browser says so to its person, and comes back when the table lets it in."""
        for client in list(self.clients.get(room_id, ())):
            client.drop()

    async def recover(self, room_id: str) -> None:
        """Bring a room back as soon as the database can, tell where it stands, and play on.

        Later and later, also if the room was here meanwhile and nothing of it could be stored:
        bringing it back costs more than an answer.
        """
        try:
            while True:
                wait = self.retry_seconds.get(room_id, RECOVER_SECONDS)
                await asyncio.sleep(wait)
                self.retry_seconds[room_id] = min(2 * wait, MOST_RECOVER_SECONDS)
                try:
                    await self.store.write(probe_write)
                    room = await self.room(room_id)
                    break
                except sa.exc.SQLAlchemyError:  # not yet
                    if 2 * wait > HANG_UP_SECONDS:
                        self.dismiss(room_id)
        except Refused:  # told in the log
            return
        finally:
            self.unstored.discard(room_id)
        if room is not None:
            with contextlib.suppress(NotStored):  # it begins again
                async with room.lock:
                    await self.tell(room)
            self.announce(room)
            bot_turns.wake(self, room)


def change(
    room: Room, line: Line, number: int | None
) -> tuple[storage.Work, tuple[Line, Refusal | None]]:
    """Apply a line to the image of the room; gives the work of storing that, and what was done."""
    times, asked = list(room.times), room.asked
    clocks.settle(room, clocks.now())
    try:
        line, stop = room.apply(line, number)
    except (Refused, RuleError):
        room.times, room.asked = times, asked
        raise
    clocks.renew(room)
    room.take_events()
    placed = replace(line, n=room.journal, at=int(time.time()))
    room.journal += 1
    if line.what == "undo" or line.seat == room.offers.undo_from or room.status == "over":
        room.offers.drop_undo()
    if line.what == "undo":
        room.spare(line.seat)
    if line.what != "withdraw":
        room.offers.draw = set()
    if room.status == "over":
        room.offers.pause = set()
    room.updated = placed.at
    return storage.appending(room, placed), (placed, stop)


def log_unawaited(task: asyncio.Task[Any]) -> None:
    """Nobody waits for it any more: what went wrong is at least noted."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        log.error("task failed", exc_info=error)


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
