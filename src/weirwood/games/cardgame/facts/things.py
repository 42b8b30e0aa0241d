"""Every card of the game as a thing to look at: its print, and whom its text calls for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from weirwood.kernel import Thing

from ..effects.vocabulary import cards as shapes
from ..effects.vocabulary.terms import Which
from . import SHAPES

NUMBERS = ("cost", "strength", "gold", "initiative", "claim", "reserve")

RULES = {
    "character": ("marshal.types", "challenges.icon", "challenges.standing", "unique.one"),
    "location": ("marshal.types",),
    "attachment": ("attachments.host", "attachments.control", "attachments.return"),
    "event": ("abilities.event", "costs.gold"),
    "plot": ("plot.values", "plot.choose", "decks.plots"),
    "agenda": ("decks.agenda", "abilities.agenda"),
    "faction": ("decks.faction",),
    "title": ("titles.melee", "titles.choose", "titles.supports", "titles.rivals"),
}


@cache
def things() -> tuple[Thing, ...]:
    """All cards, in the order of their numbers; the second form of a card is not another card."""
    return tuple(_thing(shape) for shape in SHAPES if shape.form_of in (None, shape.id))


def _thing(card: shapes.CardShape) -> Thing:
    keywords = list(card.keywords)
    if card.ambush is not None:
        keywords.append("ambush")
    if card.no_attachments:
        keywords.append("no_attachments")
    marks = [mark for mark in ("unique", "loyal") if getattr(card, mark)]
    numbers = {n: v for n in NUMBERS if isinstance(v := getattr(card, n), int)}
    if card.plot is not None:  # what it adds to the plot
        numbers |= {n: v for n in ("gold", "initiative", "reserve") if (v := getattr(card.plot, n))}
    tags = {
        "icons": tuple(card.icons),
        "keywords": tuple(dict.fromkeys(keywords)),
        "traits": tuple(f"trait_{trait}" for trait in card.traits),
        "marks": tuple(f"mark_{mark}" for mark in marks),
    }
    return Thing(
        id=card.id,
        kind=card.type,
        faction="" if card.type in ("title", "agenda") else card.faction,
        numbers=numbers,
        tags={group: found for group, found in tags.items() if found},
        rules=(*(f"claim.{icon}" for icon in card.icons), *RULES[card.type]),
        calls=tuple(dict.fromkeys(_calls(card))),
        near=(*card.supports, *card.rivals),
        copies=card.copies or 1,
    )


def _calls(card: shapes.CardShape) -> Iterator[frozenset[str]]:
    """What the filters of a card ask of print; whoever may be any character is not called."""
    for which in _filters(card):
        kinds = (which.type,) if isinstance(which.type, str) else which.type or ("",)
        traits = (which.trait,) if isinstance(which.trait, str) else which.trait or ()
        special = [f"trait_{trait}" for trait in traits] + [which.title or ""]
        more = {which.faction or "", "mark_loyal" if which.loyal else ""}
        more |= {"mark_unique"} if which.unique else set()
        if which.title == card.id:
            continue
        for kind in kinds:
            for one in special if any(special) else [""]:
                asked = {kind, one, *more} - {""}
                if asked - {kind}:
                    yield frozenset(asked)
        if which.or_title and which.or_title != card.id:
            yield frozenset({which.or_title})
    if card.banner is not None:
        yield frozenset({card.banner.faction})


def _filters(part: Any) -> Iterator[Which]:
    """Every filter within a card, however deep it stands."""
    if isinstance(part, Which):
        yield part
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from _filters(getattr(part, name))
    elif isinstance(part, tuple):
        for each in part:
            yield from _filters(each)
