"""The tables of the database. Answers and events are only ever appended."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("times", JSON, nullable=False),  # seconds left per seat
    Column("asked", Float, nullable=False),  # when the clocks were last settled
    Column("turn", JSON, nullable=False),  # seats that are asked something
    Column("away_seconds", Integer, nullable=False),
    Column("away_level", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # hash of the host's browser
    Column("watch", String(64), nullable=False),  # hash of the spectators' link
    Column("rematch", String(32), nullable=False),
    Column("offers", JSON, nullable=False, server_default="{}"),  # of draws, pauses, taking back
    Column("hushed", Boolean, nullable=False, server_default=false()),  # spectators are muted
    Column("lesson", String(64), nullable=False, server_default=""),  # of a guided game
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("rooms_by_status", "status", "updated"),
    Index("rooms_by_public", "public", "updated"),
    Index("rooms_by_host", "host", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("token", String(64), nullable=False),  # hash of the seat's link
    Column("browser", String(64), nullable=False),  # hash of the browser that took the seat
    Column("away", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("offered", Boolean, nullable=False, server_default=false()),  # to anybody
    Column("passes", JSON, nullable=False, server_default="[]"),  # windows passed in advance
    PrimaryKeyConstraint("room", "seat"),
    Index("seats_by_browser", "browser"),
)

journal = Table(
    "journal",
    metadata,
    Column("room", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("what", String(16), nullable=False),  # answer, withdraw, undo, concede, draw
    Column("seat", Integer, nullable=False),
    Column("kind", String(64), nullable=False),
    Column("answer", JSON, nullable=False),
    Column("by", String(16), nullable=False),
    PrimaryKeyConstraint("room", "n"),
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

chat = Table(
    "chat",
    metadata,
    Column("room", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: a spectator
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("to", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column(
        "browser", String(64), nullable=False, server_default=""
    ),  # hash of whose words they are
    PrimaryKeyConstraint("room", "n"),
    Index("chat_by_browser", "browser"),
)

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

errands = Table(  # what the host asks of a running table: `weirwood admin`
    "errands",
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
    Column("way", String(8), nullable=False),  # mail, hook, or ask: an address to confirm itself
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
    Index("notices_by_due", "sent", "due"),
    Index("notices_by_room", "room"),
)

OF_A_ROOM = (seats, journal, events, snapshots, chat, notices)
