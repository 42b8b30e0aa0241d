"""The chapter `setup` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import Table, code_of, joust, rule

from weirwood.games.cardgame.rules.setup import check_setup
from weirwood.kernel.testing import Play


@rule("setup.first", "setup.seven", "setup.mulligan", "setup.format")
def test_a001_random_first_player_seven_cards_one_mulligan_each() -> None:
    firsts = set()
    for seed in range(8):
        t = Table(Play.new("cardgame", seats=2, seed=seed))
        firsts.add(t.st.first)
        assert len(t.p1.hand) == len(t.p2.hand) == 7
        first, second = t.seats[t.st.first], t.seats[1 - t.st.first]
        assert first.asked("setup.mulligan")
        assert not second.asked()
        before = list(t.st.cards.piles[first.seat * 13 + 1])
        first.answer("mulligan")
        assert len(first.hand) == 7
        assert len(first.deck) in (40, 41)  # 47 or 48 cards less 7
        assert second.asked("setup.mulligan")
        second.answer("keep")
        d = t.play.expect("setup.place", first.seat)
        assert d.least == 0
        assert before
    assert firsts == {0, 1}


@rule("setup.place", "setup.gold", "setup.types", "setup.limited")
def test_a002_eight_gold_no_events_one_limited() -> None:
    hand = ["Eddard Stark", "Arya Stark", "For the North!", "The Roseroad", "Heart Tree Grove"]
    t = joust({"hand": hand, "plot": None}, {"plot": None}, phase="setup")
    t.p1.answer("keep")
    t.p2.answer("keep")
    for keys, why in (
        (("hand:01144", "hand:01141"), "setup.gold"),
        (("hand:01157",), "setup.types"),
        (("hand:01040", "hand:01156"), "setup.limited"),
    ):
        assert t.p1.refused(*keys) in ("setup.place", why)
        no = check_setup(t.st, 0, (), keys)
        assert no is not None
        assert no.rule == why
    t.p1.answer("hand:01144", "hand:01040")
    assert t.p1.zone(12) == ["01144", "01040"]


@rule("setup.duplicates")
def test_a003_a_second_copy_costs_nothing_at_setup() -> None:
    hand = ["Arya Stark", "Arya Stark", "Catelyn Stark", "Winterfell Steward"]
    t = joust({"hand": hand, "plot": None}, {"plot": None}, phase="setup")
    t.p1.answer("keep")
    t.p2.answer("keep")
    t.p1.picks("Arya Stark", "Arya Stark", "Catelyn Stark", "Winterfell Steward")  # 3 + 0 + 4 + 1
    t.p2.answer([])
    assert t.p1.has("Arya Stark")
    assert t.p1.duplicates == [code_of("Arya Stark")]
    assert t.p1.icon("Arya Stark", "military")


@rule("setup.no_entering")
def test_a004_sansa_starts_standing_but_is_marshaled_kneeling() -> None:
    t = joust({"hand": ["Sansa Stark"], "plot": None}, {"plot": None}, phase="setup")
    t.p1.answer("keep")
    t.p2.answer("keep")
    t.p1.picks("Sansa Stark")
    t.p2.answer([])
    assert not t.p1.kneeling("Sansa Stark")
    t = joust({"hand": ["Sansa Stark", "Bran Stark"]}, {}, phase="marshal")
    t.p1.marshals("Sansa Stark")
    assert t.p1.kneeling("Sansa Stark")


@rule("setup.no_entering", "setup.together")
@pytest.mark.parametrize("name", ["Littlefinger", "Arya Stark"])
def test_a005_nothing_reacts_to_setup(name: str) -> None:
    t = joust({"hand": [name], "plot": None}, {"plot": None}, phase="setup")
    t.p1.answer("keep")
    t.p2.answer("keep")
    t.p1.picks(name)
    t.p2.answer([])
    assert t.p1.has(name)
    assert t.kind == "plot.choose"
    assert not t.p1.duplicates


@rule("setup.attachments")
def test_a006_setup_attachments_need_an_own_host() -> None:
    t = joust(
        {"hand": ["Seal of the Hand", "Summer", "Winterfell Steward", "Arya Stark"], "plot": None},
        {"hand": ["Tyrion Lannister"], "plot": None},
        phase="setup",
    )
    t.p1.answer("keep")
    t.p2.answer("keep")
    no = check_setup(t.st, 0, (), ("hand:01032", "hand:01148"))
    assert no is not None
    assert no.rule == "setup.attachments"
    t.p1.answer("hand:01032", "hand:01141")
    t.p2.picks("Tyrion Lannister")
    t.play.expect("setup.attach", 0)
    assert t.play.keys(0) == [f"card:01141:{t.st.tag[t.p1.card('Arya Stark')]}"]
    t.p1.picks("Arya Stark")
    seal = t.p1.card("Seal of the Hand")
    assert t.st.host[seal] == t.p1.card("Arya Stark")


@rule("setup.refill")
def test_a007_hands_are_refilled_to_seven() -> None:
    t = joust({"hand": ["Arya Stark", "Sansa Stark"], "plot": None}, {"plot": None}, phase="setup")
    t.p1.answer("keep")
    t.p2.answer("keep")
    t.p1.picks("Arya Stark", "Sansa Stark")
    t.p2.answer([])
    assert len(t.p1.hand) == len(t.p2.hand) == 7
