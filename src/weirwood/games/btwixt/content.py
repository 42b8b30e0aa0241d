"""The card file of the game, and those of people who bring their own.

The game's own cards are in `content/edition.json`. A fault in a file of the same format is
refused with the card, the key and what is allowed (`EditionError`).
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from weirwood.games.btwixt.cards import reading
from weirwood.games.btwixt.cards.edition import EVENT, LEADER, STANDARD, Ally, Edition, Influence
from weirwood.games.btwixt.cards.edition_reader import EditionReader
from weirwood.games.btwixt.cards.reading import EditionError


def read_edition(data: object, where: str = "edition") -> Edition:
    """An edition from JSON text or from the object it holds; raises `EditionError`."""
    if isinstance(data, (str, bytes)):
        table = reading.parse(data, where)
    else:
        table = reading.mapping(where, "file", data)
    return EditionReader(table, where).edition()


def default_text() -> str:
    files = resources.files("weirwood.games.btwixt")
    return (files / "content" / "edition.json").read_text(encoding="utf-8")


@cache
def default_edition() -> Edition:
    return read_edition(default_text(), "edition.json")


def overlay(edition: Edition) -> dict[str, dict[str, str]]:
    """The words that stand in the card file, as messages for the words layer."""
    return {key: dict(zip(reading.LANGUAGES, text, strict=True)) for key, text in edition.words}


__all__ = [
    "EVENT",
    "LEADER",
    "STANDARD",
    "Ally",
    "Edition",
    "EditionError",
    "Influence",
    "default_edition",
    "overlay",
    "read_edition",
]
