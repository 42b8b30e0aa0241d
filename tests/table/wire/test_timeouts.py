"""Slow, deaf and pestering clients: they are let go, and leave nothing behind."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.table.helpers import bots, config, create, deaf, fill, say, sit, wait
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from weirwood.table.wire import connection, timeouts
from weirwood.table.wire.timeouts import WebSocketProtocol


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
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.6)
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


def test_what_was_written_goes_out_at_once(client: Browser) -> None:
    """The web server takes care of it at doors that it opened itself, but not at those of ours.

    Else the word after an update waits until that is acknowledged, which takes others 40 ms.
    """
    with knock(client) as s:
        s.sendall(BODY)
        wait(lambda: guests(client) == 1)
        (guest,) = client.live.server.server_state.connections
        end = cast(Any, guest).transport.get_extra_info("socket")
        assert end.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_time_between_requests_is_not_theirs(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.6)
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
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.3)
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with client.socket() as ws:
        p = sit(ws, room)
        time.sleep(0.6)
        assert p.ask("ping")["type"] == "pong"


def test_nothing_is_left_of_a_browser_that_never_reads(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it did not take would else wait for it in memory, as long as it likes."""
    monkeypatch.setattr(connection, "SEND_SECONDS", 0.3)
    monkeypatch.setattr(timeouts, "LINGER_SECONDS", 0.3)
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    client.close()
    with deaf(client, room):
        wait(lambda: client.live.hub.connections == 1)
        fill(client, room)
        wait(lambda: guests(client) == 0)


@pytest.mark.parametrize("pest", [b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_pests_are_thrown_out(client: Browser, pest: bytes) -> None:
    """Pings that want answers, and a message in countless pieces: they are no messages."""
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    client.close()
    with deaf(client, room) as s:
        wait(lambda: client.live.hub.connections == 1)
        say(s, {"type": "ping", "id": 1})
        with contextlib.suppress(OSError):
            if pest[0] == 0:
                s.sendall(b"\x01\x80\0\0\0\0")
            for _ in range(20):
                s.sendall(100 * pest)
        wait(lambda: guests(client) == 0)
        wait(lambda: client.live.hub.connections == 0)


def chunked(client: Browser, path: str, size: int, count: int) -> socket.socket:
    """Begin a body of so many chunks, and do not end it."""
    s = socket.create_connection(("127.0.0.1", int(client.live.url.rpartition(":")[2])), PATIENCE)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    piece = f"{size:x}\r\n".encode() + b" " * size + b"\r\n"
    with contextlib.suppress(OSError):  # refused while it is still being sent
        s.sendall(head.encode() + piece * count)
    return s


def test_a_body_in_crumbs_is_refused_before_it_is_there(client: Browser) -> None:
    """A megabyte in chunks of one byte held the loop for more than a second."""
    for path in ("/api/replays", "/api/rooms", "/api/mine"):
        with contextlib.closing(chunked(client, path, 1, 1500)) as s:
            s.settimeout(20)
            with contextlib.suppress(ConnectionError):
                while s.recv(65_536):  # until the table hangs up, long before the timeout
                    pass


def test_a_body_in_decent_chunks_is_taken(client: Browser) -> None:
    with contextlib.closing(chunked(client, "/api/rooms", 256, 1500)) as s:
        s.sendall(b"2\r\n{}\r\n0\r\n\r\n")
        heard = b""
        while b"table.bad_request" not in heard:
            piece = s.recv(65_536)
            assert piece
            heard += piece
    assert heard.startswith(b"HTTP/1.1 400")


def test_a_line_that_is_lost_is_not_ended_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its transport has given everything back by then, and cannot even be asked to end."""
    ended: list[str] = []

    async def asked(_self: Any) -> None:
        """The table has spoken with it."""

    monkeypatch.setattr(WebSocketsSansIOProtocol, "run_asgi", asked)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_lost", lambda *_: None)
    monkeypatch.setattr(timeouts, "LINGER_SECONDS", 0.01)

    async def line(name: str, *, lost_before: bool = False, lost_after: bool = False) -> None:
        made = WebSocketProtocol.__new__(WebSocketProtocol)
        made.lingering, made.lost, made.loop = None, False, asyncio.get_running_loop()
        made.transport = cast("Any", SimpleNamespace(abort=lambda: ended.append(name)))
        if lost_before:
            made.connection_lost(None)
        await made.run_asgi()
        if lost_after:
            made.connection_lost(None)
        await asyncio.sleep(0.1)

    async def all_three() -> None:
        await line("open")
        await line("lost before", lost_before=True)
        await line("lost after", lost_after=True)

    asyncio.run(all_three())
    assert ended == ["open"]


def test_a_browser_that_hears_nothing_for_a_while_goes_on(client: Browser) -> None:
    """What was kept to compress is given up between two pings, and begun anew."""
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with client.socket() as ws:
        me = sit(ws, room)
        me.until(lambda: me.open)
        lines = list(client.live.server.server_state.connections)
        (line,) = [each for each in lines if isinstance(each, WebSocketProtocol)]
        (deflate,) = line.conn.extensions
        assert hasattr(deflate, "encoder")

        def rests() -> bool:  # once the bots have said what they had to say
            client.live.loop().call_soon_threadsafe(line.send_keepalive_ping)
            return not hasattr(deflate, "encoder")

        wait(rests)
        assert me.answer()
        assert hasattr(deflate, "encoder")
