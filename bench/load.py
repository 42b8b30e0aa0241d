"""Load on one machine: many live rooms, every seat a client over WebSockets.

    python bench/load.py --rooms 50 500 --seconds 30

Starts a real server on this machine, opens the rooms, lets every seat answer at random with a
pause between answers, and reports answers a second, the time from an answer to its event (50th,
95th, 99th percentile), the server's processor time per answer (which other work on the machine
does not change), and its memory per room.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect

GAME = "btwixt"
SEATS = 3

SERVER = """
import sys
from pathlib import Path
from weirwood.table.config import Config
from weirwood.table.serve import run
run(
    Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), max_rooms=10_000,
           max_rooms_per_browser=100_000, requests_per_second=100_000, max_connections=100_000),
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

        await ws.send(json.dumps({"type": "hello", "version": 1, "room": room}))
        message: dict[str, Any] = {"type": ""}
        while message["type"] != "welcome":
            message = json.loads(await ws.recv())
        start.door.release()
        await start.ready()
        first = True
        while (left := start.end - time.monotonic()) > 0:
            if not first:
                try:
                    message = json.loads(await asyncio.wait_for(ws.recv(), left))
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


async def measure(rooms: int, seconds: float, pause: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = 8951
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder])  # noqa: S603  # ours
        base = f"http://127.0.0.1:{port}"
        try:
            async with httpx2.AsyncClient(base_url=base, timeout=60) as http:
                for _ in range(1200):
                    try:
                        await http.get("/health")
                        break
                    except httpx2.TransportError:
                        await asyncio.sleep(0.05)
                before = memory(server.pid)
                plan = {"game": GAME, "seats": [{"kind": "person"}] * SEATS, "away_level": "random"}
                links: list[tuple[str, str]] = []
                for _ in range(rooms):
                    made = (await http.post("/api/rooms", json=plan)).json()
                    for s in range(SEATS):
                        token = made["links"][str(s)].removeprefix("seat=")
                        await http.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
                        links.append((made["room"], token))
                    await http.post(f"/api/rooms/{made['room']}/start")
            out = Figures()
            start = Start(len(links), seconds, server.pid)
            rng = random.Random(1)
            url = f"ws://127.0.0.1:{port}/ws"
            tasks = [
                seat(url, room, token, random.Random(rng.random()), pause, start, out)
                for room, token in links
            ]
            await asyncio.gather(*tasks, return_exceptions=True)
            after = memory(server.pid)
            used = processor(server.pid) - start.used
        finally:
            server.terminate()
            server.wait(20)
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


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    args.add_argument("--rooms", type=int, nargs="+", default=[50, 150, 500])
    args.add_argument("--seconds", type=float, default=20)
    args.add_argument("--pause", type=float, default=2.0, help="mean seconds before an answer")
    given = args.parse_args()
    for rooms in given.rooms:
        figures = asyncio.run(measure(rooms, given.seconds, given.pause))
        sys.stdout.write(json.dumps(figures) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
