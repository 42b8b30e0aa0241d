"""What the host of a table does from the command line: `weirwood admin`.

Everything works on the database alone, so that it does not matter whether the table runs. Where a
running table has to know (closing and deleting a room), a command is left for it; if nobody takes
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
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.config import Config
from weirwood.table.host import commands
from weirwood.table.hub import Hub
from weirwood.table.rooms import plays
from weirwood.table.store import schema
from weirwood.table.store.database import Store
from weirwood.table.store.migrations.versions.v0007 import in_seconds
from weirwood.table.wire import protocol as msg

COMMAND_SECONDS = 6.0  # in which a running table takes a command
FORMAT = 2  # 1: clocks of days were not counted in seconds
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
    "pushes",
    "push_keys",
    "results",
    "reports",
    "browsers",
    "passkeys",
    "codes",
    "preferences",
    "friends",
    "friend_links",
    "blocks",
    "invitations",
    "lists",
    "counted",
    "plays",
)
R = schema.rooms.c


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


def played(config: Config, game: str) -> msg.AllPlayed:
    """How often the things of a game were played and won at this table."""
    with opened(config) as store:
        return store.read_now(lambda c: plays.read(c, game))


def rooms(config: Config, status: str = "") -> list[Row]:
    """All rooms, newest first, or those of one status: `broken` if it cannot be brought back."""

    def read(c: Db) -> list[Row]:
        broken = set(c.execute(sa.select(schema.broken_rooms.c.room)).scalars())
        count = sa.select(schema.journal.c.room, sa.func.count()).group_by(schema.journal.c.room)
        answers = {room: n for room, n in c.execute(count)}  # noqa: C416  # rows, not pairs
        names: dict[str, list[str]] = defaultdict(list)
        seat = schema.seats.c
        seats = sa.select(seat.room, seat.name, seat.level, seat.kind).order_by(seat.seat)
        for s in c.execute(seats):
            names[s.room].append(str(s.name or s.level or s.kind))
        found = sa.select(R.id, R.game, R.status, R.created, R.updated).order_by(R.updated.desc())
        rows = [
            Row(
                room=r.id,
                game=r.game,
                status="broken" if r.id in broken else r.status,
                names=names[r.id],
                answers=answers.get(r.id, 0),
                created=r.created,
                updated=r.updated,
            )
            for r in c.execute(found)
        ]
        return [row for row in rows if status in ("", row.status)]

    with opened(config) as store:
        return store.read_now(read)


def close(config: Config, room: str, patience: float = COMMAND_SECONDS) -> str:
    """End a game as a draw; a room that has not begun is taken away. Gives what was done."""
    return command(config, "close", room, patience)


def delete(config: Config, room: str, patience: float = COMMAND_SECONDS) -> str:
    """Take a room away with everything in it. Gives what was done."""
    return command(config, "delete", room, patience)


def command(config: Config, what: str, room: str, patience: float) -> str:
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
    """Leave a command for the running table; False if nobody takes it."""
    with opened(config) as store:
        row = {"id": secrets.token_hex(8), "what": what, "room": room}
        store.submit(lambda c: c.execute(schema.commands.insert(), row).rowcount).result()
        left = sa.select(schema.commands.c.id).where(schema.commands.c.id == row["id"])
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if store.read_now(lambda c: c.execute(left).scalar()) is None:
                return True
            time.sleep(0.1)
    return False


async def do_it_here(config: Config) -> None:
    """No table runs: be one, for as long as the commands take."""
    hub = Hub(replace(config, bot_workers=0))
    try:
        await commands.run(hub)
    finally:
        await hub.stop()


def delete_old(config: Config, days: float, *, now: float | None = None) -> int:
    """Delete rooms that are over, or never began, and replays, untouched for so many days."""
    before = int((time.time() if now is None else now) - days * DAY)
    old = sa.select(R.id).where(R.status.in_(("over", "lobby")), R.updated < before)

    def work(c: Db) -> int:
        ids = [r.id for r in c.execute(old)]
        count = commands.remove(c, ids) if ids else 0
        late = sa.select(schema.replays.c.id).where(schema.replays.c.at < before)
        c.execute(schema.reports.delete().where(schema.reports.c.room.in_(late)))
        c.execute(schema.replays.delete().where(schema.replays.c.at < before))
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
            for row in c.execute(schema.metadata.tables[name].select()).mappings():
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
                of = [row for hub, row in rows if hub == name]
                if of:
                    c.execute(schema.metadata.tables[name].insert(), of)
            return len(rows)

        return store.submit(work).result()


def read_backup(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head not in ({"weirwood_backup": 1}, {"weirwood_backup": FORMAT}):
                raise ValueError(str(head)[:80])
            old = head["weirwood_backup"] == 1
            for line in lines:
                name, row = json.loads(line)
                if name not in KEPT or not isinstance(row, dict):
                    raise ValueError(line[:80])
                if old and name == "rooms":
                    row["clock"] = in_seconds(row["clock"])
                yield name, row
    except (OSError, EOFError, ValueError, StopIteration) as e:
        raise Refused("table.bad_backup", {"found": str(e)[:120] or type(e).__name__}) from e
