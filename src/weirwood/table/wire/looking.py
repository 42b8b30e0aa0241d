"""Messages about games looked at: advice, reports, and what they tell."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from weirwood.table.wire.pieces import Event, Message, Question, Reason, RoomInfo, Waiting

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


# ---- the analysis board ---------------------------------------------------------------------


class Explore(Message):
    """A finished game after so many answers, and then others: what is to be seen there?"""

    step: int
    branch: list[Any] = msgspec.field(default_factory=list)  # of [seat, kind, answer]
    eyes: str = "asked"  # of whoever is asked, of a seat, or `all`
    bots: int = 0  # answers that bots give after those of the branch
    until: int | None = None  # unless this seat is asked before


class ExploreQuestion(Message):
    """A question about the question at the end of a branch; `extend`, `why` and `propose` as over
    the WebSocket."""

    step: int
    seat: int
    kind: str
    what: Literal["extend", "why", "propose"]
    branch: list[Any] = msgspec.field(default_factory=list)
    so_far: list[str] = msgspec.field(default_factory=list)
    slot: str = ""
    answer: Any = None


class TriedAnswer(Message):
    """An answer of a branch, and each seat's chance after it."""

    seat: int
    kind: str
    shape: str
    answer: Any
    chances: list[float]


class Explored(Message):
    """The position at the end of a branch."""

    game: str
    step: int
    steps: int
    seat: int | None  # through whose eyes; None: everything is open
    view: dict[str, Any]
    events: list[Event]  # of the last answer, or of what bots did
    questions: list[Question]  # of that seat
    waiting: list[Waiting]
    names: list[str]
    before: list[float]  # chances where the branch begins
    chances: list[float]
    tried: list[TriedAnswer]
    played: Any = None  # what was answered in the game, where the branch is empty
    room: RoomInfo | None = None


class Foreseen(Message):
    """What is expected to follow an answer."""

    seat: int
    kind: str
    answer: Any


class Advised(Message):
    """One of the best answers: its chance to win if it can be told, and why."""

    answer: Any
    chance: float | None
    error: float | None
    why: list[Reason]
    follows: list[Foreseen]


class Counsel(Message):
    """What a strong bot would do at a question, from the asker's view alone."""

    number: int
    kind: str
    sure: str  # clear, likely, close or forced
    games: int  # that were imagined
    answers: list[Advised]
