"""What lies within reach: over land, by sea, along own ships. Ledger: `transport`."""

from functools import lru_cache

from ..facts import (
    LANDS,
    NEAR_LAND_BITS,
    NEAR_SEA,
    NEAR_SEA_BITS,
    PORT,
    PORT_SEA,
    SEA,
    SEAS_END,
    SIZE,
)
from ..state import Areas, Position
from .control import control

SEA_BIT: tuple[int, ...] = tuple(1 << a if a in SEA else 0 for a in range(SIZE))
PORTS_OF: tuple[Areas, ...] = tuple(tuple(p for p in PORT if PORT_SEA[p] == a) for a in range(SIZE))


def own_seas(st: Position, house: int) -> int:
    """The seas with a house's ships, as bits."""
    bits = 0
    for a in st.own[house]:
        bits |= SEA_BIT[a]
    return bits


@lru_cache(maxsize=1 << 14)
def by_land_and_sea(area: int, own: int) -> Areas:
    """The land areas that land units may reach: borders, and coasts along a chain of own ships."""
    fleet = NEAR_SEA_BITS[area] & own
    found = NEAR_LAND_BITS[area]
    if fleet:
        seen = 0
        while fleet:
            low = fleet & -fleet
            seen |= low
            sea = low.bit_length() - 1
            found |= NEAR_LAND_BITS[sea]
            fleet = (fleet | (NEAR_SEA_BITS[sea] & own)) & ~seen
        found &= ~(1 << area)
    return bits(found)


def bits(found: int) -> Areas:
    """The areas of a set, in order."""
    out = []
    while found:
        low = found & -found
        out.append(low.bit_length() - 1)
        found ^= low
    return tuple(out)


def sailable(st: Position, house: int, area: int) -> Areas:
    """Where ships may go from a sea or a port: seas, and own ports of the sea."""
    if area >= SEAS_END:
        return (PORT_SEA[area],)
    ports = [p for p in PORTS_OF[area] if control(st, p) == house]
    return (*NEAR_SEA[area], *ports) if ports else NEAR_SEA[area]


def reach(st: Position, house: int, area: int) -> Areas:
    """Where the units of an area could go, whatever waits for them there."""
    if area >= LANDS:
        return sailable(st, house, area)
    return by_land_and_sea(area, own_seas(st, house))
