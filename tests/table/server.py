"""A real server in a process of its own, to be killed."""

from __future__ import annotations

import contextlib
import copy
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from tests.table.player import Player

START = """
import sys
from pathlib import Path
from weirwood.table.config import Config
from weirwood.table.serve import run
port, data, database, level = sys.argv[1:]
run(
    Config(port=int(port), data=Path(data), database=database, bot_delay=0.0,
           messages_per_second=10_000, requests_per_second=10_000, rooms_budget="10000/minute",
           hellos_budget="10000/minute", chat_budget="10000/minute", quick_budget="10000/minute"),
    level=level,
)
"""


PORTS = range(15_000, 32_000)  # below those that systems give to whoever connects somewhere
PATIENCE = 300.0  # seconds for what takes one: the machine may be busy with other things


def free_port() -> int:
    """A port that stays free while nobody listens there, as during a restart.

    The system's own choice would be one that it may also give to a connection of another test.
    """
    first = secrets.randbelow(len(PORTS))
    for step in range(len(PORTS)):
        port = PORTS[(first + step) % len(PORTS)]
        with socket.socket() as s, contextlib.suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Server:
    """Starts and kills a table; the data stays where it is."""

    def __init__(self, folder: Path, database: str, level: str = "warning") -> None:
        self.level = level
        self.folder, self.database, self.port = folder, database, free_port()
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    def other(self) -> Server:
        """The same table, visited by another browser."""
        visitor = copy.copy(self)
        visitor.http = httpx2.Client(base_url=self.http.base_url, timeout=PATIENCE)
        return visitor

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    START,
                    str(self.port),
                    str(self.folder),
                    self.database,
                    self.level,
                ],
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx2.TransportError):
                if self.http.get("/health").status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As hard as it gets: the server and its workers at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)

    def create(self, game: str, plan: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        made = self.http.post("/api/rooms", json={"game": game, "seats": plan, **more})
        assert made.status_code == 200, made.text
        out: dict[str, Any] = made.json()
        return out

    @contextlib.contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {"Cookie": cookies}
        with connect(
            f"ws://127.0.0.1:{self.port}/ws", additional_headers=headers, max_size=None
        ) as ws:
            yield ws

    @contextlib.contextmanager
    def player(self, room: str, **more: Any) -> Iterator[Player]:
        with self.socket() as ws:
            yield Player(
                lambda m: ws.send(json.dumps(m)),
                lambda: json.loads(ws.recv(PATIENCE)),
                room,
                **more,
            )
