"""What a seat may see: the one place that hides."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..facts import (
    AREAS,
    BANS,
    CARDS,
    CASTLES,
    HOUSES,
    IMPASSABLE,
    ORDERS,
    SIZE,
    TIDES,
    TRACKS,
    UNIT_KINDS,
    UNITS,
    WESTEROS,
    WILDLINGS,
)
from ..rules.control import castles_held, control
from ..rules.house_cards import hand, pile
from ..rules.strength import ATTACK, DEFEND, ahead_in_ties, fighter, parts
from ..rules.tracks import on, stars
from ..state import Position
from .forecast import forecast


def view(st: Position, seat: int | None) -> dict[str, Any]:
    """The table as this seat (None: a spectator) sees it."""
    return table(st, seat)


def seen(st: Position, seat: int | None, shared: Mapping[str, Any]) -> dict[str, Any]:
    """The same, made of what everybody sees: only what this seat sees otherwise is looked at."""
    out = dict(shared)
    if seat is None:
        return out
    mine = st.house[seat]
    out["house"] = name(mine)
    if st.face_down:
        own = {AREAS[a]: a for a in range(SIZE) if st.order[a] >= 0 and st.order_of[a] == mine}
        out["areas"] = {
            key: {**row, "order": ORDERS[st.order[own[key]]]} if key in own else row
            for key, row in shared["areas"].items()
        }
    out["wildlings"] = wildling_deck(st, seat)
    if st.battle >= 0:
        if not st.tides_open and mine in (fighter(st, ATTACK), fighter(st, DEFEND)):
            out["combat"] = combat_view(st, mine)
        out["forecast"] = forecast(st, mine)
    return out


def public(st: Position) -> dict[str, Any]:
    """What a spectator sees, and so does everybody."""
    return table(st, None)


def table(st: Position, seat: int | None) -> dict[str, Any]:
    """All that lies on the table, to the eyes of a seat or a spectator."""
    held = castles_held(st) if -1 not in st.seat else [0] * st.seats
    mine = -1 if seat is None else st.house[seat]
    return {
        "round": st.round,
        "phase": st.phase,
        "house": name(mine),
        "houses": [house_view(st, h, held[h]) for h in range(st.seats)],
        "draft": list(st.draft),
        "areas": {AREAS[a]: area for a in range(SIZE) if (area := area_view(st, a, mine))},
        "tracks": {TRACKS[t]: [HOUSES[h] for h in on(st, t)] for t in range(3)},
        "blade_used": st.blade_used,
        "raven_used": st.raven_used,
        "threat": st.threat,
        "wildlings": wildling_deck(st, seat),
        "wildling": WILDLINGS[st.wildling].id if st.wildling >= 0 else None,
        "westeros": [WESTEROS[c].id if c >= 0 else None for c in st.shown],
        "westeros_discards": westeros_discards(st),
        "bans": [ban for i, ban in enumerate(BANS) if st.bans >> i & 1],
        "bids": {HOUSES[h]: bid for h, bid in enumerate(st.bids) if bid >= 0},
        "points": {AREAS[a]: n for a, n in zip(CASTLES, st.points, strict=True) if n},
        "march": AREAS[st.march_from] if st.march_from >= 0 else None,
        "combat": combat_view(st, mine) if st.battle >= 0 else None,
        "forecast": forecast(st, mine) if st.battle >= 0 and seat is not None else {},
    }


def name(house: int) -> str | None:
    return HOUSES[house] if house >= 0 else None


def units_view(units: Sequence[int]) -> dict[str, int]:
    return {UNITS[kind]: number for kind, number in enumerate(units) if number}


def house_view(st: Position, house: int, held: int) -> dict[str, Any]:
    first = house * UNIT_KINDS
    return {
        "id": HOUSES[house],
        "seat": st.seat[house],
        "power": st.power[house],
        "supply": st.supply[house],
        "castles": held,
        "stars": stars(st, house),
        "hand": [CARDS[c] for c in hand(st, house)],
        "discards": [CARDS[c] for c in pile(st, house)],
        "stock": dict(zip(UNITS, st.stock[first : first + UNIT_KINDS], strict=True)),
    }


def area_view(st: Position, area: int, mine: int) -> dict[str, Any]:
    """Only what there is. Face-down orders of others show nothing but that they lie there."""
    out: dict[str, Any] = {}
    owner = control(st, area)
    if owner >= 0:
        out["owner"] = HOUSES[owner]
    if st.size[area]:
        first = area * UNIT_KINDS
        out["house"] = HOUSES[st.who[area]]
        out["units"] = units_view(st.unit[first : first + UNIT_KINDS])
        routed = st.routed[first : first + UNIT_KINDS]
        if any(routed):
            out["routed"] = units_view(routed)
    order = st.order[area]
    if order >= 0:
        whose = st.order_of[area]
        out["order"] = None if st.face_down and whose != mine else ORDERS[order]
        out["order_of"] = HOUSES[whose]
    token = st.token[area]
    if token >= 0:
        out["token"] = HOUSES[token]
    if st.garrison[area]:
        out["garrison"] = st.garrison[area]
    neutral = st.neutral[area]
    if neutral:
        out["neutral"] = None if neutral == IMPASSABLE else neutral
    return out


def wildling_deck(st: Position, seat: int | None) -> list[str | None]:
    """The deck from the top, as far as the seat knows it."""
    bit = 1 << (st.seats if seat is None else seat)
    return [
        WILDLINGS[card].id if seen & bit else None
        for card, seen in zip(st.wildlings, st.wildlings_seen, strict=True)
    ]


def westeros_discards(st: Position) -> list[list[str]]:
    size = len(st.westeros) // 3
    return [
        [WESTEROS[c].id for c in st.westeros[deck * size : deck * size + st.drawn[deck]]]
        for deck in range(3)
    ]


def combat_view(st: Position, mine: int) -> dict[str, Any]:
    """The combat as a sum that adds up before everybody's eyes; tides only to their owner."""
    out: dict[str, Any] = {
        "area": AREAS[st.battle],
        "origin": AREAS[st.march_from] if st.march_from >= 0 else None,
        "winner": st.winner if st.winner >= 0 else None,
        "tie": ahead_in_ties(st),  # the side that a tie goes to
        "support": [
            {"area": AREAS[h >> 1], "side": h & 1, "house": name(st.who[h >> 1])} for h in st.help
        ],
        "sides": [],
    }
    for side in (ATTACK, DEFEND):
        house = fighter(st, side)
        card, tide = st.card[side], st.tide[side]
        known = tide >= 0 and (st.tides_open or house == mine)
        words = ("units", "order", "support", "garrison", "card", "blade", "tide")
        fights = st.march_from >= 0
        # who was beaten leaves the board; what the combat came to stays
        sums = st.sums[side * len(words) :][: len(words)] or (parts(st, side) if fights else ())
        row: dict[str, Any] = {
            "house": HOUSES[house],
            "card": CARDS[card] if card >= 0 else None,
            "tide": TIDES[tide].id if known else None,
            "strength": max(0, sum(sums)) if fights else 0,
            "parts": dict(zip(words, sums, strict=True)) if fights else {},
        }
        if side == ATTACK:
            row["units"] = units_view(st.army)
        out["sides"].append(row)
    return out
