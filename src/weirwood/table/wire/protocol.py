"""The messages between browser and table, defined once.

Every WebSocket message is one of these structs as JSON, told apart by its `type`. The TypeScript
side is generated from here (`make protocol`). A client of another version is told to reload.
"""

# ruff: noqa: PLC0414 - what is imported by its own name is part of the protocol

from __future__ import annotations

from typing import Any, Literal

import msgspec

from weirwood.bots.levels import USUAL
from weirwood.languages import Language

# isort: off
from weirwood.table.wire.pieces import (
    Advice as Advice,
    ChatLine as ChatLine,
    Clock as Clock,
    ClockKind as ClockKind,
    Event as Event,
    LessonNote as LessonNote,
    Message as Message,
    OnFlag as OnFlag,
    OptionInfo as OptionInfo,
    Position as Position,
    Question as Question,
    Reason as Reason,
    RoomInfo as RoomInfo,
    RoomStatus as RoomStatus,
    SeatInfo as SeatInfo,
    SeatKind as SeatKind,
    Step as Step,
    UndoRequest as UndoRequest,
    Waiting as Waiting,
)

from weirwood.table.wire.looking import (
    Advised as Advised,
    Better as Better,
    Counsel as Counsel,
    CountRow as CountRow,
    CurvePoint as CurvePoint,
    Explore as Explore,
    ExploreQuestion as ExploreQuestion,
    Explored as Explored,
    Foreseen as Foreseen,
    LookBack as LookBack,
    LuckRow as LuckRow,
    Report as Report,
    ReportStatus as ReportStatus,
    TriedAnswer as TriedAnswer,
    TurningPoint as TurningPoint,
)

from weirwood.table.wire.mine import (
    AllPlayed as AllPlayed,
    Code as Code,
    Device as Device,
    DeviceName as DeviceName,
    Kept as Kept,
    ListGone as ListGone,
    ListRefused as ListRefused,
    ListVersion as ListVersion,
    ListsKept as ListsKept,
    ListsSent as ListsSent,
    MoveLink as MoveLink,
    MyList as MyList,
    NewCodes as NewCodes,
    NoticesOffered as NoticesOffered,
    NoticesWanted as NoticesWanted,
    Passkey as Passkey,
    PasskeyMade as PasskeyMade,
    PasskeyShown as PasskeyShown,
    Preferences as Preferences,
    Played as Played,
    PushStop as PushStop,
    PushWanted as PushWanted,
    Tally as Tally,
)

from weirwood.table.wire.social import (
    Block as Block,
    Blocked as Blocked,
    Come as Come,
    Friend as Friend,
    FriendAsks as FriendAsks,
    FriendInvitation as FriendInvitation,
    FriendLink as FriendLink,
    FriendName as FriendName,
    Friends as Friends,
    FriendShows as FriendShows,
    Here as Here,
    Met as Met,
    Quick as Quick,
    QuickCount as QuickCount,
    QuickPace as QuickPace,
    QuickWish as QuickWish,
)

# isort: on

VERSION = 2
MAX_MESSAGE = 16_384  # bytes a client may send in one message
MAX_CHAT = 500  # characters of one chat line
MAX_NAME = 40
MAX_SETTING = 20_000  # bytes of a setting that is told over the WebSocket; others over HTTP
CHAT_AT_ONCE = 100  # lines of one message
MAX_PASSES = 40  # windows that a seat may pass in advance
MAX_STEPS = 40  # answers of one act
# What reading a message may raise; text that is no UTF-8 has an error of its own.
UNREADABLE = (
    msgspec.DecodeError,
    msgspec.ValidationError,
    UnicodeDecodeError,
    RecursionError,
)


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


class Act(Message, tag="act"):
    """Several answers of one seat, the first to the question with this number.

    They are stored, told and taken back as one. The table stops where one of them is refused, where
    something was revealed or where others are asked; `acted` says after how many.
    """

    id: int
    number: int
    steps: list[Step]


class Ahead(Message, tag="ahead"):
    """Ask what I would be asked after these answers; nothing is played."""

    id: int
    number: int
    steps: list[Step]


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
    after: list[Step] = msgspec.field(default_factory=list)  # of the question that follows these


class Why(Message, tag="why"):
    """Ask whether an answer would be legal, and if not why."""

    id: int
    number: int
    answer: Any
    after: list[Step] = msgspec.field(default_factory=list)


class Propose(Message, tag="propose"):
    id: int
    number: int
    after: list[Step] = msgspec.field(default_factory=list)


class Chat(Message, tag="chat"):
    id: int
    text: str
    to: list[int] = msgspec.field(default_factory=list)


