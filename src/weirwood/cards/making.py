"""A whole gallery as plain data, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypedDict

from weirwood.book.voice import voice
from weirwood.kernel import Thing, registry
from weirwood.kernel.decision import Refused
from weirwood.words import Words


class Said(TypedDict):
    """The words of a part of a thing: an ability and what it does, an attack and its figures."""

    id: str
    name: str
    text: str


class Entry(TypedDict):
    """A thing in words."""

    id: str
    kind: str
    faction: str
    name: str
    text: str
    numbers: dict[str, int]
    tags: dict[str, list[str]]
    rows: list[Said]
    parts: list[str]  # abilities, by the id under which they are said
    copies: int


class Named(TypedDict):
    """A word that things can be picked by, and how many have it."""

    id: str
    name: str
    count: int


class Number(TypedDict):
    id: str
    name: str
    least: int
    most: int


class Group(TypedDict):
    id: str
    name: str
    tags: list[Named]


class Gallery(TypedDict):
    """What a page needs to show the things of a game and to pick among them."""

    game: str
    lang: str
    title: str
    kinds: list[Named]
    factions: list[Named]
    numbers: list[Number]
    groups: list[Group]
    said: dict[str, Said]
    things: list[Entry]


@lru_cache(maxsize=8)
def listed(game: str) -> Mapping[str, Thing]:
    """The things of a game by id; refused if it lists none."""
    found = registry.game(game)
    if found.things is None:
        raise Refused("cards.none", {"game": game})
    return {thing.id: thing for thing in found.things()}


@lru_cache(maxsize=16)
def gallery(game: str, lang: str) -> Gallery:
    """All things of a game, in one language."""
    things = tuple(listed(game).values())
    say = voice(game, lang)
    kinds = Counter(thing.kind for thing in things)
    factions = Counter(thing.faction for thing in things if thing.faction)
    return Gallery(
        game=game,
        lang=lang,
        title=say.text("game-title") if say.has("game-title") else game,
        kinds=[Named(id=k, name=say.text(f"cards-kind-{k}"), count=n) for k, n in kinds.items()],
        factions=[Named(id=f, name=_faction(say, f), count=n) for f, n in factions.items()],
        numbers=_numbers(say, things),
        groups=_groups(say, things),
        said=said(say, things),
        things=[entry(say, thing) for thing in things],
    )


def entry(say: Words, thing: Thing) -> Entry:
    """A thing with its name and its texts."""
    return Entry(
        id=thing.id,
        kind=thing.kind,
        faction=thing.faction,
        name=say.name(thing.id),
        text=_text(say, thing.id),
        numbers=dict(thing.numbers),
        tags={group: list(tags) for group, tags in thing.tags.items()},
        rows=[
            Said(
                id=row.name,
                name=say.name(row.name),
                text=" · ".join((*(tag_name(say, tag) for tag in row.tags), row.figures)),
            )
            for row in thing.rows
        ],
        parts=list(thing.texts),
        copies=thing.copies,
    )


def said(say: Words, things: Iterable[Thing]) -> dict[str, Said]:
    """The abilities of some things, each once."""
    ids = dict.fromkeys(part for thing in things for part in thing.texts)
    return {part: Said(id=part, name=say.name(part), text=_text(say, part)) for part in ids}


def _text(say: Words, id: str) -> str:
    return say.text(f"text-{id}") if say.has(f"text-{id}") else ""


def _faction(say: Words, faction: str) -> str:
    return capital(say.name(faction))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def tag_name(say: Words, tag: str) -> str:
    """What a tag is called: by the game, or by the words that galleries share."""
    if say.has(f"name-{tag}"):
        return capital(say.name(tag))
    return say.text(f"cards-{tag}")


def _numbers(say: Words, things: Iterable[Thing]) -> list[Number]:
    found: dict[str, list[int]] = {}
    for thing in things:
        for number, value in thing.numbers.items():
            found.setdefault(number, []).append(value)
    return [
        Number(id=n, name=say.text(f"cards-number-{n}"), least=min(values), most=max(values))
        for n, values in found.items()
    ]


def _groups(say: Words, things: Iterable[Thing]) -> list[Group]:
    """Tags by group, each group by name: so one finds a trait in a long list."""
    found: dict[str, Counter[str]] = {}
    for thing in things:
        for group, tags in thing.tags.items():
            found.setdefault(group, Counter()).update(set(tags))
    return [
        Group(
            id=group,
            name=say.text(f"cards-group-{group}"),
            tags=sorted(
                (Named(id=t, name=tag_name(say, t), count=n) for t, n in counted.items()),
                key=lambda tag: (tag["name"].casefold(), tag["id"]),
            ),
        )
        for group, counted in found.items()
    ]
