"""Who controls what, and the power that comes of it. Ledger: `control`."""

from ..facts import CASTLE, CASTLES, HOME_OF, LAND, LANDS, PORT_LAND, POWER_TOKENS, SEAS_END
from ..state import Position


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


def strongholds(st: Position, house: int) -> int:
    return sum(1 for a in CASTLES if CASTLE[a] == 2 and control(st, a) == house)


def lands(st: Position, house: int) -> int:
    return sum(1 for a in LAND if control(st, a) == house)


def gain(st: Position, house: int, number: int) -> int:
    """Power from the pool, no more than the house has tokens left there; what it got."""
    on_board = st.token.count(house)
    got = max(0, min(number, POWER_TOKENS - st.power[house] - on_board))
    st.power[house] += got
    return got
