"""The wire between a browser and the owner of its room, when one end has gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from fastapi import WebSocketDisconnect

from tests.table.helpers import config
from weirwood.table.cluster import forward
from weirwood.table.cluster.leases import Peer
from weirwood.table.host.traces import SILENT


class Gone:
    """A browser that has gone, of which nobody has told us yet."""

    headers: ClassVar[dict[str, str]] = {}
    client = None

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send_text(self, _text: str) -> None:
        raise WebSocketDisconnect(1006)

    async def close(self, _code: int) -> None:
        raise RuntimeError('Cannot call "send" once a close message has been sent.')


class Line:
    """The owner has something to say."""

    close_code = None

    async def send(self, _data: str) -> None:
        """It was heard."""

    async def __aiter__(self) -> AsyncIterator[str]:
        yield "news"


def test_a_browser_that_went_while_something_came_for_it_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @asynccontextmanager
    async def connect(_url: str, **_: Any) -> AsyncIterator[Line]:
        yield Line()

    monkeypatch.setattr(forward, "connect", connect)
    leases = SimpleNamespace(reached=lambda *_, **__: None, peers={})
    hub: Any = SimpleNamespace(config=config(tmp_path), traces=SILENT, leases=leases)
    browser: Any = Gone()
    with caplog.at_level(logging.WARNING):
        asyncio.run(forward.socket(browser, b"{}", Peer("b", "10.0.0.2:9", "secret"), hub))
    assert caplog.records == []


def test_nobody_is_left_knocking_at_the_door_of_a_dead_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is known to be dead long before it should have answered; then another one has the room."""

    @asynccontextmanager
    async def connect(_url: str, **_: Any) -> AsyncIterator[Line]:
        await asyncio.Event().wait()
        yield Line()

    monkeypatch.setattr(forward, "connect", connect)
    peer = Peer("b", "10.0.0.2:9", "secret")
    leases = SimpleNamespace(
        reached=lambda *_, **__: None, is_cut_off=lambda _: False, peers={peer.id: peer}
    )
    hub: Any = SimpleNamespace(config=config(tmp_path), traces=SILENT, leases=leases)
    browser: Any = Gone()

    async def knocking() -> bool:
        asyncio.get_running_loop().call_later(0.1, leases.peers.clear)
        async with asyncio.timeout(30):
            return await forward.socket(browser, b"{}", peer, hub)

    assert asyncio.run(knocking())
