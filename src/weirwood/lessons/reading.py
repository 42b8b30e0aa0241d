"""Lessons as files: ``games/<id>/lessons/<name>.json``, checked as they are read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

from weirwood import ledger
from weirwood.folders import folder
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.game import AnyGame
from weirwood.kernel.match import Match

START = "start"
"""What stands for the beginning of the game where a step names an event."""

Suggestion: TypeAlias = "tuple[str, ...] | int | Mapping[str, str] | Mapping[str, int] | None"

_ID = re.compile(r"[a-z0-9_]+")
_LESSON = ("order", "minutes", "seats", "seat", "seed", "bots", "settings", "scenario", "steps")
_STEP = (
    "id",
    "ask",
    "event",
    "nth",
    "args",
    "view",
    "offers",
    "after",
    "rules",
    "suggest",
    "accept",
    "task",
    "look",
    "late",
    "end",
)


class LessonError(Exception):
    """A lesson cannot be read: which file, which step, what is allowed."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something worth saying, once: at a question of a kind, or when something happened."""

    id: str
    ask: tuple[str, ...] = ()  # kinds of questions
    event: tuple[str, ...] = ()  # kinds of events
    nth: int = 0  # only the n-th time that the learner is asked this
    args: Mapping[str, Any] = field(default_factory=dict)  # of the question or the event
    view: Mapping[str, Any] = field(default_factory=dict)  # what the learner sees, by path
    offers: tuple[str, ...] = ()  # one of these options must be there
    after: tuple[str, ...] = ()  # steps that must have been met
    rules: tuple[str, ...] = ()  # of the ledger
    suggest: Suggestion = None  # None: whatever the game's own player would do
    accept: tuple[str, ...] = ()  # what an answer must hold so as not to miss the point
    task: bool = False  # tried alone first: the advice waits until it is wanted
    look: tuple[str, ...] = ()  # options and things of the board to look at
    late: bool = False  # may come after the lesson proper, or never
    end: bool = False  # the last words


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game: how it is set up, and its steps in order."""

    id: str
    game: str
    order: int  # its rung on the ladder of its game, from 1
    minutes: int  # that it takes
    seats: int
    seat: int  # of the learner
    seed: int
    bots: tuple[str, ...]  # levels of the other seats, in order
    settings: Mapping[str, Any]
    scenario: Mapping[str, Any] | None  # where it begins; None: at the beginning of a game
    steps: tuple[Step, ...]

    @property
    def message(self) -> str:
        """The message that names the lesson; the steps hang on it."""
        return f"lesson-{self.id}"

    @property
    def levels(self) -> dict[int, str]:
        """The bot of every other seat."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        return dict(zip(others, self.bots, strict=True))

    @property
    def counted(self) -> frozenset[str]:
        """The steps that make up the lesson proper."""
        return frozenset(s.id for s in self.steps if not s.late)


def begin(lesson: Lesson) -> Match:
    """The match of a lesson: a new game, or one that begins at its scenario."""
    if lesson.scenario is not None:
        return registry.opening(lesson.game, lesson.scenario, seed=lesson.seed)
    return registry.new(lesson.game, seats=lesson.seats, seed=lesson.seed, options=lesson.settings)


def lessons(game: str) -> tuple[Lesson, ...]:
    """The ladder of a game, from its lowest rung; none where it has none."""
    return _lessons(registry.game(game).package, game)


def lesson(game: str, id: str) -> Lesson:
    """One lesson of a game; refused if there is none of this name."""
    found = lessons(game)
    for each in found:
        if each.id == id:
            return each
    allowed = ", ".join(each.id for each in found) or "-"
    raise Refused("lessons.unknown", {"found": id[:40], "game": game, "allowed": allowed})


@cache
def _lessons(package: str, game: str) -> tuple[Lesson, ...]:
    home = folder(package, "lessons")
    if not home.is_dir():
        return ()
    files = sorted((f for f in home.iterdir() if f.name.endswith(".json")), key=lambda f: f.name)
    found = [
        read(f"{package}/lessons/{f.name}", game, f.name[:-5], f.read_text("utf-8")) for f in files
    ]
    found.sort(key=lambda lesson: lesson.order)
    if [lesson.order for lesson in found] != list(range(1, len(found) + 1)):
        rungs = ", ".join(f"{lesson.id} {lesson.order}" for lesson in found)
        raise LessonError(f"{package}/lessons: the orders are not 1, 2, 3 ...: {rungs}")
    return tuple(found)


