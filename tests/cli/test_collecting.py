"""Processes of ours look for garbage more rarely; others keep what they have."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator

import pytest

from weirwood import collecting
from weirwood.cli import main

ASK = "import gc, {0}; sys.argv = ['weirwood', '--version']; {1}; print(gc.get_threshold()[0])"


@pytest.fixture
def as_before() -> Iterator[tuple[int, int, int]]:
    before = gc.get_threshold()
    yield before
    gc.set_threshold(*before)


def test_only_the_young_are_left_alone_for_longer(as_before: tuple[int, int, int]) -> None:
    collecting.rarely()
    assert gc.get_threshold() == (collecting.YOUNG, *as_before[1:])


def test_a_command_that_is_run_within_a_process_changes_nothing_there(
    as_before: tuple[int, int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--version"])
    assert gc.get_threshold() == as_before
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("imported", "done", "rarely"),
    [("sys, weirwood.cli", "weirwood.cli.main()", True), ("sys, weirwood.kernel", "pass", False)],
)
def test_a_process_of_ours_says_so(imported: str, done: str, rarely: bool) -> None:
    run = subprocess.run(
        [sys.executable, "-c", ASK.format(imported, done)],
        capture_output=True,
        text=True,
        check=True,
    )
    found = int(run.stdout.split()[-1])
    assert (found == collecting.YOUNG) == rarely
