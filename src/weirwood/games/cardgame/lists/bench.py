"""A deck on the bench: judged by the rules at every step, with the figures a builder looks at."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from math import comb
from typing import Any, Literal

import msgspec

from weirwood.kernel import Judged, Refusal, Refused

from .. import facts as k
from ..facts.columns import NONE, Deck
from ..facts.terms import CHARACTER, EVENT, FACTIONS, ICONS, NEUTRAL, TYPES
from . import decks

HAND = 7  # rule setup.draw
DRAW = 2  # in the draw phase of each round
ROUNDS = 6


class Given(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck as data: cards by id, with how many of each. Whatever is missing comes later."""

    name: str = ""
    faction: str = ""
    agenda: str | None = None
    plots: dict[str, int] = {}
    cards: dict[str, int] = {}
    profile: Literal["standard", "one_box", "introductory"] = "standard"


def judge(given: Any, lang: str) -> Judged:
    """A deck given as text or as data, unfinished or not."""
    if isinstance(given, str):
        reading = decks.read(given)
        profile = decks.legal_profile(reading.deck) or "standard"
    else:
        found = _read(given)
        reading, profile = decks.read(_text_of(found)), found.profile
    deck = reading.deck
    reasons = [*reading.reasons, *decks.check(deck, profile)]
    return Judged(
        listed={
            "name": decks.title(reading.name, lang),
            "profile": profile,
            "faction": FACTIONS[deck.faction] if deck.faction != NEUTRAL else "",
            "agenda": k.IDS[deck.agenda] if deck.agenda != NONE else None,
            "plots": {k.IDS[f]: n for f, n in deck.plots},
            "cards": {k.IDS[f]: n for f, n in deck.cards},
        },
        text=decks.write(deck, reading.name, lang),
        refusals=tuple(Refusal(*reason) for reason in reasons),
        figures=figures(deck, profile),
    )


def _read(given: Any) -> Given:
    """What has another shape is refused with its place."""
    try:
        return msgspec.convert(given, Given)
    except msgspec.ValidationError as error:
        place = re.search(r"(?:at `\$\.?|field `)([^`]*)`", str(error))
        raise Refused("decks.text", {"line": 1, "found": place[1] if place else "deck"}) from error


def _text_of(found: Given) -> str:
    """The text that says the same."""
    lines = [f"Name: {_line(found.name)}"]
    lines += [f"Faction: {_line(found.faction)}", f"Agenda: {_line(found.agenda or '')}"]
    for part in (found.plots, found.cards):
        lines += [f"{min(max(n, 0), decks.MOST_COPIES)} {_line(card)}" for card, n in part.items()]
    return "\n".join(lines)


def _line(text: str) -> str:
    return " ".join(text.split())[:80]


def figures(deck: Deck, profile: str = "standard") -> dict[str, Any]:
    """Curve of costs, icons, kinds, plots, and the chance to have drawn a card by a round."""
    curve: Counter[int] = Counter()
    icons: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    factions: Counter[str] = Counter()
    for f, n in deck.cards:
        face = k.FACES[f]
        kinds[TYPES[face.type]] += n
        factions[FACTIONS[face.faction]] += n
        if face.cost >= 0 and face.type <= EVENT:
            curve[face.cost] += n
        if face.type == CHARACTER:
            icons.update({icon: n for i, icon in enumerate(ICONS) if face.icons >> i & 1})
    size = sum(n for _, n in deck.cards)
    return {
        "size": size,
        "least": decks.least_of(deck, profile),
        "profile": decks.legal_profile(deck),
        "curve": {str(cost): curve[cost] for cost in range(max(curve, default=-1) + 1)},
        "icons": {icon: icons[icon] for icon in ICONS},
        "kinds": dict(kinds),
        "factions": dict(factions),
        "plots": _plots(deck),
        "hand": HAND,
        "draw": {str(n): chances(size, n) for n in (1, 2, 3)} if size else {},
    }


def _plots(deck: Deck) -> Mapping[str, Any]:
    """What the plots bring: the sum over the whole plot deck, and how many claim how much."""
    faces = [k.FACES[f] for f, n in deck.plots for _ in range(n)]
    claim = Counter(str(face.claim) for face in faces)
    return {
        "count": len(faces),
        "gold": sum(face.gold for face in faces),
        "initiative": sum(face.initiative for face in faces),
        "reserve": sum(face.reserve for face in faces),
        "claim": dict(sorted(claim.items())),
    }


def chances(size: int, copies: int) -> list[int]:
    """In percent: one of some copies is seen in the first hand, then by each round.

    >>> chances(60, 3)[0]
    32
    """
    out = []
    for number in range(ROUNDS + 1):
        seen = min(size, HAND + DRAW * number)
        missed = comb(max(0, size - copies), seen) / comb(size, seen)
        out.append(round(100 * (1 - missed)))
    return out
