"""Which build runs: a compiled one is believed if it fits in everything, else one line says why."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from weirwood.fast import build, running

SHARED = "weirwood_fast_of_a_test__mypyc"
Change = Callable[[Path, dict[str, Any]], None]


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def finder(tmp_path: Path) -> running.Finder:
    """A package of two modules and a build of one of them."""
    package, built = tmp_path / "package", tmp_path / "package/fast/built"
    put(package / "kernel/match.py", "one = 1\n")
    put(package / "games/chess/state.py", "two = 2\n")
    file = f"weirwood.kernel.match{running.suffix()}"
    put(built / file, "not really")
    told = {
        "python": running.suffix(),
        "sources": running.sources(package),
        "modules": {"weirwood.kernel.match": [file, len("not really")]},
    }
    put(built / running.TOLD, json.dumps(told))
    return running.Finder(built, package)


def told(finder: running.Finder) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((finder.built / running.TOLD).read_text(encoding="utf-8"))
    return found


def test_a_build_that_fits_is_believed(finder: running.Finder) -> None:
    found = running.believed(finder.built, finder.package)
    assert list(found) == ["weirwood.kernel.match"]
    assert Path(found["weirwood.kernel.match"]).read_text(encoding="utf-8") == "not really"


def unfinished(built: Path, said: dict[str, Any]) -> None:
    (built / running.TOLD).unlink()


def cut(built: Path, said: dict[str, Any]) -> None:
    put(built / running.TOLD, json.dumps(said)[:-20])


def foreign(built: Path, said: dict[str, Any]) -> None:
    put(built / running.TOLD, json.dumps({**said, "python": ".cpython-27.so"}))


def edited(built: Path, said: dict[str, Any]) -> None:
    put(built.parents[1] / "kernel/match.py", "one = 3\n")


def added(built: Path, said: dict[str, Any]) -> None:
    put(built.parents[1] / "kernel/new.py", "")


def removed(built: Path, said: dict[str, Any]) -> None:
    (built.parents[1] / "games/chess/state.py").unlink()


def halved(built: Path, said: dict[str, Any]) -> None:
    put(built / f"weirwood.kernel.match{running.suffix()}", "not")


def lost(built: Path, said: dict[str, Any]) -> None:
    (built / f"weirwood.kernel.match{running.suffix()}").unlink()


def alien(built: Path, said: dict[str, Any]) -> None:
    """A library of another system: it is as long as it should be, and cannot be loaded."""
    put(built / "shared.so", "MZ of another system")
    modules = {**said["modules"], SHARED: ["shared.so", 20]}
    put(built / running.TOLD, json.dumps({**said, "modules": modules}))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (unfinished, "is not finished"),
        (cut, "is not finished"),
        (foreign, "is for another Python"),
        (edited, "is older than its sources (kernel/match.py)"),
        (added, "is older than its sources (kernel/new.py)"),
        (removed, "is older than its sources (games/chess/state.py)"),
        (halved, "is damaged"),
        (lost, "is damaged"),
        (alien, "cannot be loaded"),
    ],
)
def test_a_build_that_does_not_fit_is_told_in_one_line_and_left(
    finder: running.Finder,
    change: Change,
    why: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    change(finder.built, told(finder))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    assert finder.find_spec("weirwood.kernel.match") is None
    assert finder.find_spec("weirwood.kernel.match") is None
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("weirwood: the fast build " + why)
    assert "interpreted engine plays" in said


def test_only_modules_of_the_build_are_found_there(finder: running.Finder) -> None:
    finder.files = running.believed(finder.built, finder.package)
    spec = finder.find_spec("weirwood.kernel.match")
    assert spec is not None
    assert spec.origin is not None
    assert spec.origin.endswith(running.suffix())
    assert finder.find_spec("weirwood.kernel.answers") is None
    assert finder.find_spec("json") is None


@pytest.mark.parametrize(
    ("wish", "there", "taken"),
    [("1", True, False), ("0", True, True), ("", True, True), ("", False, False)],
)
def test_whoever_wants_the_interpreted_one_gets_it(
    wish: str, there: bool, taken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEIRWOOD_PURE", wish)
    monkeypatch.setattr(running, "FINDER", [])
    monkeypatch.setattr(running, "BUILT", tmp_path if there else tmp_path / "none")
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    before = len(sys.meta_path)
    running.choose()
    running.choose()
    assert len(sys.meta_path) == before + taken
    assert bool(running.FINDER) == taken


def test_the_sources_of_this_package_are_all_looked_at() -> None:
    found = running.sources()
    for path in ("kernel/match.py", "games/btwixt/rules/claim.py", "fast/emit.py"):
        assert path in found
    assert not any("built" in path or "__pycache__" in path for path in found)


def test_whatever_is_compiled_is_looked_at() -> None:
    """Else a build would go on with what a source said before it was edited."""
    found = running.sources()
    compiled = build.chosen(("btwixt",))
    assert "weirwood.lab.learn.session" in compiled
    files = [f"{name.removeprefix('weirwood.').replace('.', '/')}.py" for name in compiled]
    assert [file for file in files if file not in found] == []
