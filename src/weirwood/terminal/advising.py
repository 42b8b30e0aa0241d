"""`advice` in a terminal: the best answers with their chances, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from weirwood.bots.advice import advise
from weirwood.terminal import explain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from weirwood.kernel.decision import Decision
    from weirwood.terminal.session import Session

SECONDS = 1.0


def lines(session: Session, decision: Decision, budget: float = SECONDS) -> list[Text]:
    """What there is to say about a question."""
    told = advise(session.match, decision.seat, budget)
    speaker = session.speaker
    out = [Text(speaker.say(f"advice-sure-{told['sure']}", games=told["games"]), "green")]
    for place, each in enumerate(told["answers"], start=1):
        label = explain.answer_in_words(session, decision, each["answer"])
        line = Text(f"{place}. {label}", "bold" if place == 1 else "")
        if each["chance"] is not None:
            percent = round(100 * each["chance"])
            line.append(f"  {speaker.say('advice-chance', percent=percent)}", "cyan")
        out.append(line)
        reasons = "; ".join(reason(session, row) for row in each["why"])
        if reasons:
            out.append(Text(f"   {reasons}", "dim"))
        follows = foreseen(session, ((x["seat"], x["kind"], x["answer"]) for x in each["follows"]))
        if follows:
            out.append(Text(f"   {follows}", "dim"))
    return out


def foreseen(session: Session, rows: Iterable[tuple[int, str, Any]]) -> str:
    """What is expected to be answered next, by whom; places of the field and bare numbers, which
    say nothing without their question, are left out."""
    told = [
        (seat, label(session, kind, answer))
        for seat, kind, answer in rows
        if not isinstance(answer, int)
    ]
    parts = [f"{session.names[seat]}: {words}" for seat, words in told if words]
    return session.speaker.say("advice-follows", list="; ".join(parts)) if parts else ""


def label(session: Session, kind: str, answer: Any) -> str:
    """An answer to a question that is not open."""
    words, names = session.speaker.words, session.names
    if isinstance(answer, list):
        labels = [words.option(kind, key, names) for key in answer]
        return words.join(labels) if labels else words.text("option-none")
    return ", ".join(
        f"{words.option(kind, slot, names)}: {words.option(kind, token, names)}"
        for slot, token in answer.items()
        if isinstance(token, str)
    )


def reason(session: Session, row: dict[str, Any]) -> str:
    """One term of the judgement: what, and how much more or less of it."""
    speaker = session.speaker
    return f"{speaker.say(row['message'])} {speaker.difference(row['args']['n'])}"
