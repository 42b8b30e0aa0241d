"""A real Chromium against a real table with the built client."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.table.helpers import config
from tests.table.live import Live
from weirwood.table.http.files import STATIC

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The system's own browser; the environment may name another."""
    named = os.environ.get("WEIRWOOD_CHROMIUM", "")
    found = named or next(filter(None, map(shutil.which, BROWSERS)), "")
    assert found, "Chromium is not installed: apt-get install chromium (or run `make test-core`)"
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert (STATIC / "index.html").exists(), "the client is not built: run `make client`"
    with sync_playwright() as play:
        made = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    made = Live(config(tmp_path))
    made.start()
    yield made
    made.stop()
