"""Work spread over processes. What comes back never depends on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

Job = TypeVar("Job")
Done = TypeVar("Done")

TRIES = 3
"""How often the same piece of work may take its process down before that is an error."""


class WorkerLost(Exception):
    """A process died again and again over the same piece of work."""


class Cluster(Protocol):
    """Does pieces of work elsewhere, each once, and gives back each when it is done."""

    def run(
        self, work: Callable[[list[Job]], list[Done]], pieces: list[list[Job]]
    ) -> Iterator[list[Done]]: ...


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunks(jobs: Sequence[Job], workers: int, most: int = 64) -> list[list[Job]]:
    """Pieces small enough that the last one to finish keeps nobody waiting for long."""
    size = max(1, min(most, len(jobs) // (workers * 8)))
    return [list(jobs[i : i + size]) for i in range(0, len(jobs), size)]


def run(
    work: Callable[[list[Job]], list[Done]],
    jobs: Sequence[Job],
    workers: int,
    *,
    most: int = 64,
    cluster: Cluster | None = None,
) -> Generator[list[Done], None, None]:
    """Do all the jobs, in pieces, and give each piece when it is done, in no certain order.

    A piece has at most `most` jobs. A `cluster` does the work instead of processes.
    """
    if cluster is not None:
        yield from cluster.run(work, chunks(jobs, max(1, workers), most))
        return
    if workers <= 1 or len(jobs) < 2:
        for job in jobs:
            yield work([job])
        return
    waiting = [(piece, 0) for piece in chunks(jobs, workers, most)]
    while waiting:
        # A process that is killed breaks the whole pool: what it had not given back is done again
        # by a new one, so that nothing is missing and nothing counts twice.
        lost: list[tuple[list[Job], int]] = []
        yield from _round(work, waiting, workers, lost)
        if any(tries > TRIES for _, tries in lost):
            raise WorkerLost
        waiting = lost


def _round(
    work: Callable[[list[Job]], list[Done]],
    waiting: list[tuple[list[Job], int]],
    workers: int,
    lost: list[tuple[list[Job], int]],
) -> Iterator[list[Done]]:
    before = set(multiprocessing.active_children())
    pool = _pool(min(workers, len(waiting)))
    open_: dict[Future[list[Done]], tuple[list[Job], int]] = {}
    queue = waiting[::-1]
    try:
        while queue or open_:
            while queue and len(open_) < 2 * workers:
                open_[pool.submit(work, queue[-1][0])] = queue[-1]
                queue.pop()
            for future in wait(open_, return_when=FIRST_COMPLETED).done:
                result = future.result()
                del open_[future]
                yield result
    except BrokenProcessPool:
        lost += [(piece, tries + 1) for piece, tries in open_.values()]
        lost += queue[::-1]
    except BaseException:
        # Interrupted or closed: nobody wants what is still being played.
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _pool(workers: int) -> ProcessPoolExecutor:
    # Never a bare fork: the caller may have threads (a progress bar, a server).
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_worker)


def _worker() -> None:
    """Leave Ctrl-C to the parent, which then ends the workers; and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    """A parent that was killed cannot tell its workers to stop: they would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
