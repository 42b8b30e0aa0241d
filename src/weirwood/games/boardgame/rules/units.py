"""Units on the board: putting them there, moving them, taking them away."""

from collections.abc import Sequence
from itertools import compress

from ..facts import UNIT_KINDS, UNITS
from ..state import Areas, Position, changed, occupy


def count(st: Position, area: int, kind: int, number: int, routed: bool = False) -> None:
    """So many units of a kind more in an area, or fewer, standing or routed."""
    at = area * UNIT_KINDS + kind
    if routed:
        st.routed = changed(st.routed, at, st.routed[at] + number)
    else:
        st.unit[at] += number


def put(
    st: Position, house: int, area: int, kind: int, number: int = 1, routed: bool = False
) -> None:
    """Units from stock onto the board."""
    count(st, area, kind, number, routed)
    st.stock[house * UNIT_KINDS + kind] -= number
    st.size[area] += number
    occupy(st, area, house)


def destroy(st: Position, area: int, kind: int, routed: bool = False) -> None:
    """One unit goes back to stock. An order left without units is cleared later, by the step."""
    count(st, area, kind, -1, routed)
    st.stock[st.who[area] * UNIT_KINDS + kind] += 1
    st.size[area] -= 1
    if not st.size[area]:
        occupy(st, area, -1)


def destroy_all(st: Position, area: int) -> int:
    """Every unit of an area goes back to stock; how many they were."""
    house, number = st.who[area], st.size[area]
    if number:
        for kind in range(UNIT_KINDS):
            at = area * UNIT_KINDS + kind
            st.stock[house * UNIT_KINDS + kind] += st.unit[at] + st.routed[at]
            st.unit[at] = 0
            if st.routed[at]:
                st.routed = changed(st.routed, at, 0)
        st.size[area] = 0
        occupy(st, area, -1)
    return number


def lift(st: Position, area: int, units: Sequence[int]) -> None:
    """Standing units leave an area, to be set down elsewhere."""
    at = area * UNIT_KINDS
    for number in units:
        if number:
            st.unit[at] -= number
            st.size[area] -= number
        at += 1
    if not st.size[area]:
        occupy(st, area, -1)


def set_down(
    st: Position, house: int, area: int, units: Sequence[int], routed: bool = False
) -> None:
    """Lifted units stand (or lie routed) in an area."""
    for kind, number in enumerate(units):
        if number:
            count(st, area, kind, number, routed)
            st.size[area] += number
            occupy(st, area, house)


def swap(st: Position, area: int, old: int, new: int, routed: bool = False) -> None:
    """A unit becomes one of another kind: army sizes stay."""
    house = st.who[area]
    count(st, area, old, -1, routed)
    count(st, area, new, 1, routed)
    st.stock[house * UNIT_KINDS + old] += 1
    st.stock[house * UNIT_KINDS + new] -= 1


def stand_up(st: Position) -> None:
    """Routed units stand up again."""
    if any(st.routed):
        for at in compress(range(len(st.routed)), st.routed):
            st.unit[at] += st.routed[at]
        st.routed = (0,) * len(st.routed)


def own_areas(st: Position, house: int) -> Areas:
    """The areas with units of a house."""
    return st.own[house]


def areas_with(column: list[int], value: int) -> list[int]:
    """The areas that have this value in a column."""
    return [area for area, found in enumerate(column) if found == value]


def named(units: Sequence[int]) -> list[str]:
    """Units as a list of ids, one for each."""
    return [UNITS[kind] for kind, number in enumerate(units) for _ in range(number)]
