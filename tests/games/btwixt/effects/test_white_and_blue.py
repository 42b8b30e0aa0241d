"""Every event and every white leader card, shown in play."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
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
    shows,
    tokens,
    total,
    values,
    winner,
    worth,
)

FILLER = ["inf_backup_plan"]


# ---- events ------------------------------------------------------------------------------------


@shows("evt_bought_loyalty")
@pytest.mark.rule("btwixt:ops.redirect_self")
def test_bought_loyalty_is_added_to_another_pile() -> None:
    p = bid(["evt_bought_loyalty"], FILLER, [], [])
    play(p, 0, "evt_bought_loyalty", (0, "seat:1"))
    assert pile(p, 1) == ["evt_bought_loyalty"]
    assert total(p, 1) == 6
    settle(kneel(p, 1))
    assert winner(p) == 1
    assert hand(p, 1) == ["inf_backup_plan", "evt_bought_loyalty"]


@shows("evt_the_pack_survives")
@pytest.mark.rule("btwixt:ops.claim_extra")
def test_the_pack_survives_in_the_same_council() -> None:
    p = claim(["evt_the_pack_survives"], [], [], [], ally_deck=["ally_catelyn_stark"])
    p.answer(0, council(3))
    assert allies(p, 3) == ["ally_maester_aemon", "ally_catelyn_stark"]


@shows("evt_lost_ravens")
@pytest.mark.rule("btwixt:ops.pass_cards")
def test_lost_ravens_pass_all_at_once() -> None:
    p = bid(
        ["evt_lost_ravens", "inf_rout", "inf_betrayal"],
        ["inf_royal_decree", "inf_guest_right"],
        ["inf_misdirection"],
        [],
    )
    p.answer(0, "play:evt_lost_ravens")
    assert [d.seat for d in p.match.decisions] == [0, 1]  # seat 2 has no choice, seat 3 no card
    p.answer(1, "card:inf_guest_right")
    p.answer(0, "card:inf_rout")
    assert hand(p, 0) == ["inf_betrayal"]
    assert hand(p, 1) == ["inf_rout", "inf_royal_decree"]
    assert hand(p, 2) == ["inf_guest_right"]
    assert hand(p, 3) == ["inf_misdirection"]
    # Each knows what it gave, and nobody else does.
    assert p.view(0)["known"] == [{"card": "inf_rout", "seats": [1], "tag": 0}]
    assert p.view(3)["known"] == []


@shows("evt_trial_by_combat")
@pytest.mark.rule("btwixt:ops.bid_rule", "btwixt:effects.key")
def test_trial_by_combat_looks_at_single_cards() -> None:
    p = bid(
        ["evt_trial_by_combat"],
        [],
        [],
        piles=[[], ["inf_final_assault"], ["inf_siege_engines"] * 2],
    )
    play(p, 0, "evt_trial_by_combat")
    assert winner(p) == 1
    # The total breaks a tie of single cards.
    piles = [["inf_rout"], ["inf_final_assault"], ["inf_final_assault", "inf_betrayal"]]
    p = play(bid(["evt_trial_by_combat"], [], [], piles=piles), 0, "evt_trial_by_combat")
    assert winner(p) == 2


@shows("evt_the_long_night")
def test_the_long_night_bans_high_cards() -> None:
    p = bid(["evt_the_long_night"], ["inf_sellswords", "inf_royal_decree"], [])
    play(p, 0, "evt_the_long_night")
    assert p.keys(1) == ["play:inf_royal_decree", "kneel"]


@shows("evt_the_red_wedding")
@pytest.mark.rule("btwixt:ops.kill_ally", "btwixt:concepts.kill")
def test_the_red_wedding_kills_at_the_winners() -> None:
    there = {
        "0": {"allies": ["ally_bronn", "ally_robert_baratheon"]},
        "3": {"allies": ["ally_varys"]},
        "1": {"allies": ["ally_qyburn"]},
    }
    p = claim(["inf_final_assault"], [], ["evt_the_red_wedding"], [], councils=there)
    assert p.keys() == ["ally:ally_bronn:0:1", "ally:ally_varys:3:0"]
    p.answer(2, "ally:ally_varys:3:0")
    assert p.view()["dead"] == ["ally_varys"]


@shows("evt_kingsmoot_clamour")
def test_kingsmoot_clamour_counts_cards() -> None:
    piles = [[], ["inf_betrayal", "inf_misdirection", "inf_rout"], ["inf_final_assault"]]
    p = play(bid(["evt_kingsmoot_clamour"], [], [], piles=piles), 0, "evt_kingsmoot_clamour")
    assert winner(p) == 1


@shows("evt_kingsmoot_clamour", "evt_trial_by_combat")
@pytest.mark.rule("btwixt:effects.key")
def test_of_two_rules_the_later_counts() -> None:
    piles = [[], ["inf_betrayal", "inf_misdirection", "inf_rout"], ["inf_final_assault"]]
    p = bid(["evt_kingsmoot_clamour"], ["evt_trial_by_combat"], [], piles=piles)
    play(p, 0, "evt_kingsmoot_clamour")
    play(p, 1, "evt_trial_by_combat")
    assert winner(p) == 2


@shows("evt_great_council")
@pytest.mark.rule("btwixt:ops.play_limit")
def test_great_council_leaves_one_more_card_each() -> None:
    p = bid(
        ["evt_great_council", "inf_rout", "inf_betrayal"],
        ["inf_royal_decree", "inf_guest_right"],
        [],
        piles=[["inf_misdirection"], [], []],
    )
    play(p, 0, "evt_great_council")
    play(p, 1, "inf_royal_decree")
    play(p, 0, "inf_rout")
    assert winner(p) == 0
    assert hand(p, 1) == ["inf_guest_right"]


@shows("evt_famine")
def test_famine_takes_a_card_of_large_hands() -> None:
    five = ["inf_rout", "inf_betrayal", "inf_misdirection", "inf_guest_right", "inf_wildfire"]
    p = bid(["evt_famine"], five, ["inf_royal_decree"] * 2, [])
    p.answer(0, "play:evt_famine")
    p.expect("effect.discard", 1)
    p.answer(1, "card:inf_wildfire")
    assert hand_size(p, 1) == 4
    assert hand_size(p, 2) == 2


@shows("evt_dragons_in_the_sky")
@pytest.mark.rule("btwixt:effects.margin")
def test_dragons_pay_for_a_clear_victory() -> None:
    p = claim(["evt_dragons_in_the_sky"], ["inf_little_birds"], [], [])
    p.expect("effect.council", 0)
    p = claim(["evt_dragons_in_the_sky"], ["inf_misdirection"], [], [])
    p.expect("claim.council", 0)


@shows("evt_the_wheel_turns")
@pytest.mark.rule("btwixt:ops.rotate_piles")
def test_the_wheel_turns_all_piles_to_the_left() -> None:
    piles = [["inf_rout"], ["inf_betrayal"], [], ["inf_royal_decree"]]
    p = play(bid(["evt_the_wheel_turns"], FILLER, [], [], piles=piles), 0, "evt_the_wheel_turns")
    assert [pile(p, s) for s in range(4)] == [
        ["inf_royal_decree", "evt_the_wheel_turns"],
        ["inf_rout"],
        ["inf_betrayal"],
        [],
    ]


@shows("evt_the_wheel_turns")
@pytest.mark.rule("btwixt:ops.rotate_piles")
def test_protected_piles_stay_when_the_wheel_turns() -> None:
    piles = [["inf_rout"], ["inf_guest_right"], ["inf_betrayal"], ["inf_royal_decree"]]
    p = play(bid(["evt_the_wheel_turns"], FILLER, [], [], piles=piles), 0, "evt_the_wheel_turns")
    assert [pile(p, s) for s in range(4)] == [
        ["inf_royal_decree", "evt_the_wheel_turns"],
        ["inf_guest_right"],
        ["inf_rout"],
        ["inf_betrayal"],
    ]


# ---- white cards -------------------------------------------------------------------------------


@shows("ldr_cersei_power_is_power")
def test_power_is_power() -> None:
    p = bid(["ldr_cersei_power_is_power"], ["inf_rout", "inf_betrayal"], [], [])
    p.answer(0, "play:ldr_cersei_power_is_power", inject=[("hand", 0)])
    assert hand(p, 1) == ["inf_rout"]


@shows("ldr_cersei_golden_promises")
def test_golden_promises() -> None:
    p = claim(["ldr_cersei_golden_promises"], [], [], [])
    p.answer(0, council(3))
    assert tokens(p, 3) == 1


@shows("ldr_cersei_green_fire")
def test_green_fire_spares_ones_own_pile() -> None:
    piles = [["inf_rout"], ["inf_royal_decree", "inf_betrayal"], ["inf_misdirection"]]
    p = play(bid(["ldr_cersei_green_fire"], FILLER, [], piles=piles), 0, "ldr_cersei_green_fire")
    assert pile(p, 0) == ["inf_rout", "ldr_cersei_green_fire"]
    assert pile(p, 1) == ["inf_betrayal"]
    assert pile(p, 2) == []


@shows("ldr_cersei_royal_spite")
def test_royal_spite_takes_a_token_of_the_winner() -> None:
    there = {str(c): {"tokens": [1]} for c in range(4)}
    p = claim(["inf_final_assault"], ["ldr_cersei_royal_spite"], [], [], councils=there)
    # Council 0 is the one they share: only council 3 is the winner's alone.
    assert [tokens(p, c) for c in range(4)] == [1, 1, 1, 0]


@shows("ldr_tyrion_candlelight_reading")
def test_candlelight_reading() -> None:
    p = bid(["ldr_tyrion_candlelight_reading"], FILLER, [], deck=["inf_rout", "inf_betrayal"])
    p.answer(0, "play:ldr_tyrion_candlelight_reading")
    assert hand(p, 0) == ["inf_betrayal", "inf_rout"]
    p.answer(0, "card:inf_rout")
    assert hand(p, 0) == ["inf_betrayal"]


@shows("ldr_tyrion_debts_repaid")
def test_debts_repaid_takes_another_card_back() -> None:
    p = claim(["ldr_tyrion_debts_repaid", "inf_rout"], [], [])
    p.expect("effect.card", 0)
    assert p.keys() == ["card:inf_rout:0", "none"]
    p.answer(0, "card:inf_rout:0")
    assert hand(p, 0) == ["inf_rout"]


@shows("ldr_tyrion_acting_hand")
def test_acting_hand_wins_ties_and_protects() -> None:
    p = bid(
        ["inf_poisoned_cup"], FILLER, [], piles=[[], ["ldr_tyrion_acting_hand", "inf_rout"], []]
    )
    play(p, 0, "inf_poisoned_cup")
    assert pile(p, 1) == ["ldr_tyrion_acting_hand", "inf_rout"]
    p = claim(["inf_sellswords"], ["ldr_tyrion_acting_hand"], [])
    assert winner(p) == 1


@shows("ldr_tyrion_harbour_chain")
@pytest.mark.rule("btwixt:ops.value_set", "btwixt:effects.value")
def test_the_harbour_chain_cuts_high_cards_of_others() -> None:
    piles = [["ldr_tyrion_harbour_chain", "inf_final_assault"], ["inf_siege_engines", "inf_rout"]]
    p = bid(FILLER, [], [], piles=piles)
    assert worth(p, 0) == [4, 9]
    assert worth(p, 1) == [4, 4]


@shows("ldr_euron_the_silence")
@pytest.mark.rule("btwixt:effects.protect_hand")
def test_the_silence_protects_hand_and_pile() -> None:
    p = bid(
        ["ldr_euron_the_silence"],
        ["inf_reavers_toll", "inf_poisoned_cup", "inf_betrayal"],
        ["inf_rout"],
        deck=["inf_misdirection"],
    )
    play(p, 0, "ldr_euron_the_silence")
    assert hand(p, 0) == ["inf_misdirection"]
    p.answer(1, "play:inf_reavers_toll")
    # Only seat 2 can be chosen, and it has a single card.
    assert hand(p, 2) == []
    kneel(p, 0)
    play(p, 1, "inf_poisoned_cup")
    assert pile(p, 0) == ["ldr_euron_the_silence"]


@shows("ldr_euron_the_silence")
@pytest.mark.rule("btwixt:effects.protect_hand")
def test_the_silence_lasts_even_if_the_card_moves() -> None:
    p = bid(
        ["ldr_euron_the_silence"],
        ["inf_blackmail"],
        [],
        piles=[["inf_rout"], [], []],
        deck=["inf_misdirection"],
    )
    play(p, 0, "ldr_euron_the_silence")
    for m in (p.match, p.native):
        m.st.piles[2] = (m.st.piles[0][-1],)
        m.st.piles[0] = m.st.piles[0][:1]
    play(p, 1, "inf_blackmail")
    assert p.told("hand.given") == []


@shows("ldr_euron_iron_price")
def test_the_iron_price() -> None:
    piles = [[], ["inf_final_assault"], ["inf_rout"], []]
    p = play(bid(["ldr_euron_iron_price"], FILLER, [], [], piles=piles), 0, "ldr_euron_iron_price")
    assert pile(p, 0) == ["inf_rout", "ldr_euron_iron_price"]


@shows("ldr_euron_crows_eye")
def test_crows_eye_orders_three_allies() -> None:
    deck = ["ally_bronn", "ally_varys", "ally_qyburn"]
    p = bid(["ldr_euron_crows_eye"], FILLER, [], ally_deck=deck, deck=["inf_rout"])
    p.answer(0, "play:ldr_euron_crows_eye")
    p.answer(0, "ally:ally_qyburn", "ally:ally_bronn", "ally:ally_varys")
    assert [row["ally"] for row in p.view(0)["seen_allies"]] == [
        "ally_varys",
        "ally_bronn",
        "ally_qyburn",
    ]
    assert hand(p, 0) == ["inf_rout"]


@shows("ldr_euron_dragon_horn")
def test_dragon_horn_costs_a_card() -> None:
    p = play(bid(["ldr_euron_dragon_horn", "inf_rout"], FILLER, []), 0, "ldr_euron_dragon_horn")
    assert hand(p, 0) == []
    assert total(p, 0) == 9


@shows("ldr_melisandre_shadow_assassin")
def test_shadow_assassin_may_be_held_back() -> None:
    p = claim(["inf_final_assault"], ["ldr_melisandre_shadow_assassin"], [])
    p.answer(1, "no")
    p.expect("claim.council", 0)
    p = claim(["inf_final_assault"], ["ldr_melisandre_shadow_assassin"], [])
    p.answer(1, "yes")
    p.answer(1, council(1, 3))
    assert p.view()["dead"] == ["ally_maester_aemon"]
    assert tokens(p, 1) == 1


@shows("ldr_melisandre_blood_magic")
@pytest.mark.rule("btwixt:ops.claim_extra", "btwixt:effects.then")
def test_blood_magic_trades_the_current_ally_for_a_dead_one() -> None:
    p = claim(["ldr_melisandre_blood_magic"], [], [], [], dead=["ally_bronn", "ally_catelyn_stark"])
    p.answer(0, "yes")
    p.expect("claim.dead", 0)
    assert p.keys() == ["dead:ally_catelyn_stark", "dead:ally_bronn"]
    p.answer(0, "dead:ally_catelyn_stark")
    p.answer(0, council(3))
    assert allies(p, 3) == ["ally_catelyn_stark"]
    assert p.view()["dead"] == ["ally_bronn", "ally_maester_aemon"]


@shows("ldr_melisandre_blood_magic")
def test_blood_magic_without_other_dead_takes_the_next_ally() -> None:
    p = claim(["ldr_melisandre_blood_magic"], [], [], [], ally_deck=["ally_catelyn_stark"])
    p.answer(0, "yes")
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_catelyn_stark"]


@shows("ldr_melisandre_visions_in_the_flames")
def test_visions_keep_one_on_top() -> None:
    deck = ["ally_bronn", "ally_varys", "ally_qyburn"]
    p = bid(["ldr_melisandre_visions_in_the_flames"], FILLER, [], ally_deck=deck)
    p.answer(0, "play:ldr_melisandre_visions_in_the_flames")
    d = p.expect("effect.bottom", 0)
    assert (d.least, d.most) == (2, 2)
    p.answer(0, "ally:ally_qyburn", "ally:ally_bronn")
    seen = {row["ally"]: row["from_top"] for row in p.view(0)["seen_allies"]}
    assert seen == {"ally_varys": 0, "ally_qyburn": 47, "ally_bronn": 48}


@shows("ldr_melisandre_burn_the_unbelievers")
def test_burn_the_unbelievers() -> None:
    there = {"0": {"allies": ["ally_bronn", "ally_lysa_arryn"]}, "1": {"allies": ["ally_varys"]}}
    p = claim(["ldr_melisandre_burn_the_unbelievers"], [], [], [], councils=there)
    assert p.keys() == ["ally:ally_bronn:0:1", "none"]
    p.answer(0, "ally:ally_bronn:0:1")
    p.answer(0, council(0)).answer(0, council(3))
    assert (tokens(p, 0), tokens(p, 3)) == (1, 1)
    assert p.view()["dead"] == ["ally_bronn"]


@shows("ldr_doran_long_patience")
def test_long_patience_counts_lost_bids() -> None:
    p = bid(FILLER, [], [], piles=[["ldr_doran_long_patience"]], lost=[2, 0, 0], round=3)
    assert worth(p, 0) == [6]
    others: list[list[str]] = [[] for _ in range(5)]
    lost = [5, 0, 0, 0, 0, 0]
    p = bid(FILLER, *others, piles=[["ldr_doran_long_patience"]], lost=lost, round=6)
    assert worth(p, 0) == [7]


@shows("ldr_doran_water_gardens")
def test_water_gardens() -> None:
    p = bid(["ldr_doran_water_gardens"], FILLER, [], deck=["inf_rout", "inf_betrayal"])
    play(p, 0, "ldr_doran_water_gardens")
    assert hand(p, 0) == ["inf_betrayal", "inf_rout"]
    assert p.view()["leaders"][0]["knelt"]


@shows("ldr_doran_hidden_viper")
@pytest.mark.rule("btwixt:effects.neighbour_won")
def test_hidden_viper_moves_a_token_of_the_winner() -> None:
    there = {"3": {"tokens": [2]}}
    p = claim(["inf_final_assault"], ["ldr_doran_hidden_viper"], [], [], councils=there)
    p.expect("effect.token", 1)
    p.answer(1, "token:3:0:0")
    assert values(p, 0) == [2]
    # Seat 2 is no neighbour of the winner.
    p = claim(["inf_final_assault"], [], ["ldr_doran_hidden_viper"], [], councils=there)
    p.expect("claim.council", 0)


@shows("ldr_doran_unbowed")
@pytest.mark.rule("btwixt:effects.only_card")
def test_unbowed_alone() -> None:
    p = bid(FILLER, [], [], piles=[["ldr_doran_unbowed"], ["inf_rout"]])
    assert worth(p, 0) == [9]
    p = bid(FILLER, [], [], piles=[["ldr_doran_unbowed", "inf_betrayal"]])
    assert worth(p, 0) == [6, 1]


@shows("ldr_olenna_matchmaker")
def test_matchmaker_claims_the_next_ally_too() -> None:
    p = claim(["ldr_olenna_matchmaker"], [], [], [], ally_deck=["ally_catelyn_stark"])
    p.answer(0, council(0))
    assert p.keys() == [council(0), council(3)]
    p.answer(0, council(3))
    assert allies(p, 3) == ["ally_catelyn_stark"]


@shows("ldr_olenna_queen_of_thorns")
def test_the_queen_of_thorns_places_a_neighbours_token() -> None:
    p = claim(["inf_final_assault"], ["ldr_olenna_queen_of_thorns"], [], [])
    p.answer(0, council(0))
    p.expect("claim.token", 1)
    assert p.keys() == [council(0), council(3)]


@shows("ldr_olenna_amethysts")
def test_amethysts_kill_elsewhere() -> None:
    there = {"0": {"allies": ["ally_bronn"]}, "1": {"allies": ["ally_varys", "ally_lysa_arryn"]}}
    p = claim(["ldr_olenna_amethysts"], [], [], [], councils=there)
    assert p.keys() == ["ally:ally_varys:1:2", "none"]
    p.answer(0, "ally:ally_varys:1:2")
    assert p.view()["dead"] == ["ally_varys"]


@shows("ldr_olenna_growing_strong")
def test_growing_strong() -> None:
    p = bid(FILLER, [], [], piles=[["ldr_olenna_growing_strong", "inf_rout", "inf_betrayal"]])
    assert worth(p, 0) == [7, 4, 1]


@shows("ldr_daenerys_dracarys")
def test_dracarys_burns_any_card() -> None:
    piles = [[], ["inf_final_assault"], []]
    p = play(bid(["ldr_daenerys_dracarys"], FILLER, [], piles=piles), 0, "ldr_daenerys_dracarys")
    assert p.view()["discard"] == ["inf_final_assault"]


@shows("ldr_daenerys_breaker_of_chains")
def test_breaker_of_chains_frees_a_neighbours_pile() -> None:
    piles = [[], ["inf_final_assault", "inf_rout"], ["inf_betrayal"], ["inf_royal_decree"]]
    p = bid(["ldr_daenerys_breaker_of_chains"], FILLER, [], [], piles=piles)
    p.answer(0, "play:ldr_daenerys_breaker_of_chains")
    assert p.keys() == ["seat:1", "seat:3"]
    p.answer(0, "seat:1")
    assert hand(p, 1) == ["inf_rout", "inf_final_assault", "inf_backup_plan"]
    assert pile(p, 1) == []


@shows("ldr_daenerys_three_heads")
def test_three_heads_of_the_dragon() -> None:
    three = ["ldr_daenerys_three_heads", "inf_rout", "inf_betrayal", "inf_misdirection"]
    p = bid(FILLER, [], [], piles=[three[:2]])
    assert worth(p, 0) == [7, 4]
    p = bid(FILLER, [], [], piles=[three])
    assert worth(p, 0)[0] == 9


@shows("ldr_daenerys_fire_and_blood")
def test_fire_and_blood_burns_the_second() -> None:
    hands = [[], ["inf_rout", "inf_betrayal"], ["inf_rout"]]
    p = claim(["ldr_daenerys_fire_and_blood"], ["inf_royal_decree"], [], hands=hands)
    assert hand_size(p, 1) == 1
    assert hand_size(p, 2) == 1


@shows("ldr_jon_ghost")
def test_ghost_comes_back() -> None:
    p = settle(claim(["inf_final_assault"], ["ldr_jon_ghost"], []))
    assert hand(p, 1) == ["ldr_jon_ghost"]
    p = settle(claim(["ldr_jon_ghost"], [], []))
    assert p.view()["removed"] == ["ldr_jon_ghost"]


@shows("ldr_jon_watchs_vow")
@pytest.mark.rule("btwixt:effects.protect_table", "btwixt:effects.protect_priority")
def test_the_watchs_vow_protects_the_table_from_cards() -> None:
    there = {"0": {"allies": ["ally_bronn"], "tokens": [1]}, "3": {"tokens": [1]}}
    p = bid(
        ["ldr_jon_watchs_vow"],
        ["inf_embezzlement", "inf_final_assault"],
        [],
        [],
        councils=there,
        current="ally_petyr_baelish",
        deck=["inf_rout"],
    )
    play(p, 0, "ldr_jon_watchs_vow")
    assert hand(p, 0) == ["inf_rout"]
    play(p, 1, "inf_embezzlement")
    p.expect("bidding.turn", 0)  # there was no token that could be moved
    kneel(p, 0)
    play(p, 1, "inf_final_assault")
    # Petyr Baelish is an ally: his ability is not stopped.
    p.answer(1, p.keys()[0])
    p.expect("effect.token", 1)


@shows("ldr_jon_watchs_vow")
def test_the_watchs_vow_saves_the_current_ally() -> None:
    p = bid(
        ["ldr_jon_watchs_vow"],
        ["ldr_melisandre_shadow_assassin"],
        ["inf_final_assault"],
        [],
        deck=["inf_rout"],
    )
    play(p, 0, "ldr_jon_watchs_vow")
    play(p, 1, "ldr_melisandre_shadow_assassin")
    rest_of_round(play(p, 2, "inf_final_assault"))
    assert p.told("ally.claimed")[-1]["seat"] == 2


@shows("ldr_jon_kill_the_boy")
def test_kill_the_boy_discards_the_lowest_of_ones_own() -> None:
    piles = [["inf_royal_decree", "inf_betrayal"], [], []]
    p = play(bid(["ldr_jon_kill_the_boy"], FILLER, [], piles=piles), 0, "ldr_jon_kill_the_boy")
    assert pile(p, 0) == ["inf_royal_decree", "ldr_jon_kill_the_boy"]


@shows("ldr_jon_sword_in_the_darkness")
def test_sword_in_the_darkness() -> None:
    p = claim(["inf_final_assault"], ["ldr_jon_sword_in_the_darkness"], [], [])
    assert tokens(p, 0) == 1
    p = claim(["inf_final_assault"], [], ["ldr_jon_sword_in_the_darkness"], [])
    assert tokens(p, 0) == 0


@shows("ldr_eddard_winter_is_coming")
@pytest.mark.rule("btwixt:effects.season")
@pytest.mark.parametrize(("season", "value"), [("summer", 4), ("autumn", 6), ("winter", 8)])
def test_winter_is_coming(season: str, value: int) -> None:
    p = bid(FILLER, [], [], piles=[["ldr_eddard_winter_is_coming"]], season=season)
    assert worth(p, 0) == [value]


@shows("ldr_eddard_hand_of_the_king")
def test_hand_of_the_king() -> None:
    p = bid(["ldr_eddard_hand_of_the_king"], FILLER, [], deck=["inf_rout"])
    play(p, 0, "ldr_eddard_hand_of_the_king")
    assert hand(p, 0) == ["inf_rout"]
    p = claim(["inf_royal_decree"], ["ldr_eddard_hand_of_the_king"], [], first=1)
    assert winner(p) == 1


@shows("ldr_eddard_kings_justice")
def test_the_kings_justice() -> None:
    piles = [
        ["inf_betrayal"],
        ["inf_betrayal", "inf_rout", "inf_poisoned_cup"],
        ["inf_misdirection"],
    ]
    p = bid(["ldr_eddard_kings_justice"], FILLER, [], piles=piles)
    play(p, 0, "ldr_eddard_kings_justice")
    assert pile(p, 0) == ["inf_betrayal", "ldr_eddard_kings_justice"]
    assert pile(p, 1) == ["inf_rout"]
    assert pile(p, 2) == ["inf_misdirection"]


@shows("ldr_eddard_plain_honour")
@pytest.mark.rule("btwixt:ops.reveal_hand")
def test_plain_honour_shows_the_hand() -> None:
    p = bid(["ldr_eddard_plain_honour", "inf_rout", "inf_betrayal"], ["inf_poisoned_cup"], [])
    play(p, 0, "ldr_eddard_plain_honour")
    known = [{"card": c, "seats": [0], "tag": 0} for c in ("inf_betrayal", "inf_rout")]
    assert p.view(1)["known"] == known
    assert p.view(None)["known"] == known
    assert p.view(0)["known"] == []
    play(p, 1, "inf_poisoned_cup")
    assert pile(p, 0) == ["ldr_eddard_plain_honour"]
