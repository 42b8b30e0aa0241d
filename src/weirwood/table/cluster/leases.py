"""Who owns a room: at most one worker, and only while it is alive (docs/decisions/workers.md).

With SQLite there is one process, which owns everything and need not ask.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood import __version__
from weirwood.kernel.decision import Refused
from weirwood.table.rooms import clocks
from weirwood.table.store import schema
from weirwood.table.store.database import STANDSTILL_SECONDS, Store, make_engine

log = logging.getLogger("weirwood.table")
LEASE_SECONDS = float(STANDSTILL_SECONDS)  # for which a silent worker is believed to be alive
RENEW_SECONDS = 1.0  # between two words of it
KEPT_SECONDS = 86_400.0  # for which a dead worker is remembered, if it owns nothing
SPACE = 0x57656972  # of our advisory locks among those of others
Alive = sa.ColumnElement[bool] | sa.TextClause
W, R = schema.workers.c, schema.rooms.c

NOW = "extract(epoch from clock_timestamp())"
LIVE = sa.text(f"""
    until > {NOW} AND EXISTS (
        SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE l.locktype = 'advisory' AND d.datname = current_database()
        AND l.classid = {SPACE} AND l.objid = workers.lock AND l.objsubid = 2
    )
""")  # noqa: S608  # constants
RENEW = sa.text(f"""
    INSERT INTO workers (id, address, secret, lock, until, beat, version)
    VALUES (:id, :address, :secret, :lock, {NOW} + :lease, :beat, :version)
    ON CONFLICT (id) DO UPDATE
    SET lock = excluded.lock, until = excluded.until, beat = excluded.beat
""")  # noqa: S608  # constants
CLEAR = sa.text(f"""
    DELETE FROM workers WHERE until < {NOW} - :kept
    AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.owner = workers.id)
