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
    if verdict == "unfinished":
        return {"verdict": verdict, "games": 10, "of": 40}
    return {"verdict": verdict, "games": 40, "rate": 0.5, "low": 0.3, "high": 0.7, "whole": True}


def test_each_step_has_four_times_the_thought(strength: ModuleType) -> None:
    steps = [t for n, t in strength.LADDER.items() if n.startswith("ladder-joust-")]
    assert [(t.bot, t.others, t.target) for t in steps] == [
        ("search:100", "search:25", "0.6"),
        ("search:400", "search:100", "0.6"),
        ("search:1600", "search:400", "0.6"),
    ]
    apart = strength.LADDER["laddert-btwixt4-400"]
    assert (apart.bot, apart.others, apart.target) == ("search:400t", "search:100t", "1.3x")


def test_what_was_learnt_is_tried_at_equal_iterations_and_at_equal_time(
    strength: ModuleType,
) -> None:
    for table in strength.TABLES:
        thought, timed = (strength.ALL[f"{name}-{table}"] for name in ("learned", "even"))
        for test in (thought, timed):
            assert (test.bot.partition(":")[0], test.others.partition(":")[0]) == (
                "learned",
                "search",
            )
            assert test.bot.partition(":")[2] == test.others.partition(":")[2]
        assert thought.bot.endswith(":25")
        assert timed.bot.endswith(":0.1")
        assert timed.target == "1.0x"


def test_it_goes_on_and_ends_where_nothing_grows(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step that is whole is not played again, whatever came of it."""
    verdicts = {"ladder-joust-100": ["unfinished", "open"], "ladder-joust-400": ["below"]}
    played = []

    def run(name: str, *_: Any) -> dict[str, Any]:
        played.append(name)
        return told(verdicts[name].pop(0) if verdicts.get(name) else "open")

    monkeypatch.setattr(strength, "run", run)
    steps = [n for n in strength.LADDER if n.startswith("ladder-joust-")]
    strength.keep({"tests": {}, "paces": {}})
    strength.climb(steps[:1], 1, 1)
    assert "`search:25` | 10 of 40 | – | – | – | 60.0 % (1.20) | unfinished |" in strength.page(
        strength.kept()
    )
    strength.climb(steps, 1, 1)
    strength.climb(steps, 1, 1)
    assert played == ["ladder-joust-100", "ladder-joust-100", "ladder-joust-400"]
    page = strength.page(strength.kept())
    assert "| ladder-joust-400 | cardgame, 2 seats | `search:400` – `search:100` | 40 |" in page
    assert f"| open | `{strength.commit()}` |" in page


def test_what_is_not_whole_tells_no_rate(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of games is fixed: before the last of them nobody learns who won how many."""
    test = strength.Test("btwixt", 3, "steady", "random", "1.2x", games=6)
    row = strength.run("small", test, 0, 1)
    assert row == {"verdict": "unfinished", "games": 1, "of": 6}
    row = strength.run("small", test, 5, 1)
    assert (row["games"], row["whole"], row["verdict"]) == (6, True, "open")  # of fewer than ten
    assert (strength.GAMES / strength.commit() / "small.jsonl").is_file()
    assert strength.run("small", test, 0, 1) == row
    assert "--games 6 --seed" in test.command("small")


def test_older_verdicts_stand_in_brackets(strength: ModuleType) -> None:
    row = {"verdict": "above", "games": 16, "rate": 0.9, "low": 0.7, "high": 1.0}
    page = strength.page({"tests": {"joust": row}, "paces": {}})
    assert "| 70.0 % (1.40) | (cleared) | – |" in page


def test_figures_belong_to_the_program_and_not_to_pages(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page or a figure that was changed does not make a commit dirty; a rule does."""
    altered: list[str] = []

    def git(*words: str) -> str:
        rooms = words[words.index("--") + 1 :]
        assert "src/weirwood/bots" in rooms
        if words[0] == "log":
            return "abc1234"
        return "\n".join(path for path in altered if path.startswith(rooms))

    monkeypatch.setattr(strength, "git", git)
    altered += ["docs/strength.md", "bench/strength.json"]
    assert strength.commit() == "abc1234"
    altered.append("src/weirwood/games/btwixt/game.py")
    assert strength.commit() == "abc1234-dirty"


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
    """As many games of every line-up, kept with their commit, and told the best first."""
    args = ["strength", "scale", "btwixt3", "--bots", "random,steady,novice", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", [*args, "--minutes", "0"])
    assert strength.main() == 0
    assert "| btwixt3 | " not in strength.page(strength.kept())
    monkeypatch.setattr("sys.argv", args)
    assert strength.main() == 0
    kept = strength.kept()["scales"]["btwixt3"]
    assert kept["games"] == kept["of"] == 6
    assert {row["bot"] for row in kept["rows"]} == {"random", "steady", "novice"}
    page = strength.page(strength.kept())
    assert page.count("| btwixt3 | `") == 3
    assert f"| `{kept['commit']}` |" in page
