"""A whole book as plain data, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, TypedDict

from weirwood import ledger
from weirwood.book.box import counted
from weirwood.book.letters import fold, stem
from weirwood.book.pictures import drawable
from weirwood.book.reading import Picture, Source, Term, read
from weirwood.book.voice import voice
from weirwood.kernel import registry
from weirwood.kernel.game import Setting
from weirwood.ledger import Ledger, Rule, cited
from weirwood.words import Words

_WORD = re.compile(r"\w+")

UNNAMED = (
    "page", "pages", "step", "steps", "ruling", "card texts", "house card", "wildling card",
    "Setup", "FAQ",
)  # fmt: skip
"""Sources that say where a rule stands, not what it is about: no headings."""


class RuleData(TypedDict):
    id: str
    text: list[Any]
    plain: str
    source: str
    basis: str
    done: bool
    pictures: list[dict[str, str]]


class Section(TypedDict):
    title: str
    rules: list[RuleData]


class Chapter(TypedDict):
    id: str
    title: str
    sections: list[Section]


class Entry(TypedDict):
    id: str
    name: str
    also: list[str]
    text: list[Any]
    rules: list[str]


class Book(TypedDict):
    """A book; what is in it is what a page needs to show it, and nothing to be said is left out."""

    game: str
    lang: str
    title: str
    blurb: str
    five: list[dict[str, Any]]
    chapters: list[Chapter]
    settings: list[dict[str, Any]]
    box: list[dict[str, Any]]
    glossary: list[Entry]


@lru_cache(maxsize=24)
def book(game: str, lang: str) -> Book:
    """The book of a game, in one language."""
    found = registry.game(game)
    say = voice(game, lang)
    source, rules = read(found.package), ledger.load(found.package)
    links = Links(source.terms, lang)
    shown = source.pictures if drawable(game) else ()
    return Book(
        game=game,
        lang=lang,
        title=say.text("game-title") if say.has("game-title") else game,
        blurb=say.text("game-blurb") if say.has("game-blurb") else "",
        five=[
            {
                "id": page.id,
                "title": page.title[lang],
                "text": [links.run(part) for part in page.text[lang].strip().split("\n\n")],
                "pictures": [_shown(p, lang) for p in shown if p.id == page.picture],
                "rules": list(page.rules),
            }
            for page in source.pages
        ],
        chapters=[
            Chapter(
                id=name,
                title=title(say, game, name),
                sections=_sections(source, shown, own, lang, links),
            )
            for name, own in _by_chapter(rules)
        ],
        settings=[_setting(say, setting) for setting in found.settings],
        box=[counted(found.package, part, say) for part in source.parts],
        glossary=_glossary(source.terms, rules, lang, links),
    )


def places(written: Book, rules: Iterable[str]) -> list[tuple[str, str]]:
    """Where these rules stand, each place once: the first rule there, chapter and heading."""
    at = {
        rule["id"]: " › ".join(filter(None, (chapter["title"], section["title"])))
        for chapter in written["chapters"]
        for section in chapter["sections"]
        for rule in section["rules"]
    }
    found: dict[str, str] = {}
    for rule in rules:
        found.setdefault(at[rule], rule)
    return [(rule, place) for place, rule in found.items()]


def title(say: Words, game: str, chapter: str) -> str:
    """What a chapter is called: by its game where it says so, else as in all games."""
    for message in (f"chapter-{chapter}-{game}", f"chapter-{chapter}"):
        if say.has(message):
            return say.text(message)
    return chapter.replace("_", " ").capitalize()


def _by_chapter(rules: Ledger) -> list[tuple[str, list[Rule]]]:
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.chapter, []).append(rule)
    return list(found.items())


def _sections(
    source: Source, shown: Sequence[Picture], own: Iterable[Rule], lang: str, links: Links
) -> list[Section]:
    """The rules of a chapter under their headings: those written for it, else its sources."""
    own = list(own)
    titles = _titles(source, own, lang)
    out: list[Section] = []
    for rule, heading in zip(own, titles, strict=True):
        if not out or heading != out[-1]["title"]:
            out.append(Section(title=heading, rules=[]))
        out[-1]["rules"].append(
            RuleData(
                id=rule.id,
                text=links.run(rule.text[lang], rule.id),
                plain=rule.text[lang],
                source=rule.source[lang],
                basis=rule.basis,
                done=rule.done,
                pictures=[_shown(p, lang) for p in shown if p.at == rule.id],
            )
        )
    return out


def _titles(source: Source, own: Sequence[Rule], lang: str) -> list[str]:
    """The heading over each rule of a chapter."""
    written = {h.before: h.title[lang] for h in source.headings}
    if any(rule.id in written for rule in own):
        titles, last = [], ""
        for rule in own:
            last = written.get(rule.id, last)
            titles.append(last)
        return titles
    found = [_from_source(rule, lang) for rule in own]
    # A heading over a single rule would say the same twice.
    around = ["", *found, ""]
    return [
        heading if heading in (around[i], around[i + 2]) else "" for i, heading in enumerate(found)
    ]


def _from_source(rule: Rule, lang: str) -> str:
    """The first place of a source, if it is called by a name."""
    first = cited(rule.source["en"])[0][0]
    if first in UNNAMED or first.partition(" ")[0].rstrip(":") in UNNAMED:
        return ""
    return cited(rule.source[lang])[0][0].partition(";")[0]


def _shown(picture: Picture, lang: str) -> dict[str, str]:
    return {"id": picture.id, "caption": picture.caption[lang]}


def _setting(say: Words, setting: Setting) -> dict[str, Any]:
    """A switch of the game: what it is called, what it does, what it is unless told otherwise."""
    message = f"setting-{setting.name}"
    return {
        "name": setting.name,
        "title": say.text(message) if say.has(message) else setting.name,
        "help": say.text(message, attribute="help") if say.has(message, "help") else "",
        "kind": setting.kind,
        "default": setting.default,
        "choices": [{"id": c, "title": _choice(say, f"{message}-{c}", c)} for c in setting.choices],
    }


def _choice(say: Words, message: str, id: str) -> str:
    if say.has(message):
        return say.text(message)
    return say.name(id) if say.has(f"name-{id}") else id


def _glossary(terms: Iterable[Term], rules: Ledger, lang: str, links: Links) -> list[Entry]:
    entries = [
        Entry(
            id=term.id,
            name=term.names[lang][0],
            also=list(term.names[lang][1:]),
            text=links.run(rules[term.rules[0]].text[lang], term.rules[0]),
            rules=list(term.rules),
        )
        for term in terms
    ]
    return sorted(entries, key=lambda e: e["name"].casefold())


class Links:
    """Finds the words of the glossary in sentences, in whatever form they stand there."""

    def __init__(self, terms: Iterable[Term], lang: str) -> None:
        self.lang = lang
        self.names: dict[str, list[tuple[tuple[str, ...], Term]]] = {}
        for term in terms:
            # The first name is what the rules say; the others are what people may ask for.
            name = tuple(stem(word, lang) for word, _, _ in _spans(term.names[lang][0]))
            self.names.setdefault(name[0], []).append((name, term))
        for known in self.names.values():
            known.sort(key=lambda pair: -len(pair[0]))

    def run(self, text: str, rule: str = "") -> list[Any]:
        """A sentence with the first mention of each term marked, except where it is explained."""
        spans = _spans(text)
        roots = [stem(word, self.lang) for word, _, _ in spans]
        out: list[Any] = []
        done: set[str] = set()
        at = i = 0
        while i < len(spans):
            name, term = self._at(roots, i, done, rule)
            if term is not None:
                start, end = spans[i][1], spans[i + len(name) - 1][2]
                if start > at:
                    out.append(text[at:start])
                out.append([text[start:end], term.id])
                done.add(term.id)
                at = end
                i += len(name)
            else:
                i += 1
        if at < len(text):
            out.append(text[at:])
        return out

    def _at(
        self, roots: Sequence[str], i: int, done: set[str], rule: str
    ) -> tuple[tuple[str, ...], Term | None]:
        for name, term in self.names.get(roots[i], ()):
            if tuple(roots[i : i + len(name)]) == name and term.id not in done:
                return name, (term if term.rules[0] != rule else None)
        return (), None


def _spans(text: str) -> list[tuple[str, int, int]]:
    """The words of a text, folded, with where they begin and end."""
    return [(fold(m[0]), m.start(), m.end()) for m in _WORD.finditer(text)]


def plain(runs: Iterable[Any]) -> str:
    """A marked sentence without its marks."""
    return "".join(run if isinstance(run, str) else run[0] for run in runs)


def rule_of(written: Book, id: str) -> tuple[Chapter, Section, RuleData] | None:
    """A rule in its place."""
    for chapter in written["chapters"]:
        for section in chapter["sections"]:
            for rule in section["rules"]:
                if rule["id"] == id:
                    return chapter, section, rule
    return None
