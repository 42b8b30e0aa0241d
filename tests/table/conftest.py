"""A table for tests: the real server on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.live import Browser, Live
from weirwood.table.config import Config


def config(folder: Path, **more: object) -> Config:
    made = Config(
        data=folder, bot_delay=0.0, requests_per_second=10_000, messages_per_second=10_000
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Browser]:
    live = Live(config(tmp_path))
    live.start()
    yield live.browser()
    live.stop()
