"""Files that are read once and kept: taken when they fit, never believed otherwise."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from weirwood.kernel import kept
from weirwood.kernel.kept import SIZE, TomlError, toml

TEXTS = {"a.toml": "x = [1, 2]\n[y]\nz = 'no'\n", "b.toml": "w = true"}
SAID = {"a.toml": {"x": [1, 2], "y": {"z": "no"}}, "b.toml": {"w": True}}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "weirwood"


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were parsed."""
    seen: list[str] = []
    loads = tomllib.loads

    def noted(text: str) -> dict[str, Any]:
        seen.append(text)
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", noted)
    return seen


def test_what_was_read_once_is_taken_again(home: Path, parsed: list[str]) -> None:
    assert toml(TEXTS) == SAID
    assert len(parsed) == 2
    assert toml(TEXTS) == SAID
    assert len(parsed) == 2
    assert len(list(home.iterdir())) == 1


def test_another_text_or_another_name_is_read_again(home: Path, parsed: list[str]) -> None:
    toml(TEXTS)
    assert toml({**TEXTS, "b.toml": "w = false"})["b.toml"] == {"w": False}
    assert list(toml({"c.toml": TEXTS["a.toml"], "b.toml": "w = true"})) == ["c.toml", "b.toml"]
    assert len(parsed) == 6


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "foreign", "nonsense", "other"])
def test_a_wrong_file_is_not_believed(home: Path, parsed: list[str], harm: str) -> None:
    toml(TEXTS)
    file = next(home.iterdir())
    data = file.read_bytes()
    if harm == "other":  # whole and sealed, with another shape
        assert kept.write(file, data[:SIZE], ["a.toml"])
    else:
        flipped = data[:-1] + bytes([data[-1] ^ 1])
        foreign = bytes(SIZE) + data[SIZE:]
        harmed = {"cut": data[:-9], "flipped": flipped, "empty": b"", "nonsense": b"x" * 99}
        file.write_bytes({**harmed, "foreign": foreign}[harm])
    assert toml(TEXTS) == SAID
    assert len(parsed) == 4
    assert toml(TEXTS) == SAID  # and the file is whole again
    assert len(parsed) == 4


def test_another_python_or_release_reads_again(
    home: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    toml(TEXTS)
    monkeypatch.setattr(kept, "fingerprint", lambda: b"another")
    assert toml(TEXTS) == SAID
    assert len(parsed) == 4


def test_what_cannot_be_kept_or_written_is_read_all_the_same(home: Path) -> None:
    assert str(toml({"d": "day = 2020-01-02"})["d"]["day"]) == "2020-01-02"
    assert not home.exists() or not list(home.iterdir())
    home.parent.mkdir(exist_ok=True)
    if home.exists():
        home.rmdir()
    home.write_text("no folder")
    assert toml(TEXTS) == SAID


def test_a_file_that_is_no_toml_is_named(home: Path) -> None:
    with pytest.raises(TomlError, match=r"^b\.toml: "):
        toml({"a.toml": "x = 1", "b.toml": "x = "})


def test_what_nobody_needed_for_long_is_swept_away(home: Path) -> None:
    home.mkdir(parents=True)
    old = home / "toml-old"
    old.write_bytes(b"")
    os.utime(old, (0, 0))
    toml(TEXTS)
    assert not old.exists()
    assert len(list(home.iterdir())) == 1
