"""Search that forgives: synonyms, inflection and typing errors, in the reader's language.

A query is taken word by word. Each word may stand for a word of a rule as it is, as another form
of it, as a synonym, as what the books call it, as its beginning or with a slip or two, each worth
less than the one before.
What a rule's glossary terms, chapter and heading are called counts for more than its sentence.
What people ask of any game ("how many players") is known as a whole, and where it is answered.
"""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

from weirwood import ledger
from weirwood.book.letters import allowed_slips, fold, slips, stem, tokens
from weirwood.book.making import Book, book
from weirwood.book.reading import read
from weirwood.folders import folder
from weirwood.kernel import registry
from weirwood.languages import check_language

LONGEST = 200
"""Letters of a query that are read."""

MOST_WORDS = 12
MOST_HITS = 60
MOST_SUGGESTIONS = 6

EXACT, SYNONYM, MEANT, BEGINNING, SLIP = 1.0, 0.75, 0.6, 0.6, 0.5
TERM, CHAPTER, HEADING, TEXT, SOURCE = 2.0, 1.5, 1.5, 1.0, 0.4
WHOLE_TERM = 8.0
"""What it is worth that a query is a whole term of the glossary which a rule explains; if it asks
for more than that, only the part that the term has of it."""

QUESTION = 30.0
"""What it is worth that a rule answers the question which a query asks and nothing else."""

ANY_WORD = 3.5
"""What it counts that a rule lacks a word of the query, besides how rare the word is."""

LACKING = 1.5
"""How fast a rule is worth less, the more of the query it lacks."""

LEAST = 0.2
"""Rules that lack a word of the query are shown down to this part of the best one's worth."""


Said: TypeAlias = tuple[str, float]
"""Some words about a thing, and what it is worth to be named there."""


class Hit(NamedTuple):
    """What was found, a rule or a thing, how well it fits (the best is 1), and the words meant."""

    rule: str
    worth: float
    words: tuple[str, ...]


class Suggestion(NamedTuple):
    """What somebody may be about to type, and where it leads."""

    text: str
    kind: str  # term, chapter or heading
    to: str  # id of the term, the chapter, or the rule below the heading


@dataclass(frozen=True, slots=True)
class Index:
    """What is looked up in."""

    lang: str
    rules: tuple[str, ...]
    weights: Mapping[str, Mapping[int, float]]  # stem -> rule -> weight
    spelled: Mapping[str, str]  # stem -> a word as it is written
    terms: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]  # stems of a name, its rules
    suggestions: tuple[tuple[str, Suggestion], ...]  # folded, as it is said
    rarity: Mapping[str, float]
    questions: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...] = ()  # words, its rules


@dataclass(slots=True)
class _Making:
    weights: dict[str, dict[int, float]] = field(default_factory=lambda: defaultdict(dict))
    spelled: dict[str, str] = field(default_factory=dict)

    def add(self, nr: int, text: str, lang: str, weight: float) -> None:
        for word in tokens(text):
            root = root_of(word, lang)
            known = self.weights[root]
            known[nr] = max(known.get(nr, 0.0), weight)
            self.spelled.setdefault(root, word)


@cache
def _listed(lang: str) -> dict[str, Any]:
    return tomllib.loads((folder("weirwood.book", "synonyms") / f"{lang}.toml").read_text("utf-8"))


@cache
def _forms_of(lang: str) -> dict[str, str]:
    """Stems of one word that its endings do not bring together, with the first one of each."""
    first: dict[str, str] = {}
    for line in _listed(lang)["forms"]:
        roots = [stem(word, lang) for word in tokens(line)]
        for root in roots:
            first.setdefault(root, first.get(roots[0], roots[0]))
    return first


@lru_cache(maxsize=65536)
def root_of(word: str, lang: str) -> str:
    """What all forms of a folded word have in common, irregular ones too."""
    root = stem(word, lang)
    return _forms_of(lang).get(root, root)


class Words(NamedTuple):
    """Words that say nothing; for each stem what it may stand for, and how it is written."""

    empty: frozenset[str]
    same: Mapping[str, frozenset[str]]  # and the other way round
    means: Mapping[str, frozenset[str]]  # what people say, and what books call it
    forms: Mapping[str, frozenset[str]]
    questions: Mapping[str, tuple[str, ...]]


@cache
def _words_of(lang: str) -> Words:
    data = _listed(lang)
    empty = frozenset(word for line in data["empty"] for word in tokens(line))
    same: dict[str, set[str]] = defaultdict(set)
    forms: dict[str, set[str]] = defaultdict(set)
    means: dict[str, set[str]] = defaultdict(set)
    for line in data["means"]:
        said, called = (tokens(part) for part in line.split(">"))
        for word in said:
            root = root_of(word, lang)
            forms[root].add(word)
            means[root] |= {root_of(other, lang) for other in called} - {root}
    for group in data["same"]:
        for word in tokens(group):
            forms[root_of(word, lang)].add(word)
        roots = {root_of(word, lang) for word in tokens(group)}
        for root in roots:
            same[root] |= roots - {root}
    return Words(
        empty,
        {root: frozenset(others) for root, others in same.items()},
        {root: frozenset(others) for root, others in means.items()},
        {root: frozenset(written) for root, written in forms.items()},
        {name: tuple(asked) for name, asked in data["questions"].items()},
    )


