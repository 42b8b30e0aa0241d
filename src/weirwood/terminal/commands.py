"""The words that a person may type besides an answer, in the reader's language and in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from weirwood.words import words

if TYPE_CHECKING:
    from weirwood.terminal.speech import Speaker

COMMANDS = (
    "help",
    "table",
    "log",
    "rules",
    "why",
    "undo",
    "back",
    "withdraw",
    "hint",
    "advice",
    "do",
    "skip",
    "save",
    "record",
    "lang",
    "plain",
    "concede",
    "quit",
)


class Typed(NamedTuple):
    """A command and what stands after it."""

    name: str
    rest: str


def aliases(lang: str, command: str) -> list[str]:
    """The words of a command in one language; the first is the one shown."""
    told = words(lang).text(f"terminal-command-{command}")
    return [word.strip() for word in told.split(",")]


def understood(lang: str) -> dict[str, str]:
    """Every word that is understood, with its command. The reader's own language goes first."""
    found: dict[str, str] = {}
    for language in (lang, "en"):
        for command in COMMANDS:
            for word in aliases(language, command):
                found.setdefault(word, command)
    return found


def parse(text: str, speaker: Speaker) -> Typed | None:
    """The command that a line begins with, or None if it is an answer."""
    if text.startswith("?"):
        return Typed("help", text[1:].strip())
    word, _, rest = text.partition(" ")
    command = understood(speaker.lang).get(word.casefold())
    return Typed(command, rest.strip()) if command is not None else None


def is_yes(text: str, speaker: Speaker) -> bool:
    said = [word.strip() for word in speaker.say("terminal-yes").split(",")]
    return text.strip().casefold() in said
