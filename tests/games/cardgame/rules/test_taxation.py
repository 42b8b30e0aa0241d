"""The chapter `taxation` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, rule


@rule("taxation.gold", "taxation.reserve")
def test_h007_taxation() -> None:
    t = joust(
        {"hand": ["Arya Stark"] * 3 + ["Bran Stark"] * 3 + ["Summer"] * 2, "gold": 3},
        {},
        phase="taxation",
    )
    d = t.play.expect("taxation.reserve", 0)
    assert (d.least, d.most) == (2, 2)
    assert t.p1.gold == 0
    t.p1.picks("Summer", "Bran Stark")
    assert sorted(t.p1.discard) == ["01142", "01148"]
    t = joust(
        {"faction": "greyjoy", "play": ["Alannys Greyjoy"]},
        {"hand": ["Burned Men"] * 3 + ["The Tickler"] * 3 + ["Summer"]},
        phase="taxation",
    )
    assert t.play.expect("taxation.reserve", 1).least == 2


@rule("taxation.round")
def test_h010_old_forest_hunter_saves_gold_for_the_next_round() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": ["Old Forest Hunter"],
            "hand": ["Messenger Raven", "Samwell Tarly"],
        },
        {},
        phase="taxation",
    )
    t.p1.uses("Old Forest Hunter")
    t.p1.picks("Messenger Raven")
    assert t.p1.gold == 1
    t.to_phase("plot")
    assert t.p1.gold == 1


@rule("taxation.reserve")
def test_a_wrong_number_of_discards_cites_the_reserve() -> None:
    hand = ["Arya Stark"] * 3 + ["Bran Stark"] * 3 + ["Summer"] * 3
    t = joust({"plot": "A Clash of Kings", "hand": hand}, {}, phase="taxation")
    assert t.kind == "taxation.reserve"
    assert t.p1.refused([]) == "taxation.reserve"
