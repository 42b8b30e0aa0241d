"""Puzzles found by machine: proved again, from what the asker sees, and found again alike."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.saving import state_hash
from weirwood.puzzles import finding, shape
from weirwood.puzzles.trial import Trial


def smallest(game: str) -> shape.Puzzle:
    return min(shape.shipped(game), key=lambda p: (len(p.answers), p.id))


@pytest.mark.parametrize("game", ["boardgame", "btwixt"])
def test_a_puzzle_is_proved_again(game: str) -> None:
    """`make puzzles` proves all of them; here the smallest, and that a wrong one is noticed."""
    puzzle = smallest(game)
    assert finding.again(puzzle) == ""
    turned = msgspec.structs.replace(puzzle, answers=[*puzzle.answers[1:], puzzle.answers[0]])
    assert finding.again(turned) == "other"
    strange = msgspec.structs.replace(puzzle.answers[0], answer=["nothing"])
    assert finding.again(msgspec.structs.replace(puzzle, answers=[strange])) == "illegal"


@pytest.mark.parametrize("game", ["boardgame", "btwixt", "cardgame", "miniatures"])
def test_what_is_hidden_changes_nothing(game: str) -> None:
    """Puzzle and solution are made of what the asker sees."""
    for puzzle in shape.shipped(game)[:1]:
        match = shape.opened(puzzle)
        told, positions = [], set()
        for swap in range(3):
            other = match if not swap else match.redeal(puzzle.seat, random.Random(swap))
            trial = Trial(other, shape.asked(puzzle, other), 5)
            trial.play_on(3)
            told.append((trial.told(), trial.lead_of(), trial.follows()))
            positions.add(state_hash(other.st))
        assert told[0] == told[1] == told[2]
        assert len(positions) > 1, "something was hidden, and swapped"


def test_answers_play_the_same_worlds_and_none_is_left_out() -> None:
    puzzle = smallest("btwixt")
    match = shape.opened(puzzle)
    before = match.save()
    trial = Trial(match, shape.asked(puzzle, match), 1)
    trial.play_on(4)
    assert {len(racer.values) for racer in trial.racers} == {4}
    assert len(trial.racers) == len(puzzle.answers)
    assert match.save() == before


@pytest.fixture
def easily(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nearly every question pass for a puzzle: what is tried here is the search for them."""
    monkeypatch.setattr(finding, "GLANCES", ((2, 0.0),))
    monkeypatch.setattr(finding, "CHECKS", ((2, 0.0, 2),))
    monkeypatch.setattr(finding, "LEAD", 0.0)
    monkeypatch.setattr(finding, "GAIN", -1.0)
    monkeypatch.setattr(finding, "STEEP", 0.0)
    monkeypatch.setattr(finding, "AGREE", "steady")
    monkeypatch.setattr(finding, "tries_of", lambda *_: {"steady": [0, 1]})


@pytest.mark.usefixtures("easily")
def test_whoever_goes_on_finds_the_same() -> None:
    heard: list[int] = []
    whole = list(finding.make("btwixt", 4, 3, progress=heard.append))
    assert heard == [1, 1, 1, 1]
    assert len({puzzle.id for puzzle in whole}) == 4
    for done in (1, 3):
        rest = list(finding.make("btwixt", 4, 3, whole[:done]))
        assert rest == whole[done:]
    assert [p.source.game for p in whole] == sorted(p.source.game for p in whole)
    for puzzle in whole:
        assert shape.read(shape.written(puzzle)) == puzzle
        assert json.loads(json.dumps(shape.opened(puzzle).save())) == puzzle.save


@pytest.mark.usefixtures("easily")
def test_a_puzzle_of_other_rules_is_proved_by_those_of_today() -> None:
    puzzle = shape.shipped("btwixt")[0]
    save = {**puzzle.save, "rules": 0, "content": "other"}
    old = msgspec.structs.replace(puzzle, rules=0, content="other", save=save, id="mine")
    with pytest.raises(Refused) as no:
        shape.opened(old)
    assert no.value.rule == "puzzles.version"
    found = finding.renewed(old)
    assert found is not None
    assert (found.rules, found.content) == (puzzle.rules, puzzle.content)
    assert (found.id, found.kind, found.source) == ("mine", puzzle.kind, puzzle.source)
    assert shape.opened(found).save() == shape.opened(puzzle).save()
    # A position that these rules do not know, and a question that nobody is asked any more.
    broken = msgspec.structs.replace(old, save=save | {"state": {"nothing": 1}})
    assert finding.renewed(broken) is None
    assert finding.renewed(msgspec.structs.replace(old, kind="nothing")) is None


def test_a_puzzle_that_no_longer_holds_is_not_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "verdict", lambda *_: (None, []))
    assert finding.renewed(smallest("btwixt")) is None


def test_a_collection_wants_no_more_of_one_kind_nor_of_easy_ones() -> None:
    puzzle = smallest("btwixt")
    wanted = finding.Wanted(8)
    for n in range(2):
        easy = msgspec.structs.replace(puzzle, id=str(n), rating=finding.EASY - 1)
        assert wanted.puzzle(easy)
        wanted.add(easy)
    other = msgspec.structs.replace(puzzle, id="other", rating=finding.EASY)
    assert not wanted.puzzle(other), "a third of its kind"
    hard = msgspec.structs.replace(puzzle, id="hard", kind="bidding.turn", rating=finding.EASY)
    assert wanted.puzzle(hard)
    assert not wanted.puzzle(msgspec.structs.replace(hard, id="0")), "the same again"
    assert wanted.left() == 6


def test_tables_are_those_of_the_game() -> None:
    for game in ("boardgame", "btwixt", "cardgame", "miniatures"):
        assert len(finding.tables(game)) > 1


def test_a_game_that_does_not_judge_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blind:
        evaluate = terms = None

    monkeypatch.setattr(registry, "game", lambda _: Blind)
    with pytest.raises(Refused) as no:
        next(finding.make("btwixt", 1))
    assert no.value.rule == "puzzles.no_judgement"
