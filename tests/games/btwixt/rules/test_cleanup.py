"""Step 4: cleanup."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    all_kneel,
    bid,
    claim,
    play,
    settle,
)


@pytest.mark.rule("btwixt:cleanup.discard", "btwixt:cleanup.stand")
def test_cleanup_discards_the_piles_and_all_stand() -> None:
    p = settle(claim(["inf_royal_decree"], ["inf_rout"], hands=[["inf_guest_right"]]))
    assert p.view()["discard"] == ["inf_rout", "inf_royal_decree"]
    assert all(not row["pile"] and not row["knelt"] for row in p.view()["leaders"][:1])
    p.expect("bidding.turn", 0)


@pytest.mark.rule("btwixt:cleanup.ends")
def test_what_lasts_for_the_round_ends_in_cleanup() -> None:
    p = bid(["evt_the_long_night"], ["inf_gold_cloaks", "inf_rout"], [], ally_deck=["ally_varys"])
    play(p, 0, "evt_the_long_night")
    assert not p.may(1, "play:inf_gold_cloaks")
    settle(all_kneel(p))
    assert p.may(1, "play:inf_gold_cloaks")
    assert p.view()["lasting"] == []
