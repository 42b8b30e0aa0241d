"""One room: its seats, its match, its journal. All changes go through here, one at a time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from weirwood.kernel import registry
from weirwood.kernel.decision import Decision, Refused
from weirwood.kernel.event import Event, seen_by
from weirwood.kernel.match import Match
from weirwood.table import protocol as msg
from weirwood.table import tables
from weirwood.table.store import Store

SNAPSHOT_EVERY = 40


@dataclass(slots=True)
class Seat:
    """A seat of a room, as the database has it."""

    seat: int
    kind: str
    level: str = ""
    name: str = ""
    lang: str = "en"
    token: str = ""
    browser: str = ""
    away: bool = False
    muted: bool = False
    gone_since: float | None = None  # when the last connection of a person closed


@dataclass(slots=True)
class Room:
    """A room in memory. The journal in the database is the truth; this is its image."""

    id: str
    game: str
    rules: int
    status: str
    settings: dict[str, Any]
    seed: int
    clock: msg.Clock
    times: list[float]
    away_seconds: int
    away_level: str
    public: bool
    host: str
    watch: str
    rematch: str
    created: int
    updated: int
    seats: list[Seat]
    match: Match | None = None
    journal: int = 0  # lines written
    events: list[Event] = field(default_factory=list)  # all of them, hidden ones included
    taken: int = 0  # events of the match object that are among them
    chat: list[dict[str, Any]] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    since: float = field(default_factory=time.monotonic)  # when the open questions were asked
    undo_from: int | None = None
    undo_waiting: set[int] = field(default_factory=set)
    draw_agreed: set[int] = field(default_factory=set)
    pause_agreed: set[int] = field(default_factory=set)
    thinking: set[int] = field(default_factory=set)  # numbers of questions a bot thinks about
    used: float = field(default_factory=time.monotonic)

    # ---- what people see ----------------------------------------------------------------

    def info(self, online: Mapping[int, int], browser: str = "") -> msg.RoomInfo:
        labels: list[str] = []
        game = registry.game(self.game)
        if self.match is not None and game.labels is not None:
            labels = game.labels(self.match.st)
        return msg.RoomInfo(
            room=self.id,
            game=self.game,
            status=self.status,  # type: ignore[arg-type]  # the database holds these words only
            settings=self.settings,
            seats=[
                msg.SeatInfo(
                    seat=s.seat,
                    kind=s.kind,  # type: ignore[arg-type]  # likewise
                    name=s.name,
                    level=s.level or (self.away_level if s.away else ""),
                    online=bool(online.get(s.seat)),
                    away=s.away,
                    seconds_left=self.seconds_left(s.seat),
                    label=labels[s.seat] if s.seat < len(labels) else "",
                    muted=s.muted,
                )
                for s in self.seats
            ],
            clock=self.clock,
            host=bool(browser) and browser == self.host,
            public=self.public,
            rematch=self.rematch,
        )

    def seconds_left(self, seat: int) -> int | None:
        if self.clock.kind == "none" or self.match is None or self.status != "playing":
            return None
        left = self.times[seat]
        if any(d.seat == seat for d in self.match.decisions):
            left -= time.monotonic() - self.since
        return max(0, int(left))

    def position(self, seat: int | None) -> msg.Position | None:
        m = self.match
        if m is None:
            return None
        questions = []
        if seat is not None and self.status in ("playing", "paused"):
            for d, reply in zip(m.st.asked, m.st.replies, strict=True):
                if d.seat == seat:
                    questions.append(self.question(m, d, reply is not None))
        no = m.can_undo(seat) if seat is not None and not m.over else None
        names = m.game.names(m.st) if m.game.names is not None else []
        request = None
        if self.undo_from is not None:
            request = msg.UndoRequest(seat=self.undo_from, waiting=sorted(self.undo_waiting))
        return msg.Position(
            view=m.view(seat),
            questions=questions,
            waiting=[msg.Waiting(seat=d.seat, kind=d.kind) for d in m.decisions],
            can_undo=seat is not None and not m.over and no is None,
            undo_rule=no.rule if no is not None else "",
            undo_request=request,
            names=names,
        )

    def question(self, m: Match, d: Decision, answered: bool) -> msg.Question:
        kind = m.game.kinds[d.kind]
        slots: list[str] = []
        if d.shape == "assign" and kind.keys is not None:
            slots = list(kind.keys(m.st, d.seat, d.args))
        answer = None
        options: list[msg.OptionInfo] = []
        if answered:
            row = next(r for r in m.view(d.seat)["asked"] if r["seat"] == d.seat)
            answer = row["answer"]
        else:
            for c in m.choices(d):
                no = c.refusal
                options.append(
                    msg.OptionInfo(
                        key=c.key,
                        about=list(c.about),
                        rule=no.rule if no else "",
                        args=dict(no.args) if no else {},
                    )
                )
        return msg.Question(
            number=d.number,
            seat=d.seat,
            kind=d.kind,
            shape=d.shape,  # type: ignore[arg-type]  # the kernel's shapes
            least=d.least,
            most=d.most,
            args=json.loads(json.dumps(d.args)),
            options=options,
            rule=kind.rule,
            stepwise=kind.extend is not None,
            checked=kind.check is not None,
            slots=slots,
            answer=answer,
        )

    def events_after(self, seat: int | None, since: int) -> list[msg.Event]:
        """The events as this seat heard them, after its own number `since`."""
        out = []
        number = 0
        for e in self.events:
            heard = seen_by(e, seat)
            if heard is not None:
                number += 1
                if number > since:
                    out.append(msg.Event(number=number, kind=heard["kind"], args=heard["args"]))
        return out

    def chat_for(self, seat: int | None, since: int = 0) -> list[msg.ChatLine]:
        return [
            msg.ChatLine(
                number=c["n"],
                seat=c["seat"] if c["seat"] >= 0 else None,
                name=c["name"],
                text=c["text"],
                to=c["to"],
                at=c["at"],
            )
            for c in self.chat
            if c["n"] > since and may_hear(c, seat)
        ]

    # ---- changes ------------------------------------------------------------------------

    def begin(self) -> None:
        self.match = registry.new(
            self.game, seats=len(self.seats), seed=self.seed, options=self.settings
        )
        self.taken = 0
        self.take_events()
        self.status = "playing"
        self.since = time.monotonic()

    def take_events(self) -> list[Event]:
        """Events that the match has told since the last time."""
        assert self.match is not None
        fresh = self.match.log[self.taken :]
        self.taken += len(fresh)
        self.events += fresh
        return fresh

    def apply(self, what: str, seat: int, kind: str, answer: Any, by: str) -> None:
        """Apply one line of the journal to the match."""
        m = self.match
        if m is None:
            raise Refused("kernel.over", {})
        if what == "answer":
            found = [d for d in m.decisions if d.seat == seat and d.kind == kind]
            if not found:
                raise Refused("kernel.stale", {"number": 0, "kind": kind})
            m.answer(found[0], answer, by=by)
        elif what == "withdraw":
            found = [d for d in m.answered if d.seat == seat]
            if not found:
                raise Refused("kernel.not_answered", {"kind": kind, "seat": seat})
            m.withdraw(found[0])
        elif what == "undo":
            m.undo(seat, consent=bool(answer))
        elif what == "concede":
            m.concede(seat, by=by)
        elif what == "draw":
            m.draw(by=by)
        else:
            raise ValueError(f"unknown line {what} in the journal")
        if m.over:
            self.status = "over"


def may_hear(line: Mapping[str, Any], seat: int | None) -> bool:
    """Private lines are for their sender and those they name."""
    return not line["to"] or (seat is not None and (seat in line["to"] or seat == line["seat"]))


# ---- storing and loading --------------------------------------------------------------------


def room_values(room: Room) -> dict[str, Any]:
    return {
        "id": room.id,
        "game": room.game,
        "rules": room.rules,
        "status": room.status,
        "settings": room.settings,
        "seed": str(room.seed),
        "clock": {
            "kind": room.clock.kind,
            "seconds": room.clock.seconds,
            "on_flag": room.clock.on_flag,
        },
        "times": room.times,
        "away_seconds": room.away_seconds,
        "away_level": room.away_level,
        "public": room.public,
        "host": room.host,
        "watch": room.watch,
        "rematch": room.rematch,
        "created": room.created,
        "updated": room.updated,
    }


def seat_values(room: Room, s: Seat) -> dict[str, Any]:
    return {
        "room": room.id,
        "seat": s.seat,
        "kind": s.kind,
        "level": s.level,
        "name": s.name,
        "lang": s.lang,
        "token": s.token,
        "browser": s.browser,
        "away": s.away,
        "muted": s.muted,
    }


def insert(room: Room, connection: Connection) -> None:
    connection.execute(tables.rooms.insert(), room_values(room))
    connection.execute(tables.seats.insert(), [seat_values(room, s) for s in room.seats])


def update(room: Room, connection: Connection) -> None:
    values = room_values(room)
    connection.execute(tables.rooms.update().where(tables.rooms.c.id == room.id), values)
    for s in room.seats:
        where = (tables.seats.c.room == room.id) & (tables.seats.c.seat == s.seat)
        connection.execute(tables.seats.update().where(where), seat_values(room, s))


def event_row(room: Room, n: int, e: Event) -> dict[str, Any]:
    return {"room": room.id, "n": n, "event": [e.kind, e.args, e.secret, list(e.seats), e.hidden]}


def load(store: Store, room_id: str) -> Room | None:
    """A room from the database: the newest snapshot, and every journal line since."""

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
        )

    row, seats, journal, events, chat, snapshots = store.read_now(rows)
    if row is None:
        return None
    room = Room(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        status=row["status"],
        settings=row["settings"],
        seed=int(row["seed"]),
        clock=msg.Clock(**row["clock"]),
        times=list(row["times"]),
        away_seconds=row["away_seconds"],
        away_level=row["away_level"],
        public=row["public"],
        host=row["host"],
        watch=row["watch"],
        rematch=row["rematch"],
        created=row["created"],
        updated=row["updated"],
        seats=[
            Seat(**{k: s[k] for k in s if k != "room"}, gone_since=time.monotonic()) for s in seats
        ],
        chat=[dict(c) for c in chat],
        journal=len(journal),
    )
    if room.status != "lobby":
        bring_back(room, journal, events, snapshots)
    return room


def bring_back(room: Room, journal: list[Any], events: list[Any], snapshots: list[Any]) -> None:
    """Play the journal again; after a change of the rules, from the newest snapshot on."""
    status = room.status
    game = registry.game(room.game)
    start = 0
    if room.rules == game.version:
        room.match = registry.new(
            room.game, seats=len(room.seats), seed=room.seed, options=room.settings
        )
    else:
        newest = snapshots[-1]
        room.match = registry.load(newest["save"])
        start = newest["n"]
        room.events = [as_event(e["event"]) for e in events[: newest["events"]]]
    room.take_events()
    for line in journal[start:]:
        room.apply(line["what"], line["seat"], line["kind"], line["answer"], line["by"])
        room.take_events()
    room.status = "over" if room.match.over else status
    room.since = time.monotonic()


def as_event(row: list[Any]) -> Event:
    kind, args, secret, seats, hidden = row
    return Event(kind, args, secret, tuple(seats), hidden)