def read(name: str, game: str, id: str, text: str) -> Lesson:
    """A lesson from its text."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise LessonError(f"{name}: {error}") from None
    _known(name, data, _LESSON)
    found = registry.game(game)
    seats, seat, seed = (_whole(name, data, key) for key in ("seats", "seat", "seed"))
    if not 0 <= seat < seats:
        raise LessonError(f"{name}: seat is {seat}: it is one of 0..{seats - 1}")
    bots = _texts(name, data, "bots")
    if len(bots) != seats - 1:
        raise LessonError(f"{name}: bots has {len(bots)} levels: there are {seats - 1} other seats")
    try:
        settings, scenario = _beginning(name, found, data, seats, seed)
    except Refused as no:
        raise LessonError(f"{name}: {no}") from None
    steps = tuple(
        _step(f"{name}, step {i}", found, entry)
        for i, entry in enumerate(data.get("steps", ()), start=1)
    )
    _together(name, steps)
    order, minutes = (_whole(name, data, key) for key in ("order", "minutes"))
    return Lesson(id, game, order, minutes, seats, seat, seed, bots, settings, scenario, steps)


def _beginning(
    name: str, game: AnyGame, data: Mapping[str, Any], seats: int, seed: int
) -> tuple[Mapping[str, Any], Mapping[str, Any] | None]:
    """The settings, and the position to begin with: a lesson says either the one or the other."""
    if "scenario" not in data:
        return game.read_settings(seats, data.get("settings", {})), None
    if "settings" in data:
        raise LessonError(f"{name}: the settings belong into the scenario")
    scenario = _object(name, data, "scenario")
    match = registry.scenario(game.id, scenario, seed=seed)
    if match.seats != seats:
        raise LessonError(f"{name}: seats is {seats}: the scenario has {match.seats}")
    if match.over:
        raise LessonError(f"{name}: nobody is asked anything in the scenario")
    return match.settings, scenario


def _together(name: str, steps: tuple[Step, ...]) -> None:
    """Every step has its own name, builds on earlier ones, and there is an end."""
    known: set[str] = set()
    for step in steps:
        if step.id in known:
            raise LessonError(f"{name}: there are two steps called {step.id}")
        for before in step.after:
            if before not in known:
                raise LessonError(f"{name}, {step.id}: no step {before!r} stands before it")
        known.add(step.id)
    if sum(step.end for step in steps) != 1:
        raise LessonError(f"{name}: one step, and only one, has end")


def _step(where: str, game: AnyGame, entry: Any) -> Step:
    _known(where, entry, _STEP)
    name = entry.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise LessonError(f"{where}: id is {name!r}: it is of a-z, 0-9 and _")
    where = f"{where} ({name})"
    ask, event = _texts(where, entry, "ask"), _texts(where, entry, "event")
    if bool(ask) == bool(event):
        raise LessonError(f"{where}: a step has either ask or event")
    for kind in ask:
        if kind not in game.kinds:
            raise LessonError(f"{where}: no question {kind!r}: there are {', '.join(game.kinds)}")
    rules = _texts(where, entry, "rules")
    book = ledger.load(game.package)
    for rule in rules:
        if rule not in book:
            raise LessonError(f"{where}: no rule {rule!r} in the ledger")
    accept, suggest = _texts(where, entry, "accept"), _suggestion(where, entry.get("suggest"))
    task = _flag(where, entry, "task")
    if (accept or task) and (event or suggest is None):
        raise LessonError(f"{where}: only a question with suggest has accept and task")
    if task and not accept:
        raise LessonError(f"{where}: a task says in accept what solves it")
    return Step(
        id=name,
        ask=ask,
        event=event,
        nth=_whole(where, entry, "nth", 0),
        args=_object(where, entry, "args"),
        view=_object(where, entry, "view"),
        offers=_texts(where, entry, "offers"),
        after=_texts(where, entry, "after"),
        rules=rules,
        suggest=suggest,
        accept=accept,
        task=task,
        look=_texts(where, entry, "look"),
        late=_flag(where, entry, "late"),
        end=_flag(where, entry, "end"),
    )


def _known(where: str, entry: Any, allowed: tuple[str, ...]) -> None:
    if not isinstance(entry, Mapping):
        raise LessonError(f"{where}: an object is wanted, not {entry!r}")
    for key in entry:
        if key not in allowed:
            raise LessonError(f"{where}: unknown key {key!r}: allowed are {', '.join(allowed)}")


def _suggestion(where: str, value: Any) -> Suggestion:
    """An amount, keys in turn, a token for each slot, the numbers of a place; none: ask the bot."""
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, list) and all(isinstance(v, str) for v in value):
        return tuple(value)
    if isinstance(value, Mapping) and {type(v) for v in value.values()} in ({str}, {int}):
        return dict(value)
    raise LessonError(
        f"{where}: suggest is a number, a list of keys, slots with their tokens, or a place"
    )


def _whole(where: str, entry: Mapping[str, Any], key: str, default: int | None = None) -> int:
    value = entry.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise LessonError(f"{where}: {key} is {value!r}: it is a whole number")
    return value


def _flag(where: str, entry: Mapping[str, Any], key: str) -> bool:
    value = entry.get(key, False)
    if not isinstance(value, bool):
        raise LessonError(f"{where}: {key} is {value!r}: it is true or false")
    return value


def _texts(where: str, entry: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = entry.get(key, [])
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(t, str) for t in texts):
        raise LessonError(f"{where}: {key} is {value!r}: it is a text or a list of texts")
    return tuple(texts)


def _object(where: str, entry: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = entry.get(key, {})
    if not isinstance(value, Mapping):
        raise LessonError(f"{where}: {key} is {value!r}: it is an object")
    return dict(value)
