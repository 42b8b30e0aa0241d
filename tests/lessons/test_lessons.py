"""Every guided game can be followed to its end, and left at any moment."""

from __future__ import annotations

from importlib import resources

import pytest

from tests.lessons.playing import begin, obey, play
from weirwood import ledger, lessons
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused
from weirwood.words import LANGUAGES, Words

MOST = 400  # answers of a learner: more than any lesson needs

NAMES = sorted(
    (f.name, file.name.removesuffix(".json"))
    for f in (resources.files("weirwood") / "games").iterdir()
    if (f / "lessons").is_dir()
    for file in (f / "lessons").iterdir()
)


@pytest.fixture(params=NAMES, ids=":".join)
def lesson(request: pytest.FixtureRequest) -> lessons.Lesson:
    """Every lesson of the house."""
    return lessons.lesson(*request.param)


def test_following_the_advice_meets_every_step(lesson: lessons.Lesson) -> None:
    """All advice is legal and the step's own; the words are there in three languages."""
    match, coach = begin(lesson), lessons.Coach(lesson)
    game = registry.game(lesson.game)
    overlay = game.overlay(lesson.settings) if game.overlay is not None else {}
    spoken = [Words(lang, game.package, overlay=overlay) for lang in LANGUAGES]
    seats = [f"P{seat}" for seat in range(lesson.seats)]
    own = {step.id: step.suggest is not None for step in lesson.steps}
    asked = 0
    for decision, advice in play(lesson, match, coach, obey, MOST):
        asked += 1
        if advice is None or advice.over:
            break
        assert match.why_not(decision, advice.answer) is None
        if advice.step and own[advice.step]:
            assert advice.own, f"{advice.step}: its own advice is not to be had"
        args = {"abcdefgh"[i]: a for i, a in enumerate(decision.args)}
        args |= {"least": decision.least, "most": decision.most, "seat": decision.seat}
        for words in spoken:
            for note in advice.notes:
                assert words.text(f"{lesson.message}-{note.step}", note.args, seats)
            if advice.step:
                message = f"{lesson.message}-{advice.step}"
                assert words.text(message, args, seats)
                for part in ("rule", "why"):
                    assert words.text(message, args, seats, part)
    missed = lesson.counted - coach.progress.known
    assert not missed, f"never met in {asked} answers: {sorted(missed)}"


@pytest.mark.parametrize("chance", range(3))
def test_whoever_does_something_else_is_never_stuck(lesson: lessons.Lesson, chance: int) -> None:
    """A random learner: the coach always has a legal answer, or nothing to say."""
    rng = Splitmix(chance)
    match, coach = begin(lesson), lessons.Coach(lesson)
    asked = 0
    for decision, advice in play(lesson, match, coach, lambda m, d, _: m.sample(d, rng), 60):
        asked += 1
        if advice is not None and advice.answer is not None:
            assert match.why_not(decision, advice.answer) is None
            assert advice.number == decision.number
    assert match.over or asked == 60


def test_what_is_taken_back_is_met_anew(lesson: lessons.Lesson) -> None:
    match, coach = begin(lesson), lessons.Coach(lesson)
    first: list[lessons.Advice | None] = []
    for _, advice in play(lesson, match, coach, obey, 1):
        first.append(advice)
    match.undo(lesson.seat, consent=True)
    for _, advice in play(lesson, match, coach, obey, 1):
        assert advice is not None
        assert first[0] is not None
        assert advice.step == first[0].step
        assert advice.answer == first[0].answer


def test_the_words_are_short_and_all_there(lesson: lessons.Lesson) -> None:
    """What is happening and what holds, in every language; a question has also a reason."""
    book = ledger.load(registry.game(lesson.game).package)
    for step in lesson.steps:
        assert step.rules, f"{step.id} names no rule"
        assert all(book[rule].status == "done" for rule in step.rules)
    for lang in LANGUAGES:
        words = Words(lang, registry.game(lesson.game).package)
        assert words.has(lesson.message)
        assert words.has(lesson.message, "about")
        for step in lesson.steps:
            message = f"{lesson.message}-{step.id}"
            parts = [None, "rule", *(["why"] if step.ask else [])]
            assert all(words.has(message, part) for part in parts), f"{message} in {lang}"


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match=r"lessons\.unknown"):
        lessons.lesson("btwixt", "tenth")


def test_every_game_has_a_first_lesson() -> None:
    assert {game for game, name in NAMES if name == "first"} == set(registry.catalogue().points)
