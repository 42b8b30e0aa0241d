"""The chapter `standing` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("standing.all", "limits.limit")
def test_h006_sansa_stands() -> None:
    t = joust({"play": [{"card": "Sansa Stark", "kneeling": True}]}, {}, phase="standing")
    t.p1.uses("Sansa Stark")
    assert t.p1.power == 1
