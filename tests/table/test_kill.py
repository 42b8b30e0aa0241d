"""Killed at any moment, the table comes back with everything it acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.server import Server

GAME = "boardgame"
KILLS = 5


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    made = Server(tmp_path, database)
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.kill()
    made.http.close()


def kill_while_playing(server: Server, kills: int, seed: int) -> list[Any]:
    """Play, kill the server at a random moment, start it again, go on. Gives what was lost."""
    rng = random.Random(seed)
    plan = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    room = server.create(GAME, plan, away_level="random")["room"]
    acknowledged: list[Any] = []
    said: list[str] = []
    since = 0
    for k in range(kills):
        timer = threading.Timer(rng.uniform(0.2, 0.8), server.kill)
        try:
            with server.player(room, seed=seed + k, since=since) as p:
                timer.start()
                while not p.over:
                    if not p.answer():
                        p.wait("update")
                    if rng.random() < 0.2:
                        line = f"line {len(said)}"
                        if p.ask("chat", text=line)["type"] == "ok":
                            said.append(line)
        except (ConnectionClosed, TimeoutError, OSError):
            pass
        finally:
            acknowledged += [(kind, answer) for kind, answer in p.acknowledged]
            since = p.events[-1]["number"] if p.events else since
        timer.join()
        time.sleep(0.05)
        server.start()
    with server.player(room) as p:
        heard = [c["text"] for c in p.welcome["chat"]]
        lost: list[Any] = [line for line in said if line not in heard]
        p.ask("concede")
        while not p.over:
            p.wait("update")
    rows = server.http.get(f"/api/rooms/{room}/record").text.splitlines()
    mine = [line for line in rows if '"by": "person"' in line and '"seat": 0' in line]
    stored = sum('"kind"' in line for line in mine)
    if stored < len(acknowledged):
        lost.append(f"{len(acknowledged) - stored} answers")
    assert acknowledged
    return lost


def test_nothing_acknowledged_is_lost(server: Server) -> None:
    assert kill_while_playing(server, KILLS, seed=3) == []


@pytest.mark.soak
def test_a_hundred_kills_lose_nothing(server: Server) -> None:
    lost = []
    for game in range(10):
        lost += kill_while_playing(server, 10, seed=100 * game)
    assert lost == []
