"""Work spread over processes: all of it is done once, whoever dies, fails or is interrupted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import connection
from pathlib import Path
from typing import Any

import pytest

from weirwood.lab.play import pool


def double(jobs: list[int]) -> list[int]:
    return [2 * n for n in jobs]


def die_once(jobs: list[tuple[str, int]]) -> list[int]:
    for path, _ in jobs:
        mark = Path(path)
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return [n for _, n in jobs]


def die_always(jobs: list[int]) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return jobs


@pytest.mark.parametrize("workers", [1, 2])
def test_all_work_is_done_once(workers: int) -> None:
    done = [n for piece in pool.run(double, range(50), workers) for n in piece]
    assert sorted(done) == [2 * n for n in range(50)]


def test_a_worker_that_dies_is_replaced_and_nothing_counts_twice(tmp_path: Path) -> None:
    jobs = [(str(tmp_path / "died"), n) for n in range(40)]
    done = [n for piece in pool.run(die_once, jobs, 2) for n in piece]
    assert sorted(done) == list(range(40))


def test_a_worker_that_always_dies_is_an_error() -> None:
    with pytest.raises(pool.WorkerLost):
        list(pool.run(die_always, range(4), 2))


def die_in_writing(jobs: list[tuple[str, int]]) -> list[int]:
    """The first worker dies with half of its result in the pipe."""
    mark = Path(jobs[0][0])
    if not mark.exists():
        mark.touch()

        def half(pipe: connection.Connection[Any, Any], data: bytes) -> None:
            os.write(pipe.fileno(), data[: len(data) // 2])
            os.kill(os.getpid(), signal.SIGKILL)

        setattr(connection.Connection, "_send", half)  # noqa: B010  # nobody else may say so
    return [n for _, n in jobs]


def test_a_worker_that_dies_while_it_tells_is_replaced(tmp_path: Path) -> None:
    jobs = [(str(tmp_path / "died"), n) for n in range(40)]
    done = [n for piece in pool.run(die_in_writing, jobs, 2) for n in piece]
    assert sorted(done) == list(range(40))


def fail(jobs: list[type[Exception]]) -> list[int]:
    raise jobs[0]


@pytest.mark.parametrize("kind", [ZeroDivisionError, FileNotFoundError, EOFError])
def test_what_a_worker_raises_is_raised_with_the_place_where_it_happened(
    kind: type[Exception],
) -> None:
    with pytest.raises(kind) as caught:
        list(pool.run(fail, [kind] * 4, 2))
    assert "raise jobs[0]" in caught.value.__notes__[0]


def test_workers_end_with_whoever_leaves_early() -> None:
    pieces = pool.run(double, range(50), 2)
    next(pieces)
    born = multiprocessing.active_children()
    assert len(born) == 2
    pieces.close()
    assert not any(child.is_alive() for child in born)


def tell_and_wait(jobs: list[str]) -> list[str]:
    for folder in jobs:
        (Path(folder) / str(os.getpid())).touch()
        time.sleep(60)
    return jobs


PARENT = """
import sys
from tests.lab.play.test_pool import tell_and_wait
from weirwood.lab.play import pool
if __name__ == "__main__":
    list(pool.run(tell_and_wait, [sys.argv[1]] * 2, 2))
"""


def test_workers_do_not_outlive_a_parent_that_is_killed(tmp_path: Path) -> None:
    script, marks = tmp_path / "parent.py", tmp_path / "marks"
    script.write_text(PARENT)
    marks.mkdir()
    root = Path(__file__).parents[3]
    parent = subprocess.Popen(
        [sys.executable, script, marks], env={**os.environ, "PYTHONPATH": str(root)}, cwd=root
    )
    soon(lambda: len(list(marks.iterdir())) == 2)
    workers = [int(mark.name) for mark in marks.iterdir()]
    parent.kill()
    parent.wait()
    soon(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def soon(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.05)
