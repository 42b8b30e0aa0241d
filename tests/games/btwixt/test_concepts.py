"""Terms of the rulebook: what is public, what is hidden, what a card is."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest
from tests.games.btwixt import table
from tests.games.btwixt.table import SHOWN, allies, bid, claim, play, tokens

import weirwood
from weirwood.games.btwixt import GAME
from weirwood.games.btwixt.content import default_edition
from weirwood.games.btwixt.state import Position
from weirwood.kernel.play import Play

ED = default_edition()


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
    p.answer(0, table.council(0))
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


@pytest.mark.rule("btwixt:concepts.hidden")
@pytest.mark.parametrize("seat", [0, None])
def test_what_nobody_else_sees(seat: int | None) -> None:
    match = weirwood.new("btwixt", seats=4, seed=8, options={"leaders": "deal"})
    hidden = {ED.card_ids[c] for s in range(4) if s != seat for c in match.st.hands[s]}
    mine = set() if seat is None else {ED.card_ids[c] for c in match.st.hands[seat]}
    text = json.dumps(match.view(seat)) + json.dumps(match.events_for(seat))
    assert [name for name in hidden - mine if f'"{name}"' in text] == []
    order = [ED.ally_ids[a & 1023] for a in match.st.ally_deck]
    assert not any(f'"{name}"' in text for name in order)


def test_copy_carries_every_field() -> None:
    """Tuples are shared and so cannot be checked by the kernel's own probe."""
    match = weirwood.new("btwixt", seats=4, options={"leaders": "deal"})
    for f in dataclasses.fields(Position):
        if f.name == "tape":
            continue
        st = match.st.copy()
        old = getattr(st, f.name)
        new: Any = {bool: not old, int: 77, str: "x", tuple: (9, 9), list: [(5,)]}[type(old)]
        setattr(st, f.name, new)
        copied = getattr(st.copy(), f.name)
        assert copied == new, f.name
        if isinstance(new, list):
            assert copied is not new, f.name


def test_every_design_is_shown() -> None:
    """Each card design has a test that shows its effect: see `shows`."""
    from tests.games.btwixt import (
        test_allies,
        test_influence,
        test_scoring,
        test_white_and_blue,
    )

    assert all((test_allies, test_influence, test_scoring, test_white_and_blue))
    assert set(ED.card_ids) | set(ED.ally_ids) == SHOWN


# ---- positions ---------------------------------------------------------------------------------


@pytest.mark.rule("btwixt:edition.copies")
@pytest.mark.parametrize(
    "data",
    [
        {"seats": 3, "hands": {"0": ["inf_wildfire", "inf_wildfire"]}},
        {"seats": 3, "hands": {"0": ["inf_wildfire"]}, "piles": {"1": ["inf_wildfire"]}},
        {"seats": 3, "dead": ["ally_bronn"], "row": ["ally_bronn"]},
        {"seats": 3, "councils": {"0": {"tokens": [3] * 19}}},
    ],
)
def test_more_copies_than_there_are(data: dict[str, Any]) -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.scenario("btwixt", data)
    assert no.value.rule == "edition.copies"


@pytest.mark.rule("btwixt:edition.position")
@pytest.mark.parametrize(
    "data",
    [
        {"seats": 3, "phase": "lunch"},
        {"seats": 3, "phase": "bidding"},
        {"seats": 3, "season": "spring"},
        {"seats": 5, "season": "summer"},
        {"seats": 3, "round": 5},
        {"seats": 3, "first": 3},
        {"seats": 3, "turn": True},
        {"seats": 3, "hands": {"7": []}},
        {"seats": 3, "hands": {"0": "inf_rout"}},
        {"seats": 3, "hands": 5},
        {"seats": 3, "hands": {"0": ["inf_hodor"]}},
        {"seats": 3, "hands": {"0": [4]}},
        {"seats": 3, "current": "ally_hodor"},
        {"seats": 3, "councils": {"0": {"walls": 2}}},
        {"seats": 3, "councils": {"0": {"tokens": [4]}}},
        {"seats": 3, "councils": []},
        {"seats": 3, "phase": "reveal", "leaders": ["leader_jon"]},
        {"seats": 3, "phase": "reveal", "leaders": ["leader_jon", "leader_doran", "hodor"]},
        {"seats": 3, "won": [1, 2]},
        {"seats": 3, "won": [1, 2, -1]},
        {"seats": 2},
        {"seats": "3"},
        {"seats": 3, "dragons": 3},
        {"seats": 3, "knelt": [9]},
    ],
)
def test_positions_that_cannot_be(data: dict[str, Any]) -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.scenario("btwixt", data)
    assert no.value.rule == "edition.position"


@pytest.mark.rule("btwixt:edition.position")
def test_a_position_can_start_at_every_phase() -> None:
    hands = {"0": ["inf_rout"], "1": ["inf_betrayal"]}
    for phase in ("setup", "season", "reveal", "bidding", "claim", "cleanup", "scoring"):
        data = {"seats": 4, "phase": phase, "current": "ally_bronn", "hands": hands}
        if phase in ("setup", "season", "reveal"):
            del data["current"]
        match = weirwood.scenario("btwixt", json.loads(json.dumps(data)), seed=3)
        rng = random.Random(1)
        while not match.over:
            d = match.decisions[0]
            match.answer(d, match.sample(d, rng))
        assert sorted(s for group in match.standings for s in group) == [0, 1, 2, 3]


def test_decks_named_in_a_position_are_drawn_first() -> None:
    p = bid(["inf_harvest_feast"], ["inf_rout"], [], deck=["inf_wildfire", "inf_borrowed_face"])
    play(p, 0, "inf_harvest_feast", (0, "seat:1"))
    assert table.hand(p, 0) == ["inf_wildfire"]
    assert "inf_borrowed_face" in table.hand(p, 1)
    other = Play.scenario(
        "btwixt", {"seats": 3, "phase": "reveal", "hands": [["inf_rout"]]}, seed=1
    )
    again = Play.scenario(
        "btwixt", {"seats": 3, "phase": "reveal", "hands": [["inf_rout"]]}, seed=2
    )
    assert other.st.ally_deck != again.st.ally_deck
