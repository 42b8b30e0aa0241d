"""A room woken from a snapshot is the room that its whole journal gives."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import config
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.rooms import agreements, bot_turns
from weirwood.table.rooms.replays import Replays
from weirwood.table.rooms.room import Room
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg

SEATS = {"boardgame": 3, "btwixt": 3, "cardgame": 2, "miniatures": 2}


async def played(hub: Hub, game: str, answers: int) -> Room:
    """A room of people in which so many answers were given."""
    plan = [msg.SeatPlan(kind="me")] * SEATS[game]
    room, _, _ = await hub.create(msg.NewRoom(game=game, seats=plan), "somebody")
    rng = Splitmix(7)
    assert room.match is not None
    for _ in range(answers):
        d = room.match.decisions[0]
        answer = room.match.sample(d, rng)
        await hub.act(room, Line("answer", d.seat, d.kind, answer), d.number)
    return room


def told(room: Room) -> list[Any]:
    """All that anybody is told of a room."""
    eyes = [None, *range(len(room.seats))]
    return [
        [room.events_after(seat, 0) for seat in eyes],
        [msg.encode(room.position(seat)) for seat in eyes],
        [s for s in range(len(room.seats)) if bot_turns.knows_itself(room, s)],
    ]


def reloaded(hub: Hub, room: Room) -> Room:
    found = storage.load(hub.store, room.id)
    assert found is not None
    assert found.match is not None
    hub.rooms[room.id] = found
    return found


@pytest.mark.parametrize("game", sorted(SEATS))
@pytest.mark.parametrize("answers", [80, 87])
def test_a_snapshot_tells_what_the_journal_tells(tmp_path: Path, game: str, answers: int) -> None:
    async def work() -> None:
        hub = Hub(config(tmp_path))
        room = await played(hub, game, answers)
        found = reloaded(hub, room)
        assert found.match is not None
        assert room.match is not None
        assert not found.whole
        assert msg.encode(found.match.save()) == msg.encode(room.match.save())
        assert told(found)[:2] == told(room)[:2]
        for seat in told(found)[2]:
            known, wanted = bot_turns.knowledge(found, seat), bot_turns.knowledge(room, seat)
            assert msg.encode(known) == msg.encode(wanted)
        await hub.make_whole(found)
        assert found.match.history == room.match.history
        assert told(found) == told(room)
        await hub.stop()

    asyncio.run(work())


def test_what_was_answered_before_a_snapshot_can_be_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(config(tmp_path))
        room = await played(hub, "boardgame", 83)
        found = reloaded(hub, room)
        assert not found.whole
        seat = next(s for s in range(3) if not bot_turns.knows_itself(found, s))
        for s in found.seats:
            s.away = s.seat != seat  # bots consent
        lines = found.journal
        await agreements.undo(hub, found, seat)
        assert found.journal == lines + 1
        await hub.stop()

    asyncio.run(work())


def test_the_record_of_a_room_from_a_snapshot_begins_at_the_beginning(tmp_path: Path) -> None:
    async def work() -> tuple[str, str]:
        hub = Hub(config(tmp_path))
        room = await played(hub, "btwixt", 90)
        await hub.act(room, Line("draw", -1))
        assert room.match is not None
        wanted = room.match.record()
        found = reloaded(hub, room)
        assert not found.whole
        got = await Replays(hub).record(found)
        await hub.stop()
        return got, wanted

    got, wanted = asyncio.run(work())
    assert got == wanted


@pytest.mark.parametrize("value", [-1, 0, 3, 41, 1000])
@pytest.mark.parametrize("column", ["n", "events"])
def test_a_spoilt_snapshot_is_not_believed(tmp_path: Path, column: str, value: int) -> None:
    async def work() -> None:
        hub = Hub(config(tmp_path))
        room = await played(hub, "boardgame", 83)
        rows = schema.snapshots
        spoil = rows.update().where(rows.c.n == 80).values({column: value})
        await hub.store.write(lambda c: c.execute(spoil).rowcount)
        found = reloaded(hub, room)
        assert told(found)[:2] == told(room)[:2]
        await hub.stop()

    asyncio.run(work())


def test_a_journal_that_cannot_be_played_again_is_played_on(tmp_path: Path) -> None:
    """Also if nothing was answered since the snapshot: the position is there."""

    async def work() -> None:
        hub = Hub(config(tmp_path))
        room = await played(hub, "boardgame", 80)
        rows = schema.journal
        spoil = rows.update().where(rows.c.n == 2).values(answer=["nonsense"])
        await hub.store.write(lambda c: c.execute(spoil).rowcount)
        old = schema.snapshots.delete().where(schema.snapshots.c.n < 80)
        await hub.store.write(lambda c: c.execute(old).rowcount)
        found = reloaded(hub, room)
        assert found.match is not None
        assert room.match is not None
        assert msg.encode(found.match.save()) == msg.encode(room.match.save())
        await hub.make_whole(found)  # as whole as it gets
        with pytest.raises(Refused) as no:
            await agreements.undo(hub, found, 0)
        assert no.value.rule == "kernel.undo_nothing"
        await hub.stop()

    asyncio.run(work())


def test_events_are_kept_with_snapshots_alone(tmp_path: Path) -> None:
    """The journal gives them again. Rows that do not fit together are written anew."""
    kept = sa.select(schema.events.c.n).order_by(schema.events.c.n)

    async def work() -> None:
        hub = Hub(config(tmp_path))
        room = await played(hub, "boardgame", 83)
        rows = await hub.store.read(lambda c: list(c.execute(kept).scalars()))
        assert rows == list(range(room.kept_events))
        assert 0 < room.kept_events < len(room.events)
        lost = schema.events.delete().where(schema.events.c.n == 5)
        await hub.store.write(lambda c: c.execute(lost).rowcount)
        found = reloaded(hub, room)
        assert found.kept_events == 5
        assert told(found)[:2] == told(room)[:2]
        found.journal = 120  # the next snapshot
        await hub.store.write(storage.appending(found, None))
        rows = await hub.store.read(lambda c: list(c.execute(kept).scalars()))
        assert rows == list(range(len(found.events)))
        await hub.stop()

    asyncio.run(work())
