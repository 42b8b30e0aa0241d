"""Quick match: who is seated with whom, who waits on, who has left."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import config, sit, wait
from tests.table.live import Browser, Live
from weirwood.kernel import registry
from weirwood.table.rooms import matchmaking
from weirwood.table.rooms.matchmaking import Waiting, find
from weirwood.table.store import schema, social

THREE = {"game": "btwixt", "seats": 3}
Q = social.match_queue.c


def join(browser: Browser, **wish: Any) -> Any:
    found = browser.put("/api/quick", json={"game": "cardgame", "name": "Ana", **wish})
    assert found.status_code == 200, found.text
    return found.json()


def look(browser: Browser, what: str = "") -> Any:
    return browser.post(f"/api/quick{what}").json()


def age(browser: Browser, **by: float) -> None:
    """Let time pass for everybody who waits."""
    changes = {name: getattr(Q, name) - seconds for name, seconds in by.items()}
    change = social.match_queue.update().values(**changes)
    browser.live.hub.store.submit(lambda c: c.execute(change).rowcount).result(20)


def rows(browser: Browser) -> list[Any]:
    query = social.match_queue.select()
    return browser.live.hub.store.read_now(lambda c: list(c.execute(query)))


@contextlib.contextmanager
def at_table(*people: Browser) -> Iterator[list[Any]]:
    """Everybody comes to the table that was found for them."""
    with contextlib.ExitStack() as stack:
        yield [sit(stack.enter_context(one.socket()), look(one)["room"]) for one in people]


# ---- who sits with whom ---------------------------------------------------------------------


def queue(*wishes: tuple[str, int, float]) -> list[Waiting]:
    return [
        Waiting(who, seats, "", "en", float(i), bots) for i, (who, seats, bots) in enumerate(wishes)
    ]


def names(found: tuple[list[Waiting], int] | None) -> tuple[str, int] | None:
    return None if found is None else ("".join(r.person for r in found[0]), found[1])


@pytest.mark.parametrize(
    ("wishes", "apart", "at", "wanted"),
    [
        ([("a", 0, 0)], "", 0, None),
        ([("a", 0, 0), ("b", 0, 0)], "", 0, None),
        ([("a", 0, 0), ("b", 0, 0), ("c", 0, 0)], "", 0, ("abc", 3)),
        # whoever waits longest is served first, as they wished
        ([("a", 4, 0), ("b", 0, 0), ("c", 0, 0), ("d", 3, 0)], "", 0, ("bcd", 3)),
        ([("a", 4, 0), ("b", 0, 0), ("c", 0, 0), ("d", 4, 0)], "", 0, ("abcd", 4)),
        ([("a", 3, 0), ("b", 4, 0), ("c", 5, 0), ("d", 6, 0)], "", 0, None),
        # whom one of them has blocked is not seated with them
        ([("a", 0, 0), ("b", 0, 0), ("c", 0, 0)], "ab", 0, None),
        ([("a", 0, 0), ("b", 0, 0), ("c", 0, 0), ("d", 0, 0)], "ab", 0, ("acd", 3)),
        # bots: at once if nobody else could come along, else a moment later
        ([("a", 0, 10)], "", 10, ("a", 4)),
        ([("a", 3, 10)], "", 10, ("a", 3)),
        ([("a", 0, 10), ("b", 0, 0)], "", 10, None),
        ([("a", 0, 10), ("b", 0, 0)], "", 20, ("a", 4)),
        ([("a", 0, 10), ("b", 0, 12)], "", 12, ("ab", 4)),
        ([("a", 0, 10), ("b", 5, 0)], "", 10, ("a", 4)),
        ([("a", 0, 10), ("b", 0, 0)], "ab", 10, ("a", 4)),
    ],
)
def test_tables_are_laid_for_those_who_fit(
    wishes: Any, apart: str, at: float, wanted: tuple[str, int] | None
) -> None:
    pairs = {frozenset(apart)} if apart else set()
    assert names(find(queue(*wishes), (3, 4, 5, 6), pairs, at)) == wanted


# ---- waiting --------------------------------------------------------------------------------


def test_lists_of_ones_own_are_brought_to_the_table(client: Browser) -> None:
    """As text, as data or by name; nobody sees another's before the game begins."""
    bo = client.other()
    text = registry.game("cardgame").judges["deck"]("intro_lannister", "es").text
    assert join(client, brings=text, mark="Mine")["mark"] == "Mine"
    assert look(client)["mark"] == "Mine"
    found = join(bo, name="Bo", brings="at_the_wall")["room"]
    shown = bo.get(f"/api/rooms/{found}").json()
    assert text not in str(shown)
    with at_table(client, bo) as (ana, other):
        ana.until(lambda: ana.room["status"] == "playing")
        other.until(lambda: other.room["status"] == "playing")
    seats = client.get(f"/api/rooms/{found}").json()["seats"]
    assert {s["name"]: s["label"] for s in seats} == {"Ana": "lannister", "Bo": "nights_watch"}


