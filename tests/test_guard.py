"""The guard against slowing down: what it keeps, and when it complains. `make guard` counts."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from weirwood.kernel import registry
from weirwood.lab.measure.speed import play

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def guard() -> ModuleType:
    spec = spec_from_file_location("guard", BENCH / "guard.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_game_has_its_numbers(guard: ModuleType) -> None:
    kept = json.loads((BENCH / "guard.json").read_text(encoding="utf-8"))
    ours = {n for n, p in registry.catalogue().points.items() if p.value.startswith("weirwood.")}
    assert set(guard.DECISIONS) == ours
    assert kept
    for numbers in kept.values():
        assert set(numbers) == ours


def test_five_in_a_hundred_more_is_too_much(
    guard: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = {"btwixt": 1_000_000, "cardgame": 1_000_000}
    assert guard.compare({"btwixt": 1_049_000, "cardgame": 900_000}, kept)
    assert "faster" in capsys.readouterr().out
    assert not guard.compare({"btwixt": 1_051_000, "cardgame": 900_000}, kept)
    assert "slower" in capsys.readouterr().out


def test_what_cannot_be_compared_is_said(
    guard: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard.shutil, "which", lambda name: "/usr/bin/" + name)
    monkeypatch.setattr(guard, "PYTHON", "CPython 2.0.1, an old compiler")
    monkeypatch.setattr("sys.argv", ["guard.py", "--where-known"])
    assert guard.main() == 0
    monkeypatch.setattr("sys.argv", ["guard.py"])
    assert guard.main() == 1
    said = capsys.readouterr().err
    assert said.count("nothing was compared: no numbers are kept for CPython 2.0.1") == 2


def test_the_game_that_is_counted_is_played_by_dir(guard: ModuleType) -> None:
    counted = guard.Match("btwixt", 1)
    before = counted.match.save()
    assert dir(counted) == []
    assert guard.DECISIONS["btwixt"] <= counted.played < guard.DECISIONS["btwixt"] + 10
    assert counted.match.save() != before


def test_a_whole_game_is_one_that_bench_plays(guard: ModuleType) -> None:
    counted = guard.Match("btwixt", 2, whole=True)
    dir(counted)
    assert counted.match.over
    assert counted.played == play("btwixt", registry.game("btwixt").seats[-1], 2, None)[0]
