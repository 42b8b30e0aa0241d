"""Strays: whoever comes to a worker that does not own their room is connected to the one that does.

The owner sees them as if they had come to itself. What the two workers say to each other bears a
secret out of the database, so that nobody else can say where a stray comes from.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

import h11
from fastapi import Request, Response, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import Peer
from weirwood.table.config import Config
from weirwood.table.http import guard
from weirwood.table.http.replies import problem, raw_body
from weirwood.table.hub import Hub

log = logging.getLogger("weirwood.table")
GONE_SECONDS = 0.25  # between two looks at whether the owner is alive
OPEN_SECONDS = 3.0  # in which the owner has to answer the door
PING_SECONDS = 2.5  # within twice this, an owner that stands still is noticed
CLOSE_SECONDS = 0.5  # to take our farewell: one that stands still never does
REPLY_SECONDS = 60.0  # in which it has to answer a request
SEND_SECONDS = 30.0  # in which a browser has to take one message
RESTART = 1012  # the browser comes again, and finds the owner or becomes a reason to have one
# One end has gone, perhaps with something on its way to it.
HUNG_UP = (ConnectionClosed, WebSocketDisconnect, TimeoutError, RuntimeError)
OWN_HEADERS = frozenset(("connection", "keep-alive", "transfer-encoding", "upgrade", "te"))


def headers(visit: Request | WebSocket, peer: Peer, config: Config) -> dict[str, str]:
    """By which the owner knows who stands behind us."""
    said = {guard.SECRET: peer.secret, guard.ADDRESS: guard.address(visit, config)}
    kept = {k: v for k, v in visit.headers.items() if k in ("cookie", "origin")}
    return {**kept, **said}


# ---- WebSockets -----------------------------------------------------------------------------


async def socket(ws: WebSocket, hello: bytes, peer: Peer | None, hub: Hub) -> bool:
    """Be the wire between a browser and the owner of its room, until one of them hangs up.

    True if the owner has died before it opened, or was silent for too long: somebody else can have
    the room now.
    """
    code, config = RESTART, hub.config
    begun = time.monotonic()
    if peer is not None and peer.address and not guard.is_forwarded(ws, config):
        try:
            to_owner = connect(
                f"ws://{peer.address}/ws",
                additional_headers=headers(ws, peer, config),
                open_timeout=OPEN_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                close_timeout=CLOSE_SECONDS,
                compression=None,
                max_size=None,
            )
            async with contextlib.AsyncExitStack() as stack:
                # the time to reach the owner: the wire itself may hold for hours
                with hub.traces.span("forward", worker=peer.id, method="WEBSOCKET"):
                    async with while_alive(peer, hub):
                        line = await stack.enter_async_context(to_owner)
                hub.leases.reached(peer.id)
                await line.send(hello.decode("utf-8", "replace"))
                found = await between(ws, line)
                if found is None:
                    hub.leases.missed(peer.id, PING_SECONDS + CLOSE_SECONDS)
                code = found or RESTART
        except Gone:
            return True
        except (OSError, TimeoutError, WebSocketException) as e:
            hub.leases.missed(peer.id, time.monotonic() - begun)
            log.warning("owner not reached", extra={"worker": peer.id, "reason": str(e)[:200]})
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser was faster
        await ws.close(code)
    return False


class Gone(Exception):
    """Whoever we knock at is taken for dead by now, or for out of reach."""


@contextlib.asynccontextmanager
async def while_alive(peer: Peer, hub: Hub) -> AsyncIterator[None]:
    """Nobody is left knocking at the door of a worker that nobody believes in any more."""
    known = peer.id in hub.leases.peers

    async def look() -> None:
        while (not known or peer.id in hub.leases.peers) and not hub.leases.is_cut_off(peer.id):
            await asyncio.sleep(GONE_SECONDS)
        patience.reschedule(asyncio.get_running_loop().time())

    try:
        async with asyncio.timeout(None) as patience:
            looking = asyncio.create_task(look())
            try:
                yield
            finally:
                looking.cancel()
    except TimeoutError:
        if patience.expired():
            raise Gone from None
        raise


async def between(ws: WebSocket, line: ClientConnection) -> int | None:
    """Carry messages both ways; gives the code with which to close, or None if the owner is silent
    or has gone without a word."""

    async def up() -> None:
        while (message := await ws.receive())["type"] == "websocket.receive":
            text = message.get("text")
            await line.send(text if text is not None else message.get("bytes") or b"")

    async def down() -> None:
        async for data in line:
            async with asyncio.timeout(SEND_SECONDS):
                await ws.send_text(data if isinstance(data, str) else data.decode())

    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for result in ends:
            if isinstance(result, Exception) and not isinstance(result, HUNG_UP):
                log.error("wire failed", exc_info=result)
    if isinstance(ends[1], ConnectionClosed) and ends[1].rcvd is None:
        return None
    code = line.close_code or RESTART
    return code if code in (1000, 1013) or code >= 4000 else RESTART


# ---- requests -------------------------------------------------------------------------------


async def request(visit: Request, peer: Peer | None, hub: Hub) -> Response:
    """The owner's reply to this request, as it is."""
    config = hub.config
    if peer is not None and peer.address and not guard.is_forwarded(visit, config):
        body = await raw_body(visit, config.upload_bytes)
        begun = time.monotonic()
        try:
            about = {"worker": peer.id, "method": visit.method}
            async with asyncio.timeout(REPLY_SECONDS):
                with hub.traces.span("forward", **about):
                    found = await ask(visit, peer, config, body)
                hub.leases.reached(peer.id)
                return found
        except (OSError, TimeoutError, h11.ProtocolError) as e:
            # a reply that was long in coming is not silence
            hub.leases.missed(peer.id, min(OPEN_SECONDS, time.monotonic() - begun))
            log.warning("owner not reached", extra={"worker": peer.id, "reason": str(e)[:200]})
    out = problem(Refused("table.moved", {}), 503)
    out.headers["retry-after"] = "1"
    return out


async def everywhere(visit: Request, hub: Hub) -> list[Response]:
    """The replies of all other workers to this request; refused if one of them has none."""
    if guard.is_forwarded(visit, hub.config):
        return []
    found = []
    for peer in list(hub.leases.peers.values()):
        out = await request(visit, peer, hub)
        if out.status_code != 200:
            raise Refused("table.not_stored", {})
        found.append(out)
    return found


async def ask(visit: Request, peer: Peer, config: Config, body: bytes) -> Response:
    host, _, port = peer.address.rpartition(":")
    async with asyncio.timeout(OPEN_SECONDS):
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    try:
        wire = h11.Connection(h11.CLIENT)
        target = visit.url.path + (f"?{visit.url.query}" if visit.url.query else "")
        head = [
            ("host", visit.headers["host"]),
            ("connection", "close"),
            ("content-length", str(len(body))),
            *headers(visit, peer, config).items(),
        ]
        sent = h11.Request(method=visit.method, target=target, headers=head)
        for event in (sent, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(wire.send(event) or b"")
        await writer.drain()
        return await answer(reader, wire)
    finally:
        writer.close()


async def answer(reader: asyncio.StreamReader, wire: h11.Connection) -> Response:
    out = Response(status_code=502)
    pieces: list[bytes] = []
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            out = Response(status_code=event.status_code)
            # as they are: several cookies are several headers of one name
            out.raw_headers = [(k, v) for k, v in event.headers if k.decode() not in OWN_HEADERS]
        elif isinstance(event, h11.Data):
            pieces.append(bytes(event.data))
        else:
            out.body = b"".join(pieces)
            return out
