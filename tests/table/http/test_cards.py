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


def test_the_rules_behind_a_thing_are_told_and_none_behind_what_is_no_thing(
    client: Browser,
) -> None:
    found = client.get("/api/cards/cardgame/en/rules", params={"id": "01145"}).json()
    page = client.get("/gallery/cardgame/en/01145.json").json()
    assert found == page["rules"] != []
    for unknown in ("nothing", "", "x" * 500):
        got = client.get("/api/cards/cardgame/en/rules", params={"id": unknown})
        assert (got.status_code, got.json()) == (200, [])


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


def test_a_list_in_the_making_is_judged(client: Browser) -> None:
    given = {"faction": "stark", "cards": {"01146": 4}}
    got = client.post("/api/judge/cardgame/deck/es", json={"given": given}).json()
    assert got["listed"]["cards"] == {"01146": 4}
    assert "decks.copies" in [each["rule"] for each in got["reasons"]]
    assert got["text"].startswith("Facción")
    assert got["figures"]["size"] == 4


@pytest.mark.parametrize(
    ("path", "raw", "rule"),
    [
        ("cardgame/deck/en", b'{"given": "' + b"x" * 30_000 + b'"}', "table.too_large"),
        ("cardgame/deck/en", b'{"given": "' + b"x" * 90_000 + b'"}', "table.too_large"),
        ("cardgame/deck/en", b'{"given": ' + b"[" * 20_000, "table.bad_request"),
        ("miniatures/army/en", b'{"given": {"units": 7}}', "armies.data"),
        ("cardgame/deck/xx", b'{"given": ""}', "table.language"),
        ("btwixt/deck/en", b'{"given": ""}', "table.no_list"),
    ],
)
def test_hostile_lists_are_refused_in_one_sentence(
    client: Browser, path: str, raw: bytes, rule: str
) -> None:
    got = client.post(f"/api/judge/{path}", content=raw)
    assert got.status_code == 400
    assert got.json()["rule"] == rule
