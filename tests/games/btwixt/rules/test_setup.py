"""Setup: track, decks, first player, leaders."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.btwixt.driver import (
    TRACK,
    begin,
    begin_seed,
    play_out,
)

import weirwood
from weirwood.games.btwixt.facts import default_edition
from weirwood.kernel.testing import Play

ED = default_edition()


@pytest.mark.rule("btwixt:setup.players")
@pytest.mark.parametrize("seats", [2, 7, 0, -1, True, "4", None, 3.5])
def test_three_to_six_leaders(seats: Any) -> None:
    if seats is None:
        assert weirwood.new("btwixt").seats == 3
        return
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=seats)
    assert no.value.rule == "kernel.seats"


@pytest.mark.rule("btwixt:setup.track", "btwixt:setup.track_spaces", "btwixt:season.length")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_track_starts_by_the_number_of_leaders(seats: int) -> None:
    match = begin(seats)
    assert match.st.round == TRACK[seats]
    assert match.view()["rounds"] == seats + 1


@pytest.mark.rule("btwixt:setup.season")
@pytest.mark.parametrize(("seats", "season"), [(3, "summer"), (4, "summer"), (5, "autumn")])
def test_the_first_season(seats: int, season: str) -> None:
    assert begin(seats).view()["season"] == season


@pytest.mark.rule("btwixt:setup.allies", "btwixt:setup.tokens", "btwixt:setup.influence")
def test_decks_and_supply() -> None:
    view = begin(4).view()
    assert view["ally_deck"] == 49  # one lies open
    assert view["supply"] == 54
    assert view["deck"] == 62 - 40
    orders = {tuple(begin_seed(s).st.ally_deck) for s in range(3)}
    assert len(orders) == 3
    cards = [ED.cards[c] for c in (*begin(4).st.deck, *begin(4).st.hands[0])]
    assert {ED.colour_ids[card.colour] for card in cards} == {"red", "green", "purple"}


@pytest.mark.rule("btwixt:setup.first_player")
def test_chance_names_the_first_player() -> None:
    assert {begin_seed(seed).st.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("btwixt:setup.hand")
def test_ten_cards_each() -> None:
    assert [row["hand"] for row in begin(5).view()["leaders"]] == [10] * 5


@pytest.mark.rule("btwixt:setup.leaders")
def test_leaders_are_taken_in_turn_order_each_once() -> None:
    p = Play.new("btwixt", seats=3, inject=[("first player", 1)])
    p.expect("setup.leader", 1)
    p.answer(1, "leader:leader_jon")
    p.expect("setup.leader", 2)
    assert not p.may(2, "leader:leader_jon")
    assert p.refused(2, "leader:leader_jon") == "setup.leaders"
    p.answer(2, "random", inject=[("leader", 7)])
    p.answer(0, "leader:leader_cersei")
    assert p.view()["leaders"][2]["leader"] == "leader_eddard"
    assert p.match.game.labels is not None
    assert p.match.game.labels(p.st) == ["leader_cersei", "leader_jon", "leader_eddard"]


@pytest.mark.rule("btwixt:setup.leaders_agreed")
def test_leaders_can_be_dealt_or_named() -> None:
    dealt = begin(6).st.leader
    assert len(set(dealt)) == 6
    match = weirwood.new(
        "btwixt", seats=3, options={"leaders": "chosen", "chosen": "jon, cersei, leader_doran"}
    )
    names = [row["leader"] for row in match.view()["leaders"]]
    assert names == ["leader_jon", "leader_cersei", "leader_doran"]


@pytest.mark.rule("btwixt:setup.leader_plain")
def test_in_the_standard_game_the_leader_changes_nothing() -> None:
    games = []
    for chosen in ("jon,doran,cersei", "euron,olenna,tyrion"):
        options = {"leaders": "chosen", "chosen": chosen}
        match = weirwood.new("btwixt", seats=3, seed=5, options=options)
        told = [e for e in play_out(match) if e["kind"] != "leader.taken"]
        games.append([(e["kind"], e["args"]) for e in told])
    assert games[0] == games[1]
