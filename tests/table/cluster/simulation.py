"""A whole table in one process: workers, their database, browsers, and everything that goes wrong.

The workers are real: hub, rooms, leases, connections and forwarding as they are. What is played
here is the outside: the database (SQLite in memory, which may refuse or answer late), the network
(which delays, cuts and partitions), the browsers, and time. A seed is a schedule of faults and of
everything else; it plays again exactly.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import json
import random
from collections.abc import AsyncIterator
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from tests.table.cluster.faults import FAULTS, WORKERS, Fault
from tests.table.cluster.virtual import WORKER, Loop
from tests.table.helpers import config
from weirwood.kernel.decision import Refused
from weirwood.table.cluster import leases
from weirwood.table.hub import Hub
from weirwood.table.rooms import clocks, people
from weirwood.table.store import schema
from weirwood.table.store.database import make_engine
from weirwood.table.wire import connection, security
from weirwood.table.wire import protocol as msg

SECONDS = 45.0  # of faults
CALM_SECONDS = 90.0  # in which everything has to come to rest
BANK_SECONDS = 2000
DEAD_SECONDS = 7.0  # without a word, after which a browser gives a line up


class Away(sa.exc.OperationalError):
    def __init__(self) -> None:
        super().__init__("no database", None, Exception("away"))


# ---- the database ---------------------------------------------------------------------------


class Store:
    """The way of one worker to the database that all share."""

    is_shared = True
    world: World  # the one that is being made

    def __init__(self, url: str, *_: Any) -> None:
        self.name = url.rpartition("/")[2]

    async def travel(self) -> None:
        await asyncio.sleep(self.world.rng.uniform(0.0005, 0.02))
        self.check()

    def struck(self, moment: str) -> None:
        """What waits for a worker in the middle of a write befalls it now."""
        aimed = self.world.aims.get(self.name)
        if aimed is not None and aimed[0] == moment:
            del self.world.aims[self.name]
            aimed[1].set_result(None)

    def check(self) -> None:
        if self.world.refusing or self.name in self.world.cut:
            raise Away

    async def write(self, work: Any) -> Any:
        self.struck("before")
        await self.travel()
        found = self.world.commit(self.name, work)
        self.struck("after")
        await self.travel()  # it may be stored, and nobody could say so
        return found

    async def write_after(self, thread: Any, make: Any) -> Any:
        loop = asyncio.get_running_loop()
        work, then = await loop.run_in_executor(thread, make)
        error: Exception | None = None
        try:
            await self.write(work)
        except (Refused, sa.exc.SQLAlchemyError) as e:
            error = e
        news = await loop.run_in_executor(thread, then)
        return lambda: news, error

    def submit(self, work: Any) -> Future[Any]:
        out: Future[Any] = Future()
        try:
            self.check()
            out.set_result(self.world.commit(self.name, work))
        except (Refused, sa.exc.SQLAlchemyError) as e:
            out.set_exception(e)
        return out

    async def read(self, work: Any) -> Any:
        await self.travel()
        return self.read_now(work)

    def read_now(self, work: Any) -> Any:
        self.check()
        try:
            return work(self.world.db)
        finally:
            self.world.db.rollback()

    async def at_once(self, work: Any) -> Any:
        await self.travel()
        with self.world.db.begin():
            return work(self.world.db)

    def close(self) -> None:
        """Nothing is open."""


# Said to the driver itself: that is most of what happens here.
RENEW = "UPDATE workers SET until = ?, beat = ? WHERE id = ?"
PEERS = "SELECT id, address, secret FROM workers WHERE until > ? AND id <> ?"
LINES = "SELECT room, count(*) FROM journal GROUP BY room"
AWAY = "SELECT room FROM seats WHERE away"


class Leases(leases.Shared):
    """As the real ones, on a database that is no PostgreSQL."""

    store: Any

    def __init__(self, _url: str, store: Any, address: str, secret: str) -> None:
        self.id = address
        self.store, self.address, self.secret = store, address, secret
        self.peers, self.stamps, self.unreached = {}, {}, {}
        self.valid_until = 0.0
        self.renewing = asyncio.Lock()
        self.thread = None  # type: ignore[assignment]

    def live(self) -> Any:
        return schema.workers.c.until > self.store.world.loop.now

    def say_alive(self) -> Any:
        self.store.check()
        world, me = self.store.world, (self.id, self.address, self.secret)
        until, beat = world.loop.now + leases.LEASE_SECONDS, clocks.now()
        with world.db.begin():
            if not world.driver.execute(RENEW, (until, beat, self.id)).rowcount:
                row = {"lock": 0, "until": until, "beat": beat, "version": ""}
                row |= dict(zip(("id", "address", "secret"), me, strict=True))
                world.db.execute(schema.workers.insert(), row)
            rows = world.driver.execute(PEERS, (world.loop.now, self.id)).fetchall()
        return {row[0]: leases.Peer(*row) for row in rows}, {}

    async def stop(self) -> None:
        self.store.world.bury(self.id)


# ---- the network ----------------------------------------------------------------------------


class Channel:
    """One direction of a line: late, and in order; two lines know no order between them."""

    def __init__(self, world: World) -> None:
        self.world, self.last = world, 0.0
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.coming: list[asyncio.TimerHandle] = []

    def put(self, item: Any) -> None:
        loop = self.world.loop
        # never at the same moment: the loop knows no order there
        self.last = max(self.last + 1e-6, loop.now + self.world.rng.uniform(0.001, 0.15))
        self.coming = [timer for timer in self.coming if timer.when() > loop.now]
        self.coming.append(
            loop.call_at(self.last, self.queue.put_nowait, item, context=self.world.context)
        )

    def cut(self) -> int:
        """What is on its way is lost, from some message on; gives how much."""
        coming = [timer for timer in self.coming if timer.when() > self.world.loop.now]
        lost = coming[self.world.rng.randrange(len(coming) + 1) :]
        for timer in lost:
            timer.cancel()
        return len(lost)


class Socket:
    """A WebSocket as the web framework shows it to the table; the other end is `up` and `down`."""

    def __init__(self, world: World, hub: Hub, headers: dict[str, str], cookies: Any) -> None:
        self.world = world
        self.app = SimpleNamespace(state=SimpleNamespace(hub=hub))
        self.headers = {"host": "localhost", **headers}
        self.scope: dict[str, Any] = {}
        self.cookies, self.client = cookies, SimpleNamespace(host="10.0.0.1")
        self.up, self.down = Channel(world), Channel(world)
        self.is_closed = False

    async def accept(self) -> None:
        """Let it in."""

    async def send_denial_response(self, _reply: Any) -> None:
        """Turn it away."""
        await self.close(503)

    async def receive(self) -> Any:
        found = await self.up.queue.get()
        if found is None:
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": found}

    async def send_text(self, text: str) -> None:
        if not self.is_closed:
            self.down.put(text)

    async def close(self, code: int = 1000) -> None:
        if not self.is_closed:
            self.is_closed = True
            self.down.put(code)

    def hang_up(self) -> None:
        """One of its ends has gone; what was sent before still comes."""
        self.up.put(None)
        self.down.put(1006)

    def cut(self) -> int:
        """The network ends it, or a machine that is no more; gives how many messages are lost."""
        lost = self.up.cut() + self.down.cut()
        self.hang_up()
        return lost


class Line:
    """What a worker holds of its line to another one."""

    def __init__(self, world: World, to: str, ws: Socket) -> None:
        self.world, self.to, self.ws = world, to, ws
        self.close_code: int | None = None

    async def send(self, data: Any) -> None:
        self.ws.up.put(data)

    async def __aiter__(self) -> AsyncIterator[str]:
        waited = 0.0
        while True:
            try:
                found = await asyncio.wait_for(self.ws.down.queue.get(), 1.0)
            except TimeoutError:
                waited = waited + 1.0 if self.to in self.world.loop.still else 0.0
                if waited > 5.0 or self.world.is_down(self.to):
                    return
                continue
            if isinstance(found, int):
                self.close_code = found
                return
            yield found


# ---- the world ------------------------------------------------------------------------------


STATEMENTS: dict[Any, Any] = {}  # compiled once for all schedules


@functools.cache
def tables() -> str:
    """What makes an empty database."""
    made: list[str] = []
    mock = sa.create_mock_engine("sqlite://", lambda sql, *_, **__: made.append(compiled(sql)))
    schema.metadata.create_all(mock, checkfirst=False)
    return ";\n".join([*made, "CREATE TABLE alembic_version (version_num TEXT)"])


def compiled(sql: Any) -> str:
    return str(sql.compile(dialect=sqlite.dialect()))


class World:
    def __init__(self, loop: Loop, seed: int, folder: Path) -> None:
        self.loop, self.rng, self.folder = loop, random.Random(seed), folder
        self.context = contextvars.copy_context()
        self.engine = make_engine("sqlite://").execution_options(compiled_cache=STATEMENTS)
        self.db = self.engine.connect()  # one for all: nobody ever waits in a transaction
        driver: Any = self.db.connection.driver_connection
        driver.executescript(tables())
        self.driver = driver
        self.db.rollback()
        self.hubs: dict[str, Hub] = {}  # by where they are: a, b, c
        self.generation = 0
        self.cut: set[str] = set()  # from the database
        self.apart: set[frozenset[str]] = set()  # pairs that do not reach each other
        self.refusing = 0  # reasons for which the database does
        self.calm = False
        self.sockets: list[tuple[str, Socket]] = []
        self.aims: dict[str, tuple[str, asyncio.Future[None]]] = {}  # workers in the next write
        self.troubled: set[str] = set()  # places
        self.commits: list[tuple[str, str, int, int]] = []  # room, writer, epoch, lines
        self.told: list[str] = []  # what happened, for whoever looks at a failing seed
        self.lengths: dict[str, int] = {}
        self.wronged: list[str] = []

    def note(self, *what: Any) -> None:
        self.told.append(f"{self.loop.now - 1_000_000:8.3f} " + " ".join(map(str, what)))

    # ---- the database -------------------------------------------------------------------

    def commit(self, writer: str, work: Any) -> Any:
        with self.db.begin():
            found = work(self.db)
            self.look(writer)
        return found

    def look(self, writer: str) -> None:
        """Who has written lines, in whose name; and whether somebody present was marked away."""
        for room, lines in self.driver.execute(LINES).fetchall():
            if lines != self.lengths.get(room, 0):
                self.lengths[room] = lines
                of = sa.select(schema.rooms.c.epoch).where(schema.rooms.c.id == room)
                epoch = self.db.execute(of).scalar_one()
                self.commits.append((room, writer, epoch, lines))
                self.note("line", room, lines, "by", writer, "epoch", epoch)
        self.wronged += [f"{room} has somebody away" for (room,) in self.driver.execute(AWAY)]

    def bury(self, worker: str) -> None:
        """The database sees that a worker's session has ended."""
        gone = schema.workers.update().where(schema.workers.c.id == worker).values(until=0.0)
        with self.db.begin():
            self.db.execute(gone)

    # ---- workers ------------------------------------------------------------------------

    def begin(self, place: str) -> None:
        """A new worker at this place."""
        self.generation += 1
        name = f"{place}{self.generation}"
        made = config(self.folder, database=f"sim://x/{name}", reached=name, push=False)
        Store.world = self
        hub = self.hubs[place] = Hub(made)
        self.note("begin", name)

        async def live() -> None:
            while True:
                try:
                    await hub.start()
                    break
                except sa.exc.SQLAlchemyError:
                    await asyncio.sleep(1.0)
            await people.watch(hub)

        self.loop.of(name, live())

    def name_of(self, place: str) -> str:
        return self.hubs[place].leases.id

    def is_down(self, name: str) -> bool:
        return name in self.loop.dead or name not in {h.leases.id for h in self.hubs.values()}

    def kill(self, place: str) -> None:
        name = self.name_of(place)
        self.note("kill", name)
        self.loop.dead.add(name)
        self.bury(name)
        self.hang_up(name)

    def hang_up(self, name: str) -> None:
        lost = sum(ws.cut() for worker, ws in self.sockets if worker == name)
        if lost:
            self.note("lost", lost, "of", name)
        self.sockets = [(worker, ws) for worker, ws in self.sockets if worker != name]

    def visit(self, place: str, headers: dict[str, str], cookies: Any) -> Socket:
        """Somebody is at the door of this worker."""
        hub = self.hubs[place]
        ws = Socket(self, hub, headers, cookies)
        self.sockets.append((hub.leases.id, ws))
        self.loop.of(hub.leases.id, connection.play(ws))  # type: ignore[arg-type]
        return ws

    @contextlib.asynccontextmanager
    async def connect(self, url: str, **options: Any) -> AsyncIterator[Line]:
        """From worker to worker, in place of the real thing."""
        to = url.removeprefix("ws://").partition("/")[0]
        headers = options["additional_headers"]
        place, here = to[0], WORKER.get()[:1]
        await asyncio.sleep(self.rng.uniform(0.001, 0.1))
        if self.is_down(to) or frozenset((place, here)) in self.apart:
            raise OSError("nobody answers")
        if to in self.loop.still:
            await asyncio.sleep(3.0)
            raise TimeoutError
        ws = self.visit(place, headers, security_cookies(headers))
        try:
            yield Line(self, to, ws)
        finally:
            ws.hang_up()

    # ---- faults -------------------------------------------------------------------------

    async def trouble(self) -> None:
        """Something breaks every few seconds, until the time is over; then all is mended."""
        end = self.loop.now + SECONDS
        running: set[asyncio.Task[None]] = set()
        while self.loop.now < end:
            await asyncio.sleep(self.rng.uniform(0.3, 5.0))
            whole = [place for place in WORKERS if place not in self.troubled]
            if whole:
                befalls = self.befall(self.rng.choice(FAULTS), self.rng.choice(whole))
                running.add(self.loop.create_task(befalls))
        await asyncio.gather(*running)
        self.calm = True
        self.note("calm")

    async def befall(self, fault: Fault, place: str) -> None:
        """One thing at a time goes wrong at one place; elsewhere something else may."""
        self.troubled.add(place)
        await fault(self, place)
        self.troubled.discard(place)

    async def in_a_write(self, place: str) -> None:
        """Half of what befalls a worker does so while it writes, just before or just after."""
        if self.rng.random() < 0.5:
            return
        name, struck = self.name_of(place), self.loop.create_future()
        self.aims[name] = (self.rng.choice(("before", "after")), struck)
        await asyncio.wait((struck,), timeout=3.0)
        self.aims.pop(name, None)


