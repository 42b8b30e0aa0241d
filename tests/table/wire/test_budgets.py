"""Budgets: what one address, or one person, may have; the others have theirs."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.helpers import bots, config, create, finished_record, sit
from tests.table.live import Browser, Live
from weirwood.kernel.decision import Refused
from weirwood.table.host import commands
from weirwood.table.host.metrics import Metrics
from weirwood.table.rooms import chat
from weirwood.table.store import schema
from weirwood.table.wire.budgets import Budget, Budgets
from weirwood.table.wire.protocol import VERSION

ASKED = {"game": "boardgame", "seats": [{"kind": "me"}, *bots(2)], "away_level": "random"}


def table(tmp_path: Path, **more: object) -> Live:
    """A table behind a proxy, so that a test can come from where it likes."""
    live = Live(config(tmp_path, proxy="127.0.0.1", **more))
    live.start()
    return live


def visitor(live: Live, address: str) -> Browser:
    made = live.browser()
    made.headers["x-forwarded-for"] = address
    return made


def test_a_budget_refills() -> None:
    budgets = Budgets({"rooms": Budget(2, 0.2)}, Metrics())
    assert [budgets.allows("rooms", "a") for _ in range(3)] == [True, True, False]
    assert budgets.allows("rooms", "b")
    time.sleep(0.15)
    assert budgets.allows("rooms", "a")


def test_an_address_pays_for_all_its_browsers_and_a_browser_for_all_its_addresses() -> None:
    budgets = Budgets({"rooms": Budget(2, 3600)}, Metrics())
    assert budgets.allows("rooms", "here", "ana")
    assert budgets.allows("rooms", "here", "bea")
    assert not budgets.allows("rooms", "here", "cai")
    assert budgets.allows("rooms", "there", "ana")
    assert not budgets.allows("rooms", "elsewhere", "ana")


@pytest.mark.parametrize("bad", ["", "5", "5/week", "x/hour", "0/hour", "-1/hour", "nan/hour"])
def test_a_senseless_budget_is_refused(bad: str) -> None:
    with pytest.raises(Refused):
        Budget.read(bad)


def test_rooms_and_uploads_of_one_address(tmp_path: Path) -> None:
    live = table(tmp_path, rooms_budget="2/hour", uploads_budget="1/hour")
    for _ in range(2):
        assert visitor(live, "192.0.2.1").post("/api/rooms", json=ASKED).status_code == 200
    no = visitor(live, "192.0.2.1").post("/api/rooms", json=ASKED)
    assert (no.status_code, no.json()["rule"]) == (429, "table.too_fast")
    assert visitor(live, "192.0.2.2").post("/api/rooms", json=ASKED).status_code == 200
    record = finished_record()
    assert visitor(live, "192.0.2.1").post("/api/replays", content=record).status_code == 200
    assert visitor(live, "192.0.2.1").post("/api/replays", content=record).status_code == 429
    assert visitor(live, "192.0.2.3").post("/api/replays", content=record).status_code == 200
    six = [f"2001:db8::{n}" for n in (1, 2, 3)]  # all of one house
    replies = [visitor(live, a).post("/api/rooms", json=ASKED).status_code for a in six]
    assert replies == [200, 200, 429]
    live.stop()


def test_sockets_and_hellos_of_one_address(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_sockets_per_address=2, hellos_budget="4/hour"))
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with ExitStack() as stack:
        for _ in range(2):
            sit(stack.enter_context(client.socket()), room)
        with pytest.raises(Exception, match="403"), client.socket() as ws:
            ws.close_code()
    for code in (None, None, 4429):
        with client.socket() as ws:
            ws.send_json({"type": "hello", "version": VERSION, "room": room})
            if code is None:
                assert ws.receive_json()["type"] in ("welcome", "room")
            else:
                assert ws.close_code() == code
    live.stop()


def test_spectators_of_one_room(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_spectators_per_address=2))
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, *bots(2)], public=True)["room"]
    with ExitStack() as stack:
        for _ in range(2):
            watcher = sit(stack.enter_context(live.browser().socket()), room)
            assert watcher.welcome["seat"] is None
        with live.browser().socket() as ws:
            ws.send_json({"type": "hello", "version": VERSION, "room": room})
            assert ws.close_code() == 4429
        with client.socket() as ws:  # whoever plays has a place
            assert sit(ws, room).welcome["seat"] == 0
    live.stop()


def test_spectators_cannot_fill_the_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_WATCHING", 3)
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, *bots(2)], public=True)["room"]
    with client.socket() as one, live.browser().socket() as two:
        p, watcher = sit(one, room), sit(two, room)
        said = [watcher.ask("chat", text="boo")["type"] for _ in range(4)]
        assert said == ["ok", "ok", "ok", "refused"]
        assert p.ask("chat", text="well")["type"] == "ok"
    live.stop()


def test_lines_of_one_person(tmp_path: Path) -> None:
    live = Live(config(tmp_path, chat_budget="3/hour", watching_budget="1/hour"))
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, *bots(2)], public=True)["room"]
    with client.socket() as one, live.browser().socket() as two, live.browser().socket() as three:
        p, watchers = sit(one, room), [sit(two, room), sit(three, room)]
        told = [p.ask("chat", text="so")["type"] for _ in range(4)]
        assert told == ["ok", "ok", "ok", "refused"]
        assert [w.ask("chat", text="so")["type"] for w in watchers] == ["ok", "refused"]
    live.stop()


def test_a_room_that_nobody_begins_is_taken_away(tmp_path: Path) -> None:
    live = Live(config(tmp_path, lobby_seconds=600.0))
    live.start()
    client = live.browser()
    plan = [{"kind": "me"}, {"kind": "person"}, *bots(1)]
    empty, waiting, fresh = (create(client, plan)["room"] for _ in range(3))
    playing = create(client, [{"kind": "me"}, *bots(2)])["room"]
    old = schema.rooms.update().where(schema.rooms.c.id != fresh).values(updated=1)
    live.hub.store.submit(lambda c: c.execute(old).rowcount).result()
    with client.socket() as ws:
        sit(ws, waiting)
        work = commands.clear_lobbies(live.hub)
        asyncio.run_coroutine_threadsafe(work, live.loop()).result()
    found = {r: client.get(f"/api/rooms/{r}").status_code for r in (empty, waiting, fresh, playing)}
    assert found == {empty: 404, waiting: 200, fresh: 200, playing: 200}
    live.stop()
