"""From what is typed to an answer: numbers, names, several at once, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision
from weirwood.kernel.match import Match
from weirwood.terminal.answering import Answering, Complete, Wrong, best, fold

toys.register()

LABELS = {"pass": "Pasar", "roll": "Tirar el dado", "peek": "Mirar", "done": "Listo"}


def at(kind: str, seats: int = 3) -> tuple[Match, Decision]:
    """A match in which this kind of question is open."""
    for seed in range(200):
        match = registry.new("toy", seats=seats, seed=seed)
        rng = Splitmix(seed)
        while not match.over:
            for decision in match.decisions:
                if decision.kind == kind:
                    return match, decision
            for decision in match.decisions:
                match.answer(decision, match.sample(decision, rng))
    raise AssertionError(kind)


def answering(kind: str) -> Answering:
    match, decision = at(kind)
    return Answering(match, decision, lambda key: LABELS.get(key, key))


def taken(asked: Answering, text: str) -> Any:
    found = asked.take(text)
    assert isinstance(found, Complete), found
    asked.match.answer(asked.decision, found.answer)
    return found.answer


def wrong(asked: Answering, text: str) -> Wrong:
    found = asked.take(text)
    assert isinstance(found, Wrong), found
    return found


def test_a_number_or_a_name_answers() -> None:
    assert taken(answering("toy.react"), "2") == ["roll"]
    assert taken(answering("toy.react"), "tirar") == ["roll"]
    assert taken(answering("toy.react"), "DADO") == ["roll"]


def test_what_is_not_there_is_told() -> None:
    asked = answering("toy.react")
    assert wrong(asked, "7").message == "terminal-no_number"
    assert wrong(asked, "0").message == "terminal-no_number"
    assert wrong(asked, "9" * 5000).message == "terminal-no_number"
    assert wrong(asked, "xyz").message == "terminal-no_option"
    assert wrong(asked, "...").message == "terminal-no_option"
    assert wrong(asked, "1 2").message == "terminal-too_many"
    assert wrong(asked, "a").message == "terminal-ambiguous"
    assert taken(asked, "1") == ["pass"]


def test_an_amount_is_a_number_within_bounds() -> None:
    asked = answering("toy.stake")
    for text in ("x", "99", "-1", "1.5", "", "9" * 30):
        assert wrong(asked, text).message == "terminal-want_amount"
    assert taken(asked, "2") == 2


def test_several_are_chosen_step_by_step_or_at_once() -> None:
    asked = answering("toy.show")
    lines = asked.lines()
    assert [x.number for x in lines] == [*range(1, len(lines)), 0]
    assert lines[-1].key == "done"
    second = lines[1]
    assert asked.take(str(second.number)) is None
    assert second.key not in [x.key for x in asked.lines()]
    assert lines[0].number == asked.lines()[0].number
    assert asked.back()
    assert not asked.back()
    assert taken(asked, "1 2") == [lines[0].key, lines[1].key]


def test_nothing_may_be_chosen_where_that_is_allowed() -> None:
    assert taken(answering("toy.show"), "0") == []
    assert taken(answering("toy.show"), "listo") == []


def test_the_order_is_the_one_typed() -> None:
    asked = answering("toy.rank")
    first, second = asked.lines()
    assert taken(asked, f"{second.number},{first.number}") == [second.key, first.key]


def test_slots_are_filled_one_after_the_other() -> None:
    asked = answering("toy.tokens")
    assert asked.steps
    assert asked.slot == "left"
    assert asked.take("2") is None
    assert asked.slot == "right"
    assert [x.key for x in asked.lines()] == ["right=t1", "right=t3"]
    assert taken(asked, "2") == {"left": "t2", "right": "t3"}


def test_a_place_is_proposed_or_typed() -> None:
    assert taken(answering("toy.walk"), "1")["step"] in (-3, 0, 3)
    assert taken(answering("toy.walk"), "step=2") == {"step": 2}
    assert wrong(answering("toy.walk"), "step=2 and more").message == "terminal-no_option"


def test_a_refused_candidate_tells_its_rule() -> None:
    match, decision = at("toy.react")
    del match.st.cards.piles[0][1:]
    match._forget()
    asked = Answering(match, decision, lambda key: LABELS.get(key, key))
    refusal = wrong(asked, "mirar").refusal
    assert refusal is not None
    assert refusal.rule == "toy.react"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("Dragón", "dragon"), ("  H'ghar! ", "h ghar"), ("ÑU", "nu")],
)
def test_letters_are_folded(text: str, expected: str) -> None:
    assert fold(text) == expected


def test_the_best_name_wins() -> None:
    names = [("Jon", 1), ("Jon Snow", 2), ("Lord Jon", 3)]
    assert best("jon", names) == [1]
    assert best("jon s", names) == [2]
    assert best("lord", names) == [3]
    assert best("o", names) == [1, 2, 3]


def test_a_sign_tells_two_orders_apart() -> None:
    orders = [("March −1", 1), ("March +1 ★", 2), ("Power", 3), ("Power ★", 4)]
    assert best("march -1", orders) == [1]
    assert best("power", orders) == [3]
    assert best("march +1", orders) == [2]
    assert best("march", orders) == [1, 2]
    assert best("March +1  ★", orders) == [2]
