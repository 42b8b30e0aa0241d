"""`weirwood serve --workers N`, and what SQLite says to it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.server import PATIENCE, Server, free_port

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