""")  # noqa: S608  # constants


@dataclass(frozen=True, slots=True)
class Peer:
    """Another worker, and how it is reached."""

    id: str
    address: str  # host:port; empty if nobody can
    secret: str  # by which it knows that a worker speaks


@dataclass(frozen=True, slots=True)
class Claim:
    """A room is ours."""

    epoch: int | None  # None: nobody else could have it
    alive: float  # until when its clocks have run


class Elsewhere(Refused):
    """Another worker owns the room; None if nobody who could be asked does."""

    def __init__(self, peer: Peer | None) -> None:
        super().__init__("table.moved", {})
        self.peer = peer


class Fenced(Refused):
    """The room has another owner by now: nothing was written."""

    def __init__(self) -> None:
        super().__init__("table.moved", {})


class Alone:
    """The only process there is."""

    id = ""
    shared = False
    renewal: asyncio.Task[None] | None = None

    def __init__(self) -> None:
        self.alive = 0.0  # until when the clocks of rooms that are not awake have run
        self.peers: dict[str, Peer] = {}
        self.stamps: dict[str, int] = {}

    def is_valid(self) -> bool:
        return True

    async def renew(self) -> bool:
        return False

    async def owned(self) -> dict[str, int]:
        raise AssertionError("nobody else could own a room")

    def claim(self, room_id: str) -> Claim | None:  # noqa: ARG002  # as `Shared` has it
        return Claim(None, self.alive)

    def reached(self, peer: str) -> None:
        """There is nobody to reach."""

    def missed(self, peer: str, seconds: float) -> None:
        """There is nobody to reach."""

    def is_cut_off(self, peer: str) -> bool:  # noqa: ARG002  # as `Shared` has it
        return False

    async def release(self, room_id: str, epoch: int) -> None:
        """There is nobody to leave it to."""

    async def stop(self) -> None:
        """There is nothing to give back."""


class Shared:
    """One of many workers on one PostgreSQL."""

    shared = True
    renewal: asyncio.Task[None] | None = None  # that visitors wait for

    def __init__(self, url: str, store: Store, address: str, secret: str) -> None:
        self.id = secrets.token_hex(8)
        self.store, self.address, self.secret = store, address, secret
        self.peers: dict[str, Peer] = {}  # that are alive, without this one
        self.stamps: dict[str, int] = {}
        self.valid_until = 0.0
        self.unreached: dict[str, float] = {}  # peers that are alive and do not answer: since when
        self.renewing = asyncio.Lock()
        # A line of its own, which no other work can hold up, and which dies with this process.
        self.engine = make_engine(url).execution_options(isolation_level="AUTOCOMMIT")
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="weirwood-lease")
        self.line: Db | None = None
        self.lock = 0

    # ---- being alive --------------------------------------------------------------------

    def is_valid(self) -> bool:
        """Whether nobody can have taken this worker for dead."""
        return time.monotonic() < self.valid_until

    async def renew(self) -> bool:
        """Say that this worker is alive; True if it might have been taken for dead before."""
        async with self.renewing:
            begun = time.monotonic()
            loop = asyncio.get_running_loop()
            self.peers, self.stamps = await loop.run_in_executor(self.thread, self.say_alive)
            lapsed = begun > self.valid_until
            self.valid_until = begun + LEASE_SECONDS
            return lapsed

    def say_alive(self) -> tuple[dict[str, Peer], dict[str, int]]:
        line = self.line or self.connect()
        row = {
            "id": self.id,
            "address": self.address,
            "secret": self.secret,
            "lock": self.lock,
            "lease": LEASE_SECONDS,
            "beat": clocks.now(),
            "version": __version__,
        }
        try:
            line.execute(RENEW, row)
            found = line.execute(sa.select(W.id, W.address, W.secret).where(self.live())).all()
            stamps = line.execute(schema.stamps.select()).all()
        except sa.exc.SQLAlchemyError:
            self.hang_up()
            raise
        peers = {r.id: Peer(r.id, r.address, r.secret) for r in found if r.id != self.id}
        return peers, {r.name: r.n for r in stamps}

    def connect(self) -> Db:
        """A session that holds a lock: when it ends, for whatever reason, everybody can see it.

        Always another lock: the server may still believe in a session that we have lost.
        """
        line = self.engine.connect()
        try:
            self.lock = secrets.randbelow(1 << 31)
            line.execute(sa.text(f"SELECT pg_advisory_lock({SPACE}, {self.lock})"))
            line.execute(CLEAR, {"kept": KEPT_SECONDS})
        except sa.exc.SQLAlchemyError:
            line.close()
            raise
        self.line = line
        return line

    def hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                line.invalidate()
                line.close()

    async def stop(self) -> None:
        """Everything is left to others at once."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.leave)
        self.thread.shutdown(wait=True)

    def leave(self) -> None:
        line = self.line
        if line is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):  # the session's end says it all
                gone = {"until": 0.0, "beat": clocks.now()}
                line.execute(schema.workers.update().where(W.id == self.id).values(**gone))
        self.hang_up()
        self.engine.dispose()

    def live(self) -> Alive:
        """What is true of a worker that is alive, as the database judges it."""
        return LIVE

    # ---- rooms --------------------------------------------------------------------------

    async def owned(self) -> dict[str, int]:
        """The rooms that are ours, as the database has it, with their epochs."""
        mine = sa.select(R.id, R.epoch).where(R.owner == self.id)
        return {r.id: r.epoch for r in await self.store.read(lambda c: c.execute(mine).all())}

    def claim(self, room_id: str) -> Claim | None:
        """Take a room that nobody alive owns; None if there is no such room. Runs in a thread."""
        live = self.live()
        found = self.store.submit(claiming(self.id, room_id, clocks.now(), live)).result()
        if isinstance(found, Peer) and self.is_cut_off(found.id):
            log.warning("room of a worker that is out of reach", extra={"room": room_id})
            work = claiming(self.id, room_id, clocks.now(), live, found.id)
            found = self.store.submit(work).result()
        if isinstance(found, Peer):
            raise Elsewhere(self.peers.get(found.id, found))
        return found

    def reached(self, peer: str) -> None:
        """Note that a stray could be passed on."""
        self.unreached.pop(peer, None)

    def missed(self, peer: str, seconds: float) -> None:
        """Note that a peer has said nothing for so long."""
        self.unreached.setdefault(peer, time.monotonic() - seconds)

    def is_cut_off(self, peer: str) -> bool:
        """Whether a worker has been out of reach for so long that its rooms go on without it."""
        since = self.unreached.get(peer)
        return since is not None and time.monotonic() - since > LEASE_SECONDS

    async def release(self, room_id: str, epoch: int) -> None:
        """Leave a room to whoever wants it next."""
        mine = (R.id == room_id) & (R.owner == self.id) & (R.epoch == epoch)
        change = schema.rooms.update().where(mine).values(owner="")
        await self.store.write(lambda c: c.execute(change).rowcount)


def claiming(
    me: str, room_id: str, now: float, live: Alive, lost: str = ""
) -> Callable[[Db], Claim | Peer | None]:
    """The work of taking a room, unless another worker owns it that is alive and not `lost`.

    Its clocks have run until its last owner was known to be alive, and not further. From now on
    they are told by the watch of the new one.
    """

    def work(c: Db) -> Claim | Peer | None:
        of = sa.select(R.owner, R.epoch, R.asked).where(R.id == room_id)
        row = c.execute(of.with_for_update()).first()
        if row is None:
            return None
        spent = 0.0
        if row.owner:
            last = c.execute(schema.workers.select().where(W.id == row.owner)).first()
            if last is not None:
                alive = sa.select(W.id).where(W.id == row.owner, live)
                if row.owner not in (me, lost) and c.execute(alive).first() is not None:
                    return Peer(last.id, last.address, last.secret)
                spent = max(0.0, last.beat - row.asked)
        values: dict[str, Any] = {"owner": me, "epoch": row.epoch + 1}
        if row.asked > 0:
            values["asked"] = now - spent
        c.execute(schema.rooms.update().where(R.id == room_id).values(**values))
        return Claim(row.epoch + 1, now)

    return work


def bump(c: Db, name: str) -> None:
    """Let all workers know that something they keep in memory has changed."""
    if not c.execute(
        schema.stamps.update().where(schema.stamps.c.name == name).values(n=schema.stamps.c.n + 1)
    ).rowcount:
        c.execute(schema.stamps.insert(), {"name": name, "n": 1})
