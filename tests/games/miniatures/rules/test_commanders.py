"""Commanders."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import FOE, MINE, SPEARS, stage, staged

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules import commanders

# ---- commanders ---------------------------------------------------------------------------------


@pytest.mark.rule(
    "miniatures:commanders.leader",
    "miniatures:commanders.unit",
    "miniatures:commanders.like_others",
    "miniatures:commanders.cards_after_death",
)
def test_the_commanders_unit() -> None:
    robb = "robb_stark_the_wolf_lord"
    st = stage(
        f"0 {SPEARS} at 24,12, commander {robb}, with {robb}", MINE.replace("24", "34")
    ).state
    assert commanders.is_commander(st, 0)
    assert not commanders.is_commander(st, 1)
    assert facts.ATTACHMENTS[robb].commander
    p = staged(
        "wounds.destroy_attachment",
        0,
        robb,
        1,
        -1,
        units=[f"0 {SPEARS} at 24,12, commander {robb}, with {robb}", FOE],
        decks={"0": ["sudden_retreat_robb"]},
    ).play()
    assert not commanders.is_commander(p.state, 0)
    assert len(p.state.cards.piles[0]) == 1  # his card is still in the deck
