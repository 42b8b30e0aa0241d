"""What the books say of single cards."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    allies,
    bid,
    claim,
    claims,
    council,
    hand,
    play,
    rest_of_round,
    winner,
)


@pytest.mark.rule("btwixt:effects.placement", "btwixt:cards.strings", "btwixt:ops.force_placement")
def test_strings_of_one_neighbour_force_the_shared_council() -> None:
    p = claim(["inf_pulling_the_strings"], ["inf_final_assault"], [], [])
    assert p.told("ally.claimed")[-1]["council_seats"] == [0, 1]
    p.expect("claim.token", 1)


@pytest.mark.rule("btwixt:cards.strings")
def test_equal_strings_leave_the_choice() -> None:
    p = claim(["inf_pulling_the_strings"], ["inf_final_assault"], ["inf_pulling_the_strings"], [])
    p.expect("claim.council", 1)
    assert p.keys() == [council(1), council(0)]


@pytest.mark.rule("btwixt:cards.strings")
def test_more_strings_win() -> None:
    strings = "inf_pulling_the_strings"
    p = claim([strings], ["inf_final_assault"], [strings, strings], [])
    assert p.told("ally.claimed")[-1]["council_seats"] == [1, 2]


@pytest.mark.rule("btwixt:cards.strings_extra")
def test_extra_allies_ignore_strings() -> None:
    p = claim(
        ["inf_pulling_the_strings"],
        ["ldr_olenna_matchmaker", "inf_final_assault"],
        [],
        [],
        ally_deck=["ally_catelyn_stark"],
    )
    p.expect("claim.council", 1)
    assert p.asked().args[0] == "ally_catelyn_stark"
    assert p.keys() == [council(1), council(0)]


@pytest.mark.rule("btwixt:cards.placement")
def test_own_placement_holds_for_an_ally_that_loras_brings() -> None:
    p = claims(
        "ally_ser_loras_tyrell",
        councils={"3": {"allies": ["ally_bronn", "ally_varys", "ally_qyburn"]}},
        ally_deck=["ally_mance_rayder"],
    )
    # Loras goes to council 0, so that his own text would send the next ally to council 3.
    p.answer(0, council(0))
    assert [e["council_seats"] for e in p.told("ally.claimed")] == [[0, 1], [0, 1]]


@pytest.mark.rule("btwixt:cards.sansa_tie", "btwixt:effects.council_tie")
def test_sansa_without_a_single_strongest_council() -> None:
    p = claims("ally_sansa_stark")
    assert p.keys() == [council(0), council(3)]
    both = {"0": {"allies": ["ally_bronn"]}, "3": {"allies": ["ally_varys"]}}
    p = claims("ally_sansa_stark", councils=both)
    assert p.keys() == [council(0), council(3)]


@pytest.mark.rule("btwixt:cards.robb", "btwixt:effects.chooser")
def test_robb_asks_all_who_have_a_card_and_lets_them_settle_it() -> None:
    p = claims(
        "ally_robb_stark", ["inf_final_assault"], ["inf_rout"], [], ["inf_guest_right", "inf_rout"]
    )
    p.answer(0, council(0))
    assert [d.seat for d in p.match.decisions] == [1, 3]
    p.answer(1, "yes")
    p.answer(3, "yes")
    p.expect("effect.insist", 1)
    p.answer(1, "yield")
    p.answer(3, "insist")
    p.expect("effect.cards", 3)
    p.answer(3, "card:inf_rout:3")
    assert hand(p, 3) == ["inf_rout"]


@pytest.mark.rule("btwixt:cards.robb", "btwixt:cards.robb_settled")
def test_without_an_agreement_the_first_in_turn_order_takes_it() -> None:
    p = claims("ally_robb_stark", ["inf_final_assault"], ["inf_rout"], [], ["inf_guest_right"])
    p.answer(0, council(0))
    for word in ("yes", "insist"):
        p.answer(1, word)
        p.answer(3, word)
    assert hand(p, 1) == ["inf_rout"]


@pytest.mark.rule("btwixt:cards.robb")
def test_nobody_has_to_take_robbs_offer() -> None:
    p = claims("ally_robb_stark", ["inf_final_assault"], ["inf_rout"])
    p.answer(0, council(0))
    p.answer(1, "no")
    p.expect("claim.token", 0)


@pytest.mark.rule("btwixt:cards.little_birds", "btwixt:ops.place_tokens", "btwixt:ops.kill_current")
def test_tokens_on_a_killed_current_ally_go_back() -> None:
    p = claim(
        ["inf_final_assault"],
        ["ldr_melisandre_shadow_assassin"],
        [],
        tokens_on_ally=[3, 2],
    )
    assert p.view()["supply"] == 52
    p.answer(1, "yes")
    assert p.view()["supply"] == 54
    assert p.told("current.killed")[-1] == {
        "kind": "current.killed",
        "ally": "ally_maester_aemon",
        "n": 2,
    }


@pytest.mark.rule("btwixt:cards.bought_loyalty", "btwixt:concepts.you_influence")
def test_bought_loyalty_goes_to_the_hand_of_whose_pile_it_is_in() -> None:
    p = bid(["evt_bought_loyalty"], ["inf_rout"], [], [])
    play(p, 0, "evt_bought_loyalty", (0, "seat:2"))
    rest_of_round(p)
    assert hand(p, 2) == ["evt_bought_loyalty"]


@pytest.mark.rule("btwixt:cards.backup_plan", "btwixt:effects.cleanup")
def test_backup_plan_follows_the_pile_it_lies_in() -> None:
    p = bid(["inf_backup_plan"], ["inf_betrayal"], ["inf_final_assault"], [])
    play(p, 0, "inf_backup_plan")
    play(p, 1, "inf_betrayal")
    play(p, 2, "inf_final_assault")
    rest_of_round(p)
    assert winner(p) == 2
    assert hand(p, 1) == ["inf_backup_plan"]
    assert hand(p, 0) == []


@pytest.mark.rule("btwixt:cards.backup_plan")
def test_backup_plan_of_the_winner_is_discarded() -> None:
    p = bid(["inf_backup_plan"], ["inf_betrayal"], [], [])
    play(p, 0, "inf_backup_plan")
    play(p, 1, "inf_betrayal")
    rest_of_round(p)
    assert winner(p) == 1
    assert p.view()["discard"] == ["inf_backup_plan", "inf_betrayal"]


@pytest.mark.rule("btwixt:cards.strings_pile")
def test_strings_count_where_they_lie_when_the_ally_is_placed() -> None:
    """Seat 2 moves the Strings of seat 1, the winner's neighbour, to seat 3, the other one."""
    p = bid(
        ["inf_rout"],
        [],
        ["inf_misdirection"],
        [],
        turn=2,
        piles=[["inf_royal_decree", "inf_final_assault"], ["inf_pulling_the_strings"], [], []],
    )
    play(p, 2, "inf_misdirection", (2, "card:inf_pulling_the_strings:1"), (2, "seat:3"))
    p.answer(0, "kneel")
    # Nobody is asked: the council that seat 0 shares with seat 3 is forced.
    assert allies(p, 3) == ["ally_maester_aemon"]


@pytest.mark.rule("btwixt:cards.placement_all")
def test_every_own_placement_beats_strings() -> None:
    piles = [["inf_final_assault", "inf_royal_decree"], ["inf_pulling_the_strings"], [], []]
    p = claim(*piles, current="ally_viserys_targaryen")
    assert len(p.keys()) == 4
