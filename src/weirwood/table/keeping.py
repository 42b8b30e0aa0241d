"""Rooms in the database: what is written at each change, and how a room is brought back."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.event import Event
from weirwood.table import clocks, tables
from weirwood.table import protocol as msg
from weirwood.table.room import Room, Seat, coach_of
from weirwood.table.store import Store

log = logging.getLogger("weirwood.table")
SNAPSHOT_EVERY = 40  # journal lines
Work = Callable[[Connection], None]

# Statements with bound parameters are compiled once; building them costs more than running them.
UPDATE_ROOM = tables.rooms.update().where(tables.rooms.c.id == sa.bindparam("_id"))
UPDATE_SEAT = tables.seats.update().where(
    (tables.seats.c.room == sa.bindparam("_room")) & (tables.seats.c.seat == sa.bindparam("_seat"))
)
INSERT_LINE = tables.journal.insert()
INSERT_EVENTS = tables.events.insert()
INSERT_SNAPSHOT = tables.snapshots.insert()
OLD_SNAPSHOTS = tables.snapshots.delete().where(
    (tables.snapshots.c.room == sa.bindparam("_room"))
    & (tables.snapshots.c.n < sa.bindparam("_before"))
)


def room_values(room: Room) -> dict[str, Any]:
    return {
        "id": room.id,
        "game": room.game,
        "rules": room.rules,
        "status": room.status,
        "settings": room.settings,
        "seed": str(room.seed),
        "lesson": room.lesson,
        "clock": {
            "kind": room.clock.kind,
            "seconds": room.clock.seconds,
            "on_flag": room.clock.on_flag,
        },
        "away_seconds": room.away_seconds,
        "away_level": room.away_level,
        "public": room.public,
        "created": room.created,
        **changing_values(room),
    }


def changing_values(room: Room) -> dict[str, Any]:
    """What changes in a room after it was made."""
    return {
        "status": room.status,
        "times": [round(t, 3) for t in room.times],
        "asked": room.asked,
        "turn": room.to_move(),
        "host": room.host,
        "watch": room.watch,
        "rematch": room.rematch,
        "hushed": room.hushed,
        "offers": room.offers(),
        "updated": room.updated,
    }


def seat_values(s: Seat) -> dict[str, Any]:
    return {
        "seat": s.seat,
        "kind": s.kind,
        "level": s.level,
        "name": s.name,
        "lang": s.lang,
        "token": s.token,
        "browser": s.browser,
        "away": s.away,
        "muted": s.muted,
        "offered": s.offered,
        "passes": list(s.passes),
    }


def inserting(room: Room) -> Work:
    """The work of storing a new room."""
    values = room_values(room)
    room.stored = {s.seat: seat_values(s) for s in room.seats}
    rows = [{"room": room.id, **row} for row in room.stored.values()]

    def work(c: Connection) -> None:
        c.execute(tables.rooms.insert(), values)
        c.execute(tables.seats.insert(), rows)

    return work


def updating(room: Room, *, settings: bool = False) -> Work:
    """The work of storing what has changed. Values are taken now, whatever happens meanwhile."""
    values = {"_id": room.id, **changing_values(room)}
    if settings:
        values["settings"] = room.settings
    changed = []
    for s in room.seats:
        row = seat_values(s)
        if room.stored.get(s.seat) != row:
            room.stored[s.seat] = row
            changed.append({"_room": room.id, "_seat": s.seat, **row})

    def work(c: Connection) -> None:
        if not c.execute(UPDATE_ROOM, values).rowcount:  # deleted meanwhile, with all that it held
            raise Refused("table.no_room", {"room": room.id})
        for row in changed:
            c.execute(UPDATE_SEAT, row)

    return work


def appending(room: Room, journal: list[dict[str, Any]], first: int) -> Work:
    """The work of storing a change of the match: room, journal lines, events, and snapshots."""
    update = updating(room)
    events = [event_row(room, i, room.events[i]) for i in range(first, len(room.events))]
    snapshot: dict[str, Any] | None = None
    if room.match is not None and room.journal % SNAPSHOT_EVERY == 0:
        snapshot = {
            "room": room.id,
            "n": room.journal,
            "events": len(room.events),
            "save": room.match.save(),
        }

    def work(c: Connection) -> None:
        update(c)
        if journal:
            c.execute(INSERT_LINE, journal)
        if events:
            c.execute(INSERT_EVENTS, events)
        if snapshot is not None:
            c.execute(INSERT_SNAPSHOT, snapshot)
            before = {"_room": room.id, "_before": snapshot["n"] - SNAPSHOT_EVERY}
            c.execute(OLD_SNAPSHOTS, before)

    return work


def event_row(room: Room, n: int, e: Event) -> dict[str, Any]:
    return {"room": room.id, "n": n, "event": [e.kind, e.args, e.secret, list(e.seats), e.hidden]}


def as_event(row: list[Any]) -> Event:
    kind, args, secret, seats, hidden = row
    return Event(kind, args, secret, tuple(seats), hidden)


# ---- loading --------------------------------------------------------------------------------


def load(store: Store, room_id: str, alive: float = 0.0) -> Room | None:
    """A room from the database. `alive`: until when its clocks have run."""

    def rows(connection: Connection) -> tuple[Any, ...]:
        def of(table: sa.Table, key: str) -> list[Any]:
            found = connection.execute(
                table.select().where(table.c.room == room_id).order_by(table.c[key])
            )
            return list(found.mappings())

        one = connection.execute(tables.rooms.select().where(tables.rooms.c.id == room_id))
        return (
            one.mappings().first(),
            of(tables.seats, "seat"),
            of(tables.journal, "n"),
            of(tables.events, "n"),
            of(tables.chat, "n"),
            of(tables.snapshots, "n"),
            of(tables.notices, "seat"),
        )

    row, seats, journal, events, chat, snapshots, notices = store.read_now(rows)
    if row is None:
        return None
    gone = time.monotonic()
    room = Room(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        status=row["status"],
        settings=row["settings"],
        seed=int(row["seed"]),
        clock=msg.Clock(**row["clock"]),
        times=list(row["times"]),
        asked=row["asked"],
        away_seconds=row["away_seconds"],
        away_level=row["away_level"],
        public=row["public"],
        host=row["host"],
        watch=row["watch"],
        rematch=row["rematch"],
        hushed=row["hushed"],
        lesson=row["lesson"],
        coach=coach_of(row["game"], row["lesson"]) if row["lesson"] else None,
        created=row["created"],
        updated=row["updated"],
        seats=[Seat(**{k: s[k] for k in s if k != "room"}, gone_since=gone) for s in seats],
        chat=[dict(c) for c in chat],
        journal=len(journal),
        noticed={n["seat"]: n["browser"] for n in notices},
    )
    room.stored = {s.seat: seat_values(s) for s in room.seats}
    room.take_offers(row["offers"])
    if room.status != "lobby":
        bring_back(room, journal, events, snapshots)
        wind_up(room, alive)
    return room


def bring_back(room: Room, journal: list[Any], events: list[Any], snapshots: list[Any]) -> None:
    """Play the journal again; after a change of the rules, from the newest snapshot on."""
    status = room.status
    try:
        if room.rules != registry.game(room.game).version:
            raise Refused("kernel.version", {})
        room.match = registry.new(
            room.game, seats=len(room.seats), seed=room.seed, options=room.settings
        )
        play_on(room, journal)
    except (Refused, RuleError) as e:
        # The rules are others than those it was played by: a snapshot holds the position itself.
        log.warning("journal not replayed", extra={"room": room.id, "reason": str(e)})
        try:
            newest = snapshots[-1]
            room.match = registry.load(newest["save"])
            room.taken = 0
            room.events = [as_event(row["event"]) for row in events[: newest["events"]]]
            play_on(room, journal[newest["n"] :])
        except (Refused, RuleError, IndexError) as worse:
            log.error("room lost", exc_info=worse, extra={"room": room.id})
            raise Refused("table.broken", {"room": room.id}) from worse
    over = room.match.over
    room.status = "over" if over else "playing" if status == "over" else status


def play_on(room: Room, journal: list[Any]) -> None:
    room.take_events()
    for line in journal:
        room.apply(line["what"], line["seat"], line["kind"], line["answer"], line["by"])
        room.take_events()


def wind_up(room: Room, alive: float) -> None:
    """Set the clocks going again: charged until the table was last alive, not for its absence."""
    assert room.match is not None
    room.known = {d.number for d in room.match.st.asked}
    now = clocks.now()
    if room.asked > 0:
        clocks.settle(room, min(now, max(alive, room.asked)))
    room.asked = now
