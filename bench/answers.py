"""What one answer costs the server, by thread: the loop, the storage, the rules with the views.

    python bench/answers.py                                # all games, about fifteen seconds each
    python bench/answers.py btwixt:3 --seconds 10 --json
    python bench/answers.py boardgame:3 --profile rules    # where that thread's time goes

Starts a real server, sits a client down on every seat of a few rooms, and answers at random, one
answer at a time in each room and without a pause. The answers come from a match that is played
beside, with the same seed, so that no question about questions is asked of the server. The time is
the processor's, which other work on the machine changes little: compare figures of one sitting.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.table.wire.protocol import VERSION

TABLES = ("btwixt:3", "boardgame:3", "cardgame:2", "miniatures:2")
# Threads of the server, by what they do; any other is told as `rest`.
PARTS = {"MainThread": "loop", "weirwood-store": "storage", "weirwood-rules": "rules"}

# Answers each line on its standard input with the processor time of every thread.
SERVER = """
import cProfile, json, pstats, signal, sys, threading, time
from pathlib import Path

def part(thread):
    return thread.name.rstrip("0123456789").rstrip("_")

def times():
    found = {}
    for t in threading.enumerate():
        used = time.clock_gettime(time.pthread_getcpuclockid(t.ident))
        found[part(t)] = found.get(part(t), 0.0) + used
    found["process"] = time.process_time()
    return found

def answering():
    for _ in sys.stdin:
        print(json.dumps(times()), flush=True)

profiles = []
wanted = sys.argv[3]

def profiled(*_):
    if part(threading.current_thread()) == wanted:
        mine = cProfile.Profile(time.thread_time)
        profiles.append(mine)
        mine.enable()
    else:
        sys.setprofile(None)

from weirwood.table import serve
from weirwood.table.config import Config

signal.signal(signal.SIGTERM, lambda *_: None)  # raised again when the server has ended
threading.Thread(target=answering, daemon=True).start()
if wanted == "MainThread":
    profiled()
elif wanted:
    threading.setprofile(profiled)
config = Config(
    port=int(sys.argv[1]), data=Path(sys.argv[2]), max_rooms=10_000, max_rooms_per_browser=100_000,
    requests_per_second=100_000, max_sockets_per_address=100_000, messages_per_second=100_000,
    rooms_budget="100000/minute", hellos_budget="100000/minute",
)
serve.run(config, level="error")
for mine in profiles:
    mine.create_stats()
if profiles:
    pstats.Stats(*profiles, stream=sys.stderr).sort_stats("tottime").print_stats(45)
