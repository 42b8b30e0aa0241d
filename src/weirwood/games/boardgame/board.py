"""Who controls what, and what lies within reach (chapters control, ports, transport)."""

from .content import (
    BARRELS,
    CASTLE,
    CASTLES,
    CASTLES_TO_WIN,
    CROWNED,
    CROWNS,
    HOME_OF,
    LAND,
    LANDS,
    MAX_SUPPLY,
    NEAR_LAND_BITS,
    NEAR_SEA,
    NEAR_SEA_BITS,
    PORT,
    PORT_LAND,
    PORT_SEA,
    POWER_TOKENS,
    SEA,
    SEAS_END,
    SUPPLIED,
)
from .state import Position

# --- control --------------------------------------------------------------------------------------


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


def castles(st: Position, house: int) -> int:
    """Controlled areas with a castle or a stronghold: the victory track."""
    return castles_held(st)[house]


def strongholds(st: Position, house: int) -> int:
    return sum(1 for a in CASTLES if CASTLE[a] == 2 and control(st, a) == house)


def lands(st: Position, house: int) -> int:
    return sum(1 for a in LAND if control(st, a) == house)


def barrels(st: Position, house: int) -> int:
    """Supply icons in controlled areas, as far as the track goes."""
    return min(MAX_SUPPLY, sum(BARRELS[a] for a in SUPPLIED if control(st, a) == house))


def castles_held(st: Position) -> list[int]:
    """The victory track of all houses, counted in one go."""
    held = [0] * len(st.seat)
    who, token = st.who, st.token
    for a in CASTLES:
        house = who[a]
        if house < 0:
            house = token[a]
            if house < 0:
                house = HOME_OF[a]
                if house >= len(held) or st.neutral[a]:
                    continue
        if house >= 0:
            held[house] += 1
    return held


def seven(st: Position) -> int:
    """A house with its seventh castle or stronghold, or -1."""
    held = castles_held(st)
    for house in st.tracks[: len(held)]:
        if held[house] >= CASTLES_TO_WIN:
            return house
    return -1


# --- power ----------------------------------------------------------------------------------------


def gain(st: Position, house: int, number: int) -> int:
    """Power from the pool, no more than the house has tokens left there; what it got."""
    on_board = st.token.count(house)
    got = max(0, min(number, POWER_TOKENS - st.power[house] - on_board))
    st.power[house] += got
    return got


def blockaded(st: Position, port: int, house: int) -> bool:
    """Whether enemy ships lie in the sea of a port."""
    return st.who[PORT_SEA[port]] not in (-1, house)


def income(st: Position, house: int) -> int:
    """Crowns of controlled areas, and one for each own port with a ship and open water."""
    total = sum(CROWNS[a] for a in CROWNED if control(st, a) == house)
    return total + sum(1 for p in PORT if st.who[p] == house and not blockaded(st, p, house))


# --- reach ----------------------------------------------------------------------------------------


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


def defended(st: Position, area: int, house: int) -> bool:
    """Whether entering means combat: foreign units, or a foreign garrison."""
    who = st.who[area]
    if who >= 0:
        return who != house
    return st.garrison[area] > 0 and HOME_OF[area] != house


def stray_port(st: Position) -> int:
    """A port with ships that are not of the house that controls its land, or -1."""
    for p in PORT:
        if st.size[p]:
            owner = control(st, p)
            if owner != st.who[p] and (owner >= 0 or st.port_ships_lost):
                return p
    return -1
