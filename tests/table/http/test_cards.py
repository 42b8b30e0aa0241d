"""The gallery over HTTP: served once, searched kindly, refused clearly."""

from __future__ import annotations

import pytest

from tests.table.live import Browser


def test_a_gallery_and_its_pages_are_served_once(client: Browser) -> None:
    got = client.get("/gallery/btwixt/it.json")
    assert got.status_code == 200, got.text
    assert got.headers["content-encoding"] == "gzip"
    tag = got.headers["etag"]
    assert client.get("/gallery/btwixt/it.json", headers={"if-none-match": tag}).status_code == 304
    thing = got.json()["things"][0]
    page = client.get(f"/gallery/btwixt/it/{thing['id']}.json")
    assert page.json()["thing"] == thing
    assert page.json()["rules"]


def test_a_search_finds_things(client: Browser) -> None:
    got = client.get("/api/cards/boardgame/en/search", params={"q": "winterfel"}).json()
    assert got[0] == "winterfell"
    long = client.get("/api/cards/boardgame/en/search", params={"q": "knight " * 1000})
    assert long.json()[0] == "knight"


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("/gallery/btwixt/xx.json", "table.language"),
        ("/gallery/btwixt/en/nothing.json", "cards.unknown"),
        ("/api/cards/btwixt/xx/search?q=tie", "table.language"),
        ("/gallery/nothing/en.json", "kernel.unknown_game"),
    ],
)
def test_what_is_not_there_is_refused_with_a_rule(client: Browser, path: str, rule: str) -> None:
    got = client.get(path)
    assert got.status_code == 400
    assert got.json()["rule"] == rule
