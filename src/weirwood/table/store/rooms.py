"""Rooms in the database: what is written at each change, and how a room is brought back."""

from __future__ import annotations

import contextlib
import functools
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.event import Event
from weirwood.kernel.saving import state_hash
from weirwood.table.cluster.leases import Fenced
from weirwood.table.rooms import clocks
from weirwood.table.rooms.room import Room, coach_of
from weirwood.table.store import schema
from weirwood.table.store.database import SHAPE, Plain, Store, newest
from weirwood.table.store.schema import (
    LINE,
    ROOM,
    ROOM_CHANGES,
    SAID,
    SEAT,
    Line,
    Said,
    Seat,
    from_row,
    values,
)

log = logging.getLogger("weirwood.table")
SNAPSHOT_EVERY = 40  # journal lines
RETURN_SECONDS = 12.0  # in which browsers come back to a room that was brought back: none is away
Work = Callable[[Connection], None]

# What every answer writes goes to the driver itself.
# Every write names the epoch of the room: whoever is not its owner any more writes nothing.
UPDATE_SETTINGS = schema.rooms.update().where(schema.rooms.c.id == sa.bindparam("_id"))
UPDATE_SEAT = schema.seats.update().where(
    (schema.seats.c.room == sa.bindparam("_room")) & (schema.seats.c.seat == sa.bindparam("_seat"))
)
INSERT_LINE = Plain(schema.journal.insert())
INSERT_EVENTS = Plain(schema.events.insert())
LATER_EVENTS = schema.events.delete().where(
    (schema.events.c.room == sa.bindparam("_room")) & (schema.events.c.n >= sa.bindparam("_from"))
)
INSERT_SNAPSHOT = schema.snapshots.insert()
OLD_SNAPSHOTS = schema.snapshots.delete().where(
    (schema.snapshots.c.room == sa.bindparam("_room"))
    & (schema.snapshots.c.n < sa.bindparam("_before"))
)


@functools.cache
def update_room(*names: str) -> Plain:
    """Writes these columns of a room; an index that none of them is in is left alone."""
    row = schema.rooms.c
    ours = (row.id == sa.bindparam("_id")) & (row.epoch == sa.bindparam("_epoch"))
    return Plain(schema.rooms.update().where(ours).values({n: sa.bindparam(n) for n in names}))


def inserting(room: Room) -> Work:
    """The work of storing a new room."""
    row = values(ROOM, room)
    room.stored = {s.seat: values(SEAT, s) for s in room.seats}
    seats = [{"room": room.id, **seat} for seat in room.stored.values()]

    def work(c: Connection) -> None:
        c.execute(schema.rooms.insert(), row)
        c.execute(schema.seats.insert(), seats)

    return work


def updating(room: Room, *, settings: bool = False) -> Work:
    """The work of storing what has changed. Values are taken now, whatever happens meanwhile."""
    room.turn, room.rests_until = room.to_move(), 0.0
    kept, room.kept = room.kept, values(ROOM_CHANGES, room)
    fresh = [name for name, value in room.kept.items() if name not in kept or kept[name] != value]
    update = update_room(*(fresh or ("updated",)))  # the epoch is asked for in any case
    row = {"_id": room.id, "_epoch": room.epoch, **room.kept}
    told = {"_id": room.id, "settings": room.settings} if settings else None
    changed = []
    for s in room.seats:
        seat = values(SEAT, s)
        if room.stored.get(s.seat) != seat:
            room.stored[s.seat] = seat
            changed.append({"_room": room.id, "_seat": s.seat, **seat})

    def work(c: Connection) -> None:
        if not update.run(c, row):
            raise no_longer_ours(c, room.id)
        if told is not None:
            c.execute(UPDATE_SETTINGS, told)
        for seat in changed:
            c.execute(UPDATE_SEAT, seat)

    return work


