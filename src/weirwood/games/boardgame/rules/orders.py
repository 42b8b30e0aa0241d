"""Order tokens that lie on the board: whose they are, and when they leave it."""

from itertools import compress

from ..facts import HOUSES
from ..state import TYPES, Areas, Position, lay_order

HOUSE_BITS: tuple[int, ...] = tuple(1 << house for house in range(len(HOUSES)))


def of_type(st: Position, house: int, kind: int) -> Areas:
    """The areas with a house's orders of a type."""
    return st.laid[house * TYPES + kind]


def placed(st: Position, house: int) -> list[int]:
    """The areas with orders of a house."""
    rows = st.laid[house * TYPES : house * TYPES + TYPES]
    return sorted([area for areas in rows for area in areas])


def holders(st: Position, kind: int) -> int:
    """The houses that have orders of a type on the board, as bits."""
    return sum(compress(HOUSE_BITS, st.laid[kind::TYPES]))


def remove(st: Position, area: int) -> None:
    lay_order(st, area, -1, -1)


def remove_orphans(st: Position) -> None:
    """Orders without units of their house leave the board (ruling 96)."""
    for i, areas in enumerate(st.laid):
        for area in areas:
            if st.who[area] != i // TYPES:
                remove(st, area)


def lap(st: Position) -> range:
    """The slots of the turn order for one lap; only a scenario begins in the middle of one."""
    first, st.lap = st.lap, 0
    return range(first, st.seats)
