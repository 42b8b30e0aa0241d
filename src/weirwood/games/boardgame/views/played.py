"""What a house has played: cards in combats, orders and where it gave them, units it mustered.

Westeros and wildling cards come up for all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from weirwood.kernel import Event, Told, plays

from ..facts import HOUSES
from ..state import Position

TOLD: Told = {
    "combat.cards": (("attacker", "attack_card"), ("defender", "defense_card")),
    "planning.shown": (("house", "orders"), ("house", "areas")),
    "mustering.muster": (("house", "unit"),),
    "mustering.launch": (("house", "unit"),),
    "mustering.upgrade": (("house", "unit"),),
    "westeros.card": (("", "card"),),
    "wildlings.card": (("", "card"),),
}


def played(st: Position, events: Iterable[Event]) -> list[set[str]]:
    seats = {HOUSES[house]: seat for seat, house in enumerate(st.house) if house >= 0}

    def seat_of(house: Any) -> int:
        return seats.get(str(house), -1)

    out = plays(events, TOLD, len(st.house), seat_of)
    for house, seat in seats.items():
        out[seat].add(house)
    return out
