"""What holds where two texts contradict each other."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    bid,
    claim,
)


@pytest.mark.rule("btwixt:priority.ally", "btwixt:priority.strings", "btwixt:cards.placement")
def test_an_allys_own_placement_beats_strings() -> None:
    p = claim(
        ["inf_pulling_the_strings"],
        ["inf_final_assault"],
        [],
        [],
        current="ally_sansa_stark",
        councils={"0": {"allies": ["ally_bronn"]}, "1": {"allies": ["ally_robb_stark"]}},
    )
    assert p.told("ally.claimed")[-1]["council_seats"] == [1, 2]


@pytest.mark.rule("btwixt:priority.card")
def test_a_card_beats_the_rulebook() -> None:
    # By the rulebook Seat 0 could play on; Tywin Lannister says no.
    p = bid(["inf_betrayal"], ["inf_rout"], current="ally_tywin_lannister")
    assert p.refused(0, "play:inf_betrayal") == "ops.ban_play"
