"""The ladder of lessons: what there is to learn, and what this user has learnt already."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text

from weirwood import lessons
from weirwood.folders import data_folder
from weirwood.terminal import files
from weirwood.terminal.console import Indented
from weirwood.terminal.speech import Failure

if TYPE_CHECKING:
    from rich.console import Console

    from weirwood.kernel.game import AnyGame
    from weirwood.terminal.speech import Speaker

DONE = "*"
NOT_DONE = "-"


class Learnt(NamedTuple):
    """How far somebody came in a lesson, at best."""

    pages: int = 0
    done: bool = False


def place() -> Path:
    return data_folder() / "lessons.json"


def read() -> dict[str, dict[str, Learnt]]:
    """By game and lesson; what cannot be read counts as not learnt, for a lesson costs nothing."""
    found: Any = {}
    with contextlib.suppress(Failure):
        found = files.read_json(place())
    out: dict[str, dict[str, Learnt]] = {}
    for game, entries in found.items() if isinstance(found, Mapping) else ():
        out[game] = {}
        for lesson, entry in entries.items() if isinstance(entries, Mapping) else ():
            match entry:
                case {"pages": int(pages), "done": bool(done)}:
                    out[game][lesson] = Learnt(pages, done)
    return out


def keep(coach: lessons.Coach | None) -> None:
    """Remember how far this is; a folder that cannot be written to keeps nobody from learning."""
    if coach is None:
        return
    lesson, known = coach.lesson, coach.progress.known
    all_learnt = read()
    entries = all_learnt.setdefault(lesson.game, {})
    before = entries.get(lesson.id, Learnt())
    done = before.done or any(step.end and step.id in known for step in lesson.steps)
    now = Learnt(max(before.pages, len(known & lesson.counted)), done)
    if now == before:
        return
    entries[lesson.id] = now
    data = {
        game: {name: each._asdict() for name, each in of_game.items()}
        for game, of_game in all_learnt.items()
    }
    with contextlib.suppress(Failure):
        files.write_text(place(), json.dumps(data, indent=1) + "\n")


def following(game: str) -> lessons.Lesson | None:
    """The lowest rung that is not learnt yet; the first if all are, none if there is none."""
    learnt = read().get(game, {})
    ladder = lessons.lessons(game)
    for lesson in ladder:
        if not learnt.get(lesson.id, Learnt()).done:
            return lesson
    return ladder[0] if ladder else None


def farewell(speaker: Speaker, lesson: lessons.Lesson) -> str:
    """Where to go from a lesson that has ended."""
    ladder = lessons.lessons(lesson.game)
    after = next((each for each in ladder if each.order == lesson.order + 1), None)
    if after is None:
        return speaker.say("lesson-last")
    command = f"weirwood play {after.game} --learn {after.id}"
    return speaker.say(
        "lesson-next",
        title=speaker.words.text(after.message),
        minutes=after.minutes,
        command=command,
    )


def describe(speaker: Speaker, game: AnyGame) -> dict[str, Any]:
    """The ladder of a game as programs read it."""
    learnt, own = read().get(game.id, {}), speaker.about(game)
    return {
        "game": game.id,
        "title": own.title(),
        "lessons": [
            {
                "id": lesson.id,
                "title": own.words.text(lesson.message),
                "about": own.words.text(lesson.message, attribute="about"),
                "minutes": lesson.minutes,
                "pages": len(lesson.counted),
                "read": _learnt(learnt, lesson).pages,
                "done": _learnt(learnt, lesson).done,
            }
            for lesson in lessons.lessons(game.id)
        ],
    }


def _learnt(learnt: Mapping[str, Learnt], lesson: lessons.Lesson) -> Learnt:
    """What was learnt of the lesson as it is now: it may have become shorter since."""
    found = learnt.get(lesson.id, Learnt())
    return found._replace(pages=min(found.pages, len(lesson.counted)))


def show(console: Console, speaker: Speaker, games: Iterable[AnyGame]) -> None:
    """What each game teaches, how long it takes and what is done."""
    for game in games:
        ladder = describe(speaker, game)
        if not ladder["lessons"]:
            continue
        console.print(Text.assemble((game.id, "bold cyan"), "  ", (ladder["title"], "bold")))
        for rung in ladder["lessons"]:
            head = Text.assemble(
                (DONE if rung["done"] else NOT_DONE, "green" if rung["done"] else "dim"),
                " ",
                (rung["id"], "green"),
                "  ",
                (rung["title"], "bold"),
                "  ",
            )
            head.append(_how_far(speaker, rung), "dim")
            console.print(Indented(head, 2))
            console.print(Indented(Text(rung["about"]), 6))
        after = following(game.id)
        if after is not None:
            command = f"weirwood play {game.id} --learn {after.id}"
            told = speaker.say("cli-lesson_start", command=command)
            console.print(Indented(Text(told, "dim"), 2))
        console.print()


def _how_far(speaker: Speaker, rung: Mapping[str, Any]) -> str:
    minutes = rung["minutes"]
    if rung["done"]:
        return speaker.say("cli-lesson_done", minutes=minutes)
    if rung["read"]:
        done, total = rung["read"], rung["pages"]
        return speaker.say("cli-lesson_begun", minutes=minutes, done=done, total=total)
    return speaker.say("cli-lesson_minutes", minutes=minutes)
