"""Notices: told once per turn, to those who are away and want it, in their language."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import config, figure, sit, two_people
from tests.table.live import Browser, Live
from tests.table.sinks import Hook, Mailbox, running
from weirwood.table.host import admin
from weirwood.table.notices import mail, turns
from weirwood.table.store import schema


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(turns, "RETRY_SECONDS", 0.01)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    with running(made):
        yield made


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    with running(made):
        yield made


Serve = Callable[..., Browser]


@pytest.fixture
def serve(tmp_path: Path, database: str, mailbox: Mailbox, hook: Hook) -> Iterator[Serve]:
    """Starts a table that sends to the sinks; again after a stop, with what it stored."""
    live: list[Live] = []

    def start(**more: Any) -> Browser:
        how = {
            "database": database,
            "mail": mailbox.url,
            "mail_from": "table@example.org",
            "hooks": (hook.url,),
            "public": "https://table.example.org/",
            "notice_seconds": 0.0,
            **more,
        }
        live.append(Live(config(tmp_path, **how)))
        live[-1].start()
        return live[-1].browser()

    yield start
    for one in live:
        one.stop()


def want(browser: Browser, **how: Any) -> Any:
    return browser.put("/api/mine/notices", json=how).json()


def rows(client: Browser) -> list[Any]:
    store = client.live.hub.store
    return list(store.read_now(lambda c: c.execute(schema.notices.select()).mappings().all()))


def until(true: Callable[[], Any]) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def days(client: Browser) -> tuple[str, Browser]:
    return two_people(client, clock={"kind": "days", "seconds": 3 * 86_400})


def test_without_settings_nothing_can_be_asked_for(client: Browser) -> None:
    _, other = days(client)
    offered = client.get("/api/notices").json()
    assert (offered["mail"], offered["hooks"]) == (False, [])
    assert want(other, mail="bea@example.org")["rule"] == "table.no_mail"
    assert want(other, hook="http://127.0.0.1:1/x")["rule"] == "table.no_hook"
    assert want(client.other(), mail="x@y")["rule"] == "table.nobody"


def test_a_new_browser_wants_nothing_yet(client: Browser) -> None:
    assert client.get("/api/mine/notices").json()["mail"] == ""
    assert want(client, mail="a@example.org")["rule"] == "table.nobody"


def test_a_turn_is_told_once_to_a_hook(serve: Serve, hook: Hook) -> None:
    client = serve()
    room, other = days(client)
    told = want(other, hook=f"{hook.url}/secret?to=bea", lang="es")
    assert told == {
        "mail": "",
        "hook": f"{hook.url}/secret?to=bea",
        "lang": "es",
        "confirmed": False,
    }
    (path, line) = hook.wait(1)[0]
    assert path == "/secret?to=bea"
    assert line["url"] == f"https://table.example.org/room/{room}"
    assert line["text"].startswith("Es tu turno en la mesa")
    assert line["content"] == line["text"]
    with client.socket() as one:  # others answer: it is still the same turn
        sit(one, room).answer()
    until(lambda: all(r["sent"] for r in rows(client)))
    assert len(hook.posts) == 1
    with other.socket() as two:
        sit(two, room).answer()
        until(lambda: rows(client) == [] or client.live.hub.rooms[room].to_move() == [1])


def test_a_wish_that_is_stored_slowly_is_told_all_the_same(
    serve: Serve, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue may be looked at between the moment of storing and the next one."""
    client = serve()
    _, other = days(client)
    store = client.live.hub.store
    write = store.write

    async def slowly(work: Any) -> Any:
        done = await write(work)
        await asyncio.sleep(0.2)
        return done

    monkeypatch.setattr(store, "write", slowly)
    want(other, hook=hook.url)
    assert len(hook.wait(1)) == 1


def test_nobody_is_told_who_is_here(serve: Serve, hook: Hook) -> None:
    client = serve()
    room, other = days(client)
    with other.socket() as two:
        sit(two, room)
        want(other, hook=hook.url)
        looks = rows(client)[0]["due"]
        until(lambda: rows(client)[0]["due"] > looks)
        assert hook.posts == []
    assert len(hook.wait(1)) == 1


def play_to_the_next_turn(client: Browser, other: Browser, room: str) -> None:
    """Let the second seat finish its turn and go, and the first play until it is asked again."""
    with other.socket() as two:
        q = sit(two, room)
        while q.answer():
            pass
    with client.socket() as one:
        p = sit(one, room)
        while all(w["seat"] != 1 for w in p.position["waiting"]):
            if not p.answer():
                p.wait("update")


def test_each_turn_is_told_by_itself(serve: Serve, hook: Hook) -> None:
    client = serve()
    room, other = days(client)
    want(other, hook=hook.url)
    hook.wait(1)
    play_to_the_next_turn(client, other, room)
    assert len(hook.wait(2)) == 2


