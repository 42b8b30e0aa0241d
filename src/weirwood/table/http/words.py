"""The word catalogues as the browser loads them: the same files that Python reads."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from weirwood.kernel.game import AnyGame
from weirwood.words.catalogue import files

LINES = r"[^\n]*\n(?:[ }\t][^\n]*\n|\n(?=[ \t]))*"
"""What follows the beginning of a message's name: the rest of it, with all its lines."""
OF_THE_TERMINAL = re.compile(rf"^(?:cli|terminal)-{LINES}", re.MULTILINE)
"""Messages that only the commands and the terminal say."""
OF_A_LESSON = re.compile(rf"^lesson-(\w+)-{LINES}", re.MULTILINE)
"""Messages that only the coach of a lesson says; what it is called and about is for everybody."""
LOOKING = ("report.ftl", "branch.ftl", "puzzles.ftl")
"""Files of what only those pages say that look back at finished games, or ask puzzles."""


def shared(lang: str, looking: bool) -> str:
    """What all games share, without what nobody says in a browser."""
    found = (text for name, text in files("weirwood", lang) if name.endswith(LOOKING) is looking)
    return "\n".join(OF_THE_TERMINAL.sub("", text + "\n") for text in found)


@lru_cache(maxsize=8)
def looking_text(lang: str) -> str:
    """The words of reports and of the analysis board: they come with these pages."""
    return shared(lang, looking=True)


@lru_cache(maxsize=64)
def catalogue_text(game: AnyGame | None, lang: str) -> str:
    """All messages of a game (None: the shared ones) in one language, as one Fluent file.

    Nobody says those of the terminal in a browser, and those of a lesson are said in its rooms
    alone; every visitor would carry them home.
    """
    if game is None:
        return shared(lang, looking=False)
    parts = [OF_A_LESSON.sub("", text + "\n") for _, text in files(game.package, lang)]
    if game.overlay is not None:
        defaults = {s.name: s.default for s in game.settings}
        parts.append(overlay_text(game.overlay(defaults), lang))
    return "\n".join(parts)


@lru_cache(maxsize=64)
def lesson_text(game: AnyGame, lesson: str, lang: str) -> str:
    """What the coach of a lesson says, step by step."""
    return "".join(
        found[0]
        for _, text in files(game.package, lang)
        for found in OF_A_LESSON.finditer(text + "\n")
        if found[1] == lesson
    )


def overlay_text(overlay: Any, lang: str) -> str:
    """Names and texts that come with content files, as Fluent messages."""
    return "\n".join(
        f"{message} = {quoted(texts[lang])}" for message, texts in overlay.items() if lang in texts
    )


def quoted(text: str) -> str:
    """Any text as a Fluent value: a string literal needs no further escaping."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return '{ "' + plain + '" }'
