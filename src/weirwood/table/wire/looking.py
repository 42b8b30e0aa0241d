"""Messages about finished games: how far a report is, and what it tells."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from weirwood.table.wire.pieces import Message, Reason, RoomInfo

ReportStatus = Literal["none", "making", "done", "failed"]


class CurvePoint(Message):
    """Each seat's chance to win after so many answers."""

    step: int
    clock: float
    chances: list[float]


class Better(Message):
    """What would have been better, by how much, and why."""

    answer: Any
    chance: float
    gain: float
    why: list[Reason]


class TurningPoint(Message):
    """An answer after which the chance of whoever gave it fell."""

    step: int
    seat: int
    kind: str
    shape: str
    least: int
    most: int
    args: list[Any]
    answer: Any
    before: float
    after: float
    until: int
    games: int  # imagined ones; 0: nobody has looked at it again
    better: Better | None


class LuckRow(Message):
    """What chance gave to a seat, beside what was to be expected."""

    what: str
    seat: int
    n: int
    came: float
    expected: float
    spread: float


class CountRow(Message):
    """Something that was won, lost or spent, by seat."""

    what: str
    item: str
    seats: list[float]


class Report(Message):
    """All there is to say about a finished game."""

    game: str
    seats: int
    sides: list[int]
    names: list[str]
    steps: int
    standings: list[list[int]]
    scores: list[float]
    curve: list[CurvePoint]
    turning: list[TurningPoint]
    luck: list[LuckRow]
    counts: list[CountRow]


class LookBack(Message):
    """How far the report of a finished game is, and what it tells already."""

    room: str
    game: str
    status: ReportStatus
    done: int  # pieces
    total: int
    before: int = 0  # reports that are made first
    info: RoomInfo | None = None  # None: the game was not played here
    report: Report | None = None  # also None if the asker has it already
    rule: str = ""  # why there is none
    args: dict[str, Any] = msgspec.field(default_factory=dict)
