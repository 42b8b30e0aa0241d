"""The shape of the database, said once.

What the table works with as objects (rooms, seats, lines of the journal and of the chat) is a
dataclass whose fields are the columns: a field is added here, and in a migration. The other tables
are plain. Answers and events are only ever appended.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import partial
from operator import attrgetter
from typing import Annotated, Any, Literal, TypeVar, get_type_hints

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

from weirwood.table.store import social
from weirwood.table.store.metadata import metadata as metadata  # noqa: PLC0414  # said here
from weirwood.table.wire import protocol as msg

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Stored:
    """How a field is kept in its column."""

    type: Any
    key: bool = False
    fixed: bool = False  # it never changes once the row was made
    default: Any = None  # for rows that are older than the column
    write: Callable[[Any], Any] | None = None
    read: Callable[[Any], Any] | None = None  # else what is found has to be of the field's type


class Shape(dict[str, Stored]):
    """Columns by name; every answer reads all of a room and its seats, so it is done at once."""

    def __init__(self, found: Mapping[str, Stored]) -> None:
        super().__init__(found)
        self.get_all = attrgetter(*found)
        self.writes = [(name, how.write) for name, how in found.items() if how.write is not None]


def stored(row: type) -> Shape:
    """The columns of a dataclass, by name."""
    hints = get_type_hints(row, include_extras=True)
    found = {}
    for f in fields(row):
        for how in getattr(hints[f.name], "__metadata__", ()):
            if isinstance(how, Stored):
                strict = partial(msgspec.convert, type=hints[f.name].__origin__)
                found[f.name] = how if how.read else replace(how, read=strict)
    return Shape(found)


def columns(row: type) -> list[Column[Any]]:
    return [
        Column(name, how.type, primary_key=how.key, nullable=False, server_default=how.default)
        for name, how in stored(row).items()
    ]


def values(shape: Shape, row: Any) -> dict[str, Any]:
    """What the database keeps of a row."""
    out = dict(zip(shape, shape.get_all(row), strict=True))
    for name, write in shape.writes:
        out[name] = write(out[name])
    return out


def from_row(shape: Mapping[str, Stored], row: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a row that the database has kept; ValueError or TypeError if it is spoilt."""
    return {name: how.read(row[name]) for name, how in shape.items() if how.read is not None}


def convert(row: Mapping[Any, Any], kind: type[T]) -> T:
    """A row of a plain table as a dataclass of the same fields; ValueError if it is spoilt."""
    return msgspec.convert({str(name): value for name, value in row.items()}, kind)


# ---- rooms and seats ------------------------------------------------------------------------


class StoredOffers(msgspec.Struct):
    undo: tuple[int, set[int]] | None = None
    draw: set[int] = msgspec.field(default_factory=set)
    pause: set[int] = msgspec.field(default_factory=set)
    spared: set[int] = msgspec.field(default_factory=set)


@dataclass(slots=True)
class Offers:
    """What people have offered each other and is not settled."""

    undo_from: int | None = None
    undo_waiting: set[int] = field(default_factory=set)
    draw: set[int] = field(default_factory=set)  # seats that agree
    pause: set[int] = field(default_factory=set)
    spared: set[int] = field(default_factory=set)  # questions that no standing pass answers

    def stored(self) -> dict[str, Any]:
        undo = None if self.undo_from is None else [self.undo_from, sorted(self.undo_waiting)]
        found = {
            "undo": undo,
            "draw": sorted(self.draw),
            "pause": sorted(self.pause),
            "spared": sorted(self.spared),
        }
        return {k: v for k, v in found.items() if v}

    @staticmethod
    def read(found: Any) -> Offers:
        stored = msgspec.convert(found, StoredOffers)
        undo_from, waiting = stored.undo or (None, set())
        return Offers(undo_from, waiting, stored.draw, stored.pause, stored.spared)

    def drop_undo(self) -> None:
        self.undo_from, self.undo_waiting = None, set()


def rounded(times: list[float]) -> list[float]:
    return [round(t, 3) for t in times]


