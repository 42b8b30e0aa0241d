"""Push: told once per turn to each device, taken back, never by night, and to nobody else."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import bots, config, create, figure, sit
from tests.table.live import Browser, Live
from tests.table.notices.test_turns import days, play_to_the_next_turn, rows, until
from tests.table.persons.test_friends import make_friends, only
from tests.table.phones import Phone, Service
from tests.table.sinks import running
from weirwood.table.host import admin
from weirwood.table.notices import push, turns
from weirwood.table.notices.mail import NotSent
from weirwood.table.store import schema

Serve = Callable[..., Browser]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(turns, "RETRY_SECONDS", 0.01)


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    with running(made):
        yield made


@pytest.fixture
def serve(tmp_path: Path, database: str, service: Service) -> Iterator[Serve]:
    live: list[Live] = []

    def start(**more: Any) -> Browser:
        how = {"push_services": (service.url,), "notice_seconds": 0.0, **more}
        live.append(Live(config(tmp_path, database=database, **how)))
        live[-1].start()
        return live[-1].browser()

    yield start
    for one in live:
        one.stop()


def key(client: Browser) -> str:
    return str(client.get("/api/notices").json()["push"])


def want(browser: Browser, phone: Phone, **more: Any) -> Any:
    return browser.put("/api/mine/push", json=phone.wanted(**more)).json()


def test_a_turn_is_told_once_and_taken_back_when_it_was_answered_elsewhere(
    serve: Serve, service: Service
) -> None:
    client = serve()
    room, other = days(client)
    phone = Phone(service, "bea")
    assert want(other, phone, lang="it") == {}
    came = service.wait(1)[0]
    assert came.path == "/push/bea"
    assert came.headers["topic"] == f"{room}_1"
    told = phone.read(came, key(client))
    assert told == {
        "what": "turn",
        "tag": f"{room}:1",
        "title": told["title"],
        "text": told["text"],
        "url": f"/room/{room}",
        "count": 1,
    }
    assert told["title"].startswith("Tocca a te")
    until(lambda: all(r["sent"] for r in rows(client)))
    assert len(service.pushed) == 1  # the bot has answered: it is still the same turn
    with other.socket() as two:  # Bea answers at her desk; Ana has yet to, so nobody is asked anew
        q = sit(two, room)
        while q.answer():
            pass
    closed = service.wait(2)[1]
    assert closed.headers["topic"] == came.headers["topic"]  # it replaces what was not delivered
    assert phone.read(closed, key(client)) == {"what": "close", "tag": f"{room}:1", "count": 0}
    until(lambda: [r for r in rows(client) if r["way"] == "close"] == [])


def test_a_turn_that_begins_while_its_person_asks_to_be_told_is_told(
    serve: Serve, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stored may be a moment old: the room itself says whose turn it is."""
    _, other = days(serve())
    monkeypatch.setattr(turns, "running", lambda seats: [])
    want(other, Phone(service, "bea"))
    service.wait(1)


@pytest.mark.parametrize("how", ["come", "decline", "block"])
def test_an_invitation_is_taken_back_when_it_was_answered(
    serve: Serve, service: Service, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "INVITED_SECONDS", 0.0)
    client, phone = serve(), Phone(service, "bea")
    bea = client.other()
    make_friends(client, bea)
    create(bea, [{"kind": "me"}, *bots(2)], game="btwixt")  # notices are for those who have played
    want(bea, phone)
    room = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])["room"]
    client.post(f"/api/rooms/{room}/seats/1/invite/{only(client)}")
    told = [each for each in came(service, phone, client, 2) if each["url"] == "/friends"]
    assert [each["tag"] for each in told] == [room]
    until(lambda: all(r["sent"] for r in rows(client)))
    if how == "come":
        bea.post(f"/api/rooms/{room}/invited", json={})
    elif how == "decline":
        (invited,) = bea.get("/api/friends").json()["invitations"]
        bea.delete(f"/api/friends/invitations/{invited['id']}")
    else:
        bea.post("/api/blocks", json={"friend": only(bea)})
    closed = came(service, phone, client, 3)[-1]
    assert (closed["what"], closed["tag"]) == ("close", room)


def came(service: Service, phone: Phone, client: Browser, many: int) -> list[Any]:
    return [phone.read(each, key(client)) for each in service.wait(many)]


def test_each_turn_and_each_device_is_told_by_itself(serve: Serve, service: Service) -> None:
    client = serve()
    room, other = days(client)
    phones = [Phone(service, "phone"), Phone(service, "desk")]
    for phone in phones:
        want(other, phone)
        want(other, phone)  # again at every visit: that changes nothing
    service.wait(2)
    play_to_the_next_turn(client, other, room)
    until(lambda: len([r for r in rows(client) if r["way"] == "push" and r["sent"]]) == 2)
    came = service.wait(6)
    for phone in phones:
        mine = [each for each in came if phone.endpoint.endswith(each.path)]
        assert [phone.read(each, key(client))["what"] for each in mine] == ["turn", "close", "turn"]


