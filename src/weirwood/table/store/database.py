"""Storage: one writer with group commit, many readers. What was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import StaticPool

from weirwood.kernel.decision import Refused
from weirwood.table.host.traces import SILENT, Traces
from weirwood.table.store import schema

T = TypeVar("T")
Work = Callable[[Connection], Any]
BATCH = 256
READERS = 4
MIGRATING, COUNTING = 0x5765697277, 0x5765697271  # advisory locks
ANSWER_SECONDS = 10  # in which a database server has to answer the door
# A server whose machine vanishes says no goodbye: the line to it is dead after so many seconds.
SILENCE = {
    "keepalives_idle": ANSWER_SECONDS,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 2_000 * ANSWER_SECONDS,  # milliseconds
}
# A process that stands still in the middle of a transaction keeps its rows locked, and everybody
# who wants one waits: the server ends it when a worker would be taken for dead anyway.
STANDSTILL_SECONDS = 6
STANDSTILL = f"SET idle_in_transaction_session_timeout = '{STANDSTILL_SECONDS}s'"
# What an address may begin with, and what the second needs.
DRIVERS = "sqlite, postgresql+psycopg (pip install weirwood[postgres])"
UNHURRIED = "SET LOCAL idle_in_transaction_session_timeout = 0"
SHAPE = sa.text("SELECT version_num FROM alembic_version")
log = logging.getLogger("weirwood.table")


def read_json(text: str | bytes) -> Any:
    """A stored value; one that is no JSON is the text itself, for its reader to refuse.

    Else one spoilt row would be in the way of all others that are read with it.
    """
    try:
        return json.loads(text, parse_constant=no_number)
    except (ValueError, RecursionError):
        return text if isinstance(text, str) else text.decode("utf-8", "replace")


def no_number(name: str) -> None:
    raise ValueError(name)


def write_json(value: Any) -> str:
    """A value to be stored; quickly, unless it holds what only the slower one can write."""
    try:
        return QUICK.encode(value).decode()
    except (OverflowError, TypeError, UnicodeEncodeError):  # a number of many digits, perhaps
        return json.dumps(value)


QUICK = msgspec.json.Encoder()
# Errors are logged: without what was to be stored, for that may be a seed, or something said.
ENGINE: Any = {
    "hide_parameters": True,
    "json_serializer": write_json,
    "json_deserializer": read_json,
}


def read_text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def make_engine(url: str) -> Engine:
    """An engine for this address; SQLite in WAL mode with full synchronisation."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        check_driver(parsed)
        connect = {"connect_timeout": ANSWER_SECONDS, **SILENCE}
        engine = sa.create_engine(parsed, pool_pre_ping=True, connect_args=connect, **ENGINE)

        @sa.event.listens_for(engine, "connect")
        def _standstill(raw: Any, _record: Any) -> None:
            raw.execute(STANDSTILL)
            raw.commit()

        return engine
    file = parsed.database
    if not file or file == ":memory:":
        engine = sa.create_engine(
            parsed, poolclass=StaticPool, connect_args={"check_same_thread": False}, **ENGINE
        )
    else:
        if not file.startswith("file:"):  # an address for SQLite, not a path
            make_private(Path(file))
        engine = sa.create_engine(parsed, connect_args={"timeout": 30}, **ENGINE)

    @sa.event.listens_for(engine, "connect")
    def _pragmas(raw: Any, _record: Any) -> None:
        raw.text_factory = read_text  # likewise
        raw.isolation_level = None  # SQLAlchemy begins by itself, so that savepoints work
        # what is deleted is overwritten, not merely out of reach
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            raw.execute(f"PRAGMA {line}")

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # A transaction that reads first and writes then would fail at once, and not wait, if
        # another process has written in between: whoever will write says so at the beginning.
        writing = connection.get_execution_options().get("writing", False)
        execute(connection, "BEGIN IMMEDIATE" if writing else "BEGIN", ())

    return engine


def check_driver(url: sa.URL) -> None:
    """Refuse a kind of database that is none of ours, and one whose driver is not installed."""
    refused = Refused("table.setting", {"found": url.drivername, "allowed": DRIVERS})
    if url.get_backend_name() != "postgresql" or url.get_driver_name() != "psycopg":
        raise refused
    try:
        url.get_dialect().import_dbapi()
    except ImportError as e:
        raise refused from e