def test_a_list_that_cannot_be_played_is_not_waited_with(client: Browser) -> None:
    for wish, rule in [
        ({"brings": "Faction: House Stark\n1x Summons"}, "decks."),
        ({"brings": "x" * 30_000}, "table.too_large"),
        ({"game": "btwixt", "brings": "the_old_ways"}, "table.no_list"),
        ({"game": "miniatures", "brings": "Faction: House Stark\nPoints: 60"}, "armies."),
    ]:
        no = client.put("/api/quick", json={"game": "cardgame", **wish})
        assert no.status_code == 400
        assert no.json()["rule"].startswith(rule), no.text
    assert rows(client) == []
    # what somebody waits with already stays
    join(client, brings="the_old_ways", mark="a")
    assert client.put("/api/quick", json={"game": "cardgame", "brings": "1x Nobody"}).is_error
    assert (look(client)["status"], look(client)["mark"]) == ("waiting", "a")
    assert join(client)["mark"] == ""


BROKEN = ['{"faction":', "null and void", "[" * 5000, '"no_such_deck"', "7", '{"cards": 3}']


@pytest.mark.parametrize("text", BROKEN)
def test_a_row_that_cannot_be_read_troubles_nobody_else(
    client: Browser, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    """Whoever waits with it waits no longer; all others are seated as if it were not there."""
    odd, bo = client.other(), client.other()
    join(odd, brings="the_old_ways")
    change = social.match_queue.update().values(brings=text)
    client.live.hub.store.submit(lambda c: c.execute(change).rowcount).result(20)
    with caplog.at_level("WARNING", logger="weirwood.table"):
        assert join(client, brings="at_the_wall")["status"] == "waiting"
    assert "queue row not readable" in caplog.messages
    assert look(odd)["status"] == "none"
    assert join(bo, name="Bo")["status"] == look(client)["status"] == "matched"
    with at_table(client, bo) as (ana, other):
        ana.until(lambda: ana.room["status"] == "playing")
        other.until(lambda: other.room["status"] == "playing")
    assert join(odd)["status"] == "waiting"  # they may come back


def test_two_strangers_are_seated_and_begin_when_both_have_come(client: Browser) -> None:
    bo, late = client.other(), client.other()
    assert join(client)["status"] == "waiting"
    assert client.get("/api/quick").json() == [{"game": "cardgame", "pace": "live", "waiting": 1}]
    assert join(late, pace="slow")["others"] == 0  # another pace is another queue
    found = join(bo, name="Bo", lang="it")
    assert (found["status"], look(client)["room"]) == ("matched", found["room"])
    room = client.get(f"/api/rooms/{found['room']}").json()
    assert sorted(s["name"] for s in room["seats"]) == ["Ana", "Bo"]
    assert (room["status"], room["host"], room["public"]) == ("lobby", False, False)
    assert room["clock"]["kind"] == "answer"
    # who has been seated is not seated again, whatever they ask for
    assert join(client, game="btwixt")["room"] == found["room"]
    with at_table(client, bo) as (ana, other):
        ana.until(lambda: ana.room["status"] == "playing")
        other.until(lambda: other.room["status"] == "playing")
    wait(lambda: look(client) == look(bo) == {**look(bo), "status": "none"})
    assert len(rows(client)) == 1
    stranger = client.other()
    with stranger.socket() as ws:
        ws.send_json({"type": "hello", "version": 2, "room": found["room"]})
        assert ws.close_code() == 4404


def test_one_waits_once_on_however_many_devices(client: Browser) -> None:
    phone = client.other()
    join(client)
    token = client.post("/api/mine/link", json={"device": "Desk"}).json()["token"]
    phone.post("/api/enter/link", json={"code": token, "device": "Phone"})
    assert join(phone)["status"] == look(client)["status"] == "waiting"
    (row,) = rows(client)
    since = row.since
    age(client, since=10)
    assert look(phone)["waited"] >= 10
    assert join(phone, seats=2)["waited"] >= 10  # the same game: the place is kept
    assert join(phone, pace="slow")["waited"] == 0
    assert rows(client)[0].since >= since
    assert phone.delete("/api/quick").status_code == 200
    assert look(client)["status"] == "none"


def test_whoever_vanishes_has_left(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, bo = client.other(), client.other()
    join(gone)
    age(gone, seen=matchmaking.GONE_SECONDS)
    assert join(client)["others"] == 0
    wait(lambda: len(rows(client)) == 1)
    # a page that is being left counts for a moment only, unless it comes back
    monkeypatch.setattr(matchmaking, "LEAVING_SECONDS", 60.0)  # as long as a busy machine may take
    before = rows(client)[0].seen
    look(client, "/away")
    assert rows(client)[0].seen < before
    assert look(client)["status"] == "waiting"
    assert rows(client)[0].seen >= before
    look(client, "/away")
    age(client, seen=60)
    assert join(bo)["status"] == "waiting"
    assert look(gone)["status"] == "none"


def test_a_table_that_not_everybody_comes_to_dissolves(client: Browser) -> None:
    bo, cy, di = (client.other() for _ in range(3))
    for one in (client, bo, cy):
        join(one, **THREE)
    age(client, since=100)
    room = look(client)["room"]
    with client.socket() as ana, bo.socket() as two:
        sit(ana, room), sit(two, room)
        age(client, matched=client.live.hub.config.gather_seconds)
        assert ana.close_code() == two.close_code() == 4408
    assert look(client)["status"] == look(bo)["status"] == "waiting"
    assert look(client)["waited"] >= 100  # where they stood before
    assert look(cy)["status"] == "none"
    assert client.get(f"/api/rooms/{room}").status_code == 404
    assert join(di, **THREE)["status"] == "matched"
    with at_table(client, bo, di) as (first, *_):
        first.until(lambda: first.room["status"] == "playing")


def test_who_cancels_a_table_that_was_found_lets_the_others_wait_on(client: Browser) -> None:
    bo = client.other()
    join(client), join(bo)
    with client.socket() as one:
        sit(one, look(client)["room"])
        bo.delete("/api/quick")
        one.close_code()
    wait(lambda: look(client)["status"] == "waiting")
    assert look(bo)["status"] == "none"


def test_bots_are_offered_after_a_while(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchmaking, "COMPANY_SECONDS", 300.0)
    bo, other = client.other(), client.other()
    assert not join(client, **THREE)["bots"]
    assert not look(client, "/bots")["agreed"]  # not yet: somebody may come
    join(bo, game="btwixt", seats=0)
    join(other, game="btwixt", seats=4)
    age(client, since=client.live.hub.config.bots_after_seconds)
    assert look(client)["bots"]
    mine = look(client, "/bots")
    assert (mine["status"], mine["agreed"]) == ("waiting", True)  # somebody might come along
    assert look(bo)["company"] == 1
    assert look(bo, "/bots")["status"] == "matched"
    room = look(client)["room"]
    assert sorted(s.kind for s in stored(client, room)) == ["bot", "person", "person"]
    alone = look(other, "/bots")  # nobody else is left to wait for
    assert sorted(s.kind for s in stored(client, alone["room"])) == ["bot", "bot", "bot", "person"]
    with at_table(other) as (player,):
        player.until(lambda: player.room["status"] == "playing")
        assert player.room["clock"]["kind"] == "none"  # nobody is kept waiting


def stored(browser: Browser, room: str) -> list[Any]:
    query = schema.seats.select().where(schema.seats.c.room == room)
    return browser.live.hub.store.read_now(lambda c: list(c.execute(query)))


def test_who_waits_and_who_was_found_is_still_so_after_a_kill(
    tmp_path: Path, database: str
) -> None:
    first = Live(config(tmp_path, database=database))
    first.start()
    ana, bo, cy = (first.browser() for _ in range(3))
    join(ana), join(bo), join(cy)
    room = look(ana)["room"]
    cookies = [one.cookies for one in (ana, bo, cy)]
    first.stop()
    second = Live(config(tmp_path, database=database))
    second.start()
    back = [second.browser() for _ in cookies]
    for one, had in zip(back, cookies, strict=True):
        one.cookies = had
    assert [look(one)["room"] for one in back] == [room, room, ""]
    assert look(back[2])["status"] == "waiting"
    with at_table(*back[:2]) as (ana_again, _):
        ana_again.until(lambda: ana_again.room["status"] == "playing")
    second.stop()


# ---- what is refused, and what is kept -------------------------------------------------------


def test_the_queue_is_bounded_and_so_is_everybody(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_waiting=1, quick_budget="4/hour"))
    live.start()
    ana, bo = live.browser(), live.browser()
    join(ana)
    full = bo.put("/api/quick", json={"game": "cardgame"})
    assert (full.status_code, full.json()) == (
        429,
        {"rule": "table.queue_full", "args": {"most": 1}},
    )
    join(ana, pace="slow"), join(ana)
    flood = ana.put("/api/quick", json={"game": "cardgame"})
    assert (flood.status_code, flood.json()["rule"]) == (429, "table.too_fast")
    live.stop()


def test_a_wish_that_is_none_is_refused(tmp_path: Path) -> None:
    live = Live(config(tmp_path))
    live.start()
    stranger = live.browser()
    for wish, rule in (
        ({"game": "chess"}, "kernel.unknown_game"),
        ({"game": "cardgame", "seats": 40}, "kernel.seats"),
        ({"game": "cardgame", "seats": -1}, "kernel.seats"),
        ({"game": "cardgame", "pace": "never"}, "table.bad_request"),
        ({"game": "cardgame", "lang": "xx"}, "table.bad_request"),
        ({"seats": 2}, "table.bad_request"),
    ):
        found = stranger.put("/api/quick", json=wish)
        assert (found.status_code, found.json()["rule"]) == (400, rule)
    assert rows(stranger) == []
    live.stop()


def test_nothing_is_kept_of_who_waited(client: Browser) -> None:
    join(client, name="  Ana\u202e\0  " + "x" * 100)
    (row,) = rows(client)
    assert row.name.isprintable()
    assert len(row.name) <= 40
    assert client.get("/api/mine/export").json()["quick"]["game"] == "cardgame"
    client.delete("/api/mine")
    assert rows(client) == []
    blank = {**look(client), "status": "none"}
    assert look(client.other()) == look(client) == look(client.other(), "/bots") == blank


def test_a_full_table_lets_people_wait(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_rooms=0))
    live.start()
    ana, bo = live.browser(), live.browser()
    join(ana)
    no = bo.put("/api/quick", json={"game": "cardgame"})
    assert no.json()["rule"] == "table.full"
    assert look(ana)["status"] == "waiting"
    count = live.hub.store.read_now(
        lambda c: c.execute(sa.select(sa.func.count()).select_from(schema.rooms)).scalar()
    )
    assert count == 0
    live.stop()