"""


@contextlib.asynccontextmanager
async def table(profile: str) -> AsyncIterator[tuple[str, Path, subprocess.Popen[str]]]:
    """A table of its own: its address, its folder, its process."""
    named = {part: thread for thread, part in PARTS.items()}
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(  # noqa: S603  # ours
            [sys.executable, "-c", SERVER, str(port), folder, named.get(profile, "")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            yield f"127.0.0.1:{port}", Path(folder), server
        finally:
            server.terminate()
            server.wait(60)


def used(server: subprocess.Popen[str]) -> dict[str, float]:
    """Seconds of processor time so far, by part."""
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write("\n")
    server.stdin.flush()
    found: dict[str, float] = json.loads(server.stdout.readline())
    out = {part: found.get(thread, 0.0) for thread, part in PARTS.items()}
    out["all"] = found["process"]
    return out


class Room:
    """A room with a client on every seat, and the same match beside it."""

    def __init__(self, game: str, seats: int, seed: int, settings: dict[str, Any]) -> None:
        self.match = registry.new(game, seats=seats, seed=seed, options=settings)
        self.lines: list[ClientConnection] = []
        self.waiting: dict[int, asyncio.Future[None]] = {}
        self.hearing: list[asyncio.Task[None]] = []
        self.id = self.bytes = self.answers = 0

    async def listen(self, line: ClientConnection) -> None:
        async for data in line:
            self.bytes += len(data)
            if len(data) > 400:  # an update: nobody has to understand it here
                continue
            message = msgspec.json.decode(data)
            if message["type"] == "refused":
                raise RuntimeError(message)
            if message["type"] == "ok":
                self.waiting.pop(message["id"]).set_result(None)

    async def play(self, rng: Splitmix, end: float) -> None:
        """Answer until the time is over, or the game."""
        while not self.match.over and time.monotonic() < end:
            d = self.match.decisions[0]
            answer = self.match.sample(d, rng)
            self.id += 1
            done = self.waiting[self.id] = asyncio.get_running_loop().create_future()
            line = {"type": "answer", "id": self.id, "number": d.number, "answer": answer}
            await self.lines[d.seat].send(msgspec.json.encode(line).decode())
            self.match.answer(d, answer)
            await done
            self.answers += 1


async def open_room(http: httpx2.AsyncClient, at: str, folder: Path, game: str, seats: int) -> Room:
    plan = {"game": game, "seats": [{"kind": "person"}] * seats, "away_level": "random"}
    made = (await http.post("/api/rooms", json=plan)).json()
    tokens = [made["links"][str(s)].removeprefix("seat=") for s in range(seats)]
    for token in tokens:
        await http.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
    await http.post(f"/api/rooms/{made['room']}/start")
    with contextlib.closing(sqlite3.connect(folder / "weirwood.db")) as kept:
        row = kept.execute("SELECT seed, settings FROM rooms WHERE id = ?", (made["room"],))
        seed, settings = row.fetchone()
    room = Room(game, seats, int(seed), json.loads(settings))
    for token in tokens:
        cookie = {"Cookie": f"seat_{made['room']}={token}"}
        line = await connect(
            f"ws://{at}/ws", additional_headers=cookie, max_size=None, ping_interval=None
        )
        await line.send(json.dumps({"type": "hello", "version": VERSION, "room": made["room"]}))
        while msgspec.json.decode(await line.recv())["type"] != "welcome":
            pass
        room.lines.append(line)
        room.hearing.append(asyncio.create_task(room.listen(line)))
    return room


async def measure(
    game: str, seats: int, rooms: int, seconds: float, profile: str
) -> dict[str, Any]:
    async with contextlib.AsyncExitStack() as stack:
        at, folder, server = await stack.enter_async_context(table(profile))
        made = httpx2.AsyncClient(base_url=f"http://{at}", timeout=120)
        http = await stack.enter_async_context(made)
        for _ in range(1200):
            with contextlib.suppress(httpx2.TransportError):
                await http.get("/api/games")  # answers when all games are loaded
                break
            await asyncio.sleep(0.05)
        rng = random.Random(1)
        before: dict[str, float] = {}
        after: dict[str, float] = {}
        played: list[Room] = []
        for warm in (True, False):  # what is done once is nobody's share
            some = [await open_room(http, at, folder, game, seats) for _ in range(rooms)]
            await asyncio.sleep(0.2)
            before = used(server)
            for room in some:
                room.bytes = 0
            end = time.monotonic() + (2.0 if warm else seconds)
            done = asyncio.gather(*(r.play(Splitmix(rng.getrandbits(60)), end) for r in some))
            heard = asyncio.gather(*(t for r in some for t in r.hearing))
            await asyncio.wait((done, heard), return_when=asyncio.FIRST_COMPLETED)
            if not done.done():
                await heard  # says what went wrong
            after, played = used(server), some
            for line in (line for room in some for line in room.lines):
                await line.close()
            await heard
    answers = sum(room.answers for room in played)
    spent = {part: 1000 * (after[part] - before[part]) / max(1, answers) for part in after}
    parts = {part: round(spent[part], 3) for part in ("all", *PARTS.values())}
    rest = spent["all"] - sum(spent[part] for part in PARTS.values())
    told = round(sum(room.bytes for room in played) / max(1, answers))
    return {
        "game": game,
        "seats": seats,
        "answers": answers,
        **parts,
        "rest": round(rest, 3),
        "bytes": told,
    }


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    args.add_argument("tables", nargs="*", default=TABLES, help="game:seats")
    args.add_argument("--rooms", type=int, default=4, help="that are played at once")
    args.add_argument("--seconds", type=float, default=8.0)
    args.add_argument("--profile", choices=("loop", "storage", "rules"), default="")
    args.add_argument("--json", action="store_true")
    given = args.parse_args()
    if not given.json:
        sys.stdout.write(f"load average {os.getloadavg()[0]:.1f}; CPU ms per answer\n")
        sys.stdout.write("| game | answers | all | loop | storage | rules | rest | bytes told |\n")
        sys.stdout.write("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n")
    for each in given.tables:
        game, _, seats = each.partition(":")
        row = asyncio.run(measure(game, int(seats or 2), given.rooms, given.seconds, given.profile))
        if given.json:
            sys.stdout.write(json.dumps(row) + "\n")
        else:
            name = f"`{row['game']}` {row['seats']}"
            cells = [name, *(str(v) for k, v in row.items() if k not in ("game", "seats"))]
            sys.stdout.write("| " + " | ".join(cells) + " |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
