"""The coach: what is to be said at this moment, and an answer that one might give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.kernel import registry
from weirwood.kernel.decision import DONE, Decision, Option
from weirwood.lessons.following import Progress, follow, matches, question
from weirwood.lessons.reading import Lesson, Step, Suggestion

if TYPE_CHECKING:
    from weirwood.kernel.match import Match

PLAYER = "steady"
"""Whose advice stands in where a step has none of its own."""


class Note(NamedTuple):
    """Something that happened and is worth a sentence."""

    step: str
    args: Mapping[str, Any]
    rules: tuple[str, ...]


class Advice(NamedTuple):
    """What the coach says now; ids only, the words are for those who speak to people."""

    notes: tuple[Note, ...]  # since the learner's last answer, and the lesson's last words
    number: int  # of the question that is open, -1 if none is
    step: str  # what is said about it; empty if no step has words for it
    rules: tuple[str, ...]
    answer: Any  # what one might answer; None where the learner plays alone
    own: bool  # there is an answer, and the step's reason holds for it
    accept: tuple[str, ...]  # what an answer must hold so as not to miss the point
    task: bool  # the learner tries alone: the answer is shown when it is wanted
    look: tuple[str, ...]  # keys of options and things of the board
    done: int  # pages so far, this one included: the first is 1
    total: int
    over: bool  # the lesson proper has ended
    heard: bool  # it was all said before the learner's last answer: the last words, which stay


class Coach:
    """Sits at the learner's elbow. `see` after every change of the match, then ask for `advice`."""

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        self.lesson = lesson
        self.progress = progress or Progress()
        self._steps = {s.id: s for s in lesson.steps}
        self._made: tuple[int, str, tuple[Any, bool]] | None = None

    def see(self, match: Match) -> None:
        self.progress = follow(self.lesson, self.progress, match)

    def advice(self, match: Match) -> Advice | None:
        """What to say now; None when there is nothing to say."""
        lesson, met = self.lesson, self.progress.met
        last = 0
        for i, entry in enumerate(match.history, start=1):
            if entry.seat == lesson.seat:
                last = i
        # The last words stay: whoever plays on has the way back to the ladder at hand.
        told = [m for m in met if m.number < 0 and (m.at >= last or self._steps[m.step].end)]
        notes = tuple(Note(m.step, m.args, self._steps[m.step].rules) for m in told)
        over = any(self._steps[m.step].end for m in met)
        d = question(lesson, match)
        step = None
        if d is not None:
            step = next((self._steps[m.step] for m in met if m.number == d.number), None)
        if step is None and not notes:
            return None  # nothing of its own to say: the learner plays alone
        answer: Any = None
        own, look = False, tuple[str, ...]()
        if d is not None and step is not None:
            answer, own = self._suggestion(match, d, step)
            look = looked_at(match, d, step)
        known = self.progress.known
        return Advice(
            notes=notes,
            number=d.number if d is not None else -1,
            step=step.id if step is not None else "",
            rules=step.rules if step is not None else (),
            answer=answer,
            own=own,
            # Without its own answer to be had, a step insists on nothing.
            accept=step.accept if step is not None and own else (),
            task=step is not None and own and step.task,
            look=look,
            done=len(known),
            total=len(lesson.counted | known),
            over=over,
            heard=step is None and all(m.at < last for m in told),
        )

    def _suggestion(self, match: Match, d: Decision, step: Step) -> tuple[Any, bool]:
        """Made once for a question: others may answer meanwhile, the advice stays."""
        if self._made is None or self._made[:2] != (d.number, step.id):
            made = suggest(match, d, step.suggest, self.lesson.seed)
            self._made = (d.number, step.id, made)
        return self._made[2]


def suggest(match: Match, d: Decision, wanted: Suggestion, seed: int) -> tuple[Any, bool]:
    """A legal answer for which the step's reason holds: its own, or the game's own player's.

    Where the step leaves the answer to the player it speaks in general. Where its own answer is
    not to be had its reason falls with it, and an answer without a reason teaches nothing.
    """
    answer: Any = None
    if isinstance(wanted, int):
        answer = max(d.least, min(wanted, d.most)) if d.shape == "amount" else None
    elif isinstance(wanted, Mapping):
        if d.shape == "assign":
            answer = assigned(match, d, {slot: str(token) for slot, token in wanted.items()})
        elif d.shape == "place":
            answer = dict(wanted)
    elif wanted is not None:
        answer = picked(match, d, wanted) if d.shape in ("pick", "order") else None
    else:
        bot = registry.bot(PLAYER, match.game.id)
        answer = registry.bot_answer(bot, match, d, seed)
    if answer is not None and match.why_not(d, answer) is None:
        return answer, True
    return None, False


def picked(match: Match, d: Decision, wanted: tuple[str, ...]) -> list[str] | None:
    """Keys in turn, each the first that fits its pattern; None if one has none."""
    keys: list[str] = []
    for pattern in wanted:
        options = match.options(d, keys) if keys else match.options(d)
        found = fitting(pattern, options)
        if found is None:
            return None
        keys.append(found)
    return keys


def assigned(match: Match, d: Decision, wanted: Mapping[str, str]) -> dict[str, str] | None:
    """A token for every slot, in the order of the slots; None if the rules leave none."""
    pairs: list[str] = []
    while True:
        options = match.options(d, pairs) if pairs else match.options(d)
        options = [o for o in options if o.key != DONE]
        if not options:
            return dict(pair.split("=", 1) for pair in pairs)
        slot = options[0].key.partition("=")[0]
        tokens = [Option(o.key.partition("=")[2]) for o in options]
        found = None
        for name, pattern in wanted.items():
            if matches(name, slot):
                found = fitting(pattern, tokens)
                break
        if found is None:
            return None
        pairs.append(f"{slot}={found}")


def misses(advice: Advice, answer: Any) -> bool:
    """Whether a legal answer misses the point of the page.

    Every pattern of `accept` must be found in it, those that begin with `!` must not: among the
    keys that were chosen, the slots with their tokens (`slot=token`), or in the number itself.
    """
    match answer:
        case Mapping():
            said = [f"{slot}={token}" for slot, token in answer.items()]
        case list() | tuple():
            said = [str(key) for key in answer]
        case _:
            said = [str(answer)]
    return any(
        any(matches(pattern.removeprefix("!"), key) for key in said) is pattern.startswith("!")
        for pattern in advice.accept
    )


def fitting(pattern: str, options: list[Option]) -> str | None:
    """The first alternative that some option fits, and the first such option."""
    for each in pattern.split("|"):
        for option in options:
            if option.key != DONE and matches(each, option.key):
                return option.key
    return None


def looked_at(match: Match, d: Decision, step: Step | None) -> tuple[str, ...]:
    """Options by their patterns, and things of the board as they are called."""
    if step is None:
        return ()
    keys = [o.key for o in match.options(d)] if d.shape in ("pick", "order") else []
    out: list[str] = []
    for pattern in step.look:
        found = [key for key in keys if matches(pattern, key)]
        out += found or ([] if "*" in pattern else [pattern])
    return tuple(out)
