"""Reading Fluent files: what messages there are, and which arguments each of them wants."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from weirwood.folders import folder
from weirwood.languages import check_language

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fluent.runtime import FluentBundle

SHARED = "weirwood"
"""The package whose words every game may use."""


class CatalogueError(ValueError):
    """A Fluent file that cannot be read as it stands."""


def fluent_id(code_id: str) -> str:
    """The Fluent form of an id: dots become hyphens, underscores stay.

    >>> fluent_id("combat.house_card")
    'combat-house_card'
    """
    return code_id.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Needs:
    """The variables a pattern reads: those it chooses by, and all of them."""

    chosen_by: frozenset[str]
    all: frozenset[str]


class Part(NamedTuple):
    """What the value or an attribute of a message refers to."""

    chosen_by: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    references: frozenset[tuple[str, str | None]] = frozenset()
    terms: frozenset[str] = frozenset()


NOTHING = Part()


class Entry(NamedTuple):
    """The text of one message or term, and where it stands."""

    file: str
    line: int
    text: str


_BEGINS = re.compile(r"(-?[A-Za-z][\w-]*)[ \t]*=")


def entries(file: str, text: str) -> list[tuple[str, Entry]]:
    """The messages and terms of a file by their ids, `-` before those of terms, not yet parsed."""
    found: list[tuple[str, int, list[str]]] = []
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        begins = _BEGINS.match(line)
        if begins:
            found.append((begins[1], number, [line]))
        elif line[0] == "#":
            continue
        elif line[0] in " }\r\n" and found:
            found[-1][2].append(line)
        elif line.strip():  # hardly an entry: if it is none, the parser says what is wrong
            fluent().parsed(Entry(file, 1, text))
            found[-1][2].append(line)
    return [(known, Entry(file, line, "".join(lines))) for known, line, lines in found]


# A message that is one line of text, and so are its attributes: two of three are.
_LINE = re.compile(r"[ ]*=[ ]*([^{}\s](?:[^{}\r\n]*[^{}\s])?)?[ ]*")
_ATTRIBUTE = re.compile(r"[ ]+\.([A-Za-z][A-Za-z0-9_-]*)(.*)")


def plain(known: str, text: str) -> dict[str | None, str] | None:
    """The texts of a message by attribute, if it is nothing but lines of text; else None.

    >>> plain("cold", "cold = Winter is coming.\\n    .the = the winter\\n")
    {None: 'Winter is coming.', 'the': 'the winter'}
    >>> plain("cold", "cold = { $house } is cold.\\n")
    """
    found: dict[str | None, str] = {}
    first, *more = text.split("\n")
    value = _LINE.fullmatch(first, len(known))
    if value is None or known[0] == "-" or not known.isascii():
        return None
    if value[1]:
        found[None] = value[1]
    for line in more:
        if not line:
            continue
        named = _ATTRIBUTE.fullmatch(line)
        value = _LINE.fullmatch(named[2]) if named else None
        if named is None or value is None or not value[1] or named[1] in found:
            return None
        found[named[1]] = value[1]
    return found or None


def fluent() -> ModuleType:
    """The interpreter of Fluent: slow to import, and needed by sentences alone that choose."""
    return import_module("weirwood.words.fluent")


class Catalogue:
    """The messages of one language, merged from several files, ready to be formatted.

    A message is parsed when it is first asked for: a game has thousands, a command says a dozen.
    """

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.where: dict[str, str] = {}  # the file of each message and term
        self._entries: dict[str, Entry] = {}
        self._bundle: FluentBundle | None = None  # of what is parsed
        self._plain: dict[str, dict[str | None, str]] = {}  # of what needs no parsing, by attribute
        self._parts: dict[str, Mapping[str | None, Part]] = {}  # of both, by attribute
        self._ready: set[str] = set()  # those whose references are parsed too
        self._needs: dict[tuple[str, str | None], Needs] = {}

    def add(self, files: Iterable[tuple[str, str]]) -> None:
        """Add the (name, text) files of one package.

        A message may replace one of an earlier package, never one of its own.
        """
        own: dict[str, str] = {}
        for name, text in files:
            for known, entry in entries(name, text):
                if known in own:
                    raise CatalogueError(f"{name}: {known} is already in {own[known]}")
                own[known] = name
                self._entries[known] = entry
                self._parts.pop(known, None)
                self._plain.pop(known, None)
        self.where |= own
        self._ready.clear()
        self._needs.clear()

    def _read(self, known: str) -> Mapping[str | None, Part]:
        """What a message or term says and asks for, by attribute; read once."""
        found = self._parts.get(known)
        if found is None:
            texts = plain(known, self._entries[known].text)
            if texts is None:
                found = self._parse(known)
            else:
                self._plain[known] = texts
                found = dict.fromkeys(texts, NOTHING)
            self._parts[known] = found
        return found

    def _parse(self, known: str) -> Mapping[str | None, Part]:
        """Hand a message or term to the interpreter of Fluent."""
        if self._bundle is None:
            self._bundle = fluent().bundle(self.lang)
        found: Mapping[str | None, Part] = fluent().add(self._bundle, self._entries[known])
        return found

    def _prepare(self, known: str) -> None:
        """Parse a message with everything that it refers to; refuse what does not exist."""
        open_names = [known]
        while open_names:
            name = open_names.pop()
            if name in self._ready:
                continue
            parts = self._read(name)
            self._ready.add(name)
            for part in parts.values():
                for other, attribute in part.references:
                    if not self.has(other, attribute):
                        wanted = other if attribute is None else f"{other}.{attribute}"
                        raise self._refers_to_nothing(name, wanted)
                    if other in self._plain:  # what is referred to is known to the interpreter
                        del self._plain[other]
                        self._parse(other)
                    open_names.append(other)
                for term in part.terms:
                    if f"-{term}" not in self._entries:
                        raise self._refers_to_nothing(name, f"-{term}")
                    open_names.append(f"-{term}")

    def _refers_to_nothing(self, name: str, wanted: str) -> CatalogueError:
        self._ready.discard(name)
        return CatalogueError(
            f"{self.where[name]}: {name} refers to {wanted}, which does not exist"
        )

    def check(self) -> None:
        """Parse everything; refuse references to messages and terms that do not exist."""
        for known in self._entries:
            self._prepare(known)

    def has(self, message: str, attribute: str | None = None) -> bool:
        return message in self._entries and attribute in self._read(message)

    def messages(self) -> frozenset[str]:
        return frozenset(known for known in self._entries if known[0] != "-")

    def attributes(self, message: str) -> tuple[str, ...]:
        return tuple(part for part in self._read(message) if part is not None)

    def needs(self, message: str, attribute: str | None = None) -> Needs:
        """The variables of a message, those of the messages it refers to included."""
        key = (message, attribute)
        known = self._needs.get(key)
        if known is None:
            self._prepare(message)
            chosen_by: set[str] = set()
            names: set[str] = set()
            seen = {key}
            open_keys = [key]
            while open_keys:
                name, part = open_keys.pop()
                read = self._read(name)[part]
                chosen_by |= read.chosen_by
                names |= read.names
                open_keys += read.references - seen
                seen |= read.references
            known = self._needs[key] = Needs(frozenset(chosen_by), frozenset(names))
        return known

    def format(self, message: str, attribute: str | None, args: dict[str, int | str]) -> str:
        if message not in self._ready:
            self._prepare(message)
        texts = self._plain.get(message)
        if texts is not None:
            return texts[attribute]
        assert self._bundle is not None, message
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            named = message if attribute is None else f"{message}.{attribute}"
            raise LookupError(f"{named} ({self.lang}, {self.where[message]}): {errors[0]}")
        return str(text)


def files(package: str, lang: str) -> list[tuple[str, str]]:
    """The Fluent files of a package in one language, as (name, text)."""
    home = folder(package, "text") / lang
    if not home.is_dir():
        return []
    found = sorted((f for f in home.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [(f"{package}/text/{lang}/{f.name}", f.read_text(encoding="utf-8")) for f in found]


@cache
def load(lang: str, *packages: str) -> Catalogue:
    """The words of the packages in one language, over the shared ones; read once."""
    catalogue = Catalogue(lang)
    for package in dict.fromkeys((SHARED, *packages)):
        catalogue.add(files(package, lang))
    return catalogue
