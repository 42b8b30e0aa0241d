"""One thing by itself: its rules in the book, and what it goes with.

Nothing here is written by hand. Rules are those of its kind, of its keywords and whatever the
ledger says of it by name; what it goes with follows from the vocabulary of the effects.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypedDict

from weirwood import ledger
from weirwood.book.letters import tokens
from weirwood.book.making import Links, title
from weirwood.book.reading import read
from weirwood.book.voice import voice
from weirwood.cards.making import Entry, Said, entry, listed, said, tag_name
from weirwood.kernel import Thing, registry
from weirwood.kernel.decision import Refused
from weirwood.ledger import cited

SHARED = ("traits", "keywords", "affiliations", "abilities", "conditions", "zones", "colours")
"""Groups whose tags make a pair of two things that have them in common."""

MOST = 12
"""Things that are named for one reason; how many there are in all is told besides."""

COMMON = 60
"""A tag that more things have tells nothing about two of them."""


class RuleLine(TypedDict):
    """A rule with its sentence, words of the glossary marked as the book marks them."""

    id: str
    chapter: str
    text: list[Any]


class Pairing(TypedDict):
    """Why things go together: it names them, they name it, they lie beside it, they share a tag."""

    how: str  # beside, names, named, shares
    words: list[str]
    tags: list[str]
    things: list[str]
    count: int


class About(TypedDict):
    """All about one thing."""

    thing: Entry
    text: list[Any]
    said: dict[str, Said]
    rules: list[RuleLine]
    pairings: list[Pairing]


@lru_cache(maxsize=4096)
def about(game: str, lang: str, id: str) -> About:
    """All about one thing; refused if the game has none of that name."""
    things = listed(game)
    if id not in things:
        raise Refused("cards.unknown", {"found": id[:60], "game": game})
    say = voice(game, lang)
    thing = things[id]
    found = entry(say, thing)
    links = Links(read(registry.game(game).package).terms, lang)
    rules = ledger.load(registry.game(game).package)
    return About(
        thing=found,
        text=links.run(found["text"]) if found["text"] else [],
        said=said(say, (thing,)),
        rules=[
            RuleLine(
                id=rule,
                chapter=title(say, game, rules[rule].chapter),
                text=links.run(rules[rule].text[lang], rule),
            )
            for rule in rules_of(game, id)
        ],
        pairings=[
            Pairing(
                how=how,
                words=[
                    say.name(tag) if tag in things else _word(game, lang, tag)
                    for tag in sorted(tags)
                ],
                tags=sorted(tags),
                things=others[:MOST],
                count=len(others),
            )
            for how, tags, others in pairings(game, id)
        ],
    )


def _word(game: str, lang: str, tag: str) -> str:
    say = voice(game, lang)
    if say.has(f"cards-kind-{tag}"):
        return say.text(f"cards-kind-{tag}")
    return tag_name(say, tag)


def rules_of(game: str, id: str) -> list[str]:
    """The ledger rules about a thing: by its name, by its tags, then those of its kind."""
    thing = listed(game)[id]
    package = registry.game(game).package
    named = _named_rules(game).get(id, ())
    tags = {tag for group, found in thing.tags.items() if group != "icons" for tag in found}
    words = tags | {id, *thing.texts}
    called = [rule.id for rule in ledger.load(package) if rule.id.partition(".")[2] in words]
    terms = [term.rules[0] for term in read(package).terms if term.id in words]
    return list(dict.fromkeys((*named, *called, *terms, *thing.rules)))


@lru_cache(maxsize=8)
def _named_rules(game: str) -> Mapping[str, tuple[str, ...]]:
    """Rules that speak of a thing by its name: they cite it, or begin with it.

    A rule whose id goes on from such a one (`house_cards.robb`, `house_cards.robb_origin`) is
    about the same thing.
    """
    say = voice(game, "en")
    names: dict[str, list[str]] = defaultdict(list)
    for key in listed(game):
        names[" ".join(tokens(say.name(key)))].append(key)
    found: dict[str, list[str]] = defaultdict(list)
    rules = ledger.load(registry.game(game).package)
    for rule in rules:
        head, colon, _ = rule.text["en"].partition(":")
        places = [each[0] for each in cited(rule.source["en"])]
        for name in (*places, *((head,) if colon else ())):
            for key in names.get(" ".join(tokens(name)), ()):
                found[key].append(rule.id)
    for own in found.values():
        own += [rule.id for rule in rules for root in tuple(own) if rule.id.startswith(f"{root}_")]
    return {key: tuple(dict.fromkeys(own)) for key, own in found.items()}


def pairings(game: str, id: str) -> Iterator[tuple[str, frozenset[str], list[str]]]:
    """What a thing goes with: how, by which tags, and which things, its own faction first."""
    things = listed(game)
    thing = things[id]

    def ordered(ids: list[str]) -> list[str]:
        return sorted(ids, key=lambda other: things[other].faction != thing.faction)

    beside = [other for other in thing.near if other in things]
    beside += [t.id for t in things.values() if id in t.near and t.id not in beside]
    if beside:
        yield "beside", frozenset(), beside
    for call in thing.calls:
        if meant := _answering(game, call) - {id}:
            yield "names", call, ordered([other for other in things if other in meant])
    naming: dict[frozenset[str], list[str]] = defaultdict(list)
    own = thing.answers()
    for other in things.values():
        for call in other.calls:
            if other.id != id and call <= own:
                naming[call].append(other.id)
    for call, others in naming.items():
        yield "named", call, ordered(list(dict.fromkeys(others)))
    yield from _shared(things, thing, ordered)


def _shared(
    things: Mapping[str, Thing], thing: Thing, ordered: Callable[[list[str]], list[str]]
) -> Iterator[tuple[str, frozenset[str], list[str]]]:
    for group in SHARED:
        for tag in thing.tags.get(group, ()):
            same = [t.id for t in things.values() if t.id != thing.id and tag in t.listed()]
            if 0 < len(same) <= COMMON:
                yield "shares", frozenset({tag}), ordered(same)


@lru_cache(maxsize=4096)
def _answering(game: str, call: frozenset[str]) -> frozenset[str]:
    return frozenset(t.id for t in listed(game).values() if call <= t.answers())