def make_private(file: Path) -> None:
    """The data belongs to its owner alone."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        if file.stat().st_mode & 0o777 != 0o600:
            file.chmod(0o600)
    except OSError as e:
        reason = e.strerror or type(e).__name__
        raise Refused("table.not_writable", {"file": str(file), "reason": reason}) from e


@functools.cache
def newest() -> str:
    """The shape that this release knows: shapes are numbered, and so are the files of the steps."""
    steps = Path(__file__).with_name("migrations") / "versions"
    return max(file.stem.removeprefix("v") for file in steps.glob("v*.py"))


def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; that of a newer release is refused."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # one at a time, of all that start together
            connection.exec_driver_sql(UNHURRIED)
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        known = sa.inspect(connection).has_table("alembic_version")
        found = connection.execute(SHAPE).scalar() or "" if known else ""
        if found > newest():
            raise Refused("table.newer_database", {"found": found, "known": newest()})
        if found < newest():
            from weirwood.table.store import migrating  # noqa: PLC0415  # long to import

            migrating.upgrade(connection)


def probe_write(c: Connection) -> None:
    """Store something and take it away: a disk that is full can be read, and takes no writing."""
    c.execute(schema.commands.insert(), {"id": "", "what": "", "room": ""})
    c.execute(schema.commands.delete().where(schema.commands.c.id == ""))


def is_disconnected(e: Exception) -> bool:
    """Whether nobody is at the other end any more: a server's errors have a state of its own."""
    if not isinstance(e, sa.exc.DBAPIError):
        return False
    return e.connection_invalidated or getattr(e.orig, "sqlstate", "") is None


def log_failure(what: str, e: Exception, **more: Any) -> None:
    """Note that something was not read or stored.

    In one line if the database takes nothing from anybody, for that may go on for a whole night.
    """
    asked_wrongly = getattr(getattr(e, "orig", None), "sqlite_errorname", "") == "SQLITE_ERROR"
    if isinstance(e, sa.exc.OperationalError) and not asked_wrongly:
        log.error(what, extra={**more, "reason": " ".join(str(e).split())[:300]})
    else:
        log.error(what, exc_info=e, extra=more)


def fail(e: Exception) -> Any:
    raise e


def attempt(work: Callable[[], T]) -> Callable[[], T]:
    """Do it now; gives a call with what came of it, be it a failure."""
    try:
        found = work()
    except Exception as e:  # noqa: BLE001  # for whoever asks for it
        return partial(fail, e)
    return lambda: found


def failure(future: Future[Any]) -> Exception | None:
    error = future.exception()
    assert error is None or isinstance(error, Exception)
    return error


