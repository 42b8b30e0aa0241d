"""The folder `book` of a game: five minutes, headings, pictures, glossary and box, checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from weirwood import ledger
from weirwood.folders import folder
from weirwood.languages import LANGUAGES

Texts = Mapping[str, str]
"""A sentence by language."""


FILES = ("five", "headings", "pictures", "glossary", "box", "questions")


class BookError(ValueError):
    """A book that cannot be read as it stands: the file, the entry, and what is allowed."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the game in five minutes."""

    id: str
    title: Texts
    text: Texts
    picture: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A sub-heading, above the rule `before`."""

    before: str
    title: Texts


@dataclass(frozen=True, slots=True)
class Picture:
    """A small board: a scenario, what of it is shown, and the rule it stands beside."""

    id: str
    at: str
    seat: int | None
    look: Mapping[str, Any]
    scenario: Mapping[str, Any]
    caption: Texts


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary: what it is called, what people call it, and the rules that say it."""

    id: str
    rules: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Question:
    """What people ask of any game, by its id among the synonyms, and the rules that answer it."""

    id: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """Something in the box, counted in the content files."""

    id: str
    file: str
    path: str
    sum: str
    where: Mapping[str, Any]
    named: bool
    title: Texts


@dataclass(frozen=True, slots=True)
class Source:
    """What a game has written for its book."""

    pages: tuple[Page, ...] = ()
    headings: tuple[Heading, ...] = ()
    pictures: tuple[Picture, ...] = ()
    terms: tuple[Term, ...] = ()
    parts: tuple[Part, ...] = ()
    questions: tuple[Question, ...] = ()


@cache
def read(package: str) -> Source:
    """The book of a game's package; empty where it has none."""
    home = folder(package, "book")
    if not home.is_dir():
        return Source()
    files = {f.name: f.read_text("utf-8") for f in home.iterdir() if f.name.endswith(".toml")}
    return parse(package, files)


def parse(package: str, files: Mapping[str, str]) -> Source:
    """A book from the texts of its files."""
    known = {f"{name}.toml" for name in FILES}
    for name in sorted({*files} - known):
        raise BookError(f"{package}/book/{name}: a book has {', '.join(sorted(known))}")
    source = Source(
        pages=tuple(_page(*e) for e in _entries(package, files, "five.toml", "page")),
        headings=tuple(_heading(*e) for e in _entries(package, files, "headings.toml", "heading")),
        pictures=tuple(_picture(*e) for e in _entries(package, files, "pictures.toml", "picture")),
        terms=tuple(_term(*e) for e in _entries(package, files, "glossary.toml", "term")),
        parts=tuple(_part(*e) for e in _entries(package, files, "box.toml", "part")),
        questions=tuple(
            _question(*e) for e in _entries(package, files, "questions.toml", "question")
        ),
    )
    _together(package, source)
    return source


def _entries(
    package: str, files: Mapping[str, str], name: str, key: str
) -> list[tuple[str, dict[str, Any]]]:
    where = f"{package}/book/{name}"
    try:
        data = tomllib.loads(files.get(name, ""))
    except tomllib.TOMLDecodeError as error:
        raise BookError(f"{where}: {error}") from None
    for other in data:
        if other != key:
            raise BookError(f"{where}: unknown key {other!r}: the file holds [[{key}]] only")
    entries = data.get(key, [])
    return [(f"{where}, {key} {i}", entry) for i, entry in enumerate(entries, start=1)]


def _together(package: str, source: Source) -> None:
    """What a book names is there."""
    rules = ledger.load(package)
    pictures = {p.id for p in source.pictures}
    for page in source.pages:
        if page.picture and page.picture not in pictures:
            raise BookError(f"{package}/book, page {page.id}: no picture {page.picture!r}")
    named = [(f"page {p.id}", rule) for p in source.pages for rule in p.rules]
    named += [(f"heading before {h.before}", h.before) for h in source.headings]
    named += [(f"picture {p.id}", p.at) for p in source.pictures if p.at]
    named += [(f"term {t.id}", rule) for t in source.terms for rule in t.rules]
    named += [(f"question {q.id}", rule) for q in source.questions for rule in q.rules]
    for what, rule in named:
        if rule not in rules:
            raise BookError(f"{package}/book, {what}: no rule {rule!r} in the ledger")
    for kind, ids in (
        ("page", [p.id for p in source.pages]),
        ("picture", [p.id for p in source.pictures]),
        ("term", [t.id for t in source.terms]),
        ("question", [q.id for q in source.questions]),
        ("heading before", [h.before for h in source.headings]),
    ):
        for twice in sorted({each for each in ids if ids.count(each) > 1}):
            raise BookError(f"{package}/book: there are two of {kind} {twice}")