def test_a_mail_needs_the_consent_of_its_reader(serve: Serve, mailbox: Mailbox) -> None:
    client = serve()
    room, other = days(client)
    assert want(other, mail="no address")["rule"] == "table.bad_mail"
    assert not want(other, mail="bea@example.org", lang="it")["confirmed"]
    first = mailbox.wait(1)[0]
    assert (first["To"], first["From"]) == ("bea@example.org", "table@example.org")
    page = re.search(r"https://table.example.org(/notices/\S+)", first.get_content())
    assert page is not None
    assert want(other, mail="eve@example.org")["rule"] == "table.mail_again"
    assert want(client, mail="bea@example.org")["rule"] == "table.mail_again"
    reader = client.other()
    assert "Sì, mandateli" in reader.get(page[1]).text
    assert not want_now(other)["confirmed"]  # merely looking changes nothing
    assert "D’accordo" in reader.post(page[1] + "/confirm").text
    assert want_now(other)["confirmed"]
    assert reader.post("/notices/guess/confirm").json()["rule"] == "table.bad_link"
    play_to_the_next_turn(client, other, room)
    second = mailbox.wait(2)[1]
    assert second["Subject"].startswith("Tocca a te")
    assert room in second.get_content()
    assert page[1] in second["List-Unsubscribe"]
    assert "Niente messaggi" in reader.get(page[1]).text
    reader.post(page[1] + "/stop")
    assert want_now(other)["mail"] == ""


def want_now(browser: Browser) -> Any:
    return browser.get("/api/mine/notices").json()


def test_what_was_not_taken_is_sent_again(serve: Serve, mailbox: Mailbox, hook: Hook) -> None:
    mailbox.refuse = 2
    client = serve()
    _, other = days(client)
    want(other, mail="bea@example.org", hook=hook.url)
    assert len(mailbox.wait(1)) == 1
    assert len(hook.wait(1)) == 1  # the hook took it at once, and is not told again
    assert figure(client.live.hub, "weirwood_notices_failed_total") == 2
    figures = client.get("/metrics").text
    assert "weirwood_notices_failed_total 2.0" in figures


def test_the_queue_outlives_the_table(serve: Serve, hook: Hook) -> None:
    client = serve(hooks=(hook.url,), notice_seconds=3600.0)
    room, other = days(client)
    want(other, hook=hook.url)
    assert [(r["room"], r["seat"], r["sent"]) for r in rows(client)] == [(room, 1, False)]
    client.live.stop()
    now = schema.notices.update().values(due=0.0)
    again = serve()
    again.live.hub.store.submit(lambda c: c.execute(now).rowcount).result(10)
    assert len(hook.wait(1)) == 1
    until(lambda: all(r["sent"] for r in rows(again)))
    again.live.stop()
    third = serve()  # and what was told stays told
    until(lambda: room in third.live.hub.rooms)
    assert [r["sent"] for r in rows(third)] == [True]
    assert len(hook.posts) == 1


def test_redirects_are_not_followed(serve: Serve, hook: Hook) -> None:
    hook.status = 302
    client = serve()
    _, other = days(client)
    want(other, hook=f"{hook.url}/first")
    hook.wait(turns.TRIES)
    until(lambda: figure(client.live.hub, "weirwood_notices_failed_total") == turns.TRIES)
    assert {path for path, _ in hook.posts} == {"/first"}


def test_forgetting_and_the_backup_know_notices(serve: Serve, hook: Hook, tmp_path: Path) -> None:
    client = serve()
    _, other = days(client)
    want(other, hook=f"{hook.url}/secret")
    hook.wait(1)
    assert other.get("/api/mine/export").json()["notices"]["hook"].endswith("/secret")
    file = tmp_path / "backup.gz"
    assert admin.backup(client.live.hub.config, file) > 5
    fresh = config(tmp_path / "two")
    admin.restore(fresh, file)
    with admin.opened(fresh) as store:
        count = sa.select(sa.func.count()).select_from(schema.contacts)
        assert store.read_now(lambda c: c.execute(count).scalar()) == 1
    other.delete("/api/mine")
    assert rows(client) == []
    assert client.live.hub.notices.contacts == {}
    assert want(other, hook="")["rule"] == "table.nobody"


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:9/x",
        "https://hooks.example.org.evil.net/x",
        "https://hooks.example.org@evil.net/x",
        "https://user@hooks.example.org/x",
        "https://hooks.example.org:8443/x",
        "http://hooks.example.org/x",
        "https://hooks.example.org/x y",
        "https://hooks.example.org/\r\nhost: evil",
        "https://[::1]/x",
        "https://hooks.example.org:x/",
        "file:///etc/passwd",
        "gopher://hooks.example.org/",
        "//hooks.example.org/x",
        "https://hooks.example.org/" + "x" * 600,
        "",
    ],
)
def test_only_hooks_that_the_owner_named_are_called(url: str) -> None:
    allowed = ("https://hooks.example.org",)
    assert not mail.may_call(url, allowed)
    assert mail.may_call("https://hooks.example.org/T1/B2?x=1", allowed)
    with pytest.raises(mail.NotSent):
        mail.call_hook(url, allowed, mail.Letter("", "", ""))


def test_a_server_that_is_not_there_is_no_crash(mailbox: Mailbox) -> None:
    letter = mail.Letter("s", "t", "u")
    with pytest.raises(mail.NotSent):
        mail.send_mail("smtp://127.0.0.1:9", "a@b", "c@d", letter)
    with pytest.raises(mail.NotSent):  # a password only travels over a private line
        mail.send_mail(mailbox.url.replace("//", "//ana:secret@"), "a@b", "c@d", letter)
