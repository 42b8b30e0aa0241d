"""What lies within reach: over land, by sea, along own ships. Ledger: `transport`."""

from ..facts import LANDS, NEAR_LAND_BITS, NEAR_SEA, NEAR_SEA_BITS, PORT, PORT_SEA, SEA, SEAS_END
from ..state import Position
from .control import control


def own_seas(st: Position, house: int) -> int:
    """The seas with a house's ships, as bits."""
    who = st.who
    bits = 0
    for a in SEA:
        if who[a] == house:
            bits |= 1 << a
    return bits


def by_land_and_sea(st: Position, house: int, area: int) -> int:
    """The land areas that land units may reach: borders, and coasts along a chain of own ships."""
    own = own_seas(st, house)
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
    return found


def bits(found: int) -> list[int]:
    """The areas of a set, in order."""
    out = []
    while found:
        low = found & -found
        out.append(low.bit_length() - 1)
        found ^= low
    return out


def sailable(st: Position, house: int, area: int) -> list[int]:
    """Where ships may go from a sea or a port: seas, and own ports of the sea."""
    if area >= SEAS_END:
        return [PORT_SEA[area]]
    found = list(NEAR_SEA[area])
    found += [p for p in PORT if PORT_SEA[p] == area and control(st, p) == house]
    return found


def reach(st: Position, house: int, area: int) -> list[int]:
    """Where the units of an area could go, whatever waits for them there."""
    if area >= LANDS:
        return sailable(st, house, area)
    return bits(by_land_and_sea(st, house, area))
