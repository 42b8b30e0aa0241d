"""A lesson played through: by the advice, or by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from weirwood import lessons
from weirwood.kernel import registry
from weirwood.kernel.decision import Decision
from weirwood.kernel.match import Match

Answerer = Callable[[Match, Decision, lessons.Advice | None], Any]


def play(
    lesson: lessons.Lesson, match: Match, coach: lessons.Coach, answer: Answerer, most: int
) -> Iterator[tuple[Decision, lessons.Advice | None]]:
    """Every question of the learner with its advice, until the game or `most` of them are over."""
    bots = {s: registry.bot(level, lesson.game) for s, level in lesson.levels.items()}
    asked = 0
    while not match.over and asked < most:
        coach.see(match)
        decisions = match.decisions
        mine = next((d for d in decisions if d.seat == lesson.seat), None)
        if mine is None:
            other = decisions[0]
            bot = bots[other.seat]
            match.answer(other, registry.bot_answer(bot, match, other, lesson.seed), by="bot")
            continue
        advice = coach.advice(match)
        asked += 1
        yield mine, advice
        match.answer(mine, answer(match, mine, advice))
    coach.see(match)


def obey(match: Match, decision: Decision, advice: lessons.Advice | None) -> Any:
    """Do as advised; where nothing is, as the game's own player would."""
    if advice is not None and advice.answer is not None:
        return advice.answer
    return registry.bot_answer(registry.bot("steady", match.game.id), match, decision, 0)
