"""Mustering: what each point may buy (chapter mustering)."""

from .armies import armies, put, room_beside, swap
from .board import control
from .content import (
    AREA,
    AREAS,
    CASTLE,
    CASTLES,
    COST,
    FOOT,
    KINDS,
    KNIGHT,
    LAND_KINDS,
    NEAR_SEA,
    PORT_AT,
    SHIP,
    SIEGE,
    UNITS,
    UPGRADE,
)
from .state import Position

END = "end"


def grant(st: Position, house: int) -> None:
    """Points for every castle and stronghold that a house controls."""
    for i, area in enumerate(CASTLES):
        st.points[i] = CASTLE[area] if control(st, area) == house else 0


def grant_one(st: Position, area: int) -> None:
    """Points for one area alone."""
    st.points = [CASTLE[area] if a == area else 0 for a in CASTLES]


def clear(st: Position) -> None:
    """Points that were not used are lost."""
    st.points = [0] * len(CASTLES)


def harbours(st: Position, house: int, area: int) -> list[int]:
    """Where a ship may be launched: the port of the area, and seas without enemy ships."""
    found = [sea for sea in NEAR_SEA[area] if st.who[sea] in (-1, house)]
    if PORT_AT[area] >= 0:
        found.append(PORT_AT[area])
    return found


def recruits(st: Position, house: int) -> list[str]:
    """All single steps that the remaining points allow, as keys.

    `muster:unit:area`, `launch:area:water` and `upgrade:unit:area`.
    """
    found = []
    stock = st.stock[house * KINDS : house * KINDS + KINDS]
    space: dict[int, int] = {}
    weight = armies(st, house)

    def fits(area: int) -> bool:
        if area not in space:
            space[area] = room_beside(st, house, area, weight)
        return space[area] > 0

    for i, area in enumerate(CASTLES):
        points = st.points[i]
        if not points:
            continue
        name = AREAS[area]
        found += [
            f"muster:{UNITS[kind]}:{name}"
            for kind in LAND_KINDS
            if stock[kind] and COST[kind] <= points and fits(area)
        ]
        if stock[SHIP] and COST[SHIP] <= points:
            found += [
                f"launch:{name}:{AREAS[water]}"
                for water in harbours(st, house, area)
                if fits(water)
            ]
        if st.unit[area * KINDS + FOOT] and st.who[area] == house:
            found += [
                f"upgrade:{UNITS[kind]}:{name}"
                for kind in (KNIGHT, SIEGE)
                if stock[kind] and UPGRADE[kind] <= points
            ]
    return found


def recruit(st: Position, house: int, key: str) -> tuple[str, int, int, int]:
    """Carry out one step: what was done, the unit, the mustering area, and where the unit is."""
    word, first, second = key.split(":")
    if word == "launch":
        area, water = AREA[first], AREA[second]
        put(st, house, water, SHIP)
        spend(st, area, COST[SHIP])
        return word, SHIP, area, water
    kind, area = UNITS.index(first), AREA[second]
    if word == "upgrade":
        swap(st, area, FOOT, kind)
        spend(st, area, UPGRADE[kind])
    else:
        put(st, house, area, kind)
        spend(st, area, COST[kind])
    return word, kind, area, area


def spend(st: Position, area: int, points: int) -> None:
    st.points[CASTLES.index(area)] -= points
