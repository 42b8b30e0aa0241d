"""Which tests run which lines of the rules, and how long each takes: one run of a game's tests."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import NamedTuple

import coverage
import pytest

from tests.mutants.forks import PLAIN


class Cover(NamedTuple):
    """What a run of the tests has shown."""

    tests: list[str]
    seconds: list[float]  # of the processor, under coverage
    lines: dict[str, dict[int, list[int]]]  # module, line -> tests that ran it

    def covering(self, module: str, lines: range) -> set[int]:
        found = self.lines.get(module, {})
        return {test for line in lines for test in found.get(line, ())}

    def with_more(self, more: Cover) -> Cover:
        """The two runs as one."""
        first = len(self.tests)
        lines = {module: dict(rows) for module, rows in self.lines.items()}
        for module, rows in more.lines.items():
            known = lines.setdefault(module, {})
            for line, tests in rows.items():
                known[line] = [*known.get(line, ()), *(first + n for n in tests)]
        return Cover(self.tests + more.tests, self.seconds + more.seconds, lines)

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self._asdict()), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Cover:
        told = json.loads(path.read_text(encoding="utf-8"))
        lines = {m: {int(n): t for n, t in rows.items()} for m, rows in told["lines"].items()}
        return cls(told["tests"], told["seconds"], lines)


class Recorder:
    """A plugin of pytest that tells coverage which test is running."""

    def __init__(self, cov: coverage.Coverage) -> None:
        self.cov = cov
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        self.cov.switch_context(item.nodeid)
        began = time.process_time()
        yield
        self.seconds[item.nodeid] = time.process_time() - began
        self.cov.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def record(file: str, named: str, rules: Path, modules: list[Path]) -> Cover:
    """Run the tests of one file once, watched: all, or those that bear a name."""
    cov = coverage.Coverage(data_file=None, include=[f"{rules}/*"], config_file=False)
    seen = Recorder(cov)
    cov.start()
    try:
        choice = ("-k", f"{named} and not manifest") if named else ()
        pytest.main([*PLAIN, *choice, file], [seen])
    finally:
        cov.stop()
    if seen.failed:
        raise SystemExit(f"{seen.failed[0]} does not pass as it is")
    tests = list(seen.seconds)
    number = {test: n for n, test in enumerate(tests)}
    data = cov.get_data()
    lines: dict[str, dict[int, list[int]]] = {}
    for module in modules:
        rows = data.contexts_by_lineno(str(module)) if str(module) in data.measured_files() else {}
        lines[str(module.relative_to(rules))] = {
            line: sorted(number[test] for test in told if test in number)
            for line, told in rows.items()
            if any(told)
        }
    return Cover(tests, [round(seen.seconds[t], 3) for t in tests], lines)


def watch(file: str, named: str, rules: Path, modules: list[Path], path: Path) -> None:
    record(file, named, rules, modules).save(path)
