"""`weirwood puzzles`: solved at a keyboard in three languages, found, and proved again."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest

from tests.puzzles.test_finding import easily
from weirwood.cli import main
from weirwood.puzzles import finding, shape
from weirwood.terminal import puzzles

__all__ = ["easily"]  # a fixture

PUZZLE = shape.shipped("btwixt")[0]
KEYS = [worth.answer[0] for worth in PUZZLE.answers if isinstance(worth.answer, list)]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path / "data"))


def number(key: str) -> int:
    match = shape.opened(PUZZLE)
    return 1 + [o.key for o in match.options(shape.asked(PUZZLE, match))].index(key)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: object) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_puzzle_is_tried_and_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, hint in (("en", "hint"), ("es", "pista"), ("it", "consiglio")):
        typed(monkeypatch, number(KEYS[1]), hint, "undo", number(KEYS[0]))
        assert main(["puzzles", "btwixt", PUZZLE.id, "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert PUZZLE.id in told
        assert f"{round(100 * PUZZLE.answers[1].loss)}" in told, "what the wrong one loses"
        assert "???" not in told
    kept = puzzles.read()["btwixt"][PUZZLE.id]
    assert (kept.tries, kept.solved, kept.clean) == (6, True, False)
    assert main(["puzzles", "btwixt", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["standing"]["solved"] == 1
    assert not any("answer" in row for row in listed["puzzles"]), "solutions are not told"


def test_giving_up_and_leaving(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "do")
    assert main(["puzzles", "btwixt", PUZZLE.id]) == 0
    assert "Solution" in capsys.readouterr().out
    assert not puzzles.read()["btwixt"][PUZZLE.id].solved
    typed(monkeypatch, "quit")
    assert main(["puzzles", "btwixt", "--today"]) == 0
    assert not list(puzzles.place().parent.glob("saves/*")), "a puzzle is no game to go on with"


def test_what_cannot_be_read_counts_as_not_tried() -> None:
    puzzles.place().parent.mkdir(parents=True)
    for text in ("{", "[]", '{"btwixt": 7}', '{"btwixt": [["x", 1]]}'):
        puzzles.place().write_text(text)
        assert not any(puzzles.read().values())


@pytest.mark.parametrize(
    "words",
    [
        ["nogame"],
        ["btwixt", "nothing"],
        ["btwixt", "a", "b"],
        ["make"],
        ["make", "btwixt", "--count", "x"],
        ["check", "nogame"],
        ["check", "missing.jsonl"],
        ["renew"],
        ["renew", "nogame"],
        ["renew", "missing.jsonl"],
    ],
)
def test_wrong_use_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1


@pytest.mark.usefixtures("easily")
def test_more_are_made_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.jsonl"
    for count in ("1", "2"):
        assert main(["puzzles", "make", "btwixt", "--count", count, "--to", str(file)]) == 0
    assert len(shape.read_all(file.read_text())) == 2
    assert main(["puzzles", "make", "boardgame", "--to", str(file)]) == 2
    capsys.readouterr()


def test_puzzles_are_checked_and_a_wrong_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text(shape.written(PUZZLE))
    monkeypatch.setattr(finding, "again", lambda _: "")
    assert main(["puzzles", "check", str(file)]) == 0
    monkeypatch.setattr(finding, "again", lambda _: "unclear")
    assert main(["puzzles", "check", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (told["hold"], told["wrong"]) == (0, {PUZZLE.id: "unclear"})


@pytest.mark.usefixtures("easily")
def test_puzzles_are_renewed_and_what_does_not_hold_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = {"rules": 0, "content": "other"}
    old = msgspec.structs.replace(PUZZLE, **other, save=PUZZLE.save | other)
    file = tmp_path / "mine.jsonl"
    gone = msgspec.structs.replace(old, id="gone", kind="nothing")
    file.write_text(shape.written(old) + shape.written(gone))
    assert main(["puzzles", "check", str(file)]) == 1
    assert "version 0" in capsys.readouterr().out
    assert main(["puzzles", "renew", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hold"] == 1
    assert [(p.id, p.rules) for p in shape.read_all(file.read_text())] == [
        (PUZZLE.id, PUZZLE.rules)
    ]


def test_renewing_what_is_shipped_overwrites_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(finding, "renewed", lambda puzzle: puzzle)
    assert main(["puzzles", "renew", "btwixt"]) == 0
    assert len(shape.read_all((tmp_path / "puzzles-btwixt.jsonl").read_text())) >= 40
    assert main(["puzzles", "renew", "btwixt"]) == 2
    assert "puzzles-btwixt.jsonl" in capsys.readouterr().err