class Plain:
    """A statement that every answer runs: compiled once, and given to the driver itself.

    Every bound parameter has its value in the row, by name. What the driver raises is what
    SQLAlchemy would have made of it.
    """

    def __init__(self, statement: sa.UpdateBase) -> None:
        self.statement = statement
        self.made: dict[str, tuple[str, list[tuple[str, Any]]]] = {}  # by dialect

    def compiled(self, dialect: sa.Dialect) -> tuple[str, list[tuple[str, Any]]]:
        """The text, and its parameters in order: their names, and how values are written."""
        found = self.made.get(dialect.name)
        if found is None:
            made = self.statement.compile(dialect=positional(dialect))
            names = list(made.positiontup or ())
            writes = []
            for name in names:
                kind = made.binds[name].type
                writes.append((name, kind.dialect_impl(dialect).bind_processor(dialect)))
            found = self.made[dialect.name] = (str(made), writes)
        return found

    def run(self, c: Connection, row: Mapping[str, Any]) -> int:
        """Run it, and give the number of rows that it has changed."""
        text, writes = self.compiled(c.dialect)
        values = [row[name] if write is None else write(row[name]) for name, write in writes]
        return execute(c, text, values)

    def run_all(self, c: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        text, writes = self.compiled(c.dialect)
        values = [
            [row[name] if write is None else write(row[name]) for name, write in writes]
            for row in rows
        ]
        return execute(c, text, values, many=True)


def execute(c: Connection, text: str, values: Sequence[Any], *, many: bool = False) -> int:
    """Give a statement to the driver itself; gives the number of rows that it has changed."""
    cursor = c.connection.cursor()
    errors = c.dialect.loaded_dbapi.Error
    try:
        (cursor.executemany if many else cursor.execute)(text, values)
        return int(cursor.rowcount)
    except errors as e:
        gone = c.dialect.is_disconnect(e, c.connection.driver_connection, cursor)
        if gone:
            c.invalidate(e)
        raise sa.exc.DBAPIError.instance(
            text,
            None,
            e,
            errors,
            hide_parameters=True,
            connection_invalidated=gone,
            dialect=c.dialect,
        ) from e
    finally:
        cursor.close()


def positional(dialect: sa.Dialect) -> sa.Dialect:
    """The same dialect, with parameters by their place."""
    styles = {"qmark": "qmark", "named": "qmark", "pyformat": "format", "format": "format"}
    return type(dialect)(paramstyle=styles[dialect.paramstyle])  # type: ignore[call-arg]


class Counting(Generic[T]):
    """A work that counts what there is before it adds to it.

    A database alone would let two workers count at once, and neither see what the other adds. So
    a transaction with such a work waits for the one before, whosever it is, and does so before it
    holds anything that others may wait for.
    """

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work

    def __call__(self, c: Connection) -> T:
        return self.work(c)


class Store:
    """The database behind the table.

    Writes go through one thread that gathers whatever waits into one transaction: under load many
    answers share one flush to the disk, and each caller hears only after the commit.
    """

    def __init__(
        self, url: str, committed: Callable[[float], None] | None = None, traces: Traces = SILENT
    ) -> None:
        self.engine = make_engine(url)
        self.traces = traces
        self.committed = committed  # is told of every transaction, and how many seconds it took
        # Any number of processes may use it; with SQLite, one serves the table.
        self.is_shared = self.engine.dialect.name == "postgresql"
        self.writer = self.engine.execution_options(writing=True)
        self._line: Connection | None = None  # of the writer, as long as it is good
        self._ending = False  # a transaction is just being committed: nobody knows whether it was
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        # Of its own, so that closing can wait for those who still read.
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="weirwood-read")
        self._thread = threading.Thread(target=self._write, name="weirwood-store", daemon=True)
        self._thread.start()

    # ---- writing ------------------------------------------------------------------------

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns after it is safely stored."""
        return await asyncio.wrap_future(self.submit(work))

    async def write_after(
        self, thread: Executor, make: Callable[[], tuple[Work, Callable[[], T]]]
    ) -> tuple[Callable[[], T], Exception | None]:
        """Make a change in this thread, and store it: the loop is woken once, when all is done.

        `make` gives the work of storing, and something to be prepared while the disk is busy.
        Gives a call with what was prepared, and what went wrong with storing; what `make` raises is
        raised.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[tuple[Callable[[], T], Exception | None]] = loop.create_future()

        def tell(work: Callable[[], Any]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle, work)

        def settle(work: Callable[[], Any]) -> None:
            if done.cancelled():
                return
            try:
                done.set_result(work())
            except Exception as e:  # noqa: BLE001  # for whoever waits
                done.set_exception(e)

        def begin() -> None:
            try:
                work, then = make()
            except Exception as e:  # noqa: BLE001  # for whoever waits
                tell(partial(fail, e))
                return
            stored = self.submit(work)
            prepared = attempt(then)
            stored.add_done_callback(lambda f: tell(lambda: (prepared, failure(f))))

        thread.submit(begin)
        return await done

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        # Whoever waits may go away; what was handed in is stored all the same.
        future.set_running_or_notify_cancel()
        self._queue.put((work, future))
        return future

    def _write(self) -> None:
        while True:
            item = self._queue.get()
            if item is None:
                return
            batch = [item]
            last = False
            while len(batch) < BATCH:
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    last = True
                    break
                batch.append(item)
            self._commit(batch)
            if last:
                return

    def _transact(self, works: list[Work]) -> list[Any]:
        """All of it in one transaction, over a line that is kept for the next one.

        If the line has died in the meantime, nothing of it was stored: then over a new one.
        """
        kept = self._line is not None
        try:
            return self._attempt(works)
        except sa.exc.DBAPIError as e:
            if not kept or self._ending or not is_disconnected(e):
                raise
        return self._attempt(works)

    def _attempt(self, works: list[Work]) -> list[Any]:
        line, self._line, self._ending = self._line, None, False
        line = line or self.writer.connect()
        try:
            transaction = line.begin()
            if self.is_shared and any(isinstance(work, Counting) for work in works):
                line.exec_driver_sql(f"SELECT pg_advisory_xact_lock({COUNTING})")
            results = [work(line) for work in works]
            self._ending = True
            transaction.commit()
        except BaseException:
            line.close()  # what was not committed is taken back
            raise
        self._line = line
        return results

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """All in one transaction; if that fails, each in its own: one cannot spoil the others.

        Not if the database is away: each would wait for it in turn, and so would whoever comes.
        """
        begun = time.perf_counter()
        try:
            with self.traces.span("commit", works=len(batch)):
                results = self._transact([work for work, _ in batch])
        except Exception as e:  # noqa: BLE001  # this thread must outlive whatever a work raises
            if len(batch) == 1 or is_disconnected(e):
                for _, future in batch:
                    future.set_exception(e)
            else:
                for item in batch:
                    self._commit([item])
            return
        if self.committed is not None:
            self.committed(time.perf_counter() - begun)
        for (_, future), value in zip(batch, results, strict=True):
            future.set_result(value)

    # ---- reading ------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """Run `work` beside the writer, every statement in a transaction of its own."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._at_once, work)

    def _at_once(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection.execution_options(isolation_level="AUTOCOMMIT"))

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees one moment of the database, however long it reads."""
        with self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":  # any transaction does
                with connection.begin():
                    yield connection
                return
            connection = connection.execution_options(isolation_level="REPEATABLE READ")  # noqa: PLW2901
            with connection.begin():
                connection.exec_driver_sql(UNHURRIED)
                yield connection

    def close(self) -> None:
        """Store what still waits, then close."""
        self._queue.put(None)
        self._thread.join(timeout=30)
        if self._line is not None and not self._thread.is_alive():
            self._line.close()
        self._readers.shutdown(wait=True, cancel_futures=True)
        self.engine.dispose()
