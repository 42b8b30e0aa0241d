"""What people are to each other, as the database has it: friends, blocks, invitations, the queue.

A person is the hash of a cookie (`table.persons.devices`), and nobody else is told it: what others
are shown are ids that lead nowhere but to the row they stand in.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from weirwood.table.store.metadata import metadata

friends = Table(  # two rows for each friendship, one of either side
    "friends",
    metadata,
    Column("id", String(16), primary_key=True),  # by which the person knows the other
    Column("person", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("name", String(80), nullable=False),  # of the other, as they gave it
    Column("shows", Boolean, nullable=False),  # the person lets the other see whether they are here
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("person", "other", name="friends_once"),
    Index("friends_by_other", "other"),
)

friend_links = Table(  # secrets that make a friend, once
    "friend_links",
    metadata,
    Column("id", String(64), primary_key=True),  # hash
    Column("person", String(64), nullable=False),
    Column("name", String(80), nullable=False),  # of who made it
    Column("until", BigInteger, nullable=False),
    Index("friend_links_by_person", "person"),
)

blocks = Table(  # whom a person wants nothing to do with
    "blocks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("person", "other", name="blocks_once"),
    Index("blocks_by_other", "other"),
)

invitations = Table(  # of friends to a seat
    "invitations",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), nullable=False),  # who is invited
    Column("sender", String(64), nullable=False),
    Column("name", String(80), nullable=False),  # of the sender
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("room", "seat", name="invitations_once"),
    Index("invitations_by_person", "person"),
    Index("invitations_by_sender", "sender"),
)

presence = Table(  # of people who let somebody see it
    "presence",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("at", Float, nullable=False),  # when they were last here, by the database's clock
    Column("room", String(32), nullable=False),  # where they play; empty: they do not
)

match_queue = Table(  # who waits for somebody to play with
    "match_queue",
    metadata,
    Column("person", String(64), primary_key=True),  # nobody waits twice
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),  # 0: any number
    Column("pace", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    # a deck or an army, as JSON, and what the person calls it; empty: a ready one
    Column("brings", Text, nullable=False, server_default=""),
    Column("mark", String(64), nullable=False, server_default=""),
    # by the database's clock:
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # whoever is not seen any more has left
    Column("bots", Float, nullable=False),  # since when bots are welcome in empty chairs; 0: not
    Column("room", String(32), nullable=False),  # the table that was found; empty: none yet
    Column("matched", Float, nullable=False),  # when
    Index("match_queue_by_game", "game", "pace", "since"),
    Index("match_queue_by_room", "room"),
)
