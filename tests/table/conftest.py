"""A table for tests: the real server on a database of its own, SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
import sqlalchemy as sa

from tests.table.live import Browser, Live
from tests.table.postgres import postgres
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.table import security
from weirwood.table.config import Config


def config(folder: Path, **more: object) -> Config:
    made = Config(
        data=folder,
        bot_delay=0.0,
        bot_workers=0,  # a process takes a second to start; test_bots.py has real ones
        requests_per_second=10_000,
        messages_per_second=10_000,
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


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
    name = f"t{crc32(request.node.nodeid.encode())}"
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as c:
        c.exec_driver_sql(f"CREATE DATABASE {name}")
    yield url.removesuffix("postgres") + name
    with engine.connect() as c:
        c.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    engine.dispose()


@pytest.fixture
def client(tmp_path: Path, database: str) -> Iterator[Browser]:
    live = Live(config(tmp_path, database=database))
    live.start()
    yield live.browser()
    live.stop()
