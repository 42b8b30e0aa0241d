"""Step 3: who wins the bid, and what becomes of the ally."""

from __future__ import annotations

import pytest
from tests.games.btwixt.table import (
    allies,
    bid,
    claim,
    claims,
    council,
    hand,
    kneel,
    play,
    rest_of_round,
    settle,
    tokens,
    winner,
)


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


@pytest.mark.rule("btwixt:effects.extra_queue")
def test_the_round_text_of_an_extra_ally_does_nothing() -> None:
    p = claim(["ldr_olenna_matchmaker"], [], [], [], ally_deck=["ally_renly_baratheon"])
    settle(p)
    assert p.told("ally.next")[-1]["ally"] == "ally_renly_baratheon"
    assert p.told("cards.drawn") == []


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


@pytest.mark.rule("btwixt:cards.robb")
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


@pytest.mark.rule("btwixt:concepts.you_ally")
def test_you_on_an_ally_is_who_claimed_it() -> None:
    p = claim(["inf_rout"], ["inf_final_assault"], [], current="ally_missandei")
    p.answer(1, p.keys()[0])
    assert p.told("cards.drawn")[-1]["seat"] == 1
