"""Every puzzle that is shipped: it loads, its answers are those of its question, it has words."""

from __future__ import annotations

import datetime as dt
import json
from typing import Any

import msgspec
import pytest

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.languages import LANGUAGES
from weirwood.puzzles import finding, rating, shape
from weirwood.puzzles.trial import listed
from weirwood.words import words

GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")
LEAST = 40  # of every game


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_stands_by_itself(game: str) -> None:
    puzzles = shape.shipped(game)
    assert len(puzzles) >= LEAST
    assert len({p.id for p in puzzles}) == len(puzzles)
    assert [p.rating for p in puzzles] == sorted(p.rating for p in puzzles)
    found = registry.game(game)
    for puzzle in puzzles:
        assert puzzle.game == game
        match = shape.opened(puzzle)
        assert (match.game.version, match.seats) == (puzzle.rules, puzzle.seats)
        decision = shape.asked(puzzle, match)
        told = [json.dumps(worth.answer) for worth in puzzle.answers]
        assert sorted(told) == sorted(json.dumps(a) for a in listed(match, decision)), puzzle.id
        best, *rest = puzzle.answers
        assert best.loss == 0
        assert min(worth.loss for worth in rest) >= finding.GAIN - 0.001, puzzle.id
        assert best.why, "the solution is explained"
        assert rating.LEAST <= puzzle.rating <= rating.MOST
        assert len(puzzle.checked) == len(finding.CHECKS)
        for check, (worlds, errors, seed) in zip(puzzle.checked, finding.CHECKS, strict=True):
            assert (check.worlds, check.seed) == (worlds, seed)
            assert check.lead >= max(finding.LEAD, errors * check.error) - 0.002
        assert all(row.kind in found.kinds for row in puzzle.follows)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_words(game: str) -> None:
    for lang in LANGUAGES:
        spoken = words(lang, registry.game(game).package)
        for puzzle in shape.shipped(game):
            assert spoken.has(f"ask-{puzzle.kind.replace('.', '-')}"), puzzle.kind
            for worth in puzzle.answers:
                assert all(spoken.has(why.message) for why in worth.why), puzzle.id


def first(game: str = "btwixt") -> shape.Puzzle:
    return shape.shipped(game)[0]


def test_a_puzzle_is_written_as_it_is_read() -> None:
    puzzle = first()
    assert shape.read(shape.written(puzzle)) == puzzle


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("{", "puzzles.broken"),
        ("[]", "puzzles.broken"),
        ('{"weirwood_puzzle": 1}', "puzzles.broken"),
    ],
)
def test_what_is_no_puzzle_is_refused(line: str, rule: str) -> None:
    with pytest.raises(Refused) as no:
        shape.read(line)
    assert no.value.rule == rule


def changed(**more: Any) -> str:
    return msgspec.json.encode(msgspec.to_builtins(first()) | more).decode()


def test_another_format_or_an_unknown_key_is_refused() -> None:
    for line in (changed(weirwood_puzzle=2), changed(more=1), changed(answers=[])):
        with pytest.raises(Refused):
            shape.read(line)


def test_a_puzzle_of_other_rules_gets_one_sentence() -> None:
    for other, rule in (
        (changed(rules=99), "puzzles.version"),
        (changed(content="0" * 16), "puzzles.cards"),
    ):
        with pytest.raises(Refused) as no:
            shape.opened(shape.read(other))
        assert no.value.rule == rule
        for lang in LANGUAGES:
            told = words(lang).refusal(no.value.rule, no.value.arguments)
            assert first().id in told
            assert "2" not in told.replace(first().id, "") or rule == "puzzles.version"


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    assert shape.puzzle_of("btwixt", first().id) == first()
    with pytest.raises(Refused) as no:
        shape.puzzle_of("btwixt", "nothing")
    assert no.value.rule == "puzzles.unknown"


def test_each_day_has_its_puzzle_and_each_puzzle_its_day() -> None:
    puzzles = shape.shipped("boardgame")
    day = dt.date(2026, 11, 17)
    found = [shape.of_the_day(puzzles, day + dt.timedelta(days=n)) for n in range(len(puzzles))]
    assert {p.id for p in found if p is not None} == {p.id for p in puzzles}
    assert shape.of_the_day(reversed(puzzles), day) == found[0], "whatever their order"
    assert shape.of_the_day([], day) is None
