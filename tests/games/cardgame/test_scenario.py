"""Positions laid in the middle of things: whose turn it is, and a challenge already on."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, melee, rule

import weirwood
from weirwood.games.cardgame.state import Fought
from weirwood.kernel import Refused


@rule("marshal.active")
def test_a_scenario_in_the_middle_of_marshaling() -> None:
    t = joust(
        {"hand": ["Arya Stark"]},
        {"hand": ["The Tickler"], "gold": 3, "plot": "A Noble Cause"},
        phase="marshal",
        active=1,
    )
    assert (t.p1.gold, t.p2.gold) == (0, 3)  # nobody collects income any more
    assert t.play.asked().args == (True, "own_marshal")
    t.p2.marshals("The Tickler")
    assert t.p2.has("The Tickler")


def test_a_scenario_in_the_middle_of_the_challenges_phase() -> None:
    t = melee(
        {"play": ["Burned Men"]},
        {"play": ["The Tickler"]},
        {"play": ["Eddard Stark"]},
        active=1,
    )
    t.until("challenge.declare", 1)
    t.p2.passes()
    t.until("challenge.declare", 2)
    t.seats[2].passes()
    assert t.phase != "challenges"  # the first player's turn is over


def test_a_scenario_in_the_window_with_attackers_in() -> None:
    t = joust(
        {"play": [{"card": "Eddard Stark", "kneeling": True}], "hand": ["For the North!"]},
        {"play": ["Burned Men"]},
        challenge={"type": "military", "attackers": ["Eddard Stark"]},
    )
    assert t.play.asked().args[1] == "window_attackers"
    t.p1.passes()
    t.p2.defends("Burned Men")
    assert t.play.view(0)["challenge"]["defence"] == 2
    assert t.st.fought[0] == (Fought(0, 1),)  # this challenge is used up
    t.until("claim.military", 1)


def test_a_scenario_in_the_window_with_defenders_in() -> None:
    t = joust(
        {"play": [{"card": "Eddard Stark", "kneeling": True}], "hand": ["For the North!"]},
        {"play": [{"card": "Burned Men", "kneeling": True}]},
        challenge={
            "type": "military",
            "attacker": 0,
            "defender": 1,
            "attackers": ["Eddard Stark"],
            "defenders": ["Burned Men"],
        },
    )
    fight = t.play.view(0)["challenge"]
    assert (fight["attack"], fight["defence"]) == (5, 2)
    assert t.play.asked().args[1] == "window_defenders"
    t.p1.passes()
    t.until("claim.military", 1)


@rule("decks.plots")
def test_a_plot_deck_is_of_seven() -> None:
    with pytest.raises(Refused) as no:
        weirwood.scenario("cardgame", {"players": [{"used": ["Taxation"] * 7}, {}]})
    assert no.value.rule == "decks.plots"


@rule("setup.position")
def test_tokens_lie_only_on_a_plot_that_has_them() -> None:
    with pytest.raises(Refused) as no:
        weirwood.scenario("cardgame", {"players": [{"stand_token": 1}, {}]})
    assert no.value.rule == "setup.position"


FIGHT: dict[str, object] = {"type": "military", "attackers": ["Arya Stark"]}


@pytest.mark.parametrize(
    ("more", "rule_id"),
    [
        ({"active": 2}, "setup.position"),
        ({"active": 0, "phase": "draw"}, "setup.position"),
        ({"challenge": FIGHT, "phase": "marshal"}, "setup.position"),
        ({"challenge": {**FIGHT, "type": "naval"}}, "setup.position"),
        ({"challenge": {**FIGHT, "defender": 0}}, "setup.position"),
        ({"challenge": FIGHT, "active": 1}, "setup.position"),
        ({"challenge": {**FIGHT, "attackers": ["Eddard Stark"]}}, "setup.position"),
        ({"challenge": {**FIGHT, "attackers": "Arya Stark"}}, "setup.position"),
        ({"challenge": {"type": "military"}}, "challenges.attackers"),
        ({"challenge": {**FIGHT, "winner": 0}}, "setup.position"),
        ({"challenge": 7}, "setup.position"),
    ],
)
def test_impossible_turns_are_refused(more: dict[str, object], rule_id: str) -> None:
    players = [{"play": ["Arya Stark"]}, {}]
    data: dict[str, object] = {"players": players, "phase": "challenges", **more}
    with pytest.raises(Refused) as no:
        weirwood.scenario("cardgame", data)
    assert no.value.rule == rule_id


def test_cards_facedown_under_a_character() -> None:
    t = joust({"play": [{"card": "Arya Stark", "facedown": 1}]}, {"faction": "lannister"})
    assert t.p1.icon("Arya Stark", "military")
    mine, theirs = (t.play.view(s)["players"][0]["play"][0] for s in (0, 1))
    assert (mine["duplicates"], len(mine["under"]), theirs["under"]) == (1, 1, [])


WRONG: tuple[object, ...] = (None, 5, True, 3.5, "x", [5], [None], {"a": 1}, [[]], 10**20)
KEYS = ("play", "hand", "deck", "discard", "dead", "removed", "plots", "used", "faction", "title")


@pytest.mark.parametrize("key", KEYS)
def test_wrong_kinds_of_data_are_refused_in_words(key: str) -> None:
    for value in WRONG:
        if key != "title" or value is not None:
            with pytest.raises(Refused):
                weirwood.scenario("cardgame", {"players": [{key: value}, {}]})


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"players": [{}]},
        {"players": [{}, {}], "phase": "lunch"},
        {"players": [{"play": ["Nobody"]}, {}]},
        {"players": [{"gold": -1}, {}]},
        {"players": [{"gold": "three"}, {}]},
        {"players": [{"faction": "arryn"}, {}]},
        {"players": [{"play": [{"card": "Arya Stark", "wings": 2}]}, {}]},
        {"players": [{"play": [{"card": "Arya Stark", "owner": 5}]}, {}]},
        {"players": [{"power": 20}, {}]},
        {"players": [{}, {}], "first": 4},
        {"players": [{}, {}], "weather": "snow"},
        {"players": "two"},
    ],
)
def test_impossible_scenarios_are_refused(data: dict[str, object]) -> None:
    with pytest.raises(Refused):
        weirwood.scenario("cardgame", data)


@pytest.mark.parametrize(
    ("placed", "rule_id"),
    [
        ({"card": "Burned Men", "duplicates": 1}, "duplicates.marshal"),
        ({"card": "Arya Stark", "duplicates": 3}, "decks.copies"),
        ({"card": "Robb Stark", "facedown": 1}, "cards.arya"),
        ({"card": "Arya Stark", "facedown": 1, "owner": 1}, "cards.arya"),
        ({"card": "Burned Men", "betrayal": 1}, "setup.position"),
        ({"card": "The Kingsroad", "poison": 1}, "setup.position"),
        (
            {"card": "Robb Stark", "attachments": [{"card": "Ice", "attachments": ["Ice"]}]},
            "attachments.host",
        ),
    ],
)
def test_what_cannot_lie_there_is_refused_with_its_rule(
    placed: dict[str, object], rule_id: str
) -> None:
    with pytest.raises(Refused) as no:
        weirwood.scenario("cardgame", {"players": [{"play": [placed]}, {}]})
    assert no.value.rule == rule_id


@rule("unique.one", "unique.borrowed")
def test_a_lent_copy_and_an_own_one_are_refused_together() -> None:
    lent = {"card": "Robb Stark", "owner": 1}
    with pytest.raises(Refused) as no:
        weirwood.scenario("cardgame", {"players": [{"play": [lent]}, {"play": ["Robb Stark"]}]})
    assert no.value.rule == "unique.one"


@rule("duplicates.facedown", "duplicates.marshal")
def test_duplicates_of_attachments_and_named_facedown_cards_can_be_laid() -> None:
    ice = {"card": "Ice", "duplicates": 1}
    t = joust(
        {
            "play": [
                {"card": "Eddard Stark", "attachments": [ice]},
                {"card": "Arya Stark", "facedown": ["Summer"]},
            ]
        },
        {},
    )
    under = {row["card"]: row["under"] for row in t.play.view(0)["players"][0]["play"]}
    assert under[code_of("Ice")] == [code_of("Ice")]
    assert under[code_of("Arya Stark")] == [code_of("Summer")]
