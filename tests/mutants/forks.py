"""One mutant, one forked process: everything but the game is imported already."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from typing import NamedTuple

import pytest

LEAST_SECONDS = 8  # of the processor, for any test: a machine under load must not notice mutants
TIMES = 10  # what a test may take, of what it took
MEMORY = 4 << 30
# Everything is imported already, so that pytest can rewrite none of it: that is not worth a word.
# The manifest says that something has changed, not what is wrong.
PLAIN = (
    *("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-m", "not soak"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning", "-k", "not manifest"),
)
NOTICED, SURVIVED, BROKEN, SPENT = 1, 0, 3, 4  # how a forked process ends
NO_TIME = "budget spent"  # before all its tests had begun


class Verdict(NamedTuple):
    noticed: bool
    by: str  # the test that noticed it, or how it ended


class Judge:
    """A plugin of pytest: the tests in the order given, a limit for each, the first that fails."""

    def __init__(self, wanted: dict[str, float], budget: float, least: float, out: int) -> None:
        self.wanted, self.budget, self.least, self.out = wanted, budget, least, out
        self.verdict = SURVIVED

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        place = {test: n for n, test in enumerate(self.wanted)}
        items[:] = sorted(
            (item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid]
        )

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:  # it cannot even be imported
            self.tell(f"import: {report.nodeid}")
            self.verdict = BROKEN

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        if time.process_time() > self.budget:
            self.verdict = SPENT
            pytest.exit("spent")
        # SIGPROF ends the process; it counts what the processor did, whatever else it has to do
        limit = max(self.least, TIMES * self.wanted[item.nodeid])
        signal.setitimer(signal.ITIMER_PROF, limit)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.verdict == SURVIVED:
            self.tell(report.nodeid)
            self.verdict = NOTICED

    def tell(self, text: str) -> None:
        os.write(self.out, text.encode()[:1000])


def judge(
    tests: dict[str, float], budget: float, wall: float, least: float = LEAST_SECONDS
) -> Verdict:
    """Run these tests, in this order, in a process of their own, up to the first that fails.

    `tests` says what each takes. Beyond `budget` seconds of the processor no further test begins;
    a process that is still there after `wall` seconds hangs.
    """
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        os.setpgid(0, 0)
        code = BROKEN
        try:
            code = serve(tests, budget, least, write)
        finally:
            os._exit(code)
    os.close(write)
    status = awaited(child, wall)
    told = os.read(read, 2000).decode(errors="replace")
    os.close(read)
    if status is None or os.WIFSIGNALED(status):
        return Verdict(noticed=True, by="time limit")
    code = os.WEXITSTATUS(status)
    if code == SPENT:
        return Verdict(noticed=False, by=NO_TIME)
    return Verdict(noticed=code != SURVIVED, by=told or f"exit {code}")


def awaited(child: int, wall: float) -> int | None:
    """How a process ended; None if it had to be ended."""
    end = time.monotonic() + wall
    try:
        while time.monotonic() < end:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                child = 0
                return status
            time.sleep(0.02)
        return None
    finally:
        if child:  # it hangs, or we are told to end
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)


def serve(tests: dict[str, float], budget: float, least: float, out: int) -> int:
    sys.dont_write_bytecode = True  # what a mutant compiles to is nobody else's
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    for name in (signal.SIGPROF, signal.SIGTERM):
        signal.signal(name, signal.SIG_DFL)
    plugin = Judge(tests, time.process_time() + budget, least, out)
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    code = pytest.main([*PLAIN, *files], [plugin])
    signal.setitimer(signal.ITIMER_PROF, 0)
    fine = {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}
    return BROKEN if plugin.verdict == SURVIVED and code not in fine else plugin.verdict
