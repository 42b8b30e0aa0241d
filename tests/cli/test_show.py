"""`weirwood show`: a save, a step of a record or a scenario, with what is open in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.terminal import toys
from weirwood import cli
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.match import Match
from weirwood.languages import LANGUAGES
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Speaker

toys.register()
Captured = pytest.CaptureFixture[str]
GAMES = ["btwixt", "boardgame", "cardgame", "miniatures"]


def played(game: str, steps: int) -> Match:
    match = registry.new(game, seed=3)
    rng = Splitmix(4)
    for _ in range(steps):
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return match


def told(capsys: Captured, *words: str) -> dict[str, Any]:
    assert cli.main(["show", *words, "--json"]) == 0
    row: dict[str, Any] = json.loads(capsys.readouterr().out)
    return row


@pytest.mark.parametrize("game", GAMES)
def test_a_save_a_record_and_a_game_of_the_terminal_show_the_same(
    game: str, tmp_path: Path, capsys: Captured
) -> None:
    match = played(game, 20)
    save, record, table = (tmp_path / name for name in ("save.json", "record.jsonl", "table.json"))
    save.write_text(json.dumps(match.save()))
    record.write_text(match.record())
    Session(Speaker("en"), match, {}, {}, 0).save(table)
    shown = told(capsys, str(save))
    (question, *_) = shown["decisions"]
    d = match.decisions[0]
    assert (question["seat"], question["kind"]) == (d.seat, d.kind)
    assert [o["key"] for o in question["options"]] == [o.key for o in match.options(d)]
    assert shown["view"] == json.loads(json.dumps(match.view(d.seat)))
    assert [f["procedure"] for f in shown["frames"]] == [f[0] for f in match.st.frames]
    for file, what in ((record, "record"), (table, "save")):
        again = told(capsys, str(file))
        assert again["what"] == what
        assert [again[k] for k in ("decisions", "frames", "view")] == [
            shown[k] for k in ("decisions", "frames", "view")
        ]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_record_can_be_shown(game: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text(played(game, 24).record())
    for step in range(0, 25, 6):
        row = told(capsys, str(file), "--step", str(step))
        assert (row["step"], row["steps"]) == (step, 24)
        match = played(game, step)
        assert [q["number"] for q in row["decisions"]] == [d.number for d in match.decisions]
        assert row["view"] == json.loads(json.dumps(match.view(match.decisions[0].seat)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_question_options_and_frames(
    lang: str, tmp_path: Path, capsys: Captured
) -> None:
    match = played("boardgame", 30)
    file = tmp_path / "save.json"
    file.write_text(json.dumps(match.save()))
    assert cli.main(["show", str(file), "--lang", lang]) == 0
    out = capsys.readouterr().out
    d = match.decisions[0]
    speaker = Speaker(lang).about(match.game)
    assert d.kind in out
    for option in match.options(d):
        assert speaker.option(d, option.key, []) in out
        assert option.key in out
    for procedure, point, _ in match.st.frames:
        assert f"{procedure} {point}" in out


def test_a_scenario_names_its_game(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "scenario.json"
    position = {"seats": 3, "round": 3, "phase": "westeros"}
    file.write_text(json.dumps({"game": "boardgame", **position}))
    row = told(capsys, str(file))
    assert (row["what"], row["game"]) == ("scenario", "boardgame")
    match = registry.scenario("boardgame", position)
    assert [q["kind"] for q in row["decisions"]] == [d.kind for d in match.decisions]
    assert row["view"]["round"] == 3


def test_the_end_of_a_game(tmp_path: Path, capsys: Captured) -> None:
    match = registry.new("toy", seed=1)
    rng = Splitmix(1)
    while not match.over:
        for d in match.decisions:
            match.answer(d, match.sample(d, rng))
    file = tmp_path / "record.jsonl"
    file.write_text(match.record())
    row = told(capsys, str(file))
    assert row["over"]
    assert (row["decisions"], row["frames"]) == ([], [])
    assert row["standings"] == match.standings
    assert cli.main(["show", str(file)]) == 0


def test_the_seat_that_looks(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "save.json"
    match = played("btwixt", 9)
    file.write_text(json.dumps(match.save()))
    for seat in range(match.seats):
        row = told(capsys, str(file), "--seat", str(seat + 1))
        assert row["view"] == json.loads(json.dumps(match.view(seat)))


def bad_files(folder: Path) -> Iterator[tuple[list[str], int, str]]:
    save, record = folder / "save.json", folder / "record.jsonl"
    match = played("btwixt", 9)
    save.write_text(json.dumps(match.save()))
    record.write_text(match.record())

    def wrote(name: str, text: str) -> str:
        (folder / name).write_text(text)
        return str(folder / name)

    yield [str(folder / "nowhere.json")], 2, "nowhere.json"
    yield [str(folder)], 2, folder.name
    yield [wrote("letter.txt", "Dear Sam")], 2, "letter.txt"
    yield [wrote("number.json", "7")], 2, "number.json"
    yield [wrote("empty.json", "{}")], 2, "scenario"
    yield [wrote("unknown.json", '{"game": "chess"}')], 2, "chess"
    yield [wrote("odd.json", '{"game": "boardgame", "dragons": 3}')], 2, "dragons"
    yield [wrote("none.json", '{"game": "toy"}')], 2, "Toy"
    yield [str(record), "--step", "10"], 2, "9"
    yield [str(record), "--step", "-1"], 2, "-1"
    yield [str(record), "--step", "soon"], 2, "soon"
    yield [str(save), "--step", "1"], 2, "--step"
    yield [str(save), "--seat", "9"], 2, "--seat"
    yield [wrote("cut.json", save.read_text()[:200])], 2, "cut.json"
    yield [wrote("half.jsonl", record.read_text()[:-40])], 2, "10"


def test_wrong_use_is_told_in_one_line(tmp_path: Path, capsys: Captured) -> None:
    for words, status, said in bad_files(tmp_path):
        assert cli.main(["show", *words, "--lang", "en"]) == status, words
        out, err = capsys.readouterr()
        (line,) = err.splitlines()
        assert said in line, words
        assert out == ""


def test_a_record_that_differs_is_shown_as_far_as_it_goes(tmp_path: Path, capsys: Captured) -> None:
    lines = played("btwixt", 9).record().splitlines()
    row = json.loads(lines[5])
    row["events"] = "0" * len(str(row["events"]))
    lines[5] = json.dumps(row)
    file = tmp_path / "record.jsonl"
    file.write_text("\n".join(lines) + "\n")
    assert cli.main(["show", str(file), "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert "bidding" in out
    assert "line 6" in err