@lru_cache(maxsize=24)
def index(game: str, lang: str) -> Index:
    """The index of a game's book, made once."""
    written = book(game, check_language(lang))
    said: dict[str, list[Said]] = {rule.id: [] for rule in ledger.load(registry.game(game).package)}
    for chapter in written["chapters"]:
        for section in chapter["sections"]:
            for rule in section["rules"]:
                said[rule["id"]] = [
                    (rule["plain"], TEXT),
                    (rule["source"], SOURCE),
                    (chapter["title"], CHAPTER),
                    (section["title"], HEADING),
                ]
    terms = []
    for term in written["glossary"]:
        for name in (term["name"], *term["also"]):
            terms.append((name, term["rules"]))
            for rule_id in term["rules"]:
                said[rule_id].append((name, TERM))
    asked = [
        (words, question.rules)
        for question in read(registry.game(game).package).questions
        for words in _words_of(lang).questions[question.id]
    ]
    return indexed(lang, said, terms, _suggestions(written, asked), asked)


def indexed(
    lang: str,
    said: Mapping[str, Iterable[Said]],
    terms: Iterable[tuple[str, Sequence[str]]] = (),
    suggestions: Iterable[Suggestion] = (),
    questions: Iterable[tuple[str, Sequence[str]]] = (),
) -> Index:
    """An index of anything that has ids and words: what is said of each, and how much it counts.

    Whoever asks for a whole term means the things it is given with, the first of them most.
    """
    made = _Making()
    number = {key: nr for nr, key in enumerate(said)}
    for key, parts in said.items():
        for text, weight in parts:
            made.add(number[key], text, lang, weight)
    return Index(
        lang=lang,
        rules=tuple(said),
        weights=made.weights,
        spelled=made.spelled,
        terms=tuple(
            (
                tuple(root_of(word, lang) for word in _asked(name, lang)),
                tuple(number[key] for key in keys),
            )
            for name, keys in terms
        ),
        suggestions=tuple((fold(s.text), s) for s in suggestions),
        rarity={s: math.log(1 + len(said) / len(found)) for s, found in made.weights.items()},
        questions=tuple(
            (tuple(tokens(words)), tuple(number[key] for key in keys)) for words, keys in questions
        ),
    )


def _suggestions(written: Book, asked: Iterable[tuple[str, Sequence[str]]]) -> Iterable[Suggestion]:
    seen: set[str] = set()

    def new(text: str) -> bool:
        known = fold(text) in seen
        seen.add(fold(text))
        return not known

    for term in written["glossary"]:
        for name in (term["name"], *term["also"]):
            if new(name):
                yield Suggestion(name, "term", term["id"])
    for chapter in written["chapters"]:
        if new(chapter["title"]):
            yield Suggestion(chapter["title"], "chapter", chapter["id"])
    for chapter in written["chapters"]:
        for section in chapter["sections"]:
            if section["title"] and new(section["title"]):
                yield Suggestion(section["title"], "heading", section["rules"][0]["id"])
    for words, rules in asked:
        if new(words):
            yield Suggestion(words, "heading", rules[0])


def _meant(word: str, found: Index) -> dict[str, float]:
    """The stems of the book that a word of a query may stand for, with what each is worth."""
    root = root_of(word, found.lang)
    out: dict[str, float] = {}

    def take(candidate: str, worth: float) -> None:
        if candidate in found.weights:
            out[candidate] = max(out.get(candidate, 0.0), worth)

    known = _words_of(found.lang)

    def stand_for(said: str, worth: float) -> None:
        take(said, worth)
        for other in known.same.get(said, ()):
            take(other, worth * SYNONYM)
        for other in known.means.get(said, ()):
            take(other, worth * MEANT)

    stand_for(root, EXACT)
    if out:
        return out
    if len(word) >= 3:
        for other in found.weights:
            if other.startswith(root) or found.spelled[other].startswith(word):
                take(other, BEGINNING)
    if out:
        return out
    most = allowed_slips(word)
    near: dict[str, int] = {}
    for other in {*found.weights, *known.same, *known.means} if most else ():
        wrong = slips(root, other, most)
        if wrong > most:
            written = {found.spelled.get(other, other), *known.forms.get(other, ())}
            wrong = min(slips(word, each, most) for each in written)
        if wrong <= most:
            near[other] = wrong
    closest = min(near.values(), default=0)
    for other, wrong in near.items():
        if wrong == closest:
            stand_for(other, SLIP)
    return out


def _asked(query: str, lang: str) -> list[str]:
    """The words of a query that say something; all of them if none does."""
    words = tokens(query[:LONGEST])[:MOST_WORDS]
    empty = _words_of(lang).empty
    return [word for word in words if word not in empty] or words


def find(game: str, query: str, lang: str = "en") -> list[Hit]:
    """The rules that a query means, the best first; a rule's own id finds it alone."""
    return list(_find(game, query, lang))


