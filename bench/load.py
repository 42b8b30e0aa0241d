"""Load on one machine: many live rooms, every seat a client over WebSockets.

    python bench/load.py --rooms 50 500 --seconds 20 --write docs/hosting.md
    python bench/load.py --workers 1 2 3 --rooms 500 2000 --pause 8   # on a PostgreSQL of its own

Starts a real server on this machine, opens the rooms, lets every seat answer at random with a
pause between answers, and reports answers a second, the time from sending an answer to having its
event (50th, 95th, 99th percentile), the server's processor time per answer (which other work on the
machine does not change), and its memory per room. With `--workers`, so many workers are one table,
on a PostgreSQL server that is started for it; processor time and memory are those of all of them
together, without the database's. With `--write`, the table of a page is written anew between its
two marks.
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
from importlib import import_module
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
    Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), database="".join(sys.argv[3:]),
           max_rooms=10_000, max_rooms_per_browser=100_000, requests_per_second=100_000,
           max_connections=100_000, max_sockets_per_address=100_000, rooms_budget="100000/minute",
           hellos_budget="100000/minute"),
    level="error",
)
"""


def memory(*pids: int) -> int:
    """Resident bytes of these processes."""
    lines = [line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def processor(*pids: int) -> float:
    """Seconds of processor time that these processes have used."""
    found = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(f[11]) + int(f[12]) for f in found) / os.sysconf("SC_CLK_TCK")


class Figures:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.answers = 0
        self.errors = 0


class Start:
    """All clients sit down first, a few at a time; then the clock starts for everybody."""

    def __init__(self, clients: int, seconds: float, servers: list[int]) -> None:
        self.missing, self.seconds, self.servers = clients, seconds, servers
        self.used = 0.0
        self.door = asyncio.Semaphore(40)
        self.begun = asyncio.Event()
        self.end = 0.0

    async def ready(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.end = time.monotonic() + self.seconds
            self.used = processor(*self.servers)
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
async def table(workers: int = 0) -> AsyncIterator[tuple[list[int], list[int]]]:
    """A table of its own; gives its ports and its processes. No workers: one, with SQLite."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = [stack.enter_context(postgres()).url] if workers else []
        ports: list[int] = []
        servers: list[subprocess.Popen[bytes]] = []
        for _ in range(workers or 1):
            with socket.socket() as s:
                s.bind(("127.0.0.1", 0))
                ports.append(s.getsockname()[1])
            words = [sys.executable, "-c", SERVER, str(ports[-1]), folder, *database]
            servers.append(subprocess.Popen(words))  # noqa: S603  # ours
            stack.callback(servers[-1].wait, 60)
            stack.callback(servers[-1].terminate)
        yield ports, [server.pid for server in servers]


def postgres() -> Any:
    """A database server of its own, as the tests have one."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    return import_module("tests.table.postgres").postgres()


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
    rooms: int, seconds: float, pause: float, company: Company | None = None, workers: int = 0
) -> dict[str, Any]:
    async with table(workers) as (ports, servers):
        bases = [f"http://127.0.0.1:{port}" for port in ports]
        links: list[list[tuple[str, str]]] = []
        for base in bases:  # what the first room alone costs is nobody's share
            async with httpx2.AsyncClient(base_url=base, timeout=120) as http:
                await open_rooms(http, 1)
        before = memory(*servers)
        for n, base in enumerate(bases):
            async with httpx2.AsyncClient(base_url=base, timeout=120) as http:
                links.append(await open_rooms(http, (rooms + n) // len(bases)))
        out = Figures()
        start = Start(sum(map(len, links)), seconds, servers)
        rng = random.Random(1)
        tasks = [
            seat(f"ws://127.0.0.1:{p}/ws", *link, random.Random(rng.random()), pause, start, out)
            for p, of in zip(ports, links, strict=True)
            for link in of
        ]
        async with company(bases[0]) if company is not None else contextlib.nullcontext():
            for failed in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(failed, Exception):
                    sys.stderr.write(f"{type(failed).__name__}: {failed}\n")
        after = memory(*servers)
        used = processor(*servers) - start.used
    ms = sorted(x * 1000 for x in out.latencies)

    def percentile(p: float) -> float:
        return round(ms[min(len(ms) - 1, int(len(ms) * p))], 1) if ms else 0.0

    return {
        "workers": workers or 1,
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

MARKS = "<!-- {name}: begin -->", "<!-- {name}: end -->"
COLUMNS = (
    ("workers", "workers", ""),
    ("rooms", "rooms", ""),
    ("clients", "clients", ""),
    ("answers_per_s", "answers a second", ""),
    ("p50_ms", "50th", " ms"),
    ("p95_ms", "95th", " ms"),
    ("p99_ms", "99th percentile", " ms"),
    ("server_ms_per_answer", "processor time per answer", " ms"),
    ("kb_per_room", "memory per room", " kB"),
)


def described(rows: list[dict[str, Any]], pause: float, busy: float, kept: str) -> str:
    """The figures as a table, and where they come from."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    text = (
        f"With {pause:g} seconds on average before each answer, on {os.cpu_count()} cores shared "
        f"with the clients themselves, {python}, {kept} (load average before: {busy:.1f}):\n\n"
    )
    text += "| " + " | ".join(title for _, title, _ in COLUMNS) + " |\n"
    text += "| " + " | ".join("---" for _ in COLUMNS) + " |\n"
    for row in rows:
        text += "| " + " | ".join(f"{row[key]}{unit}" for key, _, unit in COLUMNS) + " |\n"
    return text


def write(page: Path, name: str, text: str) -> None:
    whole = page.read_text("utf-8")
    begin, end = (mark.format(name=name) for mark in MARKS)
    head, _, rest = whole.partition(begin)
    _, _, tail = rest.partition(end)
    page.write_text(f"{head}{begin}\n{text}{end}{tail}", "utf-8")


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    args.add_argument("--rooms", type=int, nargs="+", default=[50, 150, 500])
    args.add_argument("--workers", type=int, nargs="+", default=[0], help="on PostgreSQL")
    args.add_argument("--seconds", type=float, default=20)
    args.add_argument("--pause", type=float, default=2.0, help="mean seconds before an answer")
    args.add_argument("--write", type=Path, help="a page whose table is written anew")
    given = args.parse_args()
    open_files()
    busy = os.getloadavg()[0]
    rows = []
    for workers in given.workers:
        for rooms in given.rooms:
            made = measure(rooms, given.seconds, given.pause, workers=workers)
            rows.append(asyncio.run(made))
            sys.stdout.write(json.dumps(rows[-1]) + "\n")
            sys.stdout.flush()
            if given.write is not None:  # at once: the next one may take long
                name, kept = ("workers", "PostgreSQL") if workers else ("load", "SQLite")
                write(given.write, name, described(rows, given.pause, busy, kept))


if __name__ == "__main__":
    main()
