"""A table for tests: the real server on a database of its own, SQLite and PostgreSQL alike."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
import sqlalchemy as sa

from tests.table.helpers import config
from tests.table.live import Browser, Live
from tests.table.postgres import postgres
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.table.wire import security


@pytest.fixture(scope="session", autouse=True)
def _games() -> None:
    """Import the games before a table does so in a thread, while pytest reads other modules."""
    registry.catalogue().playable()


@pytest.fixture(autouse=True)
def _seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test plays the same games: a room's seed follows from the name of the test."""
    seeds = Splitmix(crc32(request.node.nodeid.encode()))
    monkeypatch.setattr(security, "room_seed", lambda: seeds.getrandbits(64))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as server:
        yield server.url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.database)])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database; every test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        yield ""
        return
    url: str = request.getfixturevalue("postgres_server")
    with fresh_database(url, f"t{crc32(request.node.nodeid.encode())}") as made:
        yield made


@contextlib.contextmanager
def fresh_database(server: str, name: str) -> Iterator[str]:
    """The address of an empty database on this server, until it is taken away."""
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as c:
        c.exec_driver_sql(f"CREATE DATABASE {name}")
    yield server.removesuffix("postgres") + name
    with engine.connect() as c:
        c.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    engine.dispose()


@pytest.fixture
def client(tmp_path: Path, database: str) -> Iterator[Browser]:
    live = Live(config(tmp_path, database=database))
    live.start()
    yield live.browser()
    live.stop()
