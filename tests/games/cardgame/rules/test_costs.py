"""The chapter `costs` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, rule

from weirwood.games.cardgame.facts import FACES, INDEX

REDUCERS = {
    "baratheon": ("Dragonstone Faithful", "Dragonstone Port", "Bastard in Hiding", "Lightbringer"),
    "greyjoy": ("Iron Islands Fishmonger", "Sea Tower", "Salty Navigator", "Great Kraken"),
    "lannister": ("Lannisport Merchant", "Western Fiefdom", "Burned Men", "Lannisport"),
    "martell": ("Desert Scavenger", "Blood Orange Grove", "House Dayne Knight", "Sunspear"),
    "nights_watch": ("Steward at the Wall", "Veteran Builder", "Samwell Tarly", "The Wall"),
    "stark": ("Winterfell Steward", "Heart Tree Grove", "Bran Stark", "Gates of Winterfell"),
    "targaryen": ("Targaryen Loyalist", "Illyrio's Estate", "Viserion", "Plaza of Punishment"),
    "tyrell": ("Garden Caretaker", "Rose Garden", "Left", "The Mander"),
}


@rule("costs.modifiers", "costs.next", "costs.gold")
def test_c003_discounts_stack_and_are_gone() -> None:
    t = joust(
        {
            "plot": "Reinforcements",
            "gold": 1,
            "play": ["Winterfell Steward", "Heart Tree Grove"],
            "hand": ["Catelyn Stark", "Tumblestone Knight"],
        },
        {},
        phase="marshal",
    )
    assert t.p1.gold == 2
    assert t.p1.refused("marshal:01143") == "costs.gold"
    t.p1.uses("Winterfell Steward")
    t.p1.uses("Heart Tree Grove")
    t.p1.marshals("Catelyn Stark")
    assert t.p1.gold == 0
    assert t.p1.refused("marshal:01150") == "costs.gold"


@rule("costs.modifiers", "costs.no_save")
def test_c004_a_cost_never_falls_below_zero() -> None:
    t = joust(
        {
            "plot": "Reinforcements",
            "play": ["The Kingsroad"],
            "hand": ["Bran Stark", "Sansa Stark"],
        },
        {},
        phase="marshal",
    )
    t.p1.uses("The Kingsroad")
    assert t.p1.discard == ["01039"]
    t.p1.marshals("Bran Stark")
    assert t.p1.gold == 1
    assert not t.p1.may("marshal", "Sansa Stark")


@rule("costs.next")
def test_c005_a_noble_cause_for_the_first_noble() -> None:
    t = joust(
        {
            "plot": "A Noble Cause",
            "gold": 10,
            "hand": ["Tumblestone Knight", "Arya Stark", "Sansa Stark"],
        },
        {},
        phase="marshal",
    )
    gold = t.p1.gold
    t.p1.marshals("Tumblestone Knight")
    assert t.p1.gold == gold - 2
    t.p1.marshals("Arya Stark")
    assert t.p1.gold == gold - 3
    t.until("window.action", 0)
    t.p1.marshals("Sansa Stark")
    assert t.p1.gold == gold - 6


@rule("costs.next", "abilities.where", "abilities.agenda")
def test_c006_fealty_for_the_next_loyal_card() -> None:
    t = joust(
        {"agenda": "Fealty", "gold": 10, "hand": ["Tumblestone Knight", "Catelyn Stark"]},
        {},
        phase="marshal",
    )
    gold = t.p1.gold
    t.p1.uses("Fealty")
    assert t.st.kneel[t.st.home[0]]
    t.p1.marshals("Tumblestone Knight")
    t.p1.marshals("Catelyn Stark")
    assert t.p1.gold == gold - 2 - 3
    assert not t.p1.may("use", "Fealty")


@rule("costs.own")
def test_c014_costs_are_paid_with_own_cards() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler", "Cersei Lannister"], "gold": 3},
        {
            "faction": "stark",
            "gold": 3,
            "hand": ["Like Warm Rain"],
            "play": [{"card": "Summer", "kneeling": True}],
        },
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    assert not t.p2.asked("window.reaction")
    t = joust(
        {"faction": "stark", "play": ["Catelyn Stark", "Grey Wind"]},
        {"faction": "stark", "gold": 3, "hand": ["Like Warm Rain"]},
    )
    t.p1.challenges("intrigue", "Catelyn Stark")
    t.until("challenge.declare", 0)
    assert t.p2.hand == [] or "01158" not in t.p2.discard


@rule("costs.pay", "costs.own")
def test_a_cost_that_cannot_be_paid() -> None:
    t = joust(
        {
            "play": [{"card": "Winterfell Steward", "kneeling": True}],
            "hand": ["Arya Stark", "Bran Stark"],
        },
        {},
        phase="marshal",
    )
    tag = t.st.tag[t.p1.card("Winterfell Steward")]
    assert t.p1.refused(f"use:01152:{tag}:0") == "costs.pay"


@rule("costs.next", "costs.modifiers")
@pytest.mark.parametrize("faction", list(REDUCERS))
def test_the_steward_of_a_faction_helps_its_characters(faction: str) -> None:
    steward, _, person, thing = REDUCERS[faction]
    t = joust(
        {"faction": faction, "gold": 9, "play": [steward], "hand": [person, thing, "Littlefinger"]},
        {"hand": ["Littlefinger"]},
        phase="marshal",
    )
    cost = FACES[INDEX[code_of(person)]].cost
    gold = t.p1.gold
    t.p1.uses(steward)
    assert t.p1.kneeling(steward)
    t.p1.marshals("Littlefinger")  # of no faction: the discount waits
    assert t.p1.gold == gold - 5
    t.p1.marshals(person)
    assert t.p1.gold == gold - 5 - (cost - 1)


@rule("costs.next")
@pytest.mark.parametrize("faction", [f for f in REDUCERS if f != "nights_watch"])
def test_the_lands_of_a_faction_help_any_card(faction: str) -> None:
    _, land, person, thing = REDUCERS[faction]
    host = ["Stannis Baratheon"] if thing == "Lightbringer" else []
    t = joust(
        {"faction": faction, "gold": 9, "play": [land, *host], "hand": [thing, "Littlefinger"]},
        {},
        phase="marshal",
    )
    gold = t.p1.gold
    cost = FACES[INDEX[code_of(thing)]].cost
    t.p1.uses(land)
    t.p1.marshals(thing, on=host[0] if host else None)
    assert t.p1.gold == gold - (cost - 1)
    assert person


@rule("costs.x", "targets.none")
def test_the_things_i_do_for_love() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Cersei Lannister"],
            "hand": ["The Things I Do For Love"],
            "gold": 4,
        },
        {"faction": "stark", "play": ["Arya Stark", "Eddard Stark"]},
    )
    t.p1.plays("The Things I Do For Love")
    d = t.play.expect("cost.x", 0)
    assert (d.least, d.most) == (3, 4)
    t.p1.answer(3)
    assert t.p1.gold == 1
    assert not t.p1.can_pick("Eddard Stark")
    t.p1.picks("Arya Stark")
    assert t.p2.hand == ["01141"]


@rule("costs.modifiers")
def test_paxter_pays_for_the_first_event() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Paxter Redwyne", "Left"],
            "hand": ["Growing Strong"] * 2,
            "gold": 2,
        },
        {},
    )
    t.p1.plays("Growing Strong")
    t.p1.picks("Left")
    assert t.p1.gold == 2
    t.p1.plays("Growing Strong")
    t.p1.picks("Left")
    assert t.p1.gold == 1


@rule("costs.x", "costs.modifiers")
def test_a_discount_on_x_is_gold_saved() -> None:
    """Paxter Redwyne pays one of the three gold that were named, and one more may be named."""
    t = joust(
        {
            "faction": "lannister",
            "play": ["Cersei Lannister", "Paxter Redwyne"],
            "hand": ["The Things I Do For Love"],
            "gold": 4,
        },
        {"faction": "stark", "play": ["Arya Stark"]},
    )
    t.p1.plays("The Things I Do For Love")
    d = t.play.expect("cost.x", 0)
    assert (d.least, d.most) == (3, 5)
    t.p1.answer(3)
    assert t.p1.gold == 2
    t.p1.picks("Arya Stark")
    assert t.p2.hand == [code_of("Arya Stark")]
