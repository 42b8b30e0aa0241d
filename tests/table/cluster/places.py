"""Machines of our own: a worker each, in a network namespace of its own, joined by a bridge.

The database and the visitors are on the bridge, at two addresses, so that a worker can be cut off
from either. Needs root, and `ip`; nothing but the addresses below is touched.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NETWORK = "10.213.87."
VISITORS, DATABASE = NETWORK + "254", NETWORK + "253"
BRIDGE = "weirwood-br"
PORT = 8000
START = """
import os, signal, sys, time
from pathlib import Path
from weirwood.table.config import Config
from weirwood.table.serve import run

address, data, database = sys.argv[1:]
real, jumped = time.time, [0.0]
time.time = lambda: real() + jumped[0]

def jump(*_):
    jumped[0] = 0.0 if jumped[0] else 7200.0

signal.signal(signal.SIGUSR1, jump)
if os.environ.get("WEIRWOOD_SOAK_BROKEN"):
    from tests.table.cluster.broken import SABOTAGES
    SABOTAGES[os.environ["WEIRWOOD_SOAK_BROKEN"]]()
much = "1000000/minute"
run(
    Config(host=address, port=8000, private=address, hosts=(address,), data=Path(data),
           database=database, bot_workers=0, bot_delay=0.0, push=False, rooms_budget=much,
           hellos_budget=much, messages_per_second=10_000, requests_per_second=10_000),
    level="warning",
)
"""


def possible() -> bool:
    """Whether such machines can be made here."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    name = f"weirwood-{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False)
    if made.returncode == 0:
        ip("netns", "del", name)
    return made.returncode == 0


def ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, (words, done.stderr)


@contextlib.contextmanager
def bridge() -> Iterator[None]:
    """The wire between all of them."""
    ip("link", "add", BRIDGE, "type", "bridge")
    try:
        for address in (VISITORS, DATABASE):
            ip("addr", "add", f"{address}/24", "dev", BRIDGE)
        ip("link", "set", BRIDGE, "up")
        yield
    finally:
        ip("link", "del", BRIDGE)


class Place:
    """One machine, with the worker that runs on it."""

    def __init__(self, name: str, number: int, folder: Path, database: str) -> None:
        self.name, self.space = name, f"weirwood-{name}"
        self.address, self.folder, self.database = f"{NETWORK}{number}", folder, database
        self.log = folder / f"{name}.log"
        self.process: subprocess.Popen[bytes] | None = None
        outer = f"weirwood-v{number}"
        ip("netns", "add", self.space)
        inner = ("name", "eth0", "netns", self.space)
        ip("link", "add", outer, "type", "veth", "peer", *inner)
        ip("link", "set", outer, "master", BRIDGE, "up")
        ip("-n", self.space, "addr", "add", f"{self.address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            ip("-n", self.space, "link", "set", device, "up")

    def start(self) -> None:
        within = ["ip", "netns", "exec", self.space, sys.executable, "-c", START]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*within, self.address, str(self.folder), self.database],
                stderr=log,
                start_new_session=True,
            )

    def signal(self, number: int) -> None:
        if self.process is not None and self.process.poll() is None:
            os.kill(self.process.pid, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        if self.process is not None:
            self.process.wait()

    def link(self, up: bool) -> None:
        """The plug itself."""
        ip("-n", self.space, "link", "set", "eth0", "up" if up else "down")

    def route(self, to: str, open: bool) -> None:
        """Whether anything of it reaches that address."""
        ip("-n", self.space, "route", "del" if open else "add", "blackhole", f"{to}/32")

    def remove(self) -> None:
        self.kill()
        ip("netns", "del", self.space)
