"""The chapter `marshal` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, reveal, rule


@rule("marshal.income")
def test_b011_calling_the_banners_comes_on_top_of_income() -> None:
    t = joust(
        {"plots": ["Calling the Banners"], "hand": ["Winter Is Coming"], "stand_token": 0},
        {
            "plots": ["Sneak Attack"],
            "play": ["The Tickler", "Tyrion Lannister", "Burned Men", "Joffrey Baratheon"],
        },
        phase="plot",
    )
    reveal(t, "Calling the Banners", "Sneak Attack")
    t.p1.answer("seat:1")
    assert t.told("gold.gained")[-1]["n"] == 4
    t.to_phase("marshal")
    assert t.p1.gold == 4 + 3


@rule("marshal.income", "marshal.pay", "round.kneeling")
def test_c001_income_counts_what_is_in_play_then() -> None:
    t = joust(
        {"plot": "Summons", "play": ["The Roseroad"], "hand": ["Littlefinger"]},
        {},
        phase="marshal",
    )
    assert t.p1.gold == 5
    t.p1.marshals("Littlefinger")
    assert t.p1.gold == 0  # his own gold comes next round
    assert not t.p1.kneeling("Littlefinger")


@rule("marshal.active", "marshal.order", "windows.action", "marshal.one")
def test_c008_the_first_player_acts_first_but_may_not_marshal() -> None:
    t = joust(
        {"play": ["Winterfell Steward"], "hand": ["Arya Stark", "Bran Stark"]},
        {"hand": ["The Tickler"]},
        phase="marshal",
    )
    t.p1.marshals("Bran Stark")
    t.p1.passes()
    assert t.st.active == 1
    t.play.expect("window.action", 0)
    assert t.p1.refused("marshal:01141") == "marshal.active"
    t.p1.uses("Winterfell Steward")
    t.play.expect("window.action", 1)
    assert t.p2.may("marshal", "The Tickler")
