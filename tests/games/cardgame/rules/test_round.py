"""The chapter `round` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("round.phases")
def test_h003_fiery_followers_stand_in_time() -> None:
    t = joust(
        {"faction": "baratheon", "play": [{"card": "Fiery Followers", "kneeling": True}]},
        {"gold": 1},
        phase="dominance",
    )
    t.p1.uses("Fiery Followers")
    assert t.p1.power == 1


@rule("round.golden", "windows.cannot")
def test_a_card_overrides_the_rules() -> None:
    """Obara defends kneeling, against the rule that defenders stand."""
    t = joust(
        {"play": ["Arya Stark"]},
        {"faction": "martell", "play": [{"card": "Obara Sand", "kneeling": True}]},
    )
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    t.p2.defends("Obara Sand")
    assert t.told("challenge.defends")


@rule("round.tokens")
def test_tokens_never_run_out() -> None:
    t = joust({"gold": 200, "plot": "Marching Orders", "hand": ["Arya Stark"]}, {}, phase="marshal")
    assert t.p1.gold == 209
