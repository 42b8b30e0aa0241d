"""Every design of ally, shown in play. Those that only score are in test_scoring."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    allies,
    bid,
    claim,
    claims,
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

from weirwood.kernel.testing import Play

FILLER = ["inf_backup_plan"]


@shows("ally_sansa_stark")
@pytest.mark.rule("btwixt:ops.place_self")
def test_sansa_joins_the_strongest_ally() -> None:
    there = {"0": {"allies": ["ally_bronn", "ally_varys"]}, "3": {"allies": ["ally_lysa_arryn"]}}
    p = claims("ally_sansa_stark", councils=there)
    assert allies(p, 3) == ["ally_lysa_arryn", "ally_sansa_stark"]


@shows("ally_mance_rayder")
def test_mance_joins_the_smaller_council() -> None:
    p = claims("ally_mance_rayder", councils={"0": {"allies": ["ally_robert_baratheon"]}})
    assert allies(p, 3) == ["ally_mance_rayder"]


@shows("ally_jaqen_hghar")
def test_jaqen_goes_anywhere_and_kills() -> None:
    there = {"2": {"allies": ["ally_bronn", "ally_lysa_arryn", "ally_varys"]}}
    p = claims("ally_jaqen_hghar", councils=there)
    assert p.keys() == [council(c) for c in range(4)]
    p.answer(0, council(2))
    assert p.keys() == ["ally:ally_bronn:2:3", "ally:ally_varys:2:3"]
    p.answer(0, "ally:ally_varys:2:3")
    assert allies(p, 2) == ["ally_bronn", "ally_lysa_arryn", "ally_jaqen_hghar"]


@shows("ally_ser_loras_tyrell")
def test_loras_brings_the_next_ally_to_the_other_council() -> None:
    p = claims("ally_ser_loras_tyrell", ally_deck=["ally_catelyn_stark"])
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_ser_loras_tyrell"]
    assert allies(p, 3) == ["ally_catelyn_stark"]


@shows("ally_robb_stark")
def test_robb_gives_one_other_leader_a_card_back() -> None:
    p = claims("ally_robb_stark", ["inf_final_assault"], ["inf_rout"])
    p.answer(0, council(0))
    p.answer(1, "yes")
    assert hand(p, 1) == ["inf_rout"]


@shows("ally_varys")
def test_varys_orders_the_next_allies() -> None:
    deck = ["ally_bronn", "ally_qyburn", "ally_missandei"]
    p = claims("ally_varys", ally_deck=deck, hands=[[], ["inf_rout"]])
    p.answer(0, council(0))
    p.answer(0, "ally:ally_missandei", "ally:ally_bronn", "ally:ally_qyburn")
    settle(p)
    assert p.told("ally.revealed")[-1]["ally"] == "ally_missandei"


@shows("ally_petyr_baelish")
def test_petyr_takes_a_token_from_anywhere() -> None:
    p = claims("ally_petyr_baelish", councils={"2": {"tokens": [3]}})
    p.answer(0, council(0))
    assert p.keys() == ["token:2:3:0", "none"]
    p.answer(0, "token:2:3:0")
    p.answer(0, council(3))
    assert values(p, 3) == [3]


@shows("ally_tywin_lannister")
def test_tywin_bans_low_cards() -> None:
    p = bid(["inf_poisoned_cup", "inf_misdirection"], FILLER, [], current="ally_tywin_lannister")
    assert p.keys() == ["play:inf_misdirection", "kneel"]


@shows("ally_ser_jaime_lannister")
def test_jaime_costs_a_card() -> None:
    p = claims("ally_ser_jaime_lannister", hands=[["inf_rout", "inf_betrayal"]])
    p.answer(0, council(0))
    p.answer(0, "card:inf_rout")
    assert hand(p, 0) == ["inf_betrayal"]


@shows("ally_joffrey_baratheon")
def test_joffrey_kills_the_weakest_beside_him() -> None:
    there = {"0": {"allies": ["ally_lysa_arryn", "ally_missandei"]}}
    p = claims("ally_joffrey_baratheon", councils=there)
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_lysa_arryn", "ally_joffrey_baratheon"]


@shows("ally_margaery_tyrell")
@pytest.mark.rule("btwixt:ops.move_ally")
def test_margaery_moves_another_ally() -> None:
    p = claims("ally_margaery_tyrell", councils={"3": {"allies": ["ally_missandei"]}})
    p.answer(0, council(0))
    assert p.keys() == ["ally:ally_missandei:3:0", "none"]
    p.answer(0, "ally:ally_missandei:3:0")
    assert allies(p, 0) == ["ally_margaery_tyrell", "ally_missandei"]
    assert p.told("cards.drawn") == []  # moved, not claimed


@shows("ally_stannis_baratheon")
@pytest.mark.rule("btwixt:effects.ties_lose")
def test_stannis_lets_ties_lose() -> None:
    p = claim(["inf_rout"], ["inf_rout"], ["inf_misdirection"], current="ally_stannis_baratheon")
    assert winner(p) == 2
    p = claim(["inf_rout"], ["inf_rout"], [], current="ally_stannis_baratheon")
    assert winner(p) == 2
    p = claim([], [], [], current="ally_stannis_baratheon", first=1)
    assert winner(p) == 1  # nobody is left: the usual tie


@shows("ally_renly_baratheon")
@pytest.mark.rule("btwixt:effects.during_round")
def test_renly_lets_everybody_draw_when_revealed() -> None:
    p = Play.scenario(
        "btwixt",
        {
            "seats": 3,
            "phase": "reveal",
            "first": 1,
            "hands": [[], [], []],
            "ally_deck": ["ally_renly_baratheon"],
            "deck": ["inf_rout", "inf_betrayal", "inf_wildfire"],
        },
    )
    assert [e["seat"] for e in p.told("cards.drawn")] == [1, 2, 0]
    assert hand(p, 1) == ["inf_rout"]


@shows("ally_ser_davos_seaworth")
def test_davos_takes_a_low_card_back() -> None:
    p = claims("ally_ser_davos_seaworth", ["inf_final_assault", "inf_rout"])
    p.answer(0, council(0))
    assert p.keys() == ["card:inf_rout:0", "none"]
    p.answer(0, "card:inf_rout:0")
    assert hand(p, 0) == ["inf_rout"]


@shows("ally_brienne_of_tarth")
@pytest.mark.rule("btwixt:effects.protect_allies_here", "btwixt:effects.in_council")
def test_brienne_protects_the_others() -> None:
    there = {"0": {"allies": ["ally_brienne_of_tarth", "ally_bronn"]}}
    p = claim(["inf_final_assault"], ["evt_the_red_wedding"], [], [], councils=there)
    # Only she herself can be killed.
    assert p.view()["dead"] == ["ally_brienne_of_tarth"]


@shows("ally_arya_stark")
def test_arya_kills_the_weak_anywhere() -> None:
    there = {"2": {"allies": ["ally_bronn", "ally_lysa_arryn"]}}
    p = claims("ally_arya_stark", councils=there)
    p.answer(0, council(0))
    assert p.keys() == ["ally:ally_bronn:2:3", "none"]
    p.answer(0, "ally:ally_bronn:2:3")
    assert p.view()["dead"] == ["ally_bronn"]


@shows("ally_bran_stark")
@pytest.mark.rule("btwixt:ops.peek_tokens")
def test_bran_looks_and_moves_one() -> None:
    p = claims("ally_bran_stark", councils={"0": {"tokens": [1, 3, 1]}, "1": {"tokens": [2]}})
    p.answer(0, council(3))
    seen = p.view(0)["councils"][0]["tokens"]
    assert [t["value"] for t in seen] == [1, 3, 1]
    assert [t["value"] for t in p.view(1)["councils"][0]["tokens"]] == [None] * 3
    assert p.view(0)["councils"][1]["tokens"][0]["value"] is None
    assert p.keys() == ["known:0:1:0:1", "known:0:1:1:3", "none"]
    p.answer(0, "known:0:1:1:3")
    assert values(p, 3) == [3]
    assert p.view(0)["councils"][3]["tokens"] == [{"value": 3, "seen_by": [0]}]


@shows("ally_theon_greyjoy")
def test_theon_is_placed_by_the_left_neighbour() -> None:
    p = claims("ally_theon_greyjoy")
    p.expect("claim.council", 1)
    assert p.keys() == [council(0), council(3)]
    p.answer(1, council(3))
    assert allies(p, 3) == ["ally_theon_greyjoy"]


@shows("ally_asha_greyjoy")
def test_asha_strengthens_red_cards() -> None:
    piles = [["inf_rout", "inf_royal_decree"], ["inf_call_the_banners"]]
    p = bid(FILLER, [], [], piles=piles, current="ally_asha_greyjoy")
    assert worth(p, 0) == [5, 5]
    assert worth(p, 1) == [6]


@shows("ally_balon_greyjoy")
def test_balon_makes_neighbours_discard() -> None:
    hands = [[], ["inf_rout", "inf_betrayal"], ["inf_misdirection"], ["inf_wildfire"]]
    p = claims("ally_balon_greyjoy", hands=hands)
    p.answer(0, council(0))
    p.expect("effect.discard", 1)
    p.answer(1, "card:inf_rout")
    assert [hand_size(p, s) for s in range(4)] == [0, 1, 1, 0]


@shows("ally_victarion_greyjoy")
@pytest.mark.rule("btwixt:ops.must_play")
def test_victarion_makes_everybody_play() -> None:
    p = bid(["inf_rout", "inf_betrayal"], FILLER, [], current="ally_victarion_greyjoy")
    assert not p.may(0, "kneel")
    assert p.refused(0, "kneel") == "ops.must_play"
    play(p, 0, "inf_rout")
    play(p, 1, FILLER[0])
    assert p.may(0, "kneel")


@shows("ally_aeron_damphair")
@pytest.mark.rule("btwixt:ops.revive_ally")
def test_aeron_revives_the_weak() -> None:
    p = claims("ally_aeron_damphair", dead=["ally_missandei", "ally_lysa_arryn"])
    p.answer(0, council(0))
    assert p.keys() == ["dead:ally_missandei", "none"]
    p.answer(0, "dead:ally_missandei")
    assert allies(p, 0) == ["ally_aeron_damphair", "ally_missandei"]
    assert p.told("cards.drawn") == []  # no claim


@shows("ally_oberyn_martell")
@pytest.mark.rule("btwixt:ops.kill_self", "btwixt:effects.then")
def test_oberyn_dies_with_his_enemy() -> None:
    there = {"1": {"allies": ["ally_gregor_clegane"]}}
    p = claims("ally_oberyn_martell", councils=there)
    p.answer(0, council(0))
    p.answer(0, "ally:ally_gregor_clegane:1:2")
    assert p.view()["dead"] == ["ally_gregor_clegane", "ally_oberyn_martell"]
    p = claims("ally_oberyn_martell", councils=there)
    p.answer(0, council(0))
    p.answer(0, "none")
    assert allies(p, 0) == ["ally_oberyn_martell"]


@shows("ally_arianne_martell")
def test_arianne_draws_and_gives() -> None:
    p = claims("ally_arianne_martell", deck=["inf_rout", "inf_betrayal"])
    p.answer(0, council(0))
    assert hand(p, 0) == ["inf_betrayal", "inf_rout"]
    p.answer(0, "seat:3")
    p.answer(0, "card:inf_rout")
    assert hand(p, 3) == ["inf_rout"]
    assert hand(p, 0) == ["inf_betrayal"]


@shows("ally_areo_hotah")
@pytest.mark.rule("btwixt:effects.protect_tokens_here")
def test_areo_protects_tokens() -> None:
    there = {"0": {"allies": ["ally_areo_hotah"], "tokens": [3]}, "3": {"tokens": [1]}}
    p = bid(["inf_embezzlement"], FILLER, [], [], councils=there)
    p.answer(0, "play:inf_embezzlement")
    assert p.keys() == ["token:3:0:0", "none"]


@shows("ally_ser_barristan_selmy")
@pytest.mark.rule("btwixt:effects.protect_piles", "btwixt:effects.protect_priority")
def test_barristan_protects_every_pile_even_from_its_owner() -> None:
    piles = [["inf_royal_decree"], ["inf_rout"], []]
    p = bid(
        ["inf_secret_passage", "inf_betrayal"],
        FILLER,
        [],
        piles=piles,
        current="ally_ser_barristan_selmy",
    )
    play(p, 0, "inf_secret_passage")
    play(p, 1, FILLER[0])
    play(p, 0, "inf_betrayal")
    assert pile(p, 0) == ["inf_royal_decree", "inf_secret_passage", "inf_betrayal"]
    rest_of_round(p)
    # Cleanup is no effect: the loser's Backup Plan comes back all the same.
    assert hand(p, 1) == FILLER


@shows("ally_missandei")
def test_missandei_draws_two() -> None:
    p = claims("ally_missandei", deck=["inf_rout", "inf_betrayal"])
    p.answer(0, council(0))
    assert hand(p, 0) == ["inf_betrayal", "inf_rout"]


@shows("ally_grey_worm")
@pytest.mark.rule("btwixt:effects.blank", "btwixt:ops.blank_abilities")
def test_grey_worm_ignores_low_cards() -> None:
    p = bid(
        ["inf_betrayal", "inf_backup_plan"],
        FILLER,
        [],
        piles=[[], ["inf_rout"], []],
        current="ally_grey_worm",
    )
    play(p, 0, "inf_betrayal")
    assert pile(p, 1) == ["inf_rout"]
    assert total(p, 0) == 1
    play(p, 1, FILLER[0])
    rest_of_round(p)
    assert hand(p, 1) == []  # the Backup Plan of the loser is ignored, too


@shows("ally_daario_naharis")
@pytest.mark.rule("btwixt:ops.choose_one")
def test_daario_wants_something() -> None:
    there = {"0": {"tokens": [2]}}
    hands = [["inf_rout", "inf_betrayal", "inf_wildfire"]]
    p = claims("ally_daario_naharis", councils=there, hands=hands)
    p.answer(0, council(3))
    assert p.keys() == ["do:to_discard", "do:return_tokens"]
    p.answer(0, "do:to_discard")
    d = p.expect("effect.discard", 0)
    assert (d.least, d.most) == (2, 2)
    p.answer(0, "card:inf_rout", "card:inf_betrayal")
    assert hand(p, 0) == ["inf_wildfire"]


@shows("ally_daario_naharis")
@pytest.mark.rule("btwixt:ops.choose_one")
def test_daario_takes_what_can_be_done_in_full() -> None:
    p = claims("ally_daario_naharis", councils={"0": {"tokens": [2]}}, hands=[["inf_rout"]])
    p.answer(0, council(3))
    assert tokens(p, 0) == 0
    assert hand(p, 0) == ["inf_rout"]
    p = claims("ally_daario_naharis", hands=[["inf_rout"]])
    p.answer(0, council(3))
    p.expect("claim.token", 0)


@shows("ally_viserys_targaryen")
def test_viserys_is_put_anywhere() -> None:
    p = claims("ally_viserys_targaryen")
    p.answer(0, council(2))
    assert allies(p, 2) == ["ally_viserys_targaryen"]


@shows("ally_illyrio_mopatis")
def test_illyrio_brings_a_token() -> None:
    p = claims("ally_illyrio_mopatis")
    p.answer(0, council(0)).answer(0, council(3))
    assert tokens(p, 3) == 1


@shows("ally_samwell_tarly")
def test_samwell_reads_the_discards() -> None:
    p = claims("ally_samwell_tarly", discard=["inf_final_assault", "inf_rout"])
    p.answer(0, council(0))
    assert p.keys() == ["card:inf_rout", "none"]
    p.answer(0, "card:inf_rout")
    assert hand(p, 0) == ["inf_rout"]
    assert p.view(1)["known"] == [{"card": "inf_rout", "seats": [0], "tag": 0}]


@shows("ally_ygritte")
def test_ygritte_cuts_high_cards() -> None:
    piles = [["inf_final_assault", "inf_rout"], ["inf_sellswords"]]
    p = bid(FILLER, [], [], piles=piles, current="ally_ygritte")
    assert worth(p, 0) == [4, 4]
    assert worth(p, 1) == [6]


@shows("ally_bronn")
def test_bronn_sells_a_token_for_a_card() -> None:
    p = claims("ally_bronn", hands=[["inf_rout"]])
    p.answer(0, council(0))
    assert p.keys() == ["card:inf_rout", "none"]
    p.answer(0, "card:inf_rout")
    p.answer(0, council(3))
    assert tokens(p, 3) == 1
    p = claims("ally_bronn", hands=[["inf_rout"]])
    p.answer(0, council(0))
    p.answer(0, "none")
    p.expect("claim.token", 0)


@shows("ally_sandor_clegane")
def test_sandor_takes_a_random_card() -> None:
    hands = [[], ["inf_rout", "inf_betrayal"], [], ["inf_wildfire"]]
    p = claims("ally_sandor_clegane", hands=hands)
    p.answer(0, council(0))
    assert p.keys() == ["seat:1", "seat:3"]
    p.answer(0, "seat:1", inject=[("hand", 1)])
    assert hand(p, 1) == ["inf_betrayal"]


@shows("ally_gregor_clegane")
def test_gregor_kills_all_the_weak() -> None:
    there = {"0": {"allies": ["ally_bronn", "ally_lysa_arryn", "ally_ygritte"]}}
    p = claims("ally_gregor_clegane", councils=there)
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_lysa_arryn", "ally_gregor_clegane"]


@shows("ally_grand_maester_pycelle")
def test_pycelle_silences_win_icons() -> None:
    p = claim(["inf_tourney_purse"], [], [], current="ally_grand_maester_pycelle")
    p.expect("claim.council", 0)
    assert p.told("icon.resolved") == []


@shows("ally_qyburn")
@pytest.mark.rule("btwixt:effects.else")
def test_qyburn_revives_or_gains() -> None:
    p = claims("ally_qyburn", dead=["ally_robert_baratheon"])
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_qyburn", "ally_robert_baratheon"]
    p = claims("ally_qyburn")
    p.answer(0, council(0))
    p.expect("effect.council", 0)
    p.answer(0, council(3))
    assert tokens(p, 3) == 1


@shows("ally_the_high_sparrow")
@pytest.mark.rule("btwixt:ops.play_limit")
def test_the_high_sparrow_allows_two_cards() -> None:
    hand_of = ["inf_rout", "inf_misdirection", "inf_guest_right"]
    p = bid(hand_of, FILLER, [], current="ally_the_high_sparrow")
    play(p, 0, "inf_rout")
    kneel(p, 1)
    play(p, 0, "inf_guest_right")
    assert winner(p) == 0
    assert hand(p, 0) == ["inf_misdirection"]


@shows("ally_roose_bolton")
def test_roose_sells_a_comrade() -> None:
    p = claims("ally_roose_bolton", councils={"0": {"allies": ["ally_bronn"]}})
    p.answer(0, council(0))
    p.answer(0, "ally:ally_bronn:0:1")
    p.answer(0, council(0)).answer(0, council(3))
    assert (tokens(p, 0), tokens(p, 3)) == (1, 1)


@shows("ally_walder_frey")
def test_walder_joins_the_larger_council() -> None:
    p = claims("ally_walder_frey", councils={"3": {"allies": ["ally_bronn"]}})
    assert allies(p, 3) == ["ally_bronn", "ally_walder_frey"]


@shows("ally_lysa_arryn")
def test_lysa_lets_neighbours_move_a_token() -> None:
    there = {"0": {"tokens": [1]}, "3": {"tokens": [3]}}
    p = claims("ally_lysa_arryn", councils=there)
    p.answer(0, council(0))
    p.expect("effect.token", 1)
    p.answer(1, "token:0:1:0")
    p.expect("effect.token", 3)
    p.answer(3, "none")
    assert values(p, 1) == [1]
    assert values(p, 3) == [3]


@shows("ally_brynden_tully")
@pytest.mark.rule("btwixt:ops.set_first_player")
def test_brynden_takes_the_first_player_token() -> None:
    p = settle(claims("ally_brynden_tully", first=2, hands=[["inf_rout"]]))
    assert p.view()["first"] == 0


@shows("ally_beric_dondarrion")
@pytest.mark.rule("btwixt:effects.protect_self")
def test_beric_cannot_be_killed() -> None:
    there = {"0": {"allies": ["ally_beric_dondarrion"]}}
    p = claim(["inf_final_assault"], ["evt_the_red_wedding"], [], [], councils=there)
    assert allies(p, 0) == ["ally_beric_dondarrion"]


@shows("ally_robert_baratheon")
@pytest.mark.rule("btwixt:effects.total_at_least", "btwixt:ops.kill_self")
def test_robert_dies_of_too_much_influence() -> None:
    p = claims("ally_robert_baratheon", ["inf_final_assault", "inf_sellswords"])
    p.answer(0, council(0))
    assert p.view()["dead"] == ["ally_robert_baratheon"]
    p = claims("ally_robert_baratheon", ["inf_final_assault", "inf_royal_decree"])
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_robert_baratheon"]
    assert hand(p, 0) == []


@pytest.mark.rule("btwixt:effects.pick_protected")
def test_joffrey_does_not_look_past_a_protected_ally() -> None:
    there = {"0": {"allies": ["ally_brienne_of_tarth", "ally_bronn"]}}
    p = claims("ally_joffrey_baratheon", councils=there)
    p.answer(0, council(0))
    # Bronn is the lowest, and Brienne protects him: she is not killed in his place.
    assert p.view()["dead"] == []
    p.expect("claim.token", 0)


@pytest.mark.rule("btwixt:effects.pick_protected")
def test_of_equal_ones_joffrey_kills_one_that_can_be_killed() -> None:
    there = {"0": {"allies": ["ally_beric_dondarrion", "ally_sandor_clegane", "ally_lysa_arryn"]}}
    p = claims("ally_joffrey_baratheon", councils=there)
    p.answer(0, council(0))
    assert p.view()["dead"] == ["ally_sandor_clegane"]
