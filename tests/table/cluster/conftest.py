"""Many workers need a PostgreSQL, and a database of their own in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import pytest

from tests.table.conftest import fresh_database
from tests.table.server import Server

Begin = Callable[[str], Server]


@pytest.fixture
def shared(request: pytest.FixtureRequest, postgres_server: str) -> Iterator[str]:
    """The address of an empty database for several workers."""
    with fresh_database(postgres_server, f"t{crc32(request.node.nodeid.encode())}") as url:
        yield url


@pytest.fixture
def begin(tmp_path: Path, shared: str) -> Iterator[Begin]:
    """Begins workers in processes of their own, all of one table."""
    begun: list[Server] = []

    def one(name: str) -> Server:
        folder = tmp_path / name
        folder.mkdir()
        made = Server(folder, shared)
        made.start()
        begun.append(made)
        return made

    yield one
    for server in begun:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        server.http.close()
