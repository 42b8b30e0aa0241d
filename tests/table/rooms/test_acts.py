"""Acts: several answers given, stored, told and taken back as one; what looking ahead tells."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import weirwood
from tests.table.helpers import sit, two_people
from tests.table.live import Browser
from tests.table.player import Player
from tests.table.rooms.test_passes import at_a_table, begun, open_question
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refused
from weirwood.kernel.match import Match
from weirwood.kernel.saving import state_hash
from weirwood.table.hub import Hub
from weirwood.table.rooms import acts, agreements, bot_turns
from weirwood.table.rooms.room import Room
from weirwood.table.store import schema
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg
from weirwood.table.wire.connection import foreseen

SEATS = {"boardgame": 3, "btwixt": 3, "cardgame": 2, "miniatures": 2}


def ahead(m: Match, d: Decision, steps: acts.Steps) -> tuple[Match, acts.Played]:
    keys = [msg.encode(step) for step in steps]
    return acts.Ahead().world(m, d, steps, keys, ())


def planned(m: Match, d: Decision, rng: Splitmix, most: int = 8) -> list[tuple[str, Any]]:
    """Answers for as long as nothing is revealed and nobody else is asked."""
    steps: list[tuple[str, Any]] = []
    world, asked = m, d
    while len(steps) < most:
        steps.append((asked.kind, world.sample(asked, rng)))
        world, played = ahead(m, d, steps)
        if played.stop is not None:
            break
        asked = world.decisions[0]
    return steps


async def marching(hub: Hub, most: int = 400) -> tuple[Room, Decision, list[tuple[str, Any]]]:
    """A room of the board game whose next answers make an act of three at least."""
    room = await begun(hub, "abc", game="boardgame")
    assert room.match is not None
    rng = Splitmix(3)
    for _ in range(most):
        d = await open_question(room)
        if d.kind.startswith("marches."):
            steps = planned(room.match, d, rng)
            if len(steps) > 2:
                return room, d, steps
        answer = room.match.sample(d, rng)
        await hub.act(room, Line("answer", d.seat, d.kind, answer), d.number)
    raise AssertionError("nobody marches")


def lines(hub: Hub, room: Room) -> list[Any]:
    of = schema.journal.select().where(schema.journal.c.room == room.id)
    return list(hub.store.read_now(lambda c: c.execute(of.order_by(schema.journal.c.n)).all()))


def test_an_act_is_one_line_of_the_journal_and_taken_back_as_one(
    tmp_path: Path, database: str
) -> None:
    async def work(hub: Hub) -> None:
        room, d, steps = await marching(hub)
        m = room.match
        assert m is not None
        before, answers, written = state_hash(m.st), len(m.history), len(lines(hub, room))
        line, stop = await hub.act(room, Line("act", d.seat, d.kind, steps), d.number)
        assert stop is None
        assert len(line.answer) == len(steps)
        assert [e.joined for e in m.history[answers:]] == [False, *[True] * (len(steps) - 1)]
        (row,) = lines(hub, room)[written:]
        assert [kind for kind, _ in row.answer] == [kind for kind, _ in steps]
        if m.can_undo(d.seat) is None:
            await agreements.undo(hub, room, d.seat)
        else:
            await hub.act(room, Line("undo", d.seat, answer=True))
        assert state_hash(m.st) == before
        assert len(m.history) == answers
        assert [e.kind for e in m.log].count("kernel.undone") == 1

    at_a_table(tmp_path, database, work)


def test_an_act_outlives_the_table_and_is_still_taken_back_as_one(
    tmp_path: Path, database: str
) -> None:
    async def first(hub: Hub) -> tuple[str, int, str, str]:
        room, d, steps = await marching(hub)
        assert room.match is not None
        before = state_hash(room.match.st)
        await hub.act(room, Line("act", d.seat, d.kind, steps), d.number)
        return room.id, d.seat, before, state_hash(room.match.st)

    async def second(hub: Hub) -> None:
        room = await hub.room(room_id)
        assert room is not None
        assert room.match is not None
        assert state_hash(room.match.st) == after
        await hub.act(room, Line("undo", seat, answer=True))
        assert state_hash(room.match.st) == before

    room_id, seat, before, after = at_a_table(tmp_path, database, first)
    at_a_table(tmp_path, database, second)


def test_an_act_that_is_not_stored_did_not_happen_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database goes in the middle of an act: it is there whole or not at all."""

    async def work(hub: Hub) -> None:
        room, d, steps = await marching(hub)
        assert room.match is not None
        before, written = state_hash(room.match.st), len(lines(hub, room))
        submit = hub.store.submit

        def fails(work: Any) -> Any:
            def half(c: Any) -> None:
                work(c)
                raise schema_error()

            return submit(half)

        monkeypatch.setattr(hub.store, "submit", fails)
        with pytest.raises(Refused, match=r"table\.not_stored"):
            await hub.act(room, Line("act", d.seat, d.kind, steps), d.number)
        monkeypatch.undo()
        assert len(lines(hub, room)) == written
        back = await hub.room(room.id)
        assert back is not None
        assert back.match is not None
        assert state_hash(back.match.st) == before

    at_a_table(tmp_path, "", work)


