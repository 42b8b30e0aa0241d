"""How long nobody is answered in a room whose owner is lost, as a browser sees it.

    pytest tests/table/cluster/test_gaps.py -n0 -s    # tells the seconds
    WEIRWOOD_GAPS=5 pytest ...                        # of so many turns each

The browsers have the patience of the client's own line (`web/src/net/socket.ts`). When a worker
says nothing they try the other one, as if a proxy had led them there; one that hangs up is asked
again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.table.server import PATIENCE, Server, free_port
from weirwood.table.store import schema
from weirwood.table.store.database import make_engine
from weirwood.table.wire.protocol import VERSION

pytestmark = pytest.mark.database
TURNS = int(os.environ.get("WEIRWOOD_GAPS", "1"))
MOST_SECONDS = 10.0
CLIENT = (Path(__file__).parents[3] / "web/src/net/socket.ts").read_text("utf-8")
PING, DEAD, OPENING = (
    int(found.replace("_", "")) / 1000
    for name in ("PING", "DEAD", "OPENING")
    for found in re.findall(rf"^const {name} = ([\d_]+)$", CLIENT, re.MULTILINE)
)
DOWN = (OSError, TimeoutError, WebSocketException)


class Relay:
    """The wire to a worker's database, or to its own door. Cut, it says nothing to either end."""

    def __init__(self, to: int = 0) -> None:
        self.to, self.port = to, free_port()
        self.open = asyncio.Event()
        self.open.set()
        self.tasks: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Relay]:
        async with await asyncio.start_server(self.joined, "127.0.0.1", self.port):
            yield self
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.create_task(self.carry(one, other))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry(self, one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(OSError):
                while data := await one.read(65_536):
                    await self.open.wait()
                    other.write(data)
                    await other.drain()
        finally:
            other.close()


class Visitor:
    """Somebody at a seat who comes back by themselves, to one door after the other."""

    def __init__(self, doors: list[Server], room: str, cookie: str) -> None:
        self.doors, self.room, self.cookie = doors, room, cookie
        self.shown: list[float] = []  # when the room was
        self.told: list[dict[str, Any]] = []  # what they were told of the room

    async def live(self) -> None:
        tries = 0
        while True:
            url = f"ws://127.0.0.1:{self.doors[0].port}/ws/{self.room}"
            dismissed = False
            with contextlib.suppress(*DOWN):
                async with connect(
                    url,
                    additional_headers={"Cookie": self.cookie},
                    open_timeout=OPENING,
                    close_timeout=0.1,
                    ping_interval=None,
                    max_size=None,
                ) as ws:
                    before = len(self.shown)
                    dismissed = await self.talk(ws)
                    tries = 0 if len(self.shown) > before else tries
            if not dismissed:
                self.doors.append(self.doors.pop(0))
            tries += 1
            await asyncio.sleep(min(8.0, 0.25 * 2**tries) * random.uniform(0.6, 1.4))

    async def talk(self, ws: ClientConnection) -> bool:
        """Until the line ends; True if it was the table that has hung up."""
        hello = {"type": "hello", "version": VERSION, "room": self.room}
        await ws.send(json.dumps(hello))
        asked = False
        while True:
            try:
                async with asyncio.timeout(DEAD if asked else PING):
                    message = json.loads(await ws.recv())
            except TimeoutError:
                if asked:
                    return False
                await ws.send(json.dumps({"type": "ping", "id": 1}))
                asked = True
                continue
            except ConnectionClosed as e:
                return e.rcvd is not None
            asked = False
            if message["type"] == "welcome":
                self.shown.append(time.monotonic())
            if message["type"] in ("welcome", "room"):
                self.told.append(message["room"])


Fault = Callable[[Server, Relay, Relay], Awaitable[None]]


async def kill(owner: Server, _wire: Relay, _door: Relay) -> None:
    await asyncio.to_thread(owner.kill)


async def stop(owner: Server, _wire: Relay, _door: Relay) -> None:
    assert owner.process is not None
    os.kill(owner.process.pid, signal.SIGSTOP)


async def cut(_owner: Server, wire: Relay, _door: Relay) -> None:
    """It has its people, and no database."""
    wire.open.clear()


async def apart(_owner: Server, _wire: Relay, door: Relay) -> None:
    """It has its people and its database; only the other worker does not reach it."""
    door.open.clear()


async def leave(owner: Server, _wire: Relay, _door: Relay) -> None:
    """As for a new release: it hands its rooms over."""
    assert owner.process is not None
    owner.process.terminate()


def meeting(one: Server) -> tuple[str, list[str]]:
    """A game of two people with a clock; gives the room, and the cookies of its seats."""
    plan = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
    clock = {"kind": "bank", "seconds": 3000}
    made = one.create("boardgame", plan, away_level="random", away_seconds=30, clock=clock)
    tokens = [made["links"][str(s)].removeprefix("seat=") for s in range(2)]
    for token in tokens:
        with one.other().http as http:
            claimed = http.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
        assert claimed.status_code == 200, claimed.text
    assert one.http.post(f"/api/rooms/{made['room']}/start").status_code == 200
    return made["room"], [f"seat_{made['room']}={token}" for token in tokens]


async def gaps(folder: Path, database: str, fault: Fault) -> list[float]:
    """Seconds until the room is there again: for somebody at the owner's own door, and for one who
    had come to the other worker's."""
    url = sa.make_url(database)
    assert url.port is not None
    async with Relay(url.port).running() as wire, Relay().running() as door:
        through = url.set(port=wire.port).render_as_string(hide_password=False)
        servers = []
        for name, at in (("one", through), ("two", database)):
            (folder / name).mkdir(parents=True)
            servers.append(Server(folder / name, at))
        one, two = servers
        try:
            await asyncio.to_thread(one.start)
            door.to = await asyncio.to_thread(led_by, database, door.port)
            await asyncio.to_thread(two.start)
            room, cookies = await asyncio.to_thread(meeting, one)
            people = [Visitor([one, two], room, cookies[0]), Visitor([two, one], room, cookies[1])]
            living = [asyncio.create_task(p.live()) for p in people]
            while not all(p.shown for p in people):
                await asyncio.sleep(0.1)
            await asyncio.sleep(random.uniform(1.0, 2.0))
            await fault(one, wire, door)
            broken = time.monotonic()
            lost = people[1:] if fault is apart else people  # who cannot go on where they are
            while not all(p.shown[-1] > broken for p in lost):
                assert time.monotonic() < broken + PATIENCE
                await asyncio.sleep(0.05)
            await asyncio.sleep(1.0)  # the new owner tells who is here
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
            for p in people:
                seats = p.told[-1]["seats"]
                assert not any(s["away"] for s in seats)
                assert all(s["seconds_left"] > 2900 for s in seats[:2])
            return [next(t for t in p.shown if t > broken) - broken for p in lost]
        finally:
            wire.open.set()
            door.open.set()
            for server in servers:
                if server.process is not None and server.process.poll() is None:
                    server.kill()
                server.http.close()


def led_by(database: str, port: int) -> int:
    """Have the only living worker's door found behind this port; gives the door's own."""
    row = schema.workers.c
    newest = sa.select(row.id, row.address).order_by(row.until.desc()).limit(1)
    engine = make_engine(database)
    with engine.begin() as c:
        one = c.execute(newest).one()
        change = schema.workers.update().where(row.id == one.id)
        c.execute(change.values(address=f"127.0.0.1:{port}"))
    engine.dispose()
    return int(one.address.rpartition(":")[2])


@pytest.mark.parametrize("fault", [kill, stop, cut, apart, leave], ids=lambda f: f.__name__)
def test_nobody_waits_for_long_for_a_room_whose_owner_is_lost(
    tmp_path: Path, shared: str, fault: Fault
) -> None:
    for turn in range(TURNS):
        found = asyncio.run(gaps(tmp_path / str(turn), shared, fault))
        print(f"\n{fault.__name__}: " + ", ".join(f"{seconds:.1f} s" for seconds in found))
        assert TURNS > 1 or max(found) < MOST_SECONDS
