"""Cards that are alike across factions: reducers, plain cards, plots, neutral cards."""

from __future__ import annotations

import pytest
from tests.games.cardgame.table import code_of, joust, rule

from weirwood.games.cardgame.content import FACES, INDEX
from weirwood.games.cardgame.terms import FACTIONS, KEYWORDS

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


PLAIN = [
    ("Maester Wendamyr", ["stealth"]),
    ("Black Wind's Crew", ["pillage"]),
    ("Grand Maester Pycelle", ["insight"]),
    ("Lannisport Moneylender", ["limited"]),
    ("Samwell Tarly", ["insight"]),
    ("Daenerys Targaryen", ["insight"]),
    ("Bastard in Hiding", []),
    ("House Dayne Knight", []),
    ("Tumblestone Knight", []),
    ("Ranging Party", []),
    ("Braided Warrior", []),
    ("Courtesan of the Rose", []),
    ("Burned Men", []),
    ("Salty Navigator", []),
]


@rule("values.printed")
@pytest.mark.parametrize(("name", "words"), PLAIN)
def test_what_is_printed_holds_in_play(name: str, words: list[str]) -> None:
    face = FACES[INDEX[code_of(name)]]
    t = joust({"faction": FACTIONS[face.faction], "play": [name]}, {})
    view = t.p1.view["play"][0]
    assert view["keywords"] == words
    assert view["strength"] == face.strength
    assert [KEYWORDS[i] for i in range(7) if face.keywords >> i & 1] == words


@pytest.mark.parametrize(
    ("name", "gold", "initiative", "reserve"),
    [
        ("Littlefinger", 1, 0, 0),
        ("Tywin Lannister", 2, 0, 0),
        ("Lannisport Moneylender", 1, 0, 0),
        ("Paxter Redwyne", 1, 0, 0),
        ("The Roseroad", 1, 0, 0),
        ("Salty Navigator", 0, 1, 0),
        ("The Kingsroad", 0, 1, 0),
        ("Samwell Tarly", 0, 0, 1),
        ("The Iron Throne", 0, 0, 1),
    ],
)
@rule("plot.values")
def test_cards_that_change_the_plot(name: str, gold: int, initiative: int, reserve: int) -> None:
    t = joust({"play": [name], "plot": "Rebuilding"}, {"hand": ["Arya Stark"]}, phase="marshal")
    plot = t.p1.view["plot"]
    assert (plot["gold"], plot["initiative"], plot["reserve"]) == (
        5 + gold,
        5 + initiative,
        6 + reserve,
    )


@pytest.mark.parametrize("faction", FACTIONS[:8])
def test_faction_cards_and_banners(faction: str) -> None:
    banners = {
        "baratheon": "Banner of the Stag",
        "greyjoy": "Banner of the Kraken",
        "lannister": "Banner of the Lion",
        "martell": "Banner of the Sun",
        "nights_watch": "Banner of the Watch",
        "stark": "Banner of the Wolf",
        "targaryen": "Banner of the Dragon",
        "tyrell": "Banner of the Rose",
    }
    t = joust(
        {"faction": faction, "agenda": banners[faction], "hand": ["Arya Stark"]},
        {},
        phase="marshal",
    )
    assert t.p1.view["faction"] == faction
    assert FACES[INDEX[t.p1.view["agenda"]["card"]]].banner == FACTIONS.index(faction)
    assert t.p1.view["home"]["card"].endswith("a")


# ---- plots ---------------------------------------------------------------------------------------


@rule("effects.move")
def test_a_clash_of_kings() -> None:
    t = joust({"plot": "A Clash of Kings", "play": ["Arya Stark"]}, {"power": 3})
    t.p1.challenges("power", "Arya Stark")
    t.p1.uses("A Clash of Kings")
    assert t.told("power.moved")[0]["n"] == 1
    assert t.p2.power == 1  # one more by claim
    t = joust({"plot": "A Clash of Kings", "play": ["Arya Stark"]}, {})
    t.p1.challenges("power", "Arya Stark")
    assert not t.told("ability.reaction")


