"""What rooms cost a table in which nobody says anything: memory of each, and processor time.

    python bench/rooms.py                          # 5,000 rooms of each kind, 30 seconds of idling
    python bench/rooms.py --rooms 500 --game cardgame:2 --seconds 10

Three kinds, each on a table of its own with SQLite. `asleep` are rooms that wait for their people:
they are in the database alone. `clocked` are rooms in which a clock runs: the table keeps them
awake although nobody is there. `live` are rooms with a client on every seat, over a WebSocket (a
tenth as many). The memory is what the server has more than on the same table with ten of them.

`cold` is a start on a table full of such rooms with clocks, all of the last hour: seconds from the
command until the page, `/health`, a room and `/ready` answer, each asked again and again by a
visitor of its own. The room is the one that was made in the middle, by a browser that sits there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from load import SERVER, memory, processor
from websockets.asyncio.client import ClientConnection, connect

from weirwood.table.config import Config
from weirwood.table.hub import Hub
from weirwood.table.serve import open_files
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

KINDS = ("asleep", "clocked", "live", "cold")
FEW = 10  # rooms of the table that is compared with
READY_SECONDS = 600.0
WATCHED_SECONDS = 30.0  # after a cold start


async def fill(data: Path, rooms: int, game: str, seats: int, *, clocked: bool) -> list[Any]:
    """A database with so many games that have begun; gives rooms and tokens of their seats."""
    config = Config(data=data, max_rooms=10**6, max_rooms_per_browser=10**6, bot_workers=0)
    hub = Hub(config)
    clock = msg.Clock(kind="bank", seconds=20 * 86_400) if clocked else msg.Clock()
    plan = [msg.SeatPlan(kind="person")] * seats
    new = msg.NewRoom(game=game, seats=plan, clock=clock, away_level="random")
    out = []
    for _ in range(rooms):
        room, tokens, _ = await hub.create(new, "")
        for seat in room.seats:  # as if everybody had taken theirs by its link
            seat.browser = security.digest(tokens[seat.seat])
        await hub.begin(room)
        out.append((room.id, [tokens[s] for s in range(seats)]))
        hub.rooms.pop(room.id)
    await hub.stop()
    return out


def begin(data: Path) -> tuple[int, subprocess.Popen[bytes]]:
    """A server on this database; gives port and process."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
    return port, subprocess.Popen([sys.executable, "-c", SERVER, str(port), str(data)])  # noqa: S603  # ours


@contextlib.asynccontextmanager
async def table(data: Path) -> Any:
    """A server on this database, when it is as quick as it will be; gives port and process."""
    port, server = begin(data)
    try:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            end = time.monotonic() + READY_SECONDS
            while time.monotonic() < end:
                with contextlib.suppress(httpx2.TransportError):
                    if (await http.get("/ready")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(60)


async def sit(port: int, room: str, token: str, door: asyncio.Semaphore) -> ClientConnection:
    cookie = {"Cookie": f"seat_{room}={token}"}
    async with door:
        line = await connect(
            f"ws://127.0.0.1:{port}/ws",
            additional_headers=cookie,
            max_size=None,
            ping_interval=None,
            open_timeout=120,
        )
        await line.send(json.dumps({"type": "hello", "version": msg.VERSION, "room": room}))
        while json.loads(await line.recv())["type"] != "welcome":
            pass
    return line


async def measure(kind: str, game: str, seats: int, rooms: int, seconds: float) -> dict[str, Any]:
    weights = []
    used = 0.0
    for count in (FEW, rooms):
        with tempfile.TemporaryDirectory() as folder:
            made = await fill(Path(folder), count, game, seats, clocked=kind == "clocked")
            async with table(Path(folder)) as (port, server):
                lines: list[ClientConnection] = []
                if kind == "live":
                    door = asyncio.Semaphore(20)
                    rng = random.Random(1)
                    rng.shuffle(made)
                    sat = (
                        sit(port, room, token, door) for room, tokens in made for token in tokens
                    )
                    lines = await asyncio.gather(*sat)
                await asyncio.sleep(2.0)
                before, begun = processor(server), time.monotonic()
                await asyncio.sleep(seconds if count == rooms else 0)
                used = (processor(server) - before) / max(0.001, time.monotonic() - begun)
                weights.append(memory(server))
                for line in lines:
                    line.transport.abort()
    return {
        "kind": kind,
        "game": game,
        "seats": seats,
        "rooms": rooms,
        "kb_per_room": round((weights[1] - weights[0]) / 1024 / (rooms - FEW), 1),
        "percent_of_a_core": round(100 * used, 2),
    }


async def first_answer(port: int, path: str, begun: float, **cookies: str) -> tuple[float, float]:
    """Seconds until somebody who asks for this is answered, and the longest wait from then on."""
    address = f"http://127.0.0.1:{port}"
    first = longest = 0.0
    async with httpx2.AsyncClient(base_url=address, timeout=READY_SECONDS, cookies=cookies) as http:
        while not first or time.monotonic() - begun < WATCHED_SECONDS:
            asked = time.monotonic()
            with contextlib.suppress(httpx2.TransportError):
                if (await http.get(path)).status_code == 200:
                    if first:
                        longest = max(longest, time.monotonic() - asked)
                    first = first or time.monotonic() - begun
            await asyncio.sleep(0.05)
    return first, longest


async def start(game: str, seats: int, rooms: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        made = await fill(Path(folder), rooms, game, seats, clocked=True)
        room, tokens = made[len(made) // 2]
        paths = {"page": "/", "health": "/health", "room": f"/api/rooms/{room}", "ready": "/ready"}
        begun = time.monotonic()
        port, server = begin(Path(folder))
        try:
            cookie = {f"seat_{room}": tokens[0]}
            asking = (first_answer(port, path, begun, **cookie) for path in paths.values())
            answered = dict(zip(paths, await asyncio.gather(*asking), strict=True))
        finally:
            server.terminate()
            server.wait(60)
    return {
        "kind": "cold",
        "game": game,
        "seats": seats,
        "rooms": rooms,
        "seconds": {name: round(first, 2) for name, (first, _) in answered.items()},
        "longest_wait": {name: round(longest, 2) for name, (_, longest) in answered.items()},
    }


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    args.add_argument("kinds", nargs="*", default=KINDS, help=", ".join(KINDS))
    args.add_argument("--rooms", type=int, default=5000)
    args.add_argument("--game", default="btwixt:3", help="game:seats")
    args.add_argument("--seconds", type=float, default=30.0)
    given = args.parse_args()
    open_files()
    game, _, seats = given.game.partition(":")
    sys.stderr.write(f"load average {os.getloadavg()[0]:.1f}\n")
    for kind in given.kinds:
        rooms = given.rooms // 10 if kind == "live" else given.rooms
        if kind == "cold":
            row = asyncio.run(start(game, int(seats or 2), rooms))
        else:
            row = asyncio.run(measure(kind, game, int(seats or 2), rooms, given.seconds))
        sys.stdout.write(json.dumps(row) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
