"""Baratheon, Greyjoy and Lannister."""

from __future__ import annotations

import pytest
from tests.games.cardgame.table import joust, rule

# ---- Baratheon -----------------------------------------------------------------------------------


@rule("cards.melisandre", "abilities.event")
def test_melisandre_and_an_event() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": ["Melisandre"],
            "hand": ["Seen In Flames"],
            "gold": 1,
        },
        {"play": ["The Tickler"], "hand": ["Burned Men", "Lannisport"]},
    )
    t.p1.plays("Seen In Flames")
    t.p1.answer("seat:1")
    assert t.play.view(0)["players"][1]["hand"]["cards"] == ["01091", "01098"]
    t.p1.answer("hand:01091:1")
    assert t.p2.discard == ["01091"]
    t.play.expect("window.reaction", 0)
    assert t.p1.discard == ["01064"]
    t.p1.uses("Melisandre")
    t.p1.picks("The Tickler")
    assert t.p2.kneeling("The Tickler")


def test_selyse_gives_an_icon() -> None:
    t = joust(
        {"faction": "baratheon", "play": ["Selyse Baratheon", "Bastard in Hiding"], "gold": 1},
        {"hand": ["Burned Men"]},
    )
    t.p1.uses("Selyse Baratheon")
    t.p1.picks("Bastard in Hiding")
    assert t.p1.icon("Bastard in Hiding", "intrigue")
    t.p1.challenges("intrigue", "Bastard in Hiding")
    assert t.told("challenge.won")


def test_shireen_kneels_somebody_when_she_dies() -> None:
    t = joust(
        {"play": ["Summer"], "faction": "stark"},
        {"faction": "baratheon", "play": [{"card": "Shireen Baratheon", "kneeling": True}]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.picks("Shireen Baratheon")
    assert t.p2.dead == ["01051"]  # nobody is standing
    t = joust(
        {"play": ["Summer", "Arya Stark"], "faction": "stark"},
        {"faction": "baratheon", "play": ["Shireen Baratheon"]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.picks("Shireen Baratheon")
    t.p2.uses("Shireen Baratheon")
    t.p2.picks("Arya Stark")
    assert t.told("card.knelt")[-1]["card"] == "01141"


def test_kings_hunting_party() -> None:
    t = joust(
        {"faction": "baratheon", "play": ["King's Hunting Party"]},
        {"faction": "baratheon", "play": ["Robert Baratheon"]},
    )
    assert t.p1.icon("King's Hunting Party", "intrigue")
    t = joust({"faction": "baratheon", "play": ["King's Hunting Party", "Robert Baratheon"]}, {})
    assert not t.p1.icon("King's Hunting Party", "intrigue")


@pytest.mark.parametrize("where", ["home", "character"])
def test_vanguard_lancer(where: str) -> None:
    them = (
        {"power": 2, "play": ["The Tickler"]}
        if where == "home"
        else {"play": [{"card": "The Tickler", "power": 2}]}
    )
    t = joust(
        {"faction": "baratheon", "hand": ["Vanguard Lancer", "Littlefinger"]}, them, phase="marshal"
    )
    t.p1.marshals("Vanguard Lancer")
    t.p1.uses("Vanguard Lancer")
    t.p1.answer(t.play.keys(0)[0])
    assert t.p2.total == 1


@rule("limits.limit")
def test_lightbringer_needs_stannis_for_renown() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": [{"card": "Robert Baratheon", "attachments": ["Lightbringer"]}, "Melisandre"],
        },
        {},
    )
    t.p1.challenges("power", "Robert Baratheon")
    t.until("keywords.use", 0)
    t.p1.picks("Robert Baratheon")
    t.p1.uses("Lightbringer")
    assert not t.p1.kneeling("Robert Baratheon")
    assert not t.p1.keyword("Melisandre", "renown")
    t.p1.challenges("military", "Robert Baratheon")
    t.until("keywords.use", 0)
    t.p1.picks("Robert Baratheon")
    assert not t.p1.may("use", "Lightbringer")


def test_chamber_of_the_painted_table() -> None:
    t = joust(
        {"faction": "baratheon", "play": ["Chamber of the Painted Table"], "gold": 2},
        {"power": 2},
        phase="dominance",
    )
    t.p1.uses("Chamber of the Painted Table")
    t.p1.answer("seat:1")
    assert (t.p1.power, t.p2.power) == (2, 1)


def test_the_red_keep() -> None:
    t = joust({"faction": "baratheon", "play": ["The Red Keep", "Bastard in Hiding"]}, {})
    t.p1.challenges("power", "Bastard in Hiding")
    assert t.told("challenge.compared")[-1]["attack"] == 4
    t.until("window.interrupt", 0)
    t.p1.uses("The Red Keep")
    assert t.told("cards.drawn")[-1]["n"] == 2 or len(t.p1.hand) >= 2
    t = joust(
        {"faction": "baratheon", "play": ["The Red Keep", "Bastard in Hiding"]},
        {"play": ["Tywin Lannister"]},
    )
    t.p1.challenges("power", "Bastard in Hiding")
    t.p2.defends("Tywin Lannister")
    t.quiet()
    assert not t.told("ability.interrupt")


@rule("effects.then", "targets.up_to")
def test_consolidation_of_power() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": ["Bastard in Hiding", "Shireen Baratheon", "Stannis Baratheon"],
            "hand": ["Consolidation of Power", "Littlefinger"],
        },
        {"play": ["The Tickler"]},
        phase="marshal",
    )
    t.p1.plays("Consolidation of Power")
    keys = t.play.keys(0)
    assert not any("01052" in key for key in keys)  # five STR is too much
    both = t.p1.keys_for("Bastard in Hiding", "The Tickler")
    assert t.play.match.why_not(t.play.asked(0), both) is not None  # of two players
    t.p1.picks("Bastard in Hiding", "Shireen Baratheon")
    t.p1.picks("Shireen Baratheon")
    assert t.p1.kneeling("Bastard in Hiding")
    assert t.p1.power_on("Shireen Baratheon") == 1


