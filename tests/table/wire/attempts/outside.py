"""Attempts to send the table somewhere, and to bring it something."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from typing import Any

from tests.table.helpers import finished_record
from tests.table.wire.attempts.scene import Scene, attempt, refused

# ---- where the table can be sent ------------------------------------------------------------

HOOKS = (
    "http://127.0.0.1/", "http://localhost:8000/", "http://[::1]/", "http://0.0.0.0/",
    "http://169.254.169.254/latest/meta-data/", "http://10.0.0.1/", "http://2130706433/",
    "http://0x7f000001/", "http://127.1/", "file:///etc/passwd", "gopher://127.0.0.1:25/",
    "https://hooks.example@evil.example/", "https://hooks.example.evil.example/",
    "https://hooks.example:99@10.0.0.1/", "https://evil.example/?https://hooks.example/",
    "https://hooks.example\r\nX: y/", "//hooks.example/", "javascript:alert(1)",
)  # fmt: skip


def hook(url: str) -> Callable[[Scene], None]:
    """The owner of this table has allowed https://hooks.example/ alone."""

    def run(s: Scene) -> None:
        asked = {"mail": "", "hook": url, "lang": "en"}
        refused(s.ana.put("/api/mine/notices", json=asked), 400)

    return run


for url in HOOKS:
    attempt("where the table can be sent", f"a hook to {url!r}", hook(url))

MAILS = ("a@b\r\nBcc: c@d", "a@b, c@d", "<a@b>", "a@", "a" * 300 + "@b.example", "a@b\0.example")


def mail(address: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        asked = {"mail": address, "hook": "", "lang": "en"}
        refused(s.ana.put("/api/mine/notices", json=asked), 400)

    return run


for address in MAILS:
    attempt("where the table can be sent", f"mail to {address[:20]!r}", mail(address))

# ---- records from outside -------------------------------------------------------------------


def uploads() -> Iterator[tuple[str, bytes]]:
    head, *rest = finished_record().splitlines()
    good = json.loads(head)

    def first(**more: Any) -> bytes:
        return "\n".join([json.dumps({**good, **more}), *rest]).encode()

    yield "that is empty", b""
    yield "that is no record", b"hello"
    yield "of 100,000 brackets", b"[" * 100_000
    yield "of a game that is none", first(game="../../etc/passwd")
    yield "of another version of the rules", first(rules=10**9)
    yield "of a billion seats", first(seats=10**9)
    yield "with a seed that is none", first(seed="x")
    yield "of another seed", first(seed=987654321)
    yield "with an answer that nobody could give", "\n".join([head, *rest[:3], rest[-1]]).encode()
    yield (
        "that answers a question of somebody else",
        "\n".join([head, json.dumps({**json.loads(rest[0]), "seat": 2}), *rest[1:]]).encode(),
    )
    yield "that is squeezed", gzip.compress(b" " * 20_000_000)
    yield "that is an archive", b"PK\x03\x04" + b"\0" * 200
    yield "that is larger than allowed", b" " * 9_000_000


def upload(body: bytes) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        found = s.fresh().post("/api/replays", content=body)
        if found.status_code == 200:  # what breaks off can be watched as far as it goes
            step = s.stranger.get(f"/api/replays/{found.json()['id']}/1?eyes=all")
            assert step.status_code == 200, step.text[:200]
            return
        refused(found, 400, 413)

    return run


for title, body in uploads():
    attempt("records from outside", f"a record {title}", upload(body))
