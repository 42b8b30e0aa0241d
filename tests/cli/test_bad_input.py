"""What is wrong is told in one line that says what to do, and nothing is played or overwritten."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal import toys
from weirwood import cli
from weirwood.kernel import registry
from weirwood.lab.measure import traces

toys.register()
Captured = pytest.CaptureFixture[str]
WRONG = {
    ("--bots", "nobody"): ("nobody", "random"),
    ("--bots", "search:-1"): ("-1", "search:0.5"),
    ("--bots", "search:nan"): ("nan", "search:0.5"),
    ("--bots", "search:much"): ("much", "search:0.5"),
    ("--bots", "search:0"): ("0", "search:0.5"),
    ("--bots", "search:1e99"): ("1e99", "search:0.5"),
    ("--bots", "random:3"): ("3", "random"),
    ("--bots", "exec:"): ("exec:", "PROGRAM"),
    ("--bots", "exec:no-such-program"): ("no-such-program", "path"),
    ("--jobs", "-1"): ("--jobs", "-1"),
    ("--games", "many"): ("--games", "many"),
}


def one_line(captured: Captured) -> str:
    out, err = captured.readouterr()
    (line,) = err.splitlines()
    assert out == ""
    return line


@pytest.mark.parametrize(("given", "told"), WRONG.items())
def test_wrong_options(given: tuple[str, str], told: tuple[str, str], capsys: Captured) -> None:
    assert cli.main(["simulate", "toy", *given]) == 2
    line = one_line(capsys)
    assert all(word in line for word in told), line


FILES = {
    "rubbish": (b"\x00\xff\x80 rubbish\n", "trace"),
    "letter": (b"Dear Sam\n", "Dear Sam"),
    "empty_line": (b"\n", "line 1"),
    "number": (b"7\n", "line 1"),
    "older": (b'{"weirwood_trace": 2, "kind": "simulate", "game": "toy"}\n', "version 2"),
    "newer": (b'{"weirwood_trace": 99, "kind": "simulate", "game": "toy"}\n', "version 99"),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_file_that_is_no_trace_of_this_version(
    command: str, name: str, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    content, told = FILES[name]
    file = tmp_path / f"{name}.jsonl"
    file.write_bytes(content)
    assert cli.main([command, "toy", "--bots", "random,novice", "--to", file.name]) == 2
    line = one_line(capsys)
    assert told in line
    assert file.name in line, "the file is called what it is called"
    assert "Name another file" in line or "name another file" in line
    assert file.read_bytes() == content


def test_a_trace_of_another_game_command_or_rules(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "games.jsonl"
    ours = ["simulate", "toy", "--games", "2", "--to", str(file)]
    assert cli.main([*ours, "--json"]) == 0
    capsys.readouterr()
    kept = file.read_bytes()
    for command in (
        ["simulate", "btwixt", "--to", str(file)],
        ["tournament", "toy", "--bots", "random,novice", "--to", str(file)],
        [*ours, "--seed", "5"],
        [*ours, "--seats", "3"],
    ):
        assert cli.main(command) == 2
        line = one_line(capsys)
        assert str(file) in line
        assert "Name another file" in line
        assert file.read_bytes() == kept
    first, *rest = kept.decode().splitlines(keepends=True)
    file.write_text(json.dumps(json.loads(first) | {"rules": 99}) + "\n" + "".join(rest))
    assert cli.main(ours) == 2
    assert "version 99 of the rules" in one_line(capsys)


def test_a_trace_that_was_cut_off_goes_on_and_one_that_is_damaged_does_not(
    tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "games.jsonl"
    command = ["simulate", "toy", "--games", "4", "--to", str(file), "--json"]
    assert cli.main(command) == 0
    capsys.readouterr()
    whole = file.read_text().splitlines(keepends=True)
    file.write_text("".join(whole)[:-20])
    assert cli.main(command) == 0
    capsys.readouterr()
    assert sorted(file.read_text().splitlines(keepends=True)) == sorted(whole)
    file.write_text("".join([*whole[:2], whole[2][:40] + "\n", *whole[3:]]))
    assert cli.main(command) == 2
    line = one_line(capsys)
    assert "line 3" in line
    assert "damaged" in line


def test_folders_of_a_new_trace_are_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "games.jsonl"
    assert cli.main(["simulate", "toy", "--games", "1", "--to", str(file), "--json"]) == 0
    assert len(traces.read(file).games) == 1


@pytest.fixture
def broken_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package whose bot cannot be imported."""
    (tmp_path / "unlucky.py").write_text("raise RuntimeError('no luck\\ntoday')\n")
    info = tmp_path / "unlucky-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: unlucky\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[weirwood.bots]\nunlucky = unlucky:BOT\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._bots.cache_clear()
    yield "unlucky"
    registry.broken_bots.pop("unlucky", None)
    registry._bots.cache_clear()


def test_a_bot_that_cannot_be_imported(broken_bot: str, capsys: Captured) -> None:
    assert cli.main(["simulate", "toy", "--bots", broken_bot]) == 2
    line = one_line(capsys)
    assert broken_bot in line
    assert "RuntimeError: no luck" in line
    assert cli.main(["simulate", "toy", "--bots", "random", "--games", "1", "--json"]) == 0


@pytest.mark.parametrize(
    ("lang", "told"), [("es", "línea 1 pone «{x»"), ("it", "riga 1 c’è scritto «{x»")]
)
def test_a_broken_record_is_named_in_the_readers_language(
    lang: str, told: str, tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "game.jsonl").write_text("{x\n")
    assert cli.main(["report", str(tmp_path / "game.jsonl"), "--lang", lang]) == 2
    line = one_line(capsys)
    assert told in line
    assert "JSON" not in line
