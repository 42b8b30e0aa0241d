"""The chapter `duplicates` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, killed_by_claim, lay, rule

from weirwood.games.cardgame.lists.decks import find
from weirwood.kernel import Refused


@rule("duplicates.save", "duplicates.gone", "duplicates.blank", "leaving.strip")
def test_f001_a_duplicate_saves_or_goes_too() -> None:
    arya = {"card": "Arya Stark", "duplicates": 1, "power": 2, "attachments": ["Little Bird"]}
    t = killed_by_claim({"faction": "stark", "play": [arya, "Bran Stark"]}, "Arya Stark")
    t.p2.saves("Arya Stark")
    assert t.p2.discard == ["01141"]
    assert t.p2.power_on("Arya Stark") == 2
    assert t.p2.has("Little Bird")
    t = killed_by_claim({"faction": "stark", "play": [arya, "Bran Stark"]}, "Arya Stark")
    t.p2.passes()
    assert t.p2.dead == ["01141"]
    assert t.p2.discard == ["01141"]


@rule("duplicates.save", "leaving.sacrifice", "costs.no_save")
def test_f002_what_a_duplicate_saves_from() -> None:
    t = joust(
        {"plots": ["Confiscation"]},
        {
            "plots": ["Sneak Attack"],
            "play": [{"card": "Joffrey Baratheon", "attachments": ["Widow's Wail"]}],
            "hand": ["Widow's Wail"],
        },
        phase="marshal",
        first=1,
    )
    t.p2.duplicates_card("Widow's Wail")
    t.to_phase("plot")
    t.p1.answer("plot:01009")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    t.p1.picks("Widow's Wail")
    t.p2.saves("Widow's Wail")
    assert t.p2.has("Widow's Wail")
    bran = {"card": "Bran Stark", "duplicates": 1}
    t = joust(
        {"faction": "stark", "play": ["Summer"], "hand": ["For the North!"]},
        {"faction": "stark", "play": [bran, "Arya Stark"]},
    )
    t.p1.challenges("military", "Summer")
    t.p1.plays("For the North!")
    t.p1.picks("Summer")
    t.p2.uses("Bran Stark")  # sacrificed as a cost: no save
    assert t.p2.discard == ["01142", "01142"]
    waking = {"card": "Daenerys Targaryen", "duplicates": 1}
    t = joust({"faction": "targaryen", "play": [waking], "hand": ["Waking the Dragon"]}, {})
    t.p1.plays("Waking the Dragon")
    t.p1.picks("Daenerys Targaryen")
    t.until("window.save", 0)
    t.p1.saves("Daenerys Targaryen")
    assert t.p1.has("Daenerys Targaryen")


@rule("duplicates.marshal", "costs.discount_duplicate", "unique.one")
def test_a_duplicate_is_free_and_uses_no_discount() -> None:
    t = joust(
        {
            "play": ["Arya Stark", "Winterfell Steward"],
            "hand": ["Arya Stark", "Bran Stark"],
            "plot": "Reinforcements",
        },
        {},
        phase="marshal",
    )
    t.p1.uses("Winterfell Steward")
    t.p1.duplicates_card("Arya Stark")
    assert t.p1.duplicates == ["01141"]
    assert t.p1.gold == 1
    t.p1.marshals("Bran Stark")
    assert t.p1.gold == 0
    with pytest.raises(Refused) as no:
        lay({"play": ["Arya Stark", "Arya Stark"]}, {})
    assert no.value.rule == "unique.one"


@rule("duplicates.save")
def test_the_owner_of_the_duplicate_saves_whoever_controls_the_card() -> None:
    t = joust(
        {"play": [{"card": "Tywin Lannister", "owner": 1, "duplicates": 1}]},
        {"play": ["The Tickler"]},
        first=1,
    )
    t.p2.challenges("military", "The Tickler")
    t.until("claim.military", 0)
    t.p1.picks("Tywin Lannister")
    assert not t.p1.asked("window.save")
    t.p2.saves("Tywin Lannister")
    assert t.p1.has("Tywin Lannister")
    assert t.p2.discard == [code_of("Tywin Lannister")]


@rule("duplicates.gone")
def test_duplicates_that_go_with_their_card_are_told() -> None:
    t = joust(
        {"play": ["Vanguard of the North"]},
        {"play": [{"card": "Tywin Lannister", "duplicates": 2}]},
    )
    t.p1.challenges("military", "Vanguard of the North")
    t.until("claim.military", 1)
    t.p2.picks("Tywin Lannister")
    t.quiet()
    assert len(t.told("duplicate.lost")) == 2


@rule("zones.open", "duplicates.marshal")
def test_a_duplicate_lies_in_the_open_wherever_it_goes() -> None:
    """What lies in the open is counted by card: others tell from it what a hand may still hold."""
    t = joust({"play": ["Arya Stark"], "hand": ["Arya Stark"]}, {}, phase="marshal")
    face = find("Arya Stark")
    assert t.st.shown[0][face] == 1
    t.p1.duplicates_card("Arya Stark")
    assert t.st.shown[0][face] == 2
