"""Acceptance A: setup and deck rules."""

# ruff: noqa: N802 - the tests bear the ids of the acceptance list
from __future__ import annotations

import pytest
from tests.games.cardgame.table import Table, code_of, joust, rule

from weirwood.games.cardgame import decks
from weirwood.games.cardgame.kinds import check_setup
from weirwood.kernel.play import Play


@rule("setup.first", "setup.seven", "setup.mulligan", "setup.format")
def test_A001_random_first_player_seven_cards_one_mulligan_each() -> None:
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
        t.play.expect("setup.place", first.seat)
        assert before
    assert firsts == {0, 1}


@rule("setup.place", "setup.gold", "setup.types", "setup.limited")
def test_A002_eight_gold_no_events_one_limited() -> None:
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
def test_A003_a_second_copy_costs_nothing_at_setup() -> None:
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
def test_A004_sansa_starts_standing_but_is_marshaled_kneeling() -> None:
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
def test_A005_nothing_reacts_to_setup(name: str) -> None:
    t = joust({"hand": [name], "plot": None}, {"plot": None}, phase="setup")
    t.p1.answer("keep")
    t.p2.answer("keep")
    t.p1.picks(name)
    t.p2.answer([])
    assert t.p1.has(name)
    assert t.kind == "plot.choose"
    assert not t.p1.duplicates


@rule("setup.attachments")
def test_A006_setup_attachments_need_an_own_host() -> None:
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
def test_A007_hands_are_refilled_to_seven() -> None:
    t = joust({"hand": ["Arya Stark", "Sansa Stark"], "plot": None}, {"plot": None}, phase="setup")
    t.p1.answer("keep")
    t.p2.answer("keep")
    t.p1.picks("Arya Stark", "Sansa Stark")
    t.p2.answer([])
    assert len(t.p1.hand) == len(t.p2.hand) == 7


def stark_deck(*lines: str, agenda: str = "", filler: int = 60) -> list[str]:
    """The rules broken by a Stark deck of these lines, filled up with plain cards."""
    plain = ["01148", "01149", "01150", "01151", "01152", "01153", "01154", "01155", "01156"]
    plain += ["01141", "01142", "01144", "01145", "01146", "01147", "01157", "01158", "01159"]
    plain += ["01143"]
    rows = [f"3 {code}" for code in plain[: filler // 3]]
    plots = ["1 01001", "1 01004", "1 01005", "1 01006", "1 01007", "2 01022"]
    has_plots = any(line.split()[1] < "01027" for line in lines)
    text = ["Faction: stark", f"Agenda: {agenda}", *rows, *([] if has_plots else plots), *lines]
    reading = decks.read("\n".join(text))
    assert not reading.reasons, reading.reasons
    return [r.rule for r in decks.check(reading.deck)]


@rule("decks.loyalty", "decks.banner", "decks.affiliation")
def test_A008_banner_of_the_rose() -> None:
    twelve = ["3 01179", "3 01180", "3 01181", "3 01183"]
    assert stark_deck(*twelve, agenda="Banner of the Rose") == []
    assert stark_deck(*twelve, "1 01182", agenda="Banner of the Rose") == ["decks.loyalty"]
    eleven = ["3 01179", "3 01180", "3 01181", "2 01183", "1 01028"]
    assert stark_deck(*eleven, agenda="Banner of the Rose") == ["decks.banner"]
    assert set(stark_deck(*twelve)) == {"decks.affiliation"}


@rule("decks.fealty", "decks.agenda")
def test_A009_fealty_allows_fifteen_neutral_cards() -> None:
    fifteen = ["3 01028", "3 01029", "3 01030", "3 01031", "3 01033"]
    assert stark_deck(*fifteen, agenda="Fealty") == []
    assert stark_deck(*fifteen, "1 01034", agenda="Fealty") == ["decks.fealty"]


@rule("decks.plots", "decks.plot_twice", "decks.plot_limit")
def test_A010_plot_decks() -> None:
    three = ["3 01028"]
    five = ["1 01001", "1 01004", "1 01005", "1 01006", "1 01007"]
    assert stark_deck(*three, *five, "2 01022") == []
    assert stark_deck(*three, *five[:3], "2 01022", "2 01026") == ["decks.plot_twice"]
    assert stark_deck(*three, *five, "2 01003") == ["decks.plot_limit"]
    assert stark_deck(*three, *five, "1 01022") == ["decks.plots"]