def schema_error() -> Exception:
    return sa.exc.OperationalError("commit", {}, OSError("no space left"))


def test_an_act_stops_at_a_refusal_and_says_where(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, d, steps = await marching(hub)
        m = room.match
        assert m is not None
        answers = len(m.history)
        bad = [steps[0], (steps[1][0], ["area:nowhere"]), *steps[2:]]
        line, stop = await hub.act(room, Line("act", d.seat, d.kind, bad), d.number)
        assert len(line.answer) == 1
        assert stop is not None
        assert stop.rule.startswith(("marches.", "kernel.", "control."))
        assert len(m.history) == answers + 1
        d = await open_question(room)
        other = [(d.kind, steps[1][1]), ("planning.orders", {})]
        line, stop = await hub.act(room, Line("act", d.seat, d.kind, other), d.number)
        assert len(line.answer) == 1
        assert stop is not None
        assert stop.rule == "table.act_other"
        d = await open_question(room)
        before = state_hash(m.st)
        with pytest.raises(Refused):
            await hub.act(room, Line("act", d.seat, d.kind, [(d.kind, ["x"])]), d.number)
        assert state_hash(m.st) == before

    at_a_table(tmp_path, "", work)


# ---- looking ahead -----------------------------------------------------------------------------


def played(game: str, seed: int, answers: int) -> Match:
    m = weirwood.new(game, seats=SEATS[game], seed=seed)
    rng = Splitmix(seed)
    for _ in range(answers):
        if m.over:
            break
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    return m


@pytest.mark.parametrize("game", SEATS)
def test_looking_ahead_tells_nothing_that_the_seat_does_not_see(game: str) -> None:
    """Two matches that look alike to a seat look alike to it ahead, whatever it would answer."""
    rng = Splitmix(11)
    compared = 0
    m = played(game, 5, 20)
    for _ in range(60):
        d = m.decisions[0]
        other = m.redeal(d.seat, Splitmix(rng.getrandbits(30)))
        steps: list[tuple[str, Any]] = [(d.kind, m.sample(d, rng))]
        one, two = (msg.encode(foreseen(*ahead(each, d, steps), 1, d.seat)) for each in (m, other))
        assert one == two
        compared += 1
        m.answer(d, steps[0][1])
        if m.over:
            break
    assert compared > 30


@pytest.mark.parametrize("game", SEATS)
def test_what_is_foreseen_comes(game: str) -> None:
    """Where a question is foreseen, it is asked, with the same choices; where none is, an act of
    one answer stops as well."""
    rng = Splitmix(2)
    m = played(game, 6, 10)
    seen = 0
    for _ in range(150):
        d = m.decisions[0]
        answer = m.sample(d, rng)
        world, foretold = ahead(m, d, [(d.kind, answer)])
        m.answer(d, answer)
        if m.over:
            break
        if foretold.stop is None:
            seen += 1
            asked, real = world.decisions[0], m.decisions[0]
            assert asked[1:] == real[1:]
            assert world.options(asked) == m.options(real)
        else:
            no = acts.halted(m, d.seat)
            assert no is not None
            assert no.rule == foretold.stop.rule
    assert seen > 5


def test_ahead_and_act_over_the_wire(client: Browser) -> None:
    room, other = two_people(client, game="cardgame")
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        for _ in range(200):
            mover, idle = (p, q) if p.open else (q, p)
            if not mover.open:
                mover.wait("update")
                continue
            asked = mover.open[0]
            if asked["kind"] == "challenge.declare":
                keys = [o["key"] for o in asked["options"] if not o["rule"]]
                if len(keys) > 1:
                    declare_together(mover, idle, asked, keys)
                    return
            mover.answer()
            idle.ask("ping")
    raise AssertionError("nobody challenges")


def declare_together(p: Player, q: Player, asked: dict[str, Any], keys: list[str]) -> None:
    key = next(k for k in keys if k != "pass")
    first = {"kind": asked["kind"], "answer": [key]}
    told = p.ask("ahead", number=asked["number"], steps=[first])
    assert told["question"]["kind"] == "challenge.attackers"
    assert told["view"] is not None
    attacker = next(o["key"] for o in told["question"]["options"] if not o["rule"])
    more = p.ask("extend", number=asked["number"], so_far=[attacker], after=[first])
    assert more["type"] == "continuations"
    why = p.ask("why", number=asked["number"], answer=["card:none"], after=[first])
    assert why["rule"]
    second = {"kind": "challenge.attackers", "answer": [attacker]}
    heard = len(q.heard)
    # nobody heard of what was only looked at
    q.ask("ping")
    assert [m["type"] for m in q.heard[heard:]] == ["pong"]
    for bad, rule in (
        ([], "table.bad_request"),
        ([first] * 41, "table.too_large"),
        ([second], "kernel.stale"),
    ):
        assert p.ask("act", number=asked["number"], steps=bad)["rule"] == rule
    assert q.ask("act", number=asked["number"], steps=[first])["rule"] == "kernel.stale"
    heard = len(p.heard)
    assert p.ask("act", number=asked["number"], steps=[first, second])["done"] == 2
    updates = [m for m in p.heard[heard:] if m["type"] == "update"]
    kinds = [e["kind"] for e in updates[0]["events"]]
    assert "challenge.initiated" in kinds
    assert "challenge.attacks" in kinds


# ---- answers that leave no choice --------------------------------------------------------------


async def walk(hub: Hub, room: Room, answers: int, meet: Callable[[Decision], None]) -> None:
    assert room.match is not None
    rng = Splitmix(9)
    for _ in range(answers):
        d = await open_question(room)
        meet(d)
        if room.match.over:
            return
        await hub.act(room, Line("answer", d.seat, d.kind, room.match.sample(d, rng)), d.number)


def given(hub: Hub, room: Room) -> list[Any]:
    return [row for row in lines(hub, room) if row.what == "forced"]


def test_what_leaves_no_choice_is_answered_for_those_who_want_it(
    tmp_path: Path, database: str
) -> None:
    async def work(hub: Hub) -> None:
        room = await begun(hub)
        await agreements.skips(hub, room, 0, True)
        asked: set[tuple[int, bool]] = set()

        def meet(d: Decision) -> None:
            assert room.match is not None
            alone = room.match.only(d) is not None and not d.kind.startswith("window.")
            asked.add((d.seat, alone))

        await walk(hub, room, 200, meet)
        assert {row.seat for row in given(hub, room)} == {0}
        assert (0, True) not in asked
        assert (1, True) in asked

    at_a_table(tmp_path, database, work)


def test_a_forced_answer_is_taken_back_with_what_led_to_it(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await begun(hub)
        for seat in range(2):
            await agreements.skips(hub, room, seat, True)
        m = room.match
        assert m is not None
        rng = Splitmix(4)
        for _ in range(200):
            d = await open_question(room)
            before = state_hash(m.st)
            await hub.act(room, Line("answer", d.seat, d.kind, m.sample(d, rng)), d.number)
            await open_question(room)
            last = m.history[-1]
            if last.joined and m.can_undo(d.seat) is None:
                await agreements.undo(hub, room, d.seat)
                assert state_hash(m.st) == before
                assert (await open_question(room)).kind == d.kind
                return
        raise AssertionError("nothing was forced")

    at_a_table(tmp_path, "", work)


def test_among_people_a_window_is_not_passed_by_what_is_in_a_hand(tmp_path: Path) -> None:
    """A pause at the right moment would tell what somebody holds, and so would none."""

    async def work(hub: Hub) -> None:
        room = await begun(hub)
        for seat in range(2):
            await agreements.skips(hub, room, seat, True)
        idle = 0

        def meet(d: Decision) -> None:
            nonlocal idle
            assert room.match is not None
            idle += d.kind.startswith("window.") and room.match.only(d) == ["pass"]

        await walk(hub, room, 60, meet)
        assert idle > 5
        m = room.match
        assert m is not None
        d = await open_question(room)
        if m.only(d) is not None:
            assert acts.forced(m, d, watched=False) == m.only(d)

    at_a_table(tmp_path, "", work)


def test_against_bots_alone_windows_pass_by_themselves(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        plan = [msg.SeatPlan(kind="me"), msg.SeatPlan(kind="bot", level="random")]
        room, *_ = await hub.create(msg.NewRoom(game="miniatures", seats=plan), "a")
        await agreements.skips(hub, room, 0, True)
        asked: list[Decision] = []

        def meet(d: Decision) -> None:
            assert room.match is not None
            if d.seat == 0 and room.match.only(d) is not None:
                asked.append(d)

        await walk(hub, room, 40, meet)
        assert not asked
        assert ["pass"] in [row.answer for row in given(hub, room)]

    at_a_table(tmp_path, "", work)


def test_the_pause_before_a_forced_answer_is_that_of_a_quick_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def work(hub: Hub) -> None:
        def at_once(_table: Hub, seconds: float) -> float:
            waited.append(seconds)
            return 0.0

        monkeypatch.setattr(bot_turns, "pause", at_once)
        room = await begun(hub)
        await agreements.skips(hub, room, 0, True)
        await walk(hub, room, 150, lambda d: None)
        assert given(hub, room)

    at_a_table(tmp_path, "", work)
    assert waited
