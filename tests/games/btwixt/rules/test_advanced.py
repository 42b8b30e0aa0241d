"""The advanced game: white cards and events."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    begin,
    bid,
    claim,
    last_round,
    pile,
    play,
    play_out,
    settle,
)

from weirwood.games.btwixt.facts import default_edition

ED = default_edition()


@pytest.mark.rule("btwixt:advanced.white", "btwixt:advanced.deal")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nine_cards_and_a_white_one_of_ones_own(seats: int) -> None:
    match = begin(seats, advanced=True)
    for seat in range(seats):
        hand_now = match.st.hands[seat]
        white = [c for c in hand_now if ED.white[c]]
        assert len(hand_now) == 10
        assert len(white) == 1
        assert ED.cards[white[0]].leader == match.st.leader[seat]
        assert len(match.st.whites[seat]) == 3


@pytest.mark.rule("btwixt:advanced.leaves")
def test_a_white_card_leaves_the_game() -> None:
    p = settle(claim(["ldr_jon_kill_the_boy"], [], [], settings={"advanced": True}))
    assert p.view()["removed"] == ["ldr_jon_kill_the_boy"]
    assert p.view()["discard"] == []


@pytest.mark.rule("btwixt:advanced.leaves_hand", "btwixt:advanced.order")
def test_a_white_card_left_in_hand_leaves_too() -> None:
    p = last_round(
        hands=[["inf_final_assault"], ["ldr_jon_ghost"], [], []],
        leaders=["leader_cersei", "leader_jon", "leader_doran", "leader_euron"],
        settings={"advanced": True},
    )
    settle(p.answer(1, "kneel"))
    assert p.view()["removed"] == ["ldr_jon_ghost"]
    assert [e["kind"] for e in p.events][-20:].count("events.added") == 1
    kinds = [e["kind"] for e in p.events]
    assert kinds.index("events.added") < kinds.index("hand.dealt") < kinds.index("white.dealt")
    assert sorted(p.st.whites[1] + p.st.hands[1])  # a new white card was drawn
    assert sum(ED.white[c] for c in p.st.hands[1]) == 1


@pytest.mark.rule("btwixt:advanced.events_3_4")
def test_three_events_at_the_end_of_summer_and_of_autumn() -> None:
    told = play_out(begin(4, advanced=True))
    added = [e["args"]["n"] for e in told if e["kind"] == "events.added"]
    assert added == [3, 3]


@pytest.mark.rule("btwixt:advanced.events_5_6")
def test_six_events_at_the_end_of_autumn() -> None:
    told = play_out(begin(5, advanced=True))
    assert [e["args"]["n"] for e in told if e["kind"] == "events.added"] == [6]


@pytest.mark.rule("btwixt:advanced.events_stay", "btwixt:concepts.colours")
def test_events_are_discarded_like_any_card() -> None:
    p = settle(claim(["evt_famine"], [], [], settings={"advanced": True}))
    assert p.view()["discard"] == ["evt_famine"]
    assert p.view()["removed"] == []
    kinds = {ED.colour_ids[c.colour]: c.kind for c in ED.cards}
    assert kinds == {"red": 0, "green": 0, "purple": 0, "blue": 1, "white": 2}


@pytest.mark.rule("btwixt:advanced.played")
def test_white_and_blue_cards_are_played_like_the_others() -> None:
    p = bid(["ldr_jon_ghost", "evt_famine"], ["inf_rout"], [])
    assert p.keys() == ["play:evt_famine", "play:ldr_jon_ghost", "kneel"]
    play(p, 0, "ldr_jon_ghost")
    p.answer(1, "kneel").answer(0, "play:evt_famine")
    assert pile(p, 0) == ["ldr_jon_ghost", "evt_famine"] or p.told("bid.won")
    assert p.told("bid.won")[-1]["totals"][0] == sum(
        ED.values[ED.card(name)] for name in ("ldr_jon_ghost", "evt_famine")
    )
