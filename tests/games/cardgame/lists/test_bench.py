"""A deck on the bench: the same judgement as the rules, at every step, and never a crash."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.cardgame.lists import bench, decks, ready
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.languages import LANGUAGES

judge = registry.game("cardgame").judges["deck"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ready_decks_are_legal_and_come_back_the_same(lang: str) -> None:
    for name, text in ready(lang).items():
        judged = judge(text, lang)
        assert judged.refusals == (), name
        again = judge(dict(judged.listed), lang)
        assert again.listed == judged.listed
        assert decks.read(again.text).deck == decks.read(text).deck


def test_ready_decks_are_called_what_people_read() -> None:
    for lang, heading, name in (
        ("en", "Name", "The Old Ways"),
        ("es", "Nombre", "Las antiguas costumbres"),
        ("it", "Nome", "Le antiche usanze"),
    ):
        judged = judge("the_old_ways", lang)
        first = f"{heading}: {name}"
        assert ready(lang)["the_old_ways"].splitlines()[0] == judged.text.splitlines()[0] == first
        assert judged.listed["name"] == name
    for lang in LANGUAGES:
        assert set(decks.titles(lang)) == set(ready(lang))
        assert not any("_" in title for title in decks.titles(lang).values())


def test_every_step_is_judged_as_the_rules_do() -> None:
    empty = judge({}, "en")
    assert [no.rule for no in empty.refusals] == ["decks.faction", "decks.plots", "decks.size"]
    begun = judge({"faction": "stark", "cards": {"01146": 4, "01084": 1}}, "en")
    assert {no.rule for no in begun.refusals} >= {"decks.copies", "decks.affiliation"}
    deck = decks.read(begun.text).deck
    assert [tuple(no) for no in begun.refusals] == [tuple(r) for r in decks.check(deck, "standard")]
    boxed = judge({**begun.listed, "profile": "one_box"}, "en")
    assert "decks.box_copies" in {no.rule for no in boxed.refusals}


def test_a_deck_for_the_first_game_is_as_large_as_it_comes() -> None:
    """It was told to have 27 of 60 cards, and to be legal."""
    intro = judge("intro_lannister", "en")
    assert (intro.listed["profile"], intro.refusals) == ("introductory", ())
    assert intro.figures["least"] == intro.figures["size"] < decks.DRAW_LEAST
    for profile in ("standard", "one_box"):
        assert judge({**intro.listed, "profile": profile}, "en").figures["least"] == 60


def test_the_wrong_line_is_named_whatever_the_language() -> None:
    judged = judge("Facción: Casa Stark\n3x Robb Stark\n2x Vento Grigio\n1x Eddart Stork", "es")
    no = judged.refusals[0]
    assert (no.rule, no.args["line"], no.args["card"]) == ("decks.unknown_card", 4, "01144")
    assert judged.listed["cards"] == {"01145": 2, "01146": 3}


def test_figures() -> None:
    figures = judge(
        {"faction": "stark", "plots": {"01001": 2}, "cards": {"01146": 3}}, "en"
    ).figures
    assert figures["curve"]["6"] == 3
    assert figures["icons"] == {"military": 3, "intrigue": 0, "power": 3}
    assert figures["plots"] == {
        "count": 2, "gold": 8, "initiative": 18, "reserve": 12, "claim": {"1": 2},
    }  # fmt: skip
    assert bench.chances(60, 3) == sorted(bench.chances(60, 3))
    assert bench.chances(60, 1)[0] == 12  # seven of sixty


@pytest.mark.parametrize(
    "hostile",
    [
        {"faction": ["stark"]},
        {"cards": {"01146": "many"}},
        {"cards": [[[[]]]]},
        {"surprise": 1},
        [1, 2, 3],
        17,
        None,
    ],
)
def test_what_has_another_shape_is_refused_in_one_sentence(hostile: Any) -> None:
    with pytest.raises(Refused, match=r"decks\.text"):
        judge(hostile, "en")


@pytest.mark.parametrize(
    "strange",
    [
        {"faction": "x" * 10_000, "cards": {"y" * 10_000: 10**9, "01146": -5}},
        {"cards": {str(n): 1 for n in range(3000)}},
        "\x00" * 500,
        "1x " + "卡" * 5000,
        "\n" * 9000,
    ],
)
def test_what_is_strange_is_told_and_bounded(strange: Any) -> None:
    judged = judge(strange, "it")
    assert judged.refusals
    assert len(judged.refusals) <= decks.MOST_LINES + 5
    assert all(len(str(no.args)) < 300 for no in judged.refusals)


def test_a_book_of_wrong_names_is_not_guessed_at_for_ever() -> None:
    judged = judge("\n".join("1x Eddart Stork" for _ in range(300)), "en")
    assert sum("card" in no.args for no in judged.refusals) == decks.MOST_GUESSES
