"""Step 3: the bid is decided, the ally is claimed."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    allies,
    bid,
    claim,
    claims,
    council,
    hand,
    kneel,
    pile,
    settle,
    tokens,
    total,
    winner,
)


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


@pytest.mark.rule("btwixt:claim.tie")
def test_a_tie_goes_to_the_nearest_from_the_first_player() -> None:
    p = claim(["inf_guest_right"], ["inf_guest_right"], [], ["inf_misdirection"], first=2)
    assert winner(p) == 0


@pytest.mark.rule("btwixt:claim.tie")
def test_the_first_player_is_nearest() -> None:
    p = claim(["inf_guest_right"], [], ["inf_guest_right"], first=2)
    assert winner(p) == 2


@pytest.mark.rule("btwixt:claim.tie_zero")
def test_a_tie_at_zero_is_won_too() -> None:
    p = kneel(bid(["inf_rout"], ["inf_rout"], [], [], first=1, turn=1), 1, 0)
    assert winner(p) == 1
    assert p.told("bid.won")[-1]["total"] == 0


@pytest.mark.rule("btwixt:claim.win_icons", "btwixt:concepts.win_icon", "btwixt:effects.after_bid")
def test_win_icons_come_before_the_ally_is_placed() -> None:
    p = claim(["inf_tourney_purse"], [], [])
    p.expect("effect.council", 0)
    p.answer(0, council(0, 3))
    p.expect("claim.council", 0)
    assert tokens(p, 0) == 1


@pytest.mark.rule("btwixt:claim.final")
def test_cards_that_move_later_do_not_change_the_winner() -> None:
    # Debts Repaid takes the winning card back before the ally is placed.
    p = claim(["ldr_tyrion_debts_repaid", "inf_crowns_debt"], ["inf_final_assault"], [])
    p.answer(0, "card:ldr_tyrion_debts_repaid")
    p.answer(0, "card:inf_crowns_debt:0")
    p.expect("claim.council", 0)
    assert p.st.totals == (12, 9, 0)


@pytest.mark.rule("btwixt:claim.when_claimed", "btwixt:effects.when_claimed")
def test_the_claimer_must_resolve_the_ability() -> None:
    p = claims("ally_illyrio_mopatis")
    p.answer(0, council(0))
    p.expect("effect.council", 0)
    assert not p.may(0, "none")


@pytest.mark.rule("btwixt:claim.token_once", "btwixt:ops.kill_current", "btwixt:effects.may")
def test_a_killed_ally_still_pays_the_token() -> None:
    p = claim(["inf_final_assault"], ["ldr_melisandre_shadow_assassin"], [], [])
    p.expect("effect.may", 1)
    p.answer(1, "yes")
    p.answer(1, council(1))
    p.expect("claim.token", 0)
    p.answer(0, council(3))
    assert p.told("ally.claimed") == []
    assert p.view()["dead"] == ["ally_maester_aemon"]
    assert tokens(p, 3) == 1


@pytest.mark.rule("btwixt:claim.token_once", "btwixt:effects.extra_queue")
def test_extra_allies_bring_no_further_token() -> None:
    p = claim(["ldr_olenna_matchmaker"], [], [], [], ally_deck=["ally_catelyn_stark"])
    p.answer(0, council(0))
    p.answer(0, council(3))
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_maester_aemon"]
    assert allies(p, 3) == ["ally_catelyn_stark"]
    assert sum(tokens(p, c) for c in range(4)) == 1


@pytest.mark.rule("btwixt:effects.after_bid")
def test_each_leader_resolves_icons_in_an_order_of_their_choice() -> None:
    p = claim(
        ["inf_patient_scheming"],
        ["inf_tourney_purse", "inf_sellswords"],
        ["inf_patient_scheming"],
        hands=[[], ["inf_rout"], []],
        first=2,
    )
    p.expect("claim.icon", 1)
    assert [e["seat"] for e in p.told("icon.resolved")] == [2, 0]
    assert p.keys() == ["card:inf_tourney_purse", "card:inf_sellswords"]  # as they came
    p.answer(1, "card:inf_sellswords")
    p.expect("effect.council", 1)
    assert hand(p, 1) == []


@pytest.mark.rule("btwixt:effects.extra_queue")
def test_the_round_text_of_an_extra_ally_does_nothing() -> None:
    p = claim(["ldr_olenna_matchmaker"], [], [], [], ally_deck=["ally_renly_baratheon"])
    settle(p)
    assert p.told("ally.next")[-1]["ally"] == "ally_renly_baratheon"
    assert p.told("cards.drawn") == []
