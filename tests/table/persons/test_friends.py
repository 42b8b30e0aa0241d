"""Friends: made by a link, invited, seen only if they wish, blocked, and gone with their data."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import bots, config, create, sit, two_people
from tests.table.live import Browser, Live
from weirwood.table.notices.turns import Notice
from weirwood.table.persons import friends
from weirwood.table.store import schema, social


def link(browser: Browser, name: str = "Ana") -> str:
    made = browser.post("/api/friends/link", json={"name": name})
    assert made.headers["cache-control"] == "no-store"
    return str(made.json()["token"])


def accept(browser: Browser, token: str, name: str = "Bea") -> Any:
    return browser.post("/api/friends", json={"token": token, "name": name})


def make_friends(one: Browser, other: Browser) -> None:
    assert accept(other, link(one)).status_code == 200


def look(browser: Browser) -> Any:
    return browser.get("/api/friends").json()


def names(browser: Browser) -> list[str]:
    return [friend["name"] for friend in look(browser)["friends"]]


def only(browser: Browser) -> str:
    (friend,) = look(browser)["friends"]
    return str(friend["id"])


def rule(found: Any) -> str:
    assert found.status_code in (400, 429), found.text
    return str(found.json()["rule"])


# ---- links ----------------------------------------------------------------------------------


def test_a_link_makes_two_friends_once(client: Browser) -> None:
    bea, cy = client.other(), client.other()
    token = link(client)
    assert bea.post("/api/friends/asks", json={"token": token}).json() == {"name": "Ana"}
    assert names(bea) == []  # asked is not accepted
    assert rule(accept(client, token)) == "table.own_friend_link"
    assert accept(bea, token).json()["friends"][0]["name"] == "Ana"
    assert (names(client), names(bea)) == (["Bea"], ["Ana"])
    for again in (bea, cy):  # replayed, and stolen
        assert rule(accept(again, token)) == "table.old_friend_link"
        assert rule(again.post("/api/friends/asks", json={"token": token}))
    make_friends(client, bea)  # a second time changes nothing
    assert (len(names(client)), len(names(bea))) == (1, 1)
    told = look(bea)["friends"][0]
    assert (told["here"], told["playing"], told["shows"]) == (False, "", False)
    assert client.delete(f"/api/friends/{only(client)}").json()["friends"] == []
    assert names(bea) == []  # what one ends is ended


def test_what_is_no_link_of_a_friend_opens_nothing(
    quick: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    bea = quick.other()
    for bad in ("", "x", "a" * 32, "%", "' OR 1=1 --", "x" * 10_000, "\0"):
        assert rule(accept(bea, bad)) == "table.old_friend_link"
    monkeypatch.setattr(friends, "LINK_SECONDS", -5)
    assert rule(accept(bea, link(quick))) == "table.old_friend_link"
    monkeypatch.setattr(friends, "LINK_SECONDS", 500)
    monkeypatch.setattr(friends, "MOST_LINKS", 2)
    _, _, third = link(quick), link(quick), link(quick)
    with quick.live.hub.store.snapshot() as c:
        assert len(c.execute(social.friend_links.select()).all()) == 2
    monkeypatch.setattr(friends, "MOST", 1)
    assert accept(bea, third).status_code == 200
    assert rule(quick.post("/api/friends/link", json={})) == "table.too_many_friends"
    for path in ("/api/friends/0123456789abcdef", "/api/blocks/x"):
        assert rule(quick.delete(path)) in ("table.no_friend", "table.not_blocked")
    # nobody ends another's friendship by its id
    theirs = only(bea)
    assert rule(quick.delete(f"/api/friends/{theirs}")) == "table.no_friend"
    assert rule(quick.put(f"/api/friends/{theirs}", json={"shows": True})) == "table.no_friend"
    assert rule(quick.post("/api/blocks", json={"friend": theirs})) == "table.no_friend"


def test_a_flood_runs_dry(tmp_path: Path) -> None:
    live = Live(config(tmp_path, friends_budget="3/hour"))
    live.start()
    thief = live.browser()
    told = [accept(thief, f"{i:032}").status_code for i in range(4)]
    assert told == [400, 400, 400, 429]
    assert rule(live.browser().post("/api/friends/link", json={})) == "table.too_fast"
    live.stop()


# ---- being here -----------------------------------------------------------------------------


def test_nobody_sees_who_is_here_unless_they_wish_it(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    bea = client.other()
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    make_friends(client, bea)
    client.post("/api/friends/here", json={"room": room})
    assert not look(bea)["friends"][0]["here"]
    with client.live.hub.store.snapshot() as c:
        assert c.execute(social.presence.select()).all() == []  # nor is it kept
    assert client.put(f"/api/friends/{only(client)}", json={"shows": True}).status_code == 200
    client.post("/api/friends/here", json={"room": room})
    seen = look(bea)["friends"][0]
    assert (seen["here"], seen["playing"]) == (True, "boardgame")
    assert not look(client)["friends"][0]["here"]  # Bea has not said so
    bea.put("/api/friends", json={"shows": True})
    bea.post("/api/friends/here", json={"room": room})  # which is not hers
    seen = look(client)["friends"][0]
    assert (seen["here"], seen["playing"]) == (True, "")
    monkeypatch.setattr(friends, "HERE_SECONDS", -1.0)
    assert not look(client)["friends"][0]["here"]
    monkeypatch.setattr(friends, "HERE_SECONDS", 100.0)
    client.put("/api/friends", json={"shows": False})
    assert not look(bea)["friends"][0]["here"]
    assert rule(client.other().post("/api/friends/here", json={})) == "table.nobody"


# ---- invitations ----------------------------------------------------------------------------


def test_a_friend_takes_the_seat_that_is_kept_for_them(client: Browser) -> None:
    bea, cy = client.other(), client.other()
    make_friends(client, bea)
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    room, friend = made["room"], only(client)
    path = f"/api/rooms/{room}/seats/1/invite/{friend}"
    assert rule(bea.post(f"/api/rooms/{room}/invited", json={})) == "table.no_invitation"
    assert rule(bea.post(path)) == "table.host_only"
    for seat in (0, 2, 9, -1):
        assert rule(client.post(f"/api/rooms/{room}/seats/{seat}/invite/{friend}"))
    assert rule(client.post(f"/api/rooms/{room}/seats/1/invite/{only(bea)}")) == "table.no_friend"
    assert client.post(path).status_code == client.post(path).status_code == 200
    (invited,) = look(bea)["invitations"]
    assert (invited["name"], invited["room"], invited["game"]) == ("Ana", room, "boardgame")
    cy.post("/api/friends/link", json={})
    assert rule(cy.post(f"/api/rooms/{room}/invited", json={})) == "table.no_invitation"
    assert rule(cy.delete(f"/api/friends/invitations/{invited['id']}")) == "table.no_invitation"
    came = bea.post(f"/api/rooms/{room}/invited", json={"name": "Bea", "lang": "es"})
    assert came.json() == {"room": room, "seat": 1}
    assert look(bea)["invitations"] == []
    with bea.socket() as ws:
        assert sit(ws, room).welcome["seat"] == 1
    late = {"token": made["links"]["1"].removeprefix("seat="), "name": "Cy"}
    assert rule(cy.post(f"/api/rooms/{room}/claim", json=late)) == "table.bad_link"


def test_an_invitation_is_declined_or_comes_too_late(client: Browser) -> None:
    bea, cy = client.other(), client.other()
    make_friends(client, bea)
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    room, friend = made["room"], only(client)
    client.post(f"/api/rooms/{room}/seats/1/invite/{friend}")
    (invited,) = look(bea)["invitations"]
    gone = bea.delete(f"/api/friends/invitations/{invited['id']}").json()
    assert gone["invitations"] == []
    client.post(f"/api/rooms/{room}/seats/1/invite/{friend}")
    link_of = {"token": made["links"]["1"].removeprefix("seat="), "name": "Cy"}
    assert cy.post(f"/api/rooms/{room}/claim", json=link_of).status_code == 200
    assert rule(bea.post(f"/api/rooms/{room}/invited", json={})) == "table.seat_gone"
    assert look(bea)["invitations"] == []


def test_who_wants_notices_is_told_of_an_invitation(tmp_path: Path) -> None:
    live = Live(config(tmp_path, hooks=("https://hooks.example",)))
    live.start()
    ana, bea = live.browser(), live.browser()
    make_friends(ana, bea)
    create(bea, [{"kind": "me"}, *bots(2)])  # notices are for those who have played
    wanted = {"hook": "https://hooks.example/bea", "lang": "es"}
    asked = bea.put("/api/mine/notices", json=wanted)
    assert asked.status_code == 200, asked.text
    room = create(ana, [{"kind": "me"}, {"kind": "person"}, *bots(1)])["room"]
    assert ana.post(f"/api/rooms/{room}/seats/1/invite/{only(ana)}").status_code == 200

    def queued() -> list[Any]:
        query = schema.notices.select()
        return live.hub.store.read_now(lambda c: list(c.execute(query).mappings()))

    (row,) = (each for each in queued() if ":invite:" in each["id"])
    notices = live.hub.notices
    letter = notices.letter(schema.convert(row, Notice), next(iter(notices.contacts.values())))
    said = asyncio.run_coroutine_threadsafe(letter, live.loop()).result(60)
    assert said.subject.startswith("Invitación: ")
    assert said.url.endswith("/friends")
    (invited,) = look(bea)["invitations"]
    bea.delete(f"/api/friends/invitations/{invited['id']}")
    assert not any(":invite:" in each["id"] for each in queued())
    live.stop()


# ---- blocks ---------------------------------------------------------------------------------


def test_a_block_ends_all_there_was_and_lets_nothing_begin(client: Browser) -> None:
    room, bea = two_people(client)
    make_friends(client, bea)
    lobby = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])["room"]
    friend = only(client)
    client.post(f"/api/rooms/{lobby}/seats/1/invite/{friend}")
    bea.put("/api/friends", json={"shows": True})
    waiting = link(client)
    blocked = bea.post("/api/blocks", json={"friend": only(bea)}).json()
    assert (blocked["friends"], blocked["invitations"]) == ([], [])
    assert [b["name"] for b in blocked["blocked"]] == ["Ana"]
    assert names(client) == []
    assert look(client)["blocked"] == []  # who is blocked is not told so
    assert rule(client.post(f"/api/rooms/{lobby}/seats/1/invite/{friend}")) == "table.no_friend"
    assert rule(accept(bea, waiting)) == rule(accept(client, link(bea))) == "table.old_friend_link"
    with client.socket() as one, bea.socket() as two:
        ana, other = sit(one, room), sit(two, room)
        no = ana.ask("chat", text="psst", to=[1])
        assert (no["type"], no["rule"]) == ("refused", "table.no_whisper")
        assert ana.ask("chat", text="hello, table")["type"] == "ok"
        assert other.ask("ping")
    wish = {"game": "cardgame", "seats": 2}
    assert client.put("/api/quick", json=wish).json()["status"] == "waiting"
    assert bea.put("/api/quick", json=wish).json()["status"] == "waiting"
    assert bea.post("/api/quick").json()["others"] == 0
    assert bea.delete(f"/api/blocks/{blocked['blocked'][0]['id']}").json()["blocked"] == []
    assert bea.post("/api/quick").json()["status"] == "matched"


def test_who_was_met_can_be_blocked_and_nobody_else(client: Browser) -> None:
    room, bea = two_people(client)
    stranger = client.other()
    create(stranger, [{"kind": "me"}, *bots(2)])
    assert [(m["room"], m["seat"], m["name"]) for m in look(client)["met"]] == [(room, 1, "Bea")]
    for seat in (0, 2, -1, 99, 10**6):
        asked = {"room": room, "seat": seat}
        assert rule(client.post("/api/blocks", json=asked)) == "table.no_such_player"
    assert rule(stranger.post("/api/blocks", json={"room": room, "seat": 0}))
    told = client.post("/api/blocks", json={"room": room, "seat": 1}).json()
    assert ([b["name"] for b in told["blocked"]], told["met"]) == (["Bea"], [])
    assert client.post("/api/blocks", json={"room": room, "seat": 1}).status_code == 200
    assert len(look(client)["blocked"]) == 1
    assert bea.get("/api/mine/export").json()["blocked"] == []


# ---- following, and going -------------------------------------------------------------------


def test_friends_follow_their_person_and_go_with_them(client: Browser) -> None:
    bea, phone, cy = client.other(), client.other(), client.other()
    make_friends(client, bea)
    make_friends(phone, cy)  # before the phone is Ana's
    make_friends(phone, bea)
    token = client.post("/api/mine/link", json={"device": "Desk"}).json()["token"]
    create(phone, [{"kind": "me"}, *bots(2)])
    phone.post("/api/enter/link", json={"code": token, "device": "Phone"})
    assert names(phone) == ["Bea"]
    phone.post("/api/mine/bring")
    assert len(names(client)) == len(names(phone)) == 2
    assert (len(names(bea)), len(names(cy))) == (1, 1)
    copy = client.get("/api/mine/export").json()
    assert [f["name"] for f in copy["friends"]] == ["Bea", "Bea"]
    assert set(copy["friends"][0]) == {"name", "since", "shows"}  # nobody's id
    client.delete("/api/mine")
    assert names(bea) == names(cy) == []
    with client.live.hub.store.snapshot() as c:
        for part in schema.AMONG_OTHERS:
            assert c.execute(part.select()).all() == []


def test_nobody_is_told_anybodys_id(client: Browser) -> None:
    room, bea = two_people(client)
    make_friends(client, bea)
    people = {s.browser for s in client.live.hub.rooms[room].seats} - {""}
    said = client.get("/api/friends").text + client.get("/api/mine/export").text
    assert not any(person in said for person in people)
    assert client.other().get("/api/friends").json() == {
        "friends": [],
        "blocked": [],
        "invitations": [],
        "met": [],
    }
