"""Decks and armies that people keep: on all their devices, as they are and as they were."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.live import Browser
from tests.table.persons.test_devices import enter, link
from weirwood.kernel import registry
from weirwood.table.persons import lists
from weirwood.table.store import schema

DECK = registry.game("cardgame").ready["deck"]("en")["the_old_ways"]
OTHER = registry.game("cardgame").ready["deck"]("es")["at_the_wall"]
ARMY = next(iter(registry.game("miniatures").ready["army"]("it").values()))


def version(text: str = DECK, at: int = 1000, name: str = "Wolves") -> dict[str, Any]:
    return {"name": name, "text": text, "at": at}


def deck(*versions: dict[str, Any], id: str = "list-0001", **more: Any) -> dict[str, Any]:
    return {"id": id, "game": "cardgame", "kind": "deck", "versions": list(versions), **more}


def send(browser: Browser, *made: dict[str, Any], **more: Any) -> Any:
    out = browser.post("/api/mine/lists", json={"lists": list(made), **more})
    assert out.status_code == 200, out.text
    return out.json()


def seen(told: Any) -> list[tuple[str, list[tuple[str, int]]]]:
    return [(x["id"], [(v["name"], v["at"]) for v in x["versions"]]) for x in told["lists"]]


def test_lists_are_kept_with_what_they_were(client: Browser) -> None:
    assert send(client) == {"owner": "", "mark": "", "lists": [], "refused": []}
    assert not client.cookies  # who keeps nothing is nobody
    told = send(client, deck(version()), deck(version(OTHER, 2000, "Wall"), id="list-0002"))
    army = {"id": "list-0003", "game": "miniatures", "kind": "army"}
    told = send(client, {**army, "versions": [version(ARMY, 3000, " Lupi\n ")]})
    told = send(client, deck(version(OTHER, 4000, "Wolves, again")))
    assert seen(told) == [
        ("list-0001", [("Wolves, again", 4000), ("Wolves", 1000)]),
        ("list-0003", [("Lupi", 3000)]),
        ("list-0002", [("Wall", 2000)]),
    ]
    assert send(client, known=told["mark"])["lists"] is None  # nothing is new
    assert send(client.other()) == {"owner": "", "mark": "", "lists": [], "refused": []}


def test_two_devices_that_were_away_lose_nothing(client: Browser) -> None:
    phone = client.other()
    send(client, deck(version(at=1000)))
    send(phone, deck(version(at=500), id="list-0009"))  # what it built before it was mine
    enter(phone, "link", link(client))
    assert [x[0] for x in seen(send(phone))] == ["list-0001", "list-0009"]
    # both change the same list without a line; the phone comes back later, with the older change
    send(client, deck(version(OTHER, 3000)))
    late = deck(version(OTHER, 2000, "From the phone"))
    for told in (send(phone, late), send(phone, late), send(client)):  # told twice, kept once
        assert seen(told)[0] == (
            "list-0001",
            [("Wolves", 3000), ("From the phone", 2000), ("Wolves", 1000)],
        )
    # one throws away what it knew; what the other made meanwhile stays
    send(phone, deck(version(at=4000, name="Newer")))
    told = send(client, gone=[{"id": "list-0001", "at": [1000, 2000, 3000, -1, 2**70]}])
    assert seen(told) == [("list-0001", [("Newer", 4000)]), ("list-0009", [("Wolves", 500)])]


def test_a_device_that_leaves_has_its_own_again(client: Browser) -> None:
    phone = client.other()
    send(phone, deck(version(), id="list-phone"))
    mine = send(client, deck(version()))
    enter(phone, "link", link(client))
    theirs = send(phone)
    assert theirs["owner"] == mine["owner"]
    here = next(d["id"] for d in phone.get("/api/mine/devices").json()["devices"] if d["here"])
    phone.delete(f"/api/mine/devices/{here}")
    told = send(phone)
    assert (seen(told), told["owner"] == mine["owner"]) == (
        [("list-phone", [("Wolves", 1000)])],
        False,
    )
    assert [x[0] for x in seen(send(client))] == ["list-0001", "list-phone"]


def test_a_device_that_is_somebody_elses_now_is_told_so_first(quick: Browser) -> None:
    mine = send(quick, deck(version()))
    laptop = quick.other()
    theirs = send(laptop, deck(version(), id="list-0002"))
    told = send(laptop, deck(version(), id="list-0003"), owner=mine["owner"])
    assert (told["owner"], seen(told)) == (theirs["owner"], seen(theirs))
    fresh = send(quick.other(), deck(version()), owner=mine["owner"])  # its cookies were deleted
    assert (fresh["owner"], fresh["lists"]) == ("", [])
    link(quick)
    (here,) = quick.get("/api/mine/devices").json()["devices"]
    quick.delete(f"/api/mine/devices/{here['id']}")  # where the person began: it is nobody
    assert send(quick, owner=mine["owner"])["owner"] == lists.NOBODY


def test_lists_are_in_the_copy_and_in_the_deletion(client: Browser) -> None:
    phone = client.other()
    send(phone, deck(version(), id="list-phone"))
    enter(phone, "link", link(client))
    send(client, deck(version()))
    copy = client.get("/api/mine/export").json()
    assert {each["id"] for each in copy["lists"]} == {"list-0001", "list-phone"}
    assert copy["lists"][0]["versions"][0]["text"] == DECK
    client.delete("/api/mine")
    with client.live.hub.store.snapshot() as c:
        assert c.execute(schema.lists.select()).all() == []


def test_what_a_browser_built_comes_along_once(quick: Browser) -> None:
    phone = quick.other()
    send(phone, deck(version(), id="list-phone"))
    enter(phone, "link", link(quick))
    with quick.live.hub.store.snapshot() as c:
        mine = {row.person for row in c.execute(schema.lists.select())}
        assert len(mine) == 2  # its own, and its person's
        for person in mine:
            lists.move(c, person, "a" * 64)
        assert len(lists.rows_of(c, "a" * 64)) == 1


def test_what_was_built_without_a_line_is_written_by_the_table(quick: Browser) -> None:
    built = registry.game("cardgame").judges["deck"](DECK, "en")
    data = json.dumps(dict(built.listed))
    (kept,) = send(quick, deck(version(data), lang="es"))["lists"]
    assert kept["versions"][0]["text"].startswith("Nombre:")
    told = registry.game("cardgame").judges["deck"](kept["versions"][0]["text"], "en")
    assert (told.listed, told.refusals) == (built.listed, built.refusals)


BAD = {
    "data that is none": (version('{"cards": '), "table.bad_request"),
    "data of another shape": (version('{"cards": [[1]], "more": 7}'), "decks."),
    "data that is deep": (version('{"cards": ' + "[" * 9000 + "]" * 9000 + "}"), "table."),
    "a line that means nothing": (version("Faction: stark\n2x Der Weisse Wolf"), "decks."),
    "a book": (version("x" * 20_001), "table.too_large"),
    "nothing": (version(" \n "), "table.bad_request"),
    "signs that no database takes": (version(f"{DECK}\n\0"), "table.bad_request"),
}


@pytest.mark.parametrize("why", BAD)
def test_a_list_that_cannot_be_read_is_refused_alone(quick: Browser, why: str) -> None:
    found, rule = BAD[why]
    told = send(quick, deck(found, id="list-0002"), deck(version()))
    assert seen(told) == [("list-0001", [("Wolves", 1000)])]
    (refused,) = told["refused"]
    assert (refused["id"], refused["rule"].startswith(rule)) == ("list-0002", True), refused


@pytest.mark.parametrize(
    ("sent", "rule"),
    [
        ({"lists": [deck(version(), game="chess")]}, "kernel.unknown_game"),
        ({"lists": [deck(version(), kind="army")]}, "table.no_list"),
        ({"lists": [deck(version(), id="'; DROP")]}, "table.bad_request"),
        ({"lists": 7}, "table.bad_request"),
        ({"lists": [deck({"name": "a", "text": {"deep": [[]]}, "at": 1})]}, "table.bad_request"),
        ({"lists": [deck({**version(), "at": 1.5})]}, "table.bad_request"),
        ({"lists": [deck(*[version("a")] * 101)]}, "table.too_large"),
        ({"lists": [deck(version("a" * 500_000))]}, "table.too_large"),
        ({"gone": [{"id": "list-0001", "at": list(range(99))}]}, "table.bad_request"),
    ],
)
def test_strange_words_change_nothing(quick: Browser, sent: dict[str, Any], rule: str) -> None:
    send(quick, deck(version()))
    out = quick.post("/api/mine/lists", json=sent)
    told = out.json()
    assert out.status_code in (200, 400)
    assert (told["refused"][0] if "refused" in told else told)["rule"] == rule
    assert seen(send(quick)) == [("list-0001", [("Wolves", 1000)])]


def test_depth_is_no_weapon(quick: Browser) -> None:
    deep = '{"lists": ' + "[" * 50_000 + "]" * 50_000 + "}"
    out = quick.post("/api/mine/lists", content=deep.encode())
    assert (out.status_code, out.json()["rule"]) == (400, "table.bad_request")


def test_there_is_room_for_so_many(quick: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "MOST_LISTS", 2)
    monkeypatch.setattr(lists, "MOST_VERSIONS", 3)
    for at in range(1000, 1005):
        told = send(quick, deck(version(at=at, name=f"N {at}")))
    assert seen(told) == [("list-0001", [("N 1004", 1004), ("N 1003", 1003), ("N 1002", 1002)])]
    send(quick, deck(version(), id="list-0002"))
    told = send(quick, deck(version(), id="list-0003"))
    assert [(x["id"], x["rule"]) for x in told["refused"]] == [
        ("list-0003", "table.too_many_lists")
    ]
    monkeypatch.setattr(lists, "MOST_CHARACTERS", 10)
    told = send(quick, deck(version(at=2000)))
    assert [x["rule"] for x in told["refused"]] == ["table.lists_too_large"]
    quick.live.hub.config.max_lists = 4
    told = send(quick, deck(version(at=2000)))
    assert [x["rule"] for x in told["refused"]] == ["table.full_lists"]


def test_a_clock_that_is_ahead_does_not_win_for_ever(quick: Browser) -> None:
    told = send(quick, deck(version(at=2**60)))
    assert told["lists"][0]["versions"][0]["at"] < 2**44
