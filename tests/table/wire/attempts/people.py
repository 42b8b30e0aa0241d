"""Attempts to be somebody else, and to see what is hidden."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.live import Browser
from tests.table.server import PATIENCE
from tests.table.wire.attempts.scene import PLAN, Scene, attempt, refused
from weirwood.table.wire.protocol import VERSION

# ---- names and words ------------------------------------------------------------------------

NAMES = {
    "a script": "<script>alert(1)</script>",
    "an image with a script": '<img src=x onerror="alert(1)">',
    "a statement of SQL": "Robert'); DROP TABLE rooms;--",
    "control characters": "a\0b\x07c\x1b[31m",
    "new lines": "Ana\r\nBea: I concede",
    "text from right to left": "Ana\u202egnp.exe",
    "what cannot be seen": "\u200b\u200d\u2060\ufeff",
    "marks upon marks": "A" + "\u0300\u0301\u0302\u0303" * 200,
    "100,000 letters": "x" * 100_000,
    "a template": "{{7*7}} ${7*7} %s%n",
    "words of Fluent": "{ $seat -> [one] x *[other] y }",
}


def named(name: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        made = s.fresh().post("/api/rooms", json={**PLAN, "name": name})
        if made.status_code != 200:
            refused(made, 400, 413)
            return
        shown = s.live.hub.rooms[made.json()["room"]].seats[0].name
        assert len(shown) <= 40
        assert shown.isprintable()
        assert "\u202e" not in shown
        assert s.stranger.get("/api/rooms").headers["content-type"].startswith("application/json")

    return run


for title, name in NAMES.items():
    attempt("names and words", f"a name that is {title}", named(name))

# ---- who one is -----------------------------------------------------------------------------


def browser_cookie(s: Scene, of: Browser) -> tuple[str, str]:
    found = [(c.name, c.value) for c in of.cookies.jar if not c.name.startswith("seat_")]
    return next(
        (name, value or "") for name, value in found if "browser" in name or len(found) == 1
    )


def with_cookie(value: str) -> Callable[[Scene], None]:
    """Be the host by a cookie of one's own making."""

    def run(s: Scene) -> None:
        room = s.live.hub.rooms[s.room]
        name, real = browser_cookie(s, s.ana)
        given = value.format(digest=room.host, cut=real[:-1], more=real + "A", upper=real.upper())
        thief = s.fresh()
        thief.headers["cookie"] = f"{name}={given}"
        for path in ("start", "seats/1/remove", "watchers/offer"):
            refused(thief.post(f"/api/rooms/{s.room}/{path}"), 400, 403, 404)

    return run


COOKIES = {
    "nothing in it": "",
    "the hash that the database keeps": "{digest}",
    "a letter less": "{cut}",
    "a letter more": "{more}",
    "other letters": "{upper}",
    "a statement of SQL": "' OR '1'='1",
    "100 kB in it": "x" * 60_000,
    "a path in it": "../../etc/passwd",
    "null": "null",
}
for title, value in COOKIES.items():
    attempt("who one is", f"the host's cookie with {title}", with_cookie(value))

TOKENS = {
    "nothing": "",
    "the spectators' link": "{watch}",
    "the link of another room": "{other}",
    "the hash that the database keeps": "{digest}",
    "a letter less": "{cut}",
    "a wildcard": "%",
    "a statement of SQL": "' OR 1=1 --",
    "a long text": "{long}",
    "a zero byte": "a\0b",
}


def with_token(value: str) -> Callable[[Scene], None]:
    """Take a seat by a link that is none."""

    def run(s: Scene) -> None:
        room = s.live.hub.rooms[s.room]
        token = value.format(
            watch=s.links["watch"],
            other=s.other_links["0"],
            digest=room.seats[0].token,
            cut=s.links["0"][:-1],
            long="a" * 10_000,
        )
        found = s.fresh().post(f"/api/rooms/{s.room}/claim", json={"token": token, "name": "Eve"})
        if token == s.links["watch"]:
            assert found.json()["seat"] is None  # it is for watching
            return
        refused(found, 400, 403, 404, 413)

    return run


def with_token_cookie(value: str) -> Callable[[Scene], None]:
    """Sit down at the socket with a seat's cookie that is none."""

    def run(s: Scene) -> None:
        room = s.live.hub.rooms[s.room]
        token = value.format(
            watch=s.links["watch"],
            other=s.other_links["0"],
            digest=room.seats[0].token,
            cut=s.links["0"][:-1],
            long="a" * 4_000,
        ).replace("\0", "")
        seat = {"type": "hello", "version": VERSION, "room": s.room, "seat": 0}
        with connect(
            f"ws://127.0.0.1:{s.port}/ws",
            additional_headers={"Cookie": f"seat_{s.room}={token}"},
        ) as ws:
            ws.send(json.dumps(seat))
            with contextlib.suppress(ConnectionClosed):
                ws.recv(PATIENCE)
                raise AssertionError("let in")
            assert ws.close_code in (4403, 4404)

    return run


for title, value in TOKENS.items():
    attempt("who one is", f"a seat by {title}", with_token(value))
    attempt("who one is", f"a socket at a seat by {title}", with_token_cookie(value))

