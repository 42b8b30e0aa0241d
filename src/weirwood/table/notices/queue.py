"""The stored queue of notices: its rows, and what is asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.table.notices import letters
from weirwood.table.store import schema

STAMP = "contacts"
N = schema.notices.c


def stamp_of(c: Db) -> int:
    """How often contacts have changed."""
    of = sa.select(schema.stamps.c.n).where(schema.stamps.c.name == STAMP)
    return c.execute(of).scalar() or 0


def running(seats: Sequence[Any]) -> list[tuple[str, int]]:
    """Of these seats, those that are asked and have nobody to play for them."""
    playing = [r for r in seats if r.status == "playing" and r.kind == "person" and not r.away]
    return [(r.id, r.seat) for r in playing if r.seat in r.turn]


def shown_as(row: Any) -> str:
    """The tag under which a device shows a notice."""
    return letters.invited_to(row.id) or f"{row.room}:{row.seat}"


def take_back(c: Db, over: sa.ColumnElement[bool]) -> None:
    """Queue that devices which were told of these turns or invitations hear that it is over."""
    told = schema.notices.select().where(over, N.way == "push", N.sent.is_(True))
    rows = [
        queue_row("", -1, each.browser, "close", 0.0, each.device, tag=shown_as(each))
        for each in c.execute(told)
    ]
    if rows:
        c.execute(schema.notices.delete().where(N.id.in_([each["id"] for each in rows])))
        c.execute(schema.notices.insert(), rows)


def queue_row(
    room: str, seat: int, person: str, way: str, due: float, device: str = "", *, tag: str = ""
) -> dict[str, Any]:
    """A row of the queue."""
    which = f"{way}:{tag}:{device}" if tag else f"{room or person}:{seat}:{way}"
    return {
        "id": f"{which}:{device}" if device and not tag else which,
        "room": room,
        "seat": seat,
        "browser": person,
        "way": way,
        "due": due,
        "tries": 0,
        "sent": False,
        "device": device,
    }


def add(c: Db, rows: Sequence[dict[str, Any]]) -> None:
    """Queue what is not queued, or told, already."""
    ids = [each["id"] for each in rows]
    known = set(c.execute(sa.select(N.id).where(N.id.in_(ids))).scalars())
    fresh = [each for each in rows if each["id"] not in known]
    if fresh:
        c.execute(schema.notices.insert(), fresh)
