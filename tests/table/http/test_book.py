"""The book of rules over HTTP: served once, searched kindly, refused clearly."""

from __future__ import annotations

import pytest

from tests.table.live import Browser

GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")


@pytest.mark.parametrize("game", GAMES)
def test_a_book_and_its_pictures_are_served_once(client: Browser, game: str) -> None:
    got = client.get(f"/book/{game}/it.json")
    assert got.status_code == 200, got.text
    assert got.headers["content-encoding"] == "gzip"
    tag = got.headers["etag"]
    assert client.get(f"/book/{game}/it.json", headers={"if-none-match": tag}).status_code == 304
    picture = next(p["id"] for page in got.json()["five"] for p in page["pictures"])
    drawn = client.get(f"/book/{game}/it/{picture}.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")


def test_a_search_finds_and_suggests(client: Browser) -> None:
    got = client.get("/api/book/boardgame/en/search", params={"q": "suport"}).json()
    first = got["rules"][0]
    assert (first["rule"], first["worth"]) == ("support.turns", 1.0)
    assert first["words"]
    assert got["suggestions"][0] == {"text": "support", "kind": "term", "to": "support"}
    assert client.get("/api/book/boardgame/en/search").json() == {"rules": [], "suggestions": []}
    long = client.get("/api/book/boardgame/en/search", params={"q": "tie " * 1000})
    assert long.json()["rules"][0]["rule"] == "combat.ties"


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("/book/btwixt/xx.json", "table.language"),
        ("/book/btwixt/en/nothing.svg", "book.no_picture"),
        ("/api/book/btwixt/xx/search?q=tie", "table.language"),
        ("/book/nothing/en.json", "kernel.unknown_game"),
    ],
)
def test_what_is_not_there_is_refused_with_a_rule(client: Browser, path: str, rule: str) -> None:
    got = client.get(path)
    assert got.status_code == 400
    assert got.json()["rule"] == rule
