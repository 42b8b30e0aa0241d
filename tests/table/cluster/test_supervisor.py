"""`weirwood serve --workers N`, and what SQLite says to it."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.server import PATIENCE, Server, free_port
from weirwood.table.cluster.supervisor import Supervisor, child
from weirwood.table.config import Config
from weirwood.table.store.database import make_engine, migrate

CLI = [sys.executable, "-m", "weirwood", "serve"]


class Command(Server):
    """The table as people start it."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder, "")
        self.options = options

    def begin(self, stdout: int | None = None) -> None:
        words = [*CLI, "--port", str(self.port), "--data", str(self.folder), *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                words, stdout=stdout, stderr=log, start_new_session=True
            )

    def start(self) -> None:
        self.begin()
        self.wait(lambda: self.http.get("/health").status_code == 200)

    def wait(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx2.TransportError):
                if true():
                    return
            assert time.monotonic() < end, self.log.read_text()[-3000:]
            time.sleep(0.1)

    def pids(self, what: str) -> list[int]:
        """The processes that the log tells of."""
        found = re.findall(rf'"what": "{what}", "pid": (\d+)', self.log.read_text())
        return [int(pid) for pid in found]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[..., Command]]:
    begun: list[Command] = []

    def one(name: str, *options: str) -> Command:
        (tmp_path / name).mkdir(exist_ok=True)
        made = Command(tmp_path / name, *options)
        begun.append(made)
        return made

    yield one
    for server in begun:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        server.http.close()


def refused(*options: str) -> str:
    """The one line of a table that does not open, and does not say that it does."""
    words = [*CLI, "--port", str(free_port()), *options]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode in {1, 2}
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_is_not_there_is_one_line(tmp_path: Path, workers: str) -> None:
    nowhere = f"postgresql+psycopg://a:b@127.0.0.1:{free_port()}/none"
    options = ("--data", str(tmp_path), "--database", nowhere, "--workers", workers)
    assert "cannot be used" in refused(*options)


def says_when_it_is_open(table: Command) -> None:
    """Whoever reads that the table is open is let in at once."""
    table.begin(stdout=subprocess.PIPE)
    assert table.process is not None
    assert table.process.stdout is not None
    assert str(table.port).encode() in table.process.stdout.readline()
    assert table.http.get("/health").status_code == 200
    table.stop()
    assert table.process.stdout.read() == b""  # it says so once
    table.process.stdout.close()


def test_a_table_says_that_it_is_open_when_it_is(begin: Callable[..., Command]) -> None:
    says_when_it_is_open(begin("table"))


@pytest.mark.database
def test_workers_say_once_that_their_table_is_open(
    begin: Callable[..., Command], shared: str
) -> None:
    says_when_it_is_open(begin("table", "--workers", "2", "--database", shared))


def test_sqlite_is_served_by_one_process(tmp_path: Path, begin: Callable[..., Command]) -> None:
    first = begin("data")
    first.start()
    late = ["--data", str(first.folder)]
    two = ["--data", str(tmp_path), "--workers", "2"]
    for options, why in ((late, "by another process"), (two, "a single process")):
        line = refused(*options)
        assert why in line
        assert "PostgreSQL" in line
    first.kill()
    first.start()  # whoever is killed leaves nothing behind


def release(
    config: Config, _level: str, _doors: list[socket.socket], ready: Callable[[], None]
) -> None:
    """The work of a worker that begins unless its release is broken, and goes when it is told to.

    It notes what it has been given: a setting that its parent does not know, and one that it does.
    """
    if (config.data / "broken").exists():
        sys.exit(1)
    with (config.data / "begun").open("a") as told:
        told.write(f"{config.max_rooms} {config.puzzles_budget}\n")
    ready()
    signal.sigwait({signal.SIGTERM})


@pytest.fixture
def supervised(tmp_path: Path) -> Iterator[Supervisor]:
    made = Supervisor(Config(port=0, data=tmp_path, workers=2), "error", release, lambda: None)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})  # whoever is begun waits for it
    made.start()
    yield made
    made.end()
    made.door.close()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


