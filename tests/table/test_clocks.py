"""Clocks: none, per answer, bank, days; charged to whoever is asked, kept through restarts."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.conftest import config
from tests.table.live import Browser, Live
from tests.table.test_rooms import bots, create, sit
from weirwood.table import clocks, people, tables, waking
from weirwood.table import protocol as msg
from weirwood.table.hub import Table
from weirwood.table.room import Room, Seat

START = 1_000_000.0


def room_with(clock: msg.Clock, kinds: str = "ppp") -> Room:
    """A board game that has just begun: all seats are asked for their orders."""
    seats = [Seat(i, "person" if k == "p" else "bot") for i, k in enumerate(kinds)]
    room = Room(
        id="r",
        game="boardgame",
        rules=1,
        status="lobby",
        settings={},
        seed=7,
        clock=clock,
        times=[clocks.full(clock)] * len(seats),
        away_seconds=60,
        away_level="random",
        public=False,
        host="",
        watch="",
        rematch="",
        created=0,
        updated=0,
        seats=seats,
    )
    room.begin()
    room.asked = START
    return room


def answer(room: Room, seat: int, at: float) -> None:
    """Answer for a seat as the table does: settle, apply, renew."""
    assert room.match is not None
    clocks.settle(room, at)
    d = next(d for d in room.match.decisions if d.seat == seat)
    proposal = room.match.propose(d, clocks_rng(), 1)[0]
    room.apply("answer", seat, d.kind, proposal, "person")
    clocks.renew(room)


def clocks_rng() -> Any:
    import random

    return random.Random(3)


def test_without_a_clock_nobody_runs_out() -> None:
    room = room_with(msg.Clock())
    assert clocks.running(room) == set()
    assert clocks.left(room, 0, START + 10_000) is None
    assert clocks.flagged(room, START + 10_000) == []


def test_a_bank_is_charged_while_its_seat_is_asked() -> None:
    room = room_with(msg.Clock(kind="bank", seconds=100))
    assert clocks.running(room) == {0, 1, 2}
    answer(room, 0, START + 30)
    assert room.times == [70, 70, 70]
    assert clocks.running(room) == {1, 2}
    assert clocks.left(room, 0, START + 50) == 70
    assert clocks.left(room, 1, START + 50) == 50
    answer(room, 1, START + 90)
    assert room.times == [70, 10, 10]
    assert clocks.flagged(room, START + 99) == []
    assert clocks.flagged(room, START + 101) == [2]


def test_time_per_answer_begins_anew_with_each_question() -> None:
    room = room_with(msg.Clock(kind="answer", seconds=60))
    answer(room, 0, START + 50)
    answer(room, 1, START + 50)
    answer(room, 2, START + 55)
    assert room.match is not None
    asked = {d.seat for d in room.match.decisions}
    assert all(room.times[seat] == 60 for seat in asked)


def test_withdrawing_an_answer_gives_no_time_back() -> None:
    room = room_with(msg.Clock(kind="answer", seconds=60))
    answer(room, 0, START + 50)
    clocks.settle(room, START + 51)
    room.apply("withdraw", 0, "", None, "person")
    clocks.renew(room)
    assert clocks.left(room, 0, START + 52) == pytest.approx(9)


def test_days_are_long() -> None:
    room = room_with(msg.Clock(kind="days", seconds=2))
    assert clocks.left(room, 1, START + 86_400) == 86_400
    assert clocks.flagged(room, START + 2 * 86_400 + 1) == [0, 1, 2]


def test_bots_and_absent_people_have_no_clock() -> None:
    room = room_with(msg.Clock(kind="bank", seconds=100), "pbp")
    room.seats[2].away = True
    assert clocks.running(room) == {0}


def test_a_pause_stops_all_clocks() -> None:
    room = room_with(msg.Clock(kind="bank", seconds=100))
    clocks.settle(room, START + 10)
    room.status = "paused"
    assert clocks.left(room, 0, START + 500) == 90
    room.status, room.asked = "playing", START + 500
    assert clocks.left(room, 0, START + 510) == 80


# ---- at the table -----------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that looks at its clocks more often."""
    monkeypatch.setattr(people, "TICK", 0.05)
    monkeypatch.setattr(people, "BEAT", 0.1)


def test_a_flag_lets_a_bot_answer_until_the_person_comes_back(quick: None, client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)], clock={"kind": "answer", "seconds": 1})
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.until(lambda: p.room["seats"][0]["away"])
        assert p.room["seats"][0]["level"] == "random"
        before = len(p.heard)
        assert p.ask("back")["type"] == "ok"
        told = [m["room"]["seats"][0] for m in p.heard[before:] if m["type"] == "room"]
        assert any(not seat["away"] for seat in told)


