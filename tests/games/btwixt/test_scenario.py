"""Positions from readable data."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.games.btwixt import driver
from tests.games.btwixt.driver import bid, claim, play

import weirwood
from weirwood.kernel.testing import Play

NIGHT = {"card": "evt_the_long_night", "seat": 1}


@pytest.mark.rule("btwixt:edition.copies")
@pytest.mark.parametrize(
    "data",
    [
        {"seats": 3, "hands": {"0": ["inf_wildfire", "inf_wildfire"]}},
        {"seats": 3, "hands": {"0": ["inf_wildfire"]}, "piles": {"1": ["inf_wildfire"]}},
        {"seats": 3, "dead": ["ally_bronn"], "row": ["ally_bronn"]},
        {"seats": 3, "councils": {"0": {"tokens": [3] * 19}}},
        {"seats": 3, "current": "ally_bronn", "lasting": [NIGHT, NIGHT]},
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
        {"seats": 3, "phase": "reveal", "won": [1, 0, 0]},
        {"seats": 3, "phase": "reveal", "round": 2, "lost": [2, 1, 0]},
        {"seats": 2},
        {"seats": "3"},
        {"seats": 3, "dragons": 3},
        {"seats": 3, "knelt": [9]},
        # what a phase would deal anew, shuffle or lose
        {"seats": 3, "phase": "setup", "hands": [["inf_rout"]]},
        {"seats": 3, "phase": "setup", "leaders": ["leader_jon", "leader_doran", "leader_euron"]},
        {"seats": 3, "phase": "season", "hands": [["inf_rout"]]},
        {"seats": 3, "phase": "season", "season": "autumn", "deck": ["inf_rout"]},
        {"seats": 3, "phase": "reveal", "current": "ally_bronn"},
        {"seats": 3, "phase": "reveal", "piles": [["inf_rout"]]},
        {"seats": 3, "phase": "scoring", "current": "ally_bronn"},
        {"seats": 3, "phase": "bidding", "current": "ally_bronn", "winner": 1},
        # what cannot be together
        {"seats": 3, "phase": "reveal", "row": ["ally_bronn"]},
        {"seats": 3, "phase": "claim", "current": None, "tokens_on_ally": [1]},
        {"seats": 3, "current": "ally_bronn", "knelt": [1], "turn": 1},
        {"seats": 3, "current": "ally_bronn", "dead": ["ally_varys"], "killed": "ally_varys"},
        {"seats": 3, "current": None, "phase": "claim", "killed": "ally_varys"},
        {"seats": 3, "current": "ally_bronn", "lasting": [{"card": "inf_rout", "seat": 0}]},
        {"seats": 3, "current": "ally_bronn", "lasting": [{"card": "evt_famine", "seat": 0}]},
        {"seats": 3, "phase": "claim", "current": None, "winner": 3},
        {"seats": 3, "phase": "reveal", "deck_size": 63},
        {"seats": 3, "phase": "reveal", "deck": ["inf_rout"], "deck_size": 0},
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
        data: dict[str, Any] = {"seats": 4, "phase": phase}
        if phase not in ("setup", "season"):
            data["hands"] = hands
        if phase in ("bidding", "claim"):
            data["current"] = "ally_bronn"
        match = weirwood.scenario("btwixt", json.loads(json.dumps(data)), seed=3)
        rng = random.Random(1)
        while not match.over:
            d = match.decisions[0]
            match.answer(d, match.sample(d, rng))
        assert sorted(s for group in match.standings for s in group) == [0, 1, 2, 3]


def test_decks_named_in_a_position_are_drawn_first() -> None:
    p = bid(["inf_harvest_feast"], ["inf_rout"], [], deck=["inf_wildfire", "inf_borrowed_face"])
    play(p, 0, "inf_harvest_feast", (0, "seat:1"))
    assert driver.hand(p, 0) == ["inf_wildfire"]
    assert "inf_borrowed_face" in driver.hand(p, 1)
    other = Play.scenario(
        "btwixt", {"seats": 3, "phase": "reveal", "hands": [["inf_rout"]]}, seed=1
    )
    again = Play.scenario(
        "btwixt", {"seats": 3, "phase": "reveal", "hands": [["inf_rout"]]}, seed=2
    )
    assert other.st.ally_deck != again.st.ally_deck


@pytest.mark.rule("btwixt:edition.position")
def test_a_position_can_say_how_much_is_left() -> None:
    p = bid(["inf_harvest_feast"], ["inf_rout"], [], deck=["inf_wildfire"], deck_size=1)
    assert p.view()["deck"] == 1
    assert len(p.view()["discard"]) == 62 - 3
    q = bid(["inf_rout"], [], [], ally_deck=["ally_bronn"], ally_deck_size=3)
    assert q.view()["ally_deck"] == 3
    assert len(q.view()["dead"]) == 50 - 4


@pytest.mark.rule("btwixt:edition.position", "btwixt:effects.during_round")
def test_a_position_can_say_what_holds_and_who_won() -> None:
    lasting = [{"card": "evt_the_long_night", "seat": 1}]
    p = bid(["inf_final_assault", "inf_betrayal"], ["inf_rout"], [], lasting=lasting)
    assert p.why_not(0, "play:inf_final_assault") == (
        "ops.ban_play",
        {"card": "inf_final_assault"},
    )
    assert p.view()["lasting"] == lasting
    # The bid is won by seat 2, though its cards have gone.
    p = claim(["inf_rout"], [], [], winner=2)
    p.expect("claim.council", 2)
    assert p.view()["second"] == 0
    # Ygritte is dead, and her text holds: high cards are worth less.
    dead: dict[str, Any] = {"current": None, "dead": ["ally_ygritte"], "killed": "ally_ygritte"}
    p = claim(["inf_final_assault"], [], [], **dead)
    assert driver.worth(p, 0) < driver.worth(claim(["inf_final_assault"], [], []), 0)
    assert p.view()["lasting"] == [{"card": "ally_ygritte", "seat": None}]
