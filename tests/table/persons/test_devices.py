"""One person, several browsers: codes and links, what follows, what goes, what stays apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import bots, config, create, sit, two_people
from tests.table.live import Browser, Live
from tests.table.persons.authenticator import Authenticator, add, show
from weirwood.table.persons import codes, devices
from weirwood.table.store import schema


def enter(browser: Browser, way: str, code: str, device: str = "Phone") -> Any:
    return browser.post(f"/api/enter/{way}", json={"code": code, "device": device})


def link(browser: Browser) -> str:
    made = browser.post("/api/mine/link", json={"device": "Laptop"})
    assert made.headers["cache-control"] == "no-store"
    return str(made.json()["token"])


def games(browser: Browser) -> set[str]:
    return {row["room"] for row in browser.get("/api/mine").json()}


def kept(browser: Browser) -> Any:
    return browser.get("/api/mine/devices").json()


def device(browser: Browser, name: str) -> str:
    found = [d["id"] for d in kept(browser)["devices"] if d["name"] == name]
    return str(found[0])


def test_nothing_is_kept_of_whoever_only_plays(quick: Browser) -> None:
    nobody = {"kept": False, "devices": [], "passkeys": [], "codes": 0, "own": 0}
    assert kept(quick) == nobody
    create(quick, [{"kind": "me"}, *bots(2)])
    assert kept(quick) == nobody
    assert quick.get("/api/mine/settings").json() == {"value": {}, "updated": 0}
    chosen = quick.put("/api/mine/settings", json={"value": {"lang": "es"}})
    assert chosen.json()["updated"] == 0  # this browser keeps it itself


def test_a_link_makes_a_phone_mine_once(client: Browser) -> None:
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    token = link(client)
    phone = client.other()
    assert enter(phone, "link", token).status_code == 200
    assert games(phone) == {room}
    used = enter(client.other(), "link", token)
    assert (used.status_code, used.json()["rule"]) == (400, "table.old_link")
    assert [d["name"] for d in kept(phone)["devices"]] == ["Laptop", "Phone"]
    with phone.socket() as ws:
        assert sit(ws, room).welcome["seat"] == 0


def test_a_link_ends_with_the_next_one_and_with_time(
    quick: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = link(quick), link(quick)
    assert enter(quick.other(), "link", old).json()["rule"] == "table.old_link"
    assert enter(quick.other(), "link", new).status_code == 200
    monkeypatch.setattr(codes, "LINK_SECONDS", -2)
    assert enter(quick.other(), "link", link(quick)).json()["rule"] == "table.old_link"


def test_recovery_codes_open_once_however_they_are_typed(client: Browser) -> None:
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    made = client.post("/api/mine/codes", json={"device": "Laptop"}).json()["codes"]
    assert len(set(made)) == codes.CODES == kept(client)["codes"]
    lost = client.other()
    typed = made[0].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    told = enter(lost, "code", f" {typed} ")
    assert (told.status_code, told.json()["codes"]) == (200, codes.CODES - 1)
    assert games(lost) == {room}
    assert enter(client.other(), "code", made[0]).json()["rule"] == "table.bad_code"
    lost.post("/api/mine/codes", json={})
    assert enter(client.other(), "code", made[1]).json()["rule"] == "table.bad_code"


def test_the_loss_of_all_passkeys_ends_with_a_code(quick: Browser) -> None:
    room = create(quick, [{"kind": "me"}, *bots(2)])["room"]
    lost, fresh = Authenticator(), Authenticator()
    add(quick, lost)
    (code, *_) = quick.post("/api/mine/codes", json={}).json()["codes"]
    quick.cookies.clear()  # the laptop is gone as well
    phone = quick.other()
    told = enter(phone, "code", code).json()
    assert games(phone) == {room}
    add(phone, fresh, "Phone")
    phone.delete(f"/api/mine/passkeys/{told['passkeys'][0]['id']}")
    assert show(quick.other(), lost)[1]["rule"] == "table.no_passkey"
    assert show(quick.other(), fresh)[0] == 200


@pytest.mark.parametrize("way", ["code", "link", "key"])
def test_guesses_open_nothing_and_run_out(tmp_path: Path, way: str) -> None:
    live = Live(config(tmp_path, entries_budget="5/hour"))
    live.start()
    thief = live.browser()
    told = [enter(thief, way, f"{i:016}") for i in range(6)]
    assert [x.status_code for x in told] == [400] * 5 + [429]
    other = enter(live.browser(), way, "0" * 16)  # another browser of the same address
    assert (other.status_code, other.json()["rule"]) == (429, "table.too_fast")
    live.stop()


def test_what_a_browser_played_by_itself_comes_along_only_if_asked(client: Browser) -> None:
    mine = create(client, [{"kind": "me"}, *bots(2)])["room"]
    phone = client.other()
    theirs, friend = two_people(phone)
    told = enter(phone, "link", link(client)).json()
    assert (told["own"], games(phone)) == (1, {mine})
    brought = phone.post("/api/mine/bring").json()
    assert (brought["own"], games(phone), games(client)) == (0, {mine, theirs}, {mine, theirs})
    assert client.get(f"/api/rooms/{theirs}").json()["host"]  # without its links
    assert not friend.get(f"/api/rooms/{theirs}").json()["host"]
    with client.socket() as ws:
        assert sit(ws, theirs).welcome["seat"] == 0
    live = client.live.hub.rooms[theirs]
    assert live.host == live.seats[0].browser
    client.live.hub.rooms.pop(theirs)  # and so it is stored
    with client.socket() as ws:
        assert sit(ws, theirs).welcome["mine"] == [0]


def test_a_device_that_is_sent_away_has_nothing(client: Browser) -> None:
    room, _ = two_people(client)
    phone = client.other()
    enter(phone, "link", link(client))
    with phone.socket() as ws:
        sit(ws, room)
        gone = client.delete(f"/api/mine/devices/{device(client, 'Phone')}").json()
        assert [d["name"] for d in gone["devices"]] == ["Laptop"]
        assert ws.close_code() == 4408
    assert games(phone) == set()
    assert kept(phone)["kept"] is False
    again = client.delete("/api/mine/devices/0123456789abcdef")
    assert again.json()["rule"] == "table.no_device"


def test_the_first_device_can_be_sent_away_as_well(quick: Browser) -> None:
    """Its cookie is where the person began: it must not be the person any more."""
    made = create(quick, [{"kind": "me"}, {"kind": "open"}, *bots(1)])
    room = made["room"]
    phone = quick.other()
    enter(phone, "link", link(quick))
    phone.delete(f"/api/mine/devices/{device(phone, 'Laptop')}")
    assert games(quick) == set()
    info = quick.get(f"/api/rooms/{room}").json()
    assert not info["host"]
    with quick.socket() as ws:  # nor does the link that it was given open the seat
        ws.send_json({"type": "hello", "version": 2, "room": room})
        assert ws.close_code() == 4404
    assert games(phone) == {room}
    # it is a new browser from now on
    other = create(quick, [{"kind": "me"}, *bots(2)])["room"]
    assert (games(quick), games(phone)) == ({other}, {room})


def test_leaving_gives_a_browser_back_what_was_its_own(quick: Browser) -> None:
    create(quick, [{"kind": "me"}, *bots(2)])
    library = quick.other()
    own = create(library, [{"kind": "me"}, *bots(2)])["room"]
    enter(library, "link", link(quick), "Library")
    left = library.delete(f"/api/mine/devices/{device(library, 'Library')}").json()
    assert (left["kept"], games(library)) == (False, {own})


def test_two_people_at_one_browser_stay_two(quick: Browser) -> None:
    """Entering as somebody else moves nothing, and deletes nothing of whoever was here before."""
    ana, bea = Authenticator(), Authenticator()
    first = create(quick, [{"kind": "me"}, *bots(2)])["room"]
    add(quick, ana)
    other = quick.other()
    second = create(other, [{"kind": "me"}, *bots(2)])["room"]
    add(other, bea)
    status, told = show(quick, bea)
    assert (status, told["own"], games(quick)) == (200, 0, {second})
    assert quick.post("/api/mine/bring").json()["own"] == 0
    assert games(quick) == {second}
    assert quick.delete("/api/mine").json() == {"seats": 1}
    back = quick.other()
    assert show(back, ana)[0] == 200
    assert games(back) == {first}


def test_settings_follow(client: Browser) -> None:
    create(client, [{"kind": "me"}, *bots(2)])
    phone = client.other()
    enter(phone, "link", link(client))
    one = client.put("/api/mine/settings", json={"value": {"lang": "es", "theme": "dark"}}).json()
    assert phone.get("/api/mine/settings").json() == one
    two = phone.put("/api/mine/settings", json={"value": {"lang": "it"}}).json()
    assert two["updated"] > one["updated"]
    assert client.get("/api/mine/settings").json() == two
    large = phone.put("/api/mine/settings", json={"value": {"name": "x" * 5000}})
    assert (large.status_code, large.json()["rule"]) == (400, "table.too_large")
    stranger = client.other().put("/api/mine/settings", json={"value": {}})
    assert stranger.json()["rule"] == "table.nobody"


def test_a_copy_and_the_end_of_it_are_of_all_devices(client: Browser) -> None:
    room, friend = two_people(client)
    key = Authenticator()
    add(client, key, "Laptop")
    client.put("/api/mine/settings", json={"value": {"lang": "es"}})
    phone = client.other()
    apart = create(phone, [{"kind": "me"}, *bots(2)])["room"]
    show(phone, key)
    copy = phone.get("/api/mine/export").json()
    assert {seat["room"] for seat in copy["seats"]} == {room, apart}
    assert [d["name"] for d in copy["devices"]] == ["Laptop", "Phone"]
    assert ([p["name"] for p in copy["passkeys"]], copy["settings"]) == (["Laptop"], {"lang": "es"})
    assert key.id.hex() not in json.dumps(copy)
    assert phone.delete("/api/mine").json() == {"seats": 2}
    assert games(client) == games(phone) == set()
    assert show(client.other(), key)[1]["rule"] == "table.no_passkey"
    with client.live.hub.store.snapshot() as c:
        for part in schema.OF_A_PERSON:
            assert c.execute(part.select()).all() == []
    assert friend.get(f"/api/rooms/{room}").json()["seats"][0]["name"] == ""


def test_a_person_has_only_so_many_devices(quick: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MOST_DEVICES", 2)
    enter(quick.other(), "link", link(quick))
    one_more = enter(quick.other(), "link", link(quick))
    assert one_more.json() == {"rule": "table.too_many_devices", "args": {"most": 2}}


def test_nobody_else_learns_who_has_a_passkey(quick: Browser) -> None:
    room, friend = two_people(quick)
    before = friend.get(f"/api/rooms/{room}").json()
    add(quick, Authenticator())
    assert friend.get(f"/api/rooms/{room}").json() == before
