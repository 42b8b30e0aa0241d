"""At the door of every request: what is asked without a body, and what nobody reads."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest

from tests.table.helpers import bots, config, create
from tests.table.live import Browser, Live


@pytest.mark.parametrize("path", ["/health", "/api/games", "/words/common/en.ftl", "/api/rooms"])
def test_head_tells_what_get_would_without_the_body(client: Browser, path: str) -> None:
    asked, told = client.get(path), client.head(path)
    assert told.status_code == asked.status_code == 200
    assert told.content == b""
    for name in ("content-type", "content-security-policy", "etag"):
        assert told.headers.get(name) == asked.headers.get(name)
    assert int(told.headers["content-length"]) > 0
    assert client.head("/api/rooms/nowhere").status_code == 404


@pytest.mark.parametrize(
    "line",
    ["POST /api/rooms/{room}/start", "GET /api/games", "DELETE /api/mine", "POST /api/nothing"],
)
def test_a_body_that_nobody_reads_is_cut_off(client: Browser, line: str) -> None:
    """The answer comes before the body, and the line is closed behind it."""
    room = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])["room"]
    port = int(client.live.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), 30) as s:
        head = (
            f"{line.format(room=room)} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000000\r\n"
        )
        s.sendall(head.encode() + b"\r\n" + b"x" * 1000)
        heard = b""
        while piece := s.recv(65_536):  # until the table hangs up
            heard += piece
    assert b"HTTP/1.1 " in heard
    assert b"connection: close" in heard.lower()


def test_a_small_body_that_nobody_reads_is_taken_before_the_answer(client: Browser) -> None:
    """Whoever is refused before the body was read hears so: a closed line may eat the answer."""
    port = int(client.live.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), 30) as s:
        head = "PUT /api/mine/notices HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n"
        s.sendall(head.encode() + b"x" * 10)
        s.sendall(b"x" * 10)
        heard = s.recv(65_536)
        while b"table.nobody" not in heard:
            piece = s.recv(65_536)
            assert piece, heard
            heard += piece
        assert b"connection: close" not in heard.lower()
        s.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert s.recv(65_536).startswith(b"HTTP/1.1 200")


def warned(live: Live, caplog: pytest.LogCaptureFixture, headers: dict[str, str]) -> list[str]:
    with caplog.at_level(logging.WARNING, "weirwood.table"):
        for _ in range(3):
            assert live.browser().get("/health", headers=headers).is_success
    return [r.getMessage() for r in caplog.records if "proxy" in r.getMessage()]


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_a_proxy_that_the_table_was_not_told_of_is_warned_of_at_once(
    client: Browser, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    (said,) = warned(client.live, caplog, {name: "192.0.2.1"})  # and once is enough
    assert "--proxy" in said
    assert "192.0.2.1" not in said


@pytest.mark.parametrize(
    ("proxy", "headers", "says"),
    [
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.1"}, None),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.1:5000", "Via": "1.1 p"}, None),
        ("127.0.0.1", {}, None),
        ("127.0.0.1", {"X-Real-IP": "192.0.2.1"}, "has to set X-Forwarded-For"),
        ("127.0.0.2", {"X-Forwarded-For": "192.0.2.1"}, "not that of --proxy"),
        ("127.0.0.2", {"X-Real-IP": "192.0.2.1"}, "not that of --proxy"),
        ("127.0.0.2", {}, None),
    ],
)
def test_a_proxy_that_the_table_was_told_of_has_to_be_that_one(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    proxy: str,
    headers: dict[str, str],
    says: str | None,
) -> None:
    live = Live(config(tmp_path, proxy=proxy))
    live.start()
    said = warned(live, caplog, headers)
    live.stop()
    assert len(said) == (says is not None)
    assert (says or "") in "".join(said)
