"""Parts of the mutation tester: what cannot matter, which lines run together, how a mutant ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.matters import Source
from tests.mutants.survivors import explained, interval

ROOT = Path(__file__).parents[2]
GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")
CODE = """\
from functools import cache
Row = tuple[int, ...] | None
SIZE: int | None = 1 + 2


@cache
def pay(st: State | None, gold: int = 3) -> int | str:
    assert gold > 0
    if gold == 7:
        raise ValueError(gold + 1)
    for a, b in zip(
        st.x, st.y + 1,
        strict=True,
    ):
        st.gold -= a
    return gold + 1
"""


def at(text: str, number: int = 0) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a piece of the code stands."""
    place = -1
    for _ in range(number + 1):
        place = CODE.index(text, place + 1)
    line = CODE.count("\n", 0, place) + 1
    column = place - (CODE.rfind("\n", 0, place) + 1)
    return (line, column), (line, column + len(text))


@pytest.mark.parametrize(
    ("text", "number", "operator", "why"),
    [
        ("|", 0, "ReplaceBinaryOperator_BitOr_Add", "name of a type"),
        ("|", 1, "ReplaceBinaryOperator_BitOr_Add", "annotation"),
        ("|", 2, "ReplaceBinaryOperator_BitOr_Add", "annotation"),
        ("|", 3, "ReplaceBinaryOperator_BitOr_Add", "annotation"),
        ("@cache", 0, "RemoveDecorator", "cache"),
        (">", 1, "ReplaceComparisonOperator_Gt_Lt", "assertion"),
        ("==", 0, "ReplaceComparisonOperator_Eq_Is", "identity"),
        ("==", 0, "ReplaceComparisonOperator_Eq_Lt", None),
        ("+ 1", 0, "ReplaceBinaryOperator_Add_Sub", "message for developers"),
        ("True", 0, "ReplaceTrueWithFalse", "watch"),
        ("+ 1", 1, "ReplaceBinaryOperator_Add_Sub", None),
        ("+ 1", 2, "ReplaceBinaryOperator_Add_Sub", None),
        ("1 + 2", 0, "ReplaceBinaryOperator_Add_Sub", None),
        ("3", 0, "NumberReplacer", None),
    ],
)
def test_what_cannot_matter(text: str, number: int, operator: str, why: str | None) -> None:
    assert Source(CODE).why_not(f"core/{operator}", *at(text, number)) == why


@pytest.mark.parametrize(
    ("line", "first", "last"),
    [(6, 8, 16), (7, 8, 16), (9, 9, 9), (12, 11, 14), (15, 15, 15), (16, 16, 16)],
)
def test_a_line_runs_with_its_statement(line: int, first: int, last: int) -> None:
    assert Source(CODE).run_with(line) == range(first, last + 1)


def test_what_runs_at_import_is_run_by_every_test() -> None:
    assert Source(CODE).run_with(3) is None


def test_what_must_be_named_may_be_placed_as_well() -> None:
    code = "def pay(st, *, gold):\n    return 2 * gold\n"
    operator = "core/ReplaceBinaryOperator_Mul_Div"
    assert Source(code).why_not(operator, (1, 12), (1, 13)) == "watch"
    assert Source(code).why_not(operator, (2, 13), (2, 14)) is None


def test_the_interval_is_wilsons() -> None:
    assert [round(share, 3) for share in interval(180, 200)] == [0.851, 0.934]


@pytest.mark.parametrize("game", GAMES)
def test_every_survivor_still_stands_in_the_rules_and_has_a_reason(game: str) -> None:
    for mutant, reason in explained(game).items():
        path = ROOT / "src/weirwood/games" / game / "rules" / mutant.module
        text = " ".join(line.strip() for line in path.read_text(encoding="utf-8").splitlines())
        assert mutant.line in text, mutant
        assert mutant.mutated != mutant.line, mutant
        assert len(reason) > 20, mutant


TESTS = """\
import pytest
def test_right(): pass
def test_wrong(): assert False
def test_for_ever():
    while True: pass
"""


@pytest.mark.parametrize(
    ("tests", "budget", "noticed", "by"),
    [
        (["right"], 60, False, ""),
        (["right", "wrong", "for_ever"], 60, True, "test_it.py::test_wrong"),
        (["for_ever"], 60, True, "time limit"),
        (["right", "wrong"], -1, False, "budget spent"),
    ],
)
def test_how_a_mutant_ends(
    tmp_path: Path, tests: list[str], budget: int, noticed: bool, by: str
) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = soak\n", encoding="utf-8")
    wanted = {f"test_it.py::test_{name}": 0.0 for name in tests}
    code = (
        f"import json, sys; sys.path.append({str(ROOT)!r}); from tests.mutants.forks import judge\n"
        f"print(json.dumps(judge({wanted!r}, {budget}, 300, least=0.5)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert json.loads(done.stdout) == [noticed, by or "exit 0"]


def test_a_mutant_that_cannot_be_imported_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("import nowhere_to_be_found\n", encoding="utf-8")
    code = (
        f"import json, sys; sys.path.append({str(ROOT)!r}); from tests.mutants.forks import judge\n"
        f"print(json.dumps(judge({{'test_it.py::test_right': 0.0}}, 60, 300)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    noticed, by = json.loads(done.stdout)
    assert noticed
    assert by.startswith("import: ")