def test_supporting_the_faith() -> None:
    t = joust({"plot": "Supporting the Faith", "gold": 3, "play": ["Arya Stark"]}, {"gold": 2})
    assert (t.p1.gold, t.p2.gold) == (0, 0)


@rule("effects.search")
def test_building_orders_finds_things() -> None:
    deck = ["Arya Stark", "Ice", "The Wolfswood", *["Bran Stark"] * 9]
    t = joust(
        {"plots": ["Building Orders"], "deck": deck}, {"plots": ["Sneak Attack"]}, phase="plot"
    )
    t.p1.answer("plot:01006")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    assert t.play.keys(0) == ["none", "deck:01153", "deck:01155"]
    t.p1.answer("deck:01153")
    assert "01153" in t.p1.hand
    assert t.told("card.searched")[-1]["card"] == "01153"


def test_counting_coppers_and_rebuilding() -> None:
    t = joust(
        {"plots": ["Rebuilding"], "discard": ["Ice", "Arya Stark"], "plot": "Summons"},
        {"plots": ["Counting Coppers"]},
        phase="plot",
    )
    t.p1.answer("plot:01019")
    t.p2.answer("plot:01010")
    t.p1.answer("seat:0")
    t.p1.answer("seat:0")  # its own plot first
    t.p1.picks("Ice")
    assert t.p1.discard == ["01141"]
    assert t.told("cards.drawn")[0]["n"] == 3


def test_power_behind_the_throne() -> None:
    t = joust(
        {
            "plot": "Power Behind the Throne",
            "stand_token": 1,
            "play": [{"card": "Arya Stark", "kneeling": True}],
        },
        {},
        phase="draw",
    )
    t.p1.uses("Power Behind the Throne")
    t.p1.picks("Arya Stark")
    assert not t.p1.kneeling("Arya Stark")
    assert not t.p1.may("use", "Power Behind the Throne")


# ---- neutral cards -------------------------------------------------------------------------------


def test_rattleshirts_raiders() -> None:
    seal = {"card": "Tyrion Lannister", "attachments": ["Seal of the Hand"], "kneeling": True}
    t = joust({"play": ["Rattleshirt's Raiders"]}, {"play": [seal]})
    t.p1.challenges("military", "Rattleshirt's Raiders")
    t.p1.uses("Rattleshirt's Raiders")
    t.p1.picks("Seal of the Hand")
    assert t.p2.discard == ["01032"]


def test_wildling_horde() -> None:
    t = joust({"play": ["Wildling Horde"]}, {"play": ["Tywin Lannister"]})
    t.p1.challenges("military", "Wildling Horde")
    t.p2.defends("Tywin Lannister")
    t.p1.uses("Wildling Horde")
    t.p1.picks("Wildling Horde")
    assert t.told("challenge.compared")[-1]["attack"] == 7
    assert t.st.kneel[t.st.home[0]] == 1 or t.told("standing.all")


@rule("values.icons")
@pytest.mark.parametrize(
    ("name", "icon"),
    [("Little Bird", "intrigue"), ("Noble Lineage", "power"), ("Syrio's Training", "military")],
)
def test_icons_from_attachments(name: str, icon: str) -> None:
    t = joust(
        {"hand": [name, "Summer"], "gold": 5},
        {"play": [{"card": "Edric Dayne"}]},
        phase="marshal",
    )
    t.p1.marshals(name, on="Edric Dayne")
    assert t.p2.icon("Edric Dayne", icon)


def test_put_to_the_torch() -> None:
    t = joust(
        {"play": ["Eddard Stark"], "hand": ["Put to the Torch"], "gold": 1},
        {"play": ["Lannisport"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p1.plays("Put to the Torch")
    t.p1.picks("Lannisport")
    assert t.p2.discard == ["01098"]


def test_the_winds_of_winter_claims_two() -> None:
    t = joust({"plot": "The Winds of Winter", "play": ["Arya Stark"]}, {"power": 5})
    t.p1.challenges("power", "Arya Stark")
    assert t.told("claim.applied")[-1]["n"] == 2
    assert t.p2.power == 3
