"""What most tests of the table begin with: a table, rooms, people at them."""

from __future__ import annotations

import json
import random
import socket
import time
from pathlib import Path
from typing import Any

import weirwood
from tests.table.live import Browser, Live, Socket
from tests.table.player import Player
from tests.table.server import PATIENCE
from weirwood.table.config import Config
from weirwood.table.hub import Hub
from weirwood.table.wire import connection
from weirwood.table.wire import protocol as msg
from weirwood.table.wire.protocol import VERSION

GAME = "boardgame"
BOTS = {"away_level": "random"}


def config(folder: Path, **more: object) -> Config:
    made = Config(
        data=folder,
        bot_delay=0.0,
        bot_workers=0,  # a process takes a second to start; test_bots.py has real ones
        requests_per_second=10_000,
        messages_per_second=10_000,
        rooms_budget="100000/second",
        uploads_budget="100000/second",
        hellos_budget="100000/second",
        chat_budget="100000/second",
        watching_budget="100000/second",
        puzzles_budget="100000/second",
        entries_budget="100000/second",
        lists_budget="100000/second",
        quick_budget="100000/second",
        friends_budget="100000/second",
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


def bots(n: int) -> list[dict[str, Any]]:
    return [{"kind": "bot", "level": "random"}] * n


def create(client: Browser, plan: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    asked = {"game": GAME, "seats": plan, "name": "Ana", **BOTS, **more}
    made = client.post("/api/rooms", json=asked)
    assert made.status_code == 200, made.text
    out: dict[str, Any] = made.json()
    return out


def sit(ws: Socket, room: str, **more: Any) -> Player:
    return Player(ws.send_json, ws.receive_json, room, **more)


def two_people(client: Browser, others: int | None = None, **more: Any) -> tuple[str, Browser]:
    """A started game of two people and bots, by default three in all; `client` is the first."""
    extra = (
        others if others is not None else int(more.get("game") not in ("cardgame", "miniatures"))
    )
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(extra)], **more)
    other = client.other()
    token = made["links"]["1"].removeprefix("seat=")
    claimed = other.post(
        f"/api/rooms/{made['room']}/claim", json={"token": token, "name": "Bea", "lang": "es"}
    )
    assert claimed.json() == {"room": made["room"], "seat": 1}
    assert client.post(f"/api/rooms/{made['room']}/start").status_code == 200
    return made["room"], other


def wait(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def deaf(client: Browser, room: str) -> socket.socket:
    """A browser that is let in, speaks, and never reads: a raw socket with a small ear."""
    port = int(client.live.url.rpartition(":")[2])
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.connect(("127.0.0.1", port))
    cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
    head = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookies}",
    ]
    s.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += s.recv(1)
    say(s, {"type": "hello", "version": VERSION, "room": room})
    return s


def say(s: socket.socket, message: dict[str, Any]) -> None:
    raw = json.dumps(message).encode()
    size = bytes([0x80 | len(raw)]) if len(raw) < 126 else b"\xfe" + len(raw).to_bytes(2, "big")
    s.sendall(b"\x81" + size + b"\0\0\0\0" + raw)  # masked by nothing


def fill(client: Browser, room: str) -> None:
    """Say more to the one who is there than their ear can hold."""
    line = client.live.hub.clients[room][0]
    assert isinstance(line, connection.Connection)
    for _ in range(600):
        client.live.loop().call_soon_threadsafe(line.send, b'"' + b"x" * 20_000 + b'"')
        time.sleep(0.001)
        assert line.waiting <= connection.BACKLOG_BYTES + 40_000


def finished_record() -> str:
    rng = random.Random(5)
    match = weirwood.new("boardgame", seats=3, seed=5)
    for _ in range(30):
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    match.draw()
    return match.record()


def canonical(answer: Any) -> Any:
    """The match puts what was picked into its own order."""
    return sorted(answer) if isinstance(answer, list) else answer


def journaled(tmp_path: Path) -> tuple[Live, str]:
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        sit(ws, made["room"]).play(60)
    live.stop()
    return live, made["room"]


def minimal() -> dict[str, Any]:
    """The fields that every room has."""
    return {
        "id": "r",
        "game": "boardgame",
        "rules": 1,
        "status": "playing",
        "settings": {},
        "seed": 1,
        "clock": msg.Clock(),
        "times": [],
        "away_seconds": 60,
        "away_level": "random",
        "public": False,
        "host": "",
        "watch": "",
        "rematch": "",
        "created": 0,
        "updated": 0,
    }


def figure(hub: Hub, name: str) -> float:
    """One of the table's figures."""
    return hub.metrics.registry.get_sample_value(name) or 0.0
