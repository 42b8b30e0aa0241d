"""Caps on rooms, bots and uploads: counted where all rooms are, and refused with a rule."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import bots, config, create, figure, finished_record, sit
from tests.table.live import Browser, Live
from weirwood.kernel.decision import Refused
from weirwood.table.host import admin
from weirwood.table.hub import Hub
from weirwood.table.rooms import bot_turns
from weirwood.table.wire import protocol as msg

ME = {"kind": "me"}
FRIEND = {"kind": "person"}


def asked(client: Browser, *plan: dict[str, Any]) -> dict[str, Any]:
    """What the table says to one more room."""
    new = {"game": "boardgame", "seats": list(plan), "away_level": "random"}
    said: dict[str, Any] = client.post("/api/rooms", json=new).json()
    return said


def test_rooms_that_left_the_memory_still_count(tmp_path: Path, database: str) -> None:
    how = {"database": database, "max_rooms": 2, "bot_delay": 600.0}
    live = Live(config(tmp_path, **how))
    live.start()
    first = create(live.browser(), [ME, *bots(2)])
    live.stop()
    again = Live(config(tmp_path, wake_seconds=-1e9, **how))
    again.start()
    create(again.browser(), [ME, *bots(2)])
    no = asked(again.browser(), ME, *bots(2))
    assert (no["rule"], no["args"]) == ("table.full", {"most": 2})
    admin.close(again.hub.config, first["room"])  # what is over makes room
    assert "room" in asked(again.browser(), ME, *bots(2))
    again.stop()


def test_a_hosts_own_rooms_are_counted_in_the_database_too(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_rooms_per_browser=2))
    live.start()
    client = live.browser()
    for _ in range(2):
        create(client, [ME, FRIEND, FRIEND])
    live.hub.rooms.clear()
    assert asked(client, ME, FRIEND, FRIEND)["rule"] == "table.too_many"
    assert "room" in asked(live.browser(), ME, FRIEND, FRIEND)
    live.stop()


def test_seats_without_a_person_count_as_bots(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_bots=4))
    live.start()
    client = live.browser()
    create(client, [ME, ME, *bots(1)])
    create(client, [ME, FRIEND, *bots(1)])
    assert asked(client, ME, FRIEND, {"kind": "open"})["rule"] == "table.too_many_bots"
    assert "room" in asked(client, ME, ME, FRIEND)
    assert len(client.get("/api/mine").json()) == 3  # what was refused was not stored
    live.stop()


def test_a_rematch_counts_as_a_room(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_rooms=1))
    live.start()
    client = live.browser()
    made = create(client, [ME, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.ask("draw", agree=True)
    other = live.browser()
    create(other, [ME, FRIEND, FRIEND])
    url = f"/api/rooms/{made['room']}"
    assert client.post(f"{url}/rematch").json()["rule"] == "table.full"
    assert client.get(url).json()["rematch"] == ""
    live.stop()


def test_the_cap_is_exact_also_for_many_at_once(tmp_path: Path, database: str) -> None:
    async def work() -> list[Any]:
        hub = Hub(config(tmp_path, database=database, max_rooms=3))
        plan = [msg.SeatPlan(kind="person")] * 3
        new = msg.NewRoom(game="boardgame", seats=plan)
        made = [hub.create(new, f"browser {n}") for n in range(10)]
        found = await asyncio.gather(*made, return_exceptions=True)
        await hub.stop()
        return found

    found = asyncio.run(work())
    assert sum(isinstance(x, Refused) and x.rule == "table.full" for x in found) == 7


def test_uploads_are_capped_and_checked_one_after_the_other(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_replays=1))
    live.start()
    client = live.browser()
    record = finished_record()
    assert client.post("/api/replays", content=record).status_code == 200
    assert client.post("/api/replays", content=record).json()["rule"] == "table.too_many_replays"
    live.hub.config.uploads_at_once = 0
    got = client.post("/api/replays", content=record)
    assert (got.status_code, got.json()["rule"]) == (429, "table.too_fast")
    live.stop()


def test_only_some_positions_are_copied_for_bots_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games there are, few of them wait for a worker with a copy in their hands."""

    async def work() -> tuple[int, int]:
        hub = Hub(config(tmp_path))
        busy = most = waiting = 0

        async def counted(*_asked: Any) -> None:
            nonlocal busy, most, waiting
            busy += 1
            most = max(most, busy)
            waiting = max(waiting, sum(len(r.thinking) for r in hub.rooms.values()))
            await asyncio.sleep(0.001)
            busy -= 1

        monkeypatch.setattr(bot_turns, "consult", counted)
        plan = [msg.SeatPlan(kind="bot", level="random")] * 3
        new = msg.NewRoom(game="boardgame", seats=plan)
        for _ in range(8):
            await hub.create(new, "ana")
        while figure(hub, "weirwood_answer_seconds_count") < 60:
            await asyncio.sleep(0.001)
        await hub.stop()
        return most, waiting

    most, waiting = asyncio.run(work())
    assert most <= 2 < waiting
