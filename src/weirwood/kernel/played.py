"""What each seat has played in a finished game, for counts of how often things were played and won.

A game says which of its public events play a thing (`Told`), and adds what its seats began with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from weirwood.kernel.event import Event

Told = Mapping[str, tuple[tuple[str, str], ...]]
"""By kind of event: the argument that says who, and the one that says what. Nobody: ``""``."""


def plays(
    events: Iterable[Event], told: Told, seats: int, seat_of: Callable[[Any], int] = int
) -> list[set[str]]:
    """By seat what it played; last what came up for all, whoever plays.

    >>> told = {"card.played": (("seat", "card"),), "westeros.card": (("", "card"),)}
    >>> played = Event("card.played", {"seat": 1, "card": "spies"})
    >>> plays([played, Event("westeros.card", {"card": "supply"})], told, 2)
    [set(), {'spies'}, {'supply'}]
    """
    out: list[set[str]] = [set() for _ in range(seats + 1)]
    for event in events:
        for who, what in told.get(event.kind, ()):
            found = event.args.get(what)
            seat = seat_of(event.args[who]) if who else seats
            if found and 0 <= seat <= seats:
                out[seat].update([found] if isinstance(found, str) else map(str, found))
    return out