def test_the_keys_are_made_once_and_kept(serve: Serve, service: Service) -> None:
    client = serve()
    first = key(client)
    assert len(first) == 87
    client.live.stop()
    assert key(serve()) == first
    off = serve(push=False)
    assert key(off) == ""
    _, other = days(off)
    assert want(other, Phone(service, "x"))["rule"] == "table.no_pushes"


def test_nobody_is_told_who_is_here(serve: Serve, service: Service) -> None:
    client = serve()
    room, other = days(client)
    with other.socket() as two:
        sit(two, room)
        want(other, Phone(service, "bea"))
        looks = rows(client)[0]["due"]
        until(lambda: rows(client)[0]["due"] > looks)
        assert service.pushed == []
    assert len(service.wait(1)) == 1


def test_a_device_that_sleeps_is_told_when_it_wakes(serve: Serve, service: Service) -> None:
    client = serve()
    _, other = days(client)
    minute = int(time.time() // 60) % push.DAY
    quiet = {"quiet_from": (minute - 5) % push.DAY, "quiet_to": (minute + 60) % push.DAY}
    phone = Phone(service, "bea")
    want(other, phone, **quiet)
    until(lambda: rows(client)[0]["due"] > time.time() + 3000)
    assert not rows(client)[0]["sent"]
    assert service.pushed == []
    # The same hours of a clock that is half a day ahead are not now.
    want(other, Phone(service, "far"), **quiet, offset=720)
    assert service.wait(1)[0].path == "/push/far"


def test_quiet_hours_go_past_midnight() -> None:
    phone = push.Push("", "", "", "", "", "", "en", 22 * 60, 7 * 60, 60, 0)
    at = [phone.quiet_seconds(hour * 3600.0) / 3600 for hour in (20, 21, 23, 5, 6, 12)]
    assert at == [0, 9, 7, 1, 0, 0]
    assert replace(phone, quiet_to=22 * 60).quiet_seconds(22 * 3600.0) == 0


def test_a_device_that_is_gone_is_forgotten(serve: Serve, service: Service) -> None:
    service.status = 410
    client = serve()
    _, other = days(client)
    want(other, Phone(service, "bea"))
    service.wait(1)
    until(lambda: client.live.hub.notices.pushes == {})
    assert rows(client) == []
    assert len(service.pushed) == 1


@pytest.mark.parametrize("status", [302, 429, 500])
def test_what_was_not_taken_is_tried_again(serve: Serve, service: Service, status: int) -> None:
    service.status = status
    client = serve()
    _, other = days(client)
    want(other, Phone(service, "bea"))
    service.wait(turns.TRIES)
    until(lambda: figure(client.live.hub, "weirwood_notices_failed_total") == turns.TRIES)
    assert {each.path for each in service.pushed} == {"/push/bea"}  # redirects are not followed


INSIDE = (
    "http://127.0.0.1:9/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/x",
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.net/x",
    "https://evil.net/fcm.googleapis.com",
    "https://fcm.googleapis.com@evil.net/x",
    "https://push.apple.com.evil.net/x",
    "https://evilpush.apple.com/x",
    "https://fcm.googleapis.com/\r\nhost: evil",
    "https://fcm.googleapis.com/" + "x" * 600,
    "file:///etc/passwd",
    "",
)


@pytest.mark.parametrize("endpoint", INSIDE)
def test_only_known_services_are_called(endpoint: str) -> None:
    assert not push.is_known(endpoint, ("https://push.example.org",))


def test_known_services_are_known() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-by3p.notify.windows.com/w/?token=abc",
        "https://push.example.org/abc",
    ):
        assert push.is_known(endpoint, ("https://push.example.org",))


def test_bad_subscriptions_are_refused_with_a_sentence(serve: Serve, service: Service) -> None:
    client = serve()
    _, other = days(client)
    phone = Phone(service, "bea")
    for change, rule in (
        ({"endpoint": "http://127.0.0.1:9/x"}, "table.no_push"),
        ({"p256dh": "AAAA"}, "table.bad_push"),
        ({"p256dh": "é"}, "table.bad_push"),
        ({"p256dh": phone.wanted()["p256dh"][:-4] + "AAAA"}, "table.bad_push"),
        ({"auth": "AAAA"}, "table.bad_push"),
        ({"auth": "!" * 22}, "table.bad_push"),
        ({"quiet_from": 1440}, "table.bad_quiet"),
        ({"quiet_to": -1}, "table.bad_quiet"),
        ({"offset": 100_000}, "table.bad_quiet"),
    ):
        assert want(other, phone, **change)["rule"] == rule, change
    assert want(client.other(), phone)["rule"] == "table.nobody"  # who has no cookie
    assert rows(client) == []
    assert client.live.hub.notices.pushes == {}


