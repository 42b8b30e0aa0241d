"""A table for tests: the real application, in process, on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from weirwood.table.app import create_app
from weirwood.table.config import Config


def config(folder: Path, **more: object) -> Config:
    made = Config(data=folder, hosts=("testserver",), bot_delay=0.0, requests_per_second=10_000)
    for name, value in more.items():
        setattr(made, name, value)
    return made


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(config(tmp_path))) as made:
        yield made