def holding(room: Room) -> Work:
    """The work of making sure that the room is still ours, for writes besides its own row."""
    row = schema.rooms.c
    of = sa.select(row.id).where(row.id == room.id, row.epoch == room.epoch)
    of = of.with_for_update(read=True)

    def work(c: Connection) -> None:
        if c.execute(of).first() is None:
            raise no_longer_ours(c, room.id)

    return work


def no_longer_ours(c: Connection, room_id: str) -> Refused:
    """Why a room could not be written to: deleted with all that it held, or another worker's."""
    of = sa.select(schema.rooms.c.id).where(schema.rooms.c.id == room_id)
    if c.execute(of).first() is None:
        return Refused("table.no_room", {"room": room_id})
    return Fenced()


def is_newer(store: Store, room_id: str) -> bool:
    """Whether the room is played by newer rules than this worker knows, or the database has a
    newer shape: a worker of a newer release takes it."""
    row = schema.rooms.c
    of = sa.select(row.game, row.rules).where(row.id == room_id)
    found, shape = store.read_now(lambda c: (c.execute(of).first(), c.execute(SHAPE).scalar()))
    if found is None:
        return False
    if shape is not None and shape > newest():
        return True
    try:
        return bool(found.rules > registry.game(found.game).version)
    except (Refused, TypeError):  # told by whoever loads it
        return False


def appending(room: Room, line: Line | None) -> Work:
    """The work of storing a change of the match: room and journal line, now and then a snapshot.

    The journal gives all events again. Those before a snapshot are kept with it, for whoever begins
    there.
    """
    update = updating(room)
    journal = {"room": room.id, **values(LINE, line)} if line is not None else None
    snapshot: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    since = {"_room": room.id, "_from": room.kept_events}
    if room.match is not None and room.journal % SNAPSHOT_EVERY == 0:
        snapshot = {
            "room": room.id,
            "n": room.journal,
            "events": len(room.events),
            "save": room.match.save(),
        }
        events = [
            event_row(room, i, room.events[i]) for i in range(room.kept_events, len(room.events))
        ]
        room.kept_events = len(room.events)

    ended = results_of(room)

    def work(c: Connection) -> None:
        update(c)
        if ended:
            note_results(c, ended)
        if journal is not None:
            INSERT_LINE.run(c, journal)
        if snapshot is not None:
            c.execute(LATER_EVENTS, since)  # of rows that did not fit together
            if events:
                INSERT_EVENTS.run_all(c, events)
            c.execute(INSERT_SNAPSHOT, snapshot)
            before = {"_room": room.id, "_before": snapshot["n"] - SNAPSHOT_EVERY}
            c.execute(OLD_SNAPSHOTS, before)

    return work


def results_of(room: Room) -> list[dict[str, Any]]:
    """How a game that is over ended for each seat; nothing for one that is played on."""
    match = room.match
    if match is None or not match.over:
        return []
    labels, lists = match.game.labels, match.game.lists
    named = labels(match.st) if labels is not None else []
    brought: Sequence[str] = ()
    if lists is not None and not room.scenario:  # a position says nothing of decks
        brought = lists.names(len(room.seats), room.settings)
    out, place = [], 1
    for group in match.standings:
        for seat in group:
            label = named[seat][:64] if seat < len(named) else ""
            deck = brought[seat][:64] if seat < len(brought) else ""
            row = {"room": room.id, "seat": seat, "label": label, "brought": deck}
            out.append({**row, "place": place, "shared": len(group), "seats": len(room.seats)})
        place += len(group)
    return out


def note_results(c: Connection, ended: list[dict[str, Any]]) -> None:
    c.execute(schema.results.delete().where(schema.results.c.room == ended[0]["room"]))
    c.execute(schema.results.insert(), ended)


def event_row(room: Room, n: int, e: Event) -> dict[str, Any]:
    return {"room": room.id, "n": n, "event": [e.kind, e.args, e.secret, list(e.seats), e.hidden]}


def as_event(row: list[Any]) -> Event:
    kind, args, secret, seats, hidden = row
    return Event(kind, args, secret, tuple(seats), hidden)


