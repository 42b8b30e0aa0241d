"""Which steps of a lesson have been met: a function of the match and of what was met before.

Nothing is kept but names and numbers, so that a table can play its journal again and a save can
hold it. What is taken back is met anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.kernel.decision import Decision
from weirwood.lessons.reading import START, Lesson, Step

if TYPE_CHECKING:
    from weirwood.kernel.match import Match


class Met(NamedTuple):
    """A step that was met."""

    step: str
    at: int  # answers that had been given
    number: int = -1  # of the question; -1 for something that happened
    args: Mapping[str, Any] = {}  # of the event


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a learner is."""

    met: tuple[Met, ...] = ()
    heard: int = 0  # events that were looked at
    begun: bool = False
    known: frozenset[str] = field(default_factory=frozenset)  # ids of the steps in `met`


def follow(lesson: Lesson, progress: Progress, match: Match) -> Progress:
    """What has been met by now."""
    at = len(match.history)
    open_now = {d.number for d in match.st.asked if d.seat == lesson.seat}
    # Answers that were taken back were not given; their questions are asked anew.
    met = [
        m
        for m in progress.met
        if m.at < at or (m.at == at and (m.number < 0 or m.number in open_now))
    ]
    known = {m.step for m in met}
    heard = match.events_for(lesson.seat, progress.heard)
    told = [(e["kind"], e["args"]) for e in heard]
    if not progress.begun:
        told.insert(0, (START, {}))
    for kind, args in told:
        for step in _waiting(lesson, known):
            if kind in step.event and _fits_all(step.args, args, lesson.seat):
                met.append(Met(step.id, at, -1, args))
                known.add(step.id)
    decision = question(lesson, match)
    if decision is not None and all(m.number != decision.number for m in met):
        due = _due(lesson, known, match, decision)
        if due is not None:
            met.append(Met(due.id, at, decision.number))
            known.add(due.id)
    last = heard[-1]["number"] if heard else progress.heard
    return replace(progress, met=tuple(met), heard=last, begun=True, known=frozenset(known))


def question(lesson: Lesson, match: Match) -> Decision | None:
    """The learner's open question."""
    return next((d for d in match.decisions if d.seat == lesson.seat), None)


def _waiting(lesson: Lesson, known: set[str]) -> Iterable[Step]:
    return (s for s in lesson.steps if s.id not in known and known.issuperset(s.after))


def _due(lesson: Lesson, known: set[str], match: Match, d: Decision) -> Step | None:
    """The first step that fits this question."""
    fitting = (s for s in lesson.steps if d.kind in s.ask and _fits(lesson, s, match, d, known))
    return next(fitting, None)


def _fits(lesson: Lesson, step: Step, match: Match, d: Decision, known: set[str]) -> bool:
    if step.id in known or not known.issuperset(step.after):
        return False
    if step.nth:
        before = sum(e.seat == d.seat and e.kind == d.kind for e in match.history)
        if before + 1 != step.nth:
            return False
    args = {"abcdefgh"[i]: arg for i, arg in enumerate(d.args)}
    args |= {"least": d.least, "most": d.most}
    if not _fits_all(step.args, args, lesson.seat):
        return False
    if step.view:
        view = match.view(lesson.seat)
        seen = {path: _found(view, path) for path in step.view}
        if not _fits_all(step.view, seen, lesson.seat):
            return False
    if step.offers:
        keys = [o.key for o in match.options(d)]
        return any(matches(pattern, key) for pattern in step.offers for key in keys)
    return True


def _found(view: Any, path: str) -> Any:
    """A value of the view by its path: ``battle.round``, ``hands.0``."""
    for part in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(part)
        elif isinstance(view, list | tuple) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def _fits_all(wanted: Mapping[str, Any], found: Mapping[str, Any], me: int) -> bool:
    return all(_fits_one(want, found.get(key), me) for key, want in wanted.items())


def _fits_one(want: Any, found: Any, me: int) -> bool:
    """One condition: a value, ``$me`` for the learner's seat, a pattern, ``!`` not, ``>=`` n."""
    if isinstance(want, list):
        return any(_fits_one(each, found, me) for each in want)
    if not isinstance(want, str):
        return bool(want == found)
    if want.startswith("!"):
        return not _fits_one(want[1:], found, me)
    if want.startswith(">="):
        return isinstance(found, int) and found >= int(want[2:])
    if want == "$me":
        return bool(found == me)
    return matches(want, str(found))


def matches(pattern: str, key: str) -> bool:
    """Whether a key is of a pattern: ``*`` for anything, ``|`` between alternatives."""
    return any(fnmatchcase(key, each) for each in pattern.split("|"))
