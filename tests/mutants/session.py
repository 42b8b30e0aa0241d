"""The mutants of one game: made and kept by Cosmic Ray, tried one by one, summed up."""

from __future__ import annotations

import difflib
import math
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tests.mutants.cover import Cover, watch
from tests.mutants.forks import NO_TIME, Verdict, judge
from tests.mutants.matters import Source
from tests.mutants.survivors import Mutant, explained, interval

# Tests that repeat other tests of the game with a card's text struck out: they say which test is
# missing, and can fail only where those tests do.
STRIKES = {
    "boardgame/test_effects.py",
    "btwixt/effects/test_every_effect.py",
    "cardgame/effects/test_every_effect.py",
    "cardgame/effects/test_every_word.py",
}
# Tests of all games by one measure: those that play, of which the ones that bear the game's name.
SHARED = ("test_offered.py", "test_played.py", "test_refusals.py", "test_saves.py")
# Whole games and searches of this one that go on as they did: seconds that run most lines.
WHOLE = ("test_searches.py", "test_chronicles.py", "test_golden.py")
WALL = 1200.0  # seconds after which a process hangs, however slow the machine
ENOUGH = 0.90


class Session:
    def __init__(self, game: str, folder: Path, budget: float) -> None:
        self.game, self.folder, self.budget = game, folder, budget
        self.rules = Path(f"src/weirwood/games/{game}/rules").resolve()
        self.modules = sorted(self.rules.rglob("*.py"))
        self.sources = {m: Source(m.read_text(encoding="utf-8")) for m in self.modules}
        self.cover = self.covered()
        self.reasons = explained(game)
        self.keen: Counter[str] = Counter()  # how many mutants each test has noticed first

    def covered(self) -> Cover:
        """Which tests run which lines, one file of tests after the other."""
        whole = Cover([], [], {})
        games = Path("tests/games")
        home = games / self.game  # bots play whole games, and blame nobody
        files = sorted(f for f in home.rglob("test_*.py") if f.parent != home / "bot")
        files = [f for f in files if str(f.relative_to(games)) not in STRIKES]
        files += [games / name for name in SHARED]
        for number, file in enumerate(files):
            path = self.folder / f"{str(file).replace('/', '-')}.json"
            if not path.exists():
                print(f"watching {number + 1}/{len(files)} {file}", flush=True)
                named = self.game if file.parent == games else ""
                apart(partial(watch, str(file), named, self.rules, self.modules, path))
            whole = whole.with_more(Cover.load(path))
        assert whole.tests, "no test was watched"
        return whole

    # ---- the mutants -----------------------------------------------------------------------

    def begin(self, db: WorkDB) -> None:
        """All mutants that Cosmic Ray can think of; those that cannot matter are skipped."""
        if db.num_work_items:
            return
        init(self.modules, db, {})
        skipped: dict[str, list[str]] = {}
        for item in db.work_items:
            spec = item.mutations[0]
            source = self.sources[spec.module_path]
            why = source.why_not(spec.operator_name, spec.start_pos, spec.end_pos)
            if why is not None:
                skipped.setdefault(why, []).append(item.job_id)
        for why, jobs in skipped.items():
            db.set_multiple_results(jobs, WorkResult(WorkerOutcome.SKIPPED, output=why))

    def sample(self, db: WorkDB, seed: int, size: int) -> list[tuple[WorkItem, WorkResult | None]]:
        """The mutants that matter in the order of a seed, with what is known; the first `size`."""
        known = dict(db.results)
        items = sorted(db.work_items, key=order)
        rows = [(item, known.get(item.job_id)) for item in items]
        rows = [r for r in rows if r[1] is None or r[1].worker_outcome != WorkerOutcome.SKIPPED]
        random.Random(seed).shuffle(rows)
        return rows[:size] if size else rows

    def code(self, item: WorkItem) -> str | None:
        spec = item.mutations[0]
        operator = get_operator(spec.operator_name)(**spec.operator_args)
        before = Path(spec.module_path).read_text(encoding="utf-8")
        after: str | None = mutate_code(before, operator, spec.occurrence)
        return after

    def mutant(self, item: WorkItem, diff: str) -> Mutant:
        spec = item.mutations[0]
        changed = [line for line in diff.splitlines() if line[:1] in "+-"]
        gone = " ".join(line[1:].strip() for line in changed if line[0] == "-")
        come = " ".join(line[1:].strip() for line in changed if line[0] == "+")
        module = str(spec.module_path.relative_to(self.rules))
        where = self.sources[spec.module_path].where(spec.start_pos)
        return Mutant(module, where, gone, come)

    # ---- trying one ------------------------------------------------------------------------

    def tests(self, item: WorkItem) -> list[dict[str, float]]:
        """The tests of the chapter, those that run the line first; then all others that run it.

        Of either those first that noticed most mutants so far, then the quickest; whole games that
        go on as they did before the others, for they run most lines. The tests of all games come
        last, to read them is to import four games, with conformance: it compares a game with
        itself, and would find two that are wrong alike.
        """
        spec = item.mutations[0]
        module = str(spec.module_path.relative_to(self.rules))
        lines = self.sources[spec.module_path].run_with(spec.start_pos[0])
        everything = range(len(self.cover.tests))
        running = set(everything) if lines is None else self.cover.covering(module, lines)
        chapter = f"tests/games/{self.game}/rules/" + str(
            Path(module).with_name(f"test_{Path(module).name}")
        )
        own = {n for n in everything if self.cover.tests[n].startswith(f"{chapter}::")}
        home = f"tests/games/{self.game}"
        every = (
            f"{home}/test_conformance.py::",
            *(f"tests/games/{name}::" for name in SHARED),
        )
        shared = {n for n in running if self.cover.tests[n].startswith(every)}
        games = tuple(f"{home}/{name}::" for name in WHOLE)
        whole = {n for n in running if self.cover.tests[n].startswith(games)}
        stages = (own, whole, running - own - whole - shared, shared)
        return [self.timed(stage, running) for stage in stages]

    def timed(self, tests: set[int], running: set[int]) -> dict[str, float]:
        seconds = self.cover.seconds
        tests_of = self.cover.tests
        ordered = sorted(
            tests, key=lambda n: (n not in running, -self.keen[tests_of[n]], seconds[n], n)
        )
        return {tests_of[n]: seconds[n] for n in ordered}

    def attempt(self, item: WorkItem) -> WorkResult:
        path = Path(item.mutations[0].module_path)
        before = path.read_text(encoding="utf-8")
        after = self.code(item)
        if after is None or after == before:
            return WorkResult(WorkerOutcome.SKIPPED, output="no change")
        diff = "\n".join(
            difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
        ).split("\n", 2)[2]
        if self.mutant(item, diff) in self.reasons:  # looked at before: it makes no difference
            return WorkResult(
                WorkerOutcome.NORMAL,
                output="known",
                test_outcome=TestOutcome.SURVIVED,
                diff=diff,
            )
        stamp = path.stat()
        path.write_text(after, encoding="utf-8")
        os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + 2_000_000_000))
        try:
            verdict = self.verdict(item)
        finally:
            path.write_text(before, encoding="utf-8")
            os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
        return WorkResult(
            WorkerOutcome.NORMAL,
            output=verdict.by,
            test_outcome=TestOutcome.KILLED if verdict.noticed else TestOutcome.SURVIVED,
            diff=diff,
        )

    def verdict(self, item: WorkItem) -> Verdict:
        found = Verdict(noticed=False, by="no test runs it")
        for tests, budget in zip(
            self.tests(item), (math.inf, self.budget, self.budget, self.budget), strict=True
        ):
            if tests:
                now = judge(tests, budget, WALL)
                if now.noticed:
                    return now
                found = found if found.by == NO_TIME else now
        return found

    # ---- the whole -------------------------------------------------------------------------

    def run(self, seed: int, size: int) -> int:
        with use_db(self.folder / "session.sqlite") as db:
            self.begin(db)
            rows = self.sample(db, seed, size)
            for number, (item, result) in enumerate(rows):
                if result is None:
                    self.keen = Counter(r.output for _, r in db.results)
                    began = time.monotonic()
                    found = self.attempt(item)
                    db.set_result(item.job_id, found)
                    self.say(number, len(rows), item, found, time.monotonic() - began)
            return self.summary(db, self.sample(db, seed, size), seed)

    def say(self, number: int, of: int, item: WorkItem, found: WorkResult, took: float) -> None:
        mark = {TestOutcome.KILLED: "noticed ", TestOutcome.SURVIVED: "SURVIVED"}.get(
            found.test_outcome, "skipped "
        )
        what = self.mutant(item, found.diff or "")
        print(
            f"{number + 1}/{of} {mark} {took:5.1f} s  {what.module}:{what.where}  "
            f"{what.line}  =>  {what.mutated}  [{found.output}]",
            flush=True,
        )

    def summary(self, db: WorkDB, rows: list[tuple[WorkItem, WorkResult | None]], seed: int) -> int:
        tried = [(i, r) for i, r in rows if r is not None and r.test_outcome is not None]
        survived = [
            (self.mutant(i, r.diff), r) for i, r in tried if r.test_outcome == TestOutcome.SURVIVED
        ]
        known = Counter(
            r.output for _, r in db.results if r.worker_outcome == WorkerOutcome.SKIPPED
        )
        matter = db.num_work_items - sum(known.values())
        noticed = len(tried) - len(survived)
        share = noticed / len(tried) if tried else 0.0
        print(f"{self.game}: {db.num_work_items} mutants, {matter} of them can matter")
        print("  skipped: " + ", ".join(f"{n} {why}" for why, n in known.most_common()))
        line = f"  {noticed} of {len(tried)} noticed, {len(survived)} survived: {share:.1%}"
        if len(tried) < matter:
            low, high = interval(noticed, len(tried))
            line += f" (a sample, seed {seed}; 95 % confidence {low:.1%} to {high:.1%})"
        print(line)
        alike = sum(what in self.reasons for what, _ in survived)
        if alike:
            rest = others(noticed, len(tried) - alike)
            print(f"  {alike} of these make no difference; of the others {rest}")
        open_ones = 0
        for what, result in survived:
            why = self.reasons.get(what)
            open_ones += why is None
            print(f"  {what.module}:{what.where}\n    - {what.line}\n    + {what.mutated}")
            print(f"    {why or f'no reason given ({result.output})'}")
        if open_ones:
            print(f"  {open_ones} survivors without a reason in survivors.toml")
        return 0 if share >= ENOUGH and not open_ones else 1


def others(noticed: int, tried: int) -> str:
    low, high = interval(noticed, tried)
    return f"{noticed} of {tried} are noticed: {noticed / tried:.1%} ({low:.1%} to {high:.1%})"


def order(item: WorkItem) -> tuple[str, str, int]:
    spec = item.mutations[0]
    return str(spec.module_path), spec.operator_name, spec.occurrence


def apart(work: Callable[[], None]) -> None:
    """Do something in a process of its own, so that nothing of the game is imported here."""
    child = os.fork()
    if not child:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # else the test that is running would fail
        code = 2
        try:
            work()
            code = 0
        except SystemExit as end:
            print(end, file=sys.stderr, flush=True)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if status:
        raise SystemExit(2)
