"""Bots think in worker processes, so that the table never waits for them.

A worker that takes too long is killed and replaced; a bot that stalls, crashes or answers nonsense
costs its seat a good move, never the game.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from weirwood.kernel import registry
from weirwood.lab.play.pool import deaf

log = logging.getLogger("weirwood.table")
START_SECONDS = 300.0  # in which a new worker has to be ready, however busy the machine is
MOST_BYTES = 1_000_000_000  # of data, of a process that nobody waits for in a game
NICE = 5  # by how much such a process stands behind the table and its bots
_context = multiprocessing.get_context("spawn")


class Stalled(RuntimeError):
    """The worker did not answer in time, or died."""


def think(
    saved: dict[str, Any],
    heard: list[dict[str, Any]],
    asked: int,
    number: int,
    level: str,
    bot_seed: int,
) -> Any:
    """In the worker: load the match, ask the bot with its view alone, give the answer back."""
    match = registry.load(saved)
    decision = next(d for d in match.decisions if d.number == number)
    match.remember(decision.seat, heard, asked)
    player = registry.bot(level, match.game.id)
    return registry.bot_answer(player, match, decision, bot_seed)


def ready() -> None:
    """In the worker: nothing but being there."""


def verify(text: str) -> Any:
    """In the worker: play a record again; None, or the first difference as plain data."""
    difference = registry.verify(text)
    if difference is None:
        return None
    return {k: str(v)[:200] for k, v in difference._asdict().items()}


def stand_back() -> None:
    """In the worker: let the table and its bots go first, and take no more than some memory."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  # not everywhere

    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_BYTES, MOST_BYTES))


def work(pipe: Any, last: bool = False) -> None:
    """The life of a worker: one job after the other, until the table hangs up."""
    if last:
        stand_back()
    registry.catalogue().playable()  # imported before any job's time begins
    registry.bot_names()
    try:
        pipe.send(None)
    except OSError:  # the table has gone before it was ready
        return
    while True:
        try:
            job, args = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        begun = time.perf_counter()
        try:
            reply = (True, job(*args), time.perf_counter() - begun)
        except Exception as e:  # noqa: BLE001  # whatever a bot raises is the table's to weigh
            reply = (False, e, time.perf_counter() - begun)
        try:
            pipe.send(reply)
        except OSError:  # the table has gone meanwhile
            return


class Worker:
    """One process, started when first needed and again after it had to be killed."""

    def __init__(self, last: bool = False) -> None:
        self.last = last
        self.process: Any = None
        self.pipe: Any = None
        self.closed = False

    def ask(self, seconds: float, job: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Run a job; Stalled if it takes longer. Called in a thread."""
        process, pipe = self.process, self.pipe
        try:
            if process is None or not process.is_alive():
                pipe = self.start()
            pipe.send((job, args))
            if not pipe.poll(seconds):
                raise Stalled(f"no answer in {seconds} s")
            fine, value, spent = pipe.recv()
            # by its own watch: whoever waits may look at the pipe late, on a busy machine
            if spent > seconds:
                raise Stalled(f"no answer in {seconds} s")
        except (EOFError, OSError, Stalled) as e:
            self.kill()
            raise Stalled(str(e)) from e
        if not fine:
            raise value
        return value

    def start(self) -> Any:
        """A new process, ready for work; gives the pipe to it. Stalled if the table stops."""
        pipe, theirs = _context.Pipe()
        process = _context.Process(target=work, args=(theirs, self.last), daemon=True)
        with deaf():
            process.start()
        theirs.close()
        # Not before it has started: whoever closes this worker meanwhile finds nothing to kill.
        self.process, self.pipe = process, pipe
        if self.closed:
            self.kill()
            raise Stalled("the table stops")
        if not pipe.poll(START_SECONDS):
            raise Stalled("the worker does not begin")
        pipe.recv()
        return pipe

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.join(5)
            self.pipe.close()


class Workers:
    """All workers, and the queue before them. With none, bots think in a thread.

    Those that come `last` do what no game waits for: with low priority and bounded memory.
    """

    def __init__(self, count: int, seconds: float, last: bool = False) -> None:
        self.seconds = seconds
        self.restarts = 0
        self.workers = [Worker(last) for _ in range(count)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="weirwood-bots")

    async def run(self, job: Callable[..., Any], *args: Any, seconds: float = 0.0) -> Any:
        """Run a job in a worker; Stalled if it takes too long, or whatever the job raises."""
        loop = asyncio.get_running_loop()
        if not self.workers:
            return await loop.run_in_executor(self.threads, job, *args)
        worker = await self.idle.get()
        try:
            limit = seconds or self.seconds
            return await loop.run_in_executor(self.threads, worker.ask, limit, job, args)
        except Stalled:
            self.restarts += 1
            raise
        finally:
            self.idle.put_nowait(worker)

    def close(self) -> None:
        """End all processes, and wait for the threads that wait for them. May block for a while."""
        for worker in self.workers:
            worker.closed = True
            worker.kill()
        self.threads.shutdown(wait=True, cancel_futures=True)
