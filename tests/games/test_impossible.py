"""Positions that cannot be, written by hand: each is refused with one sentence that says why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.positions import said

import weirwood

# By game: the rule that refuses it, and the position.
IMPOSSIBLE: dict[str, list[tuple[str, dict[str, Any]]]] = json.loads(
    Path(__file__).with_name("impossible.json").read_text("utf-8")
)


@pytest.mark.parametrize("game", IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_a_sentence(game: str) -> None:
    assert len(IMPOSSIBLE[game]) >= 20
    for rule, data in IMPOSSIBLE[game]:
        with pytest.raises(weirwood.Refused) as found:
            weirwood.scenario(game, data)
        assert found.value.rule == rule, data
        for sentence in said(game, found.value):
            assert sentence.endswith((".", "...")), sentence
            assert "Invalid" not in sentence