# ---- Greyjoy -------------------------------------------------------------------------------------


@rule("unique.from_dead", "unique.dead")
def test_aeron_raises_the_drowned() -> None:
    t = joust(
        {
            "faction": "greyjoy",
            "play": ["Aeron Damphair"],
            "dead": ["Theon Greyjoy", "Asha Greyjoy", "Asha Greyjoy", "Balon Greyjoy"],
        },
        {},
        phase="dominance",
    )
    t.p1.uses("Aeron Damphair")
    assert t.play.keys(0) == ["dead:01071", "dead:01068"]  # two Ashas block each other
    t.p1.answer("dead:01068")
    assert t.p1.has("Balon Greyjoy")


def test_asha_and_theon_unopposed() -> None:
    t = joust({"faction": "greyjoy", "play": ["Asha Greyjoy", "Theon Greyjoy"]}, {})
    t.p1.challenges("power", "Asha Greyjoy", "Theon Greyjoy")
    t.p1.uses("Asha Greyjoy")
    assert not t.p1.kneeling("Asha Greyjoy")
    t.p1.uses("Theon Greyjoy")
    assert t.p1.power_on("Theon Greyjoy") == 1


@rule("unique.borrowed", "keywords.pillage")
def test_euron_takes_a_location() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Euron Crow's Eye"]},
        {
            "discard": ["Lannisport", "Casterly Rock", "Burned Men"],
            "play": ["Casterly Rock"],
            "deck": ["Burned Men"] * 12,
        },
    )
    t.p1.challenges("intrigue", "Euron Crow's Eye")
    t.p1.answer("keyword:pillage")
    t.p1.picks("Euron Crow's Eye")
    t.p1.uses("Euron Crow's Eye")
    assert t.play.keys(0) == ["discard:01098:1"]  # its owner has Casterly Rock in play
    t.p1.answer("discard:01098:1")
    assert t.p1.has("Lannisport")


def test_drowned_men_and_the_iron_fleet() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Drowned Men", "Iron Fleet Scout", "Great Kraken"]}, {}
    )
    assert t.p1.strength("Drowned Men") == 5
    t.p1.challenges("military", "Drowned Men")
    t.p1.uses("Iron Fleet Scout")
    t.p1.picks("Drowned Men")
    assert t.told("challenge.compared")[-1]["attack"] == 7  # +2 for the first player


