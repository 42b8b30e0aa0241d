"""What the host of a table does from the command line: `weirwood admin`.

Everything works on the database alone, so that it does not matter whether the table runs. Where a
running table has to know (closing and deleting a room), an errand is left for it; if nobody takes
it within a few seconds, no table runs and the work is done here.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table import errands, tables
from weirwood.table.config import Config
from weirwood.table.hub import Table
from weirwood.table.store import Store

PATIENCE = 6.0  # seconds in which a running table takes an errand
FORMAT = 1
DAY = 86_400
KEPT = (
    "rooms",
    "seats",
    "journal",
    "events",
    "snapshots",
    "chat",
    "replays",
    "contacts",
    "notices",
)
R = tables.rooms.c


@dataclass(frozen=True, slots=True)
class Row:
    """A room at a glance."""

    room: str
    game: str
    status: str
    names: list[str]  # of people; bots as their level
    answers: int
    created: int
    updated: int


@contextlib.contextmanager
def opened(config: Config) -> Iterator[Store]:
    store = Store(config.url())
    try:
        yield store
    finally:
        store.close()


def rooms(config: Config, status: str = "") -> list[Row]:
    """All rooms, newest first, or those of one status."""

    def read(c: Db) -> list[Row]:
        where = R.status == status if status else sa.true()
        found = c.execute(sa.select(R.id, R.game, R.status, R.created, R.updated).where(where))
        seats = c.execute(tables.seats.select().order_by(tables.seats.c.seat)).all()
        count = sa.select(tables.journal.c.room, sa.func.count()).group_by(tables.journal.c.room)
        answers = {room: n for room, n in c.execute(count)}  # noqa: C416  # rows, not pairs
        return [
            Row(
                room=r.id,
                game=r.game,
                status=r.status,
                names=[s.name or s.level or s.kind for s in seats if s.room == r.id],
                answers=answers.get(r.id, 0),
                created=r.created,
                updated=r.updated,
            )
            for r in sorted(found, key=lambda r: -r.updated)
        ]

    with opened(config) as store:
        return store.read_now(read)


def close(config: Config, room: str, patience: float = PATIENCE) -> str:
    """End a game as a draw; a room that has not begun is taken away. Gives what was done."""
    return errand(config, "close", room, patience)


def delete(config: Config, room: str, patience: float = PATIENCE) -> str:
    """Take a room away with everything in it. Gives what was done."""
    return errand(config, "delete", room, patience)


def errand(config: Config, what: str, room: str, patience: float) -> str:
    """Have it done: `closed` or `deleted`, or `over` where there was nothing to close."""
    before = status(config, room)
    if before is None:
        raise Refused("table.no_room", {"room": room[:40]})
    if what == "close" and before == "over":
        return "over"
    if not left_to_the_table(config, what, room, patience):
        asyncio.run(do_it_here(config))
    after = status(config, room)
    if after is not None and (what == "delete" or after != "over"):
        raise Refused("table.broken", {"room": room[:40]})
    return "deleted" if after is None else "closed"


def status(config: Config, room: str) -> str | None:
    """How it stands with a room; None if there is none."""
    query = sa.select(R.status).where(R.id == room)
    with opened(config) as store:
        found: str | None = store.read_now(lambda c: c.execute(query).scalar())
    return found


def left_to_the_table(config: Config, what: str, room: str, patience: float) -> bool:
    """Leave an errand for the running table; False if nobody takes it."""
    with opened(config) as store:
        row = {"id": secrets.token_hex(8), "what": what, "room": room}
        store.submit(lambda c: c.execute(tables.errands.insert(), row).rowcount).result()
        left = sa.select(tables.errands.c.id).where(tables.errands.c.id == row["id"])
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if store.read_now(lambda c: c.execute(left).scalar()) is None:
                return True
            time.sleep(0.1)
    return False


async def do_it_here(config: Config) -> None:
    """No table runs: be one, for as long as the errands take."""
    table = Table(replace(config, bot_workers=0))
    try:
        await errands.run(table)
    finally:
        await table.stop()


def delete_old(config: Config, days: float, *, now: float | None = None) -> int:
    """Delete rooms that are over, or never began, and replays, untouched for so many days."""
    before = int((time.time() if now is None else now) - days * DAY)
    old = sa.select(R.id).where(R.status.in_(("over", "lobby")), R.updated < before)

    def work(c: Db) -> int:
        ids = [r.id for r in c.execute(old)]
        count = errands.remove(c, ids) if ids else 0
        c.execute(tables.replays.delete().where(tables.replays.c.at < before))
        return count

    with opened(config) as store:
        return store.submit(work).result()


# ---- backup ---------------------------------------------------------------------------------


def backup(config: Config, file: Path) -> int:
    """Write everything as compressed JSON lines, from one moment; gives the number of rows.

    The file can be restored into either kind of database. It holds what the database holds, and is
    as private.
    """
    # Beside it first: a backup that breaks off must not cost the one before it.
    part = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    handle = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
    try:
        count = write_backup(config, handle)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return count


def write_backup(config: Config, handle: int) -> int:
    count = 0
    with (
        os.fdopen(handle, "wb") as raw,
        opened(config) as store,
        gzip.open(raw, "wt", encoding="utf-8") as out,
        store.snapshot() as c,
    ):
        out.write(json.dumps({"weirwood_backup": FORMAT}) + "\n")
        for name in KEPT:
            for row in c.execute(tables.metadata.tables[name].select()).mappings():
                out.write(json.dumps([name, dict(row)], ensure_ascii=False) + "\n")
                count += 1
    return count


def restore(config: Config, file: Path) -> int:
    """Fill an empty database from a backup; gives the number of rows."""
    with opened(config) as store:
        if store.read_now(lambda c: c.execute(sa.select(R.id).limit(1)).scalar()) is not None:
            raise Refused("table.not_empty", {})
        rows = list(read_backup(file))

        def work(c: Db) -> int:
            for name in KEPT:
                of = [row for table, row in rows if table == name]
                if of:
                    c.execute(tables.metadata.tables[name].insert(), of)
            return len(rows)

        return store.submit(work).result()


def read_backup(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head != {"weirwood_backup": FORMAT}:
                raise ValueError(str(head)[:80])
            for line in lines:
                name, row = json.loads(line)
                if name not in KEPT or not isinstance(row, dict):
                    raise ValueError(line[:80])
                yield name, row
    except (OSError, EOFError, ValueError, StopIteration) as e:
        raise Refused("table.bad_backup", {"found": str(e)[:120] or type(e).__name__}) from e
