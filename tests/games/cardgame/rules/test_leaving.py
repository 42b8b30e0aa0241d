"""The chapter `leaving` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, rule


@rule("leaving.new", "limits.limit")
def test_f019_a_card_that_comes_back_is_new() -> None:
    t = joust(
        {
            "faction": "martell",
            "play": ["Arianne Martell"],
            "hand": ["House Dayne Knight", "Arianne Martell"],
        },
        {"faction": "martell", "play": ["Ghaston Grey"]},
        phase="draw",
    )
    t.p1.uses("Arianne Martell")
    t.p1.picks("House Dayne Knight")
    assert t.p1.hand.count("01104") == 2
    assert not any("01104" in key for key in t.st.uses)
    t.to_phase("marshal")
    t.p1.marshals("Arianne Martell")
    assert t.p1.strength("Arianne Martell") == 4


@rule("leaving.owner", "abilities.you")
def test_yoren_recruits_from_another_pile() -> None:
    t = joust(
        {"faction": "nights_watch", "hand": ["Yoren", "Littlefinger"]},
        {"discard": ["The Tickler", "Tywin Lannister"]},
        phase="marshal",
    )
    t.p1.marshals("Yoren")
    t.p1.uses("Yoren")
    assert t.play.keys(0) == ["discard:01088:1"]
    t.p1.answer("discard:01088:1")
    assert t.p1.has("The Tickler")
    assert t.p1.view["play"][1]["owner"] == 1


@rule("leaving.sacrifice", "windows.forced", "windows.sequence")
def test_ser_jorah_is_betrayed_before_renown() -> None:
    t = joust({"faction": "targaryen", "play": [{"card": "Ser Jorah Mormont", "betrayal": 2}]}, {})
    t.p1.challenges("military", "Ser Jorah Mormont")
    assert t.p1.discard == ["01165"]
    assert not t.told("keyword.renown")
    t = joust({"faction": "targaryen", "play": ["Ser Jorah Mormont"]}, {})
    t.p1.challenges("military", "Ser Jorah Mormont")
    t.p1.picks("Ser Jorah Mormont")
    assert t.p1.view["play"][0]["betrayal"] == 1
    assert t.p1.power_on("Ser Jorah Mormont") == 1


@rule("windows.instead", "leaving.kill")
@pytest.mark.parametrize(("name", "to"), [("Ser Davos Seaworth", "hand"), ("Benjen Stark", "deck")])
def test_where_a_killed_card_goes_instead_is_told(name: str, to: str) -> None:
    t = joust({"play": ["Vanguard of the North"]}, {"play": [name]})
    t.p1.challenges("military", "Vanguard of the North")
    t.until("claim.military", 1)
    t.p2.picks(name)
    t.p2.uses(name)
    t.quiet()
    assert [(row["card"], row["to"]) for row in t.told("card.instead")] == [(code_of(name), to)]