HOST_ONLY = (
    "start", "seats/0/remove", "seats/1/offer", "seats/0/mute", "watchers/mute", "watchers/offer",
)  # fmt: skip


def not_the_host(path: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        refused(s.bea.post(f"/api/rooms/{s.room}/{path}"), 400, 403)
        refused(s.stranger.post(f"/api/rooms/{s.room}/{path}"), 400, 403, 404)

    return run


for path in HOST_ONLY:
    attempt("who one is", f"a guest does what the host may: {path}", not_the_host(path))

SEATS = ("-1", "99", "1e3", "0x1", "null", "9" * 40)


def no_such_seat(seat: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        refused(s.ana.post(f"/api/rooms/{s.room}/seats/{seat}/remove"), 400, 404, 422)

    return run


for seat in SEATS:
    attempt("who one is", f"the host manages seat {seat[:8]}", no_such_seat(seat))

# ---- what is hidden -------------------------------------------------------------------------

CLOSED = {
    "its record during play": "/api/rooms/{room}/record",
    "a replay of it": "/api/replays/{room}/0",
    "a replay through all eyes": "/api/replays/{room}/0?eyes=all",
    "a replay through the eyes of a seat": "/api/replays/{room}/0?eyes=1",
    "the whole of its replay": "/api/replays/{room}?eyes=all",
}


def closed(path: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        found = s.stranger.get(path.format(room=s.room))
        refused(found, 400, 403, 404)
        assert str(s.live.hub.rooms[s.room].seed) not in found.text

    return run


def closed_to_players(path: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        refused(s.bea.get(path.format(room=s.room)), 400, 403, 404)

    return run


for title, path in CLOSED.items():
    attempt("what is hidden", f"a stranger reads {title}", closed(path))
    if "replay" in title or "record" in title:
        attempt("what is hidden", f"a player reads {title}", closed_to_players(path))


def room_by_its_id(s: Scene) -> None:
    """Whoever knows the id, which is in every link, learns who sits there, and no more."""
    said = s.stranger.get(f"/api/rooms/{s.room}").json()
    assert said["host"] is False
    assert not {"position", "view", "events", "chat", "seed", "links"} & said.keys()


def not_listed(s: Scene) -> None:
    assert s.room not in s.stranger.get("/api/rooms").text


def advice_for_others(s: Scene) -> None:
    refused(s.bea.post(f"/api/rooms/{s.room}/advice/0"), 400, 403)


def two_people_are_not_advised(s: Scene) -> None:
    refused(s.bea.post(f"/api/rooms/{s.room}/advice/1"), 400, 403)


def figures_are_ours(s: Scene) -> None:
    said = s.stranger.get("/metrics").text
    for secret in (s.room, s.links["0"], s.links["watch"], "Ana", "Bea"):
        assert secret not in said


def health_tells_nothing(s: Scene) -> None:
    for path in ("/health", "/ready"):
        said = s.stranger.get(path).text
        assert s.room not in said
        assert "sqlite" not in said.lower()


def no_pages_for_developers(s: Scene) -> None:
    for path in ("/docs", "/redoc"):  # any path is a page of the client's, which is one
        assert s.stranger.get(path).content == s.stranger.get("/").content


def others_data(s: Scene) -> None:
    refused(s.fresh().get("/api/mine/export"), 400, 401, 403)


def no_server_names(s: Scene) -> None:
    found = s.stranger.get("/api/games")
    assert "server" not in found.headers
    assert "x-powered-by" not in found.headers


attempt("what is hidden", "more of a room than who sits there", room_by_its_id)
attempt("what is hidden", "a private room in the list of open ones", not_listed)
attempt("what is hidden", "advice for somebody else's seat", advice_for_others)
attempt("what is hidden", "advice against another person", two_people_are_not_advised)
attempt("what is hidden", "rooms and people in the figures", figures_are_ours)
attempt("what is hidden", "what /health gives away", health_tells_nothing)
attempt("what is hidden", "pages for developers", no_pages_for_developers)
attempt("what is hidden", "the data of nobody", others_data)
attempt("what is hidden", "which software serves", no_server_names)

# ---- ways into a person's devices -----------------------------------------------------------

ENTRIES: dict[str, tuple[str, Any]] = {
    "a code that is empty": ("/api/enter/code", {"code": ""}),
    "a code that is a statement of SQL": ("/api/enter/code", {"code": "' OR 1=1 --"}),
    "a code that is a number": ("/api/enter/code", {"code": 7}),
    "a code of 100 kB": ("/api/enter/code", {"code": "a" * 100_000}),
    "a link that is guessed": ("/api/enter/link", {"code": "a" * 43}),
    "a way that is none": ("/api/enter/magic", {"code": "x"}),
    "a passkey that is empty": ("/api/enter/passkey", {}),
    "a passkey without a challenge": (
        "/api/enter/passkey",
        {"credential": {"id": "AA", "rawId": "AA", "type": "public-key", "response": {}}},
    ),
    "a passkey that is a list": ("/api/enter/passkey", []),
}


def entry(path: str, body: Any) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        found = s.fresh().post(path, json=body)
        refused(found, 400, 403, 404, 413)

    return run


for title, (path, body) in ENTRIES.items():
    attempt("ways into a person's devices", title, entry(path, body))
