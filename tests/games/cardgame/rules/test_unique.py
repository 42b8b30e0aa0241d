"""The chapter `unique` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("unique.dead", "unique.one")
def test_c010_a_copy_in_the_dead_pile() -> None:
    t = joust(
        {"hand": ["Arya Stark"], "dead": ["Arya Stark"], "gold": 5},
        {"faction": "stark", "hand": ["Arya Stark"], "gold": 5},
        phase="marshal",
    )
    assert t.p1.refused("marshal:01141") == "unique.dead"
    t.p1.passes()
    t.p2.marshals("Arya Stark")
    assert t.p2.has("Arya Stark")


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
