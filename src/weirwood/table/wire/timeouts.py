"""Timeouts: connections whose other end is slow, deaf or a pest are not held open.

The web server would wait for the rest of a request for ever, would answer any number of pings, also
to somebody who reads none of the answers, and would not let go of a connection that was closed
before its last bytes were taken. A proxy keeps most of that away; a table without one has only us.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from weirwood.table.wire.deflate import DEFLATE, Deflate
from weirwood.table.wire.security import Bucket

REQUEST_SECONDS = 60.0  # in which a request has to be here, with its body
UNREAD_SECONDS = 60.0  # in which something of what was sent has to be taken
LINGER_SECONDS = 10.0  # to take the farewell
PINGS, PINGS_AT_ONCE = 5, 50  # a second; browsers send none, other clients one now and then
PIECES = 1000  # that one message may come in
CHUNK_BYTES = 64  # that the chunks of a longer body have on average
Event = h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]
WAITING = 8  # messages of one browser that are read ahead
SMALL_BYTES = 200  # of a message that is not worth compressing
PUSH = "weirwood.push"  # among the extensions of a connection
COMING = (h11.IDLE, h11.SEND_BODY)  # states of a client whose request is not whole


def tune(end: socket.socket) -> None:
    """Have the system send at once, and give up by itself on whoever takes nothing at all.

    Nobody else sees to the first at a door that we have opened for several workers: the word after
    an update would wait until that is acknowledged.
    """
    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        end.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * UNREAD_SECONDS))


class HttpProtocol(H11Protocol):
    """A connection over HTTP: from its first byte on, a request has its time."""

    late: asyncio.TimerHandle | None = None
    chunks = received = 0  # of the body that comes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.conn.next_event = self.counted(self.conn.next_event)  # type: ignore[method-assign]
        end = transport.get_extra_info("socket")
        if end is not None:
            tune(end)
        self.expect()

    def data_received(self, data: bytes) -> None:
        self.expect()
        super().data_received(data)
        if self.conn.their_state not in COMING:
            self.forget()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.forget()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)

    def counted(self, following: Callable[[], Event]) -> Callable[[], Event]:
        """Refuse a body of crumbs: each costs the loop as much as a good piece does."""

        def next_event() -> Event:
            event = following()
            if isinstance(event, h11.Request):
                self.chunks = self.received = 0
            elif isinstance(event, h11.Data) and event.chunk_start:
                self.chunks += 1
                self.received += len(event.data)
                if self.chunks > PIECES and self.received < CHUNK_BYTES * self.chunks:
                    if self.conn.our_state is not h11.SEND_RESPONSE:  # it has been answered
                        self.transport.abort()
                        return h11.NEED_DATA
                    raise h11.RemoteProtocolError("body in crumbs")
            return event

        return next_event

    def expect(self) -> None:
        if self.late is None:
            self.late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def forget(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket: it is gone soon after nobody here speaks with it any more."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pings = Bucket(PINGS, PINGS_AT_ONCE)
        self.lingering: asyncio.TimerHandle | None = None
        self.lost = False  # nothing is left to end
        if self.conn.available_extensions:
            self.conn.available_extensions = [DEFLATE]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][PUSH] = {"send": self.push}

    def push(self, data: bytes) -> bool:
        """Send a text past the layers of the framework; False if it has to wait for its turn."""
        if (
            not self.writable.is_set()
            or self.close_sent
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        ):
            return False
        squeezed = self.conn.extensions if len(data) > SMALL_BYTES else ()
        self.transport.write(Frame(Opcode.TEXT, data).serialize(mask=False, extensions=squeezed))
        return True

    def send_receive_event_to_app(self) -> None:
        """Read on while a few messages wait: stopping and going on costs more than they do."""
        reading = self.queue.qsize() < WAITING and not self.read_paused
        self.read_paused = self.read_paused or reading
        super().send_receive_event_to_app()
        if reading:
            self.read_paused = False

    def handle_ping(self) -> None:
        if self.pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > PIECES:
            self.transport.abort()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        for extension in self.conn.extensions:
            if isinstance(extension, Deflate):
                extension.rest()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever answers no ping takes no farewell either

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            if not self.lost:
                self.lingering = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if self.lingering is not None:
            self.lingering.cancel()
        super().connection_lost(exc)
