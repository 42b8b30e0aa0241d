"""Steps 1 and 2 of a round: the ally is revealed, influence cards are played."""

from __future__ import annotations

import pytest
from tests.games.btwixt.table import (
    all_kneel,
    allies,
    bid,
    claim,
    council,
    hand,
    hand_size,
    kneel,
    pile,
    play,
    rest_of_round,
    settle,
    tokens,
    total,
    winner,
)

from weirwood.kernel.play import Play


@pytest.mark.rule("btwixt:round.steps")
def test_a_round_has_six_steps_in_order() -> None:
    p = Play.scenario(
        "btwixt",
        {
            "seats": 3,
            "phase": "reveal",
            "hands": [["inf_royal_decree"], [], []],
            "ally_deck": ["ally_maester_aemon", "ally_varys"],
        },
    )
    play(p, 0, "inf_royal_decree")
    rest_of_round(p)
    order = [e["kind"] for e in p.events]
    steps = [
        "round.began",
        "ally.revealed",
        "card.played",
        "leader.knelt",
        "bid.won",
        "ally.claimed",
        "token.gained",
        "round.cleaned",
        "first.player",
        "round.began",
    ]
    at = -1
    for step in steps:
        at = order.index(step, at + 1)


@pytest.mark.rule("btwixt:round.reveal")
def test_the_top_ally_is_revealed() -> None:
    p = Play.scenario(
        "btwixt",
        {"seats": 3, "phase": "reveal", "hands": [["inf_rout"]], "ally_deck": ["ally_bronn"]},
    )
    assert p.view()["current"]["ally"] == "ally_bronn"
    assert p.view()["ally_deck"] == 49


@pytest.mark.rule("btwixt:round.during", "btwixt:effects.during_round", "btwixt:ops.ban_play")
def test_a_text_for_the_round_applies_from_the_reveal() -> None:
    p = Play.scenario(
        "btwixt",
        {
            "seats": 3,
            "phase": "reveal",
            "hands": [["inf_betrayal", "inf_royal_decree"], [], []],
            "ally_deck": ["ally_tywin_lannister"],
        },
    )
    assert not p.may(0, "play:inf_betrayal")
    assert p.refused(0, "play:inf_betrayal") == "ops.ban_play"
    assert p.may(0, "play:inf_royal_decree")


@pytest.mark.rule("btwixt:round.pass_token")
def test_the_first_player_token_moves_clockwise() -> None:
    p = rest_of_round(bid(["inf_rout"], ["inf_rout"], [], [], first=3, turn=0))
    assert p.view()["first"] == 0


@pytest.mark.rule("btwixt:round.advance", "btwixt:setup.track")
def test_the_round_token_advances() -> None:
    p = rest_of_round(bid(["inf_rout"], ["inf_rout"], [], [], round=2))
    assert p.view()["round"] == 3
    assert p.st.round == 5  # the third of the spaces 3 to 7


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


@pytest.mark.rule("btwixt:effects.round_ends", "btwixt:running_out.influence")
def test_cards_discarded_in_a_round_cannot_be_drawn_in_it() -> None:
    deck = ["inf_rout"]
    p = bid(
        ["inf_siege_engines", "inf_harvest_feast"],
        ["inf_royal_decree"],
        ["inf_royal_decree"],
        deck=deck,
    )
    # Only the named card and those discarded this round are left to draw.
    p.match.st.deck[:] = p.match.st.deck[-1:]
    p.native.st.deck[:] = p.native.st.deck[-1:]
    play(p, 0, "inf_siege_engines")
    assert hand_size(p, 1) + hand_size(p, 2) == 3
    assert p.told("cards.drawn")[-1]["n"] == 1


@pytest.mark.rule("btwixt:running_out.influence")
def test_the_discards_of_earlier_rounds_become_the_deck() -> None:
    p = bid(["inf_siege_engines"], ["inf_rout"], ["inf_rout"], discard=["inf_guest_right"] * 2)
    for m in (p.match, p.native):
        m.st.deck[:] = []
    play(p, 0, "inf_siege_engines")
    assert p.told("deck.shuffled")[-1]["n"] == 2
    assert hand(p, 1) == ["inf_rout", "inf_guest_right"]
    assert hand(p, 2) == ["inf_rout", "inf_guest_right"]


@pytest.mark.rule("btwixt:claim.highest", "btwixt:claim.total")
def test_the_highest_total_wins() -> None:
    p = claim(["inf_rout", "inf_royal_decree"], ["inf_final_assault"], ["inf_siege_engines"])
    assert winner(p) == 0
    assert p.told("bid.won")[-1]["totals"] == [9, 9, 8]


@pytest.mark.rule("btwixt:claim.council", "btwixt:concepts.two_councils")
def test_the_winner_chooses_one_of_two_councils() -> None:
    p = claim([], ["inf_rout"], [], [])
    p.expect("claim.council", 1)
    assert p.keys() == [council(1), council(0)]
    assert p.refused(1, council(2)) == "claim.council"
    p.answer(1, council(0))
    assert allies(p, 0) == ["ally_maester_aemon"]


@pytest.mark.rule("btwixt:claim.token", "btwixt:concepts.gain_token")
def test_the_winner_gains_a_token_unseen() -> None:
    p = claim([], ["inf_rout"], [], [], inject=[])
    p.answer(1, council(0))
    p.expect("claim.token", 1)
    assert p.refused(1, council(3)) == "claim.token"
    p.answer(1, council(1), inject=[("token", 53)])
    assert tokens(p, 1) == 1
    assert p.view(1)["councils"][1]["tokens"] == [{"value": None, "seen_by": []}]
    assert p.view()["supply"] == 53
    assert total(p, 1) == 0
    assert pile(p, 1) == []
