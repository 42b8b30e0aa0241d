"""The messages between browser and table, defined once.

Every WebSocket message is one of these structs as JSON, told apart by its `type`. The TypeScript
side is generated from here (`python -m weirwood.table.typescript`). A client of another version is
told to reload.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

VERSION = 2
MAX_MESSAGE = 16_384  # bytes a client may send in one message
MAX_CHAT = 500  # characters of one chat line
MAX_NAME = 40
MAX_SETTING = 20_000  # bytes of a setting that is told over the WebSocket; others over HTTP
CHAT_AT_ONCE = 100  # lines of one message
MAX_PASSES = 40  # windows that a seat may pass in advance

Lang = Literal["en", "es", "it"]
SeatKind = Literal["person", "bot", "open"]
RoomStatus = Literal["lobby", "playing", "paused", "over"]
ClockKind = Literal["none", "answer", "bank", "days"]
OnFlag = Literal["bot", "concede"]


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages share."""


# ---- pieces ---------------------------------------------------------------------------------


class Clock(Message):
    """How time is kept: nothing, seconds per answer, a bank per player, or days per answer."""

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
    public: bool = False
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
    advice: Advice | None = None  # to the learner of a guided game alone


# ---- from the browser -----------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message of a connection."""

    version: int
    room: str
    seat: int | None = None  # which of my seats, where one browser holds several
    since: int = 0  # number of the last event heard
    chat_since: int = 0


class Answer(Message, tag="answer"):
    id: int
    number: int
    answer: Any


class Withdraw(Message, tag="withdraw"):
    id: int
    number: int


class Undo(Message, tag="undo"):
    id: int


class UndoReply(Message, tag="undo_reply"):
    id: int
    agree: bool


class Concede(Message, tag="concede"):
    id: int


class Draw(Message, tag="draw"):
    """Offer or accept an agreed draw; it ends the match when all people have agreed."""

    id: int
    agree: bool


class Pause(Message, tag="pause"):
    id: int
    pause: bool


class Extend(Message, tag="extend"):
    """Ask for the continuations of a partial answer."""

    id: int
    number: int
    so_far: list[str]  # keys, or `slot=token` pairs of an assignment
    slot: str = ""  # of an assignment: the tokens for this slot, given the other pairs


class Why(Message, tag="why"):
    """Ask whether an answer would be legal, and if not why."""

    id: int
    number: int
    answer: Any


class Propose(Message, tag="propose"):
    id: int
    number: int


class Chat(Message, tag="chat"):
    id: int
    text: str
    to: list[int] = msgspec.field(default_factory=list)


class Passes(Message, tag="passes"):
    """The windows that my seat passes from now on, also while I am away; empty: ask me always."""

    id: int
    windows: list[str]


class Back(Message, tag="back"):
    """I am back: take my seat back from the bot."""

    id: int


class Ping(Message, tag="ping"):
    id: int


FromClient = (
    Hello
    | Answer
    | Withdraw
    | Undo
    | UndoReply
    | Concede
    | Draw
    | Pause
    | Extend
    | Why
    | Propose
    | Chat
    | Passes
    | Back
    | Ping
)


# ---- from the table -------------------------------------------------------------------------


class Welcome(Message, tag="welcome"):
    """The state of the room when a connection begins."""

    version: int
    seat: int | None
    mine: list[int]  # all seats that this browser holds
    room: RoomInfo
    position: Position | None
    events: list[Event]
    chat: list[ChatLine]


class Update(Message, tag="update"):
    """Something happened: new events and the position after them."""

    events: list[Event]
    position: Position


class RoomChanged(Message, tag="room"):
    room: RoomInfo


class Past(Message, tag="past"):
    """What did not fit into the welcome that it follows: later lines of the chat."""

    chat: list[ChatLine]


class ChatSaid(Message, tag="chat"):
    line: ChatLine


class Ok(Message, tag="ok"):
    """The request with this id was done. An answer has been stored."""

    id: int


class Refused(Message, tag="refused"):
    """The request was not allowed; nothing has changed."""

    id: int
    rule: str
    args: dict[str, Any]


class Continuations(Message, tag="continuations"):
    id: int
    options: list[OptionInfo]


class Proposals(Message, tag="proposals"):
    id: int
    answers: list[Any]


class Verdict(Message, tag="verdict"):
    """The reply to `why`: legal when `rule` is empty."""

    id: int
    rule: str
    args: dict[str, Any]


class Reload(Message, tag="reload"):
    """The client is of another version than the table."""

    version: int


class Pong(Message, tag="pong"):
    id: int


FromTable = (
    Welcome
    | Update
    | RoomChanged
    | Past
    | ChatSaid
    | Ok
    | Refused
    | Continuations
    | Proposals
    | Verdict
    | Reload
    | Pong
)

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


# ---- over HTTP ------------------------------------------------------------------------------


class SettingInfo(Message):
    name: str
    kind: Literal["bool", "choice", "int", "data"]
    default: Any
    choices: list[str]
    least: int
    most: int


class GameInfo(Message):
    id: str
    seats: list[int]
    settings: list[SettingInfo]
    levels: list[str]
    # what players bring (deck, army), and the setting that holds it, one entry per seat
    lists: dict[str, str] = msgspec.field(default_factory=dict)
    lessons: list[str] = msgspec.field(default_factory=list)  # guided first games


class SeatPlan(Message):
    """Who is to sit where: me, a friend by link, a bot, or whoever comes."""

    kind: Literal["me", "person", "bot", "open"]
    level: str = "steady"


class NewRoom(Message):
    game: str
    seats: list[SeatPlan]
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    lesson: str = ""  # a guided game: it brings its own seats and settings
    name: str = ""
    lang: Lang = "en"
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    away_seconds: int = 120
    away_level: str = "steady"


class RoomCreated(Message):
    room: str
    seat: int | None
    links: dict[str, str]  # seat number (or "watch") -> fragment that opens it


class Claim(Message):
    """A secret link is a seat: the token from the fragment, once."""

    token: str
    name: str = ""
    lang: Lang = "en"


class Brought(Message):
    """A deck or an army that a seat brings; None for a ready one."""

    given: Any
    seat: int | None = None  # which of my seats, where one browser holds several


class Claimed(Message):
    room: str
    seat: int | None


class RoomRow(Message):
    """A line in the list of open tables or of my games."""

    room: str
    game: str
    status: RoomStatus
    seats: list[SeatInfo]
    seat: int | None = None
    my_turn: bool = False
    updated: int = 0


class ReplayStep(Message):
    """A finished game at one step, from one seat's eyes or all."""

    step: int
    steps: int
    room: RoomInfo | None
    view: dict[str, Any]
    events: list[Event]
    seat: int | None
    kind: str
    names: list[str]


class NewLink(Message):
    """The host's new link for a seat; empty if none was made."""

    link: str
    room: RoomInfo


class NoticesOffered(Message):
    """How this table can tell somebody who is away that it is their turn."""

    mail: bool
    hooks: list[str]  # origins that the address of a web hook may begin with


class NoticesWanted(Message):
    """How a person wants to be told; both empty: not at all."""

    mail: str = ""
    hook: str = ""
    lang: Lang = "en"
    confirmed: bool = False  # the owner of the mail address has agreed; told, never asked


class Problem(Message):
    """Why an HTTP request was refused: a rule and its arguments."""

    rule: str
    args: dict[str, Any]
