"""Attempts of other sites, and by paths."""

from __future__ import annotations

from collections.abc import Callable

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from tests.table.helpers import bots
from tests.table.server import PATIENCE
from tests.table.wire.attempts.scene import EVIL, Scene, attempt, refused

# ---- other sites ----------------------------------------------------------------------------

ORIGINS = {
    "a foreign site": EVIL,
    "a page without an origin of its own": "null",
    "a site whose name begins like ours": "http://127.0.0.1.evil.example",
    "another port of this machine": "http://127.0.0.1:1",
    "our name as the user of another site": "http://127.0.0.1@evil.example",
    "an origin that is no address": "javascript:alert(1)",
    "an empty origin": "",
}


def foreign_post(origin: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        found = s.ana.post(f"/api/rooms/{s.room}/seats/1/remove", headers={"origin": origin})
        refused(found, 403)

    return run


def foreign_socket(origin: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        cookies = "; ".join(f"{c.name}={c.value}" for c in s.ana.cookies.jar)
        try:
            with connect(
                f"ws://127.0.0.1:{s.port}/ws",
                additional_headers={"Cookie": cookies, "Origin": origin},
            ) as ws:
                ws.recv(PATIENCE)
                raise AssertionError("let in")
        except (ConnectionClosed, WebSocketException):
            pass

    return run


for title, origin in ORIGINS.items():
    attempt("other sites", f"a request of {title}", foreign_post(origin))
    if origin:  # a browser sends no empty one when it opens a socket
        attempt("other sites", f"a socket of {title}", foreign_socket(origin))

CHANGES = {
    "opens a room": ("POST", "/api/rooms"),
    "opens a link": ("POST", "/api/rooms/{room}/claim"),
    "takes a free seat": ("POST", "/api/rooms/{room}/sit"),
    "starts a game": ("POST", "/api/rooms/{room}/start"),
    "asks for a rematch": ("POST", "/api/rooms/{room}/rematch"),
    "mutes the spectators": ("POST", "/api/rooms/{room}/watchers/mute"),
    "brings a list": ("POST", "/api/rooms/{room}/lists/decks"),
    "asks for advice": ("POST", "/api/rooms/{room}/advice/0"),
    "deletes what is mine": ("DELETE", "/api/mine"),
    "wants notices": ("PUT", "/api/mine/notices"),
    "changes my settings": ("PUT", "/api/mine/settings"),
    "makes recovery codes": ("POST", "/api/mine/codes"),
    "makes a link to another device": ("POST", "/api/mine/link"),
    "adds a passkey": ("POST", "/api/mine/passkeys/options"),
    "sends a device away": ("DELETE", "/api/mine/devices/x"),
    "lets me wait for players": ("PUT", "/api/quick"),
    "ends my waiting": ("DELETE", "/api/quick"),
    "accepts a friend for me": ("POST", "/api/friends"),
    "lets my friends see me": ("PUT", "/api/friends"),
    "blocks somebody for me": ("POST", "/api/blocks"),
    "uploads a record": ("POST", "/api/replays"),
}


def foreign_change(method: str, path: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        where = path.format(room=s.room)
        found = s.ana.request(method, where, content=b"{}", headers={"origin": EVIL})
        refused(found, 403)
        assert found.json()["rule"] == "table.origin"

    return run


for title, (method, path) in CHANGES.items():
    attempt("other sites", f"another site {title}", foreign_change(method, path))


def no_reading_aloud(s: Scene) -> None:
    found = s.ana.get("/api/mine", headers={"origin": EVIL})
    assert "access-control-allow-origin" not in found.headers
    assert s.ana.options("/api/mine", headers={"origin": EVIL}).status_code in (403, 405)


def no_frames(s: Scene) -> None:
    found = s.stranger.get("/")
    assert "frame-ancestors 'none'" in found.headers["content-security-policy"]
    assert "unsafe" not in found.headers["content-security-policy"]


def cookies_stay(s: Scene) -> None:
    said = s.fresh().post("/api/rooms", json={"game": "boardgame", "seats": []})
    made = s.fresh().post(
        "/api/rooms",
        json={"game": "boardgame", "seats": [{"kind": "me"}, *bots(2)], "away_level": "random"},
    )
    refused(said, 400)
    for line in made.headers.get_list("set-cookie"):
        low = line.lower()
        assert "httponly" in low, line
        assert "samesite" in low, line
        assert "samesite=none" not in low, line


attempt("other sites", "another site reads an answer of ours", no_reading_aloud)
attempt("other sites", "the table in a frame of another site", no_frames)
attempt("other sites", "a script, or another site, takes the cookies", cookies_stay)

HOSTS = {
    "a name of somebody else (DNS rebinding)": "evil.example",
    "ours as the beginning of another name": "127.0.0.1.evil.example",
    "ours before an at sign": "127.0.0.1@evil.example",
    "an address in the system's own network": "169.254.169.254",
    "a name with a path": "127.0.0.1/evil",
    "several names": "127.0.0.1, evil.example",
}


def wrong_host(host: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        head = f"GET /api/mine HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        assert s.raw(head.encode()).split(b" ")[1] in (b"421", b"400")

    return run


for title, host in HOSTS.items():
    attempt("other sites", f"the table under {title}", wrong_host(host))

# ---- paths ----------------------------------------------------------------------------------

PATHS = {
    "dots": "/../../../../etc/passwd",
    "dots, quoted": "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "dots with quoted slashes": "/..%2f..%2f..%2fetc%2fpasswd",
    "dots, quoted twice": "/%252e%252e/%252e%252e/etc/passwd",
    "backslashes": "/..%5c..%5c..%5cetc%5cpasswd",
    "two slashes": "//etc/passwd",
    "a whole address": "/file:///etc/passwd",
    "a zero byte": "/index.html%00.png",
    "too long an encoding of a dot": "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
    "the words of a file": "/words/..%2f..%2f..%2fetc/en.ftl",
    "the content of a file": "/content/..%2f..%2fpyproject.json",
    "the book of a file": "/book/boardgame/..%2f..%2fen.json",
    "a picture of a file": "/book/boardgame/en/..%2f..%2f..%2fsecret.svg",
    "the repository": "/.git/config",
    "the settings": "/.env",
    "the database": "/weirwood.db",
    "the source": "/../app.py",
}


def no_file(path: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\nConnection: close\r\n\r\n"
        said = s.raw(head.encode())
        status, _, body = said.partition(b"\r\n\r\n")
        if b" 200 " in status.splitlines()[0]:  # any path is a page of the client's, which is one
            assert body == s.stranger.get("/").content
            return
        assert said.split(b" ")[1] in (b"400", b"404"), said[:200]

    return run


for title, path in PATHS.items():
    attempt("paths", f"a file by {title}", no_file(path))

ROOM_IDS = {
    "a wildcard of SQL": "%25",
    "a quote": "'%20OR%20'1'='1",
    "a second statement": "x';DROP%20TABLE%20rooms;--",
    "zeros": "0" * 16,
    "a list": "[]",
    "a regular expression": ".*",
    "an upper-case id": "{upper}",
    "the beginning of an id": "{short}",
    "a longer id": "{room}0",
}


def guessed_room(given: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        name = given.format(room=s.room, upper=s.room.upper(), short=s.room[:-1])
        if name == s.room:  # an id without letters is its own
            name = "F" * 16
        for path in (f"/api/rooms/{name}", f"/api/rooms/{name}/record", f"/api/replays/{name}/0"):
            refused(s.stranger.get(path), 404)
        refused(s.stranger.post(f"/api/rooms/{name}/claim", json={"token": s.links["0"]}), 404)

    return run


for title, given in ROOM_IDS.items():
    attempt("paths", f"a room by {title}", guessed_room(given))
