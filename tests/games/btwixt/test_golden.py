"""Whole games, word for word: see golden.py for how to write them anew."""

from __future__ import annotations

import pytest
from tests.games.btwixt.golden import FOLDER, GAMES, file_of, play


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str) -> None:
    match, text = play(name)
    assert text == file_of(name).read_text(encoding="utf-8")
    how = GAMES[name][3]
    if how is not None:
        told = match.events_for(None)
        assert told[-1]["args"]["how"] == how


def test_every_file_has_its_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    assert {how for _, _, _, how in GAMES.values() if how} == {"small", "other", "allies", "shared"}
