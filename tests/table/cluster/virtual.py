"""A loop with virtual time, on which several workers run as if each were a process of its own.

Nothing here waits, and nothing happens in threads: what is scheduled happens in an order that
follows from a seed alone. A worker is whoever runs in a context that bears its name. One that is
dead does nothing any more, not even clean up; one that stands still does it all later.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import random
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

WORKER: contextvars.ContextVar[str] = contextvars.ContextVar("worker", default="")
BEGIN = 1_000_000.0


class TimerHandle(asyncio.TimerHandle):
    def __lt__(self, other: Any) -> bool:
        return self._when < other._when  # type: ignore[no-any-return, attr-defined]


class Loop(asyncio.SelectorEventLoop):
    def __init__(self, seed: int) -> None:
        self.now = BEGIN
        self.rng = random.Random(seed)
        self.dead: set[str] = set()
        self.still: set[str] = set()
        self.later: dict[str, list[Any]] = defaultdict(list)
        super().__init__()

    def time(self) -> float:
        return self.now

    # ---- workers ------------------------------------------------------------------------

    def _run_once(self) -> None:
        """What is due happens; if nothing is, it is later at once."""
        scheduled, ready = self._scheduled, self._ready  # type: ignore[attr-defined]
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)._scheduled = False
        if not ready and not self._stopping:  # type: ignore[attr-defined]
            assert scheduled, "nothing will ever happen"
            self.now = max(self.now, scheduled[0]._when)
        while scheduled and scheduled[0]._when <= self.now:
            timer = heapq.heappop(scheduled)
            timer._scheduled = False
            ready.append(timer)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            worker = handle._context.get(WORKER, "")
            if worker in self.still or worker in self.dead:
                self.later[worker].append(handle)
            else:
                handle._run()

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
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    def call_at(  # type: ignore[override]  # looser
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        timer = TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)  # type: ignore[attr-defined]
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
