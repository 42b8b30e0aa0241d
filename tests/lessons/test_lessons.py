"""Every guided game can be followed to its end, and left at any moment."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

import pytest

from tests.lessons.playing import obey, play
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
    match, coach = lessons.begin(lesson), lessons.Coach(lesson)
    game = registry.game(lesson.game)
    overlay = game.overlay(lesson.settings) if game.overlay is not None else {}
    spoken = [Words(lang, game.package, overlay=overlay) for lang in LANGUAGES]
    seats = [f"P{seat}" for seat in range(lesson.seats)]
    asked = 0
    for decision, advice in play(lesson, match, coach, obey, MOST):
        asked += 1
        if coach.progress.known >= lesson.counted:
            break
        if advice is None:
            continue  # the learner plays alone
        if advice.step:
            assert advice.own, f"{advice.step}: its own advice is not to be had"
            assert match.why_not(decision, advice.answer) is None
            assert not lessons.misses(advice, advice.answer)
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


@pytest.mark.parametrize("chance", range(2))
def test_whoever_does_something_else_is_never_stuck(lesson: lessons.Lesson, chance: int) -> None:
    """A random learner: the coach always has a legal answer, or nothing to say."""
    rng = Splitmix(chance)
    match, coach = lessons.begin(lesson), lessons.Coach(lesson)
    asked, most = 0, 60 if lesson.scenario is None else 15
    for decision, advice in play(lesson, match, coach, lambda m, d, _: m.sample(d, rng), most):
        asked += 1
        if advice is not None and advice.answer is not None:
            assert match.why_not(decision, advice.answer) is None
            assert advice.number == decision.number
    assert match.over or asked == most


def test_what_is_taken_back_is_met_anew(lesson: lessons.Lesson) -> None:
    match, coach = lessons.begin(lesson), lessons.Coach(lesson)
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
            parts = [None, "rule", *(["why"] if step.ask else []), *(["miss"] * bool(step.accept))]
            assert all(words.has(message, part) for part in parts), f"{message} in {lang}"


GENERIC = {
    "en": ("steady player", "sensible commander", "smaller question"),
    "es": ("jugador sensato", "comandante sensato", "pregunta menor"),
    "it": ("giocatore accorto", "comandante accorto", "domanda minore"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_a_reason_of_its_own(lesson: lessons.Lesson, lang: str) -> None:
    """No two pages of a lesson say the same, and none says what could stand on any page."""
    words = Words(lang, registry.game(lesson.game).package)
    args = dict.fromkeys([*"abcdefgh", "least", "most", "seat"], 1)
    said: dict[str, str] = {}
    for step in lesson.steps:
        if not step.ask:
            continue
        text = words.text(f"{lesson.message}-{step.id}", args, ("A", "B", "C"), "why")
        assert len(text) >= 60, f"{step.id}: {text!r} is no reason"
        assert not any(phrase in text.lower() for phrase in GENERIC[lang])
        assert text not in said, f"{step.id} and {said[text]} have one reason"
        said[text] = step.id


def test_pages_are_numbered_from_one(lesson: lessons.Lesson) -> None:
    """The newest page has the number `done`; those before it count down to the last seen."""
    match, coach = lessons.begin(lesson), lessons.Coach(lesson)
    seen = 0
    for _, advice in play(lesson, match, coach, obey, MOST):
        if advice is None:
            continue
        pages = len(advice.notes) + bool(advice.step)
        assert advice.done - pages == seen
        assert seen < advice.done <= advice.total
        seen = advice.done
        if advice.over:
            break
    assert seen


def test_the_last_words_stay_while_the_learner_plays_on() -> None:
    lesson = lessons.lesson("btwixt", "steps")
    (end,) = (step.id for step in lesson.steps if step.end)
    match, coach = lessons.begin(lesson), lessons.Coach(lesson)
    after = 0
    for _, advice in play(lesson, match, coach, obey, MOST):
        if end not in coach.progress.known:
            continue
        after += 1
        assert advice is not None
        assert advice.over
        assert end in [note.step for note in advice.notes]
        if after == 3:
            break
    assert after == 3


def test_a_wrong_try_is_explained_by_the_rule(lesson: lessons.Lesson) -> None:
    """What is shown at a page but not allowed says why, in three languages."""
    match, coach = lessons.begin(lesson), lessons.Coach(lesson)
    game = registry.game(lesson.game)
    spoken = [Words(lang, game.package) for lang in LANGUAGES]
    seats = [f"P{seat}" for seat in range(lesson.seats)]
    explained = 0
    for decision, advice in play(lesson, match, coach, obey, MOST):
        if coach.progress.known >= lesson.counted:
            break
        if advice is None or not advice.step:
            continue
        for choice in match.choices(decision):
            if choice.refusal is None:
                continue
            explained += 1
            for words in spoken:
                told = words.refusal(choice.refusal.rule, choice.refusal.args, seats)
                assert told, f"{decision.kind}: {choice.key}"
                assert choice.refusal.rule not in told
    assert explained or any(step.accept for step in lesson.steps)


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match=r"lessons\.unknown"):
        lessons.lesson("btwixt", "tenth")


WORDS_A_MINUTE = 200


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted({game for game, _ in NAMES}))
def test_first_steps_leave_three_of_five_minutes_to_the_board(game: str, lang: str) -> None:
    """All that the coach says is read in two; questions, choices and presses take the rest."""
    lesson = lessons.lesson(game, "steps")
    match, coach = lessons.begin(lesson), lessons.Coach(lesson)
    spoken = Words(lang, registry.game(game).package)
    seats = [f"P{seat}" for seat in range(lesson.seats)]
    words = 0
    for decision, advice in play(lesson, match, coach, obey, MOST):
        if advice is None:
            continue
        pages: list[tuple[str, Mapping[str, Any], tuple[str | None, ...]]] = [
            (note.step, note.args, (None, "rule")) for note in advice.notes
        ]
        if advice.step:
            args = {"abcdefgh"[i]: a for i, a in enumerate(decision.args)}
            args |= {"least": decision.least, "most": decision.most, "seat": decision.seat}
            pages.append((advice.step, args, (None, "rule", "why")))
        for step, told, parts in pages:
            message = f"{lesson.message}-{step}"
            words += sum(len(spoken.text(message, told, seats, part).split()) for part in parts)
        if advice.over:
            break
    assert 0 < words <= 2 * WORDS_A_MINUTE


@pytest.mark.parametrize("game", sorted({game for game, _ in NAMES}))
def test_every_game_has_a_ladder(game: str) -> None:
    """First steps of five minutes, a whole turn, and then finer points that come up at once."""
    first, turn, *points = lessons.lessons(game)
    assert (first.id, turn.id) == ("steps", "turn")
    assert first.minutes <= 5
    assert len(points) >= 2
    assert all(point.minutes <= 10 for point in points)
