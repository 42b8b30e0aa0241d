"""Bots think in worker processes, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from weirwood.kernel import registry


def think(saved: dict[str, Any], number: int, level: str, bot_seed: int) -> Any:
    """In the worker: load the match, ask the bot with its view alone, give the answer back."""
    match = registry.load(saved)
    decision = next(d for d in match.decisions if d.number == number)
    player = registry.bot(level, match.game.id)
    return registry.bot_answer(player, match, decision, bot_seed)


class Workers:
    """A pool of processes; one that dies is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None
        self.restarts = 0

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=context)
        return self.pool

    async def think(self, saved: dict[str, Any], number: int, level: str, bot_seed: int) -> Any:
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(
                    self._pool(), think, saved, number, level, bot_seed
                )
            except BrokenProcessPool:
                self.pool = None
                self.restarts += 1
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
