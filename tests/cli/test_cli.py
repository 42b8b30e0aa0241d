"""The command line: what it prints, how it refuses, with which exit status. Never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal import toys
from weirwood import cli
from weirwood.cli.common import read_settings
from weirwood.kernel import registry
from weirwood.lab.measure.simulate import plan, simulate

toys.register()


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("WEIRWOOD_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    kept: list[str] = []
    simulate(plan("toy", seats=3, seed=4), 1, keep=lambda o: kept.append(o.record))
    file = tmp_path / "game.jsonl"
    file.write_text(kept[0], encoding="utf-8")
    return file


Captured = pytest.CaptureFixture[str]


def told(capsys: Captured, *args: str, status: int = 0) -> str:
    """The output of a command that ends with this status."""
    assert cli.main(args) == status
    out, err = capsys.readouterr()
    return out if status == 0 else err


def refused(capsys: Captured, *args: str, status: int = 2) -> str:
    """The one line on stderr of a command that fails."""
    err = told(capsys, *args, status=status)
    assert err.count("\n") == 1, err
    assert err.startswith("weirwood: ")
    assert "Traceback" not in err
    return err


# ---- what it prints --------------------------------------------------------------------------


def test_the_version_carries_the_notice(capsys: Captured) -> None:
    out = told(capsys, "--version")
    assert "Weirwood 0." in out
    assert "not affiliated" in out
    assert "Trademarks belong to their owners" in out


def test_help_is_in_the_readers_language(capsys: Captured) -> None:
    assert "Juega en la terminal" in told(capsys, "--help", "--lang", "es")
    assert "Opzioni" in told(capsys, "simulate", "--help", "--lang=it")
    assert "--lang" in told(capsys, "simulate", "--help")


def test_without_a_command_it_shows_what_there_is(capsys: Captured) -> None:
    assert "simulate" in told(capsys)


def test_every_text_of_the_help_is_a_message(capsys: Captured) -> None:
    commands = ["games", "play", "simulate", "tournament", "replay", "verify", "rules", "bench"]
    admin = [["admin", c] for c in ("list", "close", "delete", "delete-old", "backup", "restore")]
    more = [["serve"], ["deck", "check"], ["army", "check"], ["admin"], *admin]
    for command in [*([c] for c in commands), *more]:
        assert "cli-" not in told(capsys, *command, "--help")


def test_games_tells_seats_and_settings(capsys: Captured) -> None:
    rows = {row["game"]: row for row in json.loads(told(capsys, "games", "--json"))}
    assert rows["btwixt"]["seats"] == [3, 4, 5, 6]
    assert {"advanced", "draft"} <= {s["name"] for s in rows["btwixt"]["settings"]}
    assert "rounds=1..9" in told(capsys, "games")


def test_simulate_prints_one_object(capsys: Captured) -> None:
    out = told(capsys, "simulate", "toy", "--games", "3", "--seats", "3", "--json", "--seed", "9")
    sums = json.loads(out)
    assert (sums["game"], sums["games"], sums["seats"], sums["seed"]) == ("toy", 3, 3, 9)


def test_simulate_in_words(capsys: Captured) -> None:
    assert "3 partidas" in told(capsys, "simulate", "toy", "--games", "3", "--lang", "es")


def test_simulate_keeps_records_that_verify(capsys: Captured, tmp_path: Path) -> None:
    told(capsys, "simulate", "toy", "--games", "2", "--records", str(tmp_path / "kept"))
    files = sorted(map(str, (tmp_path / "kept").iterdir()))
    assert len(files) == 2
    rows = [json.loads(x) for x in told(capsys, "verify", *files, "--json").splitlines()]
    assert [row["ok"] for row in rows] == [True, True]


def test_settings_are_given_as_pairs(capsys: Captured) -> None:
    sums = json.loads(told(capsys, "simulate", "toy", "--games=1", "-o", "rounds=1", "--json"))
    assert sums["options"] == {"rounds": 1}


def test_bench_prints_one_object_per_game(capsys: Captured) -> None:
    row = json.loads(told(capsys, "bench", "toy", "--games", "1", "--json"))
    assert row["game"] == "toy"
    assert "fork_us" in row
    assert "Copia (µs)" in told(capsys, "bench", "toy", "--games", "1", "--lang", "es")


def test_rules_are_searched(capsys: Captured) -> None:
    out = told(capsys, "rules", "btwixt", "claim.tie")
    assert "claim.tie" in out
    rows = json.loads(told(capsys, "rules", "btwixt", "empate", "--lang", "es", "--json"))
    assert rows
    assert all({"id", "source", "basis", "done", "text"} == set(row) for row in rows)


def test_the_book_in_a_file_has_no_more_blanks_and_lines_than_on_a_screen(
    capsys: Captured,
) -> None:
    out = told(capsys, "rules", "btwixt")
    assert not [line for line in out.splitlines() if line.endswith("  ") or "─" * 90 in line]
    assert max(map(len, out.splitlines())) < 1000


def test_replay_prints_the_log(capsys: Captured, record: Path) -> None:
    rows = [json.loads(x) for x in told(capsys, "replay", str(record), "--json").splitlines()]
    assert rows[0]["step"] == 0
    assert rows[-1]["over"] is True
    lines = told(capsys, "replay", str(record)).splitlines()
    assert any(line.startswith("toy.round") for line in lines)
    mine = told(capsys, "replay", str(record), "--seat", "1")
    every = told(capsys, "replay", str(record), "--seat", "all")
    assert len(every) > len(mine)


def test_a_verified_record_says_so(capsys: Captured, record: Path) -> None:
    assert "to the same end" in told(capsys, "verify", str(record))
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:-3]))
    assert "as far as it goes" in told(capsys, "verify", str(record))


# ---- how it refuses --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["nosuch"], ["nosuch", "games, play, replay"]),
        (["simulate"], ["GAME", "--help"]),
        (["simulate", "toy", "--wrong"], ["--wrong", "--games"]),
        (["simulate", "toy", "more", "words"], ["more words"]),
        (["simulate", "toy", "--games"], ["--games"]),
        (["simulate", "toy", "--games", "x"], ["--games", "whole number", "x"]),
        (["simulate", "toy", "--games", "0"], ["--games", "at least 1"]),
        (["simulate", "toy", "--games", "9" * 30], ["--games", "at most"]),
        (["simulate", "toy", "--seats", "7"], ["7", "2..4"]),
        (
            ["simulate", "toy", "--bots", "nope"],
            ["nope", "greedy, learned, master, novice, random"],
        ),
        (["simulate", "toy", "--bots", "random:5"], ["random"]),
        (["simulate", "toy", "--bots", ","], ["at least 1"]),
        (["simulate", "toy", "--jobs", "-1"], ["--jobs"]),
        (["simulate", "toy", "-o", "rounds"], ["KEY=VALUE", "rounds"]),
        (["simulate", "toy", "-o", "rounds=99"], ["rounds", "99", "1..9"]),
        (["simulate", "toy", "-o", "nope=1"], ["nope", "rounds"]),
        (["simulate", "nope"], ["nope", "btwixt", "toy"]),
        (["tournament", "toy", "--bots", "random"], ["two"]),
        (["tournament", "toy"], ["--bots"]),
        (["play"], ["btwixt"]),
        (["play", "toy", "--seats", "9"], ["9", "2..4"]),
        (["play", "toy", "--people", "5"], ["5"]),
        (["play", "toy", "--names", "A,B,C"], ["3"]),
        (["play", "toy", "--bots", "random,random,random"], ["3"]),
        (["play", "toy", "--seed", "x"], ["--seed"]),
        (["play", "--resume", "/no/file"], ["/no/file"]),
        (["play", "toy", "--resume", "/no/file"], ["--resume", "GAME"]),
        (["replay", "/no/file"], ["/no/file"]),
        (["deck", "check", "/no/file"], ["/no/file"]),
        (["deck"], ["check"]),
        (["serve", "--port", "70000"], ["--port", "65535"]),
        (["admin", "delete", "nosuch"], ["nosuch"]),
        (["admin", "delete-old", "--days", "x"], ["--days"]),
        (["--lang", "de", "games"], ["de", "en, es or it"]),
        (["games", "--lang="], ["en, es or it"]),
    ],
)
def test_wrong_use_is_one_line_and_status_2(
    capsys: Captured, args: list[str], words: list[str]
) -> None:
    line = refused(capsys, *args)
    for word in words:
        assert word in line


def test_refusals_come_in_the_readers_language(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "No existe el juego nope" in refused(capsys, "simulate", "nope", "--lang", "es")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Non esiste il gioco nope" in refused(capsys, "simulate", "nope")
    monkeypatch.setenv("WEIRWOOD_LANG", "es")
    assert "No existe la orden" in refused(capsys, "nope")


def test_a_failed_check_is_status_1(capsys: Captured, record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    seat = '"seat": 0'
    assert seat in text
    record.write_text(text.replace('"scores": [', '"scores": [1', 1))
    line = refused(capsys, "verify", str(record), status=1)
    assert "scores" in line
    (tmp_path / "empty").touch()
    refused(capsys, "verify", str(tmp_path / "empty"), status=1)
    refused(capsys, "verify", str(tmp_path / "none"), status=1)
    refused(capsys, "rules", "btwixt", "xyzzy", status=1)


def test_every_file_is_verified_though_one_fails(
    capsys: Captured, record: Path, tmp_path: Path
) -> None:
    assert cli.main(["verify", str(tmp_path / "none"), str(record)]) == 1
    out, err = capsys.readouterr()
    assert "same end" in out
    assert "none" in err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["line 1"]),
        (b"\xff\xfe\x00", ["UTF-8"]),
        (b"{", ["line 1"]),
        (b"[" * 100_000, ["line 1"]),
        (b'{"weirwood": 7}', ["line 1"]),
        (b'{"weirwood": 1, "game": "nope"}', ["nope"]),
        (b'{"weirwood": 1, "game": "toy", "rules": 99}', ["99"]),
        (b'{"weirwood": 1, "game": "toy", "rules": 2, "seats": 77, "seed": 1}', ["77"]),
        (b'{"weirwood": 1, "game": "toy", "rules": 2, "seats": 2}', ["seed"]),
    ],
)
def test_what_is_no_record_is_refused(
    capsys: Captured, tmp_path: Path, content: bytes, words: list[str]
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(content)
    line = refused(capsys, "verify", str(file), status=1)
    for word in words:
        assert word in line
    refused(capsys, "replay", str(file))


def test_a_folder_is_no_file(capsys: Captured, tmp_path: Path) -> None:
    assert "folder" in refused(capsys, "verify", str(tmp_path), status=1)


def test_control_characters_do_not_reach_the_terminal(capsys: Captured) -> None:
    assert "\x1b" not in refused(capsys, "simulate", "\x1b[2Jboo")


def test_no_check_without_a_game_that_knows_it(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli.common, "all_games", lambda: iter([registry.game("toy")]))
    file = tmp_path / "deck.json"
    file.write_text("{}")
    assert "deck" in refused(capsys, "deck", "check", str(file), status=1)
    file.write_text("{]")
    assert "column" in refused(capsys, "deck", "check", str(file))


def test_a_deck_is_checked_by_the_game_that_knows_decks(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from weirwood.kernel.decision import Refusal

    class Knows:
        id = "toy"
        checks = {"deck": lambda data: [Refusal("kernel.over", {})] if data else []}  # noqa: RUF012

    monkeypatch.setattr(cli.common, "all_games", lambda: iter([Knows()]))
    file = tmp_path / "deck.json"
    file.write_text("[]")
    assert "legal" in told(capsys, "deck", "check", str(file))
    file.write_text("[1]")
    err = told(capsys, "deck", "check", str(file), status=1)
    assert "not legal" in err
    assert "kernel.over" in err
    told(capsys, "deck", "check", str(file), "--json", status=1)
    file.write_text("3x a list in words")
    assert "not legal" in told(capsys, "deck", "check", str(file), status=1)


def test_a_host_lists_and_keeps_what_there_is(capsys: Captured, tmp_path: Path) -> None:
    assert told(capsys, "admin", "list", "--data", str(tmp_path)) == ""
    assert "0 rows" in told(
        capsys, "admin", "backup", str(tmp_path / "all.gz"), "--data", str(tmp_path)
    )
    assert "No room" in told(capsys, "admin", "delete-old", "--days", "3", "--data", str(tmp_path))
    assert "foo" in refused(capsys, "admin", "list", "--database", "foo://x")
    (tmp_path / "file").touch()
    assert "folder" in refused(capsys, "admin", "list", "--data", str(tmp_path / "file"))


def test_a_port_that_is_taken_is_one_line(capsys: Captured, tmp_path: Path) -> None:
    import socket

    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        port = str(door.getsockname()[1])
        line = refused(capsys, "serve", "--port", port, "--data", str(tmp_path), status=1)
    assert port in line


def test_a_broken_game_does_not_hide_the_others(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = registry.catalogue()
    monkeypatch.delitem(catalogue.loaded, "btwixt", raising=False)
    monkeypatch.setitem(catalogue.broken, "btwixt", "ImportError: no module")
    assert cli.main(["games"]) == 0
    out, err = capsys.readouterr()
    assert "toy" in out
    assert "btwixt" in err
    refused(capsys, "simulate", "btwixt", status=1)


# ---- as a process ----------------------------------------------------------------------------

RUN = [sys.executable, "-m", "weirwood"]


def test_a_reader_that_leaves_early_hears_no_complaint() -> None:
    with subprocess.Popen(
        [*RUN, "rules", "btwixt"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_ctrl_c_is_one_line(tmp_path: Path) -> None:
    import signal
    import time

    env = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    # a test run in the background ignores Ctrl-C, and its children inherit that
    start = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "from weirwood.cli import main; sys.exit(main())"
    )
    kept = tmp_path / "kept"
    what = ["simulate", "btwixt", "--games", "1000000", "--jobs", "2", "--records", str(kept)]
    with subprocess.Popen(
        [sys.executable, "-c", start, *what],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
        text=True,
    ) as process:
        end = time.monotonic() + 90
        while not kept.exists() and time.monotonic() < end:  # games are being played now
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        try:
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert err.strip() == "weirwood: Interrupted."


@pytest.mark.parametrize(
    ("what", "game", "setting"), [("deck", "cardgame", "decks"), ("army", "miniatures", "armies")]
)
def test_a_ready_list_is_shown_checked_and_played(
    capsys: Captured, tmp_path: Path, what: str, game: str, setting: str
) -> None:
    names = told(capsys, what, "show").split()
    assert json.loads(told(capsys, what, "show", "--json")) == names
    for lang in ("en", "es", "it"):
        file = tmp_path / f"{lang}.txt"
        file.write_text(told(capsys, "--lang", lang, what, "show", names[0]))
        told(capsys, what, "check", str(file))
    assert names[0] in refused(capsys, what, "show", "nope")
    read = read_settings(registry.game(game), [f"{setting}=@{tmp_path}/en.txt,,@{tmp_path}/it.txt"])
    assert read[setting] == [
        (tmp_path / "en.txt").read_text(), None, (tmp_path / "it.txt").read_text()
    ]  # fmt: skip
    alone = read_settings(registry.game(game), [f"{setting}=@{tmp_path}/es.txt"])
    registry.game(game).read_settings(2, alone)
    assert "nowhere" in refused(
        capsys, "simulate", game, "--games", "1", "-o", f"{setting}=@{tmp_path}/nowhere,@x"
    )