def _keys(where: str, entry: Mapping[str, Any], *allowed: str) -> None:
    for key in entry:
        if key not in (*allowed, *LANGUAGES):
            raise BookError(f"{where}: unknown key {key!r}: allowed are {', '.join(allowed)}")


def _text(where: str, entry: Mapping[str, Any], key: str, default: str | None = None) -> str:
    value = entry.get(key, default)
    if not isinstance(value, str) or (default is None and not value.strip()):
        raise BookError(f"{where}: {key} is a text that is not empty")
    return value


def _list(where: str, entry: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = entry.get(key, [])
    if not isinstance(value, list) or not all(isinstance(v, str) and v for v in value):
        raise BookError(f"{where}: {key} is a list of texts")
    return tuple(value)


def _texts(where: str, entry: Mapping[str, Any]) -> Texts:
    return {lang: _text(where, entry, lang) for lang in LANGUAGES}


def _page(where: str, entry: dict[str, Any]) -> Page:
    _keys(where, entry, "id", "picture", "rules")
    said = {lang: entry.get(lang) for lang in LANGUAGES}
    for lang, words in said.items():
        if not isinstance(words, dict) or {*words} != {"title", "text"}:
            raise BookError(f"{where}: {lang} has a title and a text")
    return Page(
        id=_text(where, entry, "id"),
        title={lang: _text(where, entry[lang], "title") for lang in LANGUAGES},
        text={lang: _text(where, entry[lang], "text") for lang in LANGUAGES},
        picture=_text(where, entry, "picture", ""),
        rules=_list(where, entry, "rules"),
    )


def _heading(where: str, entry: dict[str, Any]) -> Heading:
    _keys(where, entry, "before")
    return Heading(_text(where, entry, "before"), _texts(where, entry))


def _picture(where: str, entry: dict[str, Any]) -> Picture:
    _keys(where, entry, "id", "at", "seat", "look", "scenario")
    seat = entry.get("seat")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int)):
        raise BookError(f"{where}: seat is {seat!r}: it is a whole number")
    for key in ("look", "scenario"):
        if not isinstance(entry.get(key, {}), dict):
            raise BookError(f"{where}: {key} is a table")
    return Picture(
        id=_text(where, entry, "id"),
        at=_text(where, entry, "at", ""),
        seat=seat,
        look=entry.get("look", {}),
        scenario=entry.get("scenario", {}),
        caption=_texts(where, entry),
    )


def _term(where: str, entry: dict[str, Any]) -> Term:
    _keys(where, entry, "id", "rules")
    names = {lang: _list(where, entry, lang) for lang in LANGUAGES}
    rules = _list(where, entry, "rules")
    if not rules or not all(names.values()):
        raise BookError(f"{where}: a term has rules, and a name in every language")
    return Term(_text(where, entry, "id"), rules, names)


def _question(where: str, entry: dict[str, Any]) -> Question:
    _keys(where, entry, "id", "rules")
    rules = _list(where, entry, "rules")
    if not rules:
        raise BookError(f"{where}: a question has rules that answer it")
    return Question(_text(where, entry, "id"), rules)


def _part(where: str, entry: dict[str, Any]) -> Part:
    _keys(where, entry, "id", "file", "path", "sum", "where", "named")
    return Part(
        id=_text(where, entry, "id"),
        file=_text(where, entry, "file"),
        path=_text(where, entry, "path"),
        sum=_text(where, entry, "sum", ""),
        where=entry.get("where", {}),
        named=bool(entry.get("named", False)),
        title=_texts(where, entry),
    )
