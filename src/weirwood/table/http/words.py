"""The word catalogues as the browser loads them: the same files that Python reads."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from weirwood.kernel.game import AnyGame
from weirwood.words.catalogue import files

OF_THE_TERMINAL = re.compile(
    r"^(?:cli|terminal)-[^\n]*\n(?:[ }\t][^\n]*\n|\n(?=[ \t]))*", re.MULTILINE
)
"""Messages, with all their lines, that only the commands and the terminal say."""


@lru_cache(maxsize=64)
def catalogue_text(game: AnyGame | None, lang: str) -> str:
    """All messages of a game (None: the shared ones) in one language, as one Fluent file.

    Nobody says those of the terminal in a browser, and every visitor would carry them home.
    """
    parts = [text for _, text in files("weirwood" if game is None else game.package, lang)]
    if game is None:
        parts = [OF_THE_TERMINAL.sub("", text + "\n") for text in parts]
    if game is not None and game.overlay is not None:
        defaults = {s.name: s.default for s in game.settings}
        parts.append(overlay_text(game.overlay(defaults), lang))
    return "\n".join(parts)


def overlay_text(overlay: Any, lang: str) -> str:
    """Names and texts that come with content files, as Fluent messages."""
    return "\n".join(
        f"{message} = {quoted(texts[lang])}" for message, texts in overlay.items() if lang in texts
    )


def quoted(text: str) -> str:
    """Any text as a Fluent value: a string literal needs no further escaping."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return '{ "' + plain + '" }'
