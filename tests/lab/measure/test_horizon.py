"""What limits a search: how answers are judged on the way to the end of a game."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

BENCH = Path(__file__).parents[3] / "bench" / "horizon.py"


@pytest.fixture
def horizon(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("horizon", BENCH)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "horizon", made)
    spec.loader.exec_module(made)
    return made


def test_what_is_true_is_told_apart_from_luck(horizon: ModuleType) -> None:
    """Answers that differ by 0.3 on the whole, with luck of 0.6 in each world."""
    rng = np.random.default_rng(1)
    tables = []
    for _ in range(1000):
        true = rng.normal(0, 0.3, (4, 1, 1))
        judged = true + rng.normal(0, 0.6, (4, 40, len(horizon.NAMES) - 1))
        ends = true + rng.normal(0, 1.2, (4, 40, 1))
        rest = np.concatenate([judged, ends], axis=2)
        tables.append(np.concatenate([np.zeros((1, 40, len(horizon.NAMES))), rest]))
    rows = {row.name: row for row in horizon.told(tables)}
    near, end = rows["1 points"], rows["end"]
    assert (near.true, near.luck, near.worlds) == pytest.approx((0.3, 0.6, 4), rel=0.1)
    assert (end.true, end.luck, end.worlds) == pytest.approx((0.3, 1.2, 16), rel=0.1)
    assert near.end_within[0] < 1 < near.end_within[1]
    assert near.end_within[1] - near.end_within[0] < 0.1


def test_who_chooses_by_what_sees_nothing_gains_nothing(horizon: ModuleType) -> None:
    """Two answers, one 0.3 better in the end: the first judgement is blind, the second is not."""
    rng = np.random.default_rng(1)
    tables = []
    for _ in range(200):
        table = rng.normal(0, 0.6, (2, 32, len(horizon.NAMES)))
        better = rng.permutation([0.0, 0.3])[:, None]
        table[:, :, 1] += better
        table[:, :, -1] = better
        tables.append(table)
    lines = list(horizon.choices(tables, 32))
    assert lines[0] == "| chosen after | 1 worlds | 4 worlds | 16 worlds |"
    gained = {
        cells[1]: [float(cell.split()[0]) for cell in cells[2:5]]
        for cells in ([cell.strip() for cell in line.split("|")] for line in lines[2:])
    }
    blind, seeing = gained["1 points"], gained["1 chances"]
    assert max(map(abs, blind)) < 1.5
    assert seeing == sorted(seeing)
    assert seeing[-1] > 5  # of the 7.5 % that the better answer is worth on average
    assert gained["end"] == pytest.approx([7.5] * 3, abs=1.5)


def test_the_command_tells_the_same_again(
    horizon: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["horizon", "btwixt", "--seats", "3", "--positions", "2", "--worlds", "4"]
    monkeypatch.setattr("sys.argv", [*args, "--choose", "--bots", "greedy,search:8"])
    assert horizon.main() == 0
    told = capsys.readouterr().out
    assert "2 positions" in told
    assert "| chosen after | 1 worlds |" in told
    assert "| `greedy` | 0.00 ± 0.00 % | 0.00 ± 0.00 % |" in told
    assert horizon.main() == 0
    assert capsys.readouterr().out == told
