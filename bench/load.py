"""Load on one machine: many live rooms, every seat a client over WebSockets.

    python bench/load.py --rooms 50 500 --seconds 20 --write docs/hosting.md

Starts a real server on this machine, opens the rooms, lets every seat answer at random with a
pause between answers, and reports answers a second, the time from sending an answer to having its
event (50th, 95th, 99th percentile), the server's processor time per answer (which other work on the
machine does not change), and its memory per room. With `--write`, the table of a page is written
anew between its two marks.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import connect

from weirwood.table.serve import open_files
from weirwood.table.wire.protocol import VERSION

GAME = "btwixt"
SEATS = 3

SERVER = """
import sys
from pathlib import Path
from weirwood.table.config import Config
from weirwood.table.serve import run
run(
    Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), max_rooms=10_000,
           max_rooms_per_browser=100_000, requests_per_second=100_000, max_connections=100_000,
           max_sockets_per_address=100_000, rooms_budget="100000/minute",
           hellos_budget="100000/minute"),
    level="error",
)
"""


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Figures:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.answers = 0
        self.errors = 0


class Start:
    """All clients sit down first, a few at a time; then the clock starts for everybody."""

    def __init__(self, clients: int, seconds: float, server: int) -> None:
        self.missing, self.seconds, self.server = clients, seconds, server
        self.used = 0.0
        self.door = asyncio.Semaphore(40)
        self.begun = asyncio.Event()
        self.end = 0.0

    async def ready(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.end = time.monotonic() + self.seconds
            self.used = processor(self.server)
            self.begun.set()
        await self.begun.wait()


async def seat(
    url: str, room: str, token: str, rng: random.Random, pause: float, start: Start, out: Figures
) -> None:
    """One client: answers its questions at random until the time is over."""
    headers = {"Cookie": f"seat_{room}={token}"}
    sent: dict[int, float] = {}
    number = 0
    asked: set[int] = set()
    later: set[asyncio.Task[None]] = set()
    await start.door.acquire()
    async with connect(
        url, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=120
    ) as ws:

        async def answer(q: dict[str, Any], id: int) -> None:
            """Think for a while beside the reading, so that replies are timed as they come."""
            await asyncio.sleep(rng.expovariate(1 / pause))
            line = {"type": "answer", "id": id, "number": q["number"], "answer": pick(q, rng)}
            sent[id] = time.monotonic()
            await ws.send(json.dumps(line))

        await ws.send(json.dumps({"type": "hello", "version": VERSION, "room": room}))
        message: dict[str, Any] = {"type": ""}
        while message["type"] != "welcome":
            message = msgspec.json.decode(await ws.recv())
        start.door.release()
        await start.ready()
        first = True
        while (left := start.end - time.monotonic()) > 0:
            if not first:
                try:
                    message = msgspec.json.decode(await asyncio.wait_for(ws.recv(), left))
                except TimeoutError:
                    break
            first = False
            kind = message["type"]
            if kind == "ok":
                out.latencies.append(time.monotonic() - sent.pop(message["id"]))
                out.answers += 1
            elif kind == "refused":
                out.errors += 1
            position = message.get("position")
            if kind not in ("welcome", "update") or not position:
                continue
            if position["view"]["over"]:
                break
            for q in position["questions"]:
                if q["number"] not in asked and q["answer"] is None:
                    asked.add(q["number"])
                    number += 1
                    task = asyncio.create_task(answer(q, number))
                    later.add(task)
                    task.add_done_callback(later.discard)
        for task in later:
            task.cancel()


def pick(q: dict[str, Any], rng: random.Random) -> Any:
    """A legal answer for most questions; the few others are refused and counted."""
    keys = [o["key"] for o in q["options"] if not o["rule"]]
    if q["shape"] == "amount":
        return q["least"]
    if q["least"] == q["most"] == 1:
        return [keys[rng.randrange(len(keys))]]
    return [k for k in keys if k != "done"][: q["least"]]


@contextlib.asynccontextmanager
async def table() -> AsyncIterator[tuple[int, int]]:
    """A table of its own; gives its port and its process."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder])  # noqa: S603  # ours
        try:
            yield port, server.pid
        finally:
            server.terminate()
            server.wait(60)


