"""Whole games play as they were read in review."""

from __future__ import annotations

import pytest

from .golden import FOLDER, GAMES, play


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    assert play(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), (
        "a game plays otherwise: if that was meant, "
        "run python -m tests.games.boardgame.golden --write"
    )


def test_every_way_of_winning_is_among_them() -> None:
    ends = {name: play(name) for name in GAMES if "castle" in name}
    assert all("controls a seventh castle" in text for text in ends.values())
    assert all("After the last round" in play(name) for name in GAMES if name == "3_houses")
