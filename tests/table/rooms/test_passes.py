"""Standing passes: kept by the table, given while their owner is away, seen by nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import config, sit, two_people
from tests.table.live import Browser
from weirwood.kernel import passes
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision
from weirwood.table.hub import Hub
from weirwood.table.rooms import agreements, bot_turns, people
from weirwood.table.rooms.room import Room
from weirwood.table.store import schema
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg

WINDOWS = [
    f"window_{name}"
    for name in (
        *("attackers", "before", "cancels", "defenders", "dominance", "draw", "interrupts"),
        *("marshal", "plot", "reactions", "saves", "standing", "taxation"),
    )
]


async def begun(hub: Hub, names: str = "ab", game: str = "cardgame") -> Room:
    """A game of people without a single connection."""
    plan = [msg.SeatPlan(kind="person") for _ in names]
    room, *_ = await hub.create(msg.NewRoom(game=game, seats=plan), names[0])
    for seat, name in zip(room.seats, names, strict=True):
        seat.browser = name
    await hub.begin(room)
    return room


async def open_question(room: Room) -> Decision:
    """The question that people have to answer, once the table has done what it does by itself."""
    while room.thinking:
        await asyncio.sleep(0.001)
    assert room.match is not None
    return room.match.decisions[0]


async def play(hub: Hub, room: Room, answers: int, until: Callable[[Decision], bool]) -> bool:
    """Answer at random for everybody; True as soon as a question is the one that is wanted."""
    rng = Splitmix(7)
    for _ in range(answers):
        d = await open_question(room)
        if until(d):
            return True
        assert room.match is not None
        answer = room.match.sample(d, rng)
        await hub.act(room, Line("answer", d.seat, d.kind, answer), d.number)
    return False


def window_of(seat: int) -> Callable[[Decision], bool]:
    return lambda d: d.seat == seat and passes.window(d) is not None


def passed_windows(hub: Hub, room: Room, seat: int) -> list[Any]:
    lines = schema.journal.select().where(schema.journal.c.seat == seat)
    lines = lines.order_by(schema.journal.c.n)
    rows = hub.store.read_now(lambda c: c.execute(lines).all())
    return [r.answer for r in rows if r.room == room.id and r.kind.startswith("window.")]


Work = Callable[[Hub], Awaitable[Any]]


def at_a_table(tmp_path: Path, database: str, work: Work, **more: Any) -> Any:
    async def run() -> Any:
        hub = Hub(config(tmp_path, database=database, **more))
        await hub.start()
        try:
            return await work(hub)
        finally:
            await hub.stop()

    return asyncio.run(run())


def test_windows_are_passed_while_their_player_is_away(tmp_path: Path, database: str) -> None:
    async def work(hub: Hub) -> None:
        room = await begun(hub)
        await agreements.passes(hub, room, 1, WINDOWS)
        assert not await play(hub, room, 120, window_of(1))
        assert passed_windows(hub, room, 1).count(["pass"]) > 5
        assert {line.by for line in room.match.history} == {"person"}  # type: ignore[union-attr]

    at_a_table(tmp_path, database, work)


def test_passes_hold_also_where_a_bot_keeps_the_seat_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        consult, asked = bot_turns.consult, list[Decision]()

        async def noted(hub: Hub, room: Room, d: Decision, level: str, saved: Any) -> Any:
            asked.append(d)
            return await consult(hub, room, d, level, saved)

        monkeypatch.setattr(bot_turns, "consult", noted)
        room = await begun(hub)
        room.away_level = "random"
        await agreements.passes(hub, room, 1, WINDOWS)
        room.seats[1].away = True
        bot_turns.wake(hub, room)
        await play(hub, room, 60, lambda d: False)
        assert passed_windows(hub, room, 1).count(["pass"]) > 5
        assert asked
        assert not any(passes.window(d) for d in asked)

    at_a_table(tmp_path, "", work)


def test_the_pause_before_a_pass_depends_on_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[float] = []

    async def work(hub: Hub) -> None:
        def at_once(_table: Hub, seconds: float) -> float:
            spent.append(seconds)
            return 0.0

        monkeypatch.setattr(bot_turns, "pause", at_once)
        room = await begun(hub)
        await agreements.passes(hub, room, 1, WINDOWS)
        await play(hub, room, 60, lambda d: False)

    at_a_table(tmp_path, "", work)
    assert len(spent) > 5
    assert set(spent) == {0.0}


def test_passes_can_be_withdrawn_one_by_one(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await begun(hub)
        await agreements.passes(hub, room, 1, WINDOWS)
        kept = [w for w in WINDOWS if w != "window_reactions"]
        await agreements.passes(hub, room, 1, kept)
        assert await play(hub, room, 200, window_of(1))
        d = await open_question(room)
        assert passes.window(d) == "window_reactions"
        await agreements.passes(hub, room, 1, WINDOWS)  # also for what is being asked
        assert await open_question(room) != d

    at_a_table(tmp_path, "", work)


def test_a_pass_that_was_taken_back_is_answered_in_person(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await begun(hub)
        await agreements.passes(hub, room, 1, WINDOWS)
        before = 0
        while not passed_windows(hub, room, 1):
            assert before < 100
            await play(hub, room, 1, lambda d: False)
            await open_question(room)
            before += 1
        await agreements.undo(hub, room, 1)
        if room.offers.undo_from is not None:
            await agreements.undo_reply(hub, room, 0, True)
        d = await open_question(room)
        assert d.seat == 1
        assert passes.window(d) is not None
        await hub.act(room, Line("answer", 1, d.kind, ["pass"]), d.number)
        assert not await play(hub, room, 60, window_of(1))

    at_a_table(tmp_path, "", work)


def test_passes_outlive_the_table_and_are_given_by_the_next(tmp_path: Path, database: str) -> None:
    """Stopped between a question and its pass, for longer than rooms are woken by themselves."""

    async def first(hub: Hub) -> tuple[str, int]:
        room = await begun(hub)
        assert await play(hub, room, 200, window_of(1))
        d = await open_question(room)
        await agreements.passes(hub, room, 1, WINDOWS)
        assert room.thinking == {d.number}
        return room.id, d.number

    async def second(hub: Hub) -> None:
        while room_id not in hub.rooms:
            await asyncio.sleep(0.001)
        room = hub.rooms[room_id]
        assert room.seats[1].passes == sorted(WINDOWS)
        assert (await open_question(room)).number != number
        assert passed_windows(hub, room, 1)[-1] == ["pass"]

    room_id, number = at_a_table(tmp_path, database, first, bot_delay=600.0)
    at_a_table(tmp_path, database, second, wake_seconds=-1e9)


def test_a_seat_that_changes_hands_is_free_of_passes(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await begun(hub)
        for what in ("offer", "remove"):
            await agreements.passes(hub, room, 1, WINDOWS)
            await people.manage(hub, room, 1, what)
            assert room.seats[1].passes == []
        await agreements.passes(hub, room, 0, WINDOWS)
        await people.forget(hub, "a")
        assert room.seats[0].passes == []

    at_a_table(tmp_path, "", work)


def test_nobody_else_learns_of_passes(client: Browser) -> None:
    room, other = two_people(client, game="cardgame")
    watcher = client.other()
    hub = client.live.hub
    hub.rooms[room].public = True
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