# ---- loading --------------------------------------------------------------------------------


# What spoilt rows, or answers that rules do not expect, may lead to; the database's own failures
# are none of it.
SPOILT = (
    Refused,
    RuleError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)


def load(store: Store, room_id: str, alive: float = 0.0) -> Room | None:
    """A room from the database. `alive`: until when its clocks have run.

    One that cannot be brought back is noted, and refused with `table.broken`.
    """
    rows = store.read_now(lambda c: read_rows(c, room_id))
    if rows["rooms"] is None:
        return None
    noted = bool(rows["broken_rooms"])
    try:
        room = build(rows)
        if room.status != "lobby":
            lines = [Line(**from_row(LINE, each)) for each in rows["journal"]]
            if [line.n for line in lines] != list(range(len(lines))):
                raise ValueError("a line of the journal is missing")
            bring_back(room, lines, rows["events"], rows["snapshots"])
            wind_up(room, alive)
    except SPOILT as e:
        log.error("room lost", exc_info=e, extra={"room": room_id})
        if not noted:
            reason = f"{type(e).__name__}: {e}"[:300]
            with contextlib.suppress(sa.exc.SQLAlchemyError):  # a disk that takes nothing
                store.submit(lambda c: note_broken(c, room_id, reason)).result()
        raise Refused("table.broken", {"room": room_id}) from e
    ended = [] if rows["results"] else results_of(room)
    if ended:  # it was over before such things were noted
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            store.submit(lambda c: note_results(c, ended)).result()
    if noted:
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            store.submit(lambda c: forget_broken(c, room_id)).result()
    return room


def read_rows(c: Connection, room_id: str) -> dict[str, Any]:
    """All that is kept of a room, by table."""
    one = c.execute(schema.rooms.select().where(schema.rooms.c.id == room_id)).mappings().first()
    found: dict[str, Any] = {"rooms": one}
    for part in schema.BRINGS_BACK if one is not None else ():
        of = part.select().where(part.c.room == room_id)
        if "n" in part.c:
            of = of.order_by(part.c.n)
        found[part.name] = list(c.execute(of).mappings())
    return found


def build(rows: Mapping[str, Any]) -> Room:
    """The room as its rows say, without its match."""
    row, gone = rows["rooms"], time.monotonic() + RETURN_SECONDS
    registry.game(row["game"])  # a game that is not here any more
    seats = [Seat(**from_row(SEAT, s), gone_since=gone) for s in rows["seats"]]
    seats.sort(key=lambda s: s.seat)
    room = Room(
        **from_row(ROOM, row),
        seats=seats,
        coach=coach_of(row["game"], row["lesson"]) if row["lesson"] else None,
        chat=[Said(**from_row(SAID, c)) for c in rows["chat"]],
        journal=len(rows["journal"]),
        kept_events=in_order(rows["events"]),
        noticed={n["seat"]: n["browser"] for n in rows["notices"]},
    )
    if not seats or [s.seat for s in seats] != list(range(len(seats))):
        raise ValueError("a seat is missing")
    if len(room.times) != len(seats):
        raise ValueError("the clocks are not those of the seats")
    room.stored = {s.seat: values(SEAT, s) for s in seats}
    return room


def in_order(events: list[Any]) -> int:
    """How many events follow each other from the first one on."""
    return next((i for i, row in enumerate(events) if row["n"] != i), len(events))


def note_broken(c: Connection, room_id: str, reason: str) -> None:
    forget_broken(c, room_id)
    row = {"room": room_id, "reason": reason, "at": int(time.time())}
    c.execute(schema.broken_rooms.insert(), row)


def forget_broken(c: Connection, room_id: str) -> None:
    c.execute(schema.broken_rooms.delete().where(schema.broken_rooms.c.room == room_id))


