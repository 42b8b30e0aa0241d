"""The card file of the game, and those of people who bring their own.

The game's own cards are in `content/edition.json`. A fault in a file of the same format is
refused with the card, the key and what is allowed (`EditionError`).
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from ..effects.faults import EditionError, parse
from .edition import EVENT, LEADER, STANDARD, Ally, Edition, Influence
from .reader import read_table


def read_edition(data: object, where: str = "edition") -> Edition:
    """An edition from JSON text or from the object it holds; raises `EditionError`."""
    return read_table(parse(data, where) if isinstance(data, (str, bytes)) else data, where)


def default_text() -> str:
    files = resources.files("weirwood.games.btwixt")
    return (files / "content" / "edition.json").read_text(encoding="utf-8")


@cache
def default_edition() -> Edition:
    return read_edition(default_text(), "edition.json")


def overlay(edition: Edition) -> dict[str, dict[str, str]]:
    """The words that stand in the card file, as messages for the words layer."""
    return {key: dict(zip(("en", "es", "it"), text, strict=True)) for key, text in edition.words}


__all__ = [
    "EVENT",
    "LEADER",
    "STANDARD",
    "Ally",
    "Edition",
    "EditionError",
    "Influence",
    "default_edition",
    "default_text",
    "overlay",
    "read_edition",
]
