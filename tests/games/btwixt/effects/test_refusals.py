"""A refusal cites the rule that forbids, not the one that the question is about."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import bid, claim, claims, council, play

from weirwood.games.btwixt.facts import default_edition
from weirwood.kernel.testing import Play

ED = default_edition()


def rule(p: Play, seat: int, key: str) -> str:
    """The rule by which this is refused."""
    no = p.why_not(seat, key)
    assert no is not None, p
    return no.rule


@pytest.mark.rule("btwixt:ops.return_tokens", "btwixt:effects.may")
def test_returning_a_token_cites_its_own_rule() -> None:
    there = {"0": {"tokens": [1]}, "3": {"tokens": [2]}}
    p = claim(["inf_iron_banks_loan", "inf_final_assault"], [], [], [], councils=there)
    p.expect("effect.token", 0)
    assert rule(p, 0, "token:0:1:5") == "ops.return_tokens"
    assert rule(p, 0, "none") == "effects.may"


@pytest.mark.rule("btwixt:concepts.gain_token")
def test_a_gained_token_goes_to_ones_own_councils() -> None:
    p = bid(["inf_wedding_gift"], ["inf_rout"], [], [])
    p.answer(0, "play:inf_wedding_gift")
    p.expect("effect.council", 0)
    assert rule(p, 0, council(1)) == "concepts.gain_token"


@pytest.mark.rule("btwixt:effects.another")
def test_a_third_leader_is_neither_you_nor_where_the_card_lay() -> None:
    p = bid(["inf_misdirection"], ["inf_rout"], [], [], piles=[[], ["inf_royal_decree"], [], []])
    play(p, 0, "inf_misdirection", (0, "card:inf_royal_decree:1"))
    p.expect("effect.to", 0)
    assert {rule(p, 0, f"seat:{s}") for s in (0, 1)} == {"effects.another"}


@pytest.mark.rule("btwixt:effects.one_leader")
def test_a_neighbour_is_one_of_two() -> None:
    p = bid(["inf_harvest_feast"], ["inf_rout"], [], [], deck=["inf_wildfire", "inf_betrayal"])
    p.answer(0, "play:inf_harvest_feast")
    assert rule(p, 0, "seat:2") == "effects.one_leader"


@pytest.mark.rule("btwixt:effects.councils")
def test_a_text_names_its_councils() -> None:
    there = {"0": {"allies": ["ally_qyburn"]}, "1": {"allies": ["ally_bronn"]}}
    p = claims("ally_margaery_tyrell", councils=there)
    p.answer(0, council(0))
    assert rule(p, 0, "ally:ally_bronn:1:2") == "effects.councils"


@pytest.mark.rule("btwixt:effects.protect_pile", "btwixt:effects.printed")
def test_a_protected_pile_cites_what_protects_it() -> None:
    piles = [[], ["inf_guest_right"], ["inf_betrayal", "inf_final_assault"], ["inf_rout"]]
    p = bid(["inf_poisoned_cup"], ["inf_rout"], [], [], piles=piles)
    p.answer(0, "play:inf_poisoned_cup")
    assert rule(p, 0, "card:inf_guest_right:1") == "effects.protect_pile"
    assert rule(p, 0, "card:inf_final_assault:2") == "effects.printed"


@pytest.mark.rule("btwixt:effects.protect_self", "btwixt:effects.protect_tokens_here")
def test_a_protected_ally_or_token_cites_what_protects_it() -> None:
    there = {"0": {"allies": ["ally_beric_dondarrion", "ally_bronn", "ally_qyburn"]}}
    p = claim(["inf_final_assault"], ["evt_the_red_wedding"], [], [], councils=there)
    p.expect("effect.kill", 1)
    assert rule(p, 1, "ally:ally_beric_dondarrion:0:1") == "effects.protect_self"
    held = {"1": {"allies": ["ally_areo_hotah"], "tokens": [1]}, "2": {"tokens": [1]}}
    p = claims("ally_petyr_baelish", councils=held)
    p.answer(0, council(0)).expect("effect.token", 0)
    assert rule(p, 0, "token:1:2:0") == "effects.protect_tokens_here"


@pytest.mark.rule("btwixt:revealed.not_chosen")
def test_an_ally_of_the_row_cites_the_row() -> None:
    there = {"2": {"allies": ["ally_bronn"]}}
    p = claims(
        "ally_arya_stark", councils=there, settings={"revealed": True}, row=["ally_missandei"]
    )
    p.answer(0, council(0))
    assert rule(p, 0, "ally:ally_missandei:2:3") == "revealed.not_chosen"


@pytest.mark.rule("btwixt:effects.something")
def test_what_is_offered_does_something() -> None:
    """With nothing left to draw, nobody is asked who draws it."""
    held = [name for name in ED.card_ids for _ in range(ED.cards[ED.card(name)].copies)]
    standard = [name for name in held if name.startswith("inf_")]
    standard.remove("inf_harvest_feast")
    p = bid(["inf_harvest_feast"], standard, [], [])
    p.answer(0, "play:inf_harvest_feast")
    p.expect("bidding.turn", 1)


@pytest.mark.rule("btwixt:effects.others")
def test_another_ally_is_not_the_one_that_says_so() -> None:
    there = {"0": {"allies": ["ally_qyburn"]}, "1": {"allies": ["ally_bronn"]}}
    p = claims("ally_margaery_tyrell", councils=there)
    p.answer(0, council(0)).expect("effect.move", 0)
    assert rule(p, 0, "ally:ally_margaery_tyrell:0:1") == "effects.others"


@pytest.mark.rule("btwixt:effects.number")
def test_a_text_says_how_many_cards_it_takes() -> None:
    hand = ["inf_rout", "inf_betrayal", "inf_wildfire"]
    p = claims("ally_daario_naharis", hands=[hand])
    p.answer(0, council(0)).expect("effect.discard", 0)
    keys = [f"card:{name}" for name in hand]
    assert {p.refused(0, keys[:n]) for n in (0, 1, 3)} == {"effects.number"}


@pytest.mark.rule("btwixt:cards.robb", "btwixt:effects.one_leader")
def test_robbs_offer_is_about_the_pile_of_whoever_takes_it() -> None:
    p = claims("ally_robb_stark", ["inf_final_assault"], ["inf_rout", "inf_betrayal"])
    p.answer(0, council(0)).answer(1, "yes").expect("effect.cards", 1)
    assert rule(p, 1, "card:inf_final_assault:0") == "effects.one_leader"
    assert rule(p, 1, "none") == "ops.move_cards"


@pytest.mark.rule("btwixt:ops.swap_cards", "btwixt:effects.one_leader")
def test_both_halves_of_a_swap_cite_whose_card_is_meant() -> None:
    piles = [["inf_rout", "inf_wildfire"], ["inf_betrayal", "inf_final_assault"], [], []]
    p = bid(["inf_mummers_trick"], ["inf_royal_decree"], [], [], piles=piles)
    p.answer(0, "play:inf_mummers_trick").expect("effect.swap", 0)
    assert rule(p, 0, "card:inf_betrayal:1") == "effects.one_leader"
    p.answer(0, "card:inf_rout:0").expect("effect.with", 0)
    assert rule(p, 0, "card:inf_wildfire:0") == "ops.swap_cards"


@pytest.mark.rule("btwixt:effects.after_bid", "btwixt:effects.won", "btwixt:effects.second")
def test_a_win_icon_without_effect_cites_its_condition() -> None:
    beaten = ["inf_patient_scheming", "inf_love_of_the_smallfolk"]
    mine = ["inf_sellswords", "inf_crowns_debt", *beaten]
    p = claim(mine, [], [], [], winner=0)
    p.expect("claim.icon", 0)
    assert rule(p, 0, "card:inf_patient_scheming") == "effects.won"
    assert rule(p, 0, "card:inf_love_of_the_smallfolk") == "effects.second"
    assert rule(p, 0, "card:inf_final_assault") == "effects.after_bid"
