"""Secrets that open once: recovery codes on paper, and links from one device to the next."""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.persons import devices
from weirwood.table.store import schema
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

CODES = 8  # in a set
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none is taken for another
LENGTH, GROUP = 16, 4  # 80 bits
LINK_SECONDS = 600
READ_AS = str.maketrans("OIL", "011")
K = schema.codes.c


def make_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def spaced(code: str) -> str:
    """
    >>> spaced("0123456789ABCDEF")
    '0123-4567-89AB-CDEF'
    """
    return "-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))


def read(text: str) -> str:
    """A code as it was made, however somebody typed it.

    >>> read(" o123-4567 89ab-cdel ")
    '0123456789ABCDE1'
    """
    return "".join(ch for ch in text[:200].upper().translate(READ_AS) if ch in LETTERS)


async def new_codes(hub: Hub, browser: str, person: str, device: str) -> list[str]:
    """A new set of recovery codes; the old ones are void."""
    made = [make_code() for _ in range(CODES)]
    rows = [
        {"id": security.digest(code), "person": person, "kind": "recovery", "until": 0}
        for code in made
    ]

    def write(c: Db) -> None:
        devices.keep(c, browser, person, device)
        c.execute(schema.codes.delete().where(K.person == person, K.kind == "recovery"))
        c.execute(schema.codes.insert(), rows)

    await hub.store.write(write)
    return [spaced(code) for code in made]


async def new_link(hub: Hub, browser: str, person: str, device: str) -> msg.MoveLink:
    """A link that makes one more device this person's; an older one is void."""
    token, until = security.token(), int(time.time()) + LINK_SECONDS
    row = {"id": security.digest(token), "person": person, "kind": "link", "until": until}

    def write(c: Db) -> None:
        devices.keep(c, browser, person, device)
        c.execute(schema.codes.delete().where(K.person == person, K.kind == "link"))
        c.execute(schema.codes.insert(), row)

    await hub.store.write(write)
    return msg.MoveLink(token=token, until=until)


async def open_with(hub: Hub, browser: str, kind: str, secret: str, device: str) -> str:
    """Make this browser that of whoever has the secret, and let the secret open nothing more."""
    hidden = security.digest(read(secret) if kind == "recovery" else secret[:64])

    def write(c: Db) -> str:
        of = sa.select(K.person, K.until).where(K.id == hidden, K.kind == kind)
        found = c.execute(of).first()
        used = c.execute(schema.codes.delete().where(K.id == hidden, K.kind == kind)).rowcount
        if found is None or not used or 0 < found.until < time.time():
            raise Refused("table.bad_code" if kind == "recovery" else "table.old_link", {})
        devices.keep(c, browser, found.person, device)
        person: str = found.person
        return person

    return await hub.store.write(write)
