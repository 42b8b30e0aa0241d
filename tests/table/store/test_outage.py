"""The database server goes away in the middle of games, and comes back: nobody loses anything."""

from __future__ import annotations

import json
import os
import resource
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import weirwood
from tests.table.helpers import canonical
from tests.table.live import Browser
from tests.table.player import Player
from tests.table.postgres import Postgres, postgres
from tests.table.server import PATIENCE, Server
from weirwood.table.config import Config
from weirwood.table.http import health
from weirwood.table.store.database import Store

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
WATCHED = 3.0  # seconds that the table is watched without its database
AGAIN = 0.2  # seconds before a person presses again


class Person(threading.Thread):
    """Plays a seat to the end of the game: presses again when refused, comes back when let go."""

    def __init__(self, server: Server, room: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.server, self.room, self.seat = server, room, seat
        self.acknowledged: list[tuple[str, Any]] = []
        self.numbers: list[int] = []  # of the events heard
        self.refused = 0  # because nothing can be stored
        self.let_go = 0
        self.over = False

    def run(self) -> None:
        while not self.over:
            since = self.numbers[-1] if self.numbers else 0
            try:
                with self.server.player(self.room, seat=self.seat, since=since) as p:
                    self.play(p)
            except (ConnectionClosed, InvalidHandshake):  # hung up, or not let in
                self.let_go += 1
                time.sleep(AGAIN)

    def play(self, p: Player) -> None:
        try:
            while not p.over:
                if p.open:
                    self.press(p, p.open[0])
                else:
                    p.listen()
            self.over = True
        finally:
            self.numbers += [e["number"] for e in p.events]

    def press(self, p: Player, q: dict[str, Any]) -> None:
        try:
            answer = p.choose(q)
            reply = p.ask("answer", number=q["number"], answer=answer)
        except KeyError:  # refused before it was chosen
            reply = p.heard[-1]
        if reply["type"] == "ok":
            self.acknowledged.append((q["kind"], answer))
            return
        # stale: it was stored when nobody could say so any more
        assert reply["rule"] in ("table.not_stored", "kernel.stale")
        self.refused += reply["rule"] == "table.not_stored"
        time.sleep(AGAIN)


@pytest.fixture
def database_server() -> Iterator[Postgres]:
    with postgres() as made:
        yield made


@pytest.fixture
def server(tmp_path: Path, database_server: Postgres) -> Iterator[Server]:
    made = Server(tmp_path, database_server.url)
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.kill()
    made.http.close()


def processor(server: Server) -> float:
    """The processor's seconds that the table has taken so far."""
    assert server.process is not None
    row = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(row[11]) + int(row[12])) / os.sysconf("SC_CLK_TCK")


def answers(server: Server) -> int:
    """How many answers the table says it has stored, those of bots included."""
    told = server.http.get("/metrics").text.splitlines()
    rows = dict(line.rsplit(" ", 1) for line in told if not line.startswith("#"))
    return int(float(rows["weirwood_answer_seconds_count"]))