async def open_rooms(http: httpx2.AsyncClient, rooms: int) -> list[tuple[str, str]]:
    """Open rooms and take all their seats; gives room and token of each seat."""
    for _ in range(1200):
        try:
            await http.get("/api/games")  # answers when all games are loaded
            break
        except httpx2.TransportError:
            await asyncio.sleep(0.05)
    plan = {"game": GAME, "seats": [{"kind": "person"}] * SEATS, "away_level": "random"}
    links: list[tuple[str, str]] = []
    door = asyncio.Semaphore(8)

    async def one() -> None:
        async with door:
            made = (await http.post("/api/rooms", json=plan)).json()
            for s in range(SEATS):
                token = made["links"][str(s)].removeprefix("seat=")
                await http.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
                links.append((made["room"], token))
            await http.post(f"/api/rooms/{made['room']}/start")

    await asyncio.gather(*(one() for _ in range(rooms)))
    return links


Company = Callable[[str], contextlib.AbstractAsyncContextManager[None]]
"""Others at the table of this address, for as long as it is measured (`bench/beside.py`)."""


async def measure(
    rooms: int, seconds: float, pause: float, company: Company | None = None
) -> dict[str, Any]:
    async with table() as (port, server):
        base = f"http://127.0.0.1:{port}"
        async with httpx2.AsyncClient(base_url=base, timeout=120) as http:
            await open_rooms(http, 1)  # what the first room alone costs is nobody's share
            before = memory(server)
            links = await open_rooms(http, rooms)
        out = Figures()
        start = Start(len(links), seconds, server)
        rng = random.Random(1)
        url = f"ws://127.0.0.1:{port}/ws"
        tasks = [
            seat(url, room, token, random.Random(rng.random()), pause, start, out)
            for room, token in links
        ]
        async with company(base) if company is not None else contextlib.nullcontext():
            for failed in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(failed, Exception):
                    sys.stderr.write(f"{type(failed).__name__}: {failed}\n")
        after = memory(server)
        used = processor(server) - start.used
    ms = sorted(x * 1000 for x in out.latencies)

    def percentile(p: float) -> float:
        return round(ms[min(len(ms) - 1, int(len(ms) * p))], 1) if ms else 0.0

    return {
        "rooms": rooms,
        "clients": rooms * SEATS,
        "answers_per_s": round(out.answers / seconds, 1),
        "p50_ms": percentile(0.5),
        "p95_ms": percentile(0.95),
        "p99_ms": percentile(0.99),
        "server_ms_per_answer": round(1000 * used / max(1, out.answers), 1),
        "kb_per_room": round((after - before) / 1024 / rooms),
        "refused": out.errors,
    }


# ---- the page -------------------------------------------------------------------------------

BEGIN, END = "<!-- load: begin -->", "<!-- load: end -->"
COLUMNS = (
    ("rooms", "rooms", ""),
    ("clients", "clients", ""),
    ("answers_per_s", "answers a second", ""),
    ("p50_ms", "50th", " ms"),
    ("p95_ms", "95th", " ms"),
    ("p99_ms", "99th percentile", " ms"),
    ("server_ms_per_answer", "processor time per answer", " ms"),
    ("kb_per_room", "memory per room", " kB"),
)


def described(rows: list[dict[str, Any]], pause: float, busy: float) -> str:
    """The figures as a table, and where they come from."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    text = (
        f"With {pause:g} seconds on average before each answer, on {os.cpu_count()} cores shared "
        f"with the clients themselves, {python}, SQLite (load average before: {busy:.1f}):\n\n"
    )
    text += "| " + " | ".join(title for _, title, _ in COLUMNS) + " |\n"
    text += "| " + " | ".join("---" for _ in COLUMNS) + " |\n"
    for row in rows:
        text += "| " + " | ".join(f"{row[key]}{unit}" for key, _, unit in COLUMNS) + " |\n"
    return text


def write(page: Path, text: str) -> None:
    whole = page.read_text("utf-8")
    head, _, rest = whole.partition(BEGIN)
    _, _, tail = rest.partition(END)
    page.write_text(f"{head}{BEGIN}\n{text}{END}{tail}", "utf-8")


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    args.add_argument("--rooms", type=int, nargs="+", default=[50, 150, 500])
    args.add_argument("--seconds", type=float, default=20)
    args.add_argument("--pause", type=float, default=2.0, help="mean seconds before an answer")
    args.add_argument("--write", type=Path, help="a page whose table is written anew")
    given = args.parse_args()
    open_files()
    busy = os.getloadavg()[0]
    rows = []
    for rooms in given.rooms:
        rows.append(asyncio.run(measure(rooms, given.seconds, given.pause)))
        sys.stdout.write(json.dumps(rows[-1]) + "\n")
        sys.stdout.flush()
    if given.write is not None:
        write(given.write, described(rows, given.pause, busy))


if __name__ == "__main__":
    main()
