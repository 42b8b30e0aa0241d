"""Whole games are told as they were; `python -m tests.games.cardgame.golden` writes them anew."""

from __future__ import annotations

import pytest
from tests.games.cardgame import golden


@pytest.mark.parametrize("name", [*golden.GAMES, *golden.ENDINGS])
def test_playthrough(name: str) -> None:
    match = (
        golden.game(*golden.GAMES[name])
        if name in golden.GAMES
        else golden.ending(golden.ENDINGS[name])
    )
    stored = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.play(match) == stored


def test_a_conceded_game() -> None:
    stored = (golden.FOLDER / "end_conceded.txt").read_text(encoding="utf-8")
    assert golden.conceded() == stored
