"""A table that lets people try as often as a test needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.helpers import config
from tests.table.live import Browser, Live


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Browser]:
    """On one kind of database: what is refused does not depend on it."""
    live = Live(config(tmp_path))
    live.start()
    yield live.browser()
    live.stop()
