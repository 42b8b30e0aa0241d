"""Every red, green and purple design of influence card, shown in play."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    bid,
    claim,
    council,
    hand,
    hand_size,
    pile,
    play,
    rest_of_round,
    shows,
    tokens,
    total,
    winner,
    worth,
)


@shows("inf_betrayal")
@pytest.mark.rule("btwixt:ops.move_cards", "btwixt:concepts.neighbours")
def test_betrayal_takes_a_card_of_a_neighbour() -> None:
    p = bid(
        ["inf_betrayal"], ["inf_rout"], [], [], piles=[[], ["inf_rout"], ["inf_royal_decree"], []]
    )
    # Seats 1 and 3 are neighbours; seat 2 is not.
    play(p, 0, "inf_betrayal")
    assert pile(p, 0) == ["inf_rout", "inf_betrayal"]
    assert pile(p, 1) == []


@shows("inf_betrayal")
def test_betrayal_lets_choose_among_both_neighbours() -> None:
    p = bid(["inf_betrayal"], [], [], [], piles=[[], ["inf_rout"], [], ["inf_royal_decree"]])
    p.answer(0, "play:inf_betrayal")
    assert p.keys() == ["card:inf_rout:1", "card:inf_royal_decree:3"]


@shows("inf_wildfire")
@pytest.mark.rule("btwixt:effects.pick_tie", "btwixt:effects.printed")
def test_wildfire_burns_the_highest_of_every_pile() -> None:
    p = bid(
        ["inf_wildfire"],
        ["inf_rout"],
        [],
        piles=[
            ["inf_misdirection"],
            ["inf_royal_decree", "inf_harvest_feast", "inf_rout"],
            ["inf_unproven_claim", "inf_royal_decree"],
        ],
    )
    p.answer(0, "play:inf_wildfire")
    p.expect("effect.tie", 1)
    assert p.keys() == ["card:inf_royal_decree:1", "card:inf_harvest_feast:1"]
    p.answer(1, "card:inf_harvest_feast:1")
    assert pile(p, 0) == ["inf_wildfire"]
    assert pile(p, 1) == ["inf_royal_decree", "inf_rout"]
    # The claim is worth 7 now, but 4 is printed on it.
    assert pile(p, 2) == ["inf_unproven_claim"]


@shows("inf_poisoned_cup")
def test_poisoned_cup_discards_a_low_card() -> None:
    p = bid(
        ["inf_poisoned_cup"],
        ["inf_rout"],
        [],
        [],
        piles=[[], [], ["inf_final_assault", "inf_rout"]],
    )
    play(p, 0, "inf_poisoned_cup")
    assert pile(p, 2) == ["inf_final_assault"]
    assert p.view()["discard"] == ["inf_rout"]


@shows("inf_reavers_toll")
@pytest.mark.rule("btwixt:effects.chooser")
def test_reavers_toll_lets_the_victim_choose() -> None:
    p = bid(["inf_reavers_toll"], ["inf_rout"], ["inf_rout", "inf_betrayal"], [])
    p.answer(0, "play:inf_reavers_toll")
    p.expect("effect.leader", 0)
    assert p.keys() == ["seat:1", "seat:2"]  # seat 3 has no cards
    p.answer(0, "seat:2")
    p.expect("effect.discard", 2)
    p.answer(2, "card:inf_betrayal")
    assert hand(p, 2) == ["inf_rout"]


@shows("inf_rout")
def test_rout_sends_low_cards_back() -> None:
    p = bid(
        ["inf_rout"],
        ["inf_rout"],
        [],
        piles=[["inf_betrayal"], ["inf_betrayal", "inf_royal_decree"], ["inf_royal_decree"]],
    )
    play(p, 0, "inf_rout")
    assert hand(p, 1) == ["inf_betrayal", "inf_rout"]
    assert pile(p, 0) == ["inf_betrayal", "inf_rout"]
    assert pile(p, 2) == ["inf_royal_decree"]


@shows("inf_call_the_banners")
@pytest.mark.rule("btwixt:ops.value_mod", "btwixt:effects.in_pile", "btwixt:effects.value")
def test_banners_count_other_red_cards() -> None:
    p = bid(["inf_rout"], [], [], piles=[["inf_call_the_banners"], [], []])
    assert total(p, 0) == 5
    play(p, 0, "inf_rout")
    piles = [["inf_call_the_banners", "inf_rout", "inf_betrayal", "inf_guest_right"], [], []]
    p = bid(["inf_rout"], [], [], piles=piles)
    assert worth(p, 0) == [7, 4, 1, 4]


@shows("inf_sellswords")
@pytest.mark.rule("btwixt:effects.won")
def test_sellswords_cost_the_winner_a_card() -> None:
    hands = [["inf_rout", "inf_betrayal"], ["inf_rout"], []]
    p = claim(["inf_sellswords", "inf_misdirection"], ["inf_sellswords"], [], hands=hands)
    p.expect("effect.discard", 0)
    p.answer(0, "card:inf_betrayal")
    assert hand(p, 0) == ["inf_rout"]
    assert hand(p, 1) == ["inf_rout"]


@shows("inf_siege_engines")
@pytest.mark.rule("btwixt:ops.draw")
def test_siege_engines_let_neighbours_draw() -> None:
    p = bid(["inf_siege_engines"], ["inf_rout"], [], [], deck=["inf_betrayal", "inf_guest_right"])
    play(p, 0, "inf_siege_engines")
    assert hand(p, 1) == ["inf_betrayal", "inf_rout"]
    assert hand(p, 3) == ["inf_guest_right"]
    assert hand_size(p, 2) == 0
    # The drawn card is the drawer's alone to see.
    heard = [e for e in p.match.events_for(0) if e["kind"] == "cards.drawn"]
    assert all("cards" not in e["args"] for e in heard)


@shows("inf_final_assault")
@pytest.mark.rule("btwixt:ops.kneel")
def test_final_assault_kneels() -> None:
    p = bid(["inf_final_assault", "inf_rout"], ["inf_rout"], [])
    play(p, 0, "inf_final_assault")
    assert pile(p, 0) == ["inf_final_assault"]
    assert p.view()["leaders"][0]["knelt"]
    order = [e["kind"] for e in p.events]
    assert order.index("card.played") < order.index("leader.knelt")


@shows("inf_borrowed_face")
@pytest.mark.rule("btwixt:ops.copy_value")
def test_borrowed_face_copies_a_printed_value() -> None:
    p = bid(
        ["inf_borrowed_face"],
        ["inf_betrayal"],
        [],
        piles=[[], ["inf_unproven_claim", "inf_final_assault"], []],
    )
    play(p, 0, "inf_borrowed_face", (0, "card:inf_unproven_claim:1"))
    assert worth(p, 0) == [4]
    assert worth(p, 1) == [7, 9]
    # The copied value goes along when the card is taken.
    p.answer(1, "play:inf_betrayal")
    assert worth(p, 1) == [7, 9, 4, 1]


@shows("inf_borrowed_face")
def test_borrowed_face_without_a_model_stays_zero() -> None:
    p = play(bid(["inf_borrowed_face"], ["inf_rout"], []), 0, "inf_borrowed_face")
    assert worth(p, 0) == [0]


@shows("inf_secret_passage")
def test_secret_passage_takes_a_high_card_back() -> None:
    p = bid(["inf_secret_passage"], ["inf_rout"], [], piles=[["inf_royal_decree", "inf_rout"]])
    p.answer(0, "play:inf_secret_passage")
    assert p.keys() == ["card:inf_royal_decree:0", "none"]
    p.answer(0, "card:inf_royal_decree:0")
    assert hand(p, 0) == ["inf_royal_decree"]


@shows("inf_secret_passage")
@pytest.mark.rule("btwixt:effects.may")
def test_secret_passage_can_be_declined() -> None:
    p = bid(["inf_secret_passage"], ["inf_rout"], [], piles=[["inf_royal_decree"]])
    play(p, 0, "inf_secret_passage", (0, "none"))
    assert pile(p, 0) == ["inf_royal_decree", "inf_secret_passage"]


@shows("inf_blackmail")
@pytest.mark.rule("btwixt:effects.then", "btwixt:effects.that_leader")
def test_blackmail_takes_one_and_gives_one() -> None:
    p = bid(["inf_blackmail", "inf_rout"], ["inf_betrayal", "inf_royal_decree"], [], [])
    p.answer(0, "play:inf_blackmail", inject=[("hand", 1)])
    p.expect("effect.give", 0)
    assert hand(p, 0) == ["inf_rout", "inf_royal_decree"]
    p.answer(0, "card:inf_rout")
    assert hand(p, 1) == ["inf_betrayal", "inf_rout"]
    # Only the two of them know the cards.
    assert "inf_royal_decree" not in str(p.match.events_for(2))


@shows("inf_little_birds")
@pytest.mark.rule("btwixt:ops.place_tokens", "btwixt:concepts.hidden")
def test_little_birds_peek_and_put_a_token_on_the_ally() -> None:
    p = bid(["inf_little_birds"], ["inf_rout"], [])
    p.answer(0, "play:inf_little_birds", inject=[("token", 53)])
    assert p.view(0)["current"]["tokens"] == [{"value": 3, "seen_by": [0]}]
    assert p.view(1)["current"]["tokens"] == [{"value": None, "seen_by": [0]}]
    rest_of_round(p)
    # With the ally it came to the council.
    assert p.view(0)["councils"][0]["tokens"][0] == {"value": 3, "seen_by": [0]}


@shows("inf_mummers_trick")
@pytest.mark.rule("btwixt:ops.swap_cards")
def test_mummers_trick_swaps() -> None:
    p = bid(
        ["inf_mummers_trick"],
        ["inf_rout"],
        [],
        piles=[["inf_betrayal"], ["inf_rout"], ["inf_final_assault", "inf_royal_decree"]],
    )
    play(p, 0, "inf_mummers_trick", (0, "card:inf_betrayal:0"))
    assert p.keys() == ["card:inf_rout:1", "card:inf_final_assault:2", "card:inf_royal_decree:2"]
    p.answer(0, "card:inf_final_assault:2")
    assert pile(p, 0) == ["inf_final_assault", "inf_mummers_trick"]
    assert pile(p, 2) == ["inf_royal_decree", "inf_betrayal"]


@shows("inf_misdirection")
@pytest.mark.rule("btwixt:effects.another")
def test_misdirection_moves_a_card_to_a_third_leader() -> None:
    p = bid(["inf_misdirection"], ["inf_rout"], [], [], piles=[[], ["inf_royal_decree"], [], []])
    play(p, 0, "inf_misdirection", (0, "card:inf_royal_decree:1"))
    p.expect("effect.to", 0)
    assert p.keys() == ["seat:2", "seat:3"]
    p.answer(0, "seat:3")
    assert pile(p, 3) == ["inf_royal_decree"]


@shows("inf_backup_plan")
def test_backup_plan_comes_back_to_a_loser() -> None:
    p = claim(["inf_final_assault"], ["inf_backup_plan"], [])
    p.answer(0, p.keys()[0]).answer(0, p.keys()[0])
    assert hand(p, 1) == ["inf_backup_plan"]
    assert p.view()["discard"] == ["inf_final_assault"]


@shows("inf_pulling_the_strings")
def test_pulling_the_strings_forces_the_shared_council() -> None:
    p = claim([], ["inf_final_assault"], ["inf_pulling_the_strings"], [])
    assert p.told("ally.claimed")[-1]["council_seats"] == [1, 2]


@shows("inf_whispers_in_the_walls")
@pytest.mark.rule("btwixt:ops.look_allies")
def test_whispers_look_at_two_allies() -> None:
    deck = ["ally_bronn", "ally_varys", "ally_qyburn"]
    p = bid(["inf_whispers_in_the_walls"], ["inf_rout"], [], ally_deck=deck)
    p.answer(0, "play:inf_whispers_in_the_walls")
    d = p.expect("effect.bottom", 0)
    assert (d.least, d.most) == (0, 1)
    assert p.keys() == ["done", "ally:ally_bronn", "ally:ally_varys"]
    p.answer(0, "ally:ally_bronn")
    seen = p.view(0)["seen_allies"]
    assert [(row["ally"], row["from_top"]) for row in seen] == [
        ("ally_bronn", 48),
        ("ally_varys", 0),
    ]
    assert [row["ally"] for row in p.view(1)["seen_allies"]] == [None, None]


@shows("inf_whispers_in_the_walls")
def test_whispers_may_leave_both_on_top_in_any_order() -> None:
    p = bid(["inf_whispers_in_the_walls"], ["inf_rout"], [], ally_deck=["ally_bronn", "ally_varys"])
    p.answer(0, "play:inf_whispers_in_the_walls")
    p.answer(0, [])
    p.answer(0, "ally:ally_varys", "ally:ally_bronn")
    rest_of_round(p)
    assert p.told("ally.revealed")[-1]["ally"] == "ally_varys"


@shows("inf_patient_scheming")
def test_patient_scheming_rewards_a_loser() -> None:
    p = claim(["inf_final_assault"], ["inf_patient_scheming"], [], deck=["inf_rout"])
    assert hand(p, 1) == ["inf_rout"]
    p = claim(["inf_patient_scheming"], [], [], deck=["inf_rout"])
    assert hand(p, 0) == []


# ---- purple ------------------------------------------------------------------------------------


@shows("inf_wedding_gift")
@pytest.mark.rule("btwixt:ops.gain_tokens", "btwixt:effects.sharer")
def test_wedding_gift_shares() -> None:
    p = bid(["inf_wedding_gift"], ["inf_rout"], [], [], deck=["inf_betrayal"])
    play(p, 0, "inf_wedding_gift", (0, council(3)))
    assert tokens(p, 3) == 1
    assert hand(p, 3) == ["inf_betrayal"]


@shows("inf_embezzlement")
@pytest.mark.rule("btwixt:ops.move_tokens")
def test_embezzlement_moves_up_to_two_tokens() -> None:
    there = {"0": {"tokens": [1, 2, 3]}, "3": {"tokens": [1]}}
    p = bid(["inf_embezzlement"], ["inf_rout"], [], [], councils=there)
    p.answer(0, "play:inf_embezzlement")
    assert p.keys() == ["token:0:1:0", "token:3:0:0", "none"]
    p.answer(0, "token:0:1:0")
    assert p.keys() == ["token:0:1:0", "none"]  # from the same council
    p.answer(0, "token:0:1:0")
    assert (tokens(p, 0), tokens(p, 3)) == (1, 3)


@shows("inf_embezzlement")
def test_embezzlement_may_stop_after_one() -> None:
    p = bid(["inf_embezzlement"], ["inf_rout"], [], [], councils={"0": {"tokens": [1, 2, 3]}})
    play(p, 0, "inf_embezzlement", (0, "token:0:1:0"), (0, "none"))
    assert (tokens(p, 0), tokens(p, 3)) == (2, 1)


@shows("inf_love_of_the_smallfolk")
@pytest.mark.rule("btwixt:effects.second")
def test_love_of_the_smallfolk_for_the_second() -> None:
    p = claim(["inf_final_assault"], ["inf_love_of_the_smallfolk"], [], [])
    p.expect("effect.council", 1)
    p.answer(1, council(1))
    assert tokens(p, 1) == 1


@shows("inf_love_of_the_smallfolk")
def test_the_third_gets_nothing() -> None:
    p = claim(["inf_final_assault"], ["inf_love_of_the_smallfolk"], ["inf_rout"], [])
    p.expect("claim.council", 0)


@shows("inf_tourney_purse")
def test_tourney_purse_pays_the_winner() -> None:
    p = claim(["inf_tourney_purse"], [], [])
    p.answer(0, council(0, 3))
    assert tokens(p, 0) == 1
    p = claim(["inf_tourney_purse"], ["inf_rout"], [])
    p.expect("claim.council", 1)


@shows("inf_guest_right")
@pytest.mark.rule("btwixt:effects.protect_pile", "btwixt:ops.protect")
def test_guest_right_protects_the_pile() -> None:
    p = bid(["inf_poisoned_cup"], ["inf_rout"], [], piles=[[], ["inf_guest_right", "inf_rout"], []])
    play(p, 0, "inf_poisoned_cup")
    assert pile(p, 1) == ["inf_guest_right", "inf_rout"]
    # Mass effects skip it.
    piles = [[], ["inf_guest_right", "inf_royal_decree"], ["inf_royal_decree"]]
    p = play(bid(["inf_wildfire"], ["inf_rout"], [], piles=piles), 0, "inf_wildfire")
    assert pile(p, 1) == ["inf_guest_right", "inf_royal_decree"]
    assert pile(p, 2) == []


@shows("inf_unproven_claim")
@pytest.mark.rule("btwixt:effects.no_bid_won")
def test_unproven_claim_before_the_first_bid_won() -> None:
    p = bid(
        ["inf_rout"],
        [],
        [],
        piles=[["inf_unproven_claim"], ["inf_unproven_claim"]],
        won=[0, 1, 0],
        round=2,
    )
    assert worth(p, 0) == [7]
    assert worth(p, 1) == [4]


@shows("inf_royal_decree")
@pytest.mark.rule("btwixt:effects.win_ties", "btwixt:ops.win_ties")
def test_royal_decree_wins_ties() -> None:
    p = claim(["inf_harvest_feast"], ["inf_royal_decree"], [], first=0)
    assert winner(p) == 1


@shows("inf_harvest_feast")
@pytest.mark.rule("btwixt:effects.listed")
def test_harvest_feast_for_two() -> None:
    deck = ["inf_betrayal", "inf_guest_right"]
    p = bid(["inf_harvest_feast"], ["inf_rout"], [], [], deck=deck)
    p.answer(0, "play:inf_harvest_feast")
    assert hand(p, 0) == ["inf_betrayal"]
    assert p.keys() == ["seat:1", "seat:3"]
    p.answer(0, "seat:3")
    assert hand(p, 3) == ["inf_guest_right"]


@shows("inf_gold_cloaks")
@pytest.mark.rule("btwixt:effects.possible")
def test_gold_cloaks_cost_a_card() -> None:
    p = bid(["inf_gold_cloaks", "inf_rout", "inf_betrayal"], ["inf_rout"], [])
    play(p, 0, "inf_gold_cloaks", (0, "card:inf_rout"))
    assert hand(p, 0) == ["inf_betrayal"]
    # With no other card nothing can be discarded, and the card is played all the same.
    p = play(bid(["inf_gold_cloaks"], ["inf_rout"], []), 0, "inf_gold_cloaks")
    assert pile(p, 0) == ["inf_gold_cloaks"]


@shows("inf_crowns_debt")
@pytest.mark.rule("btwixt:ops.assign_token_choice")
def test_crowns_debt_lets_the_left_neighbour_place_the_token() -> None:
    p = claim(["inf_crowns_debt"], [], [], [])
    p.answer(0, council(0))
    p.expect("claim.token", 1)
    assert p.keys() == [council(0), council(3)]
    p.answer(1, council(3))
    assert tokens(p, 3) == 1


@shows("inf_iron_banks_loan")
@pytest.mark.rule("btwixt:ops.return_tokens")
def test_the_iron_bank_wants_a_token_back() -> None:
    p = claim(["inf_iron_banks_loan"], [], [], [], councils={"3": {"tokens": [2]}})
    assert tokens(p, 3) == 0
    assert p.view()["supply"] == 54
    # Winner or not, the loan is paid.
    there = {"1": {"tokens": [2, 3]}}
    p = claim(["inf_final_assault", "inf_rout"], ["inf_iron_banks_loan"], [], [], councils=there)
    assert tokens(p, 1) == 1
