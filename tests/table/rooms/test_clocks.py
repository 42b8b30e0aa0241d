"""Clocks: none, per answer, bank, days; charged to whoever is asked, kept through restarts."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import bots, config, create, sit
from tests.table.live import Browser, Live
from weirwood.table.hub import Hub
from weirwood.table.rooms import clocks, people, startup
from weirwood.table.rooms.room import Room
from weirwood.table.store import schema
from weirwood.table.store.schema import Line, Seat
from weirwood.table.wire import protocol as msg

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
        times=[float(clock.seconds)] * len(seats),
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
    room.apply(Line("answer", seat, d.kind, proposal))
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
    room.apply(Line("withdraw", 0))
    clocks.renew(room)
    assert clocks.left(room, 0, START + 52) == pytest.approx(9)


def test_days_are_long() -> None:
    room = room_with(msg.Clock(kind="days", seconds=2 * clocks.DAY))
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
    monkeypatch.setattr(people, "TICK_SECONDS", 0.05)
    monkeypatch.setattr(people, "BEAT_SECONDS", 0.1)


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


SAND = """
from weirwood.table.rooms import clocks
clocks.KINDS["sand"] = clocks.Kind(renews=True, least_seconds=30, unit="minutes", unit_seconds=60)
import msgspec
from tests.table.rooms.test_clocks import START, room_with
from weirwood.table.wire import protocol as msg, typescript
clock = msgspec.json.decode(b'{"kind": "sand", "seconds": 60}', type=msg.Clock)
assert clocks.why_not(clock) is None
assert clocks.why_not(msg.Clock(kind="sand", seconds=3)) is not None
room = room_with(clock)
assert clocks.left(room, 0, START + 20) == 40
assert clocks.flagged(room, START + 61) == [0, 1, 2]
written = typescript.generate()
assert '"days" | "sand"' in written and '"sand": {' in written
"""


def test_a_kind_of_clock_is_added_in_one_place() -> None:
    """One entry of KINDS: messages, the client's side of them, and the rooms follow."""
    done = subprocess.run([sys.executable, "-c", SAND], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("kind", "full"), [("bank", 1000), ("days", 172_800)])
def test_time_passes_until_the_table_dies_and_not_while_it_is_dead(  # a table
    quick: None, tmp_path: Path, database: str, kind: str, full: int
) -> None:
    plan = [{"kind": "me"}, {"kind": "person"}, *bots(1)]
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    made = create(client, plan, clock={"kind": kind, "seconds": full})
    other = client.other()
    token = made["links"]["1"].removeprefix("seat=")
    other.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
    begun = clocks.now()
    client.post(f"/api/rooms/{made['room']}/start")
    asked = live.hub.rooms[made["room"]].asked
    while noted(live) < asked + 0.5:
        time.sleep(0.02)
    live.stop()
    died = clocks.now()
    time.sleep(0.5)
    again = Live(config(tmp_path, database=database))
    woken = clocks.now()
    again.start()
    while made["room"] not in again.hub.rooms:
        time.sleep(0.02)
    left = clocks.left(again.hub.rooms[made["room"]], 0, clocks.now())
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
        c.execute(schema.rooms.update().values(asked=then))
        c.execute(schema.beats.delete())
        c.execute(schema.beats.insert(), {"id": 1, "at": then + 5})
        if c.dialect.name == "postgresql":  # where every worker beats for itself
            gone = {"id": "gone", "address": "", "secret": "", "lock": 0, "until": 0.0}
            c.execute(schema.workers.insert(), {**gone, "beat": then + 5, "version": ""})
            c.execute(schema.rooms.update().values(owner="gone"))

    async def work() -> float:
        hub = Hub(config(tmp_path, database=database))
        made, *_ = await hub.create(asked, "ana")
        await hub.stop()
        hub = Hub(config(tmp_path, database=database))  # which has no room to leave behind in order
        await hub.store.write(other_times)
        await hub.stop()
        for _ in range(3):
            hub = Hub(config(tmp_path, database=database))
            await hub.start()
            room = await hub.room(made.id)
            assert room is not None
            left = clocks.left(room, 0, clocks.now())
            await hub.store.write(startup.beat)
            await hub.stop()
        assert left is not None
        return left

    begun = time.monotonic()
    left = asyncio.run(work())
    assert 995 - (time.monotonic() - begun) <= left <= 995


def noted(live: Live) -> float:
    """When the table last noted that it is alive."""
    beat = sa.select(schema.beats.c.at)
    if live.hub.leases.shared:  # one of many beats for itself
        beat = sa.select(sa.func.max(schema.workers.c.beat))
    return live.hub.store.read_now(lambda c: c.execute(beat).scalar()) or 0.0


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
        left = client.live.hub.rooms[made["room"]].times[0]
    jar = dict(client.cookies)
    live.stop()
    again = Live(config(tmp_path, database=database))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert p.room["status"] == "paused"
        assert again.hub.rooms[made["room"]].times[0] == pytest.approx(left, abs=0.01)
        assert p.ask("pause", pause=False)["type"] == "ok"
        p.until(lambda: p.room["status"] == "playing")
        assert p.answer()
    again.stop()