@dataclass(slots=True)
class StoredRoom:
    """What the database keeps of a room."""

    id: Annotated[str, Stored(String(32), key=True, fixed=True)]
    game: Annotated[str, Stored(String(64), fixed=True)]
    rules: Annotated[int, Stored(Integer, fixed=True)]
    status: Annotated[msg.RoomStatus, Stored(String(16))]
    settings: Annotated[dict[str, Any], Stored(JSON, fixed=True)]
    seed: Annotated[int, Stored(String(80), fixed=True, write=str, read=int)]
    clock: Annotated[msg.Clock, Stored(JSON, fixed=True, write=msgspec.to_builtins)]
    times: Annotated[list[float], Stored(JSON, write=rounded)]  # seconds left per seat
    away_seconds: Annotated[int, Stored(Integer, fixed=True)]
    away_level: Annotated[str, Stored(String(32), fixed=True)]
    public: Annotated[bool, Stored(Boolean, fixed=True)]
    host: Annotated[str, Stored(String(64))]  # hash of the host's browser
    watch: Annotated[str, Stored(String(64))]  # hash of the spectators' link
    rematch: Annotated[str, Stored(String(32))]  # id of the room that continues this one
    created: Annotated[int, Stored(BigInteger, fixed=True)]
    updated: Annotated[int, Stored(BigInteger)]
    asked: Annotated[float, Stored(Float)] = 0.0  # when the clocks were last settled
    turn: Annotated[list[int], Stored(JSON)] = field(default_factory=list)  # seats that are asked
    hushed: Annotated[bool, Stored(Boolean, default=false())] = False  # spectators are muted
    # people who play each other may ask for advice: all see it before they sit down
    advised: Annotated[bool, Stored(Boolean, fixed=True, default=false())] = False
    lesson: Annotated[str, Stored(String(64), fixed=True, default="")] = ""  # of a guided game
    # the position that the match began with, where it is not that of a new game
    scenario: Annotated[dict[str, Any], Stored(JSON, fixed=True, default="{}")] = field(
        default_factory=dict
    )
    offers: Annotated[Offers, Stored(JSON, default="{}", write=Offers.stored, read=Offers.read)] = (
        field(default_factory=Offers)
    )
    # the worker that alone may change it, and how many had it before (`table.cluster`)
    owner: Annotated[str, Stored(String(32), fixed=True, default="")] = ""
    epoch: Annotated[int, Stored(BigInteger, fixed=True, default="0")] = 0


ROOM = stored(StoredRoom)
ROOM_CHANGES = Shape({name: how for name, how in ROOM.items() if not how.fixed})

rooms = Table(
    "rooms",
    metadata,
    *columns(StoredRoom),
    Index("rooms_by_status", "status", "updated"),
    Index("rooms_by_public", "public", "updated"),
    Index("rooms_by_host", "host", "status"),
    Index("rooms_by_owner", "owner"),
)


@dataclass(slots=True)
class Seat:
    """A seat of a room, as the database has it."""

    seat: Annotated[int, Stored(Integer)]
    kind: Annotated[msg.SeatKind, Stored(String(8))]
    level: Annotated[str, Stored(String(32))] = ""  # of a bot
    name: Annotated[str, Stored(String(80))] = ""
    lang: Annotated[str, Stored(String(2))] = "en"
    token: Annotated[str, Stored(String(64))] = ""  # hash of the seat's link
    browser: Annotated[str, Stored(String(64))] = ""  # hash of the browser that took the seat
    away: Annotated[bool, Stored(Boolean)] = False  # a bot plays for its person
    muted: Annotated[bool, Stored(Boolean)] = False
    # whoever finds the open table may take it from the bot
    offered: Annotated[bool, Stored(Boolean, default=false())] = False
    # windows that are passed in advance
    passes: Annotated[list[str], Stored(JSON, default="[]", write=list)] = field(
        default_factory=list
    )
    # answers that leave no choice are given by the table
    skips: Annotated[bool, Stored(Boolean, default=false())] = False
    gone_since: float | None = None  # when the last connection of a person closed; not stored


SEAT = stored(Seat)

seats = Table(
    "seats",
    metadata,
    Column("room", String(32), nullable=False),
    *columns(Seat),
    PrimaryKeyConstraint("room", "seat"),
    Index("seats_by_browser", "browser"),
)


# ---- what was played and said ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """One change to a match: the same from a player's connection to the journal and back."""

    what: Annotated[
        Literal["answer", "act", "forced", "withdraw", "undo", "concede", "draw"],
        Stored(String(16)),
    ]
    seat: Annotated[int, Stored(Integer)]  # -1: nobody's in particular
    kind: Annotated[str, Stored(String(64))] = ""  # of the question
    answer: Annotated[Any, Stored(JSON)] = None
    by: Annotated[Literal["person", "bot", "clock", "host", "table"], Stored(String(16))] = "person"
    n: Annotated[int, Stored(Integer)] = -1  # its place in the journal, once it has one
    at: Annotated[int, Stored(BigInteger)] = 0


LINE = stored(Line)

journal = Table(
    "journal",
    metadata,
    Column("room", String(32), nullable=False),
    *columns(Line),
    PrimaryKeyConstraint("room", "n"),
)


