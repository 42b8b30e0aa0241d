"""The chapter `dominance` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("dominance.count", "dominance.win", "dominance.tie")
def test_h001_dominance() -> None:
    t = joust(
        {"play": ["Arya Stark", {"card": "Eddard Stark", "kneeling": True}], "gold": 1},
        {"play": ["The Tickler"], "gold": 2},
        phase="dominance",
    )
    assert t.p2.power == 1
    t = joust({"play": ["Arya Stark"]}, {"play": ["The Tickler"]}, phase="dominance")
    assert t.told("dominance.tied")
    assert t.p1.power == t.p2.power == 0


@rule("dominance.win")
def test_h002_the_iron_throne() -> None:
    t = joust({"play": ["The Iron Throne"]}, {"play": ["Tywin Lannister"]}, phase="dominance")
    assert t.p1.power == 1