def test_lordsport_shipwright() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Lordsport Shipwright"]},
        {"play": ["Lannisport", "Casterly Rock"]},
        phase="marshal",
    )
    t.p1.uses("Lordsport Shipwright")
    t.p1.picks("Lannisport")
    assert t.told("card.knelt")[-1]["card"] == "01098"
    t = joust(
        {"play": ["Lannisport", "Casterly Rock"], "faction": "lannister"},
        {"faction": "greyjoy", "play": ["Lordsport Shipwright"]},
        phase="marshal",
    )
    t.p2.uses("Lordsport Shipwright")
    assert not t.p2.can_pick("Lannisport")  # three is too dear for the second player


def test_throwing_axe() -> None:
    t = joust(
        {
            "faction": "greyjoy",
            "play": [{"card": "Balon Greyjoy", "attachments": ["Throwing Axe"]}],
        },
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.p1.challenges("military", "Balon Greyjoy")
    t.p2.defends("Burned Men")
    t.p1.uses("Throwing Axe")
    assert not t.p1.can_pick("The Tickler")
    t.p1.picks("Burned Men")
    assert t.p2.dead == ["01091"]


@rule("limits.limit")
@pytest.mark.parametrize("reward", ["draw", "power"])
def test_great_kraken(reward: str) -> None:
    t = joust({"faction": "greyjoy", "play": ["Great Kraken", "Balon Greyjoy"]}, {})
    assert t.p1.keyword("Balon Greyjoy", "stealth")
    t.p1.challenges("power", "Balon Greyjoy")
    t.p1.uses("Great Kraken")
    t.p1.answer(f"reward:{reward}")
    assert t.told("word.named")[-1]["word"] == reward
    assert len(t.p1.hand) == (reward == "draw")
    assert t.told("power.gained")[0]["n"] == 1


def test_we_do_not_sow() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Asha Greyjoy"], "hand": ["We Do Not Sow"], "gold": 1},
        {"play": ["Lannisport"]},
    )
    t.p1.challenges("power", "Asha Greyjoy")
    t.p1.plays("We Do Not Sow")
    t.p1.picks("Lannisport")
    assert t.p2.discard == ["01098"]


# ---- Lannister -----------------------------------------------------------------------------------


@rule("targets.copy", "effects.may")
def test_the_tickler() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"faction": "stark", "play": ["Arya Stark"], "deck": ["Arya Stark"] * 2 + ["Summer"] * 5},
        phase="dominance",
    )
    t.p1.uses("The Tickler")
    assert t.play.keys(0)[0] == "none"
    t.p1.picks("Arya Stark")
    assert t.p2.discard == ["01141", "01141"]


@rule("abilities.condition")
def test_the_queens_assassin() -> None:
    t = joust(
        {
            "faction": "lannister",
            "hand": ["The Queen's Assassin", "Burned Men", "Lannisport"],
            "gold": 4,
        },
        {"faction": "stark", "play": ["Arya Stark", "Bran Stark"], "hand": ["Summer"]},
    )
    t.p1.ambushes("The Queen's Assassin")
    t.p1.uses("The Queen's Assassin")
    t.p1.answer("seat:1")
    t.play.expect("pick.card", 1)
    t.p2.picks("Bran Stark")
    assert t.p2.dead == ["01142"]


def test_lannisport_and_casterly_rock() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Lannisport", "Casterly Rock", "The Tickler", "Cersei Lannister"],
        },
        {},
    )
    t.p1.challenges("intrigue", "The Tickler")
    t.p1.uses("Lannisport")
    assert len(t.p1.hand) == 1
    t.p1.challenges("intrigue", "Cersei Lannister")
    assert t.told("challenge.won")


@rule("effects.delayed", "saves.cannot")
def test_hear_me_roar() -> None:
    t = joust({"faction": "lannister", "hand": ["Hear Me Roar!", "Tywin Lannister"], "gold": 1}, {})
    t.p1.plays("Hear Me Roar!")
    t.p1.answer("hand:01090")
    assert t.p1.has("Tywin Lannister")
    t.to_phase("plot")
    assert "01090" in t.p1.discard


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
