"""Cards: baratheon, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, rule


@rule("cards.stannis", "standing.all")
def test_h005_stannis_limits_standing() -> None:
    four = ["Burned Men", "The Tickler", "Joffrey Baratheon", "Tyrion Lannister"]
    t = joust(
        {"faction": "baratheon", "play": ["Stannis Baratheon"]},
        {
            "play": [
                *({"card": name, "kneeling": True} for name in four),
                {"card": "Lannisport", "kneeling": True},
            ],
            "kneeling": True,
        },
        phase="standing",
    )
    d = t.play.expect("standing.choose", 1)
    assert (d.least, d.most) == (2, 2)
    t.p2.picks("Burned Men", "Tyrion Lannister")
    assert [t.p2.kneeling(name) for name in four] == [False, True, True, False]
    assert not t.p2.kneeling("Lannisport")
    assert not t.st.kneel[t.st.home[1]]


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
