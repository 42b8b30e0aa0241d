"""One room: its seats, its match, its events. All changes go through `apply`, one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from weirwood import lessons
from weirwood.kernel import passes, registry
from weirwood.kernel.decision import Decision, Refusal, Refused
from weirwood.kernel.event import Event, seen_by
from weirwood.kernel.match import Match
from weirwood.table.rooms import acts, clocks, lists
from weirwood.table.store.schema import Line, Said, Seat, StoredRoom
from weirwood.table.wire import protocol as msg


class NotStored(Refused):
    """The database did not take it. Nothing more can be done with this image of the room."""


class RoomLock(asyncio.Lock):
    """The lock of a room's image. Once the image is forgotten, nobody gets hold of it any more."""

    def __init__(self) -> None:
        super().__init__()
        self.refusal: tuple[str, dict[str, Any]] | None = None  # a rule and its arguments

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.refusal is not None:
            self.release()
            raise NotStored(*self.refusal)


@dataclass(slots=True)
class Room(StoredRoom):
    """A room in memory. The journal in the database is the truth; this is its image."""

    seats: list[Seat] = field(default_factory=list)
    coach: lessons.Coach | None = None  # of the learner of a guided game
    match: Match | None = None
    asks: list[Decision] = field(default_factory=list)  # open questions, for whoever lacks the lock
    whole: bool = True  # the match knows all answers; else those since a snapshot
    journal: int = 0  # lines written
    events: list[Event] = field(default_factory=list)  # all of them, hidden ones included
    taken: int = 0  # events of the match object that are among them
    kept_events: int = 0  # that the database has, beside the journal which gives them all
    chat: list[Said] = field(default_factory=list)
    known: set[int] = field(default_factory=set)  # numbers of questions that clocks know
    lock: RoomLock = field(default_factory=RoomLock)
    thinking: set[int] = field(default_factory=set)  # numbers of questions a bot thinks about
    chosen: set[int] = field(default_factory=set)  # questions that leave a choice to their person
    noticed: dict[int, str] = field(default_factory=dict)  # turns in the queue of notices
    stored: dict[int, dict[str, Any]] = field(default_factory=dict)  # seats, as stored
    kept: dict[str, Any] = field(default_factory=dict)  # the room's own row, likewise
    written: list[tuple[msgspec.Raw, dict[str, Any]]] = field(default_factory=list)  # settings
    used: float = field(default_factory=time.monotonic)
    rests_until: float = 0.0  # before which there is nothing to look after

    # ---- who is here --------------------------------------------------------------------

    def people(self) -> set[int]:
        """Seats of persons who play themselves."""
        return {s for s in self.players() if not self.seats[s].away}

    def players(self) -> set[int]:
        """Seats of persons, also of those whom a bot stands in for; not of those who conceded."""
        out = self.match.st.conceded if self.match is not None else ()
        return {s.seat for s in self.seats if s.kind == "person" and s.seat not in out}

    def is_host(self, browser: str) -> bool:
        """Nobody without a browser is anybody, also where the host has left nothing behind."""
        return bool(browser) and browser == self.host

    def spare(self, seat: int) -> None:
        """Whoever takes back a pass given in advance wants to answer that question in person."""
        assert self.match is not None
        now = self.match.decisions
        self.offers.spared &= {d.number for d in now}
        self.offers.spared |= {d.number for d in now if d.seat == seat}

    def is_playing(self) -> bool:
        return self.status == "playing"

    def check_playing(self) -> None:
        """Refuse what can only be done while the game is played, and say why."""
        why = {"lobby": "table.not_started", "paused": "table.paused", "over": "kernel.over"}
        if self.status in why:
            raise Refused(why[self.status], {})

    def to_move(self) -> list[int]:
        """Seats that are asked something."""
        if self.match is None or self.status not in ("playing", "paused"):
            return []
        return sorted({d.seat for d in self.asks})

    def settings_for(self, eyes: Iterable[int]) -> dict[str, Any]:
        """The settings as somebody at these seats may know them."""
        game = registry.game(self.game)
        if self.match is None:
            return lists.veiled(game, self.settings, set(eyes))
        seat = next(iter(eyes), None)
        return dict(game.settings_for(self.settings, self.match.st, seat))

    def info(
        self, online: Mapping[int, int], browser: str = "", mine: Iterable[int] = ()
    ) -> msg.RoomInfo:
        labels: list[str] = []
        game = registry.game(self.game)
        if self.match is not None and game.labels is not None:
            labels = game.labels(self.match.st)
        return msg.RoomInfo(
            room=self.id,
            game=self.game,
            status=self.status,
            settings=self.settings_for(mine),
            seats=[
                msg.SeatInfo(
                    seat=s.seat,
                    kind=s.kind,
                    name=s.name,
                    level=s.level or (self.away_level if s.away else ""),
                    online=bool(online.get(s.seat)),
                    away=s.away,
                    seconds_left=self.seconds_left(s.seat),
                    label=labels[s.seat] if s.seat < len(labels) else "",
                    muted=s.muted,
                    offered=s.offered,
                )
                for s in self.seats
            ],
            clock=self.clock,
            host=self.is_host(browser),
            host_seat=next((s.seat for s in self.seats if self.is_host(s.browser)), None),
            public=self.public,
            advice=self.advised,
            rematch=self.rematch,
            hushed=self.hushed,
            talk=[self.confidants(s.seat) for s in self.seats],
            lesson=self.lesson,
            draw_offers=sorted(self.offers.draw),
            pause_offers=sorted(self.offers.pause),
        )

    def packed(self, info: msg.RoomInfo) -> msg.RoomInfo:
        """The same with its settings written out, once for all who are told the same.

        Card files are settings too, and would be by far the most that the loop has to write and
        to compress: what is so long is told over HTTP alone.
        """
        told = info.settings
        same = next((raw for raw, of in self.written if alike(of, told)), None)
        if same is None:
            parts = {k: msgspec.Raw(msg.encode(v)) for k, v in told.items()}
            short = {k: raw for k, raw in parts.items() if len(raw) <= msg.MAX_SETTING}
            same = msgspec.Raw(msg.encode(short))
            self.written = [*self.written, (same, told)][-len(self.seats) :]
        return msgspec.structs.replace(info, settings=same)

    def confidants(self, seat: int) -> list[int]:
        """The seats with whom this one may talk in private."""
        return list(registry.game(self.game).talk(len(self.seats), self.settings, seat))

    def seconds_left(self, seat: int) -> int | None:
        left = clocks.left(self, seat, clocks.now())
        return None if left is None else int(left)

    # ---- what a seat is told --------------------------------------------------------------

    def position(
        self, seat: int | None, public: Mapping[str, Any] | None = None
    ) -> msg.Position | None:
        """Where it stands for a seat; `public` is what the match gave for all of them."""
        m = self.match
        if m is None:
            return None
        view = m.view(seat, public=public)
        questions = []
        if seat is not None and self.status in ("playing", "paused"):
            for d, reply in zip(m.st.asked, m.st.replies, strict=True):
                if d.seat == seat:
                    answer = None
                    if reply is not None:
                        row = next(r for r in view["asked"] if r["seat"] == seat)
                        answer = row["answer"]
                    questions.append(question(m, d, reply is not None, answer))
        no = m.can_undo(seat) if seat is not None and not m.over else None
        request = None
        if self.offers.undo_from is not None:
            request = msg.UndoRequest(
                seat=self.offers.undo_from, waiting=sorted(self.offers.undo_waiting)
            )
        return msg.Position(
            view=view,
            questions=questions,
            waiting=[msg.Waiting(seat=d.seat, kind=d.kind) for d in m.decisions],
            can_undo=seat is not None and not m.over and no is None,
            undo_rule=no.rule if no is not None else "",
            undo_request=request,
            names=m.game.names(m.st) if m.game.names is not None else [],
            passes=self.seats[seat].passes if seat is not None else [],
            skips=seat is not None and self.seats[seat].skips,
            advice=self.advice(seat),
        )

    def advice(self, seat: int | None) -> msg.Advice | None:
        """What the coach says to the learner; nobody else hears it."""
        coach = self.coach
        if coach is None or self.match is None or seat != coach.lesson.seat or self.match.over:
            return None
        said = coach.advice(self.match)
        if said is None:
            return None
        return msg.Advice(
            lesson=coach.lesson.id,
            notes=[
                msg.LessonNote(step=n.step, args=dict(n.args), rules=list(n.rules))
                for n in said.notes
            ],
            number=said.number,
            step=said.step,
            rules=list(said.rules),
            answer=said.answer,
            own=said.own,
            accept=list(said.accept),
            task=said.task,
            look=list(said.look),
            done=said.done,
            total=said.total,
            over=said.over,
        )

    def events_after(
        self, seat: int | None, since: int, begin: int = 0, number: int = 0
    ) -> list[msg.Event]:
        """The events as this seat heard them, after its own number `since`.

        Whoever knows that the first `begin` events were `number` for this seat may say so.
        """
        out = []
        for i in range(begin, len(self.events)):
            heard = seen_by(self.events[i], seat)
            if heard is not None:
                number += 1
                if number > since:
                    out.append(msg.Event(number=number, kind=heard["kind"], args=heard["args"]))
        return out

    def chat_for(self, seat: int | None, since: int = 0) -> list[msg.ChatLine]:
        return [chat_line(c) for c in self.chat if c.n > since and may_hear(c, seat)]

    # ---- changes ------------------------------------------------------------------------

    def begin(self) -> None:
        self.match = self.opening()
        self.taken = 0
        self.look()
        self.take_events()
        self.status = "playing"
        self.asked = clocks.now()
        clocks.renew(self)

    def opening(self) -> Match:
        """The match before its first answer: a new game, or the position that it begins with."""
        if self.scenario:
            return registry.opening(self.game, self.scenario, seed=self.seed)
        return registry.new(self.game, seats=len(self.seats), seed=self.seed, options=self.settings)

    def take_events(self) -> list[Event]:
        """Events that the match has told since the last time."""
        assert self.match is not None
        fresh = self.match.log[self.taken :]
        self.taken += len(fresh)
        self.events += fresh
        if self.coach is not None:
            self.coach.see(self.match)
        return fresh

    def look(self) -> None:
        """Note what is asked now that the rules stand still.

        They work in a thread beside the loop, and whoever asks the match itself meanwhile may see
        half an answer. This list is never altered, only replaced.
        """
        self.asks = self.match.decisions if self.match is not None else []

    def apply(self, line: Line, number: int | None = None) -> tuple[Line, Refusal | None]:
        """Apply one line of the journal to the match; a number must be that of the question.

        Gives what was done, and why not all: an act goes only as far as nothing is revealed.
        """
        m, stop = self.match, None
        if m is None:
            raise Refused("kernel.over", {})
        if line.what in ("answer", "act", "forced"):
            found = [d for d in m.decisions if d.seat == line.seat and d.kind == line.kind]
            if not found or (number is not None and found[0].number != number):
                raise Refused("kernel.stale", {"number": number or 0, "kind": line.kind})
            if line.what == "act":
                steps = line.answer
                done, stop = acts.play(m, found[0], steps, line.by)
                line = replace(line, answer=steps[:done])
            else:
                m.answer(found[0], line.answer, by=line.by, joined=line.what == "forced")
        elif line.what == "withdraw":
            found = [d for d in m.answered if d.seat == line.seat]
            if not found:
                raise Refused("kernel.not_answered", {"kind": line.kind, "seat": line.seat})
            m.withdraw(found[0])
        elif line.what == "undo":
            m.undo(line.seat, consent=bool(line.answer))
        elif line.what == "concede":
            m.concede(line.seat, by=line.by)
        elif line.what == "draw":
            m.draw(by=line.by)
        else:
            raise ValueError(f"unknown line {line.what} in the journal")
        if m.over:
            self.status = "over"
        self.look()
        return line, stop


