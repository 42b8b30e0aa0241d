"""For whom, when and on what: cards that cost less, phases of actions, hosts of attachments."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.driver import code_of, joust, never_in_the_phase, offered, rule

from weirwood.games.cardgame.facts import COST
from weirwood.games.cardgame.lists.decks import find

# ---- what is cheaper -----------------------------------------------------------------------------

# A card that makes others cheaper, by how much, one of the others, and whether it is cheaper.
CHEAPER = [
    *[
        (reducer, name, name == same)
        for reducer, same, other in [
            ("Dragonstone Faithful", "Bastard in Hiding", "The Red Keep"),
            ("Iron Islands Fishmonger", "Black Wind's Crew", "Great Kraken"),
            ("Lannisport Merchant", "Burned Men", "Casterly Rock"),
            ("Desert Scavenger", "House Dayne Knight", "Sunspear"),
            ("Steward at the Wall", "Ranging Party", "Castle Black"),
            ("Winterfell Steward", "Tumblestone Knight", "Gates of Winterfell"),
            ("Targaryen Loyalist", "Braided Warrior", "Plaza of Punishment"),
            ("Garden Caretaker", "Courtesan of the Rose", "The Mander"),
        ]
        for name in (same, other)
    ],
    *[
        (reducer, name, name != "Littlefinger")
        for reducer, character, location, attachment in [
            ("Dragonstone Port", "Bastard in Hiding", "The Red Keep", "Lightbringer"),
            ("Sea Tower", "Black Wind's Crew", "Great Kraken", "Throwing Axe"),
            ("Western Fiefdom", "Burned Men", "Casterly Rock", "Widow's Wail"),
            ("Blood Orange Grove", "House Dayne Knight", "Sunspear", "Dawn"),
            ("Heart Tree Grove", "Tumblestone Knight", "Gates of Winterfell", "Ice"),
            ("Illyrio's Estate", "Braided Warrior", "Plaza of Punishment", "Drogo's Arakh"),
            ("Rose Garden", "Courtesan of the Rose", "The Mander", "Heartsbane"),
        ]
        for name in (character, location, attachment, "Littlefinger")
    ],
    ("The Kingsroad", "Ranging Party", True),
    ("The Kingsroad", "The Wall", False),
]
HOSTS = ["Fiery Followers", "Salty Navigator", "Arya Stark", "Khal Drogo", "Left", "Right"]
HOSTS += ["Margaery Tyrell"]


@rule("costs.next")
@pytest.mark.parametrize(("reducer", "name", "cheaper"), CHEAPER)
def test_a_reducer_is_for_cards_of_its_own(reducer: str, name: str, cheaper: bool) -> None:
    gold = COST[find(name)] - 1
    t = joust({"play": [reducer, *HOSTS], "hand": [name], "gold": gold}, {}, phase="marshal")
    t.st.gold[0] = gold
    t.p1.uses(reducer)
    assert t.p1.may("marshal", name) == cheaper


@rule("costs.next")
@pytest.mark.parametrize(
    ("name", "gold", "may"), [("Stannis Baratheon", 5, True), ("Melisandre", 4, False)]
)
def test_fealty_is_for_loyal_cards(name: str, gold: int, may: bool) -> None:
    t = joust({"faction": "baratheon", "agenda": "Fealty", "hand": [name]}, {}, phase="marshal")
    t.st.gold[0] = gold
    t.p1.uses("Fealty")
    assert t.p1.may("marshal", name) == may


@rule("costs.next")
@pytest.mark.parametrize(
    ("name", "gold", "may"), [("Tywin Lannister", 5, True), ("Ser Davos Seaworth", 3, False)]
)
def test_a_noble_cause_is_for_lords(name: str, gold: int, may: bool) -> None:
    t = joust({"hand": [name], "plot": "A Noble Cause"}, {}, phase="marshal")
    t.st.gold[0] = gold
    assert t.p1.may("marshal", name) == may


@rule("costs.pay")
def test_the_kingsroad_cannot_be_used_kneeling() -> None:
    road = {"card": "The Kingsroad", "kneeling": True}
    t = joust({"play": [road], "hand": ["Ranging Party"], "gold": 1}, {}, phase="marshal")
    never_in_the_phase(t, t.p1, "use", "The Kingsroad")


# ---- phases --------------------------------------------------------------------------------------

REDUCERS = sorted({reducer for reducer, _, _ in CHEAPER})
PIRATE: dict[str, Any] = {
    "play": ["Eddard Stark", "Lannisport", {"card": "Varys", "attachments": ["Milk of the Poppy"]}]
}
# An action, where it lies, a phase that is not its own, and what it would need.
ELSEWHERE: list[tuple[str, str, str, dict[str, Any]]] = [
    *[(name, "use", "challenges", {}) for name in REDUCERS],
    ("Maester Cressen", "use", "challenges", {}),
    ("Selyse Baratheon", "use", "dominance", {}),
    ("Lordsport Shipwright", "use", "challenges", {}),
    ("Consolidation of Power", "play", "challenges", {}),
    ("Seen In Flames", "play", "dominance", {"play": ["Melisandre"]}),
    ("The Things I Do For Love", "play", "dominance", {"play": ["Tywin Lannister"]}),
    ("The Tickler", "use", "challenges", {}),
    ("Messenger Raven", "use", "challenges", {}),
    ("Take the Black", "play", "challenges", {}),
    ("Grey Wind", "use", "dominance", {"play": ["Arya Stark", "Bran Stark"]}),
    ("Gates of Winterfell", "use", "dominance", {}),
    ("Fire and Blood", "play", "dominance", {"dead": ["Khal Drogo"]}),
    ("Margaery Tyrell", "use", "dominance", {}),
    ("Growing Strong", "play", "dominance", {"play": ["Left"]}),
]


@rule("abilities.phase")
@pytest.mark.parametrize(("name", "word", "phase", "p1"), ELSEWHERE)
def test_an_action_belongs_to_its_phase(
    name: str, word: str, phase: str, p1: dict[str, Any]
) -> None:
    zone = "play" if word == "use" else "hand"
    mine = {**p1, zone: [*p1.get(zone, ()), name], "gold": 9}
    theirs = {"play": [*PIRATE["play"], "Burned Men"], "hand": ["Summer"]}
    t = joust(mine, theirs, phase=phase)
    never_in_the_phase(t, t.p1, word, name)


# ---- hosts ---------------------------------------------------------------------------------------

LORDS = ["Eddard Stark", "Margaery Tyrell"]
# An attachment, who may bear it, and cards of the same table that may not.
BEARERS = [
    ("Lightbringer", ["Stannis Baratheon"], ["Eddard Stark", "The Red Keep"]),
    ("Throwing Axe", ["Theon Greyjoy"], ["Alannys Greyjoy", "Great Kraken"]),
    ("Widow's Wail", ["Burned Men", "Eddard Stark"], ["Casterly Rock"]),
    ("Dawn", ["Edric Dayne", "Eddard Stark"], ["Sunspear"]),
    ("Seal of the Hand", LORDS, ["Burned Men", "The Roseroad"]),
    ("Bodyguard", LORDS, ["Burned Men", "The Roseroad"]),
    ("Little Bird", ["Burned Men"], ["The Roseroad"]),
    ("Milk of the Poppy", ["Burned Men"], ["The Roseroad"]),
    ("Noble Lineage", ["Burned Men"], ["The Roseroad"]),
    ("Syrio's Training", ["Burned Men"], ["The Roseroad"]),
    ("Longclaw", ["Benjen Stark"], ["Eddard Stark", "Castle Black"]),
    ("Ice", ["Eddard Stark"], ["Burned Men", "Gates of Winterfell"]),
    ("Drogo's Arakh", ["Khal Drogo"], ["Daenerys Targaryen", "Dothraki Sea"]),
    ("Heartsbane", ["Margaery Tyrell"], ["Eddard Stark", "The Mander"]),
]


@rule("attachments.host")
@pytest.mark.parametrize(("name", "good", "bad"), BEARERS)
def test_an_attachment_is_for_its_bearers(name: str, good: list[str], bad: list[str]) -> None:
    t = joust(
        {"play": [*good, *bad], "hand": [name], "gold": 9}, {"play": [*good, *bad]}, phase="marshal"
    )
    t.p1.marshals(name)
    assert offered(t.p1) == sorted(code_of(host) for host in good * 2)


@rule("attachments.host")
@pytest.mark.parametrize(("name", "good", "bad"), BEARERS)
def test_an_attachment_stays_in_hand_without_a_bearer(
    name: str, good: list[str], bad: list[str]
) -> None:
    t = joust({"play": bad, "hand": [name], "gold": 9}, {"play": bad}, phase="marshal")
    assert not t.p1.may("marshal", name)
