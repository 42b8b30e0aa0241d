"""Terms of the rulebook: what is public, what is hidden, what a card is."""

from __future__ import annotations

import json

import pytest
from tests.games.btwixt.driver import (
    allies,
    bid,
    claim,
    council,
    tokens,
)

import weirwood
from weirwood.games.btwixt import GAME
from weirwood.games.btwixt.facts import default_edition

ED = default_edition()


@pytest.mark.rule("btwixt:concepts.you_ally")
def test_you_on_an_ally_is_who_claimed_it() -> None:
    p = claim(["inf_rout"], ["inf_final_assault"], [], current="ally_missandei")
    p.answer(1, p.keys()[0])
    assert p.told("cards.drawn")[-1]["seat"] == 1


@pytest.mark.rule("btwixt:concepts.leader")
def test_every_seat_is_a_leader() -> None:
    match = weirwood.new("btwixt", seats=6, options={"leaders": "deal"})
    assert len({row["leader"] for row in match.view()["leaders"]}) == 6


@pytest.mark.rule("btwixt:concepts.influence_card")
def test_an_influence_card_has_a_value_and_an_ability() -> None:
    for card in ED.cards:
        assert card.value >= 0
        assert card.on_play or card.in_pile or card.after_bid or card.cleanup


@pytest.mark.rule("btwixt:concepts.ally_card")
def test_an_ally_has_a_power_and_an_ability() -> None:
    for ally in ED.allies:
        assert -9 < ally.power < 9
        texts = (ally.reveal, ally.during, ally.claimed, ally.council, ally.scoring)
        assert ally.place >= 0 or any(texts)


@pytest.mark.rule("btwixt:concepts.council")
def test_two_leaders_share_a_council() -> None:
    p = claim(["inf_final_assault"], [], [], [])
    p.answer(0, council(0))
    assert p.view()["councils"][0]["seats"] == [0, 1]
    assert allies(p, 0) == ["ally_maester_aemon"]


@pytest.mark.rule("btwixt:concepts.deals")
def test_no_question_binds_a_promise() -> None:
    words = {word for kind in GAME.kinds for word in kind.split(".")}
    assert not words & {"deal", "promise", "treaty"}


@pytest.mark.rule("btwixt:concepts.kill_tokens", "btwixt:concepts.kill")
def test_tokens_stay_when_an_ally_dies() -> None:
    there = {"0": {"allies": ["ally_bronn"], "tokens": [1, 2]}}
    p = claim(["inf_final_assault"], ["evt_the_red_wedding"], [], [], councils=there)
    assert p.view()["dead"] == ["ally_bronn"]
    assert tokens(p, 0) == 2


@pytest.mark.rule("btwixt:concepts.public")
def test_what_everybody_sees() -> None:
    p = bid(
        ["inf_rout", "inf_betrayal"],
        ["inf_wildfire"],
        [],
        piles=[["inf_royal_decree"], [], []],
        dead=["ally_bronn"],
        discard=["inf_guest_right"],
        councils={"0": {"tokens": [1, 2]}},
    )
    view = p.view(None)
    assert view["leaders"][0]["pile"] == [{"card": "inf_royal_decree", "value": 5}]
    assert [row["hand"] for row in view["leaders"]] == [2, 1, 0]
    assert view["dead"] == ["ally_bronn"]
    assert view["discard"] == ["inf_guest_right"]
    assert len(view["councils"][0]["tokens"]) == 2
    assert view["current"]["ally"] == "ally_maester_aemon"


@pytest.mark.rule("btwixt:concepts.hidden", "btwixt:concepts.hidden_cards")
@pytest.mark.parametrize("seat", [0, None])
def test_what_nobody_else_sees(seat: int | None) -> None:
    match = weirwood.new("btwixt", seats=4, seed=8, options={"leaders": "deal"})
    hidden = {ED.card_ids[c] for s in range(4) if s != seat for c in match.st.hands[s]}
    mine = set() if seat is None else {ED.card_ids[c] for c in match.st.hands[seat]}
    text = json.dumps(match.view(seat)) + json.dumps(match.events_for(seat))
    assert [name for name in hidden - mine if f'"{name}"' in text] == []
    order = [ED.ally_ids[a & 1023] for a in match.st.ally_deck]
    assert not any(f'"{name}"' in text for name in order)
