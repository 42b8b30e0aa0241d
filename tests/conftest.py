"""The test run knows the rule ledgers: it checks the rules that tests name, and sums them up.

``@pytest.mark.rule("btwixt:claim.tie")`` says which rules a test shows. At the end the run tells,
per game, how many rules of its ledger have a passing test and how many suspension points it met.
With ``--ratchet`` the run fails if a game has fewer than ``tests/coverage.json`` says;
``--ratchet=raise`` writes the new numbers there.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from importlib import resources
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

# The sources as they lie here are tested, whatever was built of them: `make test-fast` says 0.
os.environ.setdefault("WEIRWOOD_PURE", "1")

# Readline writes the terminal's size there, and whoever runs tests side by side would inherit it.
os.environ.pop("COLUMNS", None)
os.environ.pop("LINES", None)

from weirwood import ledger
from weirwood.kernel.flow import PROCEDURES
from weirwood.kernel.procedure import VISITED, Watch

# The same examples each time: what fails once fails again, on any machine.
settings.register_profile(
    "weirwood",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("weirwood")

GAMES = "weirwood.games."
RATCHET = Path(__file__).with_name("coverage.json")


def ledgers() -> dict[str, ledger.Ledger]:
    """The ledgers of our games, registered or still in the making."""
    folder = resources.files("weirwood") / "games"
    games = sorted(f.name for f in folder.iterdir() if (f / "ledger").is_dir())
    return {game: ledger.load(GAMES + game) for game in games}


def points() -> dict[str, set[tuple[str, str]]]:
    """The suspension points of every game imported so far."""
    found: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for name, procedure in PROCEDURES.items():
        module = procedure.home
        if module.startswith(GAMES):
            game = module.removeprefix(GAMES).partition(".")[0]
            found[game] |= {(name, point) for point in procedure.live}
    return found


class Coverage:
    """What the run has shown, gathered from all its workers."""

    def __init__(self) -> None:
        self.tested: dict[str, set[str]] = defaultdict(set)
        self.points: dict[str, set[tuple[str, str]]] = defaultdict(set)
        self.visited: set[tuple[str, str]] = set()
        self.fallen: list[str] = []
        self.risen: list[str] = []

    def add_points(self, known: dict[str, Any], visited: Any) -> None:
        for game, pairs in known.items():
            self.points[game] |= {(name, point) for name, point in pairs}
        self.visited |= {(name, point) for name, point in visited}

    def lines(self) -> list[str]:
        lines = []
        for game, rules in ledgers().items():
            if not len(rules):
                continue
            tested = self.tested[game]
            undone = sum(not rule.done for rule in rules)
            line = (
                f"{game + ':':12}ledger: tested {len(tested)} of {len(rules)} rules, "
                f"{undone} not implemented"
            )
            every = self.points[game]
            if every:
                seen = len(every & self.visited)
                line += f"; suspension points visited: {seen} of {len(every)}"
            lines.append(line)
            ahead = sorted(rule for rule in tested if not rules[rule].done)
            if ahead:
                lines.append(f"{'':12}tested, yet not marked as done: {', '.join(ahead)}")
        return lines

    def compare(self, *, write: bool) -> None:
        """Hold the number of tested rules against the least that the repository promises."""
        least: dict[str, int] = json.loads(RATCHET.read_text(encoding="utf-8"))
        now = {game: len(self.tested[game]) for game, rules in ledgers().items() if len(rules)}
        for game in sorted(least | now):
            before, after = least.get(game, 0), now.get(game, 0)
            if after < before:
                self.fallen.append(f"{game}: {after} rules tested, {before} before")
            elif after > before:
                self.risen.append(f"{game}: {after} rules tested, {before} before")
        if write and not self.fallen:
            RATCHET.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")


COVERAGE = Coverage()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--ratchet",
        nargs="?",
        const="check",
        choices=["check", "raise"],
        help="fail if fewer ledger rules are tested than tests/coverage.json says; "
        "'raise' writes a greater number",
    )


def pytest_configure() -> None:
    Watch.on = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mix the files, each of them whole, always in the same way.

    Those that wait for processes and databases stand together; so does what keeps a core busy.
    Run one after the other they would leave the machine idle, and then ask too much of it.
    """
    items.sort(key=lambda item: crc32(item.nodeid.partition("::")[0].encode()))


def pytest_itemcollected(item: pytest.Item) -> None:
    rules = [str(rule) for marker in item.iter_markers("rule") for rule in marker.args]
    if rules:
        item.user_properties.append(("rules", " ".join(rules)))


def rules_of(properties: list[tuple[str, object]]) -> list[str]:
    return str(dict(properties).get("rules", "")).split()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test that names a rule which does not exist fails, whatever it shows."""
    for rule in rules_of(item.user_properties):
        game, _, name = rule.partition(":")
        known = ledgers().get(game)
        if known is None:
            pytest.fail(f"rule {rule!r}: no game {game!r}; write game:chapter.name", pytrace=False)
        if name not in known:
            pytest.fail(f"rule {rule!r} is not in the ledger of {game}", pytrace=False)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        for rule in rules_of(report.user_properties):
            game, _, name = rule.partition(":")
            COVERAGE.tested[game].add(name)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker has finished: take over what it has visited."""
    told: dict[str, Any] = getattr(node, "workeroutput", {})
    COVERAGE.add_points(told.get("points", {}), told.get("visited", ()))


def pytest_sessionfinish(session: pytest.Session) -> None:
    told: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if told is not None:
        told["points"] = {game: sorted(pairs) for game, pairs in points().items()}
        told["visited"] = sorted(VISITED)
        return
    COVERAGE.add_points(points(), VISITED)
    ratchet = session.config.getoption("ratchet")
    if ratchet and session.exitstatus == pytest.ExitCode.OK:
        COVERAGE.compare(write=ratchet == "raise")
        if COVERAGE.fallen:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    say = terminalreporter
    counts = [f"{len(say.stats.get(kind, []))} {kind}" for kind in ("passed", "failed")]
    broken = len(say.stats.get("error", []))
    say.section("Weirwood")
    say.line(f"{'tests:':12}{', '.join(counts)}" + (f", {broken} broken" if broken else ""))
    for line in COVERAGE.lines():
        say.line(line)
    for line in COVERAGE.fallen:
        say.line(f"fewer rules are tested than tests/coverage.json promises: {line}", red=True)
    for line in COVERAGE.risen:
        say.line(f"more rules are tested (make ratchet keeps the number): {line}", green=True)
