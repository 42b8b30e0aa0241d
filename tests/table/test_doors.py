"""Slow, deaf and pestering clients: they are let go, and leave nothing behind."""

from __future__ import annotations

import contextlib
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.conftest import config
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from tests.table.test_attempts import deaf, fill, say, wait
from tests.table.test_rooms import bots, create, sit
from weirwood.table import connection, doors


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Browser]:
    """On one kind of database: none of this gets as far as that."""
    live = Live(config(tmp_path))
    live.start()
    yield live.browser()
    live.stop()


def knock(client: Browser) -> socket.socket:
    s = socket.create_connection(("127.0.0.1", client.live.server.config.port))
    s.settimeout(PATIENCE)
    return s


def guests(client: Browser) -> int:
    """Connections that the web server holds."""
    return len(client.live.server.server_state.connections)


def is_closed(s: socket.socket) -> bool:
    with contextlib.suppress(ConnectionResetError):
        while s.recv(4096):
            pass
    return True


BODY = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"


@pytest.mark.parametrize("begun", [b"", b"GET /health HT", BODY])
def test_a_request_that_is_never_finished_is_broken_off(
    client: Browser,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    begun: bytes,
) -> None:
    monkeypatch.setattr(doors, "REQUEST", 0.6)
    with caplog.at_level(logging.WARNING), knock(client) as s:
        since = time.monotonic()
        s.sendall(begun)
        with contextlib.suppress(OSError):  # byte by byte wins no time
            while begun and time.monotonic() < since + PATIENCE:
                time.sleep(0.1)
                s.sendall(b"x")
        assert is_closed(s)
        wait(lambda: guests(client) == 0)
    assert client.get("/health").status_code == 200
    assert not caplog.records


def test_time_between_requests_is_not_theirs(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "REQUEST", 0.6)
    ask = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with knock(client) as s:
        for _ in range(2):
            s.sendall(ask)
            heard = b""
            while not heard.endswith(b"}"):
                heard += s.recv(4096)
            assert b"200 OK" in heard
            time.sleep(1.0)
        s.sendall(ask[:20])
        assert is_closed(s)


def test_a_game_may_be_longer_than_a_request(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "REQUEST", 0.3)
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with client.socket() as ws:
        p = sit(ws, room)
        time.sleep(0.6)
        assert p.ask("ping")["type"] == "pong"


def test_nothing_is_left_of_a_browser_that_never_reads(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it did not take would else wait for it in memory, as long as it likes."""
    monkeypatch.setattr(connection, "SLOW", 0.3)
    monkeypatch.setattr(doors, "LINGER", 0.3)
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    client.close()
    with deaf(client, room):
        wait(lambda: client.live.table.connections == 1)
        fill(client, room)
        wait(lambda: guests(client) == 0)


@pytest.mark.parametrize("pest", [b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_pests_are_thrown_out(client: Browser, pest: bytes) -> None:
    """Pings that want answers, and a message in countless pieces: they are no messages."""
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    client.close()
    with deaf(client, room) as s:
        wait(lambda: client.live.table.connections == 1)
        say(s, {"type": "ping", "id": 1})
        with contextlib.suppress(OSError):
            if pest[0] == 0:
                s.sendall(b"\x01\x80\0\0\0\0")
            for _ in range(20):
                s.sendall(100 * pest)
        wait(lambda: guests(client) == 0)
        wait(lambda: client.live.table.connections == 0)
