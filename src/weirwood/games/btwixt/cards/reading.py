"""Strict readers of JSON values: each says where it stood, what it found and what is allowed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LANGUAGES = ("en", "es", "it")
ID = "abcdefghijklmnopqrstuvwxyz0123456789_"
LONGEST_FILE = 4_000_000
LONGEST_TEXT = 2_000
SHOWN = 60


class EditionError(ValueError):
    """A card file that cannot be used: one line with the card, the key and what is allowed."""

    def __init__(self, where: str, key: str, found: str, allowed: str) -> None:
        super().__init__(f"{where}: {key}: found {found}; allowed: {allowed}")
        self.where = where
        self.key = key
        self.found = found
        self.allowed = allowed


def show(value: object) -> str:
    """A value as one short line, whatever it holds."""
    try:
        text = json.dumps(value, ensure_ascii=True, default=str)
    except (RecursionError, TypeError, ValueError):  # not from JSON at all
        text = type(value).__name__
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


def fail(where: str, key: str, value: object, allowed: str) -> EditionError:
    return EditionError(where, key, show(value), allowed)


def listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)


def mapping(where: str, key: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise fail(where, key, value, "an object")
    return value


def sequence(where: str, key: str, value: object, least: int = 0) -> list[Any]:
    if not isinstance(value, list) or len(value) < least:
        raise fail(where, key, value, f"a list of {least} or more" if least else "a list")
    return value


def keys(
    where: str,
    key: str,
    value: object,
    needed: Iterable[str],
    optional: Iterable[str] = (),
) -> dict[str, Any]:
    """An object that has every needed key, perhaps the optional ones, and no other."""
    table = mapping(where, key, value)
    needed, optional = tuple(needed), tuple(optional)
    for name in table:
        if name not in needed and name not in optional:
            allowed = listed((*needed, *optional)) or "no key"
            raise EditionError(where, join(key, name), "an unknown key", allowed)
    for name in needed:
        if name not in table:
            raise EditionError(where, join(key, name), "nothing", "this key is needed")
    return table


def join(key: str, name: object) -> str:
    return f"{key}.{name}" if key else str(name)


def number(where: str, key: str, value: object, low: int, high: int) -> int:
    # In JSON true is not 1, though in Python it is.
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise fail(where, key, value, f"a whole number from {low} to {high}")
    return value


def flag(where: str, key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise fail(where, key, value, "true, false")
    return value


def word(where: str, key: str, value: object, allowed: Iterable[str]) -> str:
    allowed = tuple(allowed)
    if not isinstance(value, str) or value not in allowed:
        raise fail(where, key, value, listed(allowed) or "nothing here")
    return value


def text(where: str, key: str, value: object) -> str:
    """Words for people: one line, not empty, encodable everywhere."""
    if (
        not isinstance(value, str)
        or not value.strip()
        or len(value) > LONGEST_TEXT
        or not value.isprintable()
    ):
        raise fail(where, key, value, f"one line of text, at most {LONGEST_TEXT} characters")
    return value


def words(where: str, key: str, value: object) -> dict[str, str]:
    """The same words in every language of the product."""
    table = keys(where, key, value, LANGUAGES)
    return {lang: text(where, join(key, lang), table[lang]) for lang in LANGUAGES}


def identifier(where: str, key: str, value: object) -> str:
    if (
        not isinstance(value, str)
        or not 1 <= len(value) <= SHOWN
        or value[0] not in ID[:26]
        or any(letter not in ID for letter in value)
    ):
        raise fail(where, key, value, "lower case letters, digits and _, a letter first")
    return value


def labels(where: str, key: str, value: object) -> None:
    """Provenance: any names, each with a line of text."""
    for name, line in mapping(where, key, value).items():
        text(where, join(key, name), line)


def by_number(
    where: str, key: str, value: object, numbers: Iterable[int]
) -> Mapping[int, tuple[str, Any]]:
    """An object keyed by numbers written as strings: number -> (path, value)."""
    table = keys(where, key, value, [str(n) for n in numbers])
    return {int(name): (join(key, name), inner) for name, inner in table.items()}


def parse(data: str | bytes, where: str) -> dict[str, Any]:
    """The JSON object in a text; anything else is refused in one line."""
    if len(data) > LONGEST_FILE:
        raise EditionError(where, "file", f"{len(data)} bytes", f"at most {LONGEST_FILE}")
    try:
        value = json.loads(data, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except EditionError as error:
        raise EditionError(where, error.key, error.found, error.allowed) from None
    except json.JSONDecodeError as error:
        found = f"{error.msg} at line {error.lineno}, column {error.colno}"
        raise EditionError(where, "file", found, "a JSON object") from None
    except RecursionError:
        raise EditionError(where, "file", "brackets nested too deep", "a JSON object") from None
    except ValueError as error:  # not UTF-8, or a number of thousands of digits
        found = str(error).split("\n", maxsplit=1)[0][:SHOWN]
        raise EditionError(where, "file", found, "a JSON object in UTF-8") from None
    return mapping(where, "file", value)


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise EditionError("", name[:SHOWN], "the same key twice", "each key once")
            seen.add(name)
    return table


def _no_constant(name: str) -> Any:
    raise EditionError("", "file", name, "a whole number")
