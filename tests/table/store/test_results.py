"""One's own games: all of them, page by page, filtered, counted; nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import Connection as Db

from tests.table.helpers import bots, config, create, sit, two_people
from tests.table.live import Browser, Live
from weirwood.kernel import registry
from weirwood.table.store import results, schema


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Browser]:
    live = Live(config(tmp_path))
    live.start()
    yield live.browser()
    live.stop()


def mine(browser: Browser, **asked: str) -> Any:
    out = browser.get("/api/mine/games", params=asked)
    assert out.status_code == 200, out.text
    return out.json()


def concede(browser: Browser, room: str) -> None:
    with browser.socket() as ws:
        p = sit(ws, room)
        ws.send_json({"type": "concede", "id": 7})
        p.until(lambda: p.room["status"] == "over")


def test_a_finished_game_is_told_with_its_result(client: Browser) -> None:
    room, friend = two_people(client, game="cardgame")
    (running,) = mine(client, status="running")["games"]
    assert (running["row"]["room"], running["mine"], running["places"]) == (room, [0], [0, 0])
    assert mine(client, status="over") == {"games": [], "more": ""}
    concede(client, room)
    (lost,) = mine(client, status="over")["games"]
    assert (lost["places"], lost["row"]["seats"][1]["name"]) == ([2, 1], "Bea")
    assert all(lost["labels"])
    (won,) = mine(friend, result="won", game="cardgame", label=lost["labels"][1])["games"]
    assert (won["row"]["room"], won["mine"]) == (room, [1])
    for asked in ({"result": "won"}, {"result": "drawn"}, {"game": "btwixt"}, {"label": "x"}):
        assert mine(client, **asked)["games"] == []
    assert mine(client.other())["games"] == []


def test_tallies_count_what_was_played(client: Browser) -> None:
    room, friend = two_people(client, game="cardgame")
    assert client.get("/api/mine/tallies").json() == []
    concede(client, room)
    label = mine(client)["games"][0]["labels"][0]
    everything, faction, deck = client.get("/api/mine/tallies").json()
    assert (everything["label"], faction["label"], faction["brought"]) == ("", label, "")
    assert (deck["label"], deck["brought"]) == (label, "the_old_ways")
    for tally in (everything, faction, deck):
        assert (tally["game"], tally["played"], tally["won"], tally["fair"]) == (
            "cardgame",
            1,
            0,
            0.5,
        )
        assert 0 == tally["low"] < tally["high"] < 1
    assert friend.get("/api/mine/tallies").json()[0]["won"] == 1
    assert client.other().get("/api/mine/tallies").json() == []


@pytest.mark.parametrize(("game", "label"), [("btwixt", "leader_jon"), ("boardgame", "stark")])
def test_leaders_and_houses_are_counted_too(quick: Browser, game: str, label: str) -> None:
    room = create(quick, [{"kind": "me"}, *bots(2)], game=game)["room"]
    ended = {"room": room, "seat": 0, "label": label, "brought": "", "place": 1}

    def end(c: Db) -> None:
        c.execute(schema.rooms.update().values(status="over"))
        c.execute(schema.results.insert(), {**ended, "shared": 1, "seats": 3})

    quick.live.hub.store.submit(end).result()
    everything, mine = quick.get("/api/mine/tallies").json()
    assert (everything["label"], mine["label"]) == ("", label)
    assert (mine["played"], mine["won"], round(mine["fair"], 3)) == (1, 1, 0.333)
    assert 0 < mine["low"] < mine["high"] == 1


@pytest.mark.parametrize("game", ["cardgame", "miniatures"])
def test_a_list_of_ones_own_is_counted_under_the_name_one_gave_it(
    client: Browser, game: str
) -> None:
    """By what it holds: in whatever order and language, and whatever became of the list since."""
    known = registry.game(game)
    ((what, ready),) = known.ready.items()
    one, other = list(ready("es").values())[-2:]
    if game == "miniatures":  # one card fewer, so that it is no ready army any more
        one = "\n".join(one.splitlines()[:-1])
    versions = [
        {"name": "Later", "text": other, "at": 2000},
        {"name": "My wolves", "text": one, "at": 1000},
    ]
    made = {"id": "list-0001", "game": game, "kind": what, "versions": versions}
    assert not client.post("/api/mine/lists", json={"lists": [made]}).json()["refused"]
    setting = {"cardgame": "decks", "miniatures": "armies"}[game]
    room, friend = two_people(client, game=game, settings={setting: [one, None]})
    concede(client, room)
    deck = client.get("/api/mine/tallies").json()[-1]
    assert deck["brought"].startswith(f"{deck['label']}_")
    assert deck["name"] == "My wolves"
    (row,) = client.get("/api/mine/games").json()["games"]
    assert (row["brought"], row["name"]) == (deck["brought"], "My wolves")
    (theirs,) = friend.get("/api/mine/games").json()["games"]
    assert theirs["brought"] != deck["brought"], "each is told what they played themselves"
    assert not theirs.get("name")
    assert not any(tally.get("name") for tally in friend.get("/api/mine/tallies").json())
    gone = {"id": "list-0001", "at": [1000, 2000]}
    client.post("/api/mine/lists", json={"gone": [gone]})
    assert not client.get("/api/mine/tallies").json()[-1].get("name")


def test_several_chairs_of_one_person_are_not_counted(quick: Browser) -> None:
    made = create(quick, [{"kind": "me"}, {"kind": "me"}], game="cardgame")
    concede(quick, made["room"])
    assert mine(quick)["games"][0]["mine"] == [0, 1]
    assert quick.get("/api/mine/tallies").json() == []


def test_all_of_them_page_by_page(quick: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "PAGE", 2)
    made = {create(quick, [{"kind": "me"}, *bots(2)])["room"] for _ in range(5)}
    create(quick.other(), [{"kind": "me"}, *bots(2)])
    seen: list[str] = []
    page = mine(quick)
    while True:
        seen += [game["row"]["room"] for game in page["games"]]
        if not page["more"]:
            break
        page = mine(quick, before=page["more"])
    assert (len(seen), set(seen)) == (5, made)


ODD = ["status=lobby", "result=x", "before=x", "before=9:" + "x" * 40, "game=%00", "label=%00"]


@pytest.mark.parametrize("asked", ODD)
def test_what_cannot_be_asked_for_is_refused(quick: Browser, asked: str) -> None:
    create(quick, [{"kind": "me"}, *bots(2)])
    out = quick.get(f"/api/mine/games?{asked}")
    assert (out.status_code, out.json()["rule"]) == (400, "table.bad_request")


def test_a_game_that_ended_before_results_were_noted_is_noted_when_it_is_opened(
    quick: Browser,
) -> None:
    room, _ = two_people(quick, game="cardgame")
    concede(quick, room)
    hub = quick.live.hub
    hub.store.submit(lambda c: c.execute(schema.results.delete()).rowcount).result()
    assert mine(quick)["games"][0]["places"] == [0, 0]
    hub.rooms.pop(room)
    quick.get(f"/api/rooms/{room}")
    assert mine(quick)["games"][0]["places"] == [2, 1]
