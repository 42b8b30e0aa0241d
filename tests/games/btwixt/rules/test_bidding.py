"""Step 2: influence cards are played."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    all_kneel,
    bid,
    hand,
    kneel,
    play,
    rest_of_round,
    settle,
    winner,
)


@pytest.mark.rule("btwixt:bidding.turns")
def test_leaders_play_or_kneel_in_turn() -> None:
    p = bid(["inf_rout"], ["inf_royal_decree"], ["inf_guest_right"], first=1, turn=1)
    p.expect("bidding.turn", 1)
    play(p, 1, "inf_royal_decree")
    p.expect("bidding.turn", 2)
    kneel(p, 2)
    p.expect("bidding.turn", 0)
    assert p.refused(0, "dance") == "bidding.turns"


@pytest.mark.rule("btwixt:bidding.hand")
def test_only_cards_of_ones_own_hand_can_be_played() -> None:
    p = bid(["inf_rout"], ["inf_royal_decree"])
    assert p.refused(0, "play:inf_royal_decree") == "bidding.hand"
    assert p.keys(0) == ["play:inf_rout", "kneel"]


@pytest.mark.rule("btwixt:bidding.play", "btwixt:effects.on_play", "btwixt:concepts.bid_pile")
def test_the_ability_is_resolved_before_the_card_joins_the_pile() -> None:
    # The highest card of every pile is discarded; Wildfire itself is not there yet.
    p = bid(["inf_wildfire"], [], [], piles=[["inf_rout"], ["inf_royal_decree"], []])
    play(p, 0, "inf_wildfire")
    order = [e["kind"] for e in p.events]
    assert order.index("card.played") < order.index("pile.discarded")
    assert sorted(e["card"] for e in p.told("pile.discarded")) == ["inf_rout", "inf_royal_decree"]
    settle(all_kneel(p))
    assert "inf_wildfire" in p.view()["discard"]


@pytest.mark.rule("btwixt:bidding.kneel")
def test_who_kneels_is_out_for_the_round() -> None:
    p = bid(["inf_rout"], ["inf_royal_decree", "inf_guest_right"], ["inf_rout", "inf_gold_cloaks"])
    kneel(p, 0)
    assert p.view()["leaders"][0]["knelt"]
    play(p, 1, "inf_royal_decree")
    play(p, 2, "inf_rout")
    p.expect("bidding.turn", 1)


@pytest.mark.rule("btwixt:bidding.until_all_knelt")
def test_the_last_one_standing_may_go_on_alone() -> None:
    p = bid(["inf_royal_decree", "inf_guest_right", "inf_rout"], ["inf_rout"], [])
    play(p, 0, "inf_royal_decree")
    kneel(p, 1)
    play(p, 0, "inf_guest_right")
    play(p, 0, "inf_rout")
    assert winner(p) == 0
    assert p.told("bid.won")[-1]["total"] == 13


@pytest.mark.rule("btwixt:bidding.must_kneel")
def test_who_cannot_play_must_kneel() -> None:
    # An empty hand is seen by all: nobody is asked. A hand without a playable card is not.
    p = bid(["inf_betrayal"], [], ["inf_rout"], current="ally_tywin_lannister")
    assert p.keys(0) == ["kneel"]
    kneel(p, 0)
    p.expect("bidding.turn", 2)
    assert p.view()["leaders"][1]["knelt"]


@pytest.mark.rule("btwixt:bidding.no_refill")
def test_hands_are_not_filled_up() -> None:
    p = rest_of_round(
        play(bid(["inf_royal_decree", "inf_rout"], ["inf_rout"]), 0, "inf_royal_decree")
    )
    assert hand(p, 0) == ["inf_rout"]
