"""Storage: one writer with group commit, many readers. What was acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
Work = Callable[[Connection], Any]
BATCH = 256


def make_engine(url: str) -> Engine:
    """An engine for this address; SQLite in WAL mode with full synchronisation."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_pre_ping=True)
    file = parsed.database
    if not file or file == ":memory:":
        engine = sa.create_engine(
            parsed, poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
    else:
        private(Path(file))
        engine = sa.create_engine(parsed, connect_args={"timeout": 30})

    @sa.event.listens_for(engine, "connect")
    def _pragmas(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # SQLAlchemy begins by itself, so that savepoints work
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            raw.execute(f"PRAGMA {line}")

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def private(file: Path) -> None:
    """The data belongs to its owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    file.chmod(0o600)


def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """The database behind the table.

    Writes go through one thread that gathers whatever waits into one transaction: under load many
    answers share one flush to the disk, and each caller hears only after the commit.
    """

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        migrate(self.engine)
        self.commits = 0
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="weirwood-store", daemon=True)
        self._thread.start()

    # ---- writing ------------------------------------------------------------------------

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns after it is safely stored."""
        return await asyncio.wrap_future(self.submit(work))

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
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

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        results: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], SQLAlchemyError]] = []
        try:
            with self.engine.begin() as connection:
                for work, future in batch:
                    try:
                        with connection.begin_nested():
                            results.append((future, work(connection)))
                    except SQLAlchemyError as e:
                        failed.append((future, e))
        except SQLAlchemyError as e:  # the commit itself failed: nobody was stored
            failed += [(future, e) for future, _ in results]
            results = []
        self.commits += 1
        for future, value in results:
            future.set_result(value)
        for future, error in failed:
            future.set_exception(error)

    # ---- reading ------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Store what still waits, then close."""
        self._queue.put(None)
        self._thread.join(timeout=30)
        self.engine.dispose()
