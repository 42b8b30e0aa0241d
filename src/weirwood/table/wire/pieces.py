"""The pieces that messages are made of: seats, questions, events, positions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from weirwood.table.rooms.clocks import KINDS

SeatKind = Literal["person", "bot", "open"]
RoomStatus = Literal["lobby", "playing", "paused", "over"]
ClockKind = Annotated[
    str, msgspec.Meta(pattern=f"^({'|'.join(KINDS)})$", extra_json_schema={"enum": list(KINDS)})
]
OnFlag = Literal["bot", "concede"]


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages share."""


# ---- pieces ---------------------------------------------------------------------------------


class Clock(Message):
    """How time is kept; `weirwood.table.rooms.clocks` says what the kinds mean."""

    kind: ClockKind = "none"
    seconds: int = 0
    on_flag: OnFlag = "bot"


class SeatInfo(Message):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str = ""  # of a bot that sits here, or that plays for an absent person
    online: bool = False
    away: bool = False  # a bot plays this person's seat for now
    seconds_left: int | None = None  # of the clock; None when it does not run
    label: str = ""  # id of the house, leader or faction, once known
    muted: bool = False
    offered: bool = False  # a bot plays it until somebody takes it


class RoomInfo(Message):
    room: str
    game: str
    status: RoomStatus
    settings: dict[str, Any]
    seats: list[SeatInfo]
    clock: Clock
    host: bool = False  # may start, remove and mute
    host_seat: int | None = None  # where whoever may sits
    public: bool = False
    advice: bool = False  # may be asked for, also among people
    rematch: str = ""  # id of the room that continues this one
    hushed: bool = False  # spectators are muted
    lesson: str = ""  # id of the lesson, where the game is a guided one
    talk: list[list[int]] = msgspec.field(default_factory=list)  # seat -> private talk with
    draw_offers: list[int] = msgspec.field(default_factory=list)  # seats that agree to a draw
    pause_offers: list[int] = msgspec.field(default_factory=list)  # seats that want to pause


class OptionInfo(Message):
    """A choice: legal when `rule` is empty, else refused by that rule."""

    key: str
    about: list[str]
    rule: str = ""
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class Question(Message):
    """An open question of the receiving seat, with its options."""

    number: int
    seat: int
    kind: str
    shape: Literal["pick", "order", "amount", "assign", "place"]
    least: int
    most: int
    args: list[Any]
    options: list[OptionInfo]
    rule: str = ""  # the ledger rule behind the question
    stepwise: bool = False  # what may follow depends on what was chosen: ask with `extend`
    checked: bool = False  # the whole answer is checked: ask with `why` before sending
    slots: list[str] = msgspec.field(default_factory=list)  # of an assignment
    answer: Any = None  # the secret answer given so far; it may be withdrawn
    window: str = ""  # may be passed in advance, by this name


class Step(Message):
    """One answer of an act, to a question of this kind."""

    kind: str
    answer: Any


class Waiting(Message):
    """Who is waited for, and for what."""

    seat: int
    kind: str


class Event(Message):
    number: int
    kind: str
    args: dict[str, Any]


class ChatLine(Message):
    number: int
    seat: int | None  # None: a spectator or the table itself
    name: str
    text: str
    to: list[int]  # empty: everybody at the table
    at: int  # seconds since the epoch


class Reason(Message):
    """A term of the game's judgement that differs: its words, how much, and whether that helps."""

    message: str
    n: float
    good: bool


class UndoRequest(Message):
    """A seat asks to take back beyond a barrier; these seats have still to agree."""

    seat: int
    waiting: list[int]


class LessonNote(Message):
    """Something that happened and is worth a sentence to a learner."""

    step: str
    args: dict[str, Any]
    rules: list[str]


class Advice(Message):
    """What the coach of a guided game says to the learner, by ids; `weirwood.lessons` has more."""

    lesson: str
    notes: list[LessonNote]
    number: int  # of the question it speaks of, -1 if none is open
    step: str
    rules: list[str]
    answer: Any  # what one might answer; None if nothing is advised
    own: bool  # the reason that the step gives holds for it
    accept: list[str]  # patterns of what an answer must hold so as not to miss the point
    task: bool  # the learner tries alone first: the answer is shown when it is wanted
    look: list[str]
    done: int
    total: int
    over: bool


class Position(Message):
    """Everything a seat may see of the match, at one moment."""

    view: dict[str, Any]
    questions: list[Question]
    waiting: list[Waiting]
    can_undo: bool
    undo_rule: str = ""  # why not
    undo_request: UndoRequest | None = None
    names: list[str] = msgspec.field(default_factory=list)  # id each seat is called by, once known
    passes: list[str] = msgspec.field(default_factory=list)  # windows that my seat passes always
    skips: bool = False  # the table gives the answers of my seat that leave no choice
    advice: Advice | None = None  # to the learner of a guided game alone
