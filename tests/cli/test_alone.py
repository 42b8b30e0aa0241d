"""What the command line keeps apart: JSON from everything else, whole files from halves."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.terminal import toys
from weirwood import cli
from weirwood.lab.play import cluster, pool
from weirwood.terminal import files

toys.register()
Captured = pytest.CaptureFixture[str]
RAY = cluster.Ray

NOISY = """
import os, sys
from weirwood import cli
from weirwood.lab.measure import simulate
play = simulate.simulate
def noisy(*args, **more):
    print("a library says hello")
    os.write(1, b"and so does its process\\n")
    return play(*args, **more)
simulate.simulate = noisy
sys.exit(cli.main(["simulate", "btwixt", "--games", "1", "--json"]))
"""


def test_json_is_printed_alone_whatever_libraries_write() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NOISY], capture_output=True, text=True, check=True, timeout=120
    )
    assert json.loads(done.stdout)["games"] == 1
    assert "a library says hello" in done.stderr
    assert "and so does its process" in done.stderr


def test_nothing_is_cut_at_eighty_columns_in_a_pipe(tmp_path: Path) -> None:
    run = [sys.executable, "-m", "weirwood", "games", "--lang", "en"]
    env = {k: v for k, v in os.environ.items() if k != "COLUMNS"}
    wide = subprocess.run(run, capture_output=True, text=True, check=True, env=env).stdout
    assert max(map(len, wide.splitlines())) > 120
    assert not any(line.endswith(" ") for line in wide.splitlines())
    asked = {**env, "COLUMNS": "60"}
    narrow = subprocess.run(run, capture_output=True, text=True, check=True, env=asked).stdout
    assert max(map(len, narrow.splitlines())) <= 60
    assert tmp_path.exists()


@pytest.mark.parametrize("closed", [0, 1, 2])
@pytest.mark.parametrize("words", [["games", "--json"], ["--version"], ["simulate", "nothing"]])
def test_a_stream_that_is_closed_is_one_that_nobody_reads(closed: int, words: list[str]) -> None:
    """As in `weirwood games >&-`, or under a service that gives none."""
    code = f"import os, sys; os.close({closed}); os.execv(sys.argv[1], sys.argv[1:])"
    run = [sys.executable, "-c", code, sys.executable, "-m", "weirwood", *words]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == (2 if "simulate" in words else 0), done.stderr
    assert "Traceback" not in done.stderr


def test_a_book_is_folded_where_columns_are_asked_for(tmp_path: Path) -> None:
    run = [sys.executable, "-m", "weirwood", "rules", "btwixt", "--lang", "en"]
    env = {k: v for k, v in os.environ.items() if k != "COLUMNS"}
    told = [
        subprocess.run(run, capture_output=True, text=True, check=True, env=e, cwd=tmp_path).stdout
        for e in (env, {**env, "COLUMNS": "60"})
    ]
    whole, folded = ({w for w in text.split() if "─" not in w} for text in told)
    assert whole <= folded, "words that were cut off"
    assert max(map(len, told[1].splitlines())) <= 60


class Errors:
    class RayError(Exception):
        pass

    class RayTaskError(RayError):
        pass

    class WorkerCrashedError(RayError):
        pass


class Lost:
    """A cluster that goes away in the middle."""

    exceptions = Errors

    def __init__(self) -> None:
        self.given = 0

    def remote(self, **_: Any) -> Any:
        class Task:
            def __init__(self, fn: Any) -> None:
                self.fn = fn

            def remote(self, work: Any, piece: Any) -> Any:
                return lambda: self.fn(work, piece)

        return Task

    def put(self, thing: Any) -> Any:
        return thing

    def cluster_resources(self) -> dict[str, int]:
        return {"CPU": 1}

    def wait(self, waiting: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return waiting[:num_returns], waiting[num_returns:]

    def get(self, reference: Any) -> Any:
        self.given += 1
        if self.given > 2:
            raise Errors.RayError("the head node is gone\nand much more")
        return reference()

    def cancel(self, _reference: Any, *, force: bool) -> NoReturn:
        raise Errors.RayError(f"gone too, {force}")


def lost_cluster() -> cluster.Ray:
    found = object.__new__(RAY)
    found.ray, found.workers, found.mine = Lost(), 1, False
    return found


def test_a_lost_cluster_is_one_line_and_the_run_goes_on(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    command = ["simulate", "toy", "--games", "6", "--to", str(file), "--json", "--lang", "en"]
    monkeypatch.setattr(cluster, "Ray", lambda *_: lost_cluster_context())
    assert cli.main([*command, "--ray"]) == 1
    out, err = capsys.readouterr()
    (line,) = err.splitlines()
    assert "the head node is gone" in line
    assert "--to" in line
    assert out == ""
    assert len(file.read_text().splitlines()) == 3, "what was played is kept"
    assert cli.main(command) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6


class lost_cluster_context:  # noqa: N801  # it stands for Ray's own class
    def __enter__(self) -> cluster.Ray:
        return lost_cluster()

    def __exit__(self, *_: object) -> None:
        """Nothing to close."""


def test_what_the_work_raised_is_no_lost_cluster() -> None:
    def wrong(_piece: list[int]) -> NoReturn:
        raise Errors.RayTaskError("a rule failed")

    with pytest.raises(Errors.RayTaskError):
        list(pool.run(wrong, [1], 1, cluster=lost_cluster()))


def test_what_was_left_behind_is_swept_away(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    old, new, other = (tmp_path / f"{n}.part" for n in ("game.json.x1", "game.json.x2", "gam.x"))
    for file in (old, new, other):
        file.write_text("half a")
    os.utime(old, (time.time() - 3600, time.time() - 3600))
    files.write_text(path, "whole")
    assert path.read_text() == "whole"
    assert not old.exists()
    assert new.exists(), "somebody may still be writing it"
    assert other.exists()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_terminal_that_is_closed_keeps_the_game_and_no_halves(tmp_path: Path, name: str) -> None:
    env = {**os.environ, "WEIRWOOD_DATA": str(tmp_path), "LANG": "C.UTF-8"}
    run = [sys.executable, "-m", "weirwood", "play", "btwixt", "--seed", "3", "--plain"]
    with subprocess.Popen(
        run, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("1\n")
        game.stdin.flush()
        while "Your turn" not in game.stdout.readline():
            pass
        time.sleep(1)
        game.send_signal(getattr(signal, name))
        game.wait(60)
        assert game.returncode == 0
    kept = tmp_path / "saves" / "btwixt.json"
    assert json.loads(kept.read_text())["weirwood_table"] == 1
    assert list(tmp_path.rglob("*.part")) == []
