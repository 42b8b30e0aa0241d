"""A win icon acts only for the leaders of whom it speaks (effects.after_bid)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.btwixt.driver import bid, claim, pile, play

# Everything that an icon could want: allies and tokens everywhere, cards in every hand.
RICH: dict[str, Any] = {
    "councils": {
        str(c): {"allies": [ally], "tokens": [1, 2]}
        for c, ally in enumerate(
            ("ally_bronn", "ally_varys", "ally_margaery_tyrell", "ally_balon_greyjoy")
        )
    },
    "hands": [["inf_rout"], ["inf_rout"], ["inf_betrayal"], ["inf_betrayal"]],
    "dead": ["ally_brienne_of_tarth"],
    "ally_deck": ["ally_catelyn_stark", "ally_lysa_arryn"],
}
STRONG = ["inf_final_assault", "inf_royal_decree"]
FOR_THE_WINNER = [
    "inf_crowns_debt",
    "evt_the_pack_survives",
    "ldr_cersei_golden_promises",
    "ldr_tyrion_debts_repaid",
    "ldr_melisandre_blood_magic",
    "ldr_melisandre_burn_the_unbelievers",
    "ldr_olenna_matchmaker",
    "ldr_olenna_amethysts",
    "ldr_daenerys_fire_and_blood",
]
FOR_THE_BEATEN = [
    "evt_the_red_wedding",
    "ldr_cersei_royal_spite",
    "ldr_melisandre_shadow_assassin",
]
FOR_A_NEIGHBOUR = [
    "ldr_doran_hidden_viper",
    "ldr_olenna_queen_of_thorns",
    "ldr_jon_sword_in_the_darkness",
]


@pytest.mark.rule("btwixt:effects.after_bid", "btwixt:effects.won")
@pytest.mark.parametrize("card", FOR_THE_WINNER)
def test_an_icon_for_the_winner_does_nothing_for_another(card: str) -> None:
    p = claim(STRONG, [card, "inf_backup_plan"], [], [], **RICH)
    assert p.told("bid.won")[-1]["seat"] == 0
    p.expect("claim.council", 0)
    assert not p.told("icon.resolved")


@pytest.mark.rule("btwixt:effects.after_bid", "btwixt:effects.won")
@pytest.mark.parametrize("card", FOR_THE_BEATEN)
def test_an_icon_for_the_beaten_does_nothing_for_the_winner(card: str) -> None:
    p = claim([card, *STRONG], [], [], [], **RICH)
    assert p.told("bid.won")[-1]["seat"] == 0
    p.expect("claim.council", 0)
    assert not p.told("icon.resolved")


@pytest.mark.rule("btwixt:effects.after_bid", "btwixt:effects.neighbour_won")
@pytest.mark.parametrize("card", FOR_A_NEIGHBOUR)
def test_an_icon_for_neighbours_of_the_winner_does_nothing_across_the_table(card: str) -> None:
    p = claim([card], [], STRONG, [], **RICH)
    assert p.told("bid.won")[-1]["seat"] == 2
    p.expect("claim.council", 2)
    assert not p.told("icon.resolved")


@pytest.mark.rule("btwixt:effects.protect_pile")
def test_plain_honour_guards_the_pile_it_lies_in() -> None:
    p = bid(["ldr_eddard_plain_honour", "inf_rout"], ["inf_betrayal"], ["inf_rout"])
    play(p, 0, "ldr_eddard_plain_honour")
    play(p, 1, "inf_betrayal")
    p.expect("bidding.turn", 2)  # the only card that could have been taken stays
    assert pile(p, 0) == ["ldr_eddard_plain_honour"]
