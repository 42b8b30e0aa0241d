"""The ladder of iterations: its steps, that it goes on, and that it ends where nothing grows."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCH = Path(__file__).parents[3] / "bench" / "strength.py"


@pytest.fixture
def strength(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", BENCH)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "strength", made)
    spec.loader.exec_module(made)
    for name, file in (("KEPT", "strength.json"), ("GAMES", "games"), ("PAGE", "page.md")):
        monkeypatch.setattr(made, name, tmp_path / file)
    return made


def told(verdict: str) -> dict[str, Any]:
    return {"verdict": verdict, "games": 10, "rate": 0.5, "low": 0.3, "high": 0.7}


def test_each_step_has_four_times_the_thought(strength: ModuleType) -> None:
    steps = [t for n, t in strength.LADDER.items() if n.startswith("ladder-joust-")]
    assert [(t.bot, t.others, t.target) for t in steps] == [
        ("search:100", "search:25", "0.6"),
        ("search:400", "search:100", "0.6"),
        ("search:1600", "search:400", "0.6"),
    ]
    apart = strength.LADDER["laddert-btwixt4-400"]
    assert (apart.bot, apart.others, apart.target) == ("search:400t", "search:100t", "1.3x")


def test_it_goes_on_and_ends_where_nothing_grows(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdicts = {"ladder-joust-100": ["open", "above"], "ladder-joust-400": ["below"]}
    played = []

    def run(name: str, *_: Any) -> dict[str, Any]:
        played.append(name)
        return told(verdicts[name].pop(0) if verdicts.get(name) else "open")

    monkeypatch.setattr(strength, "run", run)
    steps = [n for n in strength.LADDER if n.startswith("ladder-joust-")]
    strength.keep({"tests": {}, "paces": {}})
    strength.climb(steps[:1], 1, 1)
    strength.climb(steps, 1, 1)
    strength.climb(steps, 1, 1)
    assert played == ["ladder-joust-100", "ladder-joust-100", "ladder-joust-400"]
    page = strength.page(strength.kept())
    assert "| ladder-joust-400 | cardgame, 2 seats | `search:400` – `search:100` | 10 |" in page
    assert f"`{strength.commit()}` |" in page


def test_nothing_measured_is_said(strength: ModuleType) -> None:
    assert strength.NONE in strength.page({"tests": {}, "paces": {}})


def test_the_command_knows_its_tables(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    climbed: list[str] = []
    monkeypatch.setattr(strength, "climb", lambda names, *_: climbed.extend(names))
    monkeypatch.setattr("sys.argv", ["strength", "ladder", "joust", "--form", "t"])
    assert strength.main() == 0
    assert climbed == [f"laddert-joust-{n}" for n in (100, 400, 1600)]
    monkeypatch.setattr("sys.argv", ["strength", "ladder", "chess"])
    with pytest.raises(SystemExit):
        strength.main()
    assert "there are btwixt3, joust" in capsys.readouterr().err


def test_all_bots_of_a_table_stand_on_one_scale(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is played to the end of its time, kept with its commit, and told the best first."""
    args = ["strength", "scale", "btwixt3", "--bots", "random,steady,novice", "--minutes", "0"]
    monkeypatch.setattr("sys.argv", [*args, "--jobs", "1"])
    assert strength.main() == 0
    kept = strength.kept()["scales"]["btwixt3"]
    assert kept["games"] >= 1
    assert {row["bot"] for row in kept["rows"]} == {"random", "steady", "novice"}
    page = strength.page(strength.kept())
    assert page.count("| btwixt3 | `") == 3
    assert f"| `{kept['commit']}` |" in page
