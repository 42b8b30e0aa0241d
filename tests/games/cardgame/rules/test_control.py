"""The chapter `control` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("control.latest", "control.change")
def test_take_the_black_and_back() -> None:
    mine = {
        "faction": "nights_watch",
        "play": ["Ranging Party"],
        "hand": ["Take the Black"],
        "gold": 9,
    }
    t = joust(
        mine, {"faction": "nights_watch", "hand": ["Take the Black"], "gold": 9}, phase="dominance"
    )
    t.until("window.action", 1)
    t.p2.plays("Take the Black")
    t.p2.picks("Ranging Party")
    assert t.p2.has("Ranging Party")
    t.p1.plays("Take the Black")
    t.p1.picks("Ranging Party")
    assert t.p1.has("Ranging Party")
