"""Help at the table: what a thing does, the rule behind a question, why something is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from weirwood import ledger
from weirwood.book import find
from weirwood.terminal.answering import best
from weirwood.words import load

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision, Refusal
    from weirwood.ledger import Rule
    from weirwood.terminal.boards import Board, Look
    from weirwood.terminal.session import Session
    from weirwood.terminal.speech import Speaker

MOST = 12
"""How many finds are shown before a search should be made narrower."""


def things(session: Session) -> list[tuple[str, str]]:
    """(name, id) of everything that this game has a name for."""
    speaker = session.speaker
    found = [
        message.removeprefix("name-")
        for message in load(speaker.lang, session.game.package).messages()
        if message.startswith("name-")
    ]
    overlay = session.game.overlay
    if overlay is not None:
        own = overlay(session.match.settings)
        found += [m.removeprefix("name-") for m in own if m.startswith("name-") and "." not in m]
    return sorted({(speaker.name(thing), thing) for thing in found})


def thing(board: Board, look: Look, id: str) -> list[Text]:
    """The name of a thing, its numbers and what it does."""
    speaker = look.speaker
    lines = [Text(speaker.name(id), "bold")]
    lines += [Text(f"  {fact}") for fact in board.facts(look, id)]
    effect = speaker.effect(id)
    if effect:
        lines.append(Text(f"  {effect}"))
    return lines


def find_things(session: Session, text: str) -> list[str]:
    """The ids of the things that are called like this."""
    found: list[str] = best(text, things(session))
    return found


def rule_in_words(speaker: Speaker, rule: Rule) -> Text:
    line = Text.assemble((rule.id, "bold cyan"), "  ", rule.text[speaker.lang])
    source, basis = rule.source[speaker.lang], speaker.say(f"cli-basis-{rule.basis}")
    told = source if basis in source.casefold() else f"{basis}: {source}"  # not "ruling: ruling 9"
    line.append(f"  ({told})", "dim")
    if not rule.done:
        line.append(f"  [{speaker.say('cli-rule_missing')}]", "yellow")
    return line


def rule(speaker: Speaker, session: Session, id: str) -> Text | None:
    """A rule of the ledger, by its id."""
    found = ledger.load(session.game.package).get(id)
    return rule_in_words(speaker, found) if found is not None else None


def rules(speaker: Speaker, session: Session, query: str) -> list[Text]:
    """The rules that hold some words."""
    known = ledger.load(session.game.package)
    hits = find(session.game.id, query, speaker.lang)[:MOST]
    return [rule_in_words(speaker, known[hit.rule]) for hit in hits]


def refusal(session: Session, no: Refusal) -> Text:
    """Why not, with the id of the rule."""
    speaker = session.speaker
    out = Text(speaker.refusal(no.rule, no.args, session.names))
    if not no.rule.startswith(("kernel.", "terminal.")):
        out.append(f" ({speaker.say('terminal-rule', rule=no.rule)})", "dim")
    return out


def behind(session: Session, decision: Decision) -> Text:
    """The rule behind a question."""
    cited = session.game.kinds[decision.kind].rule
    found = rule(session.speaker, session, cited)
    return found if found is not None else Text(cited)


def answer_in_words(session: Session, decision: Decision, answer: Any) -> str:
    """An answer as its labels."""
    speaker, names = session.speaker, session.names
    if decision.shape == "amount":
        return str(answer)
    if decision.shape == "assign":
        return ", ".join(
            f"{speaker.option(decision, slot, names)}: "
            f"{speaker.option(decision, f'={token}', names)}"
            for slot, token in answer.items()
        )
    if decision.shape == "place":
        return speaker.place(decision, answer)
    labels = [speaker.option(decision, key, names) for key in answer]
    return speaker.words.join(labels) if labels else speaker.words.text("option-none")
