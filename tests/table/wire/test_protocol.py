"""The client's side of the messages is written from ours."""

from __future__ import annotations

from pathlib import Path

from weirwood.table.wire.typescript import generate

ROOT = Path(__file__).parents[3]


def test_the_client_speaks_the_same_protocol() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8")
    assert written == generate(), "run `make protocol`"
