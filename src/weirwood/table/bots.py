"""Bots think in worker processes, so that the table never waits for them.

A worker that takes too long is killed and replaced; a bot that stalls, crashes or answers nonsense
costs its seat a good move, never the game.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from weirwood.kernel import registry

log = logging.getLogger("weirwood.table")
_context = multiprocessing.get_context("spawn")


class Stalled(RuntimeError):
    """The worker did not answer in time, or died."""


def think(saved: dict[str, Any], number: int, level: str, bot_seed: int) -> Any:
    """In the worker: load the match, ask the bot with its view alone, give the answer back."""
    match = registry.load(saved)
    decision = next(d for d in match.decisions if d.number == number)
    player = registry.bot(level, match.game.id)
    return registry.bot_answer(player, match, decision, bot_seed)


def verify(text: str) -> Any:
    """In the worker: play a record again; None, or the first difference as plain data."""
    difference = registry.verify(text)
    if difference is None:
        return None
    return {k: str(v)[:200] for k, v in difference._asdict().items()}


def work(pipe: Any) -> None:
    """The life of a worker: one job after the other, until the table hangs up."""
    while True:
        try:
            job, args = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, job(*args)))
        except Exception as e:  # noqa: BLE001  # whatever a bot raises is the table's to weigh
            pipe.send((False, e))


class Worker:
    """One process, started when first needed and again after it had to be killed."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Any = None

    def ask(self, seconds: float, job: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Run a job; Stalled if it takes longer. Called in a thread."""
        if self.process is None or not self.process.is_alive():
            self.start()
        try:
            self.pipe.send((job, args))
            if not self.pipe.poll(seconds):
                raise Stalled(f"no answer in {seconds} s")
            fine, value = self.pipe.recv()
        except (EOFError, OSError, Stalled) as e:
            self.kill()
            raise Stalled(str(e)) from e
        if not fine:
            raise value
        return value

    def start(self) -> None:
        self.pipe, theirs = _context.Pipe()
        self.process = _context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
            self.pipe.close()
            self.process = None


class Workers:
    """All workers, and the queue before them. With none, bots think in a thread."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.restarts = 0
        self.workers = [Worker() for _ in range(count)]
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
        for worker in self.workers:
            worker.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)