def test_a_flag_can_cost_the_game(quick: None, client: Browser) -> None:
    clock = {"kind": "bank", "seconds": 1, "on_flag": "concede"}
    made = create(client, [{"kind": "me"}, *bots(2)], clock=clock)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.until(lambda: p.position["view"]["conceded"] == [0])


def test_an_empty_bank_stays_empty(quick: None, client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)], clock={"kind": "bank", "seconds": 1})
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.until(lambda: p.room["seats"][0]["away"])
        assert p.ask("back")["rule"] == "table.no_time"


def test_a_senseless_clock_is_refused(client: Browser) -> None:
    asked = {"game": "boardgame", "seats": bots(3), "clock": {"kind": "bank", "seconds": 0}}
    assert client.post("/api/rooms", json=asked).json()["rule"] == "table.clock"


@pytest.mark.parametrize(("kind", "number", "full"), [("bank", 1000, 1000), ("days", 2, 172_800)])
def test_time_passes_until_the_table_dies_and_not_while_it_is_dead(  # a table
    quick: None, tmp_path: Path, database: str, kind: str, number: int, full: int
) -> None:
    plan = [{"kind": "me"}, {"kind": "person"}, *bots(1)]
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    made = create(client, plan, clock={"kind": kind, "seconds": number})
    other = client.other()
    token = made["links"]["1"].removeprefix("seat=")
    other.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
    begun = clocks.now()
    client.post(f"/api/rooms/{made['room']}/start")
    asked = live.table.rooms[made["room"]].asked
    while noted(live) < asked + 0.5:
        time.sleep(0.02)
    live.stop()
    died = clocks.now()
    time.sleep(0.5)
    again = Live(config(tmp_path, database=database))
    woken = clocks.now()
    again.start()
    while made["room"] not in again.table.rooms:
        time.sleep(0.02)
    left = clocks.left(again.table.rooms[made["room"]], 0, clocks.now())
    assert left is not None
    alive = (died - begun) + (clocks.now() - woken)
    again.stop()
    assert 0.5 <= full - left <= alive


@pytest.mark.parametrize("jump", [-1e9, -100_000.0, 0.0, 1e6])
def test_neither_restarts_nor_a_jumping_clock_cost_anybody_time(
    tmp_path: Path, database: str, jump: float
) -> None:
    """The machine was off, or had another idea of the time: five seconds were thought, and no more.

    Also if the table is started several times before anybody answers.
    """
    asked = msg.NewRoom(
        game="boardgame",
        seats=[msg.SeatPlan(kind="me")] * 3,
        clock=msg.Clock(kind="bank", seconds=1000),
    )

    def other_times(c: sa.Connection) -> None:
        then = clocks.now() + jump
        c.execute(tables.rooms.update().values(asked=then))
        c.execute(tables.beats.delete())
        c.execute(tables.beats.insert(), {"id": 1, "at": then + 5})

    async def work() -> float:
        table = Table(config(tmp_path, database=database))
        made, *_ = await table.create(asked, "ana")
        await table.store.write(other_times)
        await table.stop()
        for _ in range(3):
            table = Table(config(tmp_path, database=database))
            await table.start()
            room = await table.room(made.id)
            assert room is not None
            left = clocks.left(room, 0, clocks.now())
            await table.store.write(waking.beat)
            await table.stop()
        assert left is not None
        return left

    begun = time.monotonic()
    left = asyncio.run(work())
    assert 995 - (time.monotonic() - begun) <= left <= 995


def noted(live: Live) -> float:
    """When the table last noted that it is alive."""
    beat = sa.select(tables.beats.c.at)
    return live.table.store.read_now(lambda c: c.execute(beat).scalar()) or 0.0


def test_a_pause_outlives_the_table_and_costs_nobody_time(
    quick: None, tmp_path: Path, database: str
) -> None:
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)], clock={"kind": "bank", "seconds": 1000})
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert p.ask("pause", pause=True)["type"] == "ok"
        left = client.live.table.rooms[made["room"]].times[0]
    jar = dict(client.cookies)
    live.stop()
    again = Live(config(tmp_path, database=database))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert p.room["status"] == "paused"
        assert again.table.rooms[made["room"]].times[0] == pytest.approx(left, abs=0.01)
        assert p.ask("pause", pause=False)["type"] == "ok"
        p.until(lambda: p.room["status"] == "playing")
        assert p.answer()
    again.stop()
