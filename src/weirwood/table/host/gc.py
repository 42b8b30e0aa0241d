"""Looking after the memory, so that the collector of cycles never keeps a table waiting.

A full collection looks at every object of the process: a tenth of a second for the imported code
alone, and more with every room, in which nobody is answered. Almost everything here is freed
without it. So the long-lived objects are set aside (`gc.freeze`) every few seconds, only young ones
are looked through, and all of them only while nobody is here, or once a day.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

FREEZE_SECONDS = 10.0  # between two settings-aside
IDLE_SECONDS = 600.0  # between two full collections while nobody is here
DAY = 86_400.0
NEVER = 1_000_000_000  # young collections before a full one would come by itself


class Keeper:
    def __init__(self) -> None:
        self.last = time.monotonic()

    def look(self, connections: int, now: float) -> bool:
        """Set aside what has lived for a while; True if everything was looked through."""
        age = now - self.last
        full = age > DAY or (connections == 0 and age > IDLE_SECONDS)
        if full:
            gc.unfreeze()
            self.last = now
        gc.collect(2 if full else 1)
        gc.freeze()
        return full


@contextmanager
def looked_after() -> Iterator[Keeper]:
    """Full collections come only when asked for; afterwards everything is as before."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    gc.collect()
    gc.freeze()
    try:
        yield Keeper()
    finally:
        gc.unfreeze()
        gc.set_threshold(young, middle, old)


async def look_after(connections: Callable[[], int]) -> None:
    """As long as the table runs."""
    with looked_after() as keeper:
        while True:
            await asyncio.sleep(FREEZE_SECONDS)
            keeper.look(connections(), time.monotonic())
