"""Three workers on machines of their own, 200 faults drawn from a seed, all four games played.

    pytest tests/soak/workers_soak.py -m soak -s
    WEIRWOOD_SOAK_FAULTS=20 WEIRWOOD_SOAK_SEED=7 pytest tests/soak/workers_soak.py -m soak -s
    WEIRWOOD_SOAK_KINDS=stopped,killed WEIRWOOD_SOAK_FAULTS=20 pytest tests/soak/workers_soak.py ...

The checker of the simulation reads all journals and all that the browsers heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import sqlalchemy as sa
from tests.table.cluster import checker
from tests.table.cluster.places import DATABASE, PORT, Place, bridge, possible
from tests.table.postgres import Postgres, postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from weirwood.table.store.database import make_engine
from weirwood.table.wire.protocol import VERSION

FAULTS = int(os.environ.get("WEIRWOOD_SOAK_FAULTS", "200"))
SEED = int(os.environ.get("WEIRWOOD_SOAK_SEED", "1"))
KINDS = frozenset(filter(None, os.environ.get("WEIRWOOD_SOAK_KINDS", "").split(",")))  # or all
GAMES = {"btwixt": 3, "boardgame": 3, "cardgame": 2, "miniatures": 2}
BANK_SECONDS = 50_000
READY_SECONDS = 300.0
SILENT_SECONDS = 8.0  # after which a browser gives a line up
CALM_SECONDS = 120.0  # in which everybody has to be back
# Who has written each line, and in which epoch; told by the database itself.
AUDIT = """
CREATE TABLE audit (room text, n int, epoch bigint, host inet, PRIMARY KEY (room, n));
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit SELECT NEW.room, NEW.n, epoch, inet_client_addr()
    FROM rooms WHERE id = NEW.room;
    RETURN NEW;
