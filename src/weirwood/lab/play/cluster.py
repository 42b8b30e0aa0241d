"""The same work on a Ray cluster: one on this machine unless an address is given.

Seeds travel with the work, so that the results are those of one core. Ray does a piece again whose
worker has died, and a piece counts when its result arrives: once.
"""

from __future__ import annotations

import importlib
import logging
import os
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self, TypeVar

from weirwood.kernel.decision import Refused
from weirwood.kernel.registry import in_a_line
from weirwood.lab.play.pool import TRIES, ClusterLost, WorkerLost, cores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Job = TypeVar("Job")
Done = TypeVar("Done")


class Ray:
    """A connection to Ray. Close it, or use it in a `with` statement."""

    def __init__(self, address: str = "", workers: int = 0) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise Refused("lab.no_ray", {}) from None
        # Ray tells the world about itself unless it is asked not to, and we start it for one run.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.workers = workers
        self.mine = not self.ray.is_initialized()
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address:
                knock(address)
            if self.mine and address:
                self.ray.init(address, **quiet)
            elif self.mine:
                count = workers or cores()
                self.ray.init("local", num_cpus=count, include_dashboard=False, **quiet)
        except (OSError, ValueError, RuntimeError) as e:
            told = str(e).strip().splitlines() or [type(e).__name__]
            raise Refused("lab.ray_address", {"found": address, "why": told[0][:120]}) from e

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self.mine:
            self.ray.shutdown()

    def run(
        self, work: Callable[[list[Job]], list[Done]], pieces: list[list[Job]]
    ) -> Iterator[list[Done]]:
        """All pieces, a few at a time, each given back when it is done."""
        ray = self.ray
        task = ray.remote(max_retries=TRIES, num_cpus=1)(_call)
        shared = ray.put(work)
        width = 2 * max(self.workers, int(ray.cluster_resources().get("CPU", 1)))
        queue = pieces[::-1]
        waiting: list[Any] = []
        try:
            while queue or waiting:
                while queue and len(waiting) < width:
                    waiting.append(task.remote(shared, queue.pop()))
                ready, waiting = ray.wait(waiting, num_returns=1)
                for reference in ready:
                    yield ray.get(reference)
        except ray.exceptions.WorkerCrashedError as e:
            raise WorkerLost from e
        except ray.exceptions.RayTaskError:  # what the work itself raised
            raise
        except (ray.exceptions.RayError, ConnectionError) as e:
            raise ClusterLost(in_a_line(e)) from e
        finally:
            with suppress(ray.exceptions.RayError, ConnectionError):
                for reference in waiting:  # stopped early: nobody wants the rest
                    ray.cancel(reference, force=True)


def knock(address: str) -> None:
    """Is anybody there? Ray itself waits for minutes before it says no."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and not port.isdecimal():
        raise ValueError(f"HOST:PORT, not {address[:60]}")
    if colon:
        socket.create_connection((host, int(port)), timeout=3).close()


def _call(work: Callable[[list[Job]], list[Done]], piece: list[Job]) -> list[Done]:
    return work(piece)