def security_cookies(headers: dict[str, str]) -> dict[str, str]:
    """The cookies of a visit that was passed on."""
    pairs = (part.split("=", 1) for part in headers.get("cookie", "").split("; ") if part)
    return {name: value for name, value in pairs}  # noqa: C416  # pairs are lists


# ---- browsers -------------------------------------------------------------------------------


class Browser:
    """Somebody at a seat: comes back whatever happens, and answers what they are asked."""

    def __init__(self, world: World, seat: int) -> None:
        self.world, self.seat = world, seat
        self.secret = f"browser-{seat}-{'x' * 20}"
        self.id = security.digest(self.secret)
        self.room = ""
        self.events: list[Any] = []
        self.position: dict[str, Any] = {}
        self.acknowledged: list[tuple[str, Any]] = []
        self.number = 0
        self.asked: dict[int, tuple[str, Any]] = {}  # what was sent, by its id
        self.busy: set[int] = set()  # questions that are being answered
        self.away: list[str] = []
        self.connections = 0

    def is_over(self) -> bool:
        return bool(self.position and self.position["view"]["over"])

    async def live(self) -> None:
        while True:
            place = self.world.rng.choice(WORKERS)
            name = self.world.name_of(place)
            if not self.world.is_down(name):
                cookie = f"{security.BROWSER}={self.secret}"
                ws = self.world.visit(place, {"cookie": cookie}, {security.BROWSER: self.secret})
                await self.talk(ws)
                ws.hang_up()
            await asyncio.sleep(self.world.rng.uniform(0.2, 0.8))

    def send(self, ws: Socket, kind: str, **more: Any) -> int:
        self.number += 1
        ws.up.put(json.dumps({"type": kind, "id": self.number, **more}))
        return self.number

    async def talk(self, ws: Socket) -> None:
        hello = {"type": "hello", "version": msg.VERSION, "room": self.room, "seat": self.seat}
        ws.up.put(json.dumps({**hello, "since": len(self.events), "chat_since": 0}))
        self.asked, self.busy = {}, set()
        word = self.world.loop.now
        while True:
            try:
                found = await asyncio.wait_for(ws.down.queue.get(), 2.0)
            except TimeoutError:
                if self.world.loop.now - word > DEAD_SECONDS:
                    return
                self.send(ws, "ping")
                self.answer(ws)
                continue
            if isinstance(found, int):
                return
            word = self.world.loop.now
            self.hear(ws, json.loads(found))

    def hear(self, ws: Socket, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.connections += 1
        if kind in ("welcome", "update"):
            self.events += message["events"]
            self.position = message["position"] or {}
        if kind in ("welcome", "room"):
            self.away += [s["name"] for s in message["room"]["seats"] if s["away"]]
        if kind == "proposals":
            number = self.asked.pop(message["id"])[1]
            if message["answers"]:
                given = self.world.rng.choice(message["answers"])
                sent = self.send(ws, "answer", number=number, answer=given)
                self.asked[sent] = (self.kind_of(number), given)
        elif kind == "ok" and message["id"] in self.asked:
            self.acknowledged.append(self.asked.pop(message["id"]))
        elif kind == "refused":
            self.asked.pop(message["id"], None)
            self.busy = set()
        self.answer(ws)

    def kind_of(self, number: int) -> str:
        return next(
            (q["kind"] for q in self.position.get("questions", []) if q["number"] == number), ""
        )

    def answer(self, ws: Socket) -> None:
        """Begin to answer what is open: after a while, as people do."""
        for q in self.position.get("questions", []):
            if q["answer"] is None and q["number"] not in self.busy:
                self.busy.add(q["number"])
                later = self.world.rng.uniform(0.05, 1.5)
                self.world.loop.call_later(later, self.propose, ws, q["number"])

    def propose(self, ws: Socket, number: int) -> None:
        if not ws.is_closed and self.kind_of(number):
            self.asked[self.send(ws, "propose", number=number)] = ("", number)


async def play(world: World) -> list[Browser]:
    """One schedule, from the first room to the moment in which all is quiet again."""
    for place in WORKERS:
        world.begin(place)
    await asyncio.sleep(3.0)
    browsers = [Browser(world, seat) for seat in range(2)]
    host = world.hubs["a"]
    clock = msg.Clock(kind="bank", seconds=BANK_SECONDS)
    plan = [msg.SeatPlan(kind="me")] * 2 + [msg.SeatPlan(kind="bot", level="random")]
    new = msg.NewRoom(game="toy", seats=plan, settings={"rounds": 5}, clock=clock, away_seconds=30)
    made = await world.loop.of(world.name_of("a"), host.create(new, browsers[0].id))
    room = made[0]
    room.seats[1].browser = browsers[1].id  # as if they had taken it by its link
    await world.loop.of(world.name_of("a"), host.save_room(room))
    tasks = []
    for browser in browsers:
        browser.room = room.id
        tasks.append(world.loop.create_task(browser.live()))
    await world.trouble()
    end = world.loop.now + CALM_SECONDS
    while world.loop.now < end and not all(b.is_over() for b in browsers):
        await asyncio.sleep(0.5)
    await asyncio.sleep(2.0)
    for task in tasks:
        task.cancel()
    return browsers
