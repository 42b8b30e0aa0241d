"""Whole battles play as they were read in review."""

from __future__ import annotations

import pytest

from .golden import FOLDER, GAMES, play


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    assert play(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), (
        "a battle plays otherwise: if that was meant, "
        "run python -m tests.games.miniatures.golden --write"
    )