END $$;
CREATE TRIGGER noted AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION note();
"""
DOWN = (OSError, TimeoutError, WebSocketException, InvalidHandshake, httpx2.HTTPError)


class Browser:
    """Somebody at a seat: comes back whatever happens, to whichever worker, and plays on."""

    def __init__(self, world: World, room: str, seat: int, token: str) -> None:
        self.world, self.room, self.seat = world, room, seat
        self.cookie = f"seat_{room}={token}"
        self.rng = random.Random(f"{SEED} {room} {seat}")
        self.events: list[Any] = []
        self.position: dict[str, Any] = {}
        self.acknowledged: list[tuple[str, Any]] = []
        self.away: list[str] = []
        self.number = self.visits = 0
        self.heard = time.monotonic()

    def is_over(self) -> bool:
        return bool(self.position and self.position["view"]["over"])

    async def live(self) -> None:
        while not self.is_over():
            place = self.rng.choice(self.world.places)
            url = f"ws://{place.address}:{PORT}/ws/{self.room}"
            headers = {"Cookie": self.cookie}
            with contextlib.suppress(*DOWN):
                async with connect(
                    url, additional_headers=headers, max_size=None, open_timeout=5, close_timeout=1
                ) as ws:
                    await self.talk(ws)
            await asyncio.sleep(self.rng.uniform(0.2, 0.8))

    async def hear(self, ws: ClientConnection, kind: str = "", id: int = 0) -> dict[str, Any]:
        """Listen until there is such a message; whoever says nothing for long is left."""
        while True:
            async with asyncio.timeout(SILENT_SECONDS):
                message: dict[str, Any] = json.loads(await ws.recv())
            self.heard = time.monotonic()
            if message["type"] in ("welcome", "update"):
                self.events += message["events"]
                self.position = message["position"] or {}
            if message["type"] in ("welcome", "room"):
                self.away += [str(s["seat"]) for s in message["room"]["seats"] if s["away"]]
            if message["type"] == kind or (id and message.get("id") == id):
                return message

    async def ask(self, ws: ClientConnection, kind: str, **more: Any) -> dict[str, Any]:
        self.number += 1
        await ws.send(json.dumps({"type": kind, "id": self.number, **more}))
        return await self.hear(ws, id=self.number)

    async def talk(self, ws: ClientConnection) -> None:
        hello = {"type": "hello", "version": VERSION, "room": self.room, "seat": self.seat}
        await ws.send(json.dumps({**hello, "since": len(self.events), "chat_since": 0}))
        await self.hear(ws, "welcome")
        self.visits += 1
        while not self.is_over():
            asked = [q for q in self.position.get("questions", []) if q["answer"] is None]
            if asked:
                await self.answer(ws, asked[0])
            await asyncio.sleep(self.rng.uniform(0.2, 0.6))
            await self.ask(ws, "ping")

    async def answer(self, ws: ClientConnection, q: dict[str, Any]) -> None:
        found = await self.ask(ws, "propose", number=q["number"])
        if found.get("answers"):
            given = self.rng.choice(found["answers"])
            reply = await self.ask(ws, "answer", number=q["number"], answer=given)
            if reply["type"] == "ok":
                self.acknowledged.append((q["kind"], given))


class World:
    def __init__(self, places: list[Place], database: Postgres) -> None:
        self.places, self.database = places, database
        self.rng = random.Random(SEED)  # of the faults alone: the same seed is the same faults
        self.doors = random.Random(f"{SEED} doors")
        self.rooms: dict[str, list[Browser]] = {}
        self.counts: Counter[str] = Counter()
        self.calm = asyncio.Event()
        self.missing: list[str] = []  # who did not come back in time

    async def ready(self, place: Place) -> None:
        end = time.monotonic() + READY_SECONDS
        async with httpx2.AsyncClient(timeout=5) as http:
            while time.monotonic() < end:
                with contextlib.suppress(*DOWN):
                    found = await http.get(f"http://{place.address}:{PORT}/health")
                    if found.status_code == 200:
                        return
                assert place.process is not None
                assert place.process.poll() is None, place.log.read_text()[-2000:]
                await asyncio.sleep(0.2)
        raise AssertionError(f"{place.name} does not answer")

    async def open_room(self, game: str) -> list[Browser]:
        """A new game of people alone, at whichever worker takes it."""
        seats = GAMES[game]
        plan = {
            "game": game,
            "seats": [{"kind": "person"}] * seats,
            "away_level": "random",
            "away_seconds": 120,
            "clock": {"kind": "bank", "seconds": BANK_SECONDS},
        }
        while True:
            base = f"http://{self.doors.choice(self.places).address}:{PORT}"
            with contextlib.suppress(*DOWN, KeyError, ValueError):
                async with httpx2.AsyncClient(base_url=base, timeout=10) as http:
                    made = (await http.post("/api/rooms", json=plan)).json()
                    tokens = [made["links"][str(s)].removeprefix("seat=") for s in range(seats)]
                    claim, start = (f"/api/rooms/{made['room']}/{x}" for x in ("claim", "start"))
                    codes = [
                        (await http.post(claim, json={"token": t})).status_code for t in tokens
                    ]
                    codes.append((await http.post(start)).status_code)
                    if codes == [200] * (seats + 1):
                        return [Browser(self, made["room"], s, t) for s, t in enumerate(tokens)]
            await asyncio.sleep(0.5)

    async def play(self, game: str) -> None:
        """One game after the other, as long as things go wrong."""
        while not self.calm.is_set():
            browsers = await self.open_room(game)
            self.rooms[browsers[0].room] = browsers
            living = asyncio.gather(*(b.live() for b in browsers))
            while not self.calm.is_set() and not living.done():
                await asyncio.sleep(0.2)
            if not living.done():  # a last word from everybody, when all is mended
                calm = time.monotonic()
                end = calm + CALM_SECONDS
                while time.monotonic() < end and any(b.heard < calm for b in browsers):
                    await asyncio.sleep(0.5)
                self.missing += [f"{b.room} {b.seat}" for b in browsers if b.heard < calm]
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)

    async def trouble(self) -> None:
        wanted = [fault for fault in ALL if not KINDS or fault.__name__ in KINDS]
        for _ in range(FAULTS):
            await asyncio.sleep(self.rng.uniform(0.5, 3.0))
            fault = self.rng.choice(wanted)
            self.counts[fault.__name__] += 1
            await fault(self, self.rng.choice(self.places))
        for place in self.places:
            await self.ready(place)
        self.calm.set()


async def killed(world: World, place: Place) -> None:
    place.kill()
    await asyncio.sleep(world.rng.uniform(0.2, 3.0))
    place.start()
    await world.ready(place)


async def stopped(world: World, place: Place) -> None:
    place.signal(signal.SIGSTOP)
    await asyncio.sleep(world.rng.uniform(0.5, 12.0))
    place.signal(signal.SIGCONT)


async def slow(world: World, place: Place) -> None:
    """It runs for a tenth of the time."""
    for _ in range(world.rng.randrange(5, 20)):
        place.signal(signal.SIGSTOP)
        await asyncio.sleep(0.27)
        place.signal(signal.SIGCONT)
        await asyncio.sleep(0.03)


async def unplugged(world: World, place: Place) -> None:
    place.link(up=False)
    await asyncio.sleep(world.rng.uniform(0.5, 12.0))
    place.link(up=True)


async def without_database(world: World, place: Place) -> None:
    place.route(DATABASE, open=False)
    await asyncio.sleep(world.rng.uniform(0.5, 12.0))
    place.route(DATABASE, open=True)


async def apart(world: World, place: Place) -> None:
    other = world.rng.choice([p for p in world.places if p is not place])
    place.route(other.address, open=False)
    await asyncio.sleep(world.rng.uniform(0.5, 12.0))
    place.route(other.address, open=True)


async def database_restarted(world: World, _place: Place) -> None:
    await asyncio.to_thread(world.database.stop)
    await asyncio.sleep(world.rng.uniform(0.0, 3.0))
    await asyncio.to_thread(world.database.start)


async def clock_jumped(_world: World, place: Place) -> None:
    """Two hours ahead, or back again."""
    place.signal(signal.SIGUSR1)


async def replaced(world: World, place: Place) -> None:
    """As in a rolling release."""
    place.signal(signal.SIGTERM)
    assert place.process is not None
    await asyncio.to_thread(place.process.wait, READY_SECONDS)
    place.start()
    await world.ready(place)


Fault = Callable[[World, Place], Awaitable[None]]
ALL: tuple[Fault, ...] = (
    killed,
    stopped,
    slow,
    unplugged,
    without_database,
    apart,
    database_restarted,
    clock_jumped,
    replaced,
)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    assert possible(), "needs root and network namespaces"
    with bridge(), postgres(DATABASE) as database:
        folders = [tmp_path / name for name in "abc"]
        places: list[Place] = []
        try:
            for number, folder in enumerate(folders, 1):
                folder.mkdir()
                places.append(Place(folder.name, number, folder, database.url))
            yield World(places, database)
        finally:
            for place in places:
                place.remove()


async def everything(world: World) -> None:
    for place in world.places:
        place.start()
    for place in world.places:
        await world.ready(place)
    engine = make_engine(world.database.url)
    with engine.begin() as c:
        c.exec_driver_sql(AUDIT)
    engine.dispose()
    await asyncio.gather(world.trouble(), *(world.play(game) for game in GAMES))


@pytest.mark.soak
@pytest.mark.database
def test_no_fault_does_harm(world: World) -> None:
    begun = time.monotonic()
    asyncio.run(everything(world))
    engine = make_engine(world.database.url)
    wrong: dict[str, list[str]] = {}
    answers = 0
    with engine.connect() as c:
        for room, browsers in world.rooms.items():
            answers += sum(len(b.acknowledged) for b in browsers)
            found = checker.judged(c, browsers) + writers(c, room)
            found += charged(c, room, time.monotonic() - begun)
            if found:
                wrong[room] = found
    engine.dispose()
    visits = sum(b.visits for browsers in world.rooms.values() for b in browsers)
    told = f"{answers} answers in {len(world.rooms)} rooms, {visits} visits, {dict(world.counts)}"
    print(f"seed {SEED}: {told}")
    assert (wrong, world.missing) == ({}, [])
    assert answers > FAULTS


def writers(c: sa.Connection, room: str) -> list[str]:
    """One writer per epoch, and epochs that only rise."""
    rows = c.execute(sa.text("SELECT * FROM audit WHERE room = :r ORDER BY n"), {"r": room}).all()
    found, by, last = [], dict[int, str](), 0
    for row in rows:
        if by.setdefault(row.epoch, str(row.host)) != str(row.host):
            found.append(f"epoch {row.epoch} was written by {by[row.epoch]} and by {row.host}")
        if row.epoch < last:
            found.append(f"epoch {row.epoch} was written after {last}")
        last = row.epoch
    return sorted(set(found))


def charged(c: sa.Connection, room: str, most: float) -> list[str]:
    """Nobody is charged more time than has passed."""
    times = c.execute(sa.text("SELECT times FROM rooms WHERE id = :r"), {"r": room}).scalar_one()
    spent = [BANK_SECONDS - left for left in times]
    return [f"seat {s} was charged {t}" for s, t in enumerate(spent) if t > most]
