"""Units on the board: putting them there, moving them, taking them away."""

from ..facts import UNIT_KINDS, UNITS
from ..state import Position


def put(
    st: Position, house: int, area: int, kind: int, number: int = 1, routed: bool = False
) -> None:
    """Units from stock onto the board."""
    column = st.routed if routed else st.unit
    column[area * UNIT_KINDS + kind] += number
    st.stock[house * UNIT_KINDS + kind] -= number
    st.size[area] += number
    st.who[area] = house


def destroy(st: Position, area: int, kind: int, routed: bool = False) -> None:
    """One unit goes back to stock. An order left without units is cleared later, by the step."""
    column = st.routed if routed else st.unit
    column[area * UNIT_KINDS + kind] -= 1
    st.stock[st.who[area] * UNIT_KINDS + kind] += 1
    st.size[area] -= 1
    if not st.size[area]:
        st.who[area] = -1


def destroy_all(st: Position, area: int) -> int:
    """Every unit of an area goes back to stock; how many they were."""
    house, number = st.who[area], st.size[area]
    if number:
        for i, kind in zip(
            range(area * UNIT_KINDS, area * UNIT_KINDS + UNIT_KINDS), range(UNIT_KINDS), strict=True
        ):
            st.stock[house * UNIT_KINDS + kind] += st.unit[i] + st.routed[i]
            st.unit[i] = st.routed[i] = 0
        st.size[area] = 0
        st.who[area] = -1
    return number


def lift(st: Position, area: int, units: list[int] | tuple[int, ...]) -> None:
    """Standing units leave an area, to be set down elsewhere."""
    for kind, number in enumerate(units):
        st.unit[area * UNIT_KINDS + kind] -= number
        st.size[area] -= number
    if not st.size[area]:
        st.who[area] = -1


def set_down(st: Position, house: int, area: int, units: list[int], routed: bool = False) -> None:
    """Lifted units stand (or lie routed) in an area."""
    column = st.routed if routed else st.unit
    for kind, number in enumerate(units):
        if number:
            column[area * UNIT_KINDS + kind] += number
            st.size[area] += number
            st.who[area] = house


def swap(st: Position, area: int, old: int, new: int, routed: bool = False) -> None:
    """A unit becomes one of another kind: army sizes stay."""
    column = st.routed if routed else st.unit
    house = st.who[area]
    column[area * UNIT_KINDS + old] -= 1
    column[area * UNIT_KINDS + new] += 1
    st.stock[house * UNIT_KINDS + old] += 1
    st.stock[house * UNIT_KINDS + new] -= 1


def stand_up(st: Position) -> None:
    """Routed units stand up again."""
    if any(st.routed):
        for i, number in enumerate(st.routed):
            if number:
                st.unit[i] += number
        st.routed = [0] * len(st.routed)


def own_areas(st: Position, house: int) -> list[int]:
    """The areas with units of a house."""
    return areas_with(st.who, house)


def areas_with(column: list[int], value: int) -> list[int]:
    """The areas that have this value in a column."""
    found = []
    area = -1
    for _ in range(column.count(value)):
        area = column.index(value, area + 1)
        found.append(area)
    return found


def named(units: list[int]) -> list[str]:
    """Units as a list of ids, one for each."""
    return [UNITS[kind] for kind, number in enumerate(units) for _ in range(number)]