def bring_back(room: Room, journal: list[Line], events: list[Any], snapshots: list[Any]) -> None:
    """The match again: from a snapshot and the lines after it, or from the whole journal."""
    status = room.status
    events = events[: room.kept_events]
    if room.coach is not None or not from_snapshots(room, journal, events, snapshots):
        try:
            play_again(room, journal)
        except SPOILT as e:
            # The rules are others than those it was played by: a snapshot holds the position.
            log.warning("journal not replayed", extra={"room": room.id, "reason": str(e)[:200]})
            if not from_snapshots(room, journal, events, snapshots, any_will_do=True):
                raise
    assert room.match is not None
    over = room.match.over
    room.status = "over" if over else "playing" if status == "over" else status


def play_again(room: Room, journal: list[Line]) -> None:
    """Play the journal from the beginning, by the rules that it was played by."""
    if room.rules != registry.game(room.game).version:
        raise Refused("kernel.version", {})
    room.match = room.opening()
    room.taken, room.events, room.whole = 0, [], True
    play_on(room, journal)


def from_snapshots(
    room: Room,
    journal: list[Line],
    events: list[Any],
    snapshots: list[Any],
    *,
    any_will_do: bool = False,
) -> bool:
    """Bring the match back from the newest snapshot that does; False if none does.

    Such a match does not know what was answered before: whoever needs that (`make_whole`) waits
    for the whole journal. One that would know of no answer at all could not even say what can be
    taken back.
    """
    for snapshot in reversed(snapshots):
        if not any_will_do and not snapshot["n"]:  # from the beginning it is as near
            return False
        try:
            first = snapshot["events"]
            if snapshot["n"] not in range(len(journal) + 1) or first not in range(len(events) + 1):
                raise ValueError("a snapshot of nothing")
            room.match = registry.load(snapshot["save"])
            room.taken, room.whole = 0, False
            room.events = [as_event(row["event"]) for row in events[:first]]
            play_on(room, journal[snapshot["n"] :])
            if [e.kind for e in room.events[first : len(events)]] != [
                row["event"][0] for row in events[first:]
            ]:
                raise ValueError("other events than were kept")
        except SPOILT as e:
            log.warning("snapshot not used", extra={"room": room.id, "reason": str(e)[:200]})
            continue
        if any_will_do or room.match.history:
            return True
    return False


def make_whole(store: Store, room: Room) -> None:
    """Play the journal from its beginning for a match that came from a snapshot.

    The caller holds the room's lock. What cannot be played again stays as it is.
    """
    room.whole = True
    old = room.match
    assert old is not None
    scratch = replace(room)
    try:
        play_again(scratch, read_journal(store, room.id))
        fresh = scratch.match
        assert fresh is not None
        if state_hash(fresh.st) != state_hash(old.st):
            raise ValueError("the journal leads elsewhere")
    except SPOILT as e:
        log.warning("journal not replayed", extra={"room": room.id, "reason": str(e)[:200]})
        return
    # People look at the questions with the numbers they have.
    fresh.st.asked = list(old.st.asked)
    fresh.st.number = max(old.st.number, fresh.st.number)
    room.match, room.taken = fresh, scratch.taken


def read_journal(store: Store, room_id: str) -> list[Line]:
    of = schema.journal.select().where(schema.journal.c.room == room_id)
    rows = store.read_now(lambda c: c.execute(of.order_by(schema.journal.c.n)).all())
    return [Line(**from_row(LINE, row._asdict())) for row in rows]


def play_on(room: Room, journal: list[Line]) -> None:
    room.look()
    room.take_events()
    for line in journal:
        _, stop = room.apply(line)
        if stop is not None:  # only what was played stands in the journal
            raise Refused(*stop)
        room.take_events()


def wind_up(room: Room, alive: float) -> None:
    """Set the clocks going again: charged until the table was last alive, not for its absence."""
    assert room.match is not None
    room.known = {d.number for d in room.match.st.asked}
    now = clocks.now()
    if room.asked > 0:
        clocks.settle(room, min(now, max(alive, room.asked)))
    room.asked = now