@lru_cache(maxsize=1024)
def _find(game: str, query: str, lang: str) -> tuple[Hit, ...]:
    return through(index(game, lang), query)


def understood(found: Index, query: str) -> float:
    """How well an index knows the words of a query, from 0 (none of them) to 1 (all as typed)."""
    words = _asked(query, found.lang)
    return sum(max(_meant(word, found).values(), default=0.0) for word in words) / max(
        1, len(words)
    )


def through(found: Index, query: str, most: int = MOST_HITS) -> tuple[Hit, ...]:
    """What a query means among what was indexed, the best first; an id finds its own alone."""
    if query.strip() in found.rules:
        return (Hit(query.strip(), 1.0, ()),)
    words = _asked(query, found.lang)
    scores: dict[int, float] = defaultdict(float)
    matched: dict[int, int] = defaultdict(int)
    told: dict[int, float] = defaultdict(float)
    whole = 0.0
    named: dict[int, list[str]] = defaultdict(list)
    meanings = [_meant(word, found) for word in words]
    for meant in meanings:
        best: dict[int, tuple[float, str]] = {}
        for root, worth in meant.items():
            for nr, weight in found.weights[root].items():
                value = worth * weight * found.rarity[root]
                if value > best.get(nr, (0.0, ""))[0]:
                    best[nr] = (value, root)
        tells = ANY_WORD + max(found.rarity[root] for root in meant) if meant else 0.0
        whole += tells
        for nr, (value, root) in best.items():
            scores[nr] += value
            told[nr] += tells
            matched[nr] += 1
            named[nr].append(found.spelled[root])
    known = sum(bool(meant) for meant in meanings)
    for nr, worth in _named(found, words, meanings).items():
        scores[nr] += worth / known
    for nr in scores:  # who asks about wildlings that win does not ask how to win
        scores[nr] *= (told[nr] / whole) ** LACKING
    _answer(found, query, words, scores)
    if not scores:
        return ()
    top = max(scores.values())
    order = sorted(scores, key=lambda nr: (-scores[nr], nr))
    return tuple(
        Hit(found.rules[nr], round(scores[nr] / top, 3), tuple(dict.fromkeys(named[nr])))
        for nr in order[:most]
        if scores[nr] >= LEAST * top or matched[nr] == known
    )


def _named(found: Index, words: list[str], meanings: list[dict[str, float]]) -> dict[int, float]:
    """Whoever names a thing wants the rules that explain it, the first of them most."""
    said = {root_of(word, found.lang) for word in words}
    # A word that the book does not have stands for what it was taken for.
    for meant in meanings:
        said |= {root for root, worth in meant.items() if worth < SYNONYM}
    worth: dict[int, float] = defaultdict(float)
    for name, rules in found.terms:
        if name and said.issuperset(name):
            for place, nr in enumerate(rules):
                worth[nr] += WHOLE_TERM * len(name) / (1 + 0.1 * place)
    return worth


def _answer(found: Index, query: str, words: list[str], scores: dict[int, float]) -> None:
    """Whoever asks what people ask of any game, in these words or nearly, wants the answer first.

    Every word of the question must be there, and nothing else that says something.
    """
    typed = tokens(query[:LONGEST])[:MOST_WORDS]
    most: dict[int, float] = {}
    for question, rules in found.questions:
        if all(any(_alike(w, q, found.lang) for w in typed) for q in question) and all(
            any(_alike(w, q, found.lang) for q in question) for w in words
        ):
            for place, nr in enumerate(rules):
                worth = QUESTION * len(question) / (1 + 0.1 * place)
                most[nr] = max(most.get(nr, 0.0), worth)
    for nr, worth in most.items():
        scores[nr] = scores.get(nr, 0.0) + worth


def _alike(typed: str, word: str, lang: str) -> bool:
    """Whether somebody who typed one word may mean the other: a form of it, or a slip."""
    if root_of(typed, lang) == root_of(word, lang):
        return True
    most = allowed_slips(word)
    return bool(most) and slips(typed, word, most) <= most


@lru_cache(maxsize=2048)
def suggest(game: str, typed: str, lang: str = "en") -> tuple[Suggestion, ...]:
    """What somebody who has typed this may be looking for."""
    wanted = " ".join(tokens(typed[:LONGEST]))
    if len(wanted) < 2:
        return ()
    ranked: list[tuple[int, int, int, Suggestion]] = []
    most = allowed_slips(wanted)
    for nr, (text, suggestion) in enumerate(index(game, lang).suggestions):
        plain = " ".join(tokens(text))
        if plain.startswith(wanted):
            rank = 0
        elif f" {wanted}" in f" {plain}":
            rank = 1
        else:
            wrong = min(slips(wanted, plain[: len(wanted) + extra], most) for extra in (-1, 0, 1))
            if not most or wrong > most:
                continue
            rank = 1 + wrong
        ranked.append((rank, len(plain), nr, suggestion))
    chosen: list[Suggestion] = []
    for *_, suggestion in sorted(ranked, key=lambda row: row[:3]):
        if all(suggestion.to != other.to for other in chosen):
            chosen.append(suggestion)
    return tuple(chosen[:MOST_SUGGESTIONS])
