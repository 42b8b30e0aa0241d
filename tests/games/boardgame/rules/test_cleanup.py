"""Ledger: `cleanup`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    STARK,
    board,
    marches,
    order,
    standing,
)


@pytest.mark.rule("boardgame:cleanup.round")
def test_the_phases_of_a_round_in_order() -> None:
    p = board(areas={"winterfell": "stark footman"})
    assert p.view()["phase"] == "planning"
    p.answer(STARK, {"winterfell": "march_0"})
    while p.st.phase == "planning":
        p.answer(p.asked().seat, "none")
    assert p.view()["phase"] == "marches"
    p.answer(STARK, "end")
    assert p.view()["round"] == 2
    assert p.view()["phase"] == "westeros"


@pytest.mark.rule("boardgame:cleanup.orders", "boardgame:cleanup.refresh")
def test_the_end_of_the_action_phase() -> None:
    p = marches(
        {
            "winterfell": "stark footman, routed knight, march_0",
            "karhold": "stark footman, support",
            "castle_black": "stark footman, defense_plus_1",
        },
        blade_used=True,
        raven_used=True,
    )
    p.answer(STARK, "end")
    assert order(p, "karhold") is None
    assert order(p, "castle_black") is None
    assert standing(p, "winterfell") == {"footman": 1, "knight": 1}
    assert not p.view()["blade_used"]
    assert not p.view()["raven_used"]


@pytest.mark.rule("boardgame:cleanup.round", "boardgame:options.scenario")
@pytest.mark.parametrize(
    ("phase", "asked"),
    [("raids", "raids.target"), ("marches", "marches.to"), ("consolidate", "consolidate.use")],
)
def test_a_round_goes_on_from_the_phase_that_is_given(phase: str, asked: str) -> None:
    """Orders of the phases before lie there still, and are not looked at any more."""
    p = board(
        phase=phase,
        areas={
            "winterfell": "stark 2 footman, consolidate_special",
            "karhold": "stark footman, raid",
            "moat_cailin": "stark footman, march_0",
            "castle_black": "lannister footman, support",
        },
        supply={"stark": 6},
        tracks={"kings_court": ["stark"]},
    )
    assert p.asked().kind == asked
