"""What a process costs before anybody plays: CPU time to start, and memory.

    python bench/start.py                    # as a table
    python bench/start.py --turns 9 --json

Each line is a process of its own, run so many times in turns with the others; the least counts,
since whatever else a machine does only adds to it. Python's bytecode and our cache are in place:
a turn before the first one is not counted. `serve` is the time by the clock until `/health`
answers. Memory is the most that a process held at any time.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from typing import NamedTuple

GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")
NEW = """
import time, weirwood
begun = time.process_time()
weirwood.new({0!r})
print(time.process_time() - begun)
"""
PLAYED = """
import random, weirwood
match, rng = weirwood.new({0!r}, seed=1), random.Random(1)
while not match.over:
    for decision in match.decisions:
        match.answer(decision, match.sample(decision, rng))
"""
WAIT = 120  # seconds, on a machine with much else to do


class Spent(NamedTuple):
    """What a process took: seconds of CPU, and the most memory in MB."""

    seconds: float
    memory: float
    said: str


def spent(*arguments: str) -> Spent:
    """Run this Python with these arguments, and measure it alone."""
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen([sys.executable, *arguments], stdout=out)  # noqa: S603
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{' '.join(arguments)}: exit {process.returncode}")
        out.seek(0)
        said = out.read().decode()
    return Spent(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, said)


def serving() -> float:
    """Seconds by the clock until a table on a new database is ready."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-m", "weirwood", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/table.db"]
        begun = time.monotonic()
        process = subprocess.Popen(  # noqa: S603
            command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while time.monotonic() - begun < WAIT:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=WAIT)
                except (urllib.error.URLError, ConnectionError):
                    time.sleep(0.005)
                else:
                    return time.monotonic() - begun
            raise SystemExit("the table was not ready in time")
        finally:
            process.terminate()
            process.wait()


def measured(turns: int) -> list[dict[str, object]]:
    rows: dict[str, tuple[float, float]] = {}

    def note(name: str, seconds: float, memory: float) -> None:
        least, most = rows.get(name, (seconds, memory))
        rows[name] = min(least, seconds), max(most, memory)

    for turn in range(turns + 1):
        if turn == 1:
            rows.clear()
        for name, arguments in (
            ("python -c pass", ("-c", "pass")),
            ("weirwood --help", ("-m", "weirwood", "--help")),
            ("weirwood games", ("-m", "weirwood", "games")),
        ):
            got = spent(*arguments)
            note(name, got.seconds, got.memory)
        for game in GAMES:
            got = spent("-c", NEW.format(game))
            note(f'weirwood.new("{game}")', float(got.said), got.memory)
        note("weirwood serve, until ready", serving(), 0)
    for game in GAMES:
        note(f"a whole random game of {game}", 0, spent("-c", PLAYED.format(game)).memory)
    return [
        {"what": name, "seconds": round(seconds, 3), "mb": round(memory, 1)}
        for name, (seconds, memory) in rows.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--turns", type=int, default=5, help="how often each is run (5)")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each")
    given = parser.parse_args()
    rows = measured(given.turns)
    if given.json:
        for row in rows:
            print(json.dumps(row))
        return
    print("| what | seconds | memory (MB) |")
    print("| --- | ---: | ---: |")
    for row in rows:
        print(f"| `{row['what']}` | {row['seconds'] or ''} | {row['mb'] or ''} |")


if __name__ == "__main__":
    main()