def wait(true: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def lost(server: Server, person: Person) -> list[Any]:
    """What was acknowledged to a person and does not stand in the record of the game."""
    record = server.http.get(f"/api/rooms/{person.room}/record").text
    assert weirwood.verify(record) is None
    rows = [json.loads(line) for line in record.splitlines()]
    mine = [r for r in rows if r.get("seat") == person.seat and "kind" in r]
    stored = iter([(r["kind"], canonical(r["answer"])) for r in mine])
    return [a for a in person.acknowledged if (a[0], canonical(a[1])) not in stored]


@pytest.mark.database
def test_play_goes_on_when_the_database_server_is_back(
    server: Server, database_server: Postgres
) -> None:
    room = server.create("btwixt", [ME, ME, BOT])["room"]
    quiet = server.create("boardgame", [ME, ME, ME])["room"]  # where all wait for one who thinks
    with server.player(quiet, seat=0) as thinker:
        q = thinker.open[0]
        answer = thinker.choose(q)
        people = [Person(server, room, seat) for seat in (0, 1)]
        for p in people:
            p.start()
        wait(lambda: all(len(p.acknowledged) > 2 for p in people))
        alone = server.create("boardgame", [BOT] * 3)["room"]  # where nobody can press again
        database_server.stop()

        # Everybody hears of it: who presses, and who only waits.
        reply = thinker.ask("answer", number=q["number"], answer=answer)
        assert reply["rule"] == "table.not_stored"
        stored = answers(server)
        wait(lambda: all(p.let_go for p in people))
        heard = [len(p.acknowledged) for p in people]  # what was still on its way to them is here
        spent = processor(server)
        time.sleep(WATCHED)
        spent = processor(server) - spent
        for found in (
            server.http.get("/health"),
            server.http.post("/api/rooms", json={"game": "btwixt", "seats": [BOT] * 3}),
        ):
            assert (found.status_code, found.json()["rule"]) == (503, "table.not_stored")
        assert (stored, heard) == (answers(server), [len(p.acknowledged) for p in people])
        assert spent < WATCHED / 2

    database_server.start()
    wait(lambda: server.http.get("/health").status_code == 200)
    for p in people:
        p.join(PATIENCE)
        assert p.over
        assert p.numbers == list(range(1, len(p.numbers) + 1))
        assert lost(server, p) == []
    with server.player(quiet, seat=0) as thinker:
        assert thinker.open[0]["number"] == q["number"]
        assert thinker.ask("answer", number=q["number"], answer=answer)["type"] == "ok"
    with server.player(alone) as watching:
        watching.until(lambda: watching.over)
    assert server.process is not None
    assert server.process.poll() is None


def test_play_goes_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    """The file system takes nothing more, as the database sees it: files cannot grow."""
    server = Server(tmp_path, "")
    server.start()
    assert server.process is not None
    room = server.create("btwixt", [ME, ME, BOT])["room"]
    people = [Person(server, room, seat) for seat in (0, 1)]
    for p in people:
        p.start()
    wait(lambda: all(len(p.acknowledged) > 2 for p in people))
    server.create("boardgame", [BOT] * 3)  # plays as fast as it can
    grown = (tmp_path / "weirwood.db-wal").stat().st_size
    bounds = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (grown, bounds[1]))
    wait(lambda: server.http.get("/health").status_code == 503)
    stored = answers(server)
    wait(lambda: all(p.let_go for p in people))
    heard = [len(p.acknowledged) for p in people]  # what was still on its way to them is here
    spent = processor(server)
    time.sleep(WATCHED)
    spent = processor(server) - spent
    assert (stored, heard) == (answers(server), [len(p.acknowledged) for p in people])
    assert spent < WATCHED / 2
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, bounds)
    for p in people:
        p.join(PATIENCE)
        assert p.over
        assert p.numbers == list(range(1, len(p.numbers) + 1))
        assert lost(server, p) == []
    wait(lambda: server.http.get("/health").status_code == 200)
    server.stop()
    server.http.close()


class NobodyThere(Exception):
    """As the driver has it: an error that no server has given a state."""

    sqlstate = None


def test_a_server_that_is_away_is_asked_once_for_all_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody answers the door, each attempt takes seconds: they must not stand in a row."""
    store = Store(Config(data=tmp_path).url())
    tried = 0

    def nobody() -> Any:
        nonlocal tried
        tried += 1
        raise sa.exc.OperationalError("", {}, NobodyThere())

    batch: list[tuple[Any, Future[Any]]] = [(lambda _c: None, Future()) for _ in range(5)]
    monkeypatch.setattr(store.writer, "connect", nobody)
    store._commit(batch)
    store.close()
    assert tried == 1
    assert all(isinstance(f.exception(), sa.exc.OperationalError) for _, f in batch)


def test_a_database_that_says_nothing_is_not_healthy(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "ANSWER_SECONDS", 0.1)
    silent = threading.Event()
    with monkeypatch.context() as m:
        m.setattr(client.live.hub.store, "read_now", lambda _work: silent.wait(PATIENCE))
        found = client.get("/health")
        silent.set()
    assert (found.status_code, found.json()["rule"]) == (503, "table.not_stored")
    assert client.get("/health").status_code == 200
