"""Passkeys: made, shown, removed, lost; and each way of cheating with one, refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.table.helpers import bots, create
from tests.table.live import Browser
from tests.table.persons.authenticator import Authenticator, add, b64, client_data, show
from weirwood.table.persons import passkeys


def rule(told: tuple[int, dict[str, Any]]) -> str:
    status, said = told
    assert status == 400, said
    return str(said["rule"])


def games(browser: Browser) -> list[str]:
    return [row["room"] for row in browser.get("/api/mine").json()]


def test_a_passkey_brings_seats_to_another_device(client: Browser) -> None:
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    key = Authenticator()
    kept = add(client, key, "Laptop")
    assert (kept["kept"], [p["name"] for p in kept["passkeys"]]) == (True, ["Laptop"])
    assert [(d["name"], d["here"]) for d in kept["devices"]] == [("Laptop", True)]
    phone = client.other()
    status, told = show(phone, key)
    assert status == 200
    assert [(d["name"], d["here"]) for d in told["devices"]] == [("Laptop", False), ("Phone", True)]
    assert games(phone) == games(client) == [room]
    assert phone.get(f"/api/rooms/{room}").json()["host"]
    # what is begun on one of them is on the other
    assert create(phone, [{"kind": "me"}, *bots(2)])["room"] in games(client)


def test_several_passkeys_and_their_removal(quick: Browser) -> None:
    one, two = Authenticator(), Authenticator()
    create(quick, [{"kind": "me"}, *bots(2)])
    add(quick, one, "One")
    kept = add(quick, two, "Two")
    assert [p["name"] for p in kept["passkeys"]] == ["One", "Two"]
    assert show(quick.other(), one)[0] == show(quick.other(), two)[0] == 200
    gone = quick.delete(f"/api/mine/passkeys/{kept['passkeys'][0]['id']}").json()
    assert [p["name"] for p in gone["passkeys"]] == ["Two"]
    assert rule(show(quick.other(), one)) == "table.no_passkey"
    assert show(quick.other(), two)[0] == 200
    again = quick.delete(f"/api/mine/passkeys/{kept['passkeys'][0]['id']}")
    assert (again.status_code, again.json()["rule"]) == (400, "table.no_passkey")
    stranger = quick.other()
    create(stranger, [{"kind": "me"}, *bots(2)])
    theirs = stranger.delete(f"/api/mine/passkeys/{kept['passkeys'][1]['id']}")
    assert theirs.json()["rule"] == "table.no_passkey"


def test_a_passkey_is_not_added_twice_nor_beyond_the_most(
    quick: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Authenticator()
    add(quick, key)
    other = quick.other()
    options = other.post("/api/mine/passkeys/options").json()
    made = key.make(options, quick.live.url)
    out = other.post("/api/mine/passkeys", json={"credential": made})
    assert out.json()["rule"] == "table.bad_passkey"  # it is somebody's
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 1)
    options = quick.post("/api/mine/passkeys/options").json()
    assert [c["id"] for c in options["excludeCredentials"]] == [b64(key.id)]
    made = Authenticator().make(options, quick.live.url)
    out = quick.post("/api/mine/passkeys", json={"credential": made})
    assert out.json() == {"rule": "table.too_many_passkeys", "args": {"most": 1}}


def test_what_was_signed_opens_once_and_for_one_browser(quick: Browser) -> None:
    key = Authenticator()
    add(quick, key)
    phone = quick.other()
    options = phone.post("/api/enter/options").json()
    asked = {"credential": key.show(options, quick.live.url)}
    thief = quick.other()
    thief.post("/api/enter/options")
    for who in (thief, quick.other()):  # who has seen it on its way
        assert who.post("/api/enter/passkey", json=asked).json()["rule"] == "table.challenge"
    assert phone.post("/api/enter/passkey", json=asked).status_code == 200
    assert phone.post("/api/enter/passkey", json=asked).json()["rule"] == "table.challenge"


def test_a_challenge_grows_old_and_a_newer_one_ends_it(
    quick: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Authenticator()
    add(quick, key)
    phone = quick.other()
    first = phone.post("/api/enter/options").json()
    phone.post("/api/enter/options")
    asked = {"credential": key.show(first, quick.live.url)}
    assert phone.post("/api/enter/passkey", json=asked).json()["rule"] == "table.challenge"
    monkeypatch.setattr(passkeys, "CHALLENGE_SECONDS", -2)
    late = phone.post("/api/enter/options").json()
    asked = {"credential": key.show(late, quick.live.url)}
    assert phone.post("/api/enter/passkey", json=asked).json()["rule"] == "table.challenge"


def test_a_challenge_of_our_own_making_or_for_another_purpose(quick: Browser) -> None:
    key = Authenticator()
    add(quick, key)
    phone = quick.other()
    options = phone.post("/api/enter/options").json()
    forged = key.show({**options, "challenge": b64(bytes(32))}, quick.live.url)
    out = phone.post("/api/enter/passkey", json={"credential": forged})
    assert out.json()["rule"] == "table.challenge"
    adding = phone.post("/api/mine/passkeys/options").json()
    turned = key.show(
        {"challenge": adding["challenge"], "rpId": adding["rp"]["id"]}, quick.live.url
    )
    out = phone.post("/api/enter/passkey", json={"credential": turned})
    assert out.json()["rule"] == "table.challenge"


def test_a_passkey_shown_on_another_site_is_refused(quick: Browser) -> None:
    key = Authenticator()
    add(quick, key)
    evil = "https://weirwood.example"
    assert rule(show(quick.other(), key, origin=evil)) == "table.bad_passkey"
    assert rule(show(quick.other(), key, site="weirwood.example")) == "table.bad_passkey"
    options = quick.other().post("/api/enter/options", headers={"origin": evil})
    assert (options.status_code, options.json()["rule"]) == (403, "table.origin")


def test_a_copied_authenticator_gives_itself_away(client: Browser) -> None:
    key = Authenticator(counter=5)
    add(client, key)
    copied = copy.copy(key)
    assert show(client.other(), key)[0] == 200
    assert rule(show(client.other(), copied)) == "table.copied_passkey"
    assert show(client.other(), key)[0] == 200
    still = copy.copy(key)
    still.counter = 0  # one that no longer counts
    assert rule(show(client.other(), still)) == "table.copied_passkey"


def test_another_key_under_a_known_name_is_refused(quick: Browser) -> None:
    key, thief = Authenticator(), Authenticator()
    add(quick, key)
    thief.id = key.id
    assert rule(show(quick.other(), thief)) == "table.bad_passkey"
    assert rule(show(quick.other(), Authenticator())) == "table.no_passkey"


def test_what_no_authenticator_says_is_refused_in_good_order(quick: Browser) -> None:
    key = Authenticator()
    add(quick, key)
    broken: list[Any] = [
        {},
        {"response": None},
        {"response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": b64(b"[]")}},
        {"response": {"clientDataJSON": b64(b'{"challenge": 5, "type": []}')}},
    ]
    for credential in broken:
        for path in ("/api/enter/passkey", "/api/mine/passkeys"):
            out = quick.post(path, json={"credential": credential})
            assert out.status_code == 400, out.text
            assert out.json()["rule"] in ("table.bad_passkey", "table.challenge")
    for part, value in (
        ("authenticatorData", "AA"),
        ("authenticatorData", b64(bytes(500))),
        ("signature", ""),
        ("clientDataJSON", None),
        ("authenticatorData", 5),
    ):
        phone = quick.other()
        options = phone.post("/api/enter/options").json()
        credential = key.show(options, quick.live.url)
        response = {**credential["response"], part: value}
        out = phone.post(
            "/api/enter/passkey", json={"credential": {**credential, "response": response}}
        )
        assert out.status_code == 400, (part, out.text)
        assert out.json()["rule"] == "table.bad_passkey"
    for stuff in (b"", b"\xff" * 40, b"\xbf" * 3000, bytes(37)):
        options = quick.post("/api/mine/passkeys/options").json()
        said = client_data("webauthn.create", options["challenge"], quick.live.url)
        response = {"clientDataJSON": b64(said), "attestationObject": b64(stuff)}
        out = quick.post("/api/mine/passkeys", json={"credential": key.told(response)})
        assert (out.status_code, out.json()["rule"]) == (400, "table.bad_passkey")
