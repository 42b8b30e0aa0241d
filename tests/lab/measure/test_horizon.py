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
        judged = true + rng.normal(0, 0.6, (4, 40, 8))
        ends = true + rng.normal(0, 1.2, (4, 40, 1))
        rest = np.concatenate([judged, ends], axis=2)
        tables.append(np.concatenate([np.zeros((1, 40, 9)), rest]))
    rows = {row.name: row for row in horizon.told(tables)}
    near, end = rows["1 points"], rows["end"]
    assert (near.true, near.luck, near.worlds) == pytest.approx((0.3, 0.6, 4), rel=0.1)
    assert (end.true, end.luck, end.worlds) == pytest.approx((0.3, 1.2, 16), rel=0.1)
    assert near.end_within[0] < 1 < near.end_within[1]
    assert near.end_within[1] - near.end_within[0] < 0.1


def test_the_command_tells_the_same_again(
    horizon: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["horizon", "btwixt", "--seats", "3", "--positions", "2", "--worlds", "4"]
    monkeypatch.setattr("sys.argv", [*args, "--bots", "greedy,search:8"])
    assert horizon.main() == 0
    told = capsys.readouterr().out
    assert "2 positions" in told
    assert "| `greedy` | 0.00 ± 0.00 % | 0.00 ± 0.00 % |" in told
    assert horizon.main() == 0
    assert capsys.readouterr().out == told