def share(views: list[dict[str, Any]]) -> None:
    """Write out once what several views hold alike."""
    if len(views) < 2:
        return
    first, *others = views
    for name, value in first.items():
        kind = type(value)
        if value and (kind is list or kind is dict):  # nothing is gained by an empty one
            for other in others:  # a loop: this is asked of every part of every answer's views
                if other.get(name) is not value:
                    break
            else:
                raw = msgspec.Raw(msg.encode(value))
                for v in views:
                    v[name] = raw


def alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two settings are made of the very same values; nobody changes these in place."""
    return one.keys() == other.keys() and all(one[k] is other[k] for k in one)


def coach_of(game: str, lesson: str) -> lessons.Coach | None:
    """The coach of a guided game; a game whose lesson is no more is played on without."""
    found = next((each for each in lessons.lessons(game) if each.id == lesson), None)
    return lessons.Coach(found) if found is not None else None


def question(m: Match, d: Decision, answered: bool, answer: Any) -> msg.Question:
    """An open question of a seat, with its options and the refused candidates."""
    kind = m.game.kinds[d.kind]
    slots: list[str] = []
    if d.shape == "assign" and kind.keys is not None:
        slots = list(kind.keys(m.st, d.seat, d.args))
    options: list[msg.OptionInfo] = []
    if not answered:
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
        args=listed(d.args),
        options=options,
        rule=kind.rule,
        stepwise=kind.extend is not None,
        checked=kind.check is not None,
        slots=slots,
        answer=answer,
        window=passes.window(d) or "",
    )


def listed(args: Any) -> Any:
    """Arguments as JSON has them."""
    return [listed(each) for each in args] if isinstance(args, (tuple, list)) else args


def chat_line(c: Said) -> msg.ChatLine:
    seat = c.seat if c.seat >= 0 else None
    return msg.ChatLine(number=c.n, seat=seat, name=c.name, text=c.text, to=c.to, at=c.at)


def may_hear(line: Said, seat: int | None) -> bool:
    """Private lines are for their sender and those they name."""
    return not line.to or (seat is not None and (seat in line.to or seat == line.seat))
