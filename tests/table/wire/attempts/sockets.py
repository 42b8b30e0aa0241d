"""Attempts over the WebSocket."""

from __future__ import annotations

import base64
import json
import os
import zlib
from collections.abc import Callable
from typing import Any

from tests.table.helpers import sit
from tests.table.wire.attempts.scene import Scene, attempt
from weirwood.table.wire.protocol import VERSION

# ---- the socket -----------------------------------------------------------------------------


def frame(opcode: int, data: bytes, *, mask: bool = True, flags: int = 0x80) -> bytes:
    size = len(data)
    bit = 0x80 if mask else 0
    if size < 126:
        head = bytes([bit | size])
    elif size < 65_536:
        head = bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([bit | 127]) + size.to_bytes(8, "big")
    return bytes([flags | opcode]) + head + (b"\0\0\0\0" if mask else b"") + data


def upgraded(s: Scene, *data: bytes, deflate: bool = False) -> bytes:
    """What a socket hears after these frames."""
    key = base64.b64encode(os.urandom(16)).decode()
    cookies = "; ".join(f"{c.name}={c.value}" for c in s.ana.cookies.jar)
    more = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if deflate else ""
    head = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"{more}Cookie: {cookies}\r\n\r\n"
    )
    return s.raw(head.encode() + b"".join(data)).partition(b"\r\n\r\n")[2]


