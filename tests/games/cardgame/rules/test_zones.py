"""The chapter `zones` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("zones.hidden", "zones.open")
def test_k004_hidden_cards_stay_hidden() -> None:
    t = joust(
        {"hand": ["Arya Stark", "Summer"], "discard": ["Bran Stark"], "dead": ["Robb Stark"]},
        {"hand": ["Tywin Lannister"]},
        phase="marshal",
    )
    seen = t.play.view(1)["players"][0]
    assert seen["hand"] == {"count": 2, "cards": []}
    assert seen["deck"]["known"] == []
    assert seen["discard"] == ["01142"]
    assert seen["dead"] == ["01146"]
    assert t.play.view(0)["players"][0]["hand"]["cards"] == ["01141", "01148"]
