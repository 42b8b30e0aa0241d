"""Work spread over processes. What comes back never depends on how many there are."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from multiprocessing import connection, resource_tracker
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from weirwood import collecting

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Job = TypeVar("Job")
Done = TypeVar("Done")

_context = multiprocessing.get_context("spawn")  # never a bare fork: the caller may have threads

TRIES = 3
"""How often the same piece of work may take its process down before that is an error."""


class WorkerLost(Exception):
    """A process died again and again over the same piece of work."""


class ClusterLost(Exception):
    """Those who did the work elsewhere cannot be reached any more; the text says what is known."""


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
    waiting = [(piece, TRIES) for piece in chunks(jobs, workers, most)][::-1]
    crew = [_Worker() for _ in range(min(workers, len(waiting)))]
    doing: dict[_Worker, tuple[list[Job], int]] = {}
    try:
        while waiting or doing:
            for worker in crew:
                if waiting and worker not in doing:
                    doing[worker] = waiting.pop()
                    worker.begin(work, doing[worker][0])
            for worker in _heard(doing):
                piece, tries = doing.pop(worker)
                try:
                    done = worker.finish()
                except _Died:
                    # What it had not given back is done again, so that nothing is missing and
                    # nothing counts twice.
                    if not tries:
                        raise WorkerLost from None
                    waiting.append((piece, tries - 1))
                else:
                    yield done
    finally:
        # Also when we are interrupted or closed: nobody wants what is still being played.
        for worker in crew:
            worker.end()


class _Died(Exception):
    """A process ended with a piece in its hands."""


class _Worker:
    """One process with a pipe of its own, begun with its first piece and again after a death.

    A pipe that all share would be of no use any more once somebody died while writing to it.
    """

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection[Any, Any]

    def begin(self, work: Callable[[list[Job]], list[Done]], piece: list[Job]) -> None:
        if self.process is None:
            self._start()
        with contextlib.suppress(OSError):  # dead: the pipe says so when it is read
            self.pipe.send((work, piece))

    def finish(self) -> Any:
        """What became of the piece, or whatever it raised."""
        try:
            fine, value = self.pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise _Died from None
        if not fine:
            raise value
        return value

    def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            self.pipe.close()
            process.kill()
            process.join()

    def _start(self) -> None:
        self.pipe, theirs = _context.Pipe()
        process = _context.Process(target=_life, args=(theirs,), daemon=True)
        with deaf():
            process.start()
            self.process = process
        theirs.close()


def _heard(doing: Iterable[_Worker]) -> list[_Worker]:
    """Those who have something to give, or have died."""
    ready = set(connection.wait([worker.pipe for worker in doing]))
    return [worker for worker in doing if worker.pipe in ready]


def _life(pipe: Connection[Any, Any]) -> None:
    """In the process: one piece after the other, until the parent hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's, who then ends us
    collecting.rarely()
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, piece = pipe.recv()
            try:
                reply = True, work(piece)
            except Exception as e:  # noqa: BLE001  # the parent raises it where it is awaited
                e.add_note(f"In a worker:\n{traceback.format_exc()}")
                reply = False, e
            pipe.send(reply)


def _end_with_the_parent() -> None:
    """A parent that was killed cannot tell its workers to stop: they would play on."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Processes born in here do not hear Ctrl-C: who began them ends them in its own order."""
    if not hasattr(signal, "pthread_sigmask"):  # a system without signal masks
        yield
        return
    resource_tracker.ensure_running()  # begun by the first process, it would open our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