def squeezed(text: bytes) -> bytes:
    made = zlib.compressobj(9, zlib.DEFLATED, -12)
    return (made.compress(text) + made.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\0\0\xff\xff")


FRAMES: dict[str, list[bytes]] = {
    "without a mask": [frame(1, b"{}", mask=False)],
    "with reserved bits": [frame(1, b"{}", flags=0xB0)],
    "of no kind": [frame(3, b"{}")],
    "of bytes": [frame(2, b"\xff\xfe\0")],
    "that is no UTF-8": [frame(1, b"\xff\xfe\xfd")],
    "of 100 kB": [frame(1, b" " * 100_000)],
    "that says it has 2**62 bytes": [b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\0\0\0\0"],
    "that goes on with nothing": [frame(0, b"{}")],
    "that begins twice": [frame(1, b"{", flags=0), frame(1, b"}")],
    "in a thousand pieces": [
        frame(1, b" ", flags=0),
        *[frame(0, b" ", flags=0) for _ in range(1500)],
    ],
    "a ping of 200 bytes": [frame(9, b"x" * 200)],
    "a thousand pings": [frame(9, b"x")] * 1000,
    "a ping in pieces": [frame(9, b"x", flags=0)],
    "a farewell of one byte": [frame(8, b"x")],
    "a farewell with a code that is none": [frame(8, (999).to_bytes(2, "big"))],
}


def framed(data: list[bytes]) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        before = s.live.hub.connections
        said = upgraded(s, *data)
        assert b'"welcome"' not in said
        assert s.live.hub.connections == before

    return run


def bomb(s: Scene) -> None:
    """A few kB that would be 50 MB."""
    before = s.live.hub.connections
    upgraded(s, frame(1, squeezed(b" " * 50_000_000), flags=0xC0), deflate=True)
    assert s.live.hub.connections == before


for title, frames in FRAMES.items():
    attempt("the socket", f"a frame {title}", framed(frames))
attempt("the socket", "a bomb of deflate", bomb)

FIRST_WORDS: dict[str, Any] = {
    "nothing": "",
    "no JSON": "{",
    "a list": [],
    "another message": {"type": "concede", "id": 1},
    "a version that is a word": {"type": "hello", "version": "x", "room": "{room}"},
    "an old version": {"type": "hello", "version": 1, "room": "{room}"},
    "a room that is a number": {"type": "hello", "version": VERSION, "room": 7},
    "a seat of somebody else": {"type": "hello", "version": VERSION, "room": "{room}", "seat": 1},
    "a seat that is none": {"type": "hello", "version": VERSION, "room": "{room}", "seat": 99},
    "a room of somebody else": {"type": "hello", "version": VERSION, "room": "{other}"},
    "a room by a statement of SQL": {"type": "hello", "version": VERSION, "room": "' OR 1=1 --"},
    "20,000 letters": {"type": "hello", "version": VERSION, "room": "x" * 20_000},
}


def first_word(message: Any) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        text = text.replace("{room}", s.room).replace("{other}", s.other)
        with s.ana.socket() as ws:
            ws.send_text(text)
            code = ws.close_code()
            assert code is not None
            assert 4400 <= code < 4500, code

    return run


for title, message in FIRST_WORDS.items():
    attempt("the socket", f"a hello that is {title}", first_word(message))

MESSAGES: dict[str, Any] = {
    "bytes that are no UTF-8": b'{"type":"ping","id":1,"x":"\xff"}',
    "an answer for somebody else": {"type": "answer", "number": "{theirs}", "answer": ["x"]},
    "an answer to no question": {"type": "answer", "number": 10**6, "answer": ["x"]},
    "an answer of deep brackets": '{"type":"answer","id":1,"number":1,"answer":'
    + "[" * 6000
    + "]" * 6000
    + "}",
    "an answer that is not a number": '{"type":"answer","id":1,"number":NaN,"answer":[]}',
    "an id that is a word": {"type": "ping", "id": "x"},
    "an id beyond all numbers": '{"type":"ping","id":' + "9" * 400 + "}",
    "a message of no kind": {"type": "become_host", "id": 1},
    "two types": '{"type":"ping","type":"concede","id":1,"x":1}',
    "an act of 1,000 steps": {
        "type": "act",
        "number": 1,
        "steps": [{"kind": "x", "answer": []}] * 300,
    },
    "a withdrawal of nothing": {"type": "withdraw", "number": 1},
    "consent to nothing": {"type": "undo_reply", "agree": True},
    "words to a seat that is none": {"type": "chat", "text": "x", "to": [99]},
    "words that are empty": {"type": "chat", "text": "\u200b", "to": []},
    "a thousand windows": {"type": "passes", "windows": ["x"] * 1000},
}


def message_of_a_guest(message: Any) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        with s.bea.socket() as ws:
            p = sit(ws, s.room)
            match = s.live.hub.rooms[s.room].match
            assert match is not None
            theirs = next((d.number for d in match.st.asked if d.seat != 1), 0)
            text: str | bytes
            if isinstance(message, (str, bytes)):
                text = message
            else:
                said = {"id": 1, **message}
                if said.get("number") == "{theirs}":
                    said["number"] = theirs
                text = json.dumps(said)
            ws.ws.send(text)
            while True:
                heard = p.listen()
                if heard["type"] in ("refused", "ok", "pong"):
                    break
            # an id is the client's own, whatever it is: a ping with one is only a ping
            assert heard["type"] in ("refused", "pong"), heard
            assert p.ask("ping")["type"] == "pong"  # and the line still stands

    return run


for title, message in MESSAGES.items():
    attempt("the socket", f"a player sends {title}", message_of_a_guest(message))

WATCHED = ("answer", "concede", "draw", "undo", "pause", "back", "passes", "withdraw", "skips")
ARGS: dict[str, Any] = {
    "answer": {"number": 1, "answer": []},
    "withdraw": {"number": 1},
    "draw": {"agree": True},
    "pause": {"pause": True},
    "passes": {"windows": []},
    "skips": {"skips": True},
}


def spectator(kind: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        eye = s.fresh()
        eye.post(f"/api/rooms/{s.room}/claim", json={"token": s.links["watch"]})
        with eye.socket() as ws:
            p = sit(ws, s.room)
            assert p.welcome["seat"] is None
            assert p.welcome["position"]["questions"] == []
            said = p.ask(kind, **ARGS.get(kind, {}))
            assert (said["type"], said["rule"]) == ("refused", "table.spectator")

    return run


for kind in WATCHED:
    attempt("the socket", f"a spectator sends {kind}", spectator(kind))
