"""A lesson with a mistake is refused with the place of the mistake."""

from __future__ import annotations

import json
from typing import Any

import pytest

from weirwood import lessons
from weirwood.kernel import registry
from weirwood.lessons import coach, following, reading

GOOD: dict[str, Any] = {
    "order": 1,
    "minutes": 5,
    "seats": 3,
    "seat": 0,
    "seed": 1,
    "bots": ["steady", "steady"],
    "steps": [
        {"id": "hello", "event": "start", "rules": ["scoring.small"]},
        {"id": "bye", "event": "round.began", "after": "hello", "end": True},
    ],
}


def read(**more: Any) -> lessons.Lesson:
    return reading.read("x.json", "btwixt", "x", json.dumps({**GOOD, **more}))


def steps(**more: Any) -> dict[str, Any]:
    first, last = GOOD["steps"]
    return {"steps": [{**first, **more}, last]}


def test_a_good_one_is_read() -> None:
    found = read()
    assert found.levels == {1: "steady", 2: "steady"}
    assert found.counted == {"hello", "bye"}


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"seat": 3}, "seat is 3"),
        ({"bots": ["steady"]}, "2 other seats"),
        ({"settings": {"colour": 1}}, "setting_name"),
        ({"colour": 1}, "unknown key 'colour'"),
        ({"seed": "x"}, "whole number"),
        (steps(colour=1), "unknown key 'colour'"),
        (steps(id="A b"), "id is 'A b'"),
        (steps(ask="bidding.turn"), "either ask or event"),
        (steps(event=[], ask="nonsense"), "no question 'nonsense'"),
        (steps(rules="no.rule"), "no rule 'no.rule'"),
        (steps(suggest=True), "suggest is a number"),
        (steps(suggest={"x": 1, "y": "2"}), "suggest is a number"),
        (steps(after="bye"), "no step 'bye'"),
        (steps(id="bye"), "two steps called bye"),
        (steps(end=True), "only one, has end"),
        (steps(nth="two"), "nth is 'two'"),
        (steps(late=1), "true or false"),
        (steps(look=1), "look is 1"),
        (steps(view=[]), "view is []"),
        ({"steps": ["hello"]}, "an object is wanted"),
        ({"order": None}, "order is None"),
        ({"minutes": "5"}, "minutes is '5'"),
        ({"scenario": 1}, "scenario is 1"),
        ({"scenario": {"seats": 4, "current": "ally_bronn"}}, "the scenario has 4"),
        ({"scenario": {"seats": 3, "current": "ally_nobody"}}, "ally_nobody"),
        ({"scenario": {"seats": 3, "colour": 1}}, "colour"),
        ({"scenario": {"seats": 3}, "settings": {}}, "belong into the scenario"),
        ({"scenario": {"seats": 3, "stop_at": "nonsense"}}, "nonsense"),
        (steps(accept="kneel"), "only a question with suggest"),
        (steps(event=[], ask="bidding.turn", accept="kneel"), "only a question with suggest"),
        (steps(event=[], ask="bidding.turn", suggest=["kneel"], task=True), "what solves it"),
    ],
)
def test_a_faulty_one_says_where(more: dict[str, Any], told: str) -> None:
    with pytest.raises(lessons.LessonError, match=r"x\.json") as error:
        read(**more)
    assert told in str(error.value)


def test_a_scenario_is_where_it_begins() -> None:
    found = read(scenario={"seats": 3, "current": "ally_bronn", "hands": [["inf_rout"], [], []]})
    match = lessons.begin(found)
    assert match.view(0)["current"]["ally"] == "ally_bronn"
    assert match.history == []
    assert found.settings == match.settings


ADVICE = coach.Advice((), 1, "x", (), ["a"], True, (), False, (), 1, 1, False, False)


@pytest.mark.parametrize(
    ("accept", "answer", "wrong"),
    [
        ([], ["anything"], False),
        (["play:*"], ["play:a"], False),
        (["play:*"], ["kneel"], True),
        (["a|b"], ["b"], False),
        (["a", "b"], ["a"], True),
        (["a", "!c"], ["a", "b"], False),
        (["a", "!c"], ["a", "c"], True),
        (["2|3"], 3, False),
        (["2|3"], 4, True),
        (["north=march*"], {"north": "march_0", "south": "raid"}, False),
        (["north=march*"], {"north": "raid", "south": "march_0"}, True),
    ],
)
def test_an_answer_may_miss_the_point(accept: list[str], answer: Any, wrong: bool) -> None:
    assert lessons.misses(ADVICE._replace(accept=tuple(accept)), answer) is wrong


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(lessons.LessonError, match=r"x\.json"):
        reading.read("x.json", "btwixt", "x", "{")


@pytest.mark.parametrize(
    ("pattern", "key", "fits"),
    [
        ("play:*", "play:inf_rout", True),
        ("kneel|play:*", "play:inf_rout", True),
        ("play:a", "play:ab", False),
    ],
)
def test_patterns(pattern: str, key: str, fits: bool) -> None:
    assert following.matches(pattern, key) is fits


def test_advice_that_the_rules_refuse_is_not_given() -> None:
    match = registry.new("btwixt", seats=3, seed=1)
    while match.decisions[0].kind != "bidding.turn":
        match.answer(
            match.decisions[0], match.sample(match.decisions[0], registry.bot_rng(1, 0, 0))
        )
    decision = match.decisions[0]
    assert coach.suggest(match, decision, ("kneel",), 1) == (["kneel"], True)
    assert coach.suggest(match, decision, ("play:no_such_card",), 1) == (None, False)
