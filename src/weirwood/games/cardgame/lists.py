"""The decks of a table by name, for statistics; the ready ones as text."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame import decks
from weirwood.games.cardgame.tables import is_public, read_deck, split_decks
from weirwood.games.cardgame.terms import FACTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping


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