class Passes(Message, tag="passes"):
    """The windows that my seat passes from now on, also while I am away; empty: ask me always."""

    id: int
    windows: list[str]


class Skips(Message, tag="skips"):
    """Whether the table gives the answers of my seat that leave no choice and tell nothing."""

    id: int
    skips: bool


class Back(Message, tag="back"):
    """I am back: take my seat back from the bot."""

    id: int


class Ping(Message, tag="ping"):
    id: int


FromClient = (
    Hello
    | Answer
    | Act
    | Ahead
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
    | Skips
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


class Acted(Message, tag="acted"):
    """An act was played, as far as it goes, and stored."""

    id: int
    done: int  # answers that were taken
    rule: str = ""  # why not all of them
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class Prospect(Message, tag="prospect"):
    """The reply to `ahead`: what follows, as far as nothing is revealed and no other is asked."""

    id: int
    done: int  # answers that would be taken
    rule: str = ""  # why no question of mine follows
    args: dict[str, Any] = msgspec.field(default_factory=dict)
    question: Question | None = None
    view: dict[str, Any] | None = None  # as it would be then
    final: bool = False  # what was answered cannot be taken back: something is revealed by it


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
    | Acted
    | Prospect
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


class LessonInfo(Message):
    """A rung of a game's ladder of lessons."""

    id: str
    minutes: int
    pages: int


class GameInfo(Message):
    id: str
    seats: list[int]
    settings: list[SettingInfo]
    levels: list[str]
    # what players bring (deck, army), and the setting that holds it, one entry per seat
    lists: dict[str, str] = msgspec.field(default_factory=dict)
    lessons: list[LessonInfo] = msgspec.field(default_factory=list)  # guided games, in order


class SeatPlan(Message):
    """Who is to sit where: me, a friend by link, a bot, or whoever comes."""

    kind: Literal["me", "person", "bot", "open"]
    level: str = USUAL
    name: str = ""  # of one of several people at my screen


class NewRoom(Message):
    game: str
    seats: list[SeatPlan]
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    lesson: str = ""  # a guided game: it brings its own seats and settings
    name: str = ""
    lang: Language = "en"
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    advice: bool = False  # people who play each other may ask for it
    away_seconds: int = 120
    away_level: str = USUAL


class RoomCreated(Message):
    room: str
    seat: int | None
    links: dict[str, str]  # seat number (or "watch") -> fragment that opens it


class Claim(Message):
    """A secret link is a seat: the token from the fragment, once."""

    token: str
    name: str = ""
    lang: Language = "en"


class Invitation(Message):
    """What a secret link invites to, before its seat is taken."""

    seat: int | None  # None: a spectator's
    room: RoomInfo


class Brought(Message):
    """A deck or an army that a seat brings; None for a ready one."""

    given: Any
    seat: int | None = None  # which of my seats, where one browser holds several


class Judged(Message):
    """A list in the making, as the rules see it: what was understood and what speaks against it."""

    listed: dict[str, Any]
    text: str
    reasons: list[Problem]
    figures: dict[str, Any]


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
    turn: list[int] = msgspec.field(default_factory=list)  # seats that are asked
    updated: int = 0  # when anything last happened


class MyGame(Message):
    """A game of mine: who plays, whose turn it is, and how it ended."""

    row: RoomRow
    mine: list[int]  # seats
    labels: list[str]  # house, leader or faction of each seat, once it is over
    places: list[int]  # of each seat, from 1; 0: not over, or nobody noted it
    brought: str = ""  # the deck or army of my first seat, once it is over
    name: str = ""  # what I call it, if it is one that I keep


class MyGames(Message):
    games: list[MyGame]
    more: str  # where the next page begins; empty: there is none


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


class ReplayLine(Message):
    """What one step of a finished game told; the setting up is step 0."""

    step: int
    seat: int | None  # who answered
    kind: str  # what
    events: list[Event]


class ReplayLog(Message):
    """The whole story of a finished game, from one seat's eyes or all."""

    steps: int
    lines: list[ReplayLine]


class NewLink(Message):
    """The host's new link for a seat; empty if none was made."""

    link: str
    room: RoomInfo


class FoundRule(Message):
    """A rule that a search has found; the best has a worth of 1."""

    rule: str
    worth: float
    words: list[str]  # of the book, that were meant


class Suggested(Message):
    """What somebody may be about to type, and where it leads."""

    text: str
    kind: str  # term, chapter or heading
    to: str


class Found(Message):
    """What a search through the book has found."""

    rules: list[FoundRule]
    suggestions: list[Suggested]


class Problem(Message):
    """Why an HTTP request was refused: a rule and its arguments."""

    rule: str
    args: dict[str, Any]
