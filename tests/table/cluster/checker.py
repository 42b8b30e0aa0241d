"""Judges what a schedule has led to, from the journal and from what the browsers heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tests.table.cluster.simulation import BANK_SECONDS, CALM_SECONDS, SECONDS, Browser, World
from tests.table.helpers import canonical
from weirwood.kernel.event import seen_by
from weirwood.table.rooms.room import Room
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.schema import LINE, ROOM, SEAT, Line, Seat, from_row
from weirwood.table.wire import protocol as msg


class Heard(Protocol):
    """What somebody at a seat has sent and heard."""

    room: str
    seat: int
    events: list[Any]
    position: dict[str, Any]
    acknowledged: list[tuple[str, Any]]
    away: list[str]

    def is_over(self) -> bool: ...


def faults(world: World, browsers: list[Browser]) -> list[str]:
    """All that is wrong; nothing, if the table has kept its promises."""
    found = [f"wronged: {what}" for what in sorted(set(world.wronged))]
    found += judged(world.db, browsers)
    found += writers(world)
    for browser in browsers:
        if not browser.is_over():
            found.append(f"seat {browser.seat} never came to the end")
    found += clocks(world, browsers[0].room)
    world.db.rollback()
    return found


def judged(c: Connection, browsers: Sequence[Heard]) -> list[str]:
    """What is wrong with one room, by its journal and by all that was heard there."""
    try:
        room, lines = replayed(c, browsers[0].room)
    except storage.SPOILT as e:
        return [f"the journal cannot be played again: {e}"]
    found = [f"line {i} has number {line.n}" for i, line in enumerate(lines) if line.n != i]
    found += [f"a bot has played for seat {seat}" for seat in sorted(taken_over(room, lines))]
    for browser in browsers:
        found += lost(browser, lines)
        found += story(browser, room)
        found += [f"{browser.seat} saw {name!r} away" for name in sorted(set(browser.away))]
    return found + views(browsers, room) + never_so(browsers, room, lines)


def replayed(c: Connection, room_id: str) -> tuple[Room, list[Line]]:
    """The room as its journal alone says."""
    rows = storage.read_rows(c, room_id)
    lines = [Line(**from_row(LINE, dict(each))) for each in rows["journal"]]
    seats = [Seat(**from_row(SEAT, dict(each))) for each in rows["seats"]]
    room = Room(**from_row(ROOM, dict(rows["rooms"])), seats=seats)
    room.status = "playing"
    storage.play_again(room, lines)
    return room, lines


def writers(world: World) -> list[str]:
    """One writer per epoch, and epochs that only rise."""
    found, by, last = [], dict[tuple[str, int], str](), dict[str, int]()
    for room, writer, epoch, _ in world.commits:
        if by.setdefault((room, epoch), writer) != writer:
            found.append(f"epoch {epoch} was written by {by[room, epoch]} and by {writer}")
        if epoch < last.get(room, 0):
            found.append(f"epoch {epoch} was written after {last[room]}")
        last[room] = epoch
    return sorted(set(found))


def lost(browser: Heard, lines: list[Line]) -> list[str]:
    """Acknowledged answers that the journal does not have, in their order."""
    mine = [line for line in lines if line.seat == browser.seat and line.by == "person"]
    stored = iter([(line.kind, canonical(line.answer)) for line in mine])
    gone = [a for a in browser.acknowledged if (a[0], canonical(a[1])) not in stored]
    return [f"seat {browser.seat} has lost {kind}" for kind, _ in gone]


def story(browser: Heard, room: Room) -> list[str]:
    """What somebody heard is the beginning of what there was to hear."""
    told = [as_json(e) for e in room.events_after(browser.seat, 0)]
    if browser.events != told[: len(browser.events)]:
        numbers = [e["number"] for e in browser.events]
        return [f"seat {browser.seat} heard another story: {numbers[-5:]} of {len(told)}"]
    return []


def views(browsers: Sequence[Heard], room: Room) -> list[str]:
    """At the end, everybody sees what the journal gives."""
    return [
        f"seat {b.seat} sees another end"
        for b in browsers
        if b.is_over() and as_json(room.position(b.seat))["view"] != b.position["view"]
    ]


def never_so(browsers: Sequence[Heard], room: Room, lines: list[Line]) -> list[str]:
    """In the middle of a game, everybody sees what the journal gave when they had heard so much."""
    late = {b.seat: b for b in browsers if b.position and not b.is_over()}
    again = replace(room, match=room.opening(), status="playing", events=[], taken=0)
    counts = dict.fromkeys(late, 0)

    def look() -> None:
        again.look()
        for event in again.take_events():
            for seat in counts:
                counts[seat] += seen_by(event, seat) is not None
        for seat, b in list(late.items()):
            heard_as_much = counts[seat] == len(b.events)
            if heard_as_much and as_json(again.position(seat))["view"] == b.position["view"]:
                del late[seat]

    look()
    for line in lines if late else ():
        again.apply(line)
        look()
    return [f"seat {seat} was shown what never was" for seat in sorted(late)]


def taken_over(room: Room, lines: list[Line]) -> set[int]:
    """Seats of people whose answers were given by a bot."""
    people = {s.seat for s in room.seats if s.kind == "person"}
    return {line.seat for line in lines if line.by == "bot"} & people


def clocks(world: World, room_id: str) -> list[str]:
    """Nobody is charged more than there was time in which they could have answered."""
    of = sa.select(schema.rooms.c.times).where(schema.rooms.c.id == room_id)
    times = world.db.execute(of).scalar() or []
    most = SECONDS + CALM_SECONDS + 20
    spent = [BANK_SECONDS - left for left in times[:2]]
    return [f"seat {s} was charged {t}" for s, t in enumerate(spent) if t > most]


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msg.encode(thing))