def test_a_name_that_leads_inside_is_not_spoken_to(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may let a known name mean a machine of ours: what is looked at is where it leads."""
    monkeypatch.setattr(push, "KNOWN", ("127.0.0.1",))
    monkeypatch.setattr(push, "is_known", lambda *_: True)
    phone = Phone(service, "bea")
    store = config(tmp_path)
    with admin.opened(store) as opened:
        keys = opened.submit(push.made_keys).result()
    assert keys is not None
    wanted = phone.wanted()
    device = push.Push(
        "", "", "", wanted["endpoint"], wanted["p256dh"], wanted["auth"], "en", 0, 0, 0, 0
    )
    with pytest.raises(NotSent, match="inside"):
        push.send(device, keys, store, "topic", {})
    assert service.pushed == []


def test_devices_follow_their_person_and_go_with_them(
    serve: Serve, service: Service, tmp_path: Path
) -> None:
    client = serve()
    _, other = days(client)
    phone = Phone(service, "bea")
    want(other, phone, quiet_from=60, quiet_to=61)
    service.wait(1)
    (told,) = other.get("/api/mine/export").json()["pushes"]
    assert told["endpoint"] == phone.endpoint
    assert "auth" not in told
    file = tmp_path / "backup.gz"
    admin.backup(client.live.hub.config, file)
    fresh = config(tmp_path / "two")
    admin.restore(fresh, file)
    with admin.opened(fresh) as store:
        count = sa.select(sa.func.count()).select_from(schema.pushes)
        assert store.read_now(lambda c: c.execute(count).scalar()) == 1
        kept = store.read_now(push.stored_keys)
        assert kept is not None
        assert kept.shown == key(client)
    other.delete("/api/mine")
    assert client.live.hub.notices.pushes == {}
    assert rows(client) == []


def test_a_device_that_wants_no_more_is_told_no_more(serve: Serve, service: Service) -> None:
    client = serve()
    room, other = days(client)
    phones = [Phone(service, "one"), Phone(service, "two")]
    for phone in phones:
        want(other, phone)
    service.wait(2)
    other.post("/api/mine/push/stop", json={"endpoint": phones[0].endpoint})
    play_to_the_next_turn(client, other, room)
    came = service.wait(4)
    until(lambda: all(r["sent"] for r in rows(client)))
    assert [each.path for each in came[2:]] == ["/push/two", "/push/two"]


def test_a_person_has_so_many_devices(
    serve: Serve, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "MOST_DEVICES", 2)
    client = serve()
    _, other = days(client)
    for name in ("one", "two", "three"):
        want(other, Phone(service, name))
    (mine,) = client.live.hub.notices.pushes.values()
    assert len(mine) == 2
    until(lambda: len(rows(client)) == 2)


def test_mail_and_push_do_not_disturb_each_other(serve: Serve, service: Service) -> None:
    client = serve(hooks=("http://127.0.0.1:9",), notice_seconds=3600.0)
    _, other = days(client)
    want(other, Phone(service, "bea"))
    other.put("/api/mine/notices", json={"hook": "http://127.0.0.1:9/x"})
    assert sorted(r["way"] for r in rows(client)) == ["hook", "push"]
    other.put("/api/mine/notices", json={})
    assert [r["way"] for r in rows(client)] == ["push"]


def test_a_phone_that_becomes_mine_brings_its_notices_and_one_that_is_sent_away_has_none(
    serve: Serve, service: Service
) -> None:
    client = serve(notice_seconds=3600.0)
    _, other = days(client)
    laptop, phone = client.other(), Phone(service, "bea")
    want(other, phone)
    token = laptop.post("/api/mine/link", json={"device": "Laptop"}).json()["token"]
    other.post("/api/enter/link", json={"code": token, "device": "Phone"})
    assert other.post("/api/mine/bring").status_code == 200
    (person,) = client.live.hub.notices.pushes
    assert [(r["browser"], r["way"]) for r in rows(client)] == [(person, "push")]
    (told,) = laptop.get("/api/mine/export").json()["pushes"]
    assert told["endpoint"] == phone.endpoint
    found = laptop.get("/api/mine/devices").json()["devices"]
    (away,) = [each["id"] for each in found if each["name"] == "Phone"]
    laptop.delete(f"/api/mine/devices/{away}")
    assert client.live.hub.notices.pushes == {}
    assert laptop.get("/api/mine/export").json()["pushes"] == []
    until(lambda: rows(client) == [])