@dataclass(slots=True)
class Said:
    """A line of the chat."""

    n: Annotated[int, Stored(Integer)]
    seat: Annotated[int, Stored(Integer)]  # -1: a spectator
    name: Annotated[str, Stored(String(80))]
    text: Annotated[str, Stored(Text)]
    to: Annotated[list[int], Stored(JSON)]  # seats; empty: everybody
    at: Annotated[int, Stored(BigInteger)]
    browser: Annotated[str, Stored(String(64), default="")] = ""  # hash of whose words they are


SAID = stored(Said)

chat = Table(
    "chat",
    metadata,
    Column("room", String(32), nullable=False),
    *columns(Said),
    PrimaryKeyConstraint("room", "n"),
    Index("chat_by_browser", "browser"),
)

events = Table(
    "events",
    metadata,
    Column("room", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("event", JSON, nullable=False),
    PrimaryKeyConstraint("room", "n"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("room", String(32), nullable=False),
    Column("n", Integer, nullable=False),  # journal lines applied
    Column("events", Integer, nullable=False),
    Column("save", JSON, nullable=False),
    PrimaryKeyConstraint("room", "n"),
)

# ---- the rest ------------------------------------------------------------------------------

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # when the table was last alive while a clock ran
)

commands = Table(  # what the host asks of a running table: `weirwood admin`
    "commands",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("what", String(16), nullable=False),
    Column("room", String(32), nullable=False),
)

contacts = Table(  # how people want to be told that it is their turn
    "contacts",
    metadata,
    Column("browser", String(64), primary_key=True),
    Column("lang", String(2), nullable=False),
    Column("mail", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # the owner of the address has agreed
    Column("hook", String(500), nullable=False),
    Column("token", String(64), nullable=False),  # opens the page that confirms or ends mails
    Column("asked", BigInteger, nullable=False),  # when the address was asked to confirm itself
    Index("contacts_by_token", "token"),
)

notices = Table(  # the queue: a row per running turn and way to tell it
    "notices",
    metadata,
    Column("id", String(100), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("browser", String(64), nullable=False),
    # mail, hook, push; ask: an address to confirm itself; close: a push that is taken back
    Column("way", String(8), nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
    Column("device", String(32), nullable=False, server_default=""),  # of a push: its id
    Index("notices_by_due", "sent", "due"),
    Index("notices_by_room", "room"),
)

pushes = Table(  # devices that are told by their maker's push service
    "pushes",
    metadata,
    Column("id", String(32), primary_key=True),  # hash of the endpoint, cut short
    Column("person", String(64), nullable=False),
    Column("browser", String(64), nullable=False),  # hash of the device's cookie
    Column("endpoint", String(600), nullable=False),
    Column("p256dh", String(120), nullable=False),  # the device's public key
    Column("auth", String(40), nullable=False),  # and the secret that goes with it
    Column("lang", String(2), nullable=False),
    Column("quiet_from", Integer, nullable=False),  # minutes of the device's day
    Column("quiet_to", Integer, nullable=False),  # the same as the beginning: never quiet
    Column("offset", Integer, nullable=False),  # minutes that its clock is ahead of UTC
    Column("added", BigInteger, nullable=False),
    Index("pushes_by_person", "person"),
)

push_keys = Table(  # by which push services know the table
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", Text, nullable=False),
    Column("public", Text, nullable=False),
)

workers = Table(  # the processes that are one table together
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where the others reach it
    Column("secret", String(64), nullable=False),  # by which it knows them
    Column("lock", Integer, nullable=False),  # advisory, held by its session while that lives
    Column("until", Float, nullable=False),  # when it is taken for dead, by the database's clock
    Column("beat", Float, nullable=False),  # when it last said so, by its own
    Column("version", String(32), nullable=False),
)

thoughts = Table(  # what bots on other machines are to think about
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("asked", JSON, nullable=False),
    Column("seconds", Float, nullable=False),  # that it may take
    Column("since", Float, nullable=False),
    Column("taken", String(32), nullable=False),  # by whom
    Column("until", Float, nullable=False),  # when another one may take it, by the database's clock
    Column("done", Boolean, nullable=False),
    Column("failed", String(200), nullable=False),
    Column("answer", JSON, nullable=True),
    Index("thoughts_by_since", "done", "since"),
)

stamps = Table(  # how often something has changed that all workers keep in memory
    "stamps",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("n", BigInteger, nullable=False),
)

spent = Table(  # what is left of budgets, where several workers are one table
    "spent",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the budget's name and of who has it
    Column("rest", Float, nullable=False),
    Column("at", Float, nullable=False),  # when that was so, by the database's clock
    Column("until", Float, nullable=False),  # when all of it is there again
    Column("paid", Boolean, nullable=False),  # the last time that something was asked for
)

broken_rooms = Table(  # those that could not be brought back, and why
    "broken_rooms",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(  # how a game ended for each of its seats
    "results",
    metadata,
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("label", String(64), nullable=False),  # its house, leader or faction
    Column("place", Integer, nullable=False),  # from 1
    Column("shared", Integer, nullable=False),  # by so many seats
    Column("seats", Integer, nullable=False),
    # deck or army: a ready one by its id, an own one by faction and contents
    Column("brought", String(64), nullable=False, server_default=""),
    PrimaryKeyConstraint("room", "seat"),
)

counted = Table(  # finished games that are in the sums below; nothing else is known of them there
    "counted",
    metadata,
    Column("room", String(32), primary_key=True),
)

plays = Table(  # how often things were played in finished games; the empty thing is the game itself
    "plays",
    metadata,
    Column("game", String(64), nullable=False),
    Column("thing", String(64), nullable=False),
    Column("games", Integer, nullable=False),
    Column("times", Integer, nullable=False),  # once for each seat that played it
    Column("won", Float, nullable=False),  # of these; a shared first place is a part of one
    Column("fair", Float, nullable=False),  # what chance alone would have given
    PrimaryKeyConstraint("game", "thing"),
)

reports = Table(  # what there is to say about a finished game, made piece by piece
    "reports",
    metadata,
    Column("room", String(32), primary_key=True),  # or of an uploaded record, its id
    Column("status", String(8), nullable=False),  # making, done, failed
    Column("done", Integer, nullable=False),  # pieces
    Column("total", Integer, nullable=False),
    Column("told", JSON, nullable=False),  # as far as it is made
    Column("problem", JSON, nullable=False),  # why it failed: a rule and its arguments
    Column("at", BigInteger, nullable=False),  # when the last piece was stored
    Index("reports_by_status", "status", "at"),
)

# ---- people over several browsers ----------------------------------------------------------

browsers = Table(  # of people who want to be found again; any other browser is its own person
    "browsers",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of its cookie
    Column("person", String(64), nullable=False),  # empty: it was sent away, and is nobody
    Column("name", String(80), nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("browsers_by_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the credential's own id
    Column("person", String(64), nullable=False),
    Column("credential", Text, nullable=False),  # its id
    Column("key", Text, nullable=False),  # public
    Column("counter", BigInteger, nullable=False),  # of signatures; a copy of the key lags behind
    Column("name", String(80), nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)

codes = Table(  # secrets that open once: recovery codes, and links to another device
    "codes",
    metadata,
    Column("id", String(64), primary_key=True),  # hash
    Column("person", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # recovery, link
    Column("until", BigInteger, nullable=False),  # 0: for ever
    Index("codes_by_person", "person"),
)

challenges = Table(  # what an authenticator is to sign, once
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),  # hash
    Column("browser", String(64), nullable=False),  # hash of the cookie of whoever asked
    Column("purpose", String(8), nullable=False),  # add, enter
    Column("until", BigInteger, nullable=False),
)

preferences = Table(  # language, colours, sounds: what a person chose, on whichever device
    "preferences",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("value", JSON, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

lists = Table(  # decks and armies that people keep, as they are and as they were
    "lists",
    metadata,
    Column("person", String(64), nullable=False),
    Column("id", String(64), nullable=False),  # of the list; its devices made it
    Column("at", BigInteger, nullable=False),  # milliseconds; the newest is the list as it is
    Column("digest", String(16), nullable=False),  # of name and text
    Column("game", String(64), nullable=False),
    Column("kind", String(32), nullable=False),  # deck, army
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("person", "id", "at", "digest"),
)

puzzle_tries = Table(  # what a person, or a browser by itself, has made of each puzzle
    "puzzle_tries",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("clean", Boolean, nullable=False),  # at the first try
    Column("rating", Integer, nullable=False),  # of the person, after the first try
    Column("at", BigInteger, nullable=False),  # milliseconds: the first try
    Column("day", Integer, nullable=False),  # whose puzzle it was when it was solved; 0: none
)

# What follows a person besides their seats, and goes with them: each has a column `person`.
OF_A_PERSON = (browsers, passkeys, codes, preferences)
# What they are to others, which makes nobody a person by itself: it goes with them all the same.
AMONG_OTHERS = (
    social.friends,
    social.friend_links,
    social.blocks,
    social.invitations,
    social.presence,
    social.match_queue,
)
# What a room is brought back from, and what goes with it besides.
BRINGS_BACK = (seats, journal, events, snapshots, chat, notices, broken_rooms, results)
OF_A_ROOM = (*BRINGS_BACK, reports, social.invitations)
