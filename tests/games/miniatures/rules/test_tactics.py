"""Tactics cards."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import BOWS, FOE, MINE, SPEARS, key, led, line, stage, staged

from weirwood.games.miniatures.rules.tactics import hand

NCU = "pycelle_grand_maester"


# ---- hands --------------------------------------------------------------------------------------

SIX = ["winters_might"] * 2 + ["bribery"] * 2 + ["oath_of_duty"] * 2  # two of each are printed


@pytest.mark.rule("miniatures:tactics.hand_limit")
def test_a_card_fetched_above_the_limit_costs_another_at_once() -> None:
    """The limit holds at all times, however the cards come."""
    full = ["winters_might", "bribery", "bribery", "oath_of_duty", "oath_of_duty"]
    p = staged("tactics_board.claim", 0, "zone_crown", units=[MINE, f"1 {SPEARS} at 24,24"],
             ncus=["0 cersei_lannister_queen_regent"], hands={"0": full},
             decks={"0": ["hear_me_roar"]}, dice={"morale": [6, 6]})  # fmt: skip
    p.play(effects__may="use:playing_the_game", board__target=[key(1)])
    assert p.told("card.taken")
    assert len(hand(p.state, 0)) == 5
    assert p.told("cards.discarded")


@pytest.mark.rule("miniatures:tactics.hand_limit", "miniatures:tactics.hand_more")
def test_a_hand_shrinks_with_its_limit() -> None:
    unit = led("samwell_tarly_sam_the_slayer")
    units = [line(0, unit, "at 24,12"), f"1 {SPEARS} at 24,24 facing 180"]
    p = staged("wounds.destroy_attachment", 0, "samwell_tarly_sam_the_slayer", 1, -1,
             units=units, hands={"0": SIX}).play()  # fmt: skip
    assert len(hand(p.state, 0)) == 5


# ---- cards --------------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:tactics.hand_limit", "miniatures:tactics.exhausted")
def test_hands_and_decks() -> None:
    hand = {"0": SIX[2:]}
    deck = ["winters_might"] * 2 + ["dracarys"]
    p = stage(MINE, FOE, ncus=[f"0 {NCU}"], hands=hand, decks={"0": deck})
    p.play(turn__unit=[f"ncu:{NCU}:0"], board__claim=["zone:zone_tactics"])
    assert len(p.state.cards.piles[1]) == 5
    p = stage(MINE, FOE, ncus=[f"0 {NCU}"], decks={"0": ["winters_might"]})
    p.play(turn__unit=[f"ncu:{NCU}:0"], board__claim=["zone:zone_tactics"])
    assert len(p.state.cards.piles[1]) == 1


@pytest.mark.rule(
    "miniatures:tactics.target", "miniatures:tactics.reserve", "miniatures:tactics.useless"
)
def test_targets() -> None:
    hands = {"0": ["the_north_remembers"]}
    p = stage(MINE, FOE, f"0 {BOWS}", hands=hands)
    p.answer(0, "card:the_north_remembers:0")
    assert key(2, BOWS) not in p.keys(0)  # it waits in reserve
    alone = stage(MINE, FOE, hands={"0": ["swift_reposition_stark"]})
    assert alone.may(0, "card:swift_reposition_stark:0")
    far = stage(MINE, FOE, hands={"0": ["war_cry_brynden"]})
    assert not far.may(0, "card:war_cry_brynden:0")  # nobody activates yet
