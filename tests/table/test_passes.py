"""Standing passes: kept by the table, given while their owner is away, seen by nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import config
from tests.table.live import Browser
from tests.table.test_rooms import sit, two_people
from weirwood.kernel import standing
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision
from weirwood.table import agreements, bot_turns, people, tables
from weirwood.table import protocol as msg
from weirwood.table.hub import Table
from weirwood.table.room import Room

WINDOWS = [
    f"window_{name}"
    for name in (
        *("attackers", "before", "cancels", "defenders", "dominance", "draw", "interrupts"),
        *("marshal", "plot", "reactions", "saves", "standing", "taxation"),
    )
]


async def begun(table: Table, names: str = "ab") -> Room:
    """A card game of people without a single connection."""
    plan = [msg.SeatPlan(kind="person") for _ in names]
    room, *_ = await table.create(msg.NewRoom(game="cardgame", seats=plan), names[0])
    for seat, name in zip(room.seats, names, strict=True):
        seat.browser = name
    await table.begin(room)
    return room


async def open_question(room: Room) -> Decision:
    """The question that people have to answer, once the table has done what it does by itself."""
    while room.thinking:
        await asyncio.sleep(0.001)
    assert room.match is not None
    return room.match.decisions[0]


async def play(table: Table, room: Room, answers: int, until: Callable[[Decision], bool]) -> bool:
    """Answer at random for everybody; True as soon as a question is the one that is wanted."""
    rng = Splitmix(7)
    for _ in range(answers):
        d = await open_question(room)
        if until(d):
            return True
        assert room.match is not None
        answer = room.match.sample(d, rng)
        await table.act(room, "answer", d.seat, d.kind, answer, number=d.number)
    return False


def window_of(seat: int) -> Callable[[Decision], bool]:
    return lambda d: d.seat == seat and standing.window(d) is not None


def passed_windows(table: Table, room: Room, seat: int) -> list[Any]:
    lines = tables.journal.select().where(tables.journal.c.seat == seat)
    lines = lines.order_by(tables.journal.c.n)
    rows = table.store.read_now(lambda c: c.execute(lines).all())
    return [r.answer for r in rows if r.room == room.id and r.kind.startswith("window.")]


Work = Callable[[Table], Awaitable[Any]]


def at_a_table(tmp_path: Path, database: str, work: Work, **more: Any) -> Any:
    async def run() -> Any:
        table = Table(config(tmp_path, database=database, **more))
        await table.start()
        try:
            return await work(table)
        finally:
            await table.stop()

    return asyncio.run(run())


def test_windows_are_passed_while_their_player_is_away(tmp_path: Path, database: str) -> None:
    async def work(table: Table) -> None:
        room = await begun(table)
        await agreements.passes(table, room, 1, WINDOWS)
        assert not await play(table, room, 120, window_of(1))
        assert passed_windows(table, room, 1).count(["pass"]) > 5
        assert {line.by for line in room.match.history} == {"person"}  # type: ignore[union-attr]

    at_a_table(tmp_path, database, work)


def test_passes_hold_also_where_a_bot_keeps_the_seat_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(table: Table) -> None:
        consult, asked = bot_turns.consult, list[Decision]()

        async def noted(table: Table, room: Room, d: Decision, level: str, saved: Any) -> Any:
            asked.append(d)
            return await consult(table, room, d, level, saved)

        monkeypatch.setattr(bot_turns, "consult", noted)
        room = await begun(table)
        room.away_level = "random"
        await agreements.passes(table, room, 1, WINDOWS)
        room.seats[1].away = True
        bot_turns.wake(table, room)
        await play(table, room, 60, lambda d: False)
        assert passed_windows(table, room, 1).count(["pass"]) > 5
        assert asked
        assert not any(standing.window(d) for d in asked)

    at_a_table(tmp_path, "", work)


def test_the_pause_before_a_pass_depends_on_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[float] = []

    async def work(table: Table) -> None:
        def at_once(_table: Table, seconds: float) -> float:
            spent.append(seconds)
            return 0.0

        monkeypatch.setattr(bot_turns, "pause", at_once)
        room = await begun(table)
        await agreements.passes(table, room, 1, WINDOWS)
        await play(table, room, 60, lambda d: False)

    at_a_table(tmp_path, "", work)
    assert len(spent) > 5
    assert set(spent) == {0.0}


def test_passes_can_be_withdrawn_one_by_one(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        room = await begun(table)
        await agreements.passes(table, room, 1, WINDOWS)
        kept = [w for w in WINDOWS if w != "window_reactions"]
        await agreements.passes(table, room, 1, kept)
        assert await play(table, room, 200, window_of(1))
        d = await open_question(room)
        assert standing.window(d) == "window_reactions"
        await agreements.passes(table, room, 1, WINDOWS)  # also for what is being asked
        assert await open_question(room) != d

    at_a_table(tmp_path, "", work)


def test_a_pass_that_was_taken_back_is_answered_in_person(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        room = await begun(table)
        await agreements.passes(table, room, 1, WINDOWS)
        before = 0
        while not passed_windows(table, room, 1):
            assert before < 100
            await play(table, room, 1, lambda d: False)
            await open_question(room)
            before += 1
        await agreements.undo(table, room, 1)
        if room.undo_from is not None:
            await agreements.undo_reply(table, room, 0, True)
        d = await open_question(room)
        assert d.seat == 1
        assert standing.window(d) is not None
        await table.act(room, "answer", 1, d.kind, ["pass"], number=d.number)
        assert not await play(table, room, 60, window_of(1))

    at_a_table(tmp_path, "", work)


def test_passes_outlive_the_table_and_are_given_by_the_next(tmp_path: Path, database: str) -> None:
    """Stopped between a question and its pass, for longer than rooms are woken by themselves."""

    async def first(table: Table) -> tuple[str, int]:
        room = await begun(table)
        assert await play(table, room, 200, window_of(1))
        d = await open_question(room)
        await agreements.passes(table, room, 1, WINDOWS)
        assert room.thinking == {d.number}
        return room.id, d.number

    async def second(table: Table) -> None:
        while room_id not in table.rooms:
            await asyncio.sleep(0.001)
        room = table.rooms[room_id]
        assert room.seats[1].passes == sorted(WINDOWS)
        assert (await open_question(room)).number != number
        assert passed_windows(table, room, 1)[-1] == ["pass"]

    room_id, number = at_a_table(tmp_path, database, first, bot_delay=600.0)
    at_a_table(tmp_path, database, second, wake_seconds=-1e9)


def test_a_seat_that_changes_hands_is_free_of_passes(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        room = await begun(table)
        for what in ("offer", "remove"):
            await agreements.passes(table, room, 1, WINDOWS)
            await people.manage(table, room, 1, what)
            assert room.seats[1].passes == []
        await agreements.passes(table, room, 0, WINDOWS)
        await people.forget(table, "a")
        assert room.seats[0].passes == []

    at_a_table(tmp_path, "", work)


def test_nobody_else_learns_of_passes(client: Browser) -> None:
    room, other = two_people(client, game="cardgame")
    watcher = client.other()
    table = client.live.table
    table.rooms[room].public = True
    with client.socket() as one, other.socket() as two, watcher.socket() as three:
        p, q, w = sit(one, room), sit(two, room), sit(three, room)
        for player in (q, w):
            player.ask("ping")  # who came is known by now
        before = len(q.heard), len(w.heard)
        assert p.ask("passes", windows=["window_draw", "window_plot"])["type"] == "ok"
        assert p.position["passes"] == ["window_draw", "window_plot"]
        for player, heard in zip((q, w), before, strict=True):
            player.ask("ping")
            assert [m["type"] for m in player.heard[heard:]] == ["pong"]
            assert player.position["passes"] == []
    with client.socket() as one:
        assert sit(one, room).position["passes"] == ["window_draw", "window_plot"]
    seats = client.get("/api/mine/export").json()["seats"]
    assert [s["passes"] for s in seats] == [["window_draw", "window_plot"]]


@pytest.mark.parametrize(
    "windows",
    [["x"], ["window_"], ["window_A"], ["window_" + "a" * 60], [f"window_{n}" for n in range(41)]],
)
def test_senseless_passes_are_refused(client: Browser, windows: list[str]) -> None:
    room, _ = two_people(client)
    with client.socket() as one:
        p = sit(one, room)
        assert p.ask("passes", windows=windows)["rule"] == "table.passes"
        assert p.position["passes"] == []
