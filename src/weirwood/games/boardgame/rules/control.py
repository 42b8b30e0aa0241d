"""Who controls what, and the power that comes of it. Ledger: `control`."""

from ..facts import (
    CASTLE,
    HOME_OF,
    HOUSES,
    LAND,
    LANDS,
    PORT_LAND,
    POWER_TOKENS,
    SEAS_END,
    SIZE,
)
from ..state import Position

FORTIFIED: tuple[int, ...] = tuple(1 if points else 0 for points in CASTLE)
HOMES: tuple[tuple[int, ...], ...] = tuple(
    tuple(a for a in LAND if HOME_OF[a] == house) for house in range(len(HOUSES))
)


def control(st: Position, area: int) -> int:
    """The house that controls an area: by units, by token, by the printed shield; or -1.

    A port belongs to the owner of its land, whoever's ships lie in it.
    """
    if area >= SEAS_END:
        area = PORT_LAND[area]
    house = st.who[area]
    if house >= 0 or area >= LANDS:
        return house
    house = st.token[area]
    if house >= 0:
        return house
    house = HOME_OF[area]
    return house if 0 <= house < len(st.seat) and not st.neutral[area] else -1


def owners(st: Position) -> list[int]:
    """What `control` says of every area, in one go."""
    out = st.who[:SEAS_END]
    token, neutral, houses = st.token, st.neutral, len(st.seat)
    for a in range(LANDS):
        if out[a] < 0:
            house = token[a]
            if house < 0:
                house = HOME_OF[a]
                if house >= houses or neutral[a]:
                    house = -1
            out[a] = house
    return out + [out[PORT_LAND[a]] for a in range(SEAS_END, SIZE)]


def castles(st: Position, house: int) -> int:
    """Controlled areas with a castle or a stronghold: the victory track."""
    who = st.who
    held = 0
    for a in st.own[house]:
        held += FORTIFIED[a]
    for a in st.marked[house]:
        if who[a] < 0:
            held += FORTIFIED[a]
    for a in HOMES[house]:
        if who[a] < 0 and st.token[a] < 0 and not st.neutral[a]:
            held += FORTIFIED[a]
    return held


def castles_held(st: Position) -> list[int]:
    """The victory track of all houses."""
    return [castles(st, house) for house in range(len(st.seat))]


def castles_at_most(st: Position, house: int) -> int:
    """No fewer than the castles of a house, and quickly counted: all areas that are held at all."""
    return len(st.own[house]) + len(st.marked[house]) + len(HOMES[house])


def held_lands(st: Position, house: int) -> list[int]:
    """The lands that a house controls: by units, then by tokens, then by printed shields."""
    who, token = st.who, st.token
    found = [a for a in st.own[house] if a < LANDS]
    found += [a for a in st.marked[house] if a < LANDS and who[a] < 0]
    for a in HOMES[house]:
        if who[a] < 0 and token[a] < 0 and not st.neutral[a]:
            found.append(a)
    return found


def strongholds(st: Position, house: int) -> int:
    return sum([CASTLE[a] == 2 for a in held_lands(st, house)])


def lands(st: Position, house: int) -> int:
    return len(held_lands(st, house))


def gain(st: Position, house: int, number: int) -> int:
    """Power from the pool, no more than the house has tokens left there; what it got."""
    on_board = len(st.marked[house])
    got = max(0, min(number, POWER_TOKENS - st.power[house] - on_board))
    st.power[house] += got
    return got
