"""The summary at the end of a test run, tried on a small run of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

CONFTEST = '''
from pathlib import Path
from tests import conftest as house
from weirwood import ledger

RULE = """
[[rule]]
id = "{}"
source = "1"
basis = "rulebook"
status = "{}"
en = "x"
es = "x"
it = "x"
"""
TEXT = RULE.format("a.one", "done") + RULE.format("a.two", "missing")
house.ledgers = lambda: {"sample": ledger.parse("sample", [("a.toml", TEXT)])}
house.RATCHET = Path(__file__).with_name("coverage.json")
from tests.conftest import *
'''
MARKERS = "[pytest]\nmarkers =\n    rule: names rules\n"
PASSES = """
import pytest

@pytest.mark.rule("sample:a.one")
def test_one():
    pass
"""


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    # plugins that these small runs do not need take seconds to import
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    pytester.makeini(MARKERS)
    pytester.makeconftest(CONFTEST)
    promise(pytester, 1)
    return pytester


def promise(run: pytest.Pytester, least: int) -> None:
    (run.path / "coverage.json").write_text(json.dumps({"sample": least}))


@pytest.mark.parametrize("workers", ["-n0", "-n1"])
def test_the_run_counts_the_rules_that_passing_tests_name(
    run: pytest.Pytester, workers: str
) -> None:
    run.makepyfile(PASSES)
    result = run.runpytest_subprocess(workers, "--ratchet")
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        ["tests:*1 passed, 0 failed", "sample:*tested 1 of 2 rules, 1 not implemented"]
    )


def test_an_unknown_rule_fails_its_test(run: pytest.Pytester) -> None:
    run.makepyfile(PASSES.replace("a.one", "a.onne") + PASSES.replace("sample:", "smaple:"))
    result = run.runpytest_subprocess("-n0")
    result.assert_outcomes(errors=1)
    run.makepyfile(PASSES.replace("a.one", "a.onne"))
    result = run.runpytest_subprocess("-n0")
    result.stdout.fnmatch_lines(["*rule 'sample:a.onne' is not in the ledger of sample"])
    assert result.ret == 1


def test_fewer_rules_than_promised_fail_the_run(run: pytest.Pytester) -> None:
    run.makepyfile(PASSES)
    promise(run, 2)
    result = run.runpytest_subprocess("-n0", "--ratchet")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*fewer rules*sample: 1 rules tested, 2 before"])
    assert run.runpytest_subprocess("-n0").ret == 0


def test_more_rules_than_promised_are_kept_on_request(run: pytest.Pytester) -> None:
    run.makepyfile(PASSES + PASSES.replace("one", "two"))
    result = run.runpytest_subprocess("-n0", "--ratchet=raise")
    result.stdout.fnmatch_lines(
        ["*tested, yet not marked as done: a.two", "*more rules*sample: 2 rules tested, 1 before"]
    )
    assert json.loads((run.path / "coverage.json").read_text()) == {"sample": 2}
