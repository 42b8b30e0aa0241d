"""An army on the bench: the same judgement as the rules, at every step, and never a crash."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.miniatures.lists import armies, ready, text
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.languages import LANGUAGES

judge = registry.game("miniatures").judges["army"]
ROBB = "robb_stark_the_wolf_lord"
WOLVES = {"unit": "stark_sworn_swords", "attachments": [ROBB]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ready_armies_are_legal_and_come_back_the_same(lang: str) -> None:
    for name, told in ready(lang).items():
        judged = judge(told, lang)
        army = text.read(told).army
        assert army is not None, name
        assert judged.refusals == armies.check(army), name
        again = judge(dict(judged.listed), lang)
        assert again.listed == judged.listed, name


def test_every_step_is_judged_as_the_rules_do() -> None:
    assert [no.rule for no in judge({}, "en").refusals] == ["armies.faction_unknown"]
    begun = judge({"faction": "stark", "points": 20}, "en")
    assert {no.rule for no in begun.refusals} == {"armies.combat_unit", "armies.one_commander"}
    good = judge({"faction": "stark", "points": 20, "units": [WOLVES]}, "en")
    assert good.refusals == ()
    assert good.listed["commander"] == ROBB  # the only one there is
    many = judge({"faction": "stark", "points": 20, "units": [WOLVES] * 5}, "en")
    assert {no.rule for no in many.refusals} >= {"armies.points", "armies.characters"}


def test_figures() -> None:
    given = {"faction": "stark", "units": [WOLVES], "ncus": ["catelyn_stark_lady_of_winterfell"]}
    figures = judge(given, "en").figures
    assert (figures["spent"], figures["points"], figures["activations"]) == (9, 40, 2)
    assert figures["kinds"] == {"infantry": 5, "attachment": 0, "ncu": 4}
    assert sum(figures["tactics"].values()) == armies.DECK
    assert figures["tactics"]["hit_and_run_robb"] == 2


def test_the_wrong_line_is_named_whatever_the_language() -> None:
    judged = judge("Fazione: Casa Stark\nPunti: 20\n- Stark Sworn Sords (5)", "it")
    no = judged.refusals[0]
    assert (no.rule, no.args["line"]) == ("armies.text_name", 3)
    assert "stark_sworn_swords" in no.args["wanted"]


@pytest.mark.parametrize(
    "hostile",
    [
        {"units": [{"unit": "x", "attachments": "y"}]},
        {"units": [{}]},
        {"units": [WOLVES] * 5000},
        {"units": [{"unit": "stark_sworn_swords", "attachments": ["a"] * 5000}]},
        {"points": 10**12},
        {"points": "many"},
        {"surprise": 1},
        [[[[]]]],
        None,
    ],
)
def test_what_has_another_shape_is_refused_in_one_sentence(hostile: Any) -> None:
    with pytest.raises(Refused, match=r"armies\.data"):
        judge(hostile, "en")


@pytest.mark.parametrize("strange", ["\x00" * 500, "x" * 25_000, {"faction": "x" * 9000}])
def test_what_is_strange_is_told_and_bounded(strange: Any) -> None:
    judged = judge(strange, "es")
    assert judged.refusals
    assert all(len(str(no.args)) < 300 for no in judged.refusals)


def test_a_book_of_wrong_names_is_not_guessed_at_for_ever() -> None:
    pasted = "\n".join("- Stark Sworn Sords" for _ in range(300))
    guessed = [no for no in judge(pasted, "en").refusals if no.args.get("wanted")]
    assert len(guessed) == text.MOST_GUESSES
