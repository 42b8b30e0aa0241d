"""Whole games through the door that people use: lines over a pipe, and a real terminal."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

RUN = [sys.executable, "-m", "weirwood", "play"]


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    keep = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "WEIRWOOD_LANG")}
    return {**keep, "LANG": "C.UTF-8", "WEIRWOOD_DATA": str(tmp_path / "data"), "TERM": "xterm"}


def typed(env: dict[str, str], *args: str, lines: list[str]) -> str:
    """What is printed when these lines are typed; the run must end well."""
    done = subprocess.run(
        [*RUN, *args],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        env=env,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_a_whole_game_over_a_pipe(env: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    out = typed(
        env, "btwixt", "--seed", "5", "--bots", "random", lines=["1"] * 400 + [f"save {record}"]
    )
    assert "The game is over." in out
    assert re.search(r"(wins|share the victory)!", out)
    # The record can be kept only if the answers stopped before the end; else the table was left.
    assert out.count("Your turn.") > 20
    assert not (tmp_path / "data" / "saves" / "btwixt.json").exists()


@pytest.mark.parametrize(("lang", "words"), [("es", "Tu turno"), ("it", "Tocca a te")])
def test_the_table_speaks(env: dict[str, str], lang: str, words: str) -> None:
    out = typed(env, "btwixt", "--seed", "5", "--lang", lang, lines=["1", "mesa", "tavolo", "?"])
    assert words in out
    assert "terminal-" not in out


def test_commands_at_the_table(env: dict[str, str], tmp_path: Path) -> None:
    saved = tmp_path / "mine" / "game.json"
    out = typed(
        env,
        "btwixt",
        "--seed",
        "7",
        "--bots",
        "random",
        lines=[
            "?",
            "1",
            "? 1",
            "? sellswords",
            "? nosuchthing",
            "why",
            "why nothing",
            "rules kneel",
            "rules xyzzy",
            "rules",
            "log",
            "table",
            "hint",
            "withdraw",
            "back",
            "undo",
            "no",
            "undo",
            "yes",
            "1",
            "999",
            "gibberish",
            "lang it",
            "lang xx",
            "plain",
            "plain",
            "save",
            f"save {saved}",
            f"record {tmp_path / 'sofar.jsonl'}",
            "save /proc/nope/x",
            "quit",
        ],
    )
    assert "Taken back." in out
    assert "A bot would choose" in out
    assert "Si continua in italiano." in out
    assert "Salvata in" in out
    assert "La partita è conservata" in out
    assert json.loads(saved.read_text())["weirwood_table"] == 1
    again = typed(env, "--resume", str(saved), lines=["quit"])
    assert "Tocca a te" in again
    verify = [sys.executable, "-m", "weirwood", "verify", str(tmp_path / "sofar.jsonl")]
    assert subprocess.run(verify, env=env, check=False, capture_output=True).returncode == 0


def test_conceding_ends_the_evening(env: dict[str, str]) -> None:
    out = typed(
        env,
        "btwixt",
        "--bots",
        "random",
        lines=["concede", "no", "concede", "yes", ""],
    )
    assert "play on to the end" in out
    assert "The game is over." in out


def test_several_people_share_the_keyboard(env: dict[str, str]) -> None:
    out = typed(env, "btwixt", "--seed", "5", "--names", "Ana,Bruno,Cleo", lines=["1"] * 30)
    for name in ("Ana", "Bruno", "Cleo"):
        assert f"{name}, your turn" in out
    assert "The keyboard goes to" in out


def test_undecodable_bytes_are_no_crash(env: dict[str, str]) -> None:
    done = subprocess.run(
        [*RUN, "btwixt"], input=b"\xff\xfe\n\x00\n\x1b[A\nquit\n", capture_output=True, env=env,
        timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""


# ---- a real terminal -------------------------------------------------------------------------


class Terminal:
    """A pseudo-terminal of a given size with the game in it."""

    def __init__(self, env: dict[str, str], args: list[str], rows: int, columns: int) -> None:
        self.pid, self.door = pty.fork()
        if self.pid == 0:
            os.execvpe(RUN[0], [*RUN, *args], {**env, "COLUMNS": "", "LINES": ""})  # noqa: S606
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.door, termios.TIOCSWINSZ, size)
        self.raw, self.taken = "", 0

    def until(self, words: str, seconds: float = 60) -> str:
        """Read until these words have come; what came since the last time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            since = plain(self.raw)[self.taken :]
            at = since.find(words)
            if at >= 0:
                self.taken += at + len(words)
                return since
            if select.select([self.door], [], [], 0.2)[0]:
                try:
                    self.raw += os.read(self.door, 65_536).decode(errors="replace")
                except OSError:
                    break
        raise AssertionError(f"{words!r} did not come: {since[-2000:]}")

    def type(self, text: str) -> None:
        os.write(self.door, text.encode() + b"\r")

    def close(self) -> int:
        os.close(self.door)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


@pytest.fixture
def terminal(env: dict[str, str]) -> Iterator[Terminal]:
    opened = Terminal(env, ["btwixt", "--seed", "7", "--seats", "4", "--bots", "random"], 50, 100)
    yield opened
    opened.close()


def test_a_drawn_table(terminal: Terminal) -> None:
    assert "╭" in terminal.until("Your turn")
    assert "\x1b[" in terminal.raw
    terminal.until("> ")
    terminal.type("1")
    terminal.until("Your hand")
    terminal.until("> ")
    terminal.type("?")
    terminal.until("take back your last choice")
    terminal.type("")
    terminal.until("Your turn")
    terminal.until("> ")
    # What is typed under the help is meant for the question: it is not thrown away.
    terminal.type("?")
    terminal.until("take back your last choice")
    terminal.type("hint")
    terminal.until("A bot would choose")
    terminal.until("> ")
    terminal.type("q")
    terminal.until("The game is kept")
