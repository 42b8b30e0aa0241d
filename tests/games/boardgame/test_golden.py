"""Whole games play as they were read in review."""

from __future__ import annotations

import pytest

from weirwood.games.boardgame.rules.winning import merits

from .golden import FOLDER, GAMES, end, play


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    assert play(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), (
        "a game plays otherwise: if that was meant, "
        "run python -m tests.games.boardgame.golden --write"
    )


@pytest.mark.parametrize("name", [name for name in GAMES if "castle_" in f"{name}_"])
def test_a_seventh_castle_ends_a_game(name: str) -> None:
    assert "controls a seventh castle" in play(name)


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("last_round")])
def test_the_last_round_is_decided_as_the_name_says(name: str) -> None:
    match = end(name)
    merit = [merits(match.st, house) for house in range(4)]
    best = max(merit)
    second = sorted(merit)[-2]
    decided = next(i for i, (a, b) in enumerate(zip(best, second, strict=True)) if a != b)
    by = ("castles", "strongholds", "supply", "power", "throne")[decided]
    assert name.removeprefix("last_round_").removesuffix("_tides") == by
    assert match.standings[0] == [match.st.seat[merit.index(best)]]
