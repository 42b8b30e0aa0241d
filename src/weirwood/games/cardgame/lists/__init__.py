"""The decks of a table: which each seat plays, by name, text or object."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from weirwood.kernel import Refusal, Refused

from .. import facts as k
from ..facts.columns import Deck
from ..facts.terms import FACTIONS
from . import decks

PREBUILT = ("the_old_ways", "at_the_wall", "from_east_to_west", "secrets_and_schemes")


def split_decks(value: Any, seats: int) -> list[Any]:
    """One entry per seat: names, texts or objects; nothing means the decks of one box."""
    if value in ("", None, [], ()):
        return [PREBUILT[i % len(PREBUILT)] for i in range(seats)]
    if isinstance(value, str):
        entries: list[Any] = [x.strip() for x in value.split(",")] if "\n" not in value else [value]
    elif isinstance(value, (list, tuple)):
        entries = list(value)
    else:
        entries = [value]
    # one deck for all seats, if it was not given as a list of one
    if len(entries) == 1 and not isinstance(value, (list, tuple)):
        entries *= seats
    if len(entries) > seats:
        raise Refused("decks.one_each", {"n": len(entries), "seats": seats})
    entries += [None] * (seats - len(entries))
    return [
        PREBUILT[i % len(PREBUILT)] if entry is None else entry for i, entry in enumerate(entries)
    ]


def read_deck(entry: Any) -> Deck:
    """A deck that may be played, or Refused with the first reason."""
    if isinstance(entry, str):
        if entry in k.DECKS:
            return k.DECKS[entry]
        reading = decks.read(entry)
    elif isinstance(entry, Mapping):
        reading = decks.read(text_of(entry))
    else:
        raise Refused("decks.text", {"line": 1, "found": type(entry).__name__})
    if isinstance(entry, str) and "\n" not in entry:
        raise Refused("decks.unknown_deck", {"found": entry[:60], "allowed": ", ".join(k.DECKS)})
    if reading.reasons:
        raise Refused(*reading.reasons[0])
    profile = decks.legal_profile(reading.deck)
    if not profile:
        raise Refused(*decks.nearest(reading.deck)[0])
    return replace(reading.deck, profile=profile)


def check_deck(given: Any) -> list[Refusal]:
    """Every reason why a deck, given as text or object, may not be played."""
    try:
        text = given if isinstance(given, str) else text_of(dict(given))
    except (Refused, TypeError, ValueError) as no:
        if isinstance(no, Refused):
            return [no.refusal]
        return [Refusal("decks.text", {"line": 1, "found": type(given).__name__})]
    reading = decks.read(text)
    if not reading.reasons and decks.legal_profile(reading.deck):
        return []
    return [Refusal(*reason) for reason in (*reading.reasons, *decks.nearest(reading.deck))]


def text_of(entry: Mapping[str, Any]) -> str:
    """An object with faction, agenda, plots and cards, as the text that says the same."""
    unknown = sorted(set(map(str, entry)) - {"name", "faction", "agenda", "plots", "cards"})
    if unknown:
        raise Refused("decks.text", {"line": 1, "found": unknown[0][:60]})
    lines = [f"Faction: {entry.get('faction', '')}", f"Agenda: {entry.get('agenda') or ''}"]
    for part in ("plots", "cards"):
        found = entry.get(part, {})
        if not isinstance(found, Mapping):
            raise Refused("decks.text", {"line": 1, "found": part})
        lines += [f"{n} {name}" for name, n in found.items()]
    return "\n".join(line.replace("\n", " ") for line in lines)


def is_hidden(entry: Any) -> bool:
    """A closed list as another seat has it: faction, agenda and size alone."""
    return isinstance(entry, Mapping) and "hidden" in entry


def is_public(entry: Any) -> bool:
    """The ready-made decks are known to everybody."""
    return isinstance(entry, str) and entry in k.DECKS


def names(seats: int, settings: Mapping[str, Any]) -> list[str]:
    """The deck of each seat: a ready-made one by its id, an own one by faction and contents."""
    entries = split_decks(settings["decks"], seats)
    return [entry if is_public(entry) else own(entry) for entry in entries]


def own(entry: Any) -> str:
    """The same cards have the same name, in whatever order and language they were listed."""
    deck = read_deck(entry)
    listed = repr((deck.agenda, sorted(deck.plots), sorted(deck.cards)))
    return f"{FACTIONS[deck.faction]}_{hashlib.sha256(listed.encode()).hexdigest()[:6]}"


def ready(lang: str) -> dict[str, str]:
    """The ready-made decks as text."""
    return {name: decks.write(deck, name, lang) for name, deck in k.DECKS.items()}
