"""Advice: plain data, from the asker's view alone, with reasons that hold."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import weirwood
from weirwood.kernel import registry
from weirwood.kernel.match import Match
from weirwood.languages import LANGUAGES
from weirwood.words import words

GAMES = [("btwixt", 4, 25), ("boardgame", 3, 14), ("cardgame", 2, 40), ("miniatures", 2, 40)]
FEW = 24  # imagined games


def played(game: str, seats: int, steps: int, seed: int = 5) -> Match:
    """A match in the middle, at a question with a real choice."""
    match = weirwood.new(game, seats=seats, seed=seed)
    bot = registry.bot("greedy", game)
    for _ in range(steps + 200):
        decision = match.decisions[0]
        if steps <= 0 and decision.shape == "pick" and len(match.options(decision)) > 2:
            break
        match.answer(decision, registry.bot_answer(bot, match, decision, 1))
        steps -= 1
    return match


@pytest.mark.parametrize(("game", "seats", "steps"), GAMES)
def test_advice_is_plain_and_legal_and_says_why(game: str, seats: int, steps: int) -> None:
    match = played(game, seats, steps)
    decision = match.decisions[0]
    before = match.save()
    told = weirwood.advise(match, decision.seat, FEW)
    assert json.loads(json.dumps(told)) == told
    assert match.save() == before, "the match is not touched"
    assert (told["number"], told["kind"]) == (decision.number, decision.kind)
    assert told["sure"] in ("clear", "likely", "close")
    assert 1 <= len(told["answers"]) <= 3
    answers = [json.dumps(each["answer"]) for each in told["answers"]]
    assert len(set(answers)) == len(answers)
    for each in told["answers"]:
        assert match.why_not(decision, each["answer"]) is None
        assert 0 <= each["chance"] <= 1
        assert each["error"] >= 0
        assert len(each["why"]) <= 3
        for row in each["follows"]:
            assert row["kind"] in match.game.kinds
            assert 0 <= row["seat"] < seats
    assert FEW // 2 <= told["games"] <= FEW + 2


@pytest.mark.parametrize(("game", "seats", "steps"), GAMES)
def test_what_is_hidden_does_not_change_the_advice(game: str, seats: int, steps: int) -> None:
    match = played(game, seats, steps)
    seat = match.decisions[0].seat
    told = weirwood.advise(match, seat, FEW)
    saves = set()
    for swap in range(3):
        other = match.redeal(seat, random.Random(swap))
        saves.add(json.dumps(other.save(), sort_keys=True))
        assert weirwood.advise(other, seat, FEW) == told
    assert len(saves) > 1, "something was hidden, and swapped"


@pytest.mark.parametrize(("game", "seats", "steps"), GAMES)
def test_the_terms_are_those_of_the_judgement_and_have_words(
    game: str, seats: int, steps: int
) -> None:
    match = played(game, seats, steps)
    assert match.game.terms is not None
    terms = match.game.terms(match.st, 0)
    assert 3 <= len(terms) <= 6
    assert {weight > 0 for _, weight in terms.values()} == {True, False}
    for lang in LANGUAGES:
        say = words(lang, match.game.package)
        told = [say.text(f"advice-{name}") for name in terms]
        assert len(set(told)) == len(told)


def test_the_same_question_gets_the_same_advice() -> None:
    match = played("btwixt", 3, 10)
    seat = match.decisions[0].seat
    assert weirwood.advise(match, seat, FEW) == weirwood.advise(match, seat, FEW)


def test_seconds_are_a_budget_too() -> None:
    match = played("btwixt", 3, 10)
    assert weirwood.advise(match, match.decisions[0].seat, 0.05)["games"] >= 8


def test_nobody_is_advised_who_is_not_asked() -> None:
    match = played("btwixt", 3, 10)
    asked = {d.seat for d in match.decisions}
    idle = next(seat for seat in range(3) if seat not in asked)
    with pytest.raises(weirwood.Refused, match=r"bots\.no_question"):
        weirwood.advise(match, idle, FEW)


@pytest.mark.parametrize("budget", [0, -1, 0.0, 31.0, 100_001, True, "much", None])
def test_a_budget_has_bounds(budget: Any) -> None:
    match = played("btwixt", 3, 10)
    with pytest.raises(weirwood.Refused, match=r"bots\.budget"):
        weirwood.advise(match, match.decisions[0].seat, budget)


def test_a_winning_move_is_found_and_called_clear() -> None:
    """The seventh castle stands open: whoever walks in has won."""
    match = weirwood.scenario(
        "boardgame",
        {
            "seats": 3,
            "phase": "marches",
            "areas": {
                "winterfell": "stark footman, march_0",
                "castle_black": "stark token",
                "white_harbor": "token of stark",
                "moat_cailin": "token of stark",
                "seagard": "token of stark",
                "riverrun": "token of stark",
                "the_eyrie": "token of stark",
                "lannisport": "lannister knight",
                "dragonstone": "baratheon knight",
                "flints_finger": "token of lannister",
                "greywater_watch": "stark 2 knight, march_plus_1",
            },
        }
        | {},
    )
    for _ in range(6):
        decision = match.decisions[0]
        told = weirwood.advise(match, decision.seat, 40)
        match.answer(decision, told["answers"][0]["answer"])
        if match.over:
            break
    assert match.over
    assert match.standings[0] == [0]
