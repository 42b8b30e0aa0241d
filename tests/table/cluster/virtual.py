"""A loop with virtual time, on which several workers run as if each were a process of its own.

Nothing here waits, and nothing happens in threads: what is scheduled happens in an order that
follows from a seed alone. A worker is whoever runs in a context that bears its name. One that is
dead does nothing any more, not even clean up; one that stands still does it all later.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
import selectors
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

WORKER: contextvars.ContextVar[str] = contextvars.ContextVar("worker", default="")
BEGIN = 1_000_000.0


class Selector(selectors.SelectSelector):
    """Waits for nobody: the time until the next thing happens has passed."""

    loop: Loop

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "nothing will ever happen"
        self.loop.now += max(0.0, timeout)
        return []  # nobody speaks from outside


class Handle(asyncio.Handle):
    def _run(self) -> None:
        if self._loop.may_run(self):  # type: ignore[attr-defined]
            super()._run()


class TimerHandle(asyncio.TimerHandle):
    def _run(self) -> None:
        if self._loop.may_run(self):  # type: ignore[attr-defined]
            super()._run()


class Loop(asyncio.SelectorEventLoop):
    def __init__(self, seed: int) -> None:
        self.now = BEGIN
        self.rng = random.Random(seed)
        self.dead: set[str] = set()
        self.still: set[str] = set()
        self.later: dict[str, list[Any]] = defaultdict(list)
        selector = Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    # ---- workers ------------------------------------------------------------------------

    def may_run(self, handle: Any) -> bool:
        worker = handle._context.get(WORKER, "")
        if worker in self.still or worker in self.dead:
            self.later[worker].append(handle)
            return False
        return True

    def go_on(self, worker: str) -> None:
        self.still.discard(worker)
        for handle in self.later.pop(worker, []):
            if not handle.cancelled():
                self._ready.append(handle)  # type: ignore[attr-defined]

    def end(self) -> None:
        """Let everything come to its end that has been left standing."""
        tasks = asyncio.all_tasks(self)
        for worker in (*self.still, *self.dead):
            self.dead.discard(worker)
            self.go_on(worker)
        for task in tasks:
            task.cancel()
        self.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.close()

    def of(self, worker: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something as this worker's."""
        context = contextvars.copy_context()
        context.run(WORKER.set, worker)
        return self.create_task(work, context=context)

    # ---- scheduling ---------------------------------------------------------------------

    def _call_soon(self, callback: Any, args: Any, context: Any) -> Any:
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    def call_at(  # type: ignore[override]  # looser
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        timer = TimerHandle(when, callback, args, self, context)
        asyncio.base_events.heapq.heappush(self._scheduled, timer)  # type: ignore[attr-defined]
        timer._scheduled = True  # type: ignore[attr-defined]
        return timer

    def call_later(  # type: ignore[override]  # looser
        self, delay: float, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def run_in_executor(  # type: ignore[override]  # looser
        self, _executor: Any, func: Callable[..., Any], *args: Any
    ) -> Any:
        """What other loops do in threads is done here, a moment later."""
        future = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as e:  # noqa: BLE001  # whoever waits for it has to weigh it
                future.set_exception(e)

        self.call_later(self.rng.uniform(0.0, 0.004), run)
        return future


class Pulses:
    """Every worker feels its own pulse, although all live in one process."""

    def __init__(self, kind: type[Any]) -> None:
        self.own: dict[str, Any] = defaultdict(kind)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.own[WORKER.get()], name)


def patch_time(monkeypatch: pytest.MonkeyPatch, loop: Loop, skew: dict[str, float]) -> None:
    """All clocks tell the loop's time; the wall clocks of workers may each be wrong."""
    for name in ("monotonic", "perf_counter"):
        monkeypatch.setattr(time, name, lambda: loop.now)
    monkeypatch.setattr(time, "time", lambda: loop.now + skew.get(WORKER.get(), 0.0))
