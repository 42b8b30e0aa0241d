"""Attempts by methods, headers, and bodies."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable

from tests.table.wire.attempts.scene import EVIL, JSON, PLAN, Scene, attempt, refused

# ---- methods and headers --------------------------------------------------------------------

METHODS = ("TRACE", "PUT", "PATCH", "DELETE", "PROPFIND", "CONNECT", "GETX")


def other_method(method: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        head = (
            f"{method} /api/rooms/{s.room} HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\n"
            "X-Secret: mine\r\nConnection: close\r\n\r\n"
        )
        said = s.raw(head.encode())
        assert said.split(b" ")[1] in (b"400", b"404", b"405"), said[:100]
        assert b"mine" not in said  # nothing is echoed

    return run


for method in METHODS:
    attempt("methods and headers", f"the method {method}", other_method(method))


def overridden(header: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        s.ana.post("/api/rooms", content=b"{}", headers={header: "DELETE"})
        found = s.ana.get("/api/mine", headers={header: "DELETE"})
        assert found.status_code == 200
        assert s.ana.get(f"/api/rooms/{s.room}").status_code == 200

    return run


for header in ("X-HTTP-Method-Override", "X-Method-Override"):
    attempt("methods and headers", f"another method by {header}", overridden(header))


def getting_changes_nothing(path: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        found = s.ana.get(path.format(room=s.room))
        if found.status_code == 200:  # the client's own page
            assert found.content == s.stranger.get("/").content
            return
        refused(found, 404, 405)

    return run


for path in ("/api/rooms/{room}/start", "/api/rooms/{room}/seats/1/remove"):
    attempt("methods and headers", f"a change by GET {path}", getting_changes_nothing(path))

FORGED = {
    "X-Forwarded-For": "127.0.0.1",
    "Forwarded": "for=127.0.0.1;host=evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Real-IP": "127.0.0.1",
    "X-Original-URL": "/api/mine",
    "X-Rewrite-URL": "/metrics",
    "X-Weirwood-Secret": "",
    "X-Weirwood-Address": "10.0.0.1",
}


def forged_header(name: str, value: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        more = {name: value, "X-Weirwood-Address": "10.9.9.9"}
        path = f"/api/rooms/{s.room}"
        assert s.stranger.get(path, headers=more).json() == s.stranger.get(path).json()
        found = s.stranger.get("/", headers=more)
        assert found.content == s.stranger.get("/").content
        # who forwards without the secret of the workers is not believed
        budgets = s.live.hub.budgets.here.buckets
        assert not any("10.9.9.9" in who or "10.0.0.1" in who for _, who in budgets)

    return run


for name, value in FORGED.items():
    attempt("methods and headers", f"a forged {name}", forged_header(name, value))


def forged_secret(secret: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        more = {"x-weirwood-secret": secret, "origin": EVIL, "host": "evil.example"}
        found = s.ana.post(f"/api/rooms/{s.room}/seats/1/remove", headers=more)
        refused(found, 421)

    return run


for title, secret in {"empty": "", "guessed": "a" * 43, "long": "a" * 5000}.items():
    what = f"a worker's secret that is {title}"
    attempt("methods and headers", what, forged_secret(secret))


def broken_line(s: Scene) -> None:
    found = s.stranger.get("/api/rooms/x%0d%0aset-cookie:%20a=b")
    refused(found, 404)
    assert "set-cookie" not in found.headers


def many_headers(s: Scene) -> None:
    lines = "".join(f"X-{i}: {'y' * 100}\r\n" for i in range(2000))
    head = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\n{lines}\r\n"
    said = s.raw(head.encode())
    assert not said or said.split(b" ")[1] in (b"400", b"431"), said[:100]


def long_target(s: Scene) -> None:
    said = s.raw(f"GET /{'a' * 200_000} HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\n\r\n".encode())
    assert not said or said.split(b" ")[1] in (b"400", b"404", b"414", b"431"), said[:100]


attempt("methods and headers", "a header in a path", broken_line)
attempt("methods and headers", "two thousand headers", many_headers)
attempt("methods and headers", "a target of 200 kB", long_target)

# ---- one request within another -------------------------------------------------------------

INNER = "GET /api/mine HTTP/1.1\r\nHost: {host}\r\n\r\n"
SMUGGLED = {
    "a length and chunks": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nContent-Length: 6\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nX"
    ),
    "two lengths": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n"
        "Content-Length: 40\r\n\r\n" + INNER
    ),
    "a length below zero": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n" + INNER
    ),
    "a length with a sign": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nContent-Length: +2\r\n\r\n{{}}"
    ),
    "an unknown coding": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: xchunked\r\n\r\n" + INNER
    ),
    "a coding twice": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked, chunked\r\n\r\n"
        "0\r\n\r\n"
    ),
    "a space before the colon": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nContent-Length : 2\r\n\r\n{{}}"
    ),
    "a folded header": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nX: a\r\n\tTransfer-Encoding: chunked\r\n"
        "Transfer-Encoding\r\n : chunked\r\n\r\n0\r\n\r\n"
    ),
    "a chunk of a bad size": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"
        "zz\r\nabc\r\n0\r\n\r\n"
    ),
    "a chunk of a huge size": (
        "POST /api/rooms HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"
        "fffffffffffffffffffff\r\nabc\r\n0\r\n\r\n"
    ),
    "no host": "GET /api/mine HTTP/1.1\r\n\r\n",
    "two hosts": "GET /api/mine HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n\r\n",
    "another version": "GET /api/mine HTTP/9.9\r\nHost: {host}\r\n\r\n",
    "the preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no HTTP": "hello there\r\n\r\n",
    "a zero byte in a header": "GET /api/mine HTTP/1.1\r\nHost: {host}\r\nX: a\0b\r\n\r\n",
}


WHOLE = ("another version", "the preface of HTTP/2")  # one request each, taken for HTTP/1.1


def smuggled(title: str, text: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        said = s.raw(text.format(host=f"127.0.0.1:{s.port}").encode())
        if title in WHOLE:
            assert said
            return
        assert b" 200 " not in said, said[:300]
        assert said.count(b"HTTP/1.1 ") <= 1, said[:300]

    return run


for title, text in SMUGGLED.items():
    attempt("one request within another", title, smuggled(title, text))

# ---- bodies ---------------------------------------------------------------------------------

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "null": b"null",
    "a list": b"[]",
    "a number": b"7",
    "100,000 brackets": b"[" * 100_000,
    "deep settings": json.dumps(PLAN)[:-1].encode()
    + b', "settings": '
    + b'{"a":' * 5000
    + b"1"
    + b"}" * 5001,
    "not a number": b'{"game": "boardgame", "seats": NaN}',
    "infinity": b'{"game": "boardgame", "seats": [], "away_seconds": Infinity}',
    "too large a number": b'{"game": "boardgame", "seats": [], "away_seconds": 1e999}',
    "a number of 5,000 digits": json.dumps({**PLAN, "settings": {"x": 1}})
    .replace(": 1}", ": " + "9" * 5000 + "}")
    .encode(),
    "half a pair of surrogates": b'{"game": "\\ud800", "seats": []}',
    "no UTF-8": b'{"game": "\xff\xfe", "seats": []}',
    "UTF-16": json.dumps(PLAN).encode("utf-16"),
    "a field nobody knows": json.dumps({**PLAN, "admin": True}).encode(),
    "a prototype": json.dumps({**PLAN, "__proto__": {"host": True}}).encode(),
    "a game as a list": json.dumps({**PLAN, "game": ["boardgame"]}).encode(),
    "a game as a path": json.dumps({**PLAN, "game": "../../etc/passwd"}).encode(),
    "seats as words": json.dumps({**PLAN, "seats": "me"}).encode(),
    "a seat of no kind": json.dumps({**PLAN, "seats": [{"kind": "god"}] * 3}).encode(),
    "500 seats": json.dumps({**PLAN, "seats": [{"kind": "me"}] * 500}).encode(),
    "no seats": json.dumps({**PLAN, "seats": []}).encode(),
    "a bot that thinks for ever": json.dumps({**PLAN, "away_level": "search:99999s"}).encode(),
    "a bot that is a program": json.dumps({**PLAN, "away_level": "os.system"}).encode(),
    "a clock below zero": json.dumps({**PLAN, "clock": {"kind": "answer", "seconds": -5}}).encode(),
    "a clock of no kind": json.dumps({**PLAN, "clock": {"kind": "x", "seconds": 5}}).encode(),
    "a lesson by a path": json.dumps({**PLAN, "lesson": "../../x"}).encode(),
    "true for a number": json.dumps({**PLAN, "away_seconds": True}).encode(),
}


def bad_body(body: bytes) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        rooms = len(s.live.hub.rooms)
        found = s.fresh().post("/api/rooms", content=body, headers=JSON)
        refused(found, 400, 413)
        assert found.json()["rule"]
        assert len(s.live.hub.rooms) == rooms

    return run


for title, body in BODIES.items():
    attempt("bodies", f"a room from {title}", bad_body(body))


def large_body(s: Scene) -> None:
    found = s.fresh().post("/api/rooms", content=b"x" * 3_000_000, headers=JSON)
    refused(found, 400, 413)


def squeezed_body(s: Scene) -> None:
    bomb = gzip.compress(b" " * 20_000_000)
    found = s.fresh().post("/api/rooms", content=bomb, headers={**JSON, "content-encoding": "gzip"})
    refused(found, 400, 413, 415)


def form(s: Scene) -> None:
    """What a page of another site can send without asking, should its origin ever be missing."""
    found = s.fresh().post("/api/rooms", data={"game": "boardgame"})
    refused(found, 400, 415)


def parts(s: Scene) -> None:
    found = s.fresh().post("/api/replays", files={"record": b"{}"})
    refused(found, 400, 415)


attempt("bodies", "three megabytes", large_body)
attempt("bodies", "a bomb of gzip", squeezed_body)
attempt("bodies", "a form", form)
attempt("bodies", "a form of several parts", parts)
