"""Lowered rules that are kept between two starts: taken when they fit, never believed otherwise."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from weirwood.kernel import PROCEDURES, shelf
from weirwood.kernel.compiler import Lowered, lower
from weirwood.kernel.kept import SIZE

RULE = '''
from __future__ import annotations
from weirwood.kernel import Flow, State, choose, procedure

@procedure
def ask(st: State, seat: int) -> Flow[str]:
    """Ask once."""
    return (yield from choose(st, "x.y", seat, {n}))
'''


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for a module and its cache, in a process that has kept nothing yet."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    monkeypatch.setattr(shelf, "_shelves", {})
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    before = dict(PROCEDURES)
    yield tmp_path
    PROCEDURES.clear()
    PROCEDURES.update(before)


def load(home: Path, n: int = 1, source: str = RULE) -> ModuleType:
    """Import the module afresh, as the next start of the program would."""
    file = home / "rulebook.py"
    file.write_text(source.replace("{n}", str(n)))
    shelf._shelves.clear()
    PROCEDURES.pop("rulebook.ask", None)
    spec = importlib.util.spec_from_file_location("rulebook", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kept(home: Path) -> list[Path]:
    return sorted(home.rglob("*.rules"))


def lowered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the rules that the compiler was asked for."""
    asked: list[str] = []

    def noted(fn: FunctionType, name: str, known: Mapping[Any, str]) -> Lowered:
        asked.append(name)
        return lower(fn, name, known)

    monkeypatch.setattr(sys.modules["weirwood.kernel.procedure"], "lower", noted)
    return asked


def test_what_was_lowered_once_is_taken_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = lowered(monkeypatch)
    first = load(home)
    shelf.keep()
    assert len(asked) == 1
    assert len(kept(home)) == 1
    assert kept(home)[0].parent.name == "__pycache__"
    again = load(home)
    assert len(asked) == 1
    assert again.ask.live == first.ask.live
    assert again.ask.entry == first.ask.entry
    assert again.ask.source == first.ask.source
    assert again.ask.run.__code__ == first.ask.run.__code__


def test_another_source_is_lowered_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = lowered(monkeypatch)
    load(home)
    shelf.keep()
    assert 2 in load(home, n=2).ask.run.__code__.co_consts
    assert len(asked) == 2


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "foreign", "nonsense"])
def test_a_wrong_file_is_not_believed(
    home: Path, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    asked = lowered(monkeypatch)
    load(home)
    shelf.keep()
    file = kept(home)[0]
    data = file.read_bytes()
    if harm == "foreign":  # whole, but made by another Python
        data = bytes(SIZE) + data[SIZE:]
    else:
        flipped = data[:-1] + bytes([data[-1] ^ 1])
        data = {"cut": data[:-9], "flipped": flipped, "empty": b"", "nonsense": b"x" * 99}[harm]
    file.write_bytes(data)
    assert load(home).ask.live == {"x.y": ()}
    assert len(asked) == 2


def test_a_name_that_means_something_else_now_is_noticed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The source alone does not tell what `choose` is."""
    asked = lowered(monkeypatch)
    load(home)
    shelf.keep()
    monkeypatch.setattr(shelf, "meaning", lambda *_: "pick")
    load(home)
    assert len(asked) == 2


def test_where_the_package_cannot_be_written_the_users_cache_serves(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = lowered(monkeypatch)
    (home / "__pycache__").write_text("no folder")
    load(home)
    shelf.keep()
    assert [file.parent.name for file in kept(home)] == ["weirwood"]
    load(home)
    assert len(asked) == 1


def test_nothing_is_written_beside_sources_where_python_writes_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = lowered(monkeypatch)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    load(home)
    shelf.keep()
    assert [file.parent.name for file in kept(home)] == ["weirwood"]
    load(home)
    assert len(asked) == 1


def test_where_nothing_can_be_written_the_rules_play_on(home: Path) -> None:
    (home / "__pycache__").write_text("no folder")
    (home / "cache").write_text("no folder either")
    assert load(home).ask.live == {"x.y": ()}
    shelf.keep()
    assert kept(home) == []
