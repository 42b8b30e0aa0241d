"""Guided games in the terminal: what the coach says, and how far the learner is in a save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from weirwood import lessons
from weirwood.kernel.decision import Refused
from weirwood.terminal import commands, explain, ladder

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision
    from weirwood.terminal.session import Session


def speaks(session: Session, decision: Decision) -> bool:
    """Whether the coach has something to say here: then it is asked, however forced it is."""
    coach = session.coach
    if coach is None or decision.seat != coach.lesson.seat:
        return False
    said = coach.advice(session.match)
    return said is not None and not said.heard


def lines(session: Session, decision: Decision) -> list[Text]:
    """What has happened, what is asked, what holds, and what one might answer."""
    coach = session.coach
    if coach is None or decision.seat != coach.lesson.seat:
        return []
    said = coach.advice(session.match)
    if said is None or said.heard:
        return []
    speaker, names = session.speaker, session.names
    words, lesson = speaker.words, coach.lesson.message
    rules: list[str] = []
    out: list[Text] = []
    args = arguments(decision)
    pages = [(f"{lesson}-{note.step}", note.args, note.rules) for note in said.notes]
    if said.step:
        pages.append((f"{lesson}-{said.step}", args, said.rules))
    for number, (message, named, behind) in enumerate(pages, start=said.done - len(pages) + 1):
        head = speaker.say("lesson-head", done=number, total=said.total)
        out.append(Text(f"{words.text(lesson)} · {head}", "bold"))
        out.append(Text(words.text(message, named, names)))
        if words.has(message, "rule"):
            out.append(Text(words.text(message, named, names, "rule"), "italic"))
        rules += behind
    if said.task:
        do, hint = (commands.aliases(speaker.lang, each)[0] for each in ("do", "hint"))
        out.append(Text(speaker.say("lesson-task", command=do, hint=hint), "green"))
    elif said.answer is not None:
        label = explain.answer_in_words(session, decision, said.answer)
        reason = words.text(f"{lesson}-{said.step}", args, names, "why")
        out.append(Text(speaker.say("lesson-advice", label=label, why=reason), "green"))
        command = commands.aliases(speaker.lang, "do")[0]
        out.append(Text(speaker.say("lesson-do", command=command), "dim"))
    if rules:
        told = speaker.say("lesson-rules", rules=", ".join(dict.fromkeys(rules)), one=rules[0])
        out.append(Text(told, "dim"))
    if said.over:
        out.append(Text(ladder.farewell(speaker, coach.lesson), "bold"))
    return out


def missed(session: Session, decision: Decision, answer: Any) -> list[Text]:
    """What the coach says to a legal answer that misses the point of its page; else nothing."""
    coach = session.coach
    said = coach.advice(session.match) if coach is not None else None
    if coach is None or said is None or said.number != decision.number:
        return []
    if not lessons.misses(said, answer):
        return []
    speaker = session.speaker
    message = f"{coach.lesson.message}-{said.step}"
    told = speaker.words.text(message, arguments(decision), session.names, "miss")
    return [Text(told, "yellow"), Text(speaker.say("lesson-again"), "dim")]


def arguments(decision: Decision) -> dict[str, Any]:
    """The arguments of a question as the words know them."""
    args: dict[str, Any] = {"abcdefgh"[i]: arg for i, arg in enumerate(decision.args)}
    return args | {"least": decision.least, "most": decision.most, "seat": decision.seat}


def data(coach: lessons.Coach | None) -> dict[str, Any] | None:
    """How far the learner is, for a save."""
    if coach is None:
        return None
    at = coach.progress
    return {
        "id": coach.lesson.id,
        "heard": at.heard,
        "met": [[m.step, m.at, m.number, dict(m.args)] for m in at.met],
    }


def read(game: str, saved: Any) -> lessons.Coach | None:
    """The coach of a saved game; one whose lesson has changed begins anew or is silent."""
    if not isinstance(saved, Mapping):
        return None
    try:
        lesson = lessons.lesson(game, str(saved.get("id")))
    except Refused:
        return None
    known = {step.id for step in lesson.steps}
    met: list[lessons.Met] = []
    for row in saved.get("met", ()):
        match row:
            case [str(step), int(at), int(number), dict(args)] if step in known:
                met.append(lessons.Met(step, at, number, args))
            case _:
                return lessons.Coach(lesson)
    heard = saved.get("heard")
    if type(heard) is not int:
        return lessons.Coach(lesson)
    steps = frozenset(m.step for m in met)
    return lessons.Coach(lesson, lessons.Progress(tuple(met), heard, begun=True, known=steps))
