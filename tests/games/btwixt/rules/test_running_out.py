"""What happens when something runs out."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    bid,
    claim,
    council,
    hand,
    hand_size,
    last_round,
    play,
    settle,
)

from weirwood.games.btwixt.facts import default_edition

ED = default_edition()


@pytest.mark.rule("btwixt:running_out.white")
def test_who_has_no_white_cards_left_gets_none() -> None:
    p = last_round(
        hands=[["inf_final_assault"], [], [], []],
        leaders=["leader_cersei", "leader_jon", "leader_doran", "leader_euron"],
        settings={"advanced": True},
    )
    for m in (p.match, p.native):
        m.st.whites[1] = ()
    settle(p)
    assert [row["hand"] for row in p.view()["leaders"]] == [10, 9, 10, 10]


@pytest.mark.rule("btwixt:running_out.allies")
def test_the_dead_pile_becomes_the_ally_deck() -> None:
    p = bid(["inf_final_assault"], [], [], dead=["ally_bronn"])
    for m in (p.match, p.native):
        m.st.ally_deck[:] = []
    settle(play(p, 0, "inf_final_assault"))
    assert p.told("ally.revealed")[-1]["ally"] == "ally_bronn"


@pytest.mark.rule("btwixt:running_out.allies")
def test_without_any_ally_the_round_is_about_the_token() -> None:
    p = bid(["inf_final_assault"], [], [], hands=[["inf_final_assault"], ["inf_rout"], []])
    for m in (p.match, p.native):
        m.st.ally_deck[:] = []
    play(p, 0, "inf_final_assault")
    settle(p.answer(1, "kneel"))
    assert p.told("ally.none")
    assert p.view()["current"] is None
    p.answer(1, "kneel")
    p.expect("claim.token", 1)


@pytest.mark.rule("btwixt:running_out.tokens")
def test_an_empty_supply_gives_nothing() -> None:
    p = claim(["inf_tourney_purse"], [], [])
    # Nobody is asked where to put a token that is not there.
    p = bid(["inf_tourney_purse"], [], [])
    for m in (p.match, p.native):
        m.st.supply[:] = [0, 0, 0]
    play(p, 0, "inf_tourney_purse")
    p.expect("claim.council", 0)
    p.answer(0, p.keys()[0])
    assert p.told("token.gained") == []
    assert hand(p, 0) == []


@pytest.mark.rule("btwixt:running_out.influence")
def test_the_discards_of_earlier_rounds_become_the_deck() -> None:
    p = bid(["inf_siege_engines"], ["inf_rout"], ["inf_rout"], discard=["inf_guest_right"] * 2)
    for m in (p.match, p.native):
        m.st.deck[:] = []
    play(p, 0, "inf_siege_engines")
    assert p.told("deck.shuffled")[-1]["n"] == 2
    assert hand(p, 1) == ["inf_rout", "inf_guest_right"]
    assert hand(p, 2) == ["inf_rout", "inf_guest_right"]


@pytest.mark.rule("btwixt:effects.round_ends", "btwixt:running_out.influence")
def test_cards_discarded_in_a_round_cannot_be_drawn_in_it() -> None:
    deck = ["inf_rout"]
    p = bid(
        ["inf_siege_engines", "inf_harvest_feast"],
        ["inf_royal_decree"],
        ["inf_royal_decree"],
        deck=deck,
    )
    # Only the named card and those discarded this round are left to draw.
    p.match.st.deck[:] = p.match.st.deck[-1:]
    p.native.st.deck[:] = p.native.st.deck[-1:]
    play(p, 0, "inf_siege_engines")
    assert hand_size(p, 1) + hand_size(p, 2) == 3
    assert p.told("cards.drawn")[-1]["n"] == 1


@pytest.mark.rule("btwixt:running_out.look")
def test_who_looks_at_more_allies_than_there_are_sees_those() -> None:
    everybody = [name for name in ED.ally_ids if name not in ("ally_varys", "ally_bronn")]
    p = claim(["inf_final_assault"], [], [], [], current="ally_varys", dead=everybody)
    p.answer(0, council(0))
    # One ally is left in the deck: it is looked at and put back, and the dead stay dead.
    assert p.told("allies.looked")[-1]["allies"] == ["ally_bronn"]
    assert not p.told("allies.shuffled")
    everybody.append("ally_bronn")
    p = claim(["inf_final_assault"], [], [], [], current="ally_varys", dead=everybody)
    p.answer(0, council(0))
    # An empty deck is made anew first.
    assert p.told("allies.shuffled")
    assert len(p.told("allies.looked")[-1]["allies"]) == 3
