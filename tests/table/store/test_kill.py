"""Killed at any moment, the table comes back with everything it acknowledged."""

from __future__ import annotations

import contextlib
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

import weirwood
from tests.table.helpers import canonical
from tests.table.player import Player
from tests.table.server import Server

SEATS = {"boardgame": 3, "btwixt": 3, "cardgame": 2, "miniatures": 2}
KILLS = 5
SERIES = 10  # of ten kills each, in `make soak`


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    made = Server(tmp_path, database)
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.kill()
    made.http.close()


class Memory:
    """What the server has acknowledged: none of it may ever be missing."""

    def __init__(self) -> None:
        self.answers: list[tuple[str, Any]] = []
        self.said: list[str] = []
        self.rooms: list[str] = []
        self.asked: list[str] = []  # windows to pass in advance, acknowledged or not
        self.passes: list[str] = []
        self.side = ""  # a room of two people, in which offers are made and taken back
        self.offers: dict[str, list[Any]] = {"draw": [[]], "pause": [[]]}  # each as it may be now


def kill_while_playing(server: Server, game: str, kills: int, seed: int) -> list[Any]:
    """Play, kill the server at a random moment, start it again, go on. Gives what was lost."""
    rng = random.Random(seed)
    bots = [{"kind": "bot", "level": "random"}] * (SEATS[game] - 1)
    room = server.create(game, [{"kind": "me"}, *bots], away_level="random")["room"]
    memory = Memory()
    memory.side = server.create("boardgame", [{"kind": "me"}, {"kind": "me"}, bots[0]])["room"]
    since = 0
    for k in range(kills):
        timer = threading.Timer(rng.uniform(0.2, 0.8), server.kill)
        with (
            contextlib.suppress(ConnectionClosed, OSError, httpx2.TransportError),
            server.player(room, seed=seed + k, since=since) as p,
            server.player(memory.side, seat=0) as aside,
        ):
            try:
                busy(server, p, aside, rng, memory, timer)
            finally:
                memory.answers += p.acknowledged
                since = p.events[-1]["number"] if p.events else since
        timer.join()
        server.start()
    return missing(server, room, memory)


def busy(
    server: Server,
    p: Player,
    aside: Player,
    rng: random.Random,
    memory: Memory,
    timer: threading.Timer,
) -> None:
    """Answer, talk, offer and open rooms until the line is dead: a while after the first answer."""
    while not p.over:
        if not p.answer():
            p.wait("update")
        elif timer.ident is None:
            timer.start()
        if rng.random() < 0.2:
            line = f"line {len(memory.said)} of {rng.random()}"
            if p.ask("chat", text=line)["type"] == "ok":
                memory.said.append(line)
        if rng.random() < 0.2:
            memory.asked = [f"window_{rng.randrange(1000)}"]
            if p.ask("passes", windows=memory.asked)["type"] == "ok":
                memory.passes = memory.asked
        if rng.random() < 0.4:
            offer(aside, rng, memory)
        if rng.random() < 0.05:
            made = server.create("btwixt", [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}])
            memory.rooms.append(made["room"])
    if timer.ident is None:
        timer.start()
    while True:
        offer(aside, rng, memory)


def offer(p: Player, rng: random.Random, memory: Memory) -> None:
    """Offer a draw or a pause, or take it back; the other one never agrees."""
    what = rng.choice(["draw", "pause"])
    wanted = rng.random() < 0.5
    memory.offers[what].append([0] if wanted else [])
    word = {"draw": "agree", "pause": "pause"}[what]
    assert p.ask(what, **{word: wanted})["type"] == "ok"
    memory.offers[what] = memory.offers[what][-1:]  # acknowledged: so it is


def missing(server: Server, room: str, memory: Memory) -> list[Any]:
    lost: list[Any] = []
    with server.player(room) as p:
        p.ask("ping")  # whatever follows the welcome has come by then
        heard = [c["text"] for c in p.chat]
        lost += [line for line in memory.said if line not in heard]
        if p.position["passes"] not in (memory.passes, memory.asked):
            lost += memory.passes
        numbers = [e["number"] for e in p.events]
        assert numbers == list(range(1, len(numbers) + 1))
        if not p.over:
            p.ask("concede")
            p.until(lambda: p.over)
    with server.player(memory.side, seat=0) as p:
        for what, may_be in memory.offers.items():
            lost += [(what, may_be)] if p.room[f"{what}_offers"] not in may_be else []
    known = {r["room"] for r in server.http.get("/api/mine").json()}
    lost += [r for r in memory.rooms if r not in known]
    record = server.http.get(f"/api/rooms/{room}/record").text
    assert weirwood.verify(record) is None
    rows = [json.loads(line) for line in record.splitlines()]
    stored = iter(
        [
            (r["kind"], canonical(r["answer"]))
            for r in rows
            if r.get("by") == "person" and "kind" in r
        ]
    )
    # all of them, in order; what was stored and not acknowledged any more may stand between
    lost += [a for a in memory.answers if (a[0], canonical(a[1])) not in stored]
    assert memory.answers
    return lost


def test_nothing_acknowledged_is_lost(server: Server) -> None:
    assert kill_while_playing(server, "boardgame", KILLS, seed=3) == []


@pytest.mark.soak
@pytest.mark.parametrize("series", range(SERIES))
def test_a_hundred_kills_lose_nothing(server: Server, series: int) -> None:
    game = sorted(SEATS)[series % len(SEATS)]
    assert kill_while_playing(server, game, 10, seed=100 * series) == []