def look_until(them: Supervisor, true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        them.look()
        time.sleep(0.05)


def test_a_release_that_does_not_begin_leaves_the_old_workers_where_they_are(
    supervised: Supervisor, tmp_path: Path
) -> None:
    def pids() -> list[int]:
        return [p.process.pid for p in supervised.processes]

    look_until(supervised, lambda: all(p.ready for p in supervised.processes))
    before = pids()
    (tmp_path / "broken").touch()
    supervised.renewing.set()
    look_until(supervised, lambda: not supervised.renewing.is_set() and not supervised.old)
    assert pids() == before
    assert all(p.look() for p in supervised.processes)
    (tmp_path / "broken").unlink()  # it is mended, and tried again
    supervised.renewing.set()
    look_until(supervised, lambda: not ({*before} & {*pids()} or supervised.leaving))
    assert all(p.look() for p in supervised.processes)
    assert len((tmp_path / "begun").read_text().splitlines()) == 4


def test_those_that_are_not_replaced_yet_are_looked_after_meanwhile(
    supervised: Supervisor, tmp_path: Path
) -> None:
    look_until(supervised, lambda: all(p.ready for p in supervised.processes))
    last = supervised.processes[1].process.pid
    supervised.renewing.set()
    supervised.look()
    os.kill(last, signal.SIGKILL)
    look_until(supervised, lambda: supervised.processes[1].process.pid != last)
    look_until(supervised, lambda: not supervised.old and supervised.leaving is None)
    assert all(p.look() for p in supervised.processes)


def test_a_worker_may_know_settings_that_its_parent_does_not(tmp_path: Path) -> None:
    """And the other way round: the parent stays what it was when it was begun."""
    settings = {"data": tmp_path, "max_rooms": 7, "of_an_older_release": True}
    done = multiprocessing.get_context("spawn").Process(target=briefly, args=(settings,))
    done.start()
    done.join(PATIENCE)
    assert done.exitcode == 0
    told = (tmp_path / "begun").read_text().split()
    assert told == ["7", Config().puzzles_budget]


def briefly(settings: dict[str, Any]) -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    signal.raise_signal(signal.SIGTERM)
    pipe, _ = multiprocessing.Pipe()
    with socket.socket() as door:
        child(release, settings, "error", door, pipe)


@pytest.mark.database
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_takes_nothing_is_one_line(
    tmp_path: Path, shared: str, workers: str
) -> None:
    url = sa.make_url(shared)
    closed = f'ALTER DATABASE "{url.database}" SET default_transaction_read_only = on'
    engine = make_engine(shared)
    migrate(engine)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as c:
        c.exec_driver_sql(closed)
    engine.dispose()
    options = ("--data", str(tmp_path), "--database", shared, "--workers", workers)
    assert "read-only" in refused(*options)


@pytest.mark.database
def test_workers_are_replaced_when_they_die_and_when_the_host_wants_it(
    begin: Callable[..., Command], shared: str
) -> None:
    table = begin("table", "--workers", "2", "--database", shared)
    table.start()
    assert table.process is not None
    table.wait(lambda: len(table.pids("worker begun")) == 2)
    plan = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    room = table.create("boardgame", plan, away_level="random")["room"]
    answers = 0

    def goes_on() -> bool:
        """A browser that comes back, to whichever worker it is let in by, and answers."""
        nonlocal answers
        try:
            with table.player(room) as p:
                p.until(lambda: p.open)
                p.answer()
                answers += len(p.acknowledged)
                assert not p.room["seats"][0]["away"]
        except (ConnectionClosed, InvalidHandshake, OSError):
            return False
        return True

    table.wait(goes_on)
    one, two = table.pids("worker begun")
    os.kill(one, signal.SIGKILL)
    table.wait(goes_on)
    table.wait(lambda: table.pids("worker lost") == [one])
    os.kill(two, signal.SIGSTOP)  # nobody believes in it any more, and so it goes
    table.wait(lambda: two in table.pids("worker lost"))
    table.wait(lambda: len(table.pids("worker begun")) == 4)
    table.wait(goes_on)
    table.process.send_signal(signal.SIGHUP)
    table.wait(lambda: len(table.pids("worker begun")) == 6)
    table.wait(goes_on)
    assert len(table.pids("worker lost")) == 2
    table.process.terminate()
    assert table.process.wait(PATIENCE) == 0
    assert answers >= 4  # at least one each time
    assert "Traceback" not in table.log.read_text()
