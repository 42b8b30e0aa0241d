"""The chapter `zones` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, having, joust, kneeling, rule


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


@rule("windows.silence", "zones.hidden")
@pytest.mark.parametrize("hidden", [[], ["Ice"]])
def test_a_hand_that_all_have_seen_hides_nothing(hidden: list[str]) -> None:
    """Arya goes back to a hand: it is she alone, or there is a card that nobody knows."""
    t = joust(
        {"play": ["Arya Stark", "Robb Stark"], "hand": hidden, "deck": ["For the North!"] * 9},
        {"faction": "martell", "play": ["Ghaston Grey"]},
    )
    t.p1.challenges("power", "Arya Stark")
    t.p2.uses("Ghaston Grey")
    t.p2.picks("Arya Stark")
    assert t.p1.hand == [*map(code_of, hidden), code_of("Arya Stark")]
    t.p1.challenges("military", "Robb Stark")
    assert t.p1.asked("window.action") == bool(hidden)


@rule("effects.delayed", "attachments.return")
def test_what_waits_for_one_card_goes_on_when_another_is_gone() -> None:
    """A dragon is to go home at the end of the phase; meanwhile an attachment is discarded."""
    t = joust(
        {
            "faction": "targaryen",
            "play": [
                kneeling("Viserion"),
                "Viserys Targaryen",
                having("Khal Drogo", "Little Bird"),
            ],
            "hand": ["Waking the Dragon"],
        },
        {"play": ["Burned Men"]},
    )
    t.p1.plays("Waking the Dragon")
    t.p1.picks("Viserion")
    t.p2.challenges("military", "Burned Men")
    t.until("claim.military", 0)
    t.p1.picks("Viserys Targaryen")
    t.p1.uses("Viserys Targaryen")
    t.p1.picks("Little Bird")
    assert not t.p1.has("Little Bird")
    t.to_phase("plot")
    assert [row["card"] for row in t.told("card.returned")] == [code_of("Viserion")]
