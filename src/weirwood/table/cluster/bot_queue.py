"""Bots that think on other machines: the table writes down what they have to think about, and
`weirwood bots` takes it from there. The queue is a table of the database like all others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db
from sqlalchemy.engine import Engine

from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import NOW
from weirwood.table.config import Config
from weirwood.table.rooms.bot_workers import Stalled, Worker, Workers, think
from weirwood.table.store import schema
from weirwood.table.store.database import Store, log_failure, make_engine, migrate

log = logging.getLogger("weirwood.table")
LOOK_SECONDS = 0.05  # between two looks for answers
IDLE_SECONDS = 0.2  # between two looks for something to think about
UNTAKEN_SECONDS = 3.0  # after which a table whose bots are nowhere lets its own think
LATE_SECONDS = 5.0  # that a thought may take longer than it should before another one begins it
AGAIN_SECONDS = 2.0  # before a database that does not answer is asked again
T = schema.thoughts.c

TAKE = sa.text(f"""
    UPDATE thoughts SET taken = :me, until = {NOW} + seconds + :late WHERE id = (
        SELECT id FROM thoughts WHERE NOT done AND (taken = '' OR until < {NOW})
        ORDER BY since LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, asked, seconds
""").columns(asked=sa.JSON)  # noqa: S608  # constants


# ---- at the table ---------------------------------------------------------------------------


class Queue:
    """Has the table's bots think elsewhere; here only if nobody is there to do it."""

    def __init__(self, store: Store, here: Workers, seconds: float) -> None:
        self.store, self.here, self.seconds = store, here, seconds
        self.workers = here.workers
        self.waiting: dict[str, asyncio.Future[Any]] = {}
        self.looking: asyncio.Task[None] | None = None

    @property
    def restarts(self) -> int:
        return self.here.restarts

    async def run(self, job: Callable[..., Any], *args: Any, seconds: float = 0.0) -> Any:
        """As `Workers.run` does."""
        if job is not think:
            return await self.here.run(job, *args, seconds=seconds)
        found = await self.ask(args, seconds or self.seconds)
        return await self.here.run(job, *args, seconds=seconds) if found is None else found[0]

    async def ask(self, args: tuple[Any, ...], seconds: float) -> tuple[Any] | None:
        """The answer from elsewhere; None if nobody took the question."""
        name = secrets.token_hex(16)
        row = {"id": name, "asked": list(args), "seconds": seconds, "since": time.time()}
        rest = {"taken": "", "until": 0.0, "done": False, "failed": "", "answer": None}
        future = self.waiting[name] = asyncio.get_running_loop().create_future()
        try:
            await self.store.write(
                lambda c: c.execute(schema.thoughts.insert(), {**row, **rest}).rowcount
            )
            if self.looking is None or self.looking.done():
                self.looking = asyncio.create_task(self.look())
            done, _ = await asyncio.wait((future,), timeout=UNTAKEN_SECONDS)
            if not done and await self.withdrawn(name):
                return None
            # once begun it has its time, and once more if whoever began it is lost
            done, _ = await asyncio.wait((future,), timeout=2 * seconds + LATE_SECONDS)
            if not done:
                raise Stalled(f"no answer in {seconds} s")
            return (future.result(),)
        finally:
            self.waiting.pop(name, None)
            self.store.submit(lambda c: c.execute(schema.thoughts.delete().where(T.id == name)))

    async def withdrawn(self, name: str) -> bool:
        """Take a question back that nobody has taken."""
        mine = schema.thoughts.delete().where(T.id == name, T.taken == "")
        return bool(await self.store.write(lambda c: c.execute(mine).rowcount))

    async def look(self) -> None:
        """Look for answers as long as somebody waits for one."""
        while self.waiting:
            await asyncio.sleep(LOOK_SECONDS)
            of = sa.select(T.id, T.answer, T.failed).where(T.done, T.id.in_(list(self.waiting)))
            try:
                found = await self.store.read(lambda c, of=of: c.execute(of).all())  # type: ignore[misc]
            except sa.exc.SQLAlchemyError as e:
                log_failure("thoughts not looked for", e)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            for row in found:
                future = self.waiting.get(row.id)
                if future is None or future.done():
                    continue
                if row.failed:
                    future.set_exception(Stalled(row.failed))
                else:
                    future.set_result(row.answer)

    def close(self) -> None:
        self.here.close()


# ---- where they think -----------------------------------------------------------------------


class Thinker(threading.Thread):
    """One process that thinks, and the thread that feeds it."""

    def __init__(self, engine: Engine, stopping: threading.Event) -> None:
        super().__init__(name="weirwood-thinker", daemon=True)
        self.engine, self.stopping = engine, stopping
        self.id, self.worker = secrets.token_hex(8), Worker()

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                if not self.one():
                    self.stopping.wait(IDLE_SECONDS)
            except sa.exc.SQLAlchemyError as e:
                log_failure("no thoughts to be had", e)
                self.stopping.wait(AGAIN_SECONDS)
        self.worker.kill()

    def one(self) -> bool:
        """Think about one question; False if there is none."""
        with self.engine.begin() as c:
            row = c.execute(TAKE, {"me": self.id, "late": LATE_SECONDS}).first()
        if row is None:
            return False
        values: dict[str, Any] = {"done": True}
        try:
            values["answer"] = self.worker.ask(row.seconds, think, tuple(row.asked))
        except Exception as e:  # noqa: BLE001  # a bot may fail in any way; its table is told
            values["failed"] = f"{type(e).__name__}: {e}"[:200]
            log.warning("bot failed", extra={"reason": values["failed"]})
        with self.engine.begin() as c:
            self.tell(c, row.id, values)
        return True

    def tell(self, c: Db, name: str, values: dict[str, Any]) -> None:
        """Unless somebody else has begun it anew meanwhile, or nobody waits any more."""
        mine = (T.id == name) & (T.taken == self.id)
        c.execute(schema.thoughts.update().where(mine).values(**values))


def run(config: Config) -> None:
    """Think for the tables of this database until told to stop."""
    url = sa.make_url(config.url())
    if url.get_backend_name() == "sqlite":
        raise Refused("table.sqlite_alone", {"file": str(url.database)})
    stopping = threading.Event()
    for name in ("SIGTERM", "SIGINT"):
        signal.signal(getattr(signal, name), lambda *_: stopping.set())
    engine = make_engine(config.url())
    migrate(engine)
    thinkers = [Thinker(engine, stopping) for _ in range(max(1, config.bot_workers))]
    for thinker in thinkers:
        thinker.start()
    while not stopping.wait(1.0):  # signals are heard in this thread alone
        pass
    for thinker in thinkers:
        thinker.join()
    engine.dispose()
