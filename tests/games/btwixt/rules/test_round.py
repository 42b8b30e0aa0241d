"""The six steps of a round."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.btwixt.driver import (
    bid,
    claim,
    council,
    hand,
    pile,
    play,
    rest_of_round,
)

from weirwood.games.btwixt.facts import default_text
from weirwood.games.btwixt.rules.round import end_round
from weirwood.games.btwixt.state import NOBODY
from weirwood.kernel.testing import Play


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


@pytest.mark.rule("btwixt:round.during", "btwixt:effects.during_round")
@pytest.mark.parametrize("killer", ["ldr_melisandre_shadow_assassin", "ldr_melisandre_blood_magic"])
def test_a_text_for_the_round_outlives_its_ally(killer: str) -> None:
    """Barristan dies before the claim; until cleanup no pile can be touched all the same."""
    loser = killer == "ldr_melisandre_shadow_assassin"
    debts = ["ldr_tyrion_debts_repaid", "inf_final_assault", "inf_royal_decree"]
    piles = [[killer], debts, []] if loser else [[killer, *debts], [], []]
    p = claim(*piles, current="ally_ser_barristan_selmy", dead=["ally_bronn"])
    if not loser:
        p.answer(0, f"card:{killer}")  # the order of one's own icons
    p.answer(0, "yes")
    assert p.told("current.killed")[-1]["ally"] == "ally_ser_barristan_selmy"
    if loser:
        p.answer(0, council(0, 3))  # the token that the Shadow Assassin brings
    assert p.asked().kind.startswith("claim")
    assert sorted(pile(p, 1 if loser else 0)) == sorted(piles[1 if loser else 0])


@pytest.mark.rule("btwixt:effects.during_round", "btwixt:cleanup.ends")
def test_ignored_abilities_stay_ignored_to_cleanup() -> None:
    """Grey Worm ignores low cards, dead or alive: Backup Plan is discarded like any other."""
    piles = [["ldr_melisandre_shadow_assassin"], ["inf_royal_decree"], ["inf_backup_plan"]]
    hands = [["inf_rout"], ["inf_rout"], ["inf_betrayal"]]
    p = claim(*piles, current="ally_grey_worm", hands=hands)
    p.answer(0, "yes").answer(0, council(0, 3)).answer(1, p.keys()[0])
    assert hand(p, 2) == ["inf_betrayal"]
    assert "inf_backup_plan" in p.view()["discard"]
    assert not p.st.during or p.st.current >= 0  # the next round has its own text


@pytest.mark.rule("btwixt:effects.during_round", "btwixt:edition.own")
def test_an_ally_of_ones_own_may_ask_when_it_is_revealed() -> None:
    table: dict[str, Any] = json.loads(default_text())
    renly = next(row for row in table["allies"] if row["id"] == "ally_renly_baratheon")
    renly["effects"] = [
        {
            "when": "during_round",
            "on": "reveal",
            "op": "move_cards",
            "count": 1,
            "chooser": "owner",
            "from": {"zone": "hand", "of": "each"},
            "to": {"zone": "discard"},
        }
    ]
    p = Play.scenario(
        "btwixt",
        {
            "seats": 3,
            "phase": "reveal",
            "settings": {"edition": table},
            "ally_deck": ["ally_renly_baratheon"],
            "hands": [["inf_rout", "inf_betrayal"], ["inf_rout", "inf_guest_right"], []],
        },
    )
    assert p.told("ally.revealed")[-1]["ally"] == "ally_renly_baratheon"
    assert p.asked().kind != "bidding.turn"
    for seat in (0, 1):
        p.answer(seat, "card:inf_rout")
    assert [e["card"] for e in p.told("hand.discarded")] == ["inf_rout", "inf_rout"]
    p.expect("bidding.turn", 0)


@pytest.mark.rule("btwixt:round.pass_token", "btwixt:effects.no_bid_won")
def test_bids_won_and_lost_are_counted_up() -> None:
    for winner in range(3):
        st = bid([], [], []).st
        st.won, st.lost, st.winner = (1, 2, 3), (3, 5, 0), winner
        end_round(st)
        assert st.won == tuple(n + (seat == winner) for seat, n in enumerate((1, 2, 3)))
        assert st.lost == tuple(n + (seat != winner) for seat, n in enumerate((3, 5, 0)))
        assert st.winner == NOBODY
